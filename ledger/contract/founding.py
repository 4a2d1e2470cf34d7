"""The start of a game, as a ruleset makes it from a scenario."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from ledger.record.entry import Placement, Posting
from ledger.record.letters import LettersAllowed
from ledger.record.state import SwitchValue

W = TypeVar("W")


class CardLine(NamedTuple):
    """A sentence that is printed on a card: the key of its message, and its arguments."""

    key: str
    args: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class CardPlan:
    """A seat card to be issued when a game is founded."""

    id: str
    character: str


@dataclass(frozen=True)
class Founding(Generic[W]):
    """The start of a game: its world, goods, seats and first period."""

    world: W
    title: str
    cards: tuple[CardPlan, ...]
    period: Mapping[str, Any]
    periods: int
    postings: tuple[Posting, ...] = ()
    placements: tuple[Placement, ...] = ()
    stewards: tuple[str, ...] = ()
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    dice: Literal["server", "table"] = "server"
    players: tuple[str, ...] = ()
    """The characters of the people who sit down to play, in the scenario's order.

    A game that is founded for a number of people (see `Players`) names them all.
    """
    letters: LettersAllowed = field(default_factory=dict)
    """The kinds of letters allowed in each period; by default none."""
    score_board: bool = True
    """Whether the wall may show who leads."""

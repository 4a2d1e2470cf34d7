"""How a game starts: what a ruleset makes of a scenario."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from ledger.record.entry import Placement, Posting
from ledger.record.letters import LettersAllowed
from ledger.record.state import SwitchValue

W = TypeVar("W")


class CardLine(NamedTuple):
    """A sentence that is printed on a card: the key of its message, and what it is filled with."""

    key: str
    args: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class CardPlan:
    """A seat card to be issued when a game is founded."""

    id: str
    character: str


@dataclass(frozen=True)
class Founding(Generic[W]):
    """How a game starts: its world, what everybody has, who sits where, the first period.

    `players` are the characters of those who sit down to play, in the order of the scenario; a
    game that is founded for so many people (see `Players`) names them all. `letters` says which
    kinds of letters may be written when; without it none. `score_board` says whether the wall may
    show who leads.
    """

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
    letters: LettersAllowed = field(default_factory=dict)
    score_board: bool = True

"""Shared parts of the founding of table games: cards, stewards, rounds and open goods."""

from collections.abc import Mapping
from typing import Any, Literal, Protocol, TypeVar

from ledger.contract.founding import CardPlan, Founding
from ledger.record.audience import EVERYBODY, Audience
from ledger.record.entry import Placement, Posting
from ledger.record.state import State, SwitchValue
from ledger.scenario.letters import LetterPermission, allowed_letter_kinds

W = TypeVar("W")

HOST_SEAT = "host"
"""The character of the host if the players are not stewards together."""

MAX_PERIODS = 4096
"""Maximum number of periods of a table game."""


class TableScenario(Protocol):
    """The fields that the scenarios of all table games have."""

    @property
    def title(self) -> str:
        """The title of the evening."""

    @property
    def stewards(self) -> Literal["players", "host"]:
        """The people who keep order: the players together, or a host."""

    @property
    def players(self) -> tuple[str, ...]:
        """The characters that people play from the start."""

    @property
    def switches(self) -> Mapping[str, SwitchValue]:
        """The value of each reading."""

    @property
    def letters(self) -> Mapping[str, LetterPermission]:
        """The kinds of letters allowed in each period."""

    @property
    def score_board(self) -> bool:
        """Whether the wall may show who leads."""


def table_founding(
    scenario: TableScenario,
    world: W,
    period: Mapping[str, Any],
    *,
    seated_characters: tuple[str, ...] = (),
    postings: tuple[Posting, ...] = (),
    placements: tuple[Placement, ...] = (),
    dice: Literal["server", "table"] = "server",
) -> Founding[W]:
    """Return the start of a table game. By default all players are seated, and have cards."""
    players_rule = scenario.stewards == "players"
    people = seated_characters or scenario.players
    return Founding(
        world=world,
        title=scenario.title,
        cards=tuple(
            CardPlan(f"{person}-1", person)
            for person in (*people, *(() if players_rule else (HOST_SEAT,)))
        ),
        stewards=scenario.players if players_rule else (HOST_SEAT,),
        postings=postings,
        placements=placements,
        period=period,
        periods=MAX_PERIODS,
        switches=dict(scenario.switches),
        dice=dice,
        letters=allowed_letter_kinds(scenario.letters),
        score_board=scenario.score_board,
        players=scenario.players,
    )


def balances_open_to_everybody(_state: State[W], _character: str, _asset: str) -> Audience:
    """Return everybody, because the goods of all players are open on the table."""
    return EVERYBODY


def round_fields(round_number: int) -> dict[str, Any]:
    """Return a round's fields as the kernel records them, as a period without a length."""
    return {"seq": round_number, "kind": "round", "key": "season-round", "year": None, "minutes": 0}

"""The documents of the kernel's slices as they are sent; phones take their types from these."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

from ledger.contract.picture import PictureDoc
from ledger.kernel.cast.slices import CastMemberDoc
from ledger.kernel.letters.slices import LETTER_SLICES
from ledger.kernel.view.pending_types import (
    AppealDoc,
    DutyDoc,
    ExpiredDoc,
    GraveActDoc,
    PetitionDoc,
    QuestionDoc,
    WindowDoc,
)
from ledger.record.result import Outcome

Status = Literal["open", "paused", "closing", "closed"]


class PeriodDoc(TypedDict):
    """One stretch of the calendar."""

    seq: int
    """The period's number, from 1."""
    kind: str
    """The kind of period, such as `season`."""
    key: str
    """The key of the message that names it."""
    year: int | None
    """The year it lies in, below 0 for years before Christ; null where the game has none."""
    minutes: int
    """How long it is planned to last, in minutes; 0 for no plan."""
    opened: int
    """When it was opened, in milliseconds since 1970."""
    paused: int
    """How long it has been paused, in milliseconds."""


class GameDoc(TypedDict):
    """The game itself."""

    id: str
    """The game's id."""
    title: str
    """The game's title."""
    ruleset: str
    """The game's rules, by their name."""
    version: str
    """The version of the rules that the game was founded with."""
    status: Status
    """Whether it is played, stands still, is about to be closed, or is closed."""
    period: PeriodDoc
    """The period that is open."""
    waiting: bool
    """Whether play has not begun yet; the game is paused meanwhile."""
    paused_at: int
    """Since when it stands still, in milliseconds since 1970; 0 while it is played."""
    closing: bool
    """Whether one steward has asked for the end."""
    closes_at: int
    """When it will be closed, in milliseconds since 1970; 0 where that is not settled."""
    rulings: int
    """Number of acts that stewards have let through against the rules."""
    dice: str
    """How dice are rolled: by the `server`, or on the `table`."""
    score_board: bool
    """Whether the wall may show who leads."""
    stewards: list[str]
    """The characters who keep order."""
    players: list[str]
    """The characters who sat down to play, in their order."""
    restored: int
    """When the copy was made from which the game goes on, in milliseconds since 1970, while it
    waits for a steward to take it over; else 0."""
    server: str
    """Changes with each takeover: how many there were, a plus, and the id of the key that signs
    since. It is empty before the first."""


class AwaitedDoc(TypedDict):
    """The characters whose act the game waits for now."""

    ids: list[str]
    """The characters."""


class ComingDoc(TypedDict):
    """The period that follows."""

    period: PeriodDoc
    """The period."""
    act: str
    """The name of the act that opens it; empty where none does."""
    by: list[str]
    """The characters who may do that act."""


class UnfinishedThing(TypedDict):
    """Something that began and is not over."""

    key: str
    """The key of the message that names it."""
    args: dict[str, Any]
    """The values for the gaps of the message, by their names."""
    who: list[str]
    """The characters who are in it."""
    since: int
    """When it began, in milliseconds since 1970."""


class UnfinishedDoc(TypedDict):
    """All that began and is not over: for stewards."""

    things: list[UnfinishedThing]
    """The things, oldest first."""


class BondSideDoc(TypedDict):
    """One side of a bond: the relation of some to others."""

    key: str
    """The key of the message that says what they are."""
    who: list[str]
    """The characters who are it."""
    to: list[str]
    """The characters to whom they are it."""


class BondTermDoc(TypedDict):
    """Something that is agreed in a bond."""

    key: str
    """The key of the message that says it."""
    args: dict[str, Any]
    """The values for the gaps of the message, by their names."""


class BondDoc(TypedDict):
    """A bond between some characters, for those who may know it.

    Nobody is bound to themselves, even if both `who` and `to` of a side name them.
    """

    kind: str
    """The kind of bond, such as a marriage or a loan."""
    rank: int
    """How much it weighs, as a number: bonds of the lowest weigh most."""
    sides: list[BondSideDoc]
    """The relations of the characters to each other."""
    terms: list[BondTermDoc]
    """The terms that are agreed."""
    amounts: dict[str, int]
    """The goods that were lent or are owed, in units of each asset."""
    since: int
    """Since when it holds, in milliseconds since 1970; 0 where no clock tells."""
    until: int
    """When it ends at the latest, in milliseconds since 1970; 0 where no clock tells."""


class ResultDoc(TypedDict):
    """How the game has ended, once it has. It goes when a correction goes back before the end."""

    outcome: Outcome
    """How it has ended.

    * `winner`: One has won.
    * `joint-win`: Several have won together.
    * `draw`: Several share a draw.
    * `nobody`: Nobody has won.
    """
    who: list[str]
    """The characters whom the outcome names."""
    places: list[list[str]]
    """The characters behind them, best first, equals together."""
    agreed: bool
    """Whether it holds because all who played agreed on it."""


class CardDoc(TypedDict):
    """A seat card."""

    id: str
    """The card's id."""
    character: str
    """The character that it is for."""
    claimed: bool
    """Whether a phone holds it."""
    moves: int
    """Number of times it went to another phone."""


class KnockDoc(TypedDict):
    """Somebody without a card who asks to come in."""

    id: str
    """The knock's id."""
    name: str
    """Their name."""
    at: int
    """Since when they ask, in milliseconds since 1970."""


KERNEL_SLICES: Mapping[str, Any] = {
    "game": GameDoc,
    "awaited": AwaitedDoc,
    "result": ResultDoc,
    "coming": ComingDoc,
    "unfinished": UnfinishedDoc,
    "bond/*": BondDoc,
    "names": Annotated[dict[str, str], Meta(description="The names of the people, by character.")],
    "stand_ins": Annotated[
        dict[str, list[str]], Meta(description="The stand-ins, by the character for whom they act.")
    ],
    "picture": PictureDoc,
    "petition/*": PetitionDoc,
    "expired/*": ExpiredDoc,
    "grave-act/*": GraveActDoc,
    "duty/*": DutyDoc,
    "window/*": WindowDoc,
    "appeal/*": AppealDoc,
    "question/*": QuestionDoc,
    "card/*": CardDoc,
    "knock/*": KnockDoc,
    "cast/*": CastMemberDoc,
    **LETTER_SLICES,
}
"""The type of each slice of the kernel by its key; `card/*` is every key that begins with `card/`.
"""

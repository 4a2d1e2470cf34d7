"""The documents of the kernel's slices, as they travel: phones take their types from these."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from ledger.kernel.cast_slices import CastMemberDoc
from ledger.kernel.letter_slices import LETTER_SLICES
from ledger.picture import PictureDoc
from ledger.result import Outcome
from ledger.state import Readiness

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
    """What fills the gaps of the message, by their names."""
    who: list[str]
    """The characters who are in it."""
    since: int
    """When it began, in milliseconds since 1970."""


class UnfinishedDoc(TypedDict):
    """All that began and is not over: for stewards."""

    things: list[UnfinishedThing]
    """The things, oldest first."""


class BondSideDoc(TypedDict):
    """One side of a bond: what some are to others."""

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
    """What fills the gaps of the message, by their names."""


class BondDoc(TypedDict):
    """What binds some characters, for those who may know it.

    Nobody is bound to themselves, even if both `who` and `to` of a side name them.
    """

    kind: str
    """The kind of bond, such as a marriage or a loan."""
    rank: int
    """How much it weighs, as a number: bonds of the lowest weigh most."""
    sides: list[BondSideDoc]
    """What the characters are to each other."""
    terms: list[BondTermDoc]
    """What is agreed."""
    amounts: dict[str, int]
    """What was lent or is owed, in units of each asset."""
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


class PetitionDoc(TypedDict):
    """An act that waits for others' consent."""

    id: str
    """The petition's id."""
    type: str
    """The act's name."""
    actor: str
    """The character who would act."""
    fields: dict[str, Any]
    """The fields of the act."""
    voices: list[str]
    """The characters who have to agree."""
    given: list[str]
    """The characters among them who have agreed."""
    since: int
    """Since when it waits, in milliseconds since 1970."""
    waive: NotRequired[list[str]]
    """For a ruling that all have to agree to: the IDs of the rules that it sets aside."""
    reason: NotRequired[str]
    """For a ruling that all have to agree to: why."""


class GraveActDoc(TypedDict):
    """A steward's act that waits, for stewards.

    Another steward confirms it. Where no other steward's phone listened it happens by itself.
    """

    id: str
    """The act's id."""
    type: str
    """The act's name."""
    actor: str
    """The character who would act."""
    by: str
    """The steward who asked for it."""
    card: str
    """The card of the steward who asked for it."""
    fields: dict[str, Any]
    """The fields of the act."""
    second: list[str]
    """The cards of the other stewards whose phones listened."""
    since: int
    """Since when it waits, in milliseconds since 1970."""
    until: int
    """Until when it waits, in milliseconds since 1970."""
    waive: list[str]
    """The IDs of the rules that it sets aside."""
    reason: str
    """Why, in the steward's words."""
    appeal: str
    """The id of the appeal that it answers; empty for none."""


class DutyDoc(TypedDict):
    """A choice that a character owes."""

    id: str
    """The duty's id."""
    kind: str
    """The kind of choice."""
    owes: str
    """The character who owes it."""
    options: list[str]
    """The values to choose from."""
    default: str
    """The value that falls due without a choice; empty for none."""
    args: dict[str, Any]
    """What fills the gaps of the messages about it, by their names."""
    since: int
    """Since when it is owed, in milliseconds since 1970."""
    period: int
    """The number of the period with whose end it falls due."""


class WindowDoc(TypedDict):
    """A stretch of time in which characters owe something that stays sealed until it is over."""

    id: str
    """The window's id."""
    kind: str
    """The kind of window."""
    owed: list[str]
    """The characters who owe something."""
    since: int
    """When it was opened, in milliseconds since 1970."""
    until: int
    """When it is over at the latest, in milliseconds since 1970."""
    moved: int
    """Number of times that end was put off."""
    remind_at: int
    """When whoever is not ready is reminded, in milliseconds since 1970."""
    every: int
    """How often a seal is made, in milliseconds."""
    seal: int
    """The number of the last seal; 0 for none."""
    root: str
    """The root (SHA-256, hex) of the last seal."""
    sealed_at: int
    """When the last seal was made, in milliseconds since 1970."""
    over: bool
    """Whether the final seal is made, so that nothing can be saved."""
    readiness: Readiness
    """What is told of who is ready.

    * `secret`: Nothing.
    * `count`: How many are.
    * `names`: Who is.
    """
    ready: int
    """Number of characters who are ready, as far as it is told."""
    ready_who: list[str]
    """The characters who are ready, as far as it is told."""
    args: dict[str, Any]
    """What fills the gaps of the messages about it, by their names."""


class AppealDoc(TypedDict):
    """A refused command laid before the stewards."""

    id: str
    """The appeal's id."""
    type: str
    """The act's name."""
    actor: str
    """The character who would act."""
    fields: dict[str, Any]
    """The fields of the act."""
    rules: list[str]
    """The IDs of the rules that refused it."""
    reason: str
    """Why it should be let through, in free words."""


class QuestionDoc(TypedDict):
    """An entry that its judges should look at: it came with a warning, or was contested."""

    id: str
    """The question's id."""
    entry: str
    """The entry's id."""
    rule: str
    """The ID of the rule that warned; empty where it was contested."""
    key: str
    """The key of the message that says what is asked."""
    args: dict[str, Any]
    """What fills the gaps of the message, by their names."""
    judges: list[str]
    """The characters who judge it."""
    by: str
    """The character who contested it; empty for a warning."""
    reason: str
    """Why it was contested, in free words."""


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
    """What they are called."""
    at: int
    """Since when they ask, in milliseconds since 1970."""


KERNEL_SLICES: Mapping[str, Any] = {
    "game": GameDoc,
    "awaited": AwaitedDoc,
    "result": ResultDoc,
    "coming": ComingDoc,
    "unfinished": UnfinishedDoc,
    "bond/*": BondDoc,
    "names": Annotated[dict[str, str], Meta(description="What people are called, by character.")],
    "stand_ins": Annotated[
        dict[str, list[str]], Meta(description="Who acts for whom: the stand-ins, by character.")
    ],
    "picture": PictureDoc,
    "petition/*": PetitionDoc,
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

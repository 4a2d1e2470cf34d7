"""The documents of the kernel's slices, as they travel: phones take their types from these."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from ledger.kernel.cast_slices import CastMemberDoc
from ledger.kernel.letter_slices import LETTER_SLICES
from ledger.picture import PictureDoc
from ledger.result import Outcome
from ledger.state import Readiness

Status = Literal["open", "paused", "closing", "closed"]


class PeriodDoc(TypedDict):
    """One stretch of the calendar. `opened` and `paused` are milliseconds, `minutes` a plan."""

    seq: int
    kind: str
    key: str
    year: int | None
    minutes: int
    opened: int
    paused: int


class GameDoc(TypedDict):
    """The game itself. Times are milliseconds.

    `waiting` when play has not begun yet; the game is paused meanwhile, since `paused_at`.
    `closing` when one steward has asked for the end, and `closes_at` when it comes, else 0.
    `dice` says whose are rolled: the `server`'s, or those on the `table`; `score_board` whether the
    wall may show who leads. `players` are those who sat down to play, in their order. `restored`
    is when the copy was made from which the game goes on, while it waits for a steward to take it
    over, else 0. `server` changes with each takeover: how many there were, a plus, and the id of
    the key that signs since; "" before the first.
    """

    id: str
    title: str
    ruleset: str
    version: str
    status: Status
    period: PeriodDoc
    waiting: bool
    paused_at: int
    closing: bool
    closes_at: int
    rulings: int
    dice: str
    score_board: bool
    stewards: list[str]
    players: list[str]
    restored: int
    server: str


class AwaitedDoc(TypedDict):
    """Those whose act the game waits for now."""

    ids: list[str]


class ComingDoc(TypedDict):
    """The period that follows: the act `act` opens it, if one of `by` does it; "" if none does."""

    period: PeriodDoc
    act: str
    by: list[str]


class UnfinishedThing(TypedDict):
    """Something that began at `since` (milliseconds) and is not over: its message, who is in it."""

    key: str
    args: dict[str, Any]
    who: list[str]
    since: int


class UnfinishedDoc(TypedDict):
    """All that began and is not over, the oldest first: for stewards."""

    things: list[UnfinishedThing]


class BondSideDoc(TypedDict):
    """What those of `who` are in a bond, by the message of `key`, to those of `to`."""

    key: str
    who: list[str]
    to: list[str]


class BondTermDoc(TypedDict):
    """Something that is agreed in a bond: its message."""

    key: str
    args: dict[str, Any]


class BondDoc(TypedDict):
    """What binds some characters, for those who may know it.

    `kind` is the same for all bonds alike; those of the lowest `rank` weigh most. Nobody is bound
    to themselves, even if both `who` and `to` of a side name them. `amounts` is what was lent or is
    owed, by asset. It holds since `since` and ends `until` then at the latest (milliseconds since
    the Unix epoch, 0 where no clock tells).
    """

    kind: str
    rank: int
    sides: list[BondSideDoc]
    terms: list[BondTermDoc]
    amounts: dict[str, int]
    since: int
    until: int


class ResultDoc(TypedDict):
    """How the game has ended, once it has. `places` are those behind, best first, equals together.

    It goes when a correction goes back before the end. `agreed` if all who played agreed on it.
    """

    outcome: Outcome
    who: list[str]
    places: list[list[str]]
    agreed: bool


class PetitionDoc(TypedDict):
    """An act that waits for others' consent: those of `voices` who are not yet in `given`.

    It waits `since` then (milliseconds since the Unix epoch).

    Of a ruling that all have to agree to: `waive` names the rules it sets aside, `reason` says why.
    """

    id: str
    type: str
    actor: str
    fields: dict[str, Any]
    voices: list[str]
    given: list[str]
    since: int
    waive: NotRequired[list[str]]
    reason: NotRequired[str]


class GraveActDoc(TypedDict):
    """A steward's act that waits since `since`, for stewards; `card` is that of who asked, `by`.

    Another steward confirms it `until` then; `second` are the cards whose phones listened. Without
    any it happens then, unless it is stopped before. `waive` names the rules it sets aside. Times
    are milliseconds since the Unix epoch.
    """

    id: str
    type: str
    actor: str
    by: str
    card: str
    fields: dict[str, Any]
    second: list[str]
    since: int
    until: int
    waive: list[str]
    reason: str
    appeal: str


class DutyDoc(TypedDict):
    """A choice that a character owes since `since`; `default` falls due without it.

    That is when `period` ends, which is told by its number.
    """

    id: str
    kind: str
    owes: str
    options: list[str]
    default: str
    args: dict[str, Any]
    since: int
    period: int


class WindowDoc(TypedDict):
    """A stretch of time in which `owed` owe something that stays sealed until it is over.

    Times are milliseconds since the Unix epoch. `until` has moved on `moved` times; whoever is not
    ready is reminded at `remind_at`. A seal is made every `every` milliseconds after `since`;
    `seal` is the number of the last one, with its `root` (hex), `sealed_at`. `over` once the final
    seal is made: then nothing can be saved. `ready` of them are ready, and `ready_who` says who, as
    far as `readiness` lets it be known. `args` are the game's own.
    """

    id: str
    kind: str
    owed: list[str]
    since: int
    until: int
    moved: int
    remind_at: int
    every: int
    seal: int
    root: str
    sealed_at: int
    over: bool
    readiness: Readiness
    ready: int
    ready_who: list[str]
    args: dict[str, Any]


class AppealDoc(TypedDict):
    """A refused command laid before the stewards, and the rules that refused it."""

    id: str
    type: str
    actor: str
    fields: dict[str, Any]
    rules: list[str]
    reason: str


class QuestionDoc(TypedDict):
    """An entry that its judges should look at: with a warning, or contested `by` somebody."""

    id: str
    entry: str
    rule: str
    key: str
    args: dict[str, Any]
    judges: list[str]
    by: str
    reason: str


class CardDoc(TypedDict):
    """A seat card, whether a phone holds it, and how often it went to another one."""

    id: str
    character: str
    claimed: bool
    moves: int


class KnockDoc(TypedDict):
    """Somebody without a card who asks to come in, since `at` (milliseconds)."""

    id: str
    name: str
    at: int


KERNEL_SLICES: Mapping[str, Any] = {
    "game": GameDoc,
    "awaited": AwaitedDoc,
    "result": ResultDoc,
    "coming": ComingDoc,
    "unfinished": UnfinishedDoc,
    "bond/*": BondDoc,
    "names": dict[str, str],
    "stand_ins": dict[str, list[str]],
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

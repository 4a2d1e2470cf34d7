"""The kernel's own entries: their words, as they are stored for every game."""

from typing import Any, ClassVar

from ledger.entry import Body


class GameFounded(Body, frozen=True):
    """Entry 1: pins the ruleset, its version, the hash of its data, the seal and the seeds.

    `names` are what people are called who play (character, digest of the words), `players` the
    characters of those who sit down to play, in their order. `waits` when play begins later than
    the founding: with the entry game-begun.
    """

    STORED: ClassVar[str] = "kernel/game-founded@1"
    game: str
    ruleset: str
    version: str
    data_hash: str
    title: str
    scenario: dict[str, Any]
    cards: tuple[tuple[str, str], ...]
    stewards: tuple[str, ...]
    switches: dict[str, bool | int | str]
    period: dict[str, Any]
    dice: str
    commitment: str
    seal_key: str
    names: tuple[tuple[str, str], ...] = ()
    players: tuple[str, ...] = ()
    waits: bool = False


class PeriodOpened(Body, frozen=True):
    """A stretch of the calendar began, and with it the last one ended."""

    STORED: ClassVar[str] = "kernel/period-opened@1"
    seq: int
    kind: str
    key: str
    year: int | None
    minutes: int


class SeedRevealed(Body, frozen=True):
    """The seed of an ended period: now everybody can check its dice."""

    STORED: ClassVar[str] = "kernel/seed-revealed@1"
    period: int
    seed: str


class DutyOwed(Body, frozen=True):
    """Somebody owes a choice until the end of the period; then the default falls due."""

    STORED: ClassVar[str] = "kernel/duty-owed@1"
    duty: str
    kind: str
    owes: str
    options: tuple[str, ...]
    default: str
    period: int
    terms: dict[str, Any]
    seen: tuple[str, ...] = ()


class DutyDischarged(Body, frozen=True):
    """The choice was made, or (`fell_due`) the default took its place."""

    STORED: ClassVar[str] = "kernel/duty-discharged@1"
    duty: str
    kind: str
    owes: str
    option: str
    fell_due: bool = False


class ActContested(Body, frozen=True):
    """A party says that a recorded act was not so."""

    STORED: ClassVar[str] = "kernel/act-contested@1"
    entry: str
    by: str
    reason: str = ""


class QuestionSettled(Body, frozen=True):
    """A judge has dealt with a warning or a contested act."""

    STORED: ClassVar[str] = "kernel/question-settled@1"
    question: str
    rule: str
    by: str
    reason: str = ""


class EntryReversed(Body, frozen=True):
    """An entry was set right by counter-postings; it stays readable."""

    STORED: ClassVar[str] = "kernel/entry-reversed@1"
    entry: str
    type: str
    by: str
    own: bool
    charged: str = ""
    reason: str = ""


class Disclosed(Body, frozen=True):
    """The words of an entry (of `type`, its stored name), said again to those who may know now."""

    STORED: ClassVar[str] = "kernel/disclosed@1"
    entry: str
    type: str
    words: dict[str, Any]
    to: tuple[str, ...]
    reason: str = ""


class SwitchSet(Body, frozen=True):
    """A reading was flipped for the rest of the evening."""

    STORED: ClassVar[str] = "kernel/switch-set@1"
    switch: str
    value: bool | int | str
    before: bool | int | str
    irregular: tuple[str, ...] = ()
    reason: str = ""


class DiceSet(Body, frozen=True):
    """From now on dice are rolled by the server, or on the table and typed in."""

    STORED: ClassVar[str] = "kernel/dice-set@1"
    value: str
    before: str
    reason: str = ""


class Introduced(Body, frozen=True):
    """Who plays a character said what they are called; `name` is the digest of the words."""

    STORED: ClassVar[str] = "kernel/introduced@1"
    character: str
    name: str


class GameBegun(Body, frozen=True):
    """Play begins: the clock of the first period runs from now on."""

    STORED: ClassVar[str] = "kernel/game-begun@1"
    by: str


class GamePaused(Body, frozen=True):
    """Everything stands still, deadlines too."""

    STORED: ClassVar[str] = "kernel/game-paused@1"
    by: str
    reason: str = ""


class GameResumed(Body, frozen=True):
    """The game goes on; `stood` is how many milliseconds it stood still."""

    STORED: ClassVar[str] = "kernel/game-resumed@1"
    by: str
    stood: int


class ClosingAnnounced(Body, frozen=True):
    """One steward wants to close the game; a second one has to agree."""

    STORED: ClassVar[str] = "kernel/closing-announced@1"
    card: str
    minutes: int


class ClosingConfirmed(Body, frozen=True):
    """The countdown runs. `closes_at` is in milliseconds since the Unix epoch."""

    STORED: ClassVar[str] = "kernel/closing-confirmed@1"
    card: str
    closes_at: int


class ClosingCancelled(Body, frozen=True):
    """The game goes on after all."""

    STORED: ClassVar[str] = "kernel/closing-cancelled@1"
    card: str


class GameClosed(Body, frozen=True):
    """The game is over and its ledger open to everybody, free words excepted."""

    STORED: ClassVar[str] = "kernel/game-closed@1"

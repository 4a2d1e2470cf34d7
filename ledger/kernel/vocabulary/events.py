"""The kernel's own entries, in the form that is stored for every game."""

from typing import Any

from ledger.record.entry import Event


class GameFounded(Event, stored="kernel/game-founded@1"):
    """Entry 1: pins the ruleset, its version, the hash of its data, the seal and the seeds."""

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
    """The names of players: a character, and the digest of the words."""
    players: tuple[str, ...] = ()
    """The characters of the people who sat down to play, in their order."""
    waits: bool = False
    """Whether play begins later than the founding, by the entry `GameBegun`."""


class PeriodOpened(Event, stored="kernel/period-opened@1"):
    """A stretch of the calendar began, and with it the last one ended."""

    seq: int
    kind: str
    key: str
    year: int | None
    minutes: int


class SeedRevealed(Event, stored="kernel/seed-revealed@1"):
    """The seed of an ended period: now everybody can check its dice."""

    period: int
    seed: str


class DutyOwed(Event, stored="kernel/duty-owed@1"):
    """A character owes a choice until the end of the period. The default falls due at that time."""

    duty: str
    kind: str
    owes: str
    options: tuple[str, ...]
    default: str
    period: int
    terms: dict[str, Any]
    seen: tuple[str, ...] = ()


class DutyDischarged(Event, stored="kernel/duty-discharged@1"):
    """The choice was made, or (`fell_due`) the default took its place."""

    duty: str
    kind: str
    owes: str
    option: str
    fell_due: bool = False


class ActContested(Event, stored="kernel/act-contested@1"):
    """A party says that a recorded act was wrong."""

    entry: str
    by: str
    reason: str = ""


class QuestionSettled(Event, stored="kernel/question-settled@1"):
    """A judge has dealt with a warning or a contested act."""

    question: str
    rule: str
    by: str
    reason: str = ""


class EntryReversed(Event, stored="kernel/entry-reversed@1"):
    """An entry was corrected by counter-postings; it stays readable."""

    entry: str
    type: str
    by: str
    own: bool
    charged: str = ""
    reason: str = ""


class Disclosed(Event, stored="kernel/disclosed@1"):
    """The words of an entry (of `type`, its stored name), repeated for new readers."""

    entry: str
    type: str
    words: dict[str, Any]
    to: tuple[str, ...]
    reason: str = ""


class SwitchSet(Event, stored="kernel/switch-set@1"):
    """A reading was flipped for the rest of the evening."""

    switch: str
    value: bool | int | str
    before: bool | int | str
    irregular: tuple[str, ...] = ()
    reason: str = ""


class DiceSet(Event, stored="kernel/dice-set@1"):
    """From now on dice are rolled by the server, or on the table and typed in."""

    value: str
    before: str
    reason: str = ""


class Introduced(Event, stored="kernel/introduced@1"):
    """The person who plays a character gave their name. `name` is its digest."""

    character: str
    name: str


class GameBegun(Event, stored="kernel/game-begun@1"):
    """Play begins: the clock of the first period runs from now on."""

    by: str


class GamePaused(Event, stored="kernel/game-paused@1"):
    """The game stands still, including all deadlines."""

    by: str
    reason: str = ""


class GameResumed(Event, stored="kernel/game-resumed@1"):
    """The game goes on. `stood` is the length of the pause in milliseconds."""

    by: str
    stood: int


class ClosingAnnounced(Event, stored="kernel/closing-announced@1"):
    """One steward wants to close the game. A second one has to agree."""

    card: str
    minutes: int


class ClosingConfirmed(Event, stored="kernel/closing-confirmed@1"):
    """The countdown runs. `closes_at` is in milliseconds since the Unix epoch."""

    card: str
    closes_at: int


class ClosingCancelled(Event, stored="kernel/closing-cancelled@1"):
    """The game goes on after all."""

    card: str


class GameClosed(Event, stored="kernel/game-closed@1"):
    """The game is over and its ledger open to everybody, free words excepted."""

"""The kernel's state, which has the same shape for every game, and the whole state of a game."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

import msgspec

from ledger.record.audience import Audience
from ledger.record.books import Books
from ledger.record.cast import CastMember, Knock
from ledger.record.letters import Letters
from ledger.record.log import Log
from ledger.record.seating import Seating
from ledger.record.shared_map import Map
from ledger.record.takeover import Takeover

W = TypeVar("W")

Status = Literal["open", "paused", "closing", "closed"]
Readiness = Literal["secret", "count", "names"]
"""The facts about ready characters that a window tells before its end: nothing, a number, or names.
"""
SwitchValue = bool | int | str


class Period(msgspec.Struct, frozen=True):
    """One stretch of the calendar."""

    seq: int = 0
    kind: str = ""
    key: str = ""
    year: int | None = None
    minutes: int = 0
    """The planned length of the period, in minutes."""
    opened: int = 0
    """The time when the period opened, in milliseconds since the epoch."""
    paused: int = 0
    """The length of all pauses in the period, in milliseconds."""


class Card(msgspec.Struct, frozen=True):
    """A seat card, which gives the right to act for a character."""

    id: str
    character: str
    generation: int = 1
    device: str = ""
    """The hash of the phone that the card is on."""
    moves: tuple[int, ...] = ()
    key: str = ""
    """The public key that checks the phone's signatures; "" if it has none."""
    client: bool = False
    """Whether the phone is a program that plays over the API."""
    petition: str = ""
    """The command that asked for this print, if its token names no card.

    The command is a petition that all agreed to, a knock, or a steward's word.
    """
    claimed: int = 0
    """The position of the entry by which a phone first took this print; 0 before that."""


class Petition(msgspec.Struct, frozen=True):
    """An act that waits for the consent of others. A petition reserves no goods."""

    id: str
    type: str
    actor: str
    card: str
    terms: dict[str, Any]
    voices: tuple[str, ...]
    given: tuple[str, ...]
    period: int
    audience: Audience
    matter: str = ""
    """The matter of the act, such as a battle (`ledger.kernel.vocabulary.matters`)."""
    waive: tuple[str, ...] = ()
    reason: str = ""
    appeal: str = ""
    kept: tuple[str, ...] = ()
    """The names of the terms that are digests of free words.

    See `ledger.kernel.vocabulary.petition_terms`.
    """
    since: int = 0
    """The time of the request, in milliseconds since the epoch."""
    position: int = 0
    """The position of the entry that opened the petition."""


class ExpiredPetition(msgspec.Struct, frozen=True):
    """A petition that ended before all had agreed. It is known until two more periods opened."""

    petition: Petition
    seq: int
    """The number of the period in which it ended. A petition ends in the period that opens."""
    period: str = ""
    """The kind of the period that opened and so ended the petition; "" if its matter is over."""
    year: int | None = None
    """The year of that period."""
    at: int = 0
    """The time when that period opened, in milliseconds since the epoch."""
    recorded: bool = False
    """Whether an entry says that the petition ended."""

    @property
    def id(self) -> str:
        """Return the id of the petition."""
        return self.petition.id

    @property
    def position(self) -> int:
        """Return the position of the entry that opened the petition."""
        return self.petition.position


class GraveAct(msgspec.Struct, frozen=True):
    """A steward's act that waits for a second steward or for its time."""

    petition: Petition
    """The act in the form of a petition without voices."""
    by: str
    """The steward who asked for the act."""
    second: tuple[str, ...]
    """The cards that may confirm the act before `until`.

    If there is no such card, the act happens at `until`.
    """
    until: int
    """The end of the wait, in milliseconds since the epoch."""

    @property
    def id(self) -> str:
        """Return the id of the command that asked for the act."""
        return self.petition.id

    @property
    def position(self) -> int:
        """Return the position of the entry that asked for the act."""
        return self.petition.position


class Duty(msgspec.Struct, frozen=True):
    """A choice that a character owes by the end of `period`."""

    id: str
    kind: str
    owes: str
    options: tuple[str, ...]
    default: str
    """The option that is taken if the character has not chosen by then."""
    period: int
    terms: dict[str, Any]
    audience: Audience
    since: int = 0
    """The time when the duty arose, in milliseconds since the epoch."""
    position: int = 0
    """The position of the entry that gave rise to the duty."""


class Window(msgspec.Struct, frozen=True):
    """A stretch of time in which characters owe a submission.

    All submissions stay sealed until the end of the window.

    Times are milliseconds since the Unix epoch.
    """

    id: str
    kind: str
    owed: tuple[str, ...]
    """The characters who owe a submission, in the order of their leaves."""
    since: int
    """The start, which moves on by the time that the game is paused."""
    until: int
    """The deadline, which moves on by the time that the game is paused."""
    every: int
    """The time between two seals: one is due at each `since + n * every`."""
    audience: Audience
    """The characters who see the window."""
    opened_to: Audience
    """The characters who see the submissions once they are open."""
    readiness: Readiness = "secret"
    """The kind of facts that `ready` and `ready_who` tell."""
    terms: dict[str, Any] = {}
    """The game's own data, for its effects and its screens."""
    seal: int = 0
    """The number of the last seal."""
    root: str = ""
    """The root of the last seal (hex)."""
    sealed_at: int = 0
    """The time of the last seal."""
    final: int = 0
    """The position of the final seal; 0 before it."""
    ready: int = 0
    ready_who: tuple[str, ...] = ()
    moved: int = 0
    """The number of times that `until` has moved on."""
    dated: int = 0
    """The time at which `until` got its present value."""
    excused: tuple[str, ...] = ()
    """The characters who have a leaf but no longer owe a submission."""


class Appeal(msgspec.Struct, frozen=True):
    """A refused command that a player has laid before the stewards.

    The fields `matter`, `kept` and `position` mean the same as in a petition.
    """

    id: str
    type: str
    actor: str
    card: str
    terms: dict[str, Any]
    rules: tuple[str, ...]
    reason: str
    matter: str = ""
    kept: tuple[str, ...] = ()
    position: int = 0


class Question(msgspec.Struct, frozen=True):
    """A question for a judge about an act that has a warning or that a party contests."""

    id: str
    entry: str
    key: str
    rule: str
    args: dict[str, Any]
    judges: Audience
    audience: Audience
    by: str = ""
    reason: str = ""
    position: int = 0
    """The position of the entry that opened the case."""


class Kernel(msgspec.Struct, frozen=True):
    """The state that all games share, at one position."""

    game: str = ""
    ruleset: str = ""
    version: str = ""
    title: str = ""
    status: Status = "open"
    paused_at: int = 0
    closes_at: int = 0
    closing_by: str = ""
    closing_minutes: int = 0
    dice: str = "server"
    period: Period = msgspec.field(default_factory=Period)
    stewards: tuple[str, ...] = ()
    commitment: str = ""
    seal_key: str = ""
    rulings: int = 0
    cards: Map[str, Card] = msgspec.field(default_factory=Map)
    switches: Map[str, SwitchValue] = msgspec.field(default_factory=Map)
    petitions: Map[str, Petition] = msgspec.field(default_factory=Map)
    expired: Map[str, ExpiredPetition] = msgspec.field(default_factory=Map)
    """The petitions that ended before all had agreed, in this period or in the one before."""
    grave_acts: Map[str, GraveAct] = msgspec.field(default_factory=Map)
    duties: Map[str, Duty] = msgspec.field(default_factory=Map)
    windows: Map[str, Window] = msgspec.field(default_factory=Map)
    appeals: Map[str, Appeal] = msgspec.field(default_factory=Map)
    questions: Map[str, Question] = msgspec.field(default_factory=Map)
    reversed: Map[str, str] = msgspec.field(default_factory=Map)
    names: Map[str, str] = msgspec.field(default_factory=Map)
    """The digest of the player's name, by character."""
    players: tuple[str, ...] = ()
    """The characters of the people who sat down to play, in their order."""
    began: int = 0
    """The time when play began, in milliseconds since the epoch."""
    waiting: bool = False
    """Whether play has not begun. The game is then paused from its founding on."""
    knocks: Map[str, Knock] = msgspec.field(default_factory=Map)
    gone: Map[str, Card] = msgspec.field(default_factory=Map)
    """The cards of characters who have left play. These cards never come back."""
    cast: Map[str, CastMember] = msgspec.field(default_factory=Map)
    """The person who is to play each character, if an organiser notes it."""
    stand_ins: Map[str, tuple[str, ...]] = msgspec.field(default_factory=Map)
    """The characters who act for a character."""
    letters: Letters = msgspec.field(default_factory=Letters)
    score_board: bool = True
    """Whether the wall may show who leads."""
    heir: Takeover | None = None
    """The takeover that a restored ledger waits for; None if it does not wait for a takeover."""
    takeovers: tuple[Takeover, ...] = ()

    @property
    def running(self) -> bool:
        """Return whether time counts in the game: it is neither paused nor closed."""
        return self.status in ("open", "closing")

    def has_card_for(self, character: str) -> bool:
        """Return whether a card for this character exists, so that a person can play it."""
        return character in played_characters(self.cards)

    def character(self, card: str) -> str:
        """Return the character this card acts for; empty for an unknown card."""
        known_card = self.cards.get(card)
        return known_card.character if known_card else ""

    def card(self, card: str) -> Card | None:
        """Return the card with this id, even if it has left play; None if unknown."""
        return self.cards.get(card) or self.gone.get(card)

    def cards_of(self, character: str) -> tuple[str, ...]:
        """Return the ids of the cards that act for a character, sorted."""
        return tuple(
            sorted(card_id for card_id, card in self.cards.items() if card.character == character)
        )


@lru_cache(maxsize=16)
def played_characters(cards: Map[str, Card]) -> frozenset[str]:
    """Return the characters that cards act for.

    Rules need this set for everybody and for every act.
    """
    return frozenset(card.character for card in cards.values())


@dataclass(frozen=True, slots=True)
class State(Generic[W]):
    """A game at one position."""

    at: int
    """The time of the last entry, or of the command being decided (Unix milliseconds)."""
    log: Log
    kernel: Kernel
    books: Books
    seating: Seating
    world: W

    @property
    def period(self) -> Period:
        """Return the period that is open."""
        return self.kernel.period

    def switch(self, switch_name: str) -> SwitchValue:
        """Return the reading in force. Raises KeyError if the ruleset does not have the switch."""
        return self.kernel.switches[switch_name]

"""The kernel's own state, the same for every game, and the state of a game as a whole."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

import msgspec
from immutables import Map

from ledger.record.audience import Audience
from ledger.record.books import Books
from ledger.record.cast import CastMember, Knock
from ledger.record.letters import Letters
from ledger.record.log import Log
from ledger.record.seating import Seating
from ledger.record.takeover import Takeover

W = TypeVar("W")

Status = Literal["open", "paused", "closing", "closed"]
Readiness = Literal["secret", "count", "names"]
"""What is told while a window lasts of who is ready: nothing, how many, or who."""
SwitchValue = bool | int | str


class Period(msgspec.Struct, frozen=True):
    """One stretch of the calendar. `opened` is in milliseconds; `minutes` is what it should take.

    `paused` is how many milliseconds of it the game stood still.
    """

    seq: int = 0
    kind: str = ""
    key: str = ""
    year: int | None = None
    minutes: int = 0
    opened: int = 0
    paused: int = 0


class Card(msgspec.Struct, frozen=True):
    """A seat card: the right to act for a character. `device` is the hash of the phone it is on.

    `key` is the public key with which that phone signs what it sends, "" if it has none; `client`
    when the phone is a program that plays over the API. `petition` is the command that asked for
    this print, if its token names no card: a petition all agreed to, a knock, a steward's word.
    """

    id: str
    character: str
    generation: int = 1
    device: str = ""
    moves: tuple[int, ...] = ()
    key: str = ""
    client: bool = False
    petition: str = ""


class Petition(msgspec.Struct, frozen=True):
    """An act that waits `since` then (milliseconds) for others' consent. It reserves nothing.

    `matter` is what it is about beside its terms (see `ledger.kernel.vocabulary.matters`); `kept`
    names those of its terms that are digests of free words (see
    `ledger.kernel.vocabulary.petition_terms`). `position` is that of the entry by which it was
    asked.
    """

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
    waive: tuple[str, ...] = ()
    reason: str = ""
    appeal: str = ""
    kept: tuple[str, ...] = ()
    since: int = 0
    position: int = 0


class GraveAct(msgspec.Struct, frozen=True):
    """A steward's act that waits `until` then (milliseconds), kept like a petition without voices.

    `by` is the steward who asked for it. One of those who hold the cards `second` confirms it until
    then; without any it happens then.
    """

    petition: Petition
    by: str
    second: tuple[str, ...]
    until: int

    @property
    def id(self) -> str:
        """Return the id of the command that asked for the act."""
        return self.petition.id

    @property
    def position(self) -> int:
        """Return the position of the entry that asked for the act."""
        return self.petition.position


class Duty(msgspec.Struct, frozen=True):
    """A choice owed since `since` (milliseconds) to the end of `period`; `default` falls due.

    `position` is that of the entry by which it arose.
    """

    id: str
    kind: str
    owes: str
    options: tuple[str, ...]
    default: str
    period: int
    terms: dict[str, Any]
    audience: Audience
    since: int = 0
    position: int = 0


class Window(msgspec.Struct, frozen=True):
    """A stretch of time in which characters owe something that stays sealed until it is over.

    Times are milliseconds since the Unix epoch. `owed` are those who owe, in the order of their
    leaves; `since` and `until` move on by the time that the game stood still. A seal is due at
    each `since + n * every`; `seal` is the number of the last one, with its `root` (hex), made
    `sealed_at`. `final` is the position of the last seal of all, 0 before it. `ready` and
    `ready_who` tell no more than `readiness` allows. `audience` sees the window, `opened_to` what
    was saved, once it is open. `terms` are the game's own, for its effects and its screens.
    `moved` counts how often `until` has moved on; it is what it is since `dated`. Who is `excused`
    has a leaf, but owes nothing any more.
    """

    id: str
    kind: str
    owed: tuple[str, ...]
    since: int
    until: int
    every: int
    audience: Audience
    opened_to: Audience
    readiness: Readiness = "secret"
    terms: dict[str, Any] = {}
    seal: int = 0
    root: str = ""
    sealed_at: int = 0
    final: int = 0
    ready: int = 0
    ready_who: tuple[str, ...] = ()
    moved: int = 0
    dated: int = 0
    excused: tuple[str, ...] = ()


class Appeal(msgspec.Struct, frozen=True):
    """A refused command laid before the stewards.

    `matter`, `kept` and `position` as in a petition.
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
    """Something in a judge's queue: an act recorded with a warning, or contested by a party.

    `position` is that of the entry that put it there.
    """

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


class Kernel(msgspec.Struct, frozen=True):
    """The state that all games share, at one position.

    `names` holds the digest of what the person is called who plays a character; `players` are the
    characters of those who sat down to play, in their order. `began` is when play began, in
    milliseconds; a game that is `waiting` for that is paused since its founding. `gone` are the
    cards of those who have left play: none of them comes back. `cast` holds who is to play a
    character, where an organiser notes it; `stand_ins` those who act for one. With a `score_board`
    the wall may show who leads. A restored ledger waits while it has an `heir` for a takeover.
    """

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
    grave_acts: Map[str, GraveAct] = msgspec.field(default_factory=Map)
    duties: Map[str, Duty] = msgspec.field(default_factory=Map)
    windows: Map[str, Window] = msgspec.field(default_factory=Map)
    appeals: Map[str, Appeal] = msgspec.field(default_factory=Map)
    questions: Map[str, Question] = msgspec.field(default_factory=Map)
    reversed: Map[str, str] = msgspec.field(default_factory=Map)
    names: Map[str, str] = msgspec.field(default_factory=Map)
    players: tuple[str, ...] = ()
    began: int = 0
    waiting: bool = False
    knocks: Map[str, Knock] = msgspec.field(default_factory=Map)
    gone: Map[str, Card] = msgspec.field(default_factory=Map)
    cast: Map[str, CastMember] = msgspec.field(default_factory=Map)
    stand_ins: Map[str, tuple[str, ...]] = msgspec.field(default_factory=Map)
    letters: Letters = msgspec.field(default_factory=Letters)
    score_board: bool = True
    heir: Takeover | None = None
    takeovers: tuple[Takeover, ...] = ()

    @property
    def running(self) -> bool:
        """Whether time counts in the game: it is neither paused nor closed."""
        return self.status in ("open", "closing")

    def plays(self, character: str) -> bool:
        """Whether there is a card for this character: so there is somebody who can act."""
        return character in played(self.cards)

    def character(self, card: str) -> str:
        """The character this card acts for; empty for an unknown card."""
        known = self.cards.get(card)
        return known.character if known else ""

    def card(self, card: str) -> Card | None:
        """The card of this id, also of who has left play; None for an unknown one."""
        return self.cards.get(card) or self.gone.get(card)

    def cards_of(self, character: str) -> tuple[str, ...]:
        """The cards that act for a character, sorted."""
        return tuple(sorted(key for key, card in self.cards.items() if card.character == character))


@lru_cache(maxsize=16)
def played(cards: Map[str, Card]) -> frozenset[str]:
    """The characters that cards act for. Rules ask it for everybody and every act."""
    return frozenset(card.character for card in cards.values())


@dataclass(frozen=True, slots=True)
class State(Generic[W]):
    """A game at one position.

    `at` is when its last entry was made, or the command that is decided (Unix milliseconds).
    """

    at: int
    log: Log
    kernel: Kernel
    books: Books
    seating: Seating
    world: W

    @property
    def period(self) -> Period:
        """The period that is open."""
        return self.kernel.period

    def switch(self, name: str) -> SwitchValue:
        """The reading in force. Raise KeyError for a switch the ruleset does not have."""
        return self.kernel.switches[name]

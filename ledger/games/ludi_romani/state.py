"""The world of Ludi Romani: who the people are, and what they may still do this season.

Balances live in the books and places in the seating; here is only what neither can say.
"""

from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from immutables import Map

from ledger.games.ludi_romani.actium.state import Actium
from ledger.games.ludi_romani.bacchants.state import Thiasos
from ledger.games.ludi_romani.bonds import Bonds
from ledger.games.ludi_romani.feriae.state import Feriae
from ledger.games.ludi_romani.mors.state import Mors
from ledger.games.ludi_romani.numina.state import Powers
from ledger.games.ludi_romani.pestis.state import Pestis
from ledger.games.ludi_romani.proelium.state import Duels, Pugnae
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.senatus.state import Curia
from ledger.record.state import State

ROLES = (
    "imperator",
    "senator",
    "virgo",
    "matrona",
    "free_woman",  # divorced or widowed (ROST-06)
    "amazon",
    "rex",
    "vestal",
    "numen",
)
"""Every role one may have (ROST-01)."""

STATUSES = (
    "challenged",
    "in_proelium",
    "unprotected",
    "proscribed",
    "cliens",
    "bacchant",
    "trapped",
    "ring_bearer",
    "imago",
    "umbra",
    "condemned",
    "consul",
)
"""What may be true of a person beside the role. An umbra is dead, an imago a dead one received.

The condemned await a death that was announced and not yet carried out.
"""


@dataclass(frozen=True, slots=True)
class Person:
    """One character as everybody knows it: role and public status.

    `patroni` are those a cliens follows, the latest last; `god` is whom a bacchant follows.
    """

    id: str
    role: str
    mortal: bool
    statuses: frozenset[str] = frozenset()
    patroni: tuple[str, ...] = ()
    god: str = ""

    @property
    def living(self) -> bool:
        """Whether this is neither an umbra nor an imago."""
        return self.statuses.isdisjoint(("umbra", "imago"))

    @property
    def embattled(self) -> bool:
        """Whether a flagitatio or a proelium binds this person (MERC-14, MOTUS-16)."""
        return not self.statuses.isdisjoint(("challenged", "in_proelium"))


@dataclass(frozen=True, slots=True)
class Voyage:
    """A voyage of this season, as the sea gods may check it: `caught` once a god has acted.

    `group` is everybody aboard, the traveller first; `legiones` and `classes` are what they
    carried and sailed with when they left.
    """

    traveller: str
    origin: str
    goal: str
    caught: bool = False
    group: tuple[str, ...] = ()
    legiones: int = 0
    classes: int = 0

    @property
    def lacking(self) -> int:
        """How many legiones sailed without a classis of their own (MARE-03)."""
        return max(0, self.legiones - self.classes)

    @property
    def badness(self) -> tuple[bool, int]:
        """What makes a voyage worse than another: no ship at all, or too few (MARE-08)."""
        return (not self.classes, self.lacking)


@dataclass(frozen=True, slots=True)
class World:
    """The public world at one position. `scenario` is the data that entry 1 pinned.

    `spent` holds the rights used up in the running season, as words like
    `minerva-transfer@minerva/1` or `tributum/1/juno/octavian`; `instaurationes` is the
    number of the last repeat of tribute in this hiems, `recalled` are those before it that do not
    count; `voyages` are those of this season, by traveller.
    `held_by` is the twin who said that this season goes on. `escorts` names the Roman
    protector of each rex who has one in Rome. `begun` says when bonds began (milliseconds), those
    that are over among them. `weddings` counts all weddings so far. The rest is what each chapter
    remembers.
    """

    scenario: Scenario
    people: Map[str, Person]
    spent: frozenset[str] = frozenset()
    instaurationes: int = 0
    recalled: frozenset[int] = frozenset()
    voyages: Map[str, Voyage] = field(default_factory=Map)
    held_by: str = ""
    bonds: Bonds = field(default_factory=Bonds)
    thiasos: Thiasos = field(default_factory=Thiasos)
    escorts: Map[str, str] = field(default_factory=Map)
    begun: Map[str, int] = field(default_factory=Map)
    weddings: int = 0
    pestis: Pestis | None = None
    curia: Curia = field(default_factory=Curia)
    feriae: Feriae = field(default_factory=Feriae)
    pugnae: Pugnae = field(default_factory=Pugnae)
    duels: Duels = field(default_factory=Duels)
    mors: Mors = field(default_factory=Mors)
    actium: Actium = field(default_factory=Actium)
    powers: Powers = field(default_factory=Powers)

    def person(self, character: str) -> Person:
        """The character. Raise KeyError for one who is not in the cast."""
        return self.people[character]

    def changed(self, character: str, **changes: Any) -> "World":
        """The world with one person changed."""
        person = replace(self.people[character], **changes)
        return replace(self, people=self.people.set(character, person))

    def with_status(self, character: str, status: str) -> "World":
        """The world with somebody marked as, say, proscribed."""
        return self.changed(character, statuses=self.person(character).statuses | {status})

    def without_status(self, character: str, status: str) -> "World":
        """The world with somebody no longer marked so."""
        return self.changed(character, statuses=self.person(character).statuses - {status})

    def with_voyage(self, voyage: Voyage) -> "World":
        """The world with somebody's voyage as it is now."""
        return replace(self, voyages=self.voyages.set(voyage.traveller, voyage))

    def with_held(self, reges: frozenset[str]) -> "World":
        """The world with these reges held in Rome (REX-06)."""
        return replace(self, curia=replace(self.curia, held=reges))

    def times_used(self, right: str) -> int:
        """How often a counted right has been used this season (CAL-11)."""
        return next(n for n in count() if f"{right}/{n + 1}" not in self.spent)

    def latest_use(self, right: str) -> str:
        """The mark of the latest use of a counted right (CAL-11)."""
        return f"{right}/{self.times_used(right)}"

    def having_used(self, right: str) -> "World":
        """The world after a counted right was used once more (CAL-11)."""
        return self.having_spent(f"{right}/{self.times_used(right) + 1}")

    def having_spent(self, *marks: str) -> "World":
        """The world with these marks, which the next season wipes out (CAL-11)."""
        return replace(self, spent=self.spent.union(marks))


Game = State[World]
"""A state of this game."""

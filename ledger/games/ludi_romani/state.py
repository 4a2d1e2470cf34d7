"""The world of Ludi Romani: the people, and their rights in this season.

Balances are in the books and places in the seating. The world holds all other facts.
"""

from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from ledger.games.ludi_romani.actium.state import Actium
from ledger.games.ludi_romani.bacchants.state import FreedBacchants
from ledger.games.ludi_romani.bonds import Bonds
from ledger.games.ludi_romani.feriae.state import Feriae
from ledger.games.ludi_romani.mors.state import Mors
from ledger.games.ludi_romani.numina.state import DisguisePowers
from ledger.games.ludi_romani.pestis.state import Pestis
from ledger.games.ludi_romani.proelium.state import Pugnae, RingKnowledge
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.senatus.state import Curia
from ledger.record.shared_map import Map
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
"""Every role of a character (ROST-01)."""

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
"""The statuses of a person, in addition to the role.

An umbra is a dead person, and an imago is a dead person whom the underworld received. A condemned
person awaits a death that was announced and not yet carried out.
"""


@dataclass(frozen=True, slots=True)
class Person:
    """One character as everybody knows it: role and public status."""

    id: str
    role: str
    mortal: bool
    statuses: frozenset[str] = frozenset()
    patroni: tuple[str, ...] = ()
    """The patroni of a cliens, the latest last."""

    god: str = ""
    """The god of a bacchant; empty for any other person."""

    @property
    def living(self) -> bool:
        """Return whether this person is neither an umbra nor an imago."""
        return self.statuses.isdisjoint(("umbra", "imago"))

    @property
    def is_in_battle(self) -> bool:
        """Return whether a flagitatio or a proelium binds this person (MERC-14, MOTUS-16)."""
        return not self.statuses.isdisjoint(("challenged", "in_proelium"))


@dataclass(frozen=True, slots=True)
class Voyage:
    """A voyage of this season, which the sea gods may check."""

    traveller: str
    origin: str
    goal: str
    is_caught: bool = False
    """Whether a god of the sea has acted on this voyage."""

    group: tuple[str, ...] = ()
    """Everybody aboard, the traveller first."""

    legiones: int = 0
    """Number of legiones that the group carried when it left."""

    classes: int = 0
    """Number of classes with which the group sailed when it left."""

    @property
    def excess_legions(self) -> int:
        """Return how many legiones exceeded the classes of the group (MARE-03)."""
        return max(0, self.legiones - self.classes)

    @property
    def severity(self) -> tuple[bool, int]:
        """Return how severe the voyage's lack of ships is.

        No ship is worse than too few (MARE-08).
        """
        return (not self.classes, self.excess_legions)


@dataclass(frozen=True, slots=True)
class World:
    """The public world at one position.

    Each field without a description holds the state of one chapter.
    """

    scenario: Scenario
    """The scenario data that entry 1 pinned."""

    people: Map[str, Person]
    """Every character of the cast, by id."""

    spent_rights: frozenset[str] = frozenset()
    """The rights used up in the running season.

    Rights are strings such as `minerva-transfer@minerva/1` or `tributum/1/juno/octavian`.
    """

    instaurationes: int = 0
    """The number of the latest repetition of the tribute in this hiems."""

    recalled_repetitions: frozenset[int] = frozenset()
    """The numbers of repetitions that were recalled and do not count."""

    voyages: Map[str, Voyage] = field(default_factory=Map)
    """The voyages of this season, by the character who leads each."""

    god_holding_season: str = ""
    """The twin god who declared that this season goes on; empty if there is none."""

    bonds: Bonds = field(default_factory=Bonds)
    thiasos: FreedBacchants = field(default_factory=FreedBacchants)
    escorts: Map[str, str] = field(default_factory=Map)
    """The Roman protector of each rex who has one in Rome."""

    beginnings_of_bonds: Map[str, int] = field(default_factory=Map)
    """The beginning of each bond in milliseconds, by name. Ended bonds remain."""

    weddings: int = 0
    """Number of all weddings so far."""

    pestis: Pestis | None = None
    curia: Curia = field(default_factory=Curia)
    feriae: Feriae = field(default_factory=Feriae)
    pugnae: Pugnae = field(default_factory=Pugnae)
    duels: RingKnowledge = field(default_factory=RingKnowledge)
    mors: Mors = field(default_factory=Mors)
    actium: Actium = field(default_factory=Actium)
    powers: DisguisePowers = field(default_factory=DisguisePowers)

    def person(self, character: str) -> Person:
        """Return the character.

        Raises: KeyError: the character is not in the cast.
        """
        return self.people[character]

    def with_person(self, character: str, **changes: Any) -> "World":
        """Return the world with one person changed."""
        person = replace(self.people[character], **changes)
        return replace(self, people=self.people.set(character, person))

    def with_status(self, character: str, status: str) -> "World":
        """Return the world in which a character has this status, such as proscribed."""
        return self.with_person(character, statuses=self.person(character).statuses | {status})

    def without_status(self, character: str, status: str) -> "World":
        """Return the world in which a character does not have this status."""
        return self.with_person(character, statuses=self.person(character).statuses - {status})

    def with_voyage(self, voyage: Voyage) -> "World":
        """Return the world with this voyage added or replaced."""
        return replace(self, voyages=self.voyages.set(voyage.traveller, voyage))

    def with_held_reges(self, reges: frozenset[str]) -> "World":
        """Return the world with these reges held in Rome (REX-06)."""
        return replace(self, curia=replace(self.curia, held_reges=reges))

    def times_used(self, right_name: str) -> int:
        """Return how often a counted right has been used this season (CAL-11)."""
        return next(
            use_number
            for use_number in count()
            if f"{right_name}/{use_number + 1}" not in self.spent_rights
        )

    def mark_of_latest_use(self, right_name: str) -> str:
        """Return the mark of the latest use of a counted right (CAL-11)."""
        return f"{right_name}/{self.times_used(right_name)}"

    def with_right_used(self, right_name: str) -> "World":
        """Return the world after a counted right was used once more (CAL-11)."""
        return self.with_marks(f"{right_name}/{self.times_used(right_name) + 1}")

    def with_marks(self, *marks: str) -> "World":
        """Return the world with these marks, which the next season deletes (CAL-11)."""
        return replace(self, spent_rights=self.spent_rights.union(marks))


Game = State[World]
"""A state of this game."""

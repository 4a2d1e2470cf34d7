"""The last battle, and what the victors make of it (ACTIUM, VICT)."""

from dataclasses import dataclass, field

import msgspec
from immutables import Map

FORMS = "forms"
FLEETS = "fleets"
BATTLE = "battle"
TRIUMPH = "triumph"


class Side(msgspec.Struct, frozen=True):
    """People who go together whatever happens: a leader, and who follows him by a bond.

    `heads` speak for them: the leader, or the god whose bacchants they are.
    """

    leader: str
    heads: tuple[str, ...]
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Party:
    """One form and one fleet: the sides of a last alliance, its leader's first.

    `bought` is how many ships its form gave, `missing` what the next one would have needed in
    Denarii (0 for none); `checked` by whom the form was found right.
    """

    sides: tuple[Side, ...]
    checked: str = ""
    bought: int = 0
    missing: int = 0

    @property
    def leader(self) -> str:
        """Who leads it, and by whom it is known."""
        return self.sides[0].leader

    @property
    def heads(self) -> tuple[str, ...]:
        """Who speaks for it."""
        return tuple(head for side in self.sides for head in side.heads)

    @property
    def members(self) -> tuple[str, ...]:
        """Everybody whose goods are on its form."""
        return tuple(member for side in self.sides for member in side.members)


@dataclass(frozen=True, slots=True)
class Gift:
    """What somebody will give to a form when the forms are closed. `to` leads a side."""

    id: str
    giver: str
    to: str
    asset: str
    quantity: int


@dataclass(frozen=True, slots=True)
class Throw:
    """A die that a god (or by one reading a ghost) threw for a party; void after a ruling."""

    thrower: str
    party: str
    asset: str
    value: int
    void: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """One concursatio navalis: every party's die by its leader, and what was thrown on top.

    `losers` are there once the victor was named.
    """

    number: int
    dice: Map[str, int]
    throws: tuple[Throw, ...] = ()
    settled: bool = False
    losers: tuple[str, ...] = ()

    def total(self, party: str) -> int:
        """A party's die and what counts of the dice thrown for it."""
        thrown = (t.value for t in self.throws if t.party == party and not t.void)
        return self.dice[party] + sum(thrown)

    def thrown_for(self, party: str) -> tuple[Throw, ...]:
        """What was thrown for a party in this round and counts."""
        return tuple(t for t in self.throws if t.party == party and not t.void)


@dataclass(frozen=True, slots=True)
class Claim:
    """A throw that somebody says was declared in time, as long as the Fates have not judged it."""

    duty: str
    thrower: str
    party: str
    asset: str


@dataclass(frozen=True, slots=True)
class Decree:
    """What the victors decided about somebody or something, by the id of its act."""

    id: str
    fate: str
    about: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class Actium:
    """How far the last battle has come.

    `stage` is empty until the conches sound, then forms, fleets, battle, triumph. `dice` says
    whose dice are rolled, if not the game's. `thrown` names who used up a throw, once for each.
    `order` is what the victors made of Rome.
    """

    stage: str = ""
    parties: Map[str, Party] = field(default_factory=Map)
    gifts: tuple[Gift, ...] = ()
    dice: str = ""
    round: Round | None = None
    claims: tuple[Claim, ...] = ()
    thrown: tuple[str, ...] = ()
    victor: str = ""
    paraded: bool = False
    title: str = ""
    order: str = ""
    decrees: tuple[Decree, ...] = ()
    ended: bool = False

    def party_of(self, who: str) -> Party | None:
        """The party on whose form somebody's goods are; None for gods, ghosts and strangers."""
        own = self.parties.get(who)
        if own is not None:
            return own
        return next((p for p in self.parties.values() if who in p.members), None)

    def spoken_for(self, who: str) -> Party | None:
        """The party for which somebody speaks, if for any."""
        return next((p for p in self.parties.values() if who in p.heads), None)

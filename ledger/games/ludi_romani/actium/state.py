"""State of the last battle and of the victors' order (ACTIUM, VICT)."""

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from immutables import Map

FORMS = "forms"
FLEETS = "fleets"
BATTLE = "battle"
TRIUMPH = "triumph"


class Side(msgspec.Struct, frozen=True):
    """People bound together: a leader and those bound to him.

    `heads` speak for them: the leader, or the god whose bacchants they are.
    """

    leader: str
    heads: tuple[str, ...]
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Party:
    """One form and one fleet: the sides of a last alliance, its leader's first.

    `bought` is how many ships its form bought, `missing` what the next one lacked in Denarii (0 for
    none); `checked` is who confirmed the form.
    """

    sides: tuple[Side, ...]
    checked: str = ""
    bought: int = 0
    missing: int = 0

    @property
    def leader(self) -> str:
        """The leader, by whom it is known."""
        return self.sides[0].leader

    @property
    def heads(self) -> tuple[str, ...]:
        """Who speaks for it."""
        return tuple(head for side in self.sides for head in side.heads)

    @property
    def members(self) -> tuple[str, ...]:
        """Everybody whose goods are on its form."""
        return tuple(member for side in self.sides for member in side.members)

    @property
    def people(self) -> tuple[str, ...]:
        """Its members, and who speaks for them."""
        return (*self.members, *self.heads)


@dataclass(frozen=True, slots=True)
class Gift:
    """A promise to a form, due when the forms are closed. `to` leads a side."""

    id: str
    giver: str
    to: str
    asset: str
    quantity: int


@dataclass(frozen=True, slots=True)
class Throw:
    """A die that a god (or by one reading a ghost) threw for a party; void after a ruling.

    `entry` is the id of the entry that tells it.
    """

    thrower: str
    party: str
    asset: str
    value: int
    void: bool = False
    entry: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """One concursatio navalis: every party's die by its leader, and the throws for them.

    `losers` are set once the victor was named. `entry` is the id of the entry that tells the dice.
    """

    number: int
    dice: Map[str, int]
    throws: tuple[Throw, ...] = ()
    settled: bool = False
    losers: tuple[str, ...] = ()
    entry: str = ""

    def total(self, party: str) -> int:
        """A party's die plus the throws for it that count."""
        thrown = (t.value for t in self.throws if t.party == party and not t.void)
        return self.dice[party] + sum(thrown)

    def thrown_for(self, party: str) -> tuple[Throw, ...]:
        """The throws for a party in this round that count."""
        return tuple(t for t in self.throws if t.party == party and not t.void)


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that a throw was declared in time, until the Fates have judged it."""

    duty: str
    thrower: str
    party: str
    asset: str


@dataclass(frozen=True, slots=True)
class Decree:
    """What the victors decided about somebody or something, by the id of its act.

    `victor` led the victors then.
    """

    id: str
    victor: str
    fate: str
    about: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class Actium:
    """The state of the last battle.

    `stage` is empty until the conches sound, then forms, fleets, battle, triumph. `dice` is server
    or table, empty for the game's setting. `thrown` names those who used up a throw, once for each.
    `triumphed` led the victors in their triumph; the victory may pass to others before the
    coronation. `order` is the victors' order for Rome.
    """

    stage: str = ""
    parties: Map[str, Party] = field(default_factory=Map)
    gifts: tuple[Gift, ...] = ()
    dice: str = ""
    round: Round | None = None
    claims: tuple[Claim, ...] = ()
    thrown: tuple[str, ...] = ()
    victor: str = ""
    triumphed: str = ""
    title: str = ""
    order: str = ""
    decrees: tuple[Decree, ...] = ()
    ended: bool = False

    @property
    def paraded(self) -> bool:
        """Whether the victors have held their triumph."""
        return bool(self.victor) and self.triumphed == self.victor

    @property
    def decided(self) -> tuple[Decree, ...]:
        """The decisions of the current victors; those of earlier ones do not count."""
        return tuple(decree for decree in self.decrees if decree.victor == self.victor)

    def party_of(self, who: str) -> Party | None:
        """The party on whose form somebody's goods are; None for gods, ghosts and strangers."""
        own = self.parties.get(who)
        if own is not None:
            return own
        return next((p for p in self.parties.values() if who in p.members), None)

    def people_of(self, who: str) -> tuple[str, ...]:
        """The people of somebody's party, or that person alone without one."""
        party = self.party_of(who)
        return party.people if party else (who,)

    def at_issue(self, duty: str) -> tuple[Claim, Round] | None:
        """The claim behind a duty, and the round it is about, if any."""
        claim = next((claim for claim in self.claims if claim.duty == duty), None)
        return (claim, self.round) if claim and self.round else None

    def spoken_for(self, who: str) -> Party | None:
        """The party for which somebody speaks, if for any."""
        return next((p for p in self.parties.values() if who in p.heads), None)

    def with_party(self, leader: str, **changes: Any) -> "Actium":
        """The battle with one party changed."""
        party = replace(self.parties[leader], **changes)
        return replace(self, parties=self.parties.set(leader, party))

    def with_round(self, **changes: Any) -> "Actium":
        """The battle with its round changed, once one was rolled."""
        return replace(self, round=replace(self.round, **changes)) if self.round else self

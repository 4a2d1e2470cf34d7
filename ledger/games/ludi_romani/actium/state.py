"""State of the last battle and of the victors' order (ACTIUM, VICT)."""

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from ledger.record.shared_map import Map

FORMS_STAGE = "forms"
FLEETS_STAGE = "fleets"
BATTLE_STAGE = "battle"
TRIUMPH_STAGE = "triumph"


class Side(msgspec.Struct, frozen=True):
    """A side at Actium: a leader, and the people who are bound to the leader."""

    leader: str
    heads: tuple[str, ...]
    """The characters who speak for the side: the leader, or the god of its bacchants."""

    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Party:
    """A party at Actium, with one form and one fleet."""

    sides: tuple[Side, ...]
    """The sides of a last alliance, its leader's first."""

    checked: str = ""
    """The character who confirmed the form; empty while it is unconfirmed."""

    ships_bought: int = 0
    """Number of ships that the form bought."""

    missing_sum: int = 0
    """The sum that the next ship lacked, in Denarii; 0 for none."""

    rounds_with_losses: tuple[int, ...] = ()
    """The numbers of the rounds in which it lost a ship."""

    @property
    def leader(self) -> str:
        """Return the leader, by whom the party is known."""
        return self.sides[0].leader

    @property
    def heads(self) -> tuple[str, ...]:
        """Return the characters who speak for the party."""
        return tuple(leader for side in self.sides for leader in side.heads)

    @property
    def members(self) -> tuple[str, ...]:
        """Return everybody whose goods are on the form."""
        return tuple(member for side in self.sides for member in side.members)

    @property
    def people(self) -> tuple[str, ...]:
        """Return the members, and their heads."""
        return (*self.members, *self.heads)


@dataclass(frozen=True, slots=True)
class Gift:
    """A gift that is promised to a form, and given when the forms are closed."""

    id: str
    giver: str
    receiver: str
    """The leader of the side that gets the gift."""

    asset: str
    quantity: int


@dataclass(frozen=True, slots=True)
class SeaThrow:
    """A die that a god (or by one reading a ghost) threw for a party."""

    thrower: str
    party: str
    asset: str
    value: int
    is_void: bool = False
    """Whether a ruling made it void."""

    entry: str = ""
    """The id of the entry that records it."""


@dataclass(frozen=True, slots=True)
class SeaRound:
    """One round of the battle (concursatio navalis)."""

    number: int
    dice: Map[str, int]
    """Each party's die, by leader."""

    throws: tuple[SeaThrow, ...] = ()
    """The throws for the parties."""

    is_settled: bool = False
    losers: tuple[str, ...] = ()
    """The parties that lose a ship. They are set when the victor is named."""

    entry: str = ""
    """The id of the entry that records the dice."""

    def total(self, party_leader: str) -> int:
        """Return a party's die plus the throws for it that count."""
        values = (
            throw.value
            for throw in self.throws
            if throw.party == party_leader and not throw.is_void
        )
        return self.dice[party_leader] + sum(values)

    def throws_for(self, party_leader: str) -> tuple[SeaThrow, ...]:
        """Return the throws for a party in this round that count."""
        return tuple(
            throw for throw in self.throws if throw.party == party_leader and not throw.is_void
        )


@dataclass(frozen=True, slots=True)
class ThrowClaim:
    """A claim that a throw was declared in time, until the Fates have judged it."""

    duty: str
    """The id of the Fates' duty."""

    thrower: str
    party: str
    asset: str


@dataclass(frozen=True, slots=True)
class Decree:
    """A decision of the victors after the battle."""

    id: str
    """The id of the act by which they decided."""

    victor: str
    """The leader of the victors when they decided."""

    fate: str
    subject: str
    """The character or god whom it is about."""

    place: str = ""
    """The region that it is about; empty for none."""


@dataclass(frozen=True, slots=True)
class Actium:
    """The state of the last battle."""

    stage: str = ""
    """The stage of the battle; empty until the conches sound.

    After that it is `forms`, `fleets`, `battle` or `triumph`.
    """

    parties: Map[str, Party] = field(default_factory=Map)
    gifts: tuple[Gift, ...] = ()
    dice: str = ""
    """The chosen dice: `server` or `table`; empty for the game's setting."""

    round: SeaRound | None = None
    claims: tuple[ThrowClaim, ...] = ()
    gods_who_threw: tuple[str, ...] = ()
    """The characters who have thrown a die. A character occurs once for each throw."""

    victor: str = ""
    triumphed: str = ""
    """The leader of the victors in their triumph.

    The victory may pass to others before the coronation.
    """

    title: str = ""
    order: str = ""
    """The order that the victors gave to Rome."""

    decrees: tuple[Decree, ...] = ()
    is_evening_over: bool = False

    @property
    def has_triumphed(self) -> bool:
        """Return whether the victors have held their triumph."""
        return bool(self.victor) and self.triumphed == self.victor

    @property
    def victors_decrees(self) -> tuple[Decree, ...]:
        """Return the decisions of the current victors.

        Decisions of earlier victors do not count.
        """
        return tuple(decree for decree in self.decrees if decree.victor == self.victor)

    def party_of(self, character: str) -> Party | None:
        """Return the party with this character's goods on its form; None for gods and ghosts."""
        party = self.parties.get(character)
        if party is not None:
            return party
        return next((party for party in self.parties.values() if character in party.members), None)

    def people_of(self, character: str) -> tuple[str, ...]:
        """Return the people of a character's party, or only that character if there is no party."""
        party = self.party_of(character)
        return party.people if party else (character,)

    def claim_of_duty(self, duty: str) -> tuple[ThrowClaim, SeaRound] | None:
        """Return the claim behind a duty, and the round it is about, or None."""
        claim = next((claim for claim in self.claims if claim.duty == duty), None)
        return (claim, self.round) if claim and self.round else None

    def party_led_by(self, character: str) -> Party | None:
        """Return the party for which a character speaks, or None."""
        return next((party for party in self.parties.values() if character in party.heads), None)

    def with_party(self, leader: str, **changes: Any) -> "Actium":
        """Return the battle with one party changed."""
        party = replace(self.parties[leader], **changes)
        return replace(self, parties=self.parties.set(leader, party))

    def with_losses(self, loss_count: int, losers: tuple[str, ...]) -> "Actium":
        """Return the battle in which exactly these parties lost a ship in this round."""
        parties = self.parties
        for leader, party in self.parties.items():
            lost_rounds = tuple(
                round_number
                for round_number in party.rounds_with_losses
                if round_number != loss_count
            )
            rounds_lost = (*lost_rounds, loss_count) if leader in losers else lost_rounds
            parties = parties.set(leader, replace(party, rounds_with_losses=rounds_lost))
        return replace(self, parties=parties)

    def with_round(self, **changes: Any) -> "Actium":
        """Return the battle with its round changed. Before the first round it is unchanged."""
        return replace(self, round=replace(self.round, **changes)) if self.round else self

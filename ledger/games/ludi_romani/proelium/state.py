"""The state of challenges and battles of this season (PROEL)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import msgspec

from ledger.games.ludi_romani.proelium.stages import (
    AFTERMATH_STAGE,
    FIELDING_STAGE,
    FOUGHT_RESULT,
    OVER_STAGE,
    REFUSED_RESULT,
    ROLLED_STAGE,
    ROLLING_STAGE,
)
from ledger.record.shared_map import Map


class Corps(msgspec.Struct, frozen=True):
    """Dice of one kind that one owner brings to a party.

    A die that cannot be captured counts once per round.
    """

    owner: str
    kind: str
    present: int
    """Number of dice when the battle opened."""

    fielded: int = 0
    """Number of dice that take part."""

    thrown: int = 0
    """Number of fielded dice that were rolled."""

    @property
    def name(self) -> str:
        """Return the name of these dice in forms: `octavian/legio_curialis`."""
        return f"{self.owner}/{self.kind}"

    @property
    def left(self) -> int:
        """Return how many of the fielded dice are still to be rolled."""
        return self.fielded - self.thrown


class Throw(msgspec.Struct, frozen=True):
    """One rolled die: its owner, kind and face."""

    owner: str
    kind: str
    face: int


class Modifier(msgspec.Struct, frozen=True):
    """A modifier of a throw."""

    how: str
    """`juno_doubling`, `imagines` or `fortuna`."""

    by: str
    """The character who changed the throw."""

    side: int
    n: int = 0
    """The points that are added; 0 for a doubling."""

    entry: str = ""
    """The id of the entry that records the modifier."""


class Concursatio(msgspec.Struct, frozen=True):
    """One round: a pair of dice, first the die of the first party."""

    number: int
    throws: tuple[Throw | None, Throw | None] = (None, None)
    entries: tuple[str, str] = ("", "")
    """The ids of the entries that record the throws."""

    touches: tuple[Modifier, ...] = ()
    totals: tuple[int, int] = (0, 0)
    result: str = ""
    """`captured` (by two points or more), `ceded` (by one), `tie`, or empty while not settled.

    If only the second side risks dice, the result is `captured` (by any number) or `kept`.
    """

    winner: int = -1
    """The number of the side that won; -1 for neither."""

    lost: tuple[str, str] = ("", "")
    """The accounts that received the lost dice; "" for a die that was not lost."""

    def changes(self, modifier_kind: str) -> tuple[Modifier, ...]:
        """Return the modifiers of one kind in this round."""
        return tuple(modifier for modifier in self.touches if modifier.how == modifier_kind)


@dataclass(frozen=True, slots=True)
class Side:
    """A party in a battle: its members with the leader first, and their dice."""

    members: tuple[str, ...]
    corps: tuple[Corps, ...] = ()

    @property
    def leader(self) -> str:
        """Return the member who speaks for the party."""
        return self.members[0]

    @property
    def fielded(self) -> int:
        """Return how many dice take part."""
        return sum(corps.fielded for corps in self.corps)


@dataclass(frozen=True, slots=True)
class Proelium:
    """One battle from the flagitatio to the last decision after it."""

    id: str
    number: int
    place: str
    presider: str
    sides: tuple[Side, Side]
    stage: str
    """The stage of the battle, one of the stages in `proelium.stages`.

    In `rolled` both dice are on the table and may be changed. In `aftermath` a fighter still owes a
    decision.
    """

    flagitatio: int = 0
    """The position of the entry with which the battle began."""

    must: str = ""
    """The ID of the rule by which the challenge could not be refused; empty if there is none."""

    forced_by: str = ""
    """The god who made both fight; empty if there is none."""

    dice: str = "server"
    concursationes: int = 0
    """The number of rounds in the whole battle."""

    rounds: tuple[Concursatio, ...] = ()
    """The rounds that have begun, with the current round last."""

    fabrilis: str = ""
    """The character who has Vulcan's die in this battle, or `out` after it was beaten."""

    claim: str = ""
    """The id of the duty in which the Fates decide a dispute over presiding."""

    pending: tuple[str, ...] = ()
    """The characters who owe a decision after the battle."""

    unprotected: tuple[str, ...] = ()
    """The characters who have lost everything in the battle."""

    why: str = ""
    """The reason for the end of the battle."""

    kind: str = ""
    """The kind of battle: empty for a battle of equals, else `war_god` or `ring`.

    In the last two kinds the first side rolls the same die in each round and cannot lose it.
    """

    provoked_by: str = ""
    """The war god who demanded the challenge; empty for nobody."""

    rival: str = ""
    """The mortal to challenge instead of fighting the war god; empty if there is none."""

    @property
    def people(self) -> tuple[str, ...]:
        """Return everybody in the battle, the first party first."""
        return (*self.sides[0].members, *self.sides[1].members)

    @property
    def is_being_fought(self) -> bool:
        """Return whether the battle is being fought: opened and not yet decided."""
        return self.stage in (FIELDING_STAGE, ROLLING_STAGE, ROLLED_STAGE)

    @property
    def cut_short(self) -> bool:
        """Return whether the battle ended before its last die (PROEL-31)."""
        return self.stage in (AFTERMATH_STAGE, OVER_STAGE) and self.why not in (
            "",
            FOUGHT_RESULT,
            REFUSED_RESULT,
        )

    @property
    def current_round(self) -> Concursatio:
        """Return the round in progress, or the next one before anything is rolled."""
        if self.rounds and not self.rounds[-1].result:
            return self.rounds[-1]
        return Concursatio(len(self.rounds) + 1)

    @property
    def settled_rounds(self) -> tuple[Concursatio, ...]:
        """Return the settled rounds of the battle."""
        return tuple(concursatio for concursatio in self.rounds if concursatio.result)

    def party_index(self, character: str) -> int:
        """Return 0 or 1 for a member of a party; -1 for any other character."""
        return next(
            (side_index for side_index in (0, 1) if character in self.sides[side_index].members), -1
        )

    @property
    def sides_at_risk(self) -> tuple[Side, ...]:
        """Return the parties that risk dice.

        Against a war god or the Ring only the second party does.
        """
        return self.sides[1:] if self.kind else self.sides

    @property
    def leader_args(self) -> dict[str, str]:
        """Return the leaders as the arguments `first_side` and `second_side` of a message."""
        first_side, second_side = self.sides
        return {"first": f"who:{first_side.leader}", "second": f"who:{second_side.leader}"}

    def with_round(self, concursatio: Concursatio) -> "Proelium":
        """Return the battle with this current round."""
        return replace(self, rounds=(*self.settled_rounds, concursatio))

    def with_side(self, side_index: int, side: Side) -> "Proelium":
        """Return the battle with one party changed."""
        first_side, second_side = self.sides
        return replace(self, sides=(side, second_side) if side_index == 0 else (first_side, side))


@dataclass(frozen=True, slots=True)
class Pugnae:
    """The state of challenges and battles of this season (PROEL)."""

    count: int = 0
    """Number of all battles of the game so far."""

    battles: Map[str, Proelium] = field(default_factory=Map)
    """The battles of this season, by id."""

    lots: Map[str, tuple[int, ...]] = field(default_factory=Map)
    """The dice rolled for the order of challenges, by character (PROEL-13)."""

    @property
    def next_number(self) -> int:
        """Return the number of the next battle."""
        return self.count + 1

    def lasting(self) -> Iterator[Proelium]:
        """Yield the battles that are not over, the oldest first."""
        for battle in sorted(self.battles.values(), key=lambda battle: battle.number):
            if battle.stage != OVER_STAGE:
                yield battle

    def battle_of(self, character: str) -> Proelium | None:
        """Return the battle in which a character takes part, or None if all are over.

        A battle being fought goes before one in its aftermath. Among battles in their aftermath, a
        battle in which the character owes a decision goes first.
        """
        battles = (battle for battle in self.lasting() if character in battle.people)
        rank = {
            battle.id: (battle.stage == AFTERMATH_STAGE, character not in battle.pending)
            for battle in battles
        }
        return self.battles[min(rank, key=rank.__getitem__)] if rank else None

    def has_fought(self, character: str) -> bool:
        """Return whether a character has fought this season, and these battles are over."""
        own_battles = [battle for battle in self.battles.values() if character in battle.people]
        return bool(own_battles) and all(
            battle.stage in (AFTERMATH_STAGE, OVER_STAGE) for battle in own_battles
        )

    def battle_presided_by(self, numen: str) -> Proelium | None:
        """Return the battle over which a god presides, or None if all are over."""
        return next((battle for battle in self.lasting() if battle.presider == numen), None)

    def with_battle(self, battle: Proelium) -> "Pugnae":
        """Return this state with one battle added or replaced."""
        return replace(self, battles=self.battles.set(battle.id, battle))

    def with_lots(self, lots: Mapping[str, tuple[int, ...]]) -> "Pugnae":
        """Return this state with these dice for the order of challenges (PROEL-13)."""
        return replace(self, lots=self.lots.update(lots))


@dataclass(frozen=True, slots=True)
class RingKnowledge:
    """The public knowledge about the bearer of the Ring (RING-02).

    Fights with the Ring or with war gods are stored as ordinary battles.
    """

    revealed: str = ""
    """The bearer who has attacked with the Ring and is known to wear it; empty if there is none."""

"""Challenges and battles of this season (PROEL)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import msgspec
from immutables import Map

from ledger.games.ludi_romani.proelium.stages import (
    AFTERMATH,
    FIELDING,
    FOUGHT,
    OVER,
    REFUSED,
    ROLLED,
    ROLLING,
)


class Corps(msgspec.Struct, frozen=True):
    """Dice of one kind that one owner brings to a party.

    `present` is how many there were when the battle opened, `fielded` how many take part, `thrown`
    how many of those were rolled. A die that cannot be captured counts once per round.
    """

    owner: str
    kind: str
    present: int
    fielded: int = 0
    thrown: int = 0

    @property
    def name(self) -> str:
        """The name of these dice in forms: `octavian/legio_curialis`."""
        return f"{self.owner}/{self.kind}"

    @property
    def left(self) -> int:
        """How many of the fielded dice are still to be rolled."""
        return self.fielded - self.thrown


class Throw(msgspec.Struct, frozen=True):
    """One rolled die: its owner, kind and face."""

    owner: str
    kind: str
    face: int


class Touch(msgspec.Struct, frozen=True):
    """A modifier of a throw: `how` is juno_doubling, imagines or fortuna, `n` what is added.

    For a doubling `n` is 0. `entry` is the id of the entry that tells it.
    """

    how: str
    by: str
    side: int
    n: int = 0
    entry: str = ""


class Concursatio(msgspec.Struct, frozen=True):
    """One pair of dice rolled against each other, the first party's first.

    `result` is captured (by two or more), ceded (by one), tie, or empty while not settled; where
    only the second side risks dice captured (by any number) or kept. `winner` is the side that
    won, -1 for none. `entries` are the ids of those that tell the throws; `lost` are the accounts
    to which the dice went that were lost, "" for a die that was not.
    """

    number: int
    throws: tuple[Throw | None, Throw | None] = (None, None)
    entries: tuple[str, str] = ("", "")
    touches: tuple[Touch, ...] = ()
    totals: tuple[int, int] = (0, 0)
    result: str = ""
    winner: int = -1
    lost: tuple[str, str] = ("", "")

    def changes(self, how: str) -> tuple[Touch, ...]:
        """The modifiers of one kind in this round."""
        return tuple(touch for touch in self.touches if touch.how == how)


@dataclass(frozen=True, slots=True)
class Side:
    """A party: its members, the leader first, and the dice they bring."""

    members: tuple[str, ...]
    corps: tuple[Corps, ...] = ()

    @property
    def leader(self) -> str:
        """The member who speaks for the party."""
        return self.members[0]

    @property
    def fielded(self) -> int:
        """How many dice take part."""
        return sum(corps.fielded for corps in self.corps)


@dataclass(frozen=True, slots=True)
class Proelium:
    """One battle from the flagitatio to the last decision after it.

    `kind` is empty for a battle of equals, else war_god or ring: then the first side rolls one and
    the same die again and again, which nobody takes. `stage` is challenged, fielding, rolling,
    rolled (both dice lie there and may be changed), aftermath (somebody still owes a decision) or
    over. `flagitatio` is the position of the entry with which it began, `must` whether it had to be
    accepted, `forced_by` the god who made them fight, `provoked_by` the war god at whose word
    somebody challenged, `rival` whom a war god would have challenged instead of fighting him.
    `concursationes` is how many rounds there will be; `rounds` are those begun, the current one
    last. `fabrilis` is who has Vulcan's die here, or `out`. `claim` is the duty in which a dispute
    over presiding lies. `pending` are those who owe a decision afterwards; `why` says how it ended.
    """

    id: str
    number: int
    place: str
    presider: str
    sides: tuple[Side, Side]
    stage: str
    flagitatio: int = 0
    must: str = ""
    forced_by: str = ""
    dice: str = "server"
    concursationes: int = 0
    rounds: tuple[Concursatio, ...] = ()
    fabrilis: str = ""
    claim: str = ""
    pending: tuple[str, ...] = ()
    unprotected: tuple[str, ...] = ()
    why: str = ""
    kind: str = ""
    provoked_by: str = ""
    rival: str = ""

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody in the battle, the first party first."""
        return (*self.sides[0].members, *self.sides[1].members)

    @property
    def fought(self) -> bool:
        """Whether it is being fought: opened and not yet decided."""
        return self.stage in (FIELDING, ROLLING, ROLLED)

    @property
    def cut_short(self) -> bool:
        """Whether it ended before its last die (PROEL-31)."""
        return self.stage in (AFTERMATH, OVER) and self.why not in ("", FOUGHT, REFUSED)

    @property
    def current(self) -> Concursatio:
        """The round in progress, or the next one before anything is rolled."""
        if self.rounds and not self.rounds[-1].result:
            return self.rounds[-1]
        return Concursatio(len(self.rounds) + 1)

    @property
    def settled(self) -> tuple[Concursatio, ...]:
        """The rounds that are settled."""
        return tuple(one for one in self.rounds if one.result)

    def side_of(self, who: str) -> int:
        """0 or 1 for a member of a party; -1 for anybody else."""
        return next((n for n in (0, 1) if who in self.sides[n].members), -1)

    @property
    def sides_at_risk(self) -> tuple[Side, ...]:
        """The parties that risk dice: only the second against a war god or the Ring."""
        return self.sides[1:] if self.kind else self.sides

    @property
    def named(self) -> dict[str, str]:
        """The leaders as the arguments `first` and `second` of a message."""
        first, second = self.sides
        return {"first": f"who:{first.leader}", "second": f"who:{second.leader}"}

    def with_round(self, current: Concursatio) -> "Proelium":
        """The battle with this current round."""
        return replace(self, rounds=(*self.settled, current))

    def with_side(self, number: int, side: Side) -> "Proelium":
        """The battle with one party changed."""
        first, second = self.sides
        return replace(self, sides=(side, second) if number == 0 else (first, side))


@dataclass(frozen=True, slots=True)
class Pugnae:
    """Challenges and battles of this season (PROEL).

    `count` counts all battles of the game; `battles` are those of this season by id. `lots` are the
    dice rolled for the order of challenges, by who rolled them (PROEL-13).
    """

    count: int = 0
    battles: Map[str, Proelium] = field(default_factory=Map)
    lots: Map[str, tuple[int, ...]] = field(default_factory=Map)

    @property
    def next_number(self) -> int:
        """The number of the next battle."""
        return self.count + 1

    def lasting(self) -> Iterator[Proelium]:
        """The battles that are not over, the oldest first."""
        for battle in sorted(self.battles.values(), key=lambda one: one.number):
            if battle.stage != OVER:
                yield battle

    def of(self, who: str) -> Proelium | None:
        """The battle in which somebody takes part, if any is not over.

        A battle being fought goes before one in its aftermath, and of these one in which this
        person owes a decision.
        """
        found = (one for one in self.lasting() if who in one.people)
        rank = {one.id: (one.stage == AFTERMATH, who not in one.pending) for one in found}
        return self.battles[min(rank, key=rank.__getitem__)] if rank else None

    def over(self, who: str) -> bool:
        """Whether somebody has fought this season, and every such battle is over."""
        fought = [one for one in self.battles.values() if who in one.people]
        return bool(fought) and all(one.stage in (AFTERMATH, OVER) for one in fought)

    def under(self, numen: str) -> Proelium | None:
        """The battle over which a god presides, if any is not over."""
        return next((one for one in self.lasting() if one.presider == numen), None)

    def with_battle(self, battle: Proelium) -> "Pugnae":
        """This state with one battle added or replaced."""
        return replace(self, battles=self.battles.set(battle.id, battle))

    def with_lots(self, lots: Mapping[str, tuple[int, ...]]) -> "Pugnae":
        """This state with these dice for the order of challenges (PROEL-13)."""
        return replace(self, lots=self.lots.update(lots))


@dataclass(frozen=True, slots=True)
class Duels:
    """The bearer who has attacked with the Ring and is known to wear it (RING-02).

    The fights themselves, and those with war gods, are ordinary battles.
    """

    revealed: str = ""

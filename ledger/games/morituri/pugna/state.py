"""A fight under way: its two sides, their hit points and the rounds so far."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

BEAST = "beast"
"""The id of the beast on the second side of a beast fight."""

LATEST = 12
"""Number of rounds that the world keeps, the latest last. The ledger has all."""

Stage = Literal["strike", "crowd", "mercy", "extra", "over"]
"""The next stage of a fight. `strike` is a round and `crowd` the roll for the crowd's mood. `mercy`
is the answer of the weaker fighter, `extra` the extra round, and `over` the end."""

Mercy = Literal["", "taken", "refused"]
"""The weaker fighter's answer to mercy; "" before it."""

Why = Literal["", "dead", "both-dead", "both-at-one", "mercy", "survived", "too-long"]
"""The reason for a duel's end; "" before it."""

Guard = int | Literal["immune"]
"""The points added to the die against a net, or `immune` if no net catches the fighter."""


class Fighter(msgspec.Struct, frozen=True):
    """One side's totals, which stay the same for the whole fight."""

    who: str
    """The gladiator, or `beast`."""
    attack: int
    """The Attack Value."""
    defence: int
    """The Defence Value."""
    encumbrance: int = 0
    """The Encumbrance Value."""
    attacks: int = 1
    """Number of attacks in a round."""
    net: bool = False
    """Whether it has the Casses."""
    guard: Guard = 0
    """The points that it adds to its die against a net."""


Pair = tuple[Fighter, Fighter]


class Blow(msgspec.Struct, frozen=True):
    """One side of a round as it was fought: enough to draw it and to compute it again."""

    who: str
    """The gladiator, or `beast`."""
    attack: int
    """The Attack Value."""
    defence: int
    """The Defence Value; under a net, half of it."""
    target: int
    """The sum that its attacks must reach."""
    bonus: int
    """The points that fatigue adds."""
    dice: tuple[tuple[int, int], ...]
    """The two dice of each attack."""
    hits: int
    """Number of attacks that landed."""
    left: int
    """Its hit points after the round."""
    net: int = 0
    """The die against or for a net; 0 for none."""
    netted: bool = False
    """Whether it was under a net."""


class Round(msgspec.Struct, frozen=True):
    """One round of a fight, the newcomer's (or the hunter's) side first."""

    number: int
    first: Blow
    second: Blow

    @property
    def left(self) -> tuple[int, int]:
        """The hit points of both sides after the round."""
        return self.first.left, self.second.left


class FoughtRound(NamedTuple):
    """A round, and the id of the entry that tells it."""

    round: Round
    entry: str


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel of two gladiators, the newcomer first."""

    number: int
    """The number of the fight in the game, from 1."""
    place: str
    sides: Pair
    """The totals of both."""
    hit_points: tuple[int, int]
    """Their hit points at the beginning."""
    left: tuple[int, int]
    """Their hit points now."""
    to_the_death: bool = False
    """Whether it is in Roma, to the death."""
    stage: Stage = "strike"
    """The next stage."""
    round: int = 0
    """Number of rounds so far."""
    latest: tuple[FoughtRound, ...] = ()
    """The latest rounds, at most `LATEST`."""
    crowd: int = 0
    """The die of the crowd; 0 before it fell."""
    crowd_entry: str = ""
    """The id of the entry that tells the crowd's die."""
    mercy: Mercy = ""
    """The answer to mercy."""
    winner: str = ""
    """The winner; "" for none."""
    why: Why = ""
    """The reason for its end."""

    @property
    def both(self) -> tuple[str, str]:
        """The newcomer, and the gladiator who was there."""
        return self.sides[0].who, self.sides[1].who

    @property
    def weaker(self) -> str:
        """The fighter with fewer hit points left; of equal ones, the one who was there first."""
        return self.both[0] if self.left[0] < self.left[1] else self.both[1]

    def other(self, who: str) -> str:
        """Return the opponent."""
        return self.both[1] if who == self.both[0] else self.both[0]


@dataclass(frozen=True, slots=True)
class BeastFight:
    """A fight of a gladiator against a beast.

    `roller` volunteered to roll for the beast; "" for none. `stage` is `strike` until it is `over`.
    Then `winner` is the gladiator, the beast, or "" for none.
    """

    number: int
    place: str
    sides: Pair
    hit_points: tuple[int, int]
    left: tuple[int, int]
    in_roma: bool = False
    roller: str = ""
    stage: Stage = "strike"
    round: int = 0
    latest: tuple[FoughtRound, ...] = ()
    winner: str = ""

    @property
    def who(self) -> str:
        """The gladiator."""
        return self.sides[0].who

"""The state of a fight under way: its two sides, their hit points and its rounds so far."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

BEAST_NAME = "beast"
"""The id of the beast on the second side of a beast fight."""

LATEST_ROUND = 12
"""The number of latest rounds that the world keeps. The ledger has all rounds."""

Stage = Literal["strike", "crowd", "mercy", "extra", "over"]
"""The next stage of a fight. `strike` is a round and `crowd` the roll for the crowd's mood. `mercy`
is the answer of the weaker fighter, `extra` the extra round, and `over` the end."""

MercyAnswer = Literal["", "taken", "refused"]
"""The weaker fighter's answer to mercy; "" before the answer."""

EndReason = Literal["", "dead", "both-dead", "both-at-one", "mercy", "survived", "too-long"]
"""The reason for a duel's end; "" before the end."""

Guard = int | Literal["immune"]
"""The points added to the die against a net, or `immune` if no net catches the fighter."""


class Fighter(msgspec.Struct, frozen=True):
    """The totals of one side, which stay the same for the whole fight."""

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
    """The points that the fighter adds to the die against a net."""


FighterPair = tuple[Fighter, Fighter]


class Blow(msgspec.Struct, frozen=True):
    """One side of a fought round, with all numbers to draw and recompute it."""

    who: str
    """The gladiator, or `beast`."""
    attack: int
    """The Attack Value."""
    defence: int
    """The Defence Value, halved under a net."""
    target: int
    """The sum that this side's attacks must reach."""
    bonus: int
    """The points that fatigue adds."""
    dice: tuple[tuple[int, int], ...]
    """The two dice of each attack."""
    hits: int
    """Number of attacks that landed."""
    left: int
    """This side's hit points after the round."""
    net: int = 0
    """The die against or for a net; 0 if no die was rolled."""
    netted: bool = False
    """Whether this side was under a net."""


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
    """A round, and the id of the entry that records the round."""

    round: Round
    entry: str


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel of two gladiators, the newcomer first."""

    number: int
    """The number of the fight in the game, from 1."""
    place: str
    sides: FighterPair
    """The totals of both fighters."""
    hit_points: tuple[int, int]
    """The hit points of both fighters at the beginning."""
    left: tuple[int, int]
    """The hit points of both fighters now."""
    to_the_death: bool = False
    """Whether the duel is in Roma and therefore to the death."""
    stage: Stage = "strike"
    """The next stage."""
    round: int = 0
    """Number of rounds so far."""
    latest: tuple[FoughtRound, ...] = ()
    """The latest rounds, at most `LATEST_ROUND`."""
    crowd: int = 0
    """The die of the crowd; 0 before the roll."""
    crowd_entry: str = ""
    """The id of the entry that records the crowd's die."""
    mercy: MercyAnswer = ""
    """The answer to mercy."""
    winner: str = ""
    """The winner of the duel; "" if there is none."""
    why: EndReason = ""
    """The reason for the end of the duel."""

    @property
    def fighters(self) -> tuple[str, str]:
        """The newcomer, and the gladiator who was there first."""
        return self.sides[0].who, self.sides[1].who

    @property
    def weaker_fighter(self) -> str:
        """The fighter with fewer hit points left.

        If both have the same number, the fighter who was there first.
        """
        return self.fighters[0] if self.left[0] < self.left[1] else self.fighters[1]

    def opponent_of(self, gladiator: str) -> str:
        """Return the opponent."""
        return self.fighters[1] if gladiator == self.fighters[0] else self.fighters[0]


@dataclass(frozen=True, slots=True)
class BeastFight:
    """A fight of a gladiator against a beast.

    `roller` is the volunteer who rolls for the beast; "" if there is none. `stage` is `strike`
    until the fight is over, then `over`. After that, `winner` is the gladiator, the beast, or "" if
    neither won.
    """

    number: int
    place: str
    sides: FighterPair
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
        """The gladiator who fights the beast."""
        return self.sides[0].who

"""A fight under way: two sides, what both have left, and the rounds that were fought."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

BEAST = "beast"
"""What fights on the second side where there is no gladiator."""

LATEST = 12
"""So many rounds of a fight are kept at hand, the latest last; the ledger has them all."""

Stage = Literal["strike", "crowd", "mercy", "extra", "over"]
"""What comes next in a fight: a round, the crowd's mood, the word of the weaker one who may be
spared, the one round more, or nothing.
"""

Mercy = Literal["", "taken", "refused"]
"""What the weaker one answered who may be spared; "" before that."""

Why = Literal["", "dead", "both-dead", "both-at-one", "mercy", "survived", "too-long"]
"""Why a duel is over; "" while it is not."""

Guard = int | Literal["immune"]
"""What is added to the die against a net, or that no net catches."""


class Fighter(msgspec.Struct, frozen=True):
    """What one side brings along; none of it changes until the fight is over.

    `attacks` is how often it strikes in a round, `guard` what it adds to its die against a net.
    """

    who: str
    attack: int
    defence: int
    encumbrance: int = 0
    attacks: int = 1
    net: bool = False
    guard: Guard = 0


Pair = tuple[Fighter, Fighter]


class Blow(msgspec.Struct, frozen=True):
    """One side of a round as it was fought: enough to draw it and to compute it again.

    `defence` is what was left of it under a net (`netted`), `net` the die against or for a net
    and nought without one, `hits` how many attacks landed, `left` its own hit points afterwards.
    """

    who: str
    attack: int
    defence: int
    target: int
    bonus: int
    dice: tuple[tuple[int, int], ...]
    hits: int
    left: int
    net: int = 0
    netted: bool = False


class Round(msgspec.Struct, frozen=True):
    """One round of a fight as it was fought, the newcomer's (or the hunter's) side first."""

    number: int
    first: Blow
    second: Blow

    @property
    def left(self) -> tuple[int, int]:
        """The hit points both have after it."""
        return self.first.left, self.second.left


class FoughtRound(NamedTuple):
    """A round, and the id of the entry that tells it."""

    round: Round
    entry: str


@dataclass(frozen=True, slots=True)
class Duel:
    """Two gladiators who fight, the newcomer first. `left` are their hit points now.

    `hit_points` are those they came with. `crowd` is the die of the crowd, nought before it fell,
    and `crowd_entry` the id of the entry that tells it; `mercy` is the answer to it, `taken` or
    `refused`.
    `stage` says what comes next: a round (`strike`), the crowd's mood (`crowd`), the word of the
    weaker one who may be spared (`mercy`), the one round more (`extra`), or nothing (`over`):
    then `winner` has won, or nobody (""), and `why` says how it came.
    """

    number: int
    place: str
    sides: Pair
    hit_points: tuple[int, int]
    left: tuple[int, int]
    to_the_death: bool = False
    stage: Stage = "strike"
    round: int = 0
    latest: tuple[FoughtRound, ...] = ()
    crowd: int = 0
    crowd_entry: str = ""
    mercy: Mercy = ""
    winner: str = ""
    why: Why = ""

    @property
    def both(self) -> tuple[str, str]:
        """The newcomer, and the one who was there."""
        return self.sides[0].who, self.sides[1].who

    @property
    def weaker(self) -> str:
        """The fighter with fewer hit points left; with equal ones the one who was there first."""
        return self.both[0] if self.left[0] < self.left[1] else self.both[1]

    def other(self, who: str) -> str:
        """The opponent."""
        return self.both[1] if who == self.both[0] else self.both[0]


@dataclass(frozen=True, slots=True)
class Hunt:
    """A gladiator against a beast. `roller` is who volunteered to roll for it, if anybody.

    `stage` is `strike` until it is `over`; `winner` is then the gladiator, the beast or nobody.
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

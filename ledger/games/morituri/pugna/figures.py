"""The arithmetic of a fight: what must be reached, what hits, who is netted, what the crowd says.

Nothing here knows a game. A *hit* is worth one hit point; targets and bonuses are points on two
dice.
"""

from collections.abc import Sequence
from typing import Final

from ledger.games.morituri.pugna.state import Guard

BASE = 7
"""What two dice must come to when attack and defence are equal (MOR-PVP-07)."""

MISS, HIT = 2, 12
"""Two dice that always miss, and that always hit (MOR-PVP-10, MOR-PVP-11)."""

IMMUNE: Final = "immune"
"""The reading under which a Secutor Galea cannot be netted at all."""

BLOOD = (1, 2)
"""The faces on which the crowd wants blood (MOR-PVP-18)."""


def target(attack: int, defence: int) -> int:
    """What an attack must reach: seven, and what defence exceeds attack by (MOR-PVP-07)."""
    return BASE + defence - attack


def difference(own: int, other: int) -> int:
    """How much greater the other's encumbrance is; 0 if it is not greater (MOR-PVP-03)."""
    return max(0, other - own)


def fatigue(own: int, other: int, number: int) -> int:
    """The lighter fighter's bonus in this round (MOR-PVP-04).

    Who is not the lighter has none (MOR-PVP-02); it grows to the difference of the two
    encumbrances and stays there (MOR-PVP-05).
    """
    return min(number, difference(own, other))


def lands(dice: Sequence[int], bonus: int, aim: int) -> bool:
    """Whether an attack hits: two dice and the bonus reach what is aimed at (MOR-PVP-08)."""
    natural = sum(dice)
    return not misses(natural) and (strikes(natural) or natural + bonus >= aim)


def misses(natural: int) -> bool:
    """A natural 2 misses, whatever the bonus (MOR-PVP-10)."""
    return natural == MISS


def strikes(natural: int) -> bool:
    """A natural 12 hits, whatever the target (MOR-PVP-11)."""
    return natural == HIT


def nets(die: int, other: int, guard: Guard = 0) -> bool:
    """Whether who throws the net catches the other: only with the higher die (MOR-CASS-08).

    An equal or a lower one does nothing (MOR-CASS-10). `guard` is what a Secutor Galea adds to
    the other's die, or `IMMUNE` (MOR-CASS-06).
    """
    return not isinstance(guard, str) and die > other + guard


def netted(defence: int) -> int:
    """The defence of who is netted, for one round: half of it, rounded down (MOR-CASS-08)."""
    return defence // 2


def left(hit_points: int, hits: int) -> int:
    """The hit points left after the hits; further hits change nothing (MOR-PVP-12)."""
    return max(0, hit_points - hits)


def wants_blood(face: int) -> bool:
    """Whether the crowd wants one more round (MOR-PVP-18) or is kind (MOR-PVP-19)."""
    return face in BLOOD

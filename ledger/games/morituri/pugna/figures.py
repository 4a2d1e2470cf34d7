"""The arithmetic of a fight, for targets, hits, nets and the crowd's die.

No function in this module depends on the state of a game. A *hit* takes one hit point. Targets and
bonuses are points on two dice.
"""

from collections.abc import Sequence
from typing import Final

from ledger.games.morituri.pugna.state import Guard

BASE_NUMBER_TO_HIT = 7
"""The sum of two dice that hits when attack and defence are equal (MOR-PVP-07)."""

SURE_MISS, SURE_HIT = 2, 12
"""The sums of two dice that always miss and that always hit (MOR-PVP-10, MOR-PVP-11)."""

IMMUNE: Final = "immune"
"""The reading by which no net catches a Secutor Galea."""

BLOOD_FACES = (1, 2)
"""The faces on which the crowd wants blood (MOR-PVP-18)."""


def target_sum(attack: int, defence: int) -> int:
    """Return the sum an attack must reach: 7, plus defence, minus attack (MOR-PVP-07)."""
    return BASE_NUMBER_TO_HIT + defence - attack


def encumbrance_difference(own_encumbrance: int, opponent_encumbrance: int) -> int:
    """Return the other side's surplus of encumbrance; at least 0 (MOR-PVP-03)."""
    return max(0, opponent_encumbrance - own_encumbrance)


def bonus_from_fatigue(own_encumbrance: int, opponent_encumbrance: int, round_number: int) -> int:
    """Return the bonus of the lighter fighter in this round (MOR-PVP-04).

    The bonus grows by one each round, up to the difference of the encumbrances (MOR-PVP-05). The
    heavier fighter has no bonus (MOR-PVP-02).
    """
    return min(round_number, encumbrance_difference(own_encumbrance, opponent_encumbrance))


def has_hit(dice: Sequence[int], bonus: int, sum_to_reach: int) -> bool:
    """Return whether an attack hits: two dice and the bonus reach `sum_to_reach` (MOR-PVP-08)."""
    natural_sum = sum(dice)
    return not always_misses(natural_sum) and (
        always_hits(natural_sum) or natural_sum + bonus >= sum_to_reach
    )


def always_misses(natural_sum: int) -> bool:
    """Return whether two dice miss: a natural 2, whatever the bonus (MOR-PVP-10)."""
    return natural_sum == SURE_MISS


def always_hits(natural_sum: int) -> bool:
    """Return whether two dice hit: a natural 12, whatever the target (MOR-PVP-11)."""
    return natural_sum == SURE_HIT


def is_caught_by_net(face: int, opposing_face: int, guard: Guard = 0) -> bool:
    """Return whether the thrower of a net catches the other fighter.

    A catch takes the higher die (MOR-CASS-08). An equal or lower die does nothing (MOR-CASS-10).
    `guard` is the bonus of a Secutor Galea to the other's die, or `IMMUNE` (MOR-CASS-06).
    """
    return not isinstance(guard, str) and face > opposing_face + guard


def netted_defence(defence: int) -> int:
    """Return the defence under a net for one round, which is half, rounded down (MOR-CASS-08)."""
    return defence // 2


def hit_points_left(hit_points: int, number_of_hits: int) -> int:
    """Return the hit points left after the hits. Surplus hits have no effect (MOR-PVP-12)."""
    return max(0, hit_points - number_of_hits)


def wants_blood(face: int) -> bool:
    """Return whether the crowd wants one more round (MOR-PVP-18) or is kind (MOR-PVP-19)."""
    return face in BLOOD_FACES

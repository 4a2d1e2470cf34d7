"""The end of a duel and its winner: the rules around the last hit point.

`left` holds both fighters' hit points after a round, first the newcomer's.
"""

from typing import Final, NamedTuple

from ledger.games.morituri.pugna.state import EndReason, Stage

HitPointsLeft = tuple[int, int]

STRIKE_STAGE: Final = "strike"
CROWD_STAGE: Final = "crowd"
MERCY_STAGE: Final = "mercy"
EXTRA_STAGE: Final = "extra"
OVER_STAGE: Final = "over"

NO_WINNER = -1
"""The value for the winner of a duel that nobody won."""


class NextStage(NamedTuple):
    """The next stage of a duel.

    At the end of the duel it also has the winner (0, 1 or `NO_WINNER`) and the reason.
    """

    stage: Stage
    winner: int = NO_WINNER
    why: EndReason = ""


def stage_after_round(
    hit_points: HitPointsLeft,
    *,
    is_to_the_death: bool,
    is_extra_round: bool,
    does_survivor_lose: bool,
) -> NextStage:
    """Return the stage after a round.

    A fighter without a hit point is dead (MOR-PVP-13). If the duel does not end, another round
    follows (MOR-PVP-14). `does_survivor_lose` is the reading by which a weaker fighter who survives
    the extra round has lost.
    """
    if 0 in hit_points:
        return _verdict_by_death(hit_points)
    if is_to_the_death:
        return NextStage(STRIKE_STAGE)
    return (
        _verdict_after_extra_round(hit_points, does_survivor_lose=does_survivor_lose)
        if is_extra_round
        else stage_at_one_hit_point(hit_points)
    )


def _verdict_by_death(hit_points: HitPointsLeft) -> NextStage:
    """Return the verdict that ends a duel by death.

    The survivor wins (MOR-PVP-13), or neither fighter does (MOR-PVP-09).
    """
    if hit_points == (0, 0):
        return NextStage(OVER_STAGE, NO_WINNER, "both-dead")
    return NextStage(OVER_STAGE, 0 if hit_points[1] == 0 else 1, "dead")


def stage_at_one_hit_point(hit_points: HitPointsLeft) -> NextStage:
    """Return the stage at one hit point outside Roma (MOR-PVP-15).

    If both fighters have one hit point, the duel is over without a winner (MOR-PVP-16). If only one
    fighter has one hit point, that fighter rolls for the crowd's mood (MOR-PVP-17).
    """
    if hit_points == (1, 1):
        return NextStage(OVER_STAGE, NO_WINNER, "both-at-one")
    return NextStage(CROWD_STAGE if 1 in hit_points else STRIKE_STAGE)


def _verdict_after_extra_round(hit_points: HitPointsLeft, *, does_survivor_lose: bool) -> NextStage:
    """Return the verdict after the extra round. The crowd has no second roll (MOR-PVP-18)."""
    if hit_points == (1, 1):
        return NextStage(OVER_STAGE, NO_WINNER, "both-at-one")
    if not does_survivor_lose:
        return NextStage(OVER_STAGE, NO_WINNER, "survived")
    return NextStage(OVER_STAGE, stronger_side(hit_points), "survived")


def stronger_side(hit_points: HitPointsLeft) -> int:
    """Return the side with more hit points left."""
    return 0 if hit_points[0] > hit_points[1] else 1


def is_too_long(round_number: int, limit: int) -> bool:
    """Return whether a duel is undecided after `limit` rounds (0: no bound).

    After it both fighters live, and neither has won. In Roma they fight again when one of them has
    the next turn.
    """
    return bool(limit) and round_number >= limit

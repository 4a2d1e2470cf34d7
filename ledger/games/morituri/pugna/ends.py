"""When a duel is over, and who has won it: the rules around the last hit point.

`left` are the hit points of both after a round, the newcomer's first.
"""

from typing import Final, NamedTuple

from ledger.games.morituri.pugna.state import Stage, Why

Left = tuple[int, int]

STRIKE: Final = "strike"
CROWD: Final = "crowd"
MERCY: Final = "mercy"
EXTRA: Final = "extra"
OVER: Final = "over"

NOBODY = -1
"""No side has won."""


class Verdict(NamedTuple):
    """What comes next in a duel; when it is over, who won (0, 1 or `NOBODY`) and why."""

    stage: Stage
    winner: int = NOBODY
    why: Why = ""


def after_round(left: Left, *, to_the_death: bool, extra: bool, survivor_loses: bool) -> Verdict:
    """What a round leads to.

    Whoever has no hit point left is dead (MOR-PVP-13). While nothing ends the duel, another round
    follows (MOR-PVP-14). `survivor_loses` is the reading for the weaker one who outlives the one
    round more.
    """
    if 0 in left:
        return _dead(left)
    if to_the_death:
        return Verdict(STRIKE)
    return _after_extra(left, survivor_loses=survivor_loses) if extra else at_one(left)


def _dead(left: Left) -> Verdict:
    """The survivor has won (MOR-PVP-13); if both die at once, nobody has (MOR-PVP-09)."""
    if left == (0, 0):
        return Verdict(OVER, NOBODY, "both-dead")
    return Verdict(OVER, 0 if left[1] == 0 else 1, "dead")


def at_one(left: Left) -> Verdict:
    """What one hit point means outside Roma, where nobody has to die (MOR-PVP-15).

    Both have one: the fight is over and nobody has won (MOR-PVP-16). Only one of them: the crowd
    is heard (MOR-PVP-17).
    """
    if left == (1, 1):
        return Verdict(OVER, NOBODY, "both-at-one")
    return Verdict(CROWD if 1 in left else STRIKE)


def _after_extra(left: Left, *, survivor_loses: bool) -> Verdict:
    """The one round more has been fought: the duel ends, without a second die (MOR-PVP-18)."""
    if left == (1, 1):
        return Verdict(OVER, NOBODY, "both-at-one")
    if not survivor_loses:
        return Verdict(OVER, NOBODY, "survived")
    return Verdict(OVER, stronger(left), "survived")


def stronger(left: Left) -> int:
    """Which of the two has more hit points left."""
    return 0 if left[0] > left[1] else 1


def too_long(number: int, bound: int) -> bool:
    """Whether a duel that would go on is undecided: `bound` rounds have been fought (0: never).

    Both live and nobody has won; in Roma they meet again on the next turn of either.
    """
    return bool(bound) and number >= bound

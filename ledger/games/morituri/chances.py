"""What dice may bring, before they fall: a roll on the road, a round, a fight with a beast."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from ledger.games.morituri.moving import reached
from ledger.games.morituri.pugna import clash, figures
from ledger.games.morituri.pugna.state import Pair
from ledger.games.morituri.scenario import SpaceData
from ledger.games.morituri.state import HIT_POINT, Game, token

FACES = range(1, clash.DIE + 1)

Caught = tuple[bool, bool]
"""Which sides are under the other's net."""


class Hits(NamedTuple):
    """How likely each side of a fight hits at least once in one round, between 0 and 1."""

    own: Fraction
    other: Fraction


def percent(chance: Fraction) -> int:
    """A chance out of a hundred; what is possible is at least 1, what is not sure at most 99."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, round(chance * 100)))


# the road


def outcomes(state: Game, who: str) -> Mapping[str, int]:
    """How many faces of the die that moves the pawn gain something, lead to a fight, or do harm.

    By `gains`, `fights` and `harms`; wind, road and storm count as what they lead to.
    """
    origin = state.seating.place(who)
    goals = (reached(state, origin, face) for face in FACES)
    return Counter(_brings(state, who, goal) for goal in goals if goal != origin)


def _brings(state: Game, who: str, goal: str) -> str:
    space = _driven(state, state.world.scenario.space[goal])
    match space.type:
        case "draw":
            return "gains"
        case "hit_point":
            return "gains" if state.books.balance(token(space.id), HIT_POINT) else "nothing"
        case "roma":
            return "fights" if _is_taken(state, who, space.id) else "gains"
        case "arena":
            return "fights"
        case "bandits" | "pirates" | "miss_turn":
            return "harms"
    return "nothing"


def _driven(state: Game, space: SpaceData) -> SpaceData:
    """Where wind, road or storm carry whoever stops there (MOR-HOUSE-BOARD-07)."""
    while space.type == "move":
        space = state.world.scenario.board.spaces[space.n + (space.by or 0)]
    return space


def _is_taken(state: Game, who: str, place: str) -> bool:
    """Whether somebody else who lives is there."""
    gladiators = state.world.gladiators
    return any(
        w != who and w in gladiators and gladiators[w].alive for w in state.seating.at(place)
    )


# fights


def hits(pair: Pair, side: int, number: int, *, tiring: bool) -> Hits:
    """How likely one side, and the other, hits in round `number` (MOR-PVP-08)."""
    rounds = tuple(_rounds(pair, side, number, tiring=tiring))
    own = sum((weight * one.own for weight, one in rounds), Fraction(0))
    return Hits(own, sum((weight * one.other for weight, one in rounds), Fraction(0)))


def survives_beast(pair: Pair, hit_points: int) -> Fraction:
    """How likely the first of the two kills the beast and lives, with so many hit points left.

    A beast dies of one hit, and nobody tires (MOR-BEST-04, MOR-BEST-05, MOR-BEST-09).
    """
    rounds = tuple(_rounds(pair, 0, 1, tiring=False))
    kills = sum((w * one.own * (1 - one.other) for w, one in rounds), Fraction(0))
    trades = sum((w * one.own * one.other for w, one in rounds), Fraction(0))
    bleeds = sum((w * (1 - one.own) * one.other for w, one in rounds), Fraction(0))
    won = Fraction(0)
    for left in range(1, hit_points + 1):
        won = (kills + (trades if left > 1 else 0) + bleeds * won) / (kills + trades + bleeds)
    return won


def _rounds(pair: Pair, side: int, number: int, *, tiring: bool) -> Iterator[tuple[Fraction, Hits]]:
    """The ways in which nets may fall, how likely each is, and who hits how likely in it."""
    for caught, weight in _nettings(pair).items():
        both = [_hits(pair, one, caught, number if tiring else 0) for one in (side, 1 - side)]
        yield weight, Hits(*both)


def _nettings(pair: Pair) -> Mapping[Caught, Fraction]:
    if not clash.net_rollers(pair):
        return {(False, False): Fraction(1)}
    fallen = Counter(clash.netting(pair, dice) for dice in product(FACES, FACES))
    return {caught: Fraction(n, clash.DIE**2) for caught, n in fallen.items()}


def _hits(pair: Pair, side: int, caught: Caught, number: int) -> Fraction:
    """How likely one of this side's attacks lands; it tires in no round 0."""
    added, target = clash.bonus(pair, side, number), clash.aim(pair, side, caught)
    thrown = tuple(product(FACES, repeat=clash.ATTACK_DICE))
    misses = sum(not figures.lands(dice, added, target) for dice in thrown)
    return 1 - Fraction(misses, len(thrown)) ** pair[side].attacks

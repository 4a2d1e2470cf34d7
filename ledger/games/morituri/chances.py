"""The chances of a roll on the road, of a round, and of a fight with a beast."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from ledger.games.morituri.moves import space_reached
from ledger.games.morituri.pugna import clash, figures
from ledger.games.morituri.pugna.state import FighterPair
from ledger.games.morituri.scenario import SpaceData
from ledger.games.morituri.state import HIT_POINT, Game, hit_point_card_account

FACES_OF_DIE = range(1, clash.SIDES_OF_DIE + 1)

NettedSides = tuple[bool, bool]
"""Whether each side is under the other's net."""


class HitChances(NamedTuple):
    """The chance of each side to hit at least once in one round, from 0 to 1."""

    own_chance: Fraction
    opponent_chance: Fraction


def percentage_of(chance: Fraction) -> int:
    """Return a chance in percent.

    The result is at least 1 if the event is possible, and at most 99 if it is not certain.
    """
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, round(chance * 100)))


# Chances on the road


def faces_by_outcome(state: Game, gladiator: str) -> Mapping[str, int]:
    """Return the number of faces of the moving die that gain, that lead to a fight, and that harm.

    The keys are `gains`, `fights` and `harms`. Wind, road and storm count as the space to which
    they lead.
    """
    start_space = state.seating.place_of(gladiator)
    goals = (space_reached(state, start_space, face) for face in FACES_OF_DIE)
    return Counter(
        _outcome_of_space(state, gladiator, goal) for goal in goals if goal != start_space
    )


def _outcome_of_space(state: Game, gladiator: str, goal: str) -> str:
    space = _space_driven_to(state, state.world.scenario.space[goal])
    match space.type:
        case "draw":
            return "gains"
        case "hit_point":
            return (
                "gains"
                if state.books.balance(hit_point_card_account(space.id), HIT_POINT)
                else "nothing"
            )
        case "roma":
            return "fights" if _is_taken(state, gladiator, space.id) else "gains"
        case "arena":
            return "fights"
        case "bandits" | "pirates" | "miss_turn":
            return "harms"
    return "nothing"


def _space_driven_to(state: Game, space: SpaceData) -> SpaceData:
    """Return the space to which wind, road or storm carry a pawn (MOR-HOUSE-BOARD-07)."""
    while space.type == "move":
        space = state.world.scenario.board.spaces[space.n + (space.by or 0)]
    return space


def _is_taken(state: Game, gladiator: str, place: str) -> bool:
    """Return whether another living gladiator is on the space."""
    gladiators = state.world.gladiators
    return any(
        visitor != gladiator and visitor in gladiators and gladiators[visitor].alive
        for visitor in state.seating.pieces_at(place)
    )


# Chances in fights


def hit_chances(
    pair: FighterPair, side_index: int, round_number: int, *, is_tiring: bool
) -> HitChances:
    """Return the chances of this side and of the other side to hit in round `round_number`.

    Rule: MOR-PVP-08.
    """
    rounds = tuple(_chances_by_netting(pair, side_index, round_number, is_tiring=is_tiring))
    own_chance = sum(
        (weight * chances_of_round.own_chance for weight, chances_of_round in rounds), Fraction(0)
    )
    return HitChances(
        own_chance,
        sum(
            (weight * chances_of_round.opponent_chance for weight, chances_of_round in rounds),
            Fraction(0),
        ),
    )


def chance_to_survive_beast(pair: FighterPair, hit_points: int) -> Fraction:
    """Return the chance that the first side kills the beast and survives, with `hit_points` left.

    A beast dies of one hit, and neither side tires (MOR-BEST-04, MOR-BEST-05, MOR-BEST-09).
    """
    rounds = tuple(_chances_by_netting(pair, 0, 1, is_tiring=False))
    kill_chance = sum(
        (
            weight * chances_of_round.own_chance * (1 - chances_of_round.opponent_chance)
            for weight, chances_of_round in rounds
        ),
        Fraction(0),
    )
    trade_chance = sum(
        (
            weight * chances_of_round.own_chance * chances_of_round.opponent_chance
            for weight, chances_of_round in rounds
        ),
        Fraction(0),
    )
    loss_chance = sum(
        (
            weight * (1 - chances_of_round.own_chance) * chances_of_round.opponent_chance
            for weight, chances_of_round in rounds
        ),
        Fraction(0),
    )
    chance = Fraction(0)
    for hit_points_left in range(1, hit_points + 1):
        chance = (
            kill_chance + (trade_chance if hit_points_left > 1 else 0) + loss_chance * chance
        ) / (kill_chance + trade_chance + loss_chance)
    return chance


def _chances_by_netting(
    pair: FighterPair, side_index: int, round_number: int, *, is_tiring: bool
) -> Iterator[tuple[Fraction, HitChances]]:
    """Yield each possible result of the nets: its chance, and both sides' chances to hit."""
    for netted_sides, weight in _chances_of_nettings(pair).items():
        blow_chances = [
            _chance_to_hit(pair, chances_of_round, netted_sides, round_number if is_tiring else 0)
            for chances_of_round in (side_index, 1 - side_index)
        ]
        yield weight, HitChances(*blow_chances)


def _chances_of_nettings(pair: FighterPair) -> Mapping[NettedSides, Fraction]:
    if not clash.net_rollers(pair):
        return {(False, False): Fraction(1)}
    netting_counts = Counter(
        clash.netted_sides(pair, dice) for dice in product(FACES_OF_DIE, FACES_OF_DIE)
    )
    return {
        netted_sides: Fraction(netting_count, clash.SIDES_OF_DIE**2)
        for netted_sides, netting_count in netting_counts.items()
    }


def _chance_to_hit(
    pair: FighterPair, side_index: int, netted_sides: NettedSides, round_number: int
) -> Fraction:
    """Return the chance that at least one of this side's attacks lands. Round 0 has no fatigue."""
    bonus, target = (
        clash.fatigue_bonus(pair, side_index, round_number),
        clash.sum_to_reach(pair, side_index, netted_sides),
    )
    throws = tuple(product(FACES_OF_DIE, repeat=clash.ATTACK_DICE))
    miss_count = sum(not figures.has_hit(dice, bonus, target) for dice in throws)
    return 1 - Fraction(miss_count, len(throws)) ** pair[side_index].attacks

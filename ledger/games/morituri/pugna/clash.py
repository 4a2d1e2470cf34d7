"""One round of a fight, computed from the sides' totals and the dice.

`pugna.duel_end` decides whether the fight goes on.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from ledger.games.morituri.pugna import figures
from ledger.games.morituri.pugna.state import Blow, Fighter, FighterPair, Round

SIDES_OF_DIE = 6
ATTACK_DICE = 2

FacesByDie = Mapping[str, int]
"""The faces of a round by the names of its dice, in the order of the rolls."""


def net_rollers(pair: FighterPair) -> tuple[int, ...]:
    """Return the sides that roll a die for a net before the attacks (MOR-CASS-07, MOR-PVP-06).

    The thrower rolls first. If both fighters throw a net, the newcomer rolls first. There is one
    pair of dice.
    """
    first_fighter, second_fighter = pair
    if not (first_fighter.net or second_fighter.net):
        return ()
    return (0, 1) if first_fighter.net else (1, 0)


def dice_of_round(pair: FighterPair) -> Iterator[tuple[int, str]]:
    """Yield each die of a round in order: its side (0 or 1) and its name."""
    for side_index in net_rollers(pair):
        yield side_index, f"{pair[side_index].who}/net"
    for side_index in (0, 1):
        for attack in range(1, pair[side_index].attacks + 1):
            for die_number in range(1, ATTACK_DICE + 1):
                yield side_index, f"{pair[side_index].who}/attack-{attack}/die-{die_number}"


def number_of_dice(pair: FighterPair, side_index: int) -> int:
    """Return the number of dice that one side rolls in a round."""
    return sum(thrower_index == side_index for thrower_index, _ in dice_of_round(pair))


def merge_faces(
    pair: FighterPair, own_faces: Sequence[int], opponent_faces: Sequence[int], side_index: int
) -> tuple[int, ...]:
    """Return the faces of both sides in the order of the round.

    The player of `side_index` typed in `own_faces`.
    """
    faces = {side_index: iter(own_faces), 1 - side_index: iter(opponent_faces)}
    return tuple(next(faces[thrower_index]) for thrower_index, _ in dice_of_round(pair))


def play_round(
    pair: FighterPair,
    hit_points: tuple[int, int],
    round_number: int,
    faces: Sequence[int],
    *,
    is_tiring: bool,
) -> Round:
    """Return round `round_number`, with these faces in order (MOR-PVP-09).

    All hits of the round are counted before any hit takes effect. `is_tiring` says whether
    encumbrance counts. Against a beast encumbrance does not count (MOR-BEST-04).
    """
    faces_by_die = _faces_by_die(pair, faces)
    sides_netted = _netted_sides_of_round(pair, faces_by_die)
    bonus = (
        (fatigue_bonus(pair, 0, round_number), fatigue_bonus(pair, 1, round_number))
        if is_tiring
        else (0, 0)
    )
    blows = [
        _blow(pair, side_index, sides_netted, bonus[side_index], faces_by_die)
        for side_index in (0, 1)
    ]
    return _round_of_blows(round_number, blows[0], blows[1], hit_points)


def _faces_by_die(pair: FighterPair, faces: Sequence[int]) -> FacesByDie:
    return dict(zip((die_name for _, die_name in dice_of_round(pair)), faces, strict=True))


def _net_die(side: Fighter, faces_by_die: FacesByDie) -> int:
    return faces_by_die.get(f"{side.who}/net", 0)


def _netted_sides_of_round(pair: FighterPair, faces_by_die: FacesByDie) -> tuple[bool, bool]:
    """Return whether each side is under the other's net in this round (MOR-CASS-09)."""
    return netted_sides(pair, (_net_die(pair[0], faces_by_die), _net_die(pair[1], faces_by_die)))


def netted_sides(pair: FighterPair, dice: tuple[int, int]) -> tuple[bool, bool]:
    """Return whether each side is under the other's net after these net dice (MOR-CASS-08)."""
    return _is_caught(pair, dice, 0), _is_caught(pair, dice, 1)


def _is_caught(pair: FighterPair, dice: tuple[int, int], side_index: int) -> bool:
    thrower = pair[1 - side_index]
    return thrower.net and figures.is_caught_by_net(
        dice[1 - side_index], dice[side_index], pair[side_index].guard
    )


def fatigue_bonus(pair: FighterPair, side_index: int, round_number: int) -> int:
    """Return the points that fatigue adds to one side's attacks in this round (MOR-PVP-04)."""
    return figures.bonus_from_fatigue(
        pair[side_index].encumbrance, pair[1 - side_index].encumbrance, round_number
    )


def sum_to_reach(pair: FighterPair, side_index: int, sides_netted: tuple[bool, bool]) -> int:
    """Return the sum that one side's attack must reach, given which sides are under a net.

    Rule: MOR-PVP-07.
    """
    return figures.target_sum(pair[side_index].attack, _defence(pair, sides_netted, 1 - side_index))


def _blow(
    pair: FighterPair,
    side_index: int,
    sides_netted: tuple[bool, bool],
    bonus: int,
    faces_by_die: FacesByDie,
) -> Blow:
    striker, dice = pair[side_index], _dice_of_attacks(pair[side_index], faces_by_die)
    target = sum_to_reach(pair, side_index, sides_netted)
    return Blow(
        who=striker.who,
        attack=striker.attack,
        defence=_defence(pair, sides_netted, side_index),
        target=target,
        bonus=bonus,
        dice=dice,
        hits=sum(figures.has_hit(attack_dice, bonus, target) for attack_dice in dice),
        left=0,
        net=_net_die(striker, faces_by_die),
        netted=sides_netted[side_index],
    )


def _dice_of_attacks(side: Fighter, faces_by_die: FacesByDie) -> tuple[tuple[int, int], ...]:
    """Return the dice of each attack. A Dual Gladius strikes twice, with new dice (MOR-WEAP-09)."""
    faces = [
        face
        for die_name, face in faces_by_die.items()
        if die_name.startswith(f"{side.who}/attack-")
    ]
    return tuple(
        (faces[face_index], faces[face_index + 1])
        for face_index in range(0, len(faces), ATTACK_DICE)
    )


def _defence(pair: FighterPair, sides_netted: tuple[bool, bool], side_index: int) -> int:
    defence = pair[side_index].defence
    return figures.netted_defence(defence) if sides_netted[side_index] else defence


def _round_of_blows(
    round_number: int, first_blow: Blow, second_blow: Blow, hit_points: tuple[int, int]
) -> Round:
    return Round(
        round_number,
        replace(first_blow, left=figures.hit_points_left(hit_points[0], second_blow.hits)),
        replace(second_blow, left=figures.hit_points_left(hit_points[1], first_blow.hits)),
    )

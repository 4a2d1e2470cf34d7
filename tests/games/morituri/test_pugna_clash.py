"""One round of a fight: the order of rolls, the targets and the hits."""

import pytest
from msgspec.structs import replace

from ledger.games.morituri.pugna import clash, duel_end, state
from ledger.games.morituri.pugna.state import Blow, Fighter

PLAIN = Fighter("flamma", attack=1, defence=0)
OTHER = replace(PLAIN, who="verus")
NETTER = replace(PLAIN, net=True)
SECUTOR = replace(OTHER, defence=5, encumbrance=5, guard=1)


def blows_with_faces(
    *faces: int,
    pair: state.FighterPair = (PLAIN, OTHER),
    left: tuple[int, int] = (3, 3),
    number: int = 1,
    tiring: bool = True,
) -> tuple[Blow, Blow]:
    """Return a round with these faces."""
    fought = clash.play_round(pair, left, number, faces, is_tiring=tiring)
    assert fought.number == number
    return fought.first, fought.second


def dice_names(pair: state.FighterPair) -> list[str]:
    """Return the dice of a round, in order."""
    return [name for _, name in clash.dice_of_round(pair)]


def test_the_newcomer_rolls_first_when_nobody_has_a_net() -> None:
    assert dice_names((PLAIN, OTHER)) == [
        "flamma/attack-1/die-1",
        "flamma/attack-1/die-2",
        "verus/attack-1/die-1",
        "verus/attack-1/die-2",
    ]


@pytest.mark.rule("MOR-CASS-07", "MOR-PVP-06")
def test_a_net_makes_both_roll_a_die_before_the_attacks_its_thrower_first() -> None:
    assert dice_names((NETTER, OTHER))[:3] == ["flamma/net", "verus/net", "flamma/attack-1/die-1"]
    thrown_at = (PLAIN, replace(OTHER, net=True))
    assert dice_names(thrown_at)[:3] == ["verus/net", "flamma/net", "flamma/attack-1/die-1"]


@pytest.mark.rule("MOR-CASS-07")
def test_two_nets_share_one_pair_of_dice_and_the_higher_catches_the_other() -> None:
    pair = (replace(NETTER, defence=3), replace(OTHER, net=True, defence=3))
    assert dice_names(pair)[:2] == ["flamma/net", "verus/net"]
    first, second = blows_with_faces(5, 4, 3, 3, 3, 3, pair=pair)
    assert (first.netted, second.netted) == (False, True)
    first, second = blows_with_faces(4, 5, 3, 3, 3, 3, pair=pair)
    assert (first.netted, second.netted) == (True, False)
    first, second = blows_with_faces(4, 4, 3, 3, 3, 3, pair=pair)
    assert (first.netted, second.netted) == (False, False)


@pytest.mark.rule("MOR-CASS-06")
def test_a_secutor_who_throws_a_net_is_helped_only_against_being_caught() -> None:
    pair = (replace(NETTER, defence=3, guard=1), replace(OTHER, net=True, defence=3))
    first, second = blows_with_faces(3, 4, 3, 3, 3, 3, pair=pair)
    assert (first.netted, second.netted) == (False, False), "4 does not beat 3 + 1"
    first, second = blows_with_faces(4, 4, 3, 3, 3, 3, pair=pair)
    assert (first.netted, second.netted) == (False, False), "nor does the 1 help to catch"


@pytest.mark.rule("MOR-CASS-08", "MOR-CASS-09", "MOR-CASS-10")
def test_a_netted_fighter_has_half_defence_for_that_round_only() -> None:
    pair = (NETTER, replace(SECUTOR, guard=0))
    caught = blows_with_faces(5, 4, 3, 3, 3, 3, pair=pair)
    assert (caught[0].netted, caught[1].netted) == (False, True)
    assert (caught[1].defence, caught[0].target) == (2, 8)
    free = blows_with_faces(4, 4, 3, 3, 3, 3, pair=pair, number=2)
    assert not free[1].netted
    assert (free[1].defence, free[0].target) == (5, 11)


@pytest.mark.rule("MOR-CASS-02")
def test_the_net_itself_takes_no_hit_points_and_adds_nothing_to_the_attack() -> None:
    first, second = blows_with_faces(6, 1, 2, 2, 2, 2, pair=(NETTER, OTHER))
    assert (first.attack, first.target, first.hits, second.left) == (1, 6, 0, 3)


@pytest.mark.rule("MOR-WEAP-09", "MOR-PVP-09")
def test_a_dual_gladius_strikes_twice_and_each_time_may_hit() -> None:
    pair = (replace(PLAIN, attack=2, attacks=2), OTHER)
    assert len(dice_names(pair)) == 6
    first, second = blows_with_faces(2, 3, 1, 1, 6, 6, pair=pair)
    assert (first.dice, first.hits) == (((2, 3), (1, 1)), 1)
    assert (first.left, second.left) == (2, 2)
    both = blows_with_faces(2, 3, 4, 1, 1, 2, pair=pair)
    assert (both[0].hits, both[1].left) == (2, 1)


@pytest.mark.rule("MOR-WEAP-09")
def test_the_second_strike_at_one_hit_point_is_rolled_and_lost() -> None:
    pair = (replace(PLAIN, attack=2, attacks=2), OTHER)
    first, second = blows_with_faces(3, 2, 4, 4, 1, 2, pair=pair, left=(2, 1))
    assert (first.hits, second.left) == (2, 0)


@pytest.mark.rule("MOR-PVP-04")
def test_the_lighter_adds_the_bonus_to_both_strikes_and_the_heavier_has_none() -> None:
    light = replace(PLAIN, attack=2, attacks=2)
    heavy = replace(OTHER, attack=2, defence=2, encumbrance=2)
    first, second = blows_with_faces(3, 2, 4, 1, 2, 2, pair=(light, heavy), number=2)
    assert (first.bonus, first.target, first.hits) == (2, 7, 2)
    assert (second.bonus, second.target, second.hits) == (0, 5, 0)


@pytest.mark.rule("MOR-BEST-04")
def test_against_a_beast_nobody_tires() -> None:
    pair = (replace(PLAIN, encumbrance=6), Fighter(state.BEAST_NAME, 2, 2))
    blows = blows_with_faces(3, 3, 3, 3, pair=pair, number=4, tiring=False)
    assert [blow.bonus for blow in blows] == [0, 0]
    assert [blow.bonus for blow in blows_with_faces(3, 3, 3, 3, pair=pair, number=4)] == [0, 4]


@pytest.mark.rule("MOR-PVP-09")
def test_both_strike_at_the_same_moment_and_may_both_die() -> None:
    first, second = blows_with_faces(6, 5, 6, 5, left=(1, 1))
    assert (first.left, second.left) == (0, 0)


@pytest.mark.rule("MOR-PVP-12")
def test_a_hit_takes_one_hit_point_of_the_other_side() -> None:
    first, second = blows_with_faces(3, 3, 2, 2, left=(3, 2))
    assert (first.hits, second.hits, first.left, second.left) == (1, 0, 3, 1)


def test_typed_dice_of_both_sides_are_laid_in_the_order_of_the_round() -> None:
    pair = (PLAIN, replace(OTHER, net=True))
    assert clash.number_of_dice(pair, 0) == clash.number_of_dice(pair, 1) == 3
    assert clash.merge_faces(pair, (1, 2, 3), (4, 5, 6), 0) == (4, 1, 2, 3, 5, 6)
    assert clash.merge_faces(pair, (4, 5, 6), (1, 2, 3), 1) == (4, 1, 2, 3, 5, 6)


def stage_after_round(left: tuple[int, int], **readings: bool) -> duel_end.NextStage:
    """Return the stage after a round; by default outside Roma and before an extra round."""
    usual = {"is_to_the_death": False, "is_extra_round": False, "does_survivor_lose": True}
    return duel_end.stage_after_round(left, **(usual | readings))


@pytest.mark.rule("MOR-PVP-13")
def test_a_fighter_without_hit_points_has_lost() -> None:
    assert stage_after_round((0, 2)) == ("over", 1, "dead")
    assert stage_after_round((1, 0)) == ("over", 0, "dead")
    assert stage_after_round((0, 0)) == ("over", duel_end.NO_WINNER, "both-dead")


@pytest.mark.rule("MOR-PVP-14")
def test_fighters_with_more_than_one_hit_point_go_on() -> None:
    assert stage_after_round((2, 2)) == ("strike", duel_end.NO_WINNER, "")
    assert stage_after_round((2, 7)) == ("strike", duel_end.NO_WINNER, "")


@pytest.mark.rule("MOR-PVP-16")
def test_a_fight_with_one_hit_point_each_is_over_without_a_winner() -> None:
    assert stage_after_round((1, 1)) == ("over", duel_end.NO_WINNER, "both-at-one")


@pytest.mark.rule("MOR-PVP-17", "MOR-PVP-15")
def test_the_crowd_is_heard_when_one_side_has_one_hit_point() -> None:
    assert stage_after_round((1, 2)) == ("crowd", duel_end.NO_WINNER, "")
    assert stage_after_round((4, 1)) == ("crowd", duel_end.NO_WINNER, "")


@pytest.mark.rule("MOR-PVP-21")
def test_one_hit_point_ends_nothing_in_roma() -> None:
    for left in ((1, 1), (1, 2), (4, 1)):
        assert stage_after_round(left, is_to_the_death=True) == ("strike", duel_end.NO_WINNER, "")
    assert stage_after_round((0, 1), is_to_the_death=True) == ("over", 1, "dead")


@pytest.mark.rule("MOR-PVP-18")
def test_the_stronger_fighter_wins_after_the_extra_round() -> None:
    assert stage_after_round((2, 1), is_extra_round=True) == ("over", 0, "survived")
    assert stage_after_round((1, 3), is_extra_round=True) == ("over", 1, "survived")
    assert stage_after_round((1, 1), is_extra_round=True) == (
        "over",
        duel_end.NO_WINNER,
        "both-at-one",
    )
    assert stage_after_round((1, 0), is_extra_round=True) == ("over", 0, "dead")
    assert stage_after_round((1, 3), is_extra_round=True, does_survivor_lose=False) == (
        "over",
        duel_end.NO_WINNER,
        "survived",
    )


def test_the_limit_of_rounds_is_reached_with_that_round() -> None:
    assert [duel_end.is_too_long(number, 20) for number in (1, 19, 20, 21)] == [
        False,
        False,
        True,
        True,
    ]
    assert not duel_end.is_too_long(1000, 0)

"""The arithmetic of a fight, figure by figure."""

import pytest

from ledger.games.morituri.pugna import figures


@pytest.mark.rule("MOR-PVP-07")
def test_a_better_defence_is_harder_to_hit_and_a_better_weapon_hits_more_easily() -> None:
    assert figures.target_sum(attack=2, defence=3) == 8
    assert figures.target_sum(attack=1, defence=0) == 6
    assert figures.target_sum(attack=4, defence=4) == 7


@pytest.mark.rule("MOR-PVP-08")
def test_an_attack_that_equals_the_target_hits_and_one_less_misses() -> None:
    assert figures.has_hit((4, 4), 0, 8)
    assert not figures.has_hit((4, 3), 0, 8)
    assert figures.has_hit((4, 3), 1, 8)


@pytest.mark.rule("MOR-PVP-10")
def test_two_ones_miss_even_when_any_sum_would_do() -> None:
    assert not figures.has_hit((1, 1), 5, -3)
    assert figures.has_hit((1, 2), 5, -3)


@pytest.mark.rule("MOR-PVP-11")
def test_two_sixes_hit_even_when_no_sum_would_do() -> None:
    assert figures.has_hit((6, 6), 0, 14)
    assert not figures.has_hit((6, 5), 0, 14)
    assert figures.has_hit((6, 5), 3, 14)


@pytest.mark.rule("MOR-PVP-02")
def test_a_fighter_who_is_not_lighter_has_no_bonus() -> None:
    assert [figures.bonus_from_fatigue(3, 3, number) for number in (1, 2, 9)] == [0, 0, 0]
    assert [figures.bonus_from_fatigue(4, 3, number) for number in (1, 2, 9)] == [0, 0, 0]


@pytest.mark.rule("MOR-PVP-03")
def test_the_bonus_follows_the_difference_of_encumbrance() -> None:
    assert figures.encumbrance_difference(own_encumbrance=2, opponent_encumbrance=7) == 5
    assert figures.encumbrance_difference(own_encumbrance=7, opponent_encumbrance=2) == 0


@pytest.mark.rule("MOR-PVP-04", "MOR-PVP-05")
def test_the_bonus_grows_by_one_a_round_up_to_the_difference_and_stays_there() -> None:
    assert [figures.bonus_from_fatigue(0, 3, number) for number in range(1, 7)] == [
        1,
        2,
        3,
        3,
        3,
        3,
    ]


@pytest.mark.rule("MOR-CASS-08", "MOR-CASS-10")
def test_a_net_catches_with_the_higher_die_only() -> None:
    assert figures.is_caught_by_net(4, 3)
    assert not figures.is_caught_by_net(3, 3)
    assert not figures.is_caught_by_net(2, 3)


@pytest.mark.rule("MOR-CASS-08")
def test_half_the_defence_is_rounded_down() -> None:
    assert [figures.netted_defence(defence) for defence in range(6)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("MOR-CASS-06")
def test_a_secutor_adds_to_the_die_against_the_net_or_cannot_be_caught_at_all() -> None:
    assert not figures.is_caught_by_net(4, 3, 1)
    assert figures.is_caught_by_net(5, 3, 1)
    assert not figures.is_caught_by_net(6, 5, 2)
    assert figures.is_caught_by_net(6, 3, 2)
    assert not figures.is_caught_by_net(6, 1, figures.IMMUNE)
    assert not figures.is_caught_by_net(6, 6, 1), "with the bonus a die may come to seven"


@pytest.mark.rule("MOR-PVP-12")
def test_every_hit_takes_one_hit_point_and_none_goes_below_nought() -> None:
    assert figures.hit_points_left(3, 1) == 2
    assert figures.hit_points_left(2, 2) == 0
    assert figures.hit_points_left(1, 2) == 0


@pytest.mark.rule("MOR-PVP-18", "MOR-PVP-19")
def test_the_crowd_wants_blood_on_one_and_two() -> None:
    assert [face for face in range(1, 7) if figures.wants_blood(face)] == [1, 2]

"""Duels: their beginning, the players who tap, the crowd, and the prize."""

from typing import Any

import pytest

from ledger.games.morituri.cards import cards_in_pile
from ledger.games.morituri.pugna.events import (
    CrowdHeard,
    DuelBegan,
    DuelEnded,
    MercyAnswered,
    RoundFought,
)
from ledger.games.morituri.rules import awaited_players
from ledger.games.morituri.state import PILE_ACCOUNT
from tests.games.morituri.sand import (
    FIRST,
    SECOND,
    THIRD,
    ArenaGladiator,
    arena_with_duel,
    arena_with_two_duels,
)
from tests.games.morituri.table import Table

MISS, HIT = (1, 2), (6, 5)


@pytest.mark.rule("MOR-TURN-05", "MOR-PVP-01")
def test_a_newcomer_duels_the_gladiator_there_with_all_their_gear() -> None:
    sand = arena_with_duel(
        ArenaGladiator(3, "trident", "galea_murmillo"), ArenaGladiator(2, "falx", "manica")
    )
    began = sand.last_event(DuelBegan)
    assert (began.number, began.place) == (1, "nemausus")
    assert (began.to_the_death, began.hit_points) == (False, (3, 2))
    first, second = began.sides
    assert (first.who, first.attack, first.defence, first.encumbrance) == (FIRST, 3, 2, 2)
    assert (second.who, second.attack, second.defence, second.encumbrance) == (SECOND, 4, 1, 1)


@pytest.mark.rule("MOR-TURN-05", "MOR-PVP-17", "MOR-PVP-20", "MOR-PVP-21")
def test_only_the_two_fighters_act_in_a_duel() -> None:
    sand = arena_with_duel(ArenaGladiator(), ArenaGladiator(), ArenaGladiator())
    for act, fields in (("strike", {}), ("hear-the-crowd", {}), ("fight-on", {"foe": FIRST})):
        sand.act(THIRD, act, **fields).assert_refused("MOR-TURN-05")
        assert sand.form(THIRD, act) is None
    sand.act(THIRD, "accept-mercy").assert_refused("MOR-TURN-05")


@pytest.mark.rule("MOR-PVP-09", "MOR-PVP-14")
def test_either_of_the_two_may_tap_for_the_next_round() -> None:
    sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(3))
    assert awaited_players(sand.table.state) == (FIRST, SECOND)
    sand.fight_duel_round(MISS, MISS, by=FIRST)
    sand.fight_duel_round(MISS, MISS, by=SECOND)
    assert (sand.current_duel.round, sand.current_duel.left, sand.current_duel.stage) == (
        2,
        (3, 3),
        "strike",
    )


@pytest.mark.rule("MOR-PVP-01")
def test_totals_stay_the_same_to_the_end_of_the_fight() -> None:
    sand = arena_with_duel(ArenaGladiator(3, "falx"), ArenaGladiator(3))
    sand.table.set_fact("takes", FIRST, "falx").accepted_entries()
    first, _ = sand.fight_duel_round(MISS, MISS)
    assert (first.attack, first.target) == (4, 3)


@pytest.mark.rule("MOR-PVP-17")
def test_the_crowd_is_heard_once_and_before_another_round() -> None:
    sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(2))
    sand.act(FIRST, "hear-the-crowd", 3).assert_refused("MOR-PVP-17")
    assert sand.form(FIRST, "hear-the-crowd") is None
    sand.fight_duel_round(HIT, MISS)
    assert (sand.current_duel.stage, sand.current_duel.weaker_fighter) == ("crowd", SECOND)
    sand.act(FIRST, "strike").assert_refused("MOR-PVP-17")
    blocked = sand.form(FIRST, "strike")
    assert blocked is not None
    assert [objection.key for objection in blocked.blocked] == ["crowd-first"]
    assert awaited_players(sand.table.state) == (SECOND,)
    sand.act(FIRST, "hear-the-crowd").assert_refused_with("crowd-not-yours")
    assert sand.form(FIRST, "hear-the-crowd") is None
    heard = sand.act(SECOND, "hear-the-crowd", 2).accepted_entries()[0]
    assert (heard.event.who, heard.event.foe, heard.event.face) == (SECOND, FIRST, 2)
    assert [(roll.name, roll.value) for roll in heard.rolls] == [("fight-1/crowd", 2)]
    sand.act(SECOND, "hear-the-crowd", 2).assert_refused("MOR-PVP-17")


@pytest.mark.rule("MOR-PVP-17", "MOR-PVP-18", "MOR-PVP-19")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_crowd_wants_blood_on_one_and_two_and_is_kind_on_the_others(face: int) -> None:
    sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(2))
    sand.fight_duel_round(HIT, MISS)
    sand.roll_for_crowd(face)
    assert sand.last_event(CrowdHeard).blood is (face <= 2)
    assert sand.current_duel.stage == ("extra" if face <= 2 else "mercy")
    assert sand.current_duel.crowd == face
    assert [roll.name for roll in sand.table.last_entry().rolls] == ["fight-1/crowd"]


@pytest.mark.rule("MOR-PVP-20", "MOR-PVP-18")
def test_the_weaker_fighter_accepts_or_refuses_mercy() -> None:
    sand = arena_with_duel(ArenaGladiator(2), ArenaGladiator(3))
    sand.act(FIRST, "accept-mercy").assert_refused("MOR-PVP-20")
    sand.fight_duel_round(MISS, HIT)
    assert not sand.last_event(RoundFought).extra
    sand.act(FIRST, "refuse-mercy").assert_refused("MOR-PVP-20")
    sand.roll_for_crowd(4)
    assert awaited_players(sand.table.state) == (FIRST,)
    sand.act(SECOND, "accept-mercy").assert_refused("MOR-PVP-20")
    sand.act(SECOND, "strike").assert_refused("MOR-PVP-20")
    assert sand.form(SECOND, "refuse-mercy") is None
    assert sand.form(FIRST, "refuse-mercy") is not None
    sand.act(FIRST, "refuse-mercy").accepted_entries()
    assert (sand.current_duel.stage, sand.current_duel.mercy) == ("extra", "refused")
    sand.fight_duel_round(MISS, MISS)
    ended = sand.last_event(DuelEnded)
    assert (ended.winner, ended.why) == (SECOND, "survived")
    assert sand.last_event(RoundFought).extra


@pytest.mark.rule("MOR-PVP-19", "MOR-TURN-08", "MOR-PVP-22", "MOR-HP-05", "MOR-HP-03")
def test_a_spared_fighter_is_healed_and_the_winner_has_a_prize() -> None:
    sand = arena_with_duel(ArenaGladiator(2), ArenaGladiator(3))
    sand.fight_duel_round(MISS, HIT)
    sand.roll_for_crowd(6)
    kinds = sand.act(FIRST, "accept-mercy").entry_names()
    assert kinds == ["mercy-answered", "duel-ended", "hit-points-gained"]
    assert sand.last_event(MercyAnswered).taken
    assert sand.max_hit_points(FIRST, SECOND) == (2, 4)
    assert sand.owed == (SECOND,), "also on another player's turn"
    assert (sand.table.place(FIRST), sand.table.place(SECOND)) == ("nemausus", "nemausus")


@pytest.mark.rule("MOR-PVP-15", "MOR-PVP-13", "MOR-HP-02", "MOR-TURN-08")
def test_a_duel_outside_roma_may_end_in_death_at_once() -> None:
    sand = arena_with_duel(ArenaGladiator(3, "dual_gladius"), ArenaGladiator(2), ArenaGladiator())
    sand.fight_duel_round(HIT, HIT, MISS)
    assert sand.dead(SECOND)
    assert (sand.last_event(DuelEnded).winner, sand.last_event(DuelEnded).why) == (FIRST, "dead")
    assert sand.max_hit_points(FIRST) == (4,)


@pytest.mark.rule("MOR-PVP-09")
def test_nobody_has_a_prize_if_both_die() -> None:
    sand = arena_with_duel(
        ArenaGladiator(2, "dual_gladius"), ArenaGladiator(2, "dual_gladius"), ArenaGladiator()
    )
    sand.fight_duel_round(HIT, HIT, HIT, HIT)
    ended = sand.last_event(DuelEnded)
    assert (ended.winner, ended.why, ended.dead) == ("", "both-dead", (FIRST, SECOND))
    assert sand.dead(FIRST)
    assert sand.dead(SECOND)
    assert sand.owed == ()


@pytest.mark.rule("MOR-PVP-17")
def test_one_hit_point_from_the_start_counts_after_the_first_round() -> None:
    sand = arena_with_duel(ArenaGladiator(1), ArenaGladiator(3))
    assert sand.current_duel.stage == "strike"
    sand.fight_duel_round(MISS, MISS)
    assert (sand.current_duel.stage, sand.current_duel.weaker_fighter) == ("crowd", FIRST)
    equal = arena_with_duel(ArenaGladiator(1), ArenaGladiator(1))
    equal.fight_duel_round(MISS, MISS)
    assert equal.last_event(DuelEnded).why == "both-at-one"


@pytest.mark.rule("MOR-PVP-17", "MOR-PVP-16", "MOR-TURN-10")
def test_one_hit_point_counts_before_the_first_round_by_another_reading() -> None:
    sand = arena_with_duel(
        ArenaGladiator(1), ArenaGladiator(3), at_one_from_the_start="check_before_first_round"
    )
    assert (sand.current_duel.stage, sand.current_duel.round) == ("crowd", 0)
    sand.roll_for_crowd(1)
    sand.fight_duel_round(MISS, MISS)
    assert (sand.last_event(DuelEnded).winner, sand.last_event(DuelEnded).why) == (
        SECOND,
        "survived",
    )
    equal = arena_with_duel(
        ArenaGladiator(1), ArenaGladiator(1), at_one_from_the_start="check_before_first_round"
    )
    assert (equal.bout, equal.last_event(DuelEnded).why) == (None, "both-at-one")
    assert equal.turn == SECOND, "the turn is over as well"
    assert equal.events_of_kind(RoundFought) == []


@pytest.mark.rule("MOR-PVP-17", "MOR-PVP-21")
def test_no_reading_makes_the_crowd_speak_first_in_roma() -> None:
    sand = arena_with_duel(
        ArenaGladiator(1),
        ArenaGladiator(3),
        space="roma",
        at_one_from_the_start="check_before_first_round",
    )
    assert sand.current_duel.stage == "strike"


def secutor_catch_results(reading: str) -> list[bool]:
    """Return whether a 6 catches a Secutor with 4, 5 and 6 on the own die."""
    sand = arena_with_duel(
        ArenaGladiator(9, "casses"), ArenaGladiator(9, "galea_secutor"), secutor_net_bonus=reading
    )
    return [sand.fight_duel_round(MISS, MISS, nets=(6, die))[1].netted for die in (3, 4, 5, 6)]


@pytest.mark.rule("MOR-CASS-06")
def test_a_reading_sets_the_bonus_of_a_secutor_galea() -> None:
    assert secutor_catch_results("1") == [True, True, False, False]
    assert secutor_catch_results("2") == [True, False, False, False]
    assert secutor_catch_results("immune") == [False, False, False, False]


@pytest.mark.rule("MOR-CASS-06")
def test_another_helmet_does_not_help_against_the_net() -> None:
    sand = arena_with_duel(
        ArenaGladiator(3, "casses"), ArenaGladiator(3, "galea_murmillo"), secutor_net_bonus="immune"
    )
    assert [side.guard for side in sand.current_duel.sides] == [0, 0], "nor does a bare head"
    assert sand.fight_duel_round(MISS, MISS, nets=(2, 1))[1].netted


@pytest.mark.rule("MOR-PVP-23")
def test_the_newcomer_chooses_the_first_of_several_opponents() -> None:
    sand = arena_with_two_duels(ArenaGladiator(3), ArenaGladiator(3), ArenaGladiator(3))
    assert sand.bout is None
    assert awaited_players(sand.table.state) == (FIRST,)
    sand.act(SECOND, "fight-first", foe=FIRST).assert_refused("MOR-PVP-23")
    assert sand.form(SECOND, "fight-first") is None
    stranger = sand.act(FIRST, "fight-first", foe="nobody").assert_refused("MOR-PVP-23")
    assert stranger[0].key == "not-one-of-them"
    form = sand.form(FIRST, "fight-first")
    assert form is not None
    field: Any = form.fields[0]
    assert [option.value for option in field.options] == [SECOND, THIRD]
    sand.act(FIRST, "fight-first", foe=THIRD).accepted_entries()
    assert sand.current_duel.fighters == (FIRST, THIRD)
    sand.act(FIRST, "fight-first", foe=SECOND).assert_refused("MOR-PVP-23")


@pytest.mark.rule("MOR-PVP-23")
def test_the_order_is_clockwise_from_the_left_by_another_reading() -> None:
    sand = arena_with_two_duels(
        ArenaGladiator(2), ArenaGladiator(2), ArenaGladiator(2), multi_fight_order="clockwise"
    )
    assert sand.current_duel.fighters == (FIRST, SECOND)
    sand.fight_duel_round(HIT, HIT)
    assert sand.last_event(DuelEnded).why == "both-at-one"
    assert sand.current_duel.fighters == (FIRST, THIRD), "the next one follows at once"


@pytest.mark.rule("MOR-TURN-09", "MOR-PVP-24", "MOR-PVP-22")
def test_the_second_duel_begins_healed_and_with_the_first_prize() -> None:
    sand = arena_with_two_duels(ArenaGladiator(3), ArenaGladiator(2), ArenaGladiator(3))
    sand.act(FIRST, "fight-first", foe=SECOND).accepted_entries()
    sand.fight_duel_round(HIT, HIT)
    assert sand.current_duel.left == (2, 1)
    sand.roll_for_crowd(5)
    sand.act(SECOND, "accept-mercy").accepted_entries()
    assert sand.bout is None, "the prize comes first"
    sand.act(FIRST, "strike").assert_refused("MOR-TURN-05")
    sand.table.draw_and_keep(FIRST, "falx").accepted_entries()
    assert sand.current_duel.fighters == (FIRST, THIRD)
    assert (sand.current_duel.number, sand.current_duel.left) == (2, (4, 3)), (
        "all hit points again, and one more"
    )
    assert sand.current_duel.sides[0].attack == 4
    assert sand.turn == FIRST


@pytest.mark.rule("MOR-PVP-23", "MOR-PVP-13")
def test_the_newcomers_death_cancels_further_duels() -> None:
    sand = arena_with_two_duels(
        ArenaGladiator(2), ArenaGladiator(3, "dual_gladius"), ArenaGladiator(3)
    )
    sand.act(FIRST, "fight-first", foe=SECOND).accepted_entries()
    sand.fight_duel_round(MISS, HIT, HIT)
    assert sand.dead(FIRST)
    assert sand.bout is None
    assert sand.table.world.foes == ()
    sand.draw_card(SECOND, "crowd_favour")
    assert sand.turn == SECOND
    assert sand.bout is None


@pytest.mark.rule("MOR-PVP-14")
def test_outside_roma_no_reading_bounds_the_rounds() -> None:
    sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(3), duel_round_cap=20)
    for _ in range(25):
        sand.fight_duel_round(MISS, MISS)
    assert (sand.current_duel.round, sand.current_duel.stage) == (25, "strike")


@pytest.mark.rule("MOR-PVP-14", "MOR-PVP-19", "MOR-TURN-08")
def test_the_turn_goes_on_if_no_card_is_left_to_win() -> None:
    for spared in (True, False):
        table = Table(2).with_reading("cards.deck_empty", "no_card")
        sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(2, "gladius"), table=table)
        table.discarded(
            *(c.id for c, n in cards_in_pile(table.state, PILE_ACCOUNT) for _ in range(n))
        )
        sand.fight_duel_round(HIT, MISS)
        sand.roll_for_crowd(6 if spared else 1)
        if spared:
            sand.act(SECOND, "accept-mercy").accepted_entries()
        else:
            sand.fight_duel_round(MISS, MISS)
        assert (sand.owed, sand.turn) == ((), SECOND)

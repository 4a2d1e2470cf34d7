"""Fights to the death in Roma, and rolling them through with one tap."""

import pytest

from ledger.games.morituri.events import GameEnded
from ledger.games.morituri.pugna.events import CrowdHeard, DuelBegan, DuelEnded, RoundFought
from ledger.games.morituri.pugna.roma import MAX_ROUNDS
from tests.games.fields import field_options
from tests.games.morituri.sand import (
    FIRST,
    SECOND,
    THIRD,
    ArenaGladiator,
    ArenaTable,
    arena_with_duel,
)
from tests.games.morituri.table import Table

MISS, HIT = (1, 2), (6, 5)


def duel_in_roma(first: ArenaGladiator, second: ArenaGladiator, cap: int = 0) -> ArenaTable:
    """Return a scene where the first meets the second in Roma. A third is far away."""
    return arena_with_duel(first, second, ArenaGladiator(), space="roma", duel_round_cap=cap)


@pytest.mark.rule("MOR-ROMA-07", "MOR-PVP-21")
def test_a_gladiator_arriving_in_roma_fights_the_residents_to_the_death() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(3))
    began = sand.last_event(DuelBegan)
    assert (began.place, began.to_the_death) == ("roma", True)
    assert sand.current_duel.fighters == (FIRST, SECOND)
    assert sand.table.seen()["duel"]["in_roma"]


@pytest.mark.rule("MOR-PVP-21")
def test_no_crowd_and_no_draw_at_one_hit_point_ends_it() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(3))
    sand.fight_duel_round(MISS, HIT)
    sand.act(FIRST, "hear-the-crowd", 3).assert_refused("MOR-PVP-17")
    sand.fight_duel_round(HIT, MISS)
    sand.fight_duel_round(HIT, MISS)
    assert sand.current_duel.left == (1, 1)
    sand.fight_duel_round(MISS, MISS)
    sand.fight_duel_round(HIT, MISS)
    assert sand.dead(SECOND)
    assert sand.events_of_kind(CrowdHeard) == []


@pytest.mark.rule("MOR-PVP-25", "MOR-ROMA-08", "MOR-PVP-22")
def test_the_winner_in_roma_draws_a_card_gains_nothing_and_waits_for_the_next() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(2))
    sand.fight_duel_round(HIT, HIT)
    sand.fight_duel_round(HIT, MISS)
    assert (sand.last_event(DuelEnded).winner, sand.last_event(DuelEnded).in_roma) == (FIRST, True)
    assert sand.max_hit_points(FIRST) == (2,)
    assert sand.owed == (FIRST,)
    sand.table.draw_and_keep(FIRST, "spatha").accepted_entries()
    assert sand.table.place(FIRST) == "roma"
    assert sand.table.gladiator(FIRST).roma_duels == 1
    sand.table.equip(THIRD, at="aricia").act(THIRD, "move", 4).accepted_entries()
    sand.draw_card(THIRD, "sica")
    sand.act(THIRD, "keep-gear", keep="none").accepted_entries()
    assert sand.current_duel.fighters == (THIRD, FIRST)
    assert sand.current_duel.left == (2, 2)


@pytest.mark.rule("MOR-ROMA-10", "MOR-PVP-09")
def test_the_last_two_may_kill_each_other_and_nobody_has_won() -> None:
    sand = arena_with_duel(ArenaGladiator(2), ArenaGladiator(2), space="roma")
    sand.fight_duel_round(HIT, HIT)
    sand.fight_duel_round(HIT, HIT)
    assert sand.last_event(DuelEnded).why == "both-dead"
    assert sand.last_event(GameEnded).winner == ""


@pytest.mark.rule("MOR-PVP-14", "MOR-PVP-21")
def test_both_may_agree_to_roll_a_duel_through_to_its_end() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(2))
    sand.fight_duel_round(MISS, HIT)
    dice = (*MISS, *MISS, *HIT, *MISS, *MISS, *HIT)
    entries = sand.table.act_with_consent(
        SECOND, FIRST, "fight-on", *dice, foe=SECOND
    ).accepted_entries()
    fought = [entry for entry in entries if isinstance(entry.event, RoundFought)]
    assert [entry.event.round.number for entry in fought] == [2, 3, 4]
    assert [entry.event.round.left for entry in fought] == [(1, 2), (1, 1), (0, 1)]
    assert [roll.value for entry in fought for roll in entry.rolls] == list(dice)
    assert len({roll.name for entry in fought for roll in entry.rolls}) == len(dice)
    assert sand.dead(FIRST)
    assert sand.owed == (SECOND,)


@pytest.mark.rule("MOR-PVP-14")
def test_nothing_is_rolled_through_before_the_other_agrees() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(2))
    sand.act(FIRST, "fight-on", foe=SECOND).pending_petition_id()
    assert sand.events_of_kind(RoundFought) == []
    sand.fight_duel_round(MISS, MISS)
    assert sand.current_duel.round == 1, "meanwhile one may strike"


@pytest.mark.rule("MOR-PVP-21")
def test_an_agreement_with_one_opponent_does_not_bind_the_next() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(1))
    petition = sand.act(FIRST, "fight-on", foe=SECOND).pending_petition_id()
    sand.fight_duel_round(HIT, MISS)
    sand.table.draw_and_keep(FIRST, "spatha").accepted_entries()
    sand.table.equip(THIRD, at="aricia").act(THIRD, "move", 4).accepted_entries()
    sand.draw_card(THIRD, "sica")
    sand.act(THIRD, "keep-gear", keep="none").accepted_entries()
    assert sand.current_duel.fighters == (THIRD, FIRST)
    sand.act(SECOND, "consent", petition=petition).assert_refused_with("matter-over")
    sand.act(FIRST, "fight-on", foe=SECOND).assert_refused("MOR-PVP-21")
    form = sand.form(FIRST, "fight-on")
    assert form is not None
    assert field_options(form.fields[0]) == [THIRD]


@pytest.mark.rule("MOR-PVP-14")
def test_one_tap_rolls_at_most_a_hundred_rounds_and_the_next_goes_on() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(2))
    dice = (*MISS, *MISS) * MAX_ROUNDS
    entries = sand.table.act_with_consent(
        SECOND, FIRST, "fight-on", *dice, foe=SECOND
    ).accepted_entries()
    assert sum(isinstance(entry.event, RoundFought) for entry in entries) == MAX_ROUNDS == 100
    assert (sand.current_duel.round, sand.current_duel.left) == (100, (2, 2))
    sand.table.act_with_consent(
        FIRST, SECOND, "fight-on", *HIT, *MISS, *HIT, *MISS, foe=FIRST
    ).accepted_entries()
    assert sand.last_event(RoundFought).round.number == 102
    assert sand.dead(SECOND)


@pytest.mark.rule("MOR-PVP-21")
def test_every_round_outside_roma_needs_its_own_tap() -> None:
    sand = arena_with_duel(ArenaGladiator(), ArenaGladiator())
    sand.act(FIRST, "fight-on", foe=SECOND).assert_refused("MOR-PVP-21")
    assert sand.form(FIRST, "fight-on") is None


@pytest.mark.rule("MOR-COMP-01")
def test_dice_on_the_table_are_not_rolled_through() -> None:
    table = Table(2).with_scenario_data(dice="table")
    table.equip(FIRST, at="roma").equip(SECOND, at="roma").begin_turn(FIRST)
    table.set_fact("turn", FIRST, "begins").accepted_entries()
    table.act(FIRST, "fight-on", foe=SECOND).assert_refused("MOR-COMP-01")
    form = table.form(FIRST, "fight-on")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["dice-by-the-round"]


@pytest.mark.rule("MOR-PVP-14")
def test_a_duel_in_roma_goes_on_without_a_bound() -> None:
    sand = duel_in_roma(ArenaGladiator(3), ArenaGladiator(3), cap=0)
    for _ in range(21):
        sand.fight_duel_round(MISS, MISS)
    assert (sand.current_duel.round, sand.current_duel.stage) == (21, "strike")


@pytest.mark.rule("MOR-PVP-14", "MOR-ROMA-07", "MOR-TURN-10")
def test_a_bound_on_rounds_lets_both_live_in_roma_and_they_meet_again() -> None:
    sand = duel_in_roma(ArenaGladiator(2), ArenaGladiator(3), cap=20)
    sand.fight_duel_round(MISS, HIT)
    dice = (*MISS, *MISS) * 19
    sand.table.act_with_consent(SECOND, FIRST, "fight-on", *dice, foe=SECOND).accepted_entries()
    ended = sand.last_event(DuelEnded)
    assert (ended.winner, ended.why, ended.dead) == ("", "too-long", ())
    assert sand.turn == SECOND
    assert (sand.current_duel.fighters, sand.current_duel.left) == ((SECOND, FIRST), (3, 2))
    assert sand.current_duel.number == 2

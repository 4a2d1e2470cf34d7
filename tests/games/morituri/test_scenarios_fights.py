"""The worked examples of fights, with their dice and figures.

FIRST is the newcomer (A of the examples), SECOND the resident (B).
"""

from typing import Any

import pytest

from ledger.games.morituri.pugna.events import CrowdHeard, DuelEnded, HuntEnded
from ledger.games.morituri.state import DISCARD_ACCOUNT
from tests.games.morituri.sand import (
    FIRST,
    SECOND,
    THIRD,
    ArenaGladiator,
    ArenaTable,
    arena_with_beast,
    arena_with_duel,
    arena_with_two_duels,
)
from tests.games.morituri.table import Table


@pytest.mark.rule("MOR-PVP-07", "MOR-PVP-08")
def test_s03_attack_two_against_defence_three_needs_an_eight() -> None:
    sword, armoured = (
        ArenaGladiator(3, "gladius"),
        ArenaGladiator(3, "gladius", "galerus", "scutum", "fasciae"),
    )
    armoured_as_heavy = ArenaGladiator(3, "gladius", "scutum")
    sand = arena_with_duel(armoured_as_heavy, ArenaGladiator(3, "gladius", "pectorale", "parmula"))
    first, _ = sand.fight_duel_round((4, 3), (1, 2))
    assert (first.attack, first.target, first.bonus, first.hits) == (2, 8, 0, 0)
    first, second = sand.fight_duel_round((4, 4), (1, 2))
    assert (first.target, first.hits, second.left) == (8, 1, 2)
    lighter = arena_with_duel(sword, armoured)
    assert lighter.fight_duel_round((4, 3), (1, 2))[0].bonus == 1


@pytest.mark.rule("MOR-BEST-04", "MOR-BEST-05", "MOR-BEST-08", "MOR-BEST-09", "MOR-BEST-11")
@pytest.mark.rule("MOR-HP-05", "MOR-ARENA-04")
def test_s04_a_beast_in_leptis_magna() -> None:
    sand = arena_with_beast("leptis", ArenaGladiator(2))
    own, beast = sand.fight_beast_round((3, 3), (2, 4))
    assert (own.target, own.hits, own.left) == (7, 0, 1)
    assert (beast.attack, beast.defence, beast.target, beast.hits, beast.left) == (1, 1, 6, 1, 1)
    own, beast = sand.fight_beast_round((5, 3), (1, 4))
    assert (own.hits, own.left, beast.hits, beast.left) == (1, 1, 0, 0)
    assert sand.last_event(HuntEnded).won
    assert sand.max_hit_points(FIRST) == (2,)
    assert sand.owed == (FIRST,)


@pytest.mark.rule("MOR-BEST-06", "MOR-ARENA-05", "MOR-BEST-10", "MOR-BEST-09")
def test_s05_both_die_in_syracuse() -> None:
    sand = arena_with_beast("syracuse", ArenaGladiator(2, "gladius", "manica"))
    own, beast = sand.fight_beast_round((1, 1), (6, 1))
    assert (own.target, beast.target) == (7, 6)
    assert (own.hits, own.left) == (0, 1)
    own, beast = sand.fight_beast_round((4, 4), (3, 3))
    assert (own.hits, own.left, beast.left) == (1, 0, 0)
    assert sand.dead(FIRST)
    assert sand.owed == ()
    assert (sand.discarded("gladius"), sand.discarded("manica")) == (1, 1)
    ended = sand.last_event(HuntEnded)
    assert (ended.dead, ended.beast_dead, ended.won) == (True, True, False)


@pytest.mark.rule("MOR-CASS-06", "MOR-CASS-08", "MOR-CASS-09", "MOR-CASS-10")
def test_s08_a_net_against_the_helmet_of_a_secutor() -> None:
    sand = arena_with_duel(
        ArenaGladiator(3, "casses"), ArenaGladiator(3, "galea_secutor", "pectorale", "parmula")
    )
    first, second = sand.fight_duel_round((4, 3), (1, 2), nets=(4, 3))
    assert (first.net, second.net, second.netted) == (4, 3, False)
    assert (second.defence, first.target) == (5, 11)
    first, second = sand.fight_duel_round((4, 1), (1, 2), nets=(5, 3))
    assert (second.netted, second.defence, first.target) == (True, 2, 8)
    first, second = sand.fight_duel_round((4, 1), (1, 2), nets=(3, 3))
    assert (second.netted, second.defence, first.target) == (False, 5, 11)


@pytest.mark.rule("MOR-PVP-01", "MOR-PVP-03", "MOR-PVP-04", "MOR-PVP-05", "MOR-PVP-17")
@pytest.mark.rule("MOR-PVP-19", "MOR-PVP-22", "MOR-HP-05")
def test_s09_the_lighter_fighter_strikes_better_round_by_round() -> None:
    sand = arena_with_duel(
        ArenaGladiator(3, "gladius", "galerus"),
        ArenaGladiator(3, "gladius", "galea_hoplomachus", "pectorale"),
    )
    rounds = [
        sand.fight_duel_round((2, 4), (1, 4)),
        sand.fight_duel_round((2, 4), (1, 2)),
        sand.fight_duel_round((1, 4), (1, 3)),
    ]
    assert [first.bonus for first, _ in rounds] == [1, 2, 3]
    assert [second.bonus for _, second in rounds] == [0, 0, 0]
    assert [(first.target, second.target) for first, second in rounds] == [(8, 6)] * 3
    assert [first.hits for first, _ in rounds] == [0, 1, 1]
    assert [second.left for _, second in rounds] == [3, 2, 1]
    sand.roll_for_crowd(3)
    assert not sand.last_event(CrowdHeard).blood
    sand.act(SECOND, "accept-mercy").accepted_entries()
    ended = sand.last_event(DuelEnded)
    assert (ended.winner, ended.why, ended.dead) == (FIRST, "mercy", ())
    assert sand.max_hit_points(FIRST, SECOND) == (4, 3)
    assert sand.owed == (FIRST,)


@pytest.mark.rule("MOR-PVP-05")
def test_s09_after_the_third_round_the_bonus_would_stay_at_three() -> None:
    sand = arena_with_duel(
        ArenaGladiator(3, "gladius", "galerus"),
        ArenaGladiator(3, "gladius", "galea_hoplomachus", "pectorale"),
    )
    bonuses = [sand.fight_duel_round((1, 1), (1, 1))[0].bonus for _ in range(6)]
    assert bonuses == [1, 2, 3, 3, 3, 3]


def duel_with_bloodthirsty_crowd() -> ArenaTable:
    """Return a duel after its first round: SECOND has one hit point, and the crowd wants blood."""
    sand = arena_with_duel(ArenaGladiator(3, "dual_gladius"), ArenaGladiator(3))
    first, second = sand.fight_duel_round((4, 1), (3, 3), (1, 2))
    assert (first.target, first.hits, second.hits, second.left) == (5, 2, 0, 1)
    sand.roll_for_crowd(2)
    assert sand.last_event(CrowdHeard).blood
    return sand


@pytest.mark.rule("MOR-PVP-18", "MOR-WEAP-09")
def test_s11_the_weaker_fighter_survives_the_extra_round_and_has_lost() -> None:
    sand = duel_with_bloodthirsty_crowd()
    first, second = sand.fight_duel_round((1, 2), (2, 2), (3, 3))
    assert (first.hits, second.hits, first.left) == (0, 1, 2)
    ended = sand.last_event(DuelEnded)
    assert (ended.winner, ended.why, ended.dead) == (FIRST, "survived", ())
    assert len(sand.events_of_kind(CrowdHeard)) == 1
    assert sand.max_hit_points(FIRST, SECOND) == (4, 3)
    assert sand.owed == (FIRST,)


@pytest.mark.rule("MOR-PVP-18")
def test_s11_nobody_wins_by_the_other_reading() -> None:
    sand = duel_with_bloodthirsty_crowd().change_reading("extra_round_survivor_result", "no_winner")
    sand.fight_duel_round((1, 2), (2, 2), (3, 3))
    assert (sand.last_event(DuelEnded).winner, sand.owed) == ("", ())
    assert sand.max_hit_points(FIRST, SECOND) == (3, 3)


@pytest.mark.rule("MOR-PVP-20", "MOR-PVP-12", "MOR-PVP-13", "MOR-HP-02")
def test_s12_mercy_is_refused_and_the_other_dies() -> None:
    sand = arena_with_duel(ArenaGladiator(2), ArenaGladiator(2, "dual_gladius"))
    first, second = sand.fight_duel_round((3, 3), (1, 1), (2, 1))
    assert (first.target, first.hits, second.target, second.hits) == (6, 1, 5, 0)
    sand.roll_for_crowd(6)
    assert not sand.last_event(CrowdHeard).blood
    sand.act(SECOND, "refuse-mercy").accepted_entries()
    first, second = sand.fight_duel_round((2, 3), (4, 3), (5, 1))
    assert (first.hits, first.left, second.hits) == (0, 0, 2)
    assert sand.dead(FIRST)
    assert (sand.last_event(DuelEnded).winner, sand.last_event(DuelEnded).dead) == (
        SECOND,
        (FIRST,),
    )
    assert sand.max_hit_points(SECOND) == (3,)
    assert sand.owed == (SECOND,)


@pytest.mark.rule("MOR-PVP-16", "MOR-PVP-09")
def test_s13_both_at_one_hit_point_and_nobody_wins() -> None:
    sand = arena_with_duel(ArenaGladiator(2), ArenaGladiator(2))
    first, second = sand.fight_duel_round((5, 1), (4, 3))
    assert (first.left, second.left) == (1, 1)
    ended = sand.last_event(DuelEnded)
    assert (ended.winner, ended.why, ended.dead) == ("", "both-at-one", ())
    assert sand.events_of_kind(CrowdHeard) == []
    assert sand.max_hit_points(FIRST, SECOND) == (2, 2)
    assert sand.owed == ()


@pytest.mark.rule("MOR-PVP-18", "MOR-PVP-13", "MOR-WEAP-09")
def test_s14_killed_in_the_round_the_crowd_wanted() -> None:
    sand = arena_with_duel(ArenaGladiator(2, "dual_gladius"), ArenaGladiator(2))
    first, second = sand.fight_duel_round((4, 1), (1, 1), (1, 2))
    assert (first.hits, second.left) == (1, 1)
    sand.roll_for_crowd(1)
    first, second = sand.fight_duel_round((3, 2), (4, 4), (5, 2))
    assert (first.hits, second.left, first.left) == (2, 0, 1)
    assert sand.last_event(DuelEnded).winner == FIRST
    assert sand.dead(SECOND)
    assert sand.max_hit_points(FIRST) == (3,)
    assert sand.owed == (FIRST,)


@pytest.mark.rule("MOR-PVP-25", "MOR-PVP-21", "MOR-PVP-13")
def test_s19_a_duel_in_roma_brings_a_card_and_no_hit_point() -> None:
    sand = arena_with_duel(ArenaGladiator(2), ArenaGladiator(2), ArenaGladiator(2), space="roma")
    sand.fight_duel_round((6, 6), (1, 1))
    assert sand.events_of_kind(DuelEnded) == [], "one hit point ends nothing in Roma"
    sand.fight_duel_round((6, 6), (1, 1))
    assert sand.dead(SECOND)
    assert sand.max_hit_points(FIRST) == (2,)
    assert sand.owed == (FIRST,)


def table_with_small_deck() -> Table:
    """Return a table of three with 36 cards, 14 of them among the discards."""
    table = Table(3)
    deck: dict[str, list[Any]] = {group: [] for group in table.data["deck"]}
    kinds = {card["id"]: card for group in table.data["deck"].values() for card in group}
    deck["weapons"] = [kinds["gladius"] | {"count": 34}, kinds["sica"] | {"count": 1}]
    deck["flux"] = [kinds["owner_in_debt"]]
    return table.with_scenario_data(deck=deck).discarded(*["gladius"] * 14)


@pytest.mark.rule("MOR-PVP-26", "MOR-PVP-25", "MOR-FLUX-04", "MOR-FLUX-05", "MOR-FLUX-06")
def test_s19_the_prize_may_send_the_winner_away_from_roma() -> None:
    sand = arena_with_duel(
        ArenaGladiator(2),
        ArenaGladiator(2),
        ArenaGladiator(2),
        space="roma",
        table=table_with_small_deck(),
    )
    sand.fight_duel_round((6, 6), (1, 1))
    sand.fight_duel_round((6, 6), (1, 1))
    assert (sand.table.card_count(), sand.table.card_count(DISCARD_ACCOUNT)) == (21, 15)
    sand.draw_card(FIRST, "owner_in_debt")
    assert sand.table.place(FIRST) == "dalmatian_coast"
    assert (sand.table.card_count(), sand.table.card_count(DISCARD_ACCOUNT)) == (36, 0)
    assert sand.max_hit_points(FIRST) == (2,)
    assert sand.turn == THIRD
    sand.table.begin_turn(FIRST).act(FIRST, "move", 5).accepted_entries()
    assert sand.table.place(FIRST) == "apollonia_il"


@pytest.mark.rule("MOR-PVP-23")
def test_s20_a_resident_sent_away_leaves_the_newcomer_his_other_duel() -> None:
    sand = arena_with_two_duels(
        ArenaGladiator(3), ArenaGladiator(3), ArenaGladiator(3), space="salona"
    )
    sand.act(FIRST, "fight-first", foe=SECOND).accepted_entries()
    sand.fight_duel_round((1, 2), (6, 5))
    sand.fight_duel_round((1, 2), (6, 5))
    sand.roll_for_crowd(3)
    sand.act(FIRST, "accept-mercy").accepted_entries()
    assert sand.last_event(DuelEnded).winner == SECOND
    sand.draw_card(SECOND, "owner_in_debt")
    assert sand.table.place(SECOND) == "dalmatian_coast"
    assert sand.turn == FIRST
    assert sand.current_duel.fighters == (FIRST, THIRD)
    assert sand.current_duel.left == (3, 3)


@pytest.mark.rule("MOR-PVP-23", "MOR-PVP-26")
def test_r12_a_newcomer_sent_away_has_no_more_duels_and_no_more_turn() -> None:
    sand = arena_with_two_duels(
        ArenaGladiator(3), ArenaGladiator(3), ArenaGladiator(3), space="salona"
    )
    sand.act(FIRST, "fight-first", foe=THIRD).accepted_entries()
    sand.fight_duel_round((6, 5), (1, 2))
    sand.fight_duel_round((6, 5), (1, 2))
    sand.roll_for_crowd(3)
    sand.act(THIRD, "accept-mercy").accepted_entries()
    sand.draw_card(FIRST, "owner_in_debt")
    assert sand.table.place(FIRST) == "dalmatian_coast"
    assert sand.bout is None
    assert sand.turn != FIRST

"""Gifts to newcomers and the time of these gifts, and newcomers without a city.

Rules: DIP-FED-02, DIP-FED-08, DIP-PLAY-02.
"""

from typing import Any

import pytest

from ledger.games.roman_diplomacy.permanent_gifts import (
    HAND_OVER_BUILDS,
    HAND_OVER_CENTRE,
    HAND_OVER_UNIT,
    HandOverBuilds,
    HandOverCentre,
    HandOverUnit,
)
from ledger.games.roman_diplomacy.rules import RULES, awaited_players
from ledger.games.roman_diplomacy.state import Empire
from ledger.kernel.vocabulary.request import Outcome, Refused
from tests.games.roman_diplomacy.table import Table, rules_and_keys, small_map_table
from tests.games.roman_diplomacy.war import SMALL, War
from tests.toy.yard import message_keys_of_refusal, rules_of_refusal

THREE = SMALL.replace("[gaius, julia]", "[gaius, julia, livia]")


def table_with_newcomer(turn: int = 2, **readings: Any) -> Table:
    """Return a table with X, Y and the newcomer N of this turn, all without a union."""
    table = small_map_table(**readings).set_board(
        {"X": ["A bru", "A gal", "F wst"], "Y": ["A thr"], "N": ["A afr", "G afr"]},
        {"bru": "X", "alb": "X", "sic": "X", "thr": "Y", "afr": "N"},
        cities={"X": "bru", "Y": "thr", "N": "afr"},
    )
    newcomer = Empire("N", "N", "afr", turn)
    return table.set_world_fields(turn=turn, empires=table.world.empires.set("N", newcomer))


def table_after_hold_turn(table: Table) -> Table:
    return table.play_phase(X=["A bru H", "A gal H"], Y=["A thr H"], N=["A afr H"])


@pytest.mark.rule("DIP-FED-02", "DIP-FED-08")
@pytest.mark.parametrize("turn", [2, 3])
def test_a_newcomer_opens_the_window_for_trades(turn: int) -> None:
    table = table_after_hold_turn(table_with_newcomer(turn))
    assert table.world.phase == "trades"
    unit = HandOverUnit(to="N", at="gal")
    assert rules_and_keys(HAND_OVER_UNIT.objections(table.state, "X", unit)) == []
    assert rules_and_keys(
        HAND_OVER_UNIT.objections(table.state, "X", HandOverUnit(to="Y", at="gal"))
    ) == ["DIP-FED-06 not-a-member"]
    assert table.do_act("X", HAND_OVER_UNIT, unit).world.position.units["gal"].owner == "N"


@pytest.mark.rule("DIP-FED-02", "DIP-FED-06")
def test_a_newcomer_is_given_centres_and_builds_too() -> None:
    table = table_after_hold_turn(table_with_newcomer(3).remove_units("gal", "wst"))
    assert table.world.phase == "trades"
    table.do_act("X", HAND_OVER_CENTRE, HandOverCentre(to="N", at="alb"))
    table.do_act("X", HAND_OVER_BUILDS, HandOverBuilds(to="N", number=1))
    assert table.owners("alb", "sic") == ["N", "X"]
    assert dict(table.world.builds) == {"X": -1, "N": 1}


@pytest.mark.rule("DIP-FED-02")
def test_a_newcomer_of_an_earlier_turn_is_an_opponent() -> None:
    table = table_after_hold_turn(table_with_newcomer(3).set_world_fields(turn=4))
    assert (table.world.phase, table.world.turn) == ("movement", 5)


@pytest.mark.rule("DIP-FED-08")
def test_nobody_trades_with_a_newcomer_in_spring_by_the_other_reading() -> None:
    assert (
        table_after_hold_turn(table_with_newcomer(2, federation__trades="autumn_only")).world.turn
        == 3
    )
    assert (
        table_after_hold_turn(table_with_newcomer(3, federation__trades="autumn_only")).world.phase
        == "trades"
    )


@pytest.mark.rule("DIP-FED-02", "DIP-PLAY-04")
def test_the_first_turn_has_no_window_for_trades() -> None:
    war = War(THREE).found_empires(gaius="bru", julia="alb", livia="afr")
    war.ready("gaius", "julia", "livia")
    assert (war.world.phase, war.world.turn) == ("movement", 1)


def war_with_late_julia(turn: int) -> War:
    """Return a game of Gaius alone, which Julia has joined in this turn."""
    war = War(SMALL).found_empires(gaius="bru")
    war.does("host", "ask-for-orders")
    for _ in range(turn):
        war.save_orders("gaius", A_bru="H").ready("gaius")
    war.does("julia", "found-empire", city="alb")
    assert war.world.turn == turn
    return war


def play_orders(war: War) -> War:
    """Return the game after this turn's orders."""
    window = next(iter(war.state.kernel.windows.values()))
    war.save_orders("gaius", A_bru="H").ready(*window.owed)
    return war


@pytest.mark.rule("DIP-FED-02", "DIP-FED-08")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_both_players_of_a_real_game_are_asked_and_the_gift_succeeds(turn: int) -> None:
    war = war_with_late_julia(turn)
    play_orders(war)
    assert war.window.startswith("trades")
    assert {*awaited_players(war.state)} == {"gaius", "julia"}
    offered = war.offers("gaius")
    assert {"hand-over-unit", "hand-over-centre"} <= offered.keys()
    war.does("gaius", "hand-over-unit", to="julia", at="bru")
    petition = next(iter(war.state.kernel.petitions))
    war.does("julia", "consent", petition=petition)
    assert war.world.position.units["bru"].owner == "julia"
    war.ready("gaius", "julia")
    assert not war.window.startswith("trades")


@pytest.mark.rule("DIP-FED-02")
def test_the_phone_puts_the_gift_first() -> None:
    war = play_orders(war_with_late_julia(1))
    forms = war.offers("gaius")
    known: Any = type("Known", (), {"state": war.state})
    found = {one.act: one.args for one in RULES.phones.suggests(known, "gaius", forms)}
    assert found["hand-over-unit"] == found["hand-over-centre"] == {"who": "none"}


# no city


def war_without_free_cities(**setup: str) -> War:
    """Return a game where stewards gave every city away but Bruttia, before any choice."""
    war = War(SMALL)
    war.does("host", "set-unit", at="alb", unit="army", reason="the scene")
    for city in ("aeg", "afr", "sic", "thr"):
        war.does("host", "set-unit", at=city, unit="army", reason="the scene")
    return war


@pytest.mark.rule("DIP-PLAY-02")
def test_the_game_waits_for_nobody_without_a_free_city() -> None:
    war = war_without_free_cities()
    assert awaited_players(war.state) == ("gaius", "julia")
    war.does("gaius", "found-empire", city="bru")
    assert war.world.has_started
    assert awaited_players(war.state) == ("gaius",)
    (why,) = war.offers("julia")["found-empire"].blocked
    assert (why.rule, why.key) == ("DIP-PLAY-02", "no-free-city")
    refused: Outcome = war.send_command("julia", "found-empire", city="alb")
    assert isinstance(refused, Refused)
    assert (rules_of_refusal(refused), message_keys_of_refusal(refused)) == (
        {"DIP-PLAY-02"},
        ["no-free-city"],
    )


@pytest.mark.rule("DIP-PLAY-02")
def test_a_game_without_any_city_waits_for_nobody() -> None:
    war = war_without_free_cities()
    war.does("host", "set-unit", at="bru", unit="army", reason="the scene")
    assert awaited_players(war.state) == ()
    (why,) = war.offers("gaius")["found-empire"].blocked
    assert why.key == "no-free-city"


@pytest.mark.rule("DIP-PLAY-02")
@pytest.mark.parametrize("reading", ["preference_lists_and_recorded_lot", "gm_decides"])
def test_a_game_with_given_cities_and_none_left_waits_for_nobody(reading: str) -> None:
    war = War(f"{SMALL}switches: {{join.same_city: {reading}}}\n")
    war.does("gaius", "found-empire", city="bru")
    for city in ("aeg", "afr", "sic", "thr", "alb", "bru"):
        war.does("host", "set-unit", at=city, unit="army", reason="the scene")
    assert awaited_players(war.state) == ()
    (why,) = war.offers("julia")["found-empire"].blocked
    assert why.key == "no-free-city"


@pytest.mark.rule("DIP-PLAY-02")
def test_a_city_that_becomes_free_is_offered_again() -> None:
    war = war_without_free_cities()
    war.does("gaius", "found-empire", city="bru")
    war.does("host", "set-unit", at="alb", unit="nothing", reason="the scene")
    assert not war.offers("julia")["found-empire"].blocked
    war.does("julia", "found-empire", city="alb")

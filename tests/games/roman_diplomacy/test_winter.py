"""Winter orders and their form: builds, disbands, barbarian armies."""

from typing import Any

import pytest

from ledger.games.roman_diplomacy.adjustments import (
    builds_allowed,
    must_be_adjustments,
    provinces_of_armies_in_disorder,
)
from ledger.kernel.vocabulary.request import Refused
from ledger.record.shared_map import Map
from tests.games.roman_diplomacy.table import Table, rules_and_keys, small_map_table
from tests.games.roman_diplomacy.under import build_provinces_and_count
from tests.games.roman_diplomacy.war import begin_war
from tests.toy.yard import rules_of_refusal

TOO_MANY_BUILDS = "DIP-CITY-07 too-many-builds"
TOO_MANY_DISBANDS = "DIP-CITY-07 too-many-disbands"
CENTRES = ("alb", "bru", "thr", "sic")


def winter_with_centres(centres: int, *units: str, builds: int = 0) -> Table:
    """Return a winter where X has these centres and units; empty inland is barbarian."""
    owners = dict.fromkeys(CENTRES[:centres], "X") | {"aeg": "Y"}
    cities = dict.fromkeys(CENTRES, "X")
    table = small_map_table().set_board({"X": units, "Y": ["A aeg"]}, owners, ["dac", "gal", "lib"])
    table.set_world_fields(builders=Map(cities), builds=Map({"X": builds}))
    return table.skip_to_autumn().at("adjustments")


def objections_to_orders(table: Table, *texts: str) -> list[str]:
    """Return the objections to these orders of X."""
    return rules_and_keys(must_be_adjustments(table.state, "X", texts))


@pytest.mark.rule("DIP-CITY-07", "DIP-BARMY-03", "DIP-CITY-04", "DIP-BARMY-08")
@pytest.mark.parametrize(
    ("centres", "units", "builds", "orders", "wrong"),
    [
        (2, ["F wst"], 0, ["Build A alb"], []),
        (2, ["F wst"], 0, ["Build A alb", "Build A bru"], [TOO_MANY_BUILDS]),
        (2, ["F wst"], 0, ["Build A alb", "Build B gal"], [TOO_MANY_BUILDS]),
        (2, ["F wst"], 1, ["Build A alb", "Build B gal"], []),
        (2, ["F wst", "F mid"], 0, [], []),
        (2, ["F wst", "F mid"], 0, ["Build A alb"], [TOO_MANY_BUILDS]),
        (2, ["F wst", "F mid"], 0, ["Disband F wst"], [TOO_MANY_DISBANDS]),
        (1, ["F wst", "F mid"], 0, ["Disband F wst"], []),
        (1, ["F wst", "F mid"], 0, ["Disband F wst", "Disband F mid"], [TOO_MANY_DISBANDS]),
        (1, ["F wst", "F mid"], 0, ["Build A alb"], [TOO_MANY_BUILDS]),
        (2, ["F wst", "B ill"], 0, ["Disband B ill"], []),
        (2, ["F wst", "B ill"], 0, ["Disband B ill", "Build A alb"], []),
        (2, ["F wst", "B ill"], 0, ["Disband B ill", "Disband F wst"], [TOO_MANY_DISBANDS]),
        (2, ["B ill", "B gal"], 0, ["Disband B ill", "Disband B gal", "Build A alb"], []),
        (1, ["B ill", "F wst"], 0, ["Disband B ill"], []),
        (1, ["B ill", "F wst", "F mid"], 0, ["Disband B ill", "Disband F wst"], []),
        (
            1,
            ["B ill", "F wst", "F mid"],
            0,
            ["Disband B ill", "Disband F wst", "Disband F mid"],
            [TOO_MANY_DISBANDS],
        ),
        (1, ["G alb", "F wst"], 0, ["Disband F wst"], [TOO_MANY_DISBANDS]),
        (2, ["G alb", "F wst"], 0, ["Build A bru"], []),
    ],
)
def test_centres_set_the_number_of_builds_and_disbands(
    centres: int, units: list[str], builds: int, orders: list[str], wrong: list[str]
) -> None:
    assert (
        objections_to_orders(winter_with_centres(centres, *units, builds=builds), *orders) == wrong
    )


@pytest.mark.rule("DIP-CITY-07", "DIP-START-04")
@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        ("Build F sic", []),
        ("Build F bru", ["DIP-CITY-07 build-occupied"]),
        ("Build A ill", ["DIP-CITY-07 build-not-a-site"]),
        ("Build A thr", ["DIP-CITY-07 build-not-a-site"]),
        ("Build A aeg", ["DIP-CITY-07 build-not-a-site"]),
        ("Disband A bru", [TOO_MANY_DISBANDS]),
        ("Disband A aeg", ["DIP-START-04 not-your-piece", TOO_MANY_DISBANDS]),
        ("Disband A gal", ["DIP-START-04 not-your-piece", TOO_MANY_DISBANDS]),
        ("A bru H", ["DIP-START-04 not-for-winter"]),
        ("Waive", []),
    ],
)
def test_winter_orders_are_checked_by_their_rules(order: str, wrong: list[str]) -> None:
    table = winter_with_centres(4, "A bru")
    table.set_world_fields(builders=Map({"alb": "X", "bru": "X", "sic": "X", "aeg": "Y"}))
    assert objections_to_orders(table, order) == wrong


@pytest.mark.rule("DIP-BARMY-01", "DIP-BARMY-05")
@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        ("Build B dac", []),
        ("Build B gal", ["DIP-BARMY-01 a-unit-stands-there"]),
        ("Build B ill", ["DIP-BARMY-01 not-barbarian-land"]),
        ("Build B alb", ["DIP-BARMY-01 not-barbarian-land"]),
        ("Build B thr", []),
        ("Build B afr", []),
    ],
)
def test_a_barbarian_army_is_raised_or_hired_at_possible_places(
    order: str, wrong: list[str]
) -> None:
    table = small_map_table().set_board(
        {"X": ["A bru"], "Y": ["A gal", "B afr"], "neutral": ["B thr"]},
        {"alb": "X", "bru": "X", "aeg": "Y", "sic": "Y"},
        ["dac", "gal", "lib"],
    )
    table.skip_to_autumn().at("adjustments")
    assert provinces_of_armies_in_disorder(table.world) == ("thr",)
    assert objections_to_orders(table, order) == wrong
    rows, limit = build_provinces_and_count(table, "X")
    assert set(rows) == {"dac", "lib", "thr", "afr"}
    assert ([row.options[0].value for row in rows.values()], limit) == (
        ["B afr", "B dac", "B lib", "B thr"],
        1,
    )


@pytest.mark.rule("DIP-BARMY-03", "DIP-BARMY-05")
def test_an_army_let_go_allows_a_build_or_a_new_hire() -> None:
    table = small_map_table().set_board(
        {"X": ["B ill", "B dac"]}, {"alb": "X", "bru": "X"}, ["gal"]
    )
    table.skip_to_autumn().at("adjustments")
    assert build_provinces_and_count(table, "X") == ({}, 0)
    rows, limit = build_provinces_and_count(table, "X", let_go=["B ill"])
    assert (set(rows), limit) == ({"gal", "ill"}, 1)
    table.play_phase("adjustments", X=["Disband B ill", "Build B ill"])
    assert table.units == {"X B ill", "X B dac"}


@pytest.mark.rule("DIP-BARMY-02", "DIP-BARMY-01")
def test_clashing_builds_are_lost_for_this_winter_only() -> None:
    def table_after_winter(**orders: list[str]) -> Table:
        owners = {"bru": "X", "alb": "X", "sic": "Y", "aeg": "Z"}
        table = small_map_table().set_board(
            {"X": []}, owners, ["dac", "gal", "lib"], cities={"X": "bru"}
        )
        return table.skip_to_autumn().at("adjustments").play_phase("adjustments", **orders)

    clash = table_after_winter(X=["Build B dac", "Build A bru"], Y=["Build B dac"])
    assert (clash.units, builds_allowed(clash.world, "Y")) == ({"X A bru"}, 1)
    three = table_after_winter(
        X=["Build B dac", "Build B gal"], Y=["Build B dac"], Z=["Build B dac"]
    )
    assert three.units == {"X B gal"}
    alone = table_after_winter(X=["Build B dac", "Build B dac"], Y=["Build B gal"])
    assert alone.units == {"X B dac", "Y B gal"}
    many = table_after_winter(Y=["Build B gal", "Build B lib"])
    assert many.units == {"Y B gal"}


@pytest.mark.rule("DIP-BARMY-03", "DIP-BARMY-04", "DIP-BARMY-08")
def test_a_winter_is_remembered_with_its_turn_and_ends_what_was_traded_for_it() -> None:
    table = (
        winter_with_centres(2, "B ill", builds=1)
        .at("movement")
        .play_phase(X=["B ill H"], Y=["A aeg H"])
    )
    table.play_phase("adjustments", X=["Disband B ill"])
    assert [step for step, _ in table.world.played_turns[-1].steps][-2:] == [
        "adjustments",
        "barbarians",
    ]
    assert table.world.builds == Map()


@pytest.mark.rule("DIP-BARMY-03", "DIP-BARMY-04", "DIP-BARMY-08")
def test_an_army_that_is_let_go_belongs_to_nobody_and_its_land_is_barbarian() -> None:
    table = small_map_table().set_board(
        {"X": ["B ill", "B alb", "A bru"], "neutral": ["G thr"]},
        {"bru": "X", "alb": "X", "sic": "X"},
    )
    table.skip_to_autumn().at("adjustments").play_phase(
        "adjustments", X=["Disband B ill", "Disband B alb"]
    )
    assert table.units == {"neutral B ill", "neutral B alb", "X A bru"}
    assert table.world.position.markers >= {"ill"}
    assert "alb" not in table.world.position.markers
    assert table.owners("alb", "bru") == ["", "X"]
    assert {"neutral G alb", "neutral G thr"} <= table.standing


@pytest.mark.rule("DIP-CITY-07", "DIP-BARMY-03")
def test_surplus_units_are_removed_and_others_stay() -> None:
    table = winter_with_centres(1, "A ill", "F mid", "F est")
    table.play_phase("adjustments", X=["Disband F mid"])
    assert table.units - {"Y A aeg"} == {"X A ill"}
    kept = winter_with_centres(2, "F wst", "F mid").play_phase("adjustments", X=["Disband F mid"])
    assert kept.units - {"Y A aeg"} == {"X F wst", "X F mid"}
    none = winter_with_centres(1, "F wst", "F mid").play_phase("adjustments", X=["Build A alb"])
    assert len(none.world.position.units_of("X")) == 1
    assert "X A alb" not in none.units
    both = winter_with_centres(1, "B ill", "F mid", "F wst")
    both.play_phase("adjustments", X=["Disband F mid", "Disband B ill", "Disband B ill"])
    assert both.units - {"Y A aeg"} == {"neutral B ill", "X F wst"}


@pytest.mark.rule("DIP-CITY-07", "DIP-BARMY-02")
@pytest.mark.parametrize(
    ("units", "wrong"), [(1, []), (2, [TOO_MANY_BUILDS]), (3, [TOO_MANY_BUILDS])]
)
def test_next_choices_are_for_players_with_a_build(units: int, wrong: list[str]) -> None:
    table = small_map_table(raise__duplicate="next_choice_may_be_tried")
    pieces = {"X": ["F wst", "F mid", "F est"][:units]}
    table.set_board(pieces, {"alb": "X", "bru": "X"}, ["dac"], {"X": "bru"}).skip_to_autumn().at(
        "adjustments"
    )
    assert objections_to_orders(table, "Build A bru", "Build B dac") == wrong


@pytest.mark.rule("DIP-BARMY-01", "DIP-CITY-07", "DIP-BARMY-03")
def test_a_winter_s_orders_are_refused_by_their_rule_when_they_are_saved() -> None:
    war = begin_war()
    war.does("host", "set-owner", at="sic", owner="gaius", reason="for the test")
    for _ in range(2):
        war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
        war.ready("gaius", "julia")
    assert war.world.phase == "adjustments"

    def rules_after_save(**fields: Any) -> set[str]:
        outcome = war.save_command("gaius", "order-adjustments", **fields)
        return rules_of_refusal(outcome) if isinstance(outcome, Refused) else set()

    assert rules_after_save(builds={"alb": ["B alb"]}) == {"DIP-BARMY-01"}
    assert rules_after_save(builds={"sic": ["A sic"]}) == {"DIP-CITY-07"}
    assert rules_after_save(builds={"dac": ["B dac"], "gal": ["B gal"]}) == {"DIP-CITY-07"}
    assert rules_after_save(disbands=["A bru"]) == {"DIP-CITY-07"}
    assert rules_after_save(builds={"dac": ["B dac"], "gal": ["B gal", "B gal"]}) == {"DIP-CITY-07"}
    assert rules_after_save(builds={"dac": ["B dac"]}) == set()


@pytest.mark.rule("DIP-CITY-08", "DIP-BARMY-06")
def test_a_unit_in_disorder_captures_nothing_and_open_land_belongs_to_nobody() -> None:
    table = small_map_table().set_board(
        {"X": ["A ill"], "neutral": ["A alb", "B bru"]}, {"alb": "X", "bru": "X"}
    )
    table.skip_to_autumn().play_phase(X=["A ill H"])
    assert table.owners("alb", "bru") == ["X", "X"]
    assert "ill" not in table.world.position.owners

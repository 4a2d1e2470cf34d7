"""The worked scenarios of the rules, with their figures (DIP-S01 and so on)."""

from dataclasses import replace

import pytest

from ledger.games.roman_diplomacy.adjustments import (
    build_sites,
    builds_allowed,
    must_be_adjustments,
)
from ledger.games.roman_diplomacy.events.board import BarbariansSpread
from ledger.games.roman_diplomacy.orders import must_be_orders
from ledger.record.shared_map import Map
from tests.games.roman_diplomacy.table import (
    Table,
    rules_and_keys,
    scenario_on_map,
    small_map_table,
)


@pytest.mark.rule("DIP-START-01")
@pytest.mark.rule("DIP-START-02")
def test_s01_garrisons_in_all_centres_and_barbarians_in_all_other_land() -> None:
    small = small_map_table().world.position
    assert len(small.garrisons) == 6
    assert small.markers == {"ill", "dac", "gal", "lib"}
    standard = Table(scenario_on_map("standard")).world.position
    assert (len(standard.garrisons), len(standard.markers)) == (34, 22)
    assert not any(standard.garrisons.values())
    everywhere = scenario_on_map("standard", start__centre_barbarians="garrison_and_barbarians")
    assert len(Table(everywhere).world.position.markers) == 56


@pytest.mark.rule("DIP-CITY-02")
@pytest.mark.rule("DIP-CITY-04")
@pytest.mark.rule("DIP-CITY-07")
def test_s04_a_first_conquest_with_the_garrison_s_support() -> None:
    table = small_map_table().set_board(
        {"X": ["A bru", "G bru"], "neutral": ["G alb"]}, {"bru": "X"}, cities={"X": "bru"}
    )
    table.skip_to_autumn().play_phase(X=["A bru - alb", "G bru S A bru - alb"])
    assert table.standing >= {"X A alb", "X G bru"}
    assert "neutral G alb" not in table.standing
    assert table.owners("bru", "alb") == ["X", "X"]
    assert table.world.phase == "adjustments"
    assert builds_allowed(table.world, "X") == 1
    assert build_sites(table.state, "X") == ("bru",)


@pytest.mark.rule("DIP-CITY-06")
def test_s05_without_support_a_garrison_holds() -> None:
    table = small_map_table().set_board(
        {"X": ["A bru", "G bru"], "neutral": ["G alb"]}, {"bru": "X"}
    )
    table.play_phase(X=["A bru - alb"])
    assert table.standing >= {"X A bru", "neutral G alb"}


@pytest.mark.rule("DIP-BARB-03")
@pytest.mark.rule("DIP-BARB-04")
@pytest.mark.rule("DIP-CITY-01")
def test_s06_barbarians_do_not_resist_and_garrisons_do_not_move() -> None:
    table = small_map_table().set_board(
        {"X": ["A bru", "G bru"], "neutral": ["G alb", "G thr"]},
        {"bru": "X"},
        ["ill", "dac", "gal", "lib"],
    )
    assert rules_and_keys(must_be_orders(table.state, "X", ["G bru - ill"])) == [
        "DIP-CITY-01 order-garrison-stays"
    ]
    table.play_phase(X=["A bru - ill"])
    assert "X A ill" in table.standing
    assert {"dac", "gal", "lib"} == table.world.position_at_start.markers


@pytest.mark.rule("DIP-CITY-03")
@pytest.mark.rule("DIP-CITY-08")
def test_s09_a_city_falls_at_once_and_changes_its_owner_in_autumn() -> None:
    table = small_map_table().set_board(
        {"X": ["G bru"], "Y": ["A ill", "A alb"]}, {"bru": "X"}, cities={"X": "bru"}
    )
    table.play_phase(Y=["A ill - bru"])
    assert "X G bru" in table.standing
    table = small_map_table().set_board(
        {"X": ["G bru"], "Y": ["A ill", "A alb"]}, {"bru": "X"}, cities={"X": "bru"}
    )
    table.play_phase(Y=["A ill - bru", "A alb S A ill - bru"])
    assert "X G bru" not in table.standing
    assert table.owners("bru") == ["X"]
    table.play_phase(Y=["A bru H"])
    assert table.owners("bru") == ["Y"]
    assert "bru" not in table.world.position.garrisons
    assert build_sites(table.state, "Y") == ()


@pytest.mark.rule("DIP-CITY-07")
def test_s10_a_city_that_was_retaken_builds_again() -> None:
    table = small_map_table().set_board(
        {"X": ["A bru"], "Y": ["A ill"]}, {"bru": "Y"}, cities={"X": "bru"}
    )
    table.skip_to_autumn().play_phase(X=["A bru H"])
    assert table.owners("bru") == ["X"]
    assert build_sites(table.state, "X") == ("bru",)
    assert "bru" not in table.world.position.garrisons


@pytest.mark.rule("DIP-FLEET-01")
@pytest.mark.rule("DIP-FLEET-02")
@pytest.mark.rule("DIP-FLEET-03")
def test_s12_orders_for_fleets_are_as_many_as_fleets() -> None:
    table = small_map_table().set_board({"X": ["F wst", "F sic", "F alb"]}, {"sic": "X"})
    allowed = [
        ["F wst - mid - est - thr"],
        ["F wst - mid - est", "F alb S F wst"],
        [],
    ]
    for orders in allowed:
        assert rules_and_keys(must_be_orders(table.state, "X", orders)) == []
    refused = ["DIP-FLEET-01 too-little-petrol"]
    path = "F wst - mid - est - thr"
    assert rules_and_keys(must_be_orders(table.state, "X", [path, "F sic H"])) == refused
    assert rules_and_keys(must_be_orders(table.state, "X", [path, "F alb S F wst"])) == refused
    mixed = must_be_orders(table.state, "X", ["F wst - mid S F sic"])
    assert rules_and_keys(mixed) == ["DIP-START-04 not-an-order"]


@pytest.mark.rule("DIP-BARB-01")
def test_s22_barbarians_come_back_behind_an_army() -> None:
    table = small_map_table().set_board(
        {"X": ["A thr", "G bru"]}, {"bru": "X"}, ["dac", "gal", "lib"], cities={"X": "bru"}
    )
    table.play_phase(X=["A thr H"])
    assert table.world.position.markers == {"dac", "gal", "lib", "ill"}
    assert table.owners("bru") == ["X"]


@pytest.mark.rule("DIP-BARB-01")
def test_only_the_land_that_barbarians_newly_took_is_told() -> None:
    guarded = {"X": ["A thr", "G bru"], "neutral": ["G alb", "G afr", "G aeg", "G sic"]}
    table = small_map_table().set_board(guarded, {"bru": "X"}, ["dac", "gal", "lib"])
    table.play_phase(X=["A thr H"]).play_phase(X=["A thr H"])
    told = BarbariansSpread(turn=0, taken=("ill",), lost=())
    assert table.of(BarbariansSpread) == [told]


@pytest.mark.rule("DIP-BARB-01")
@pytest.mark.rule("DIP-BARB-02")
def test_s23_barbarians_come_one_step_a_turn() -> None:
    table = small_map_table().set_board(
        {"X": ["A gal"], "neutral": ["G afr", "G aeg", "G sic"]},
        {"bru": "X", "alb": "X", "thr": "X"},
        ["dac"],
    )
    table.play_phase(X=["A gal H"])
    assert table.world.position.markers == {"dac", "ill", "lib"}
    assert table.owners("thr", "bru", "alb") == ["", "X", "X"]
    assert "neutral G thr" in table.standing
    table.play_phase(X=["A gal H"]).play_phase("adjustments")
    assert table.owners("bru", "alb") == ["", "X"]
    assert "neutral G bru" in table.standing
    table.play_phase(X=["A gal H"])
    assert table.owners("alb") == ["X"]
    assert table.world.position.markers == {"dac", "ill", "lib"}


@pytest.mark.rule("DIP-BARB-01")
def test_s24_a_fleet_in_port_keeps_out_barbarians() -> None:
    table = small_map_table().set_board(
        {
            "X": ["F thr", "A ill", "A gal"],
            "neutral": ["G afr", "G aeg", "G sic", "G bru", "G alb"],
        },
        {"thr": "X"},
        ["dac"],
    )
    table.play_phase(X=["A ill H"])
    assert table.world.position.markers == {"dac", "lib"}
    assert table.owners("thr") == ["X"]


@pytest.mark.rule("DIP-BARB-02")
def test_s25_the_edge_of_the_map_and_an_island() -> None:
    table = small_map_table().set_board({"X": []}, {"sic": "X", "afr": "X"})
    table.play_phase()
    assert table.world.position.markers == {"dac", "gal", "lib"}
    assert table.owners("sic", "afr", "aeg") == ["X", "", ""]
    assert {"neutral G afr", "neutral G aeg"} <= table.standing


@pytest.mark.rule("DIP-BARMY-01")
@pytest.mark.rule("DIP-BARMY-02")
def test_s26_two_armies_raised_in_one_province_both_fail() -> None:
    def winter_with_barbarian_land() -> Table:
        return (
            small_map_table()
            .set_board(
                {"X": ["A bru", "A ill"], "Y": ["F est", "F mid", "F wst"]},
                {"bru": "X", "alb": "X", "sic": "X", "thr": "Y", "afr": "Y", "aeg": "Y"},
                ["dac", "gal", "lib"],
            )
            .skip_to_autumn()
            .at("adjustments")
        )

    table = winter_with_barbarian_land()
    table.state = replace(table.state, world=replace(table.world, builds=Map({"Y": 1})))
    table.play_phase("adjustments", X=["Build B dac"], Y=["Build B dac"])
    assert not any("B" in one for one in table.standing)
    table = winter_with_barbarian_land()
    table.state = replace(table.state, world=replace(table.world, builds=Map({"Y": 1})))
    table.play_phase("adjustments", X=["Build B dac"], Y=["Build B gal"])
    assert {"X B dac", "Y B gal"} <= table.standing
    assert {"dac", "gal"} <= table.world.position.markers
    table = winter_with_barbarian_land()
    refused = rules_and_keys(must_be_adjustments(table.state, "X", ("Build B ill",)))
    assert refused == ["DIP-BARMY-01 not-barbarian-land"]


@pytest.mark.rule("DIP-BARMY-03")
@pytest.mark.rule("DIP-BARMY-04")
@pytest.mark.rule("DIP-BARMY-05")
def test_s29_an_army_that_is_let_go_is_hired_by_another() -> None:
    def winter_with_barbarian_army(**readings: str) -> Table:
        table = small_map_table(**readings).set_board(
            {"X": ["A bru", "A alb", "B ill"], "Y": ["A thr"], "Z": []},
            {"bru": "X", "alb": "X", "thr": "Y", "sic": "Y", "afr": "Z"},
        )
        return table.skip_to_autumn().at("adjustments")

    table = winter_with_barbarian_army().play_phase(
        "adjustments", X=["Disband B ill"], Y=["Build B ill"]
    )
    assert "Y B ill" in table.standing
    assert "ill" in table.world.position.markers
    table = winter_with_barbarian_army().play_phase(
        "adjustments", X=["Disband B ill"], Y=["Build B ill"], Z=["Build B ill"]
    )
    assert "neutral B ill" in table.standing

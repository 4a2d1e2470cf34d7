"""The differences of the second game: cities, centres, build centres, passages, the end."""

import pytest

from ledger.games.roman_diplomacy.adjudication.barbarians import spread_of_barbarians
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjustments import (
    build_sites,
    builds_allowed,
    must_be_adjustments,
)
from ledger.games.roman_diplomacy.cities import free_cities
from ledger.games.roman_diplomacy.empire_founding import (
    FOUND_EMPIRE,
    FoundEmpire,
    must_be_a_free_city,
)
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.scenario.load import default_scenario
from ledger.games.roman_diplomacy.victory import centres_by_side, sides_that_won
from ledger.kernel.vocabulary.request import Refused
from tests.games.roman_diplomacy.position import play_turn
from tests.games.roman_diplomacy.table import Table, rules_and_keys, scenario_on_map, seat_players
from tests.games.roman_diplomacy.war import SMALL, begin_war
from tests.toy.yard import rules_of_refusal

CLASSICAL = load_shipped_map("classical").board()
NOT_ON_THE_COAST = {"dam", "pet", "rom", "the"}
"""The centres of the second board that touch neither the Mediterranean nor the Black Sea."""


def table_of_second_game(**owners: str) -> Table:
    """Return the second game as it comes, with these owners of centres."""
    return Table(default_scenario("II")).set_board({who: [] for who in owners.values()}, owners)


def winter_with_own_sites(*sites: str, centres: dict[str, str] | None = None) -> Table:
    """Return a winter on the small map with these special build centres.

    X and Y have two centres each.
    """
    given = scenario_on_map("mare_parvum").model_copy(update={"special_sites": sites})
    owners = centres or {"alb": "X", "bru": "X", "thr": "Y", "sic": "Y"}
    return Table(given).set_board({"X": [], "Y": []}, owners)


@pytest.mark.rule("DIP2-03")
def test_first_cities_lie_on_the_coast_in_the_second_game_too() -> None:
    table = table_of_second_game()
    centres = {one.id for one in CLASSICAL.provinces.values() if one.centre}
    refused = {at for at in centres if rules_and_keys(must_be_a_free_city(table.state, at))}
    assert refused == NOT_ON_THE_COAST == centres - set(free_cities(table.state))
    for at in refused | {"gau"}:
        said = rules_and_keys(must_be_a_free_city(table.state, at))
        assert said == ["DIP2-03 not-an-imperial-city"], at
    first = Table(default_scenario("I"))
    said = rules_and_keys(must_be_a_free_city(first.state, "par"))
    assert said == ["DIP-PLAY-02 not-an-imperial-city"]


@pytest.mark.rule("DIP2-03")
def test_an_inland_city_is_refused_by_the_rule_of_the_second_game() -> None:
    table = seat_players(table_of_second_game(), "x")
    said = rules_and_keys(FOUND_EMPIRE.objections(table.state, "x", FoundEmpire(city="dam")))
    assert said == ["DIP2-03 not-an-imperial-city"]
    assert rules_and_keys(FOUND_EMPIRE.objections(table.state, "x", FoundEmpire(city="car"))) == []


@pytest.mark.rule("DIP2-04")
def test_every_centre_counts_one_even_rome() -> None:
    centres = sorted(default_scenario("II").map.provinces)
    for at in (one for one in centres if CLASSICAL.provinces[one].centre):
        table = table_of_second_game(**{at: "X"})
        assert builds_allowed(table.world, "X") == 1, at
        assert centres_by_side(table.world) == {"X": 1}, at


@pytest.mark.rule("DIP2-05")
@pytest.mark.parametrize("site", ["ath", "jer", "tyr"])
def test_s40_the_owner_of_a_centre_in_a_special_build_centre_builds_there(site: str) -> None:
    table = table_of_second_game(**{site: "X", "car": "X", "mas": "Y"})
    table.set_board({"X": [], "Y": []}, {site: "X", "car": "X", "mas": "Y"}, cities={"X": "car"})
    table.skip_to_autumn().at("adjustments")
    assert build_sites(table.state, "X") == tuple(sorted({site, "car"}))
    assert build_sites(table.state, "Y") == ()
    line = f"Build A {site}"
    assert rules_and_keys(must_be_adjustments(table.state, "X", (line,))) == []
    refused = rules_and_keys(must_be_adjustments(table.state, "Y", (line,)))
    assert refused == ["DIP2-05 build-centre-of-others"]
    table.play_phase("adjustments", X=[line], Y=[line])
    assert {one for one in table.standing if one.endswith(site)} == {f"X A {site}"}


@pytest.mark.rule("DIP2-05")
def test_a_captured_special_build_centre_builds_for_its_new_owner() -> None:
    table = winter_with_own_sites("alb").set_board(
        {"X": [], "Y": ["A alb"]}, {"alb": "X", "bru": "X", "thr": "Y"}, cities={"X": "bru"}
    )
    table.skip_to_autumn()
    assert build_sites(table.state, "X") == ("alb", "bru")
    table.play_phase(Y=["A alb H"])
    assert table.owners("alb") == ["Y"]
    assert build_sites(table.state, "X") == ("bru",)
    assert build_sites(table.state, "Y") == ("alb",)


@pytest.mark.rule("DIP2-05")
def test_the_last_army_decides_a_special_build_centre_without_a_centre() -> None:
    table = winter_with_own_sites("ill").set_board(
        {"X": ["A bru"], "Y": ["A dac", "F est"]},
        {"alb": "X", "bru": "X", "thr": "Y", "sic": "Y", "aeg": "Y", "afr": "Y"},
    )
    assert build_sites(table.state, "X") == build_sites(table.state, "Y") == ()
    table.play_phase(X=["A bru - ill"])
    assert build_sites(table.state, "X") == ("ill",)
    table.play_phase(X=["A ill - bru"], Y=["F est - ill"]).play_phase("adjustments")
    assert "Y F ill" in table.standing
    assert build_sites(table.state, "X") == ("ill",)
    table.play_phase(Y=["F ill - est", "A dac - ill"])
    assert build_sites(table.state, "Y") == ("ill",)
    assert build_sites(table.state, "X") == ()


@pytest.mark.rule("DIP2-05")
@pytest.mark.rule("DIP-BARB-03")
def test_an_army_that_is_built_in_a_special_build_centre_clears_it_and_a_fleet_does_not() -> None:
    for built, left in (("A ill", set[str]()), ("F ill", {"ill"})):
        table = winter_with_own_sites("ill").set_board({"X": []}, {"bru": "X"}, ["ill"])
        table.set_world_fields(entered=table.world.entered.set("ill", "X"))
        table.skip_to_autumn().at("adjustments").play_phase("adjustments", X=[f"Build {built}"])
        assert f"X {built}" in table.standing
        assert table.world.position.markers & {"ill"} == left


@pytest.mark.rule("DIP2-05")
def test_a_build_in_a_build_centre_of_others_is_refused_when_it_is_saved() -> None:
    war = begin_war(SMALL.replace("special_sites: []", "special_sites: [ill]"))
    war.does("host", "set-owner", at="sic", owner="gaius", reason="for the test")
    war.save_orders("gaius", A_bru="- ill").save_orders("julia", A_alb="H").ready("gaius", "julia")
    war.save_orders("gaius", A_ill="- bru").save_orders("julia", A_alb="H").ready("gaius", "julia")
    war.does("host", "set-owner", at="afr", owner="julia", reason="for the test")
    assert war.world.phase == "adjustments"
    refused = war.save_command("julia", "order-adjustments", builds={"ill": ["A ill"]})
    assert isinstance(refused, Refused)
    assert rules_of_refusal(refused) == {"DIP2-05"}
    own = war.save_command("gaius", "order-adjustments", builds={"ill": ["A ill"]})
    assert not isinstance(own, Refused)


@pytest.mark.rule("DIP2-05")
def test_a_special_build_centre_does_not_count_as_a_centre() -> None:
    table = winter_with_own_sites("ill").set_board({"X": ["A ill", "A bru"]}, {"bru": "X"})
    assert builds_allowed(table.world, "X") == -1
    assert "ill" not in table.world.position.owners


@pytest.mark.rule("DIP2-06")
def test_every_province_of_the_second_board_can_be_entered_from_every_neighbour() -> None:
    entered = set[str]()
    for place in CLASSICAL.provinces.values():
        for other in sorted(place.army):
            after = play_turn(CLASSICAL, {"X": [f"A {other}"]}, [f"A {other} - {place.id}"])
            assert after.standing == {f"X A {place.id}"}
            entered.add(place.id)
        for other in sorted(
            {one for at in place.fleet_locations for one in CLASSICAL.fleet_reach[at]}
        ):
            after = play_turn(CLASSICAL, {"X": [f"F {other}"]}, [f"F {other} - {place.id}"])
            assert after.standing == {f"X F {place.id}"}
            entered.add(place.id)
    assert entered == set(CLASSICAL.provinces)


@pytest.mark.rule("DIP2-07")
@pytest.mark.parametrize("passage", load_shipped_map("classical").passages)
def test_armies_and_barbarians_cross_a_direct_passage_both_ways(passage: str) -> None:
    ends = passage.split("-")
    for one, other in (ends, ends[::-1]):
        after = play_turn(CLASSICAL, {"X": [f"A {one}"]}, [f"A {one} - {other}"])
        assert after.standing == {f"X A {other}"}
        land = (at.id for at in CLASSICAL.provinces.values() if at.can_hold_armies)
        held = [Piece("A", at, "X") for at in land if at not in (one, other)]
        came = spread_of_barbarians(CLASSICAL, frozenset({one}), held)
        assert other in came.markers | came.lost
        elsewhere = spread_of_barbarians(CLASSICAL, frozenset(), held)
        assert (other in elsewhere.markers | elsewhere.lost) == CLASSICAL.provinces[other].edge


@pytest.mark.rule("DIP2-08")
def test_24_centres_win_the_second_game_and_23_do_not() -> None:
    centres = sorted(one.id for one in CLASSICAL.provinces.values() if one.centre)
    assert sides_that_won(table_of_second_game(**dict.fromkeys(centres[:24], "X")).world) == ("X",)
    assert sides_that_won(table_of_second_game(**dict.fromkeys(centres[:23], "X")).world) == ()
    assert default_scenario("I").win_centres == 15

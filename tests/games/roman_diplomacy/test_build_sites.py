"""Special build centres of the second game, and the builds on barbarian land in these centres."""

import pytest

from ledger.games.roman_diplomacy.adjustments import build_sites
from ledger.games.roman_diplomacy.scenario.load import default_scenario
from ledger.record.shared_map import Map
from tests.games.roman_diplomacy.table import Table, scenario_on_map


def winter_with_build_centres(*markers: str) -> Table:
    """Return a winter with Illyria and Dacia as build centres.

    X's army was the last in Illyria; Y has a build too.
    """
    given = scenario_on_map().model_copy(update={"special_sites": ("ill", "dac", "alb")})
    table = Table(given).set_board({"X": [], "Y": []}, {"sic": "X", "thr": "Y"}, markers)
    return table.set_world_fields(entered=Map({"ill": "X"})).skip_to_autumn().at("adjustments")


@pytest.mark.rule("DIP2-05")
def test_the_owner_of_the_last_army_builds_in_a_special_build_centre() -> None:
    table = winter_with_build_centres()
    assert (build_sites(table.state, "X"), build_sites(table.state, "Y")) == (("ill",), ())
    table.set_board({"Y": ["A thr", "B bru"]}, {"sic": "X", "thr": "Y"}).at("movement")
    table.set_world_fields(entered=Map({"ill": "X", "dac": "X"}))
    table.play_phase(Y=["A thr - ill", "B bru - gal"])
    assert (build_sites(table.state, "X"), build_sites(table.state, "Y")) == (("dac",), ("ill",))


@pytest.mark.rule("DIP2-05")
def test_the_owner_of_a_centre_there_builds_before_the_last_army() -> None:
    table = winter_with_build_centres().set_world_fields(entered=Map({"alb": "X"}))
    table.set_board({"X": []}, {"sic": "X", "alb": "Y"})
    assert (build_sites(table.state, "X"), build_sites(table.state, "Y")) == ((), ("alb",))


@pytest.mark.rule("DIP-BARB-03", "DIP2-05")
@pytest.mark.parametrize(("built", "left"), [("A ill", set()), ("F ill", {"ill"})])
def test_an_army_that_is_built_on_barbarian_land_clears_it_and_a_fleet_does_not(
    built: str, left: set[str]
) -> None:
    table = winter_with_build_centres("ill").play_phase("adjustments", X=[f"Build {built}"])
    assert table.units == {f"X {built}"}
    assert table.world.position.markers & {"ill"} == left


@pytest.mark.rule("DIP-BARMY-02")
def test_a_build_and_a_raised_army_in_one_province_both_fail() -> None:
    table = winter_with_build_centres("ill").play_phase(
        "adjustments", X=["Build A ill"], Y=["Build B ill"]
    )
    assert table.units == set()
    assert "ill" in table.world.position.markers


@pytest.mark.rule("DIP-WIN-01", "DIP2-08", "DIP-MAP-01", "DIP2-09", "DIP2-05", "DIP2-02")
def test_both_scenarios_have_the_numbers_of_their_rulebooks() -> None:
    one, two = default_scenario("I"), default_scenario("II")
    assert (one.win_centres, two.win_centres) == (15, 24)
    assert (one.calendar.year, one.calendar.era) == (100, "AD")
    assert (two.calendar.year, two.calendar.era) == (240, "BC")
    assert (one.special_sites, two.special_sites) == ((), ("ath", "jer", "tyr"))
    assert (one.map.stand_in, two.map.stand_in) == (False, True)
    assert (one.disorder.in_a_row, one.disorder.in_all) == (2, 3)
    assert one.disorder == two.disorder

"""The numbers of Actium: those of the rulebook, and those that an organiser may choose."""

import pytest

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.scenario.yamlfile import ScenarioError
from tests.games.ludi_romani.scenario.scenes import load_changed_scenario
from tests.games.ludi_romani.sea import actium_without_goods, sound_conches, worth_and_ships_of_form
from tests.games.ludi_romani.table import Table

SEA = default_scenario().actium
MILLION = 1_000_000


@pytest.mark.rule("ACTIUM-08", "ACTIUM-11", "LIM-15", "MON-04")
def test_the_chart_has_thirty_steps_of_three_kinds() -> None:
    first = [number * MILLION for number in range(1, 11)]
    second = [10 * MILLION + 2 * number * MILLION for number in range(1, 11)]
    third = [30 * MILLION + 4 * number * MILLION for number in range(1, 11)]
    assert list(SEA.chart) == first + second + third
    assert SEA.naves_per_party == 30
    assert SEA.needed(30) == 70 * MILLION
    assert SEA.needed(31) is None
    assert SEA.needed(0) is None


@pytest.mark.rule("ACTIUM-07", "ACTIUM-18", "ACTIUM-21")
def test_values_dice_and_throws_are_as_printed() -> None:
    assert SEA.values.model_dump() == {
        "legio": 400_000,
        "classis": 300_000,
        "ten_suffragia": 100_000,
        "rexpressus": 3_000_000,
        "dos": 3_000_000,
    }
    assert SEA.die("legio_fabrilis") == 10
    assert SEA.die("legio_curialis") == 6
    assert (SEA.throws_per_numen, SEA.throws_per_party) == (1, 1)


def test_an_organiser_sets_other_figures() -> None:
    other = load_changed_scenario(
        "actium: {values: {legio: 500000}, naves_per_party: 25, chart: [2000000, 5000000]}"
    ).actium
    assert other.values.legio == 500_000
    assert other.values.classis == SEA.values.classis
    assert [other.ships(money * MILLION) for money in (1, 2, 4, 5, 90)] == [0, 1, 1, 2, 2]
    assert other.needed(3) is None
    capped = load_changed_scenario("actium: {naves_per_party: 1}").actium
    assert capped.ships(70 * MILLION) == 1
    assert capped.needed(2) is None


@pytest.mark.rule("ACTIUM-07")
def test_white_and_red_legions_count_what_the_organiser_says() -> None:
    table = actium_without_goods().with_("cicero", legio_curialis=1, legio_clientarum=1)
    table.data["actium"]["values"]["legio"] = 500_000
    assert worth_and_ships_of_form(sound_conches(table), "cicero")[0] == 1_000_000


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ("{chart: [2000000, 2000000]}", "actium.chart"),
        ("{chart: []}", "actium.chart"),
        ("{naves_per_party: 0}", "actium.naves_per_party"),
        ("{values: {legion: 1}}", "actium.values.legion"),
    ],
)
def test_impossible_figures_are_named(change: str, where: str) -> None:
    with pytest.raises(ScenarioError) as error:
        load_changed_scenario(f"actium: {change}")
    assert where in str(error.value)


def test_a_game_that_was_founded_without_these_figures_plays_by_the_rulebook() -> None:
    table = Table()
    del table.data["actium"]
    assert table.state.world.scenario.actium == SEA

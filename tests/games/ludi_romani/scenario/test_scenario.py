"""An organiser's file changes some values. The rulebook gives all other values."""

import re
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from ledger.games.ludi_romani.scenario.defaults import declared_readings, default_scenario
from ledger.games.ludi_romani.scenario.faults import check_scenario
from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.games.ludi_romani.scenario.model import Limits, Scenario, data_hash
from ledger.scenario.yamlfile import ScenarioError
from tests.games.ludi_romani.scenario.scenes import load_changed_scenario

DEFAULT = default_scenario()


def test_no_file_and_a_file_that_changes_nothing_are_the_rulebook() -> None:
    assert load_scenario(None, "") is DEFAULT
    assert load_changed_scenario("") == DEFAULT
    assert load_changed_scenario("cast:\nroads:\n") == DEFAULT


def test_a_scenario_turns_into_json_and_back_without_loss() -> None:
    changed = load_changed_scenario("copies: 2\nswitches: {calendar.by_clock: true}")
    for scenario in (DEFAULT, changed):
        again = Scenario.model_validate_json(scenario.model_dump_json())
        assert again == scenario
        assert list(again.cast) == list(scenario.cast)
        assert data_hash(again) == data_hash(scenario)


def test_a_scenario_cannot_be_changed_and_holds_nothing_it_does_not_know() -> None:
    with pytest.raises(ValidationError):
        DEFAULT.title = "Another"
    stored = DEFAULT.model_dump_json()
    for odd in ('{"gold":1,"denarius":', '{"denarius":1.5,"x":'):
        with pytest.raises(ValidationError):
            Scenario.model_validate_json(stored.replace('{"denarius":', odd, 1))
    with pytest.raises(ValidationError):
        Scenario.model_validate_json(stored.replace('{"based_on"', '{"colour":"red","based_on"'))


def test_the_hash_changes_with_the_data_and_only_with_it() -> None:
    assert re.fullmatch(r"[0-9a-f]{64}", data_hash(DEFAULT))
    assert data_hash(load_changed_scenario("title: Ludi Romani")) == data_hash(DEFAULT)
    hashes = {
        data_hash(load_changed_scenario(changes))
        for changes in ("", "title: Another", "regions: {gaul: {capacity: 6}}", "dice: table")
    }
    assert len(hashes) == 4


def test_fields_that_are_given_replace_and_the_others_stay() -> None:
    scenario = load_changed_scenario(
        "cast: {cicero: {start: rome, holdings: {denarius: 700000, classis: 0}}}"
    )
    cicero, before = scenario.cast["cicero"], DEFAULT.cast["cicero"]
    assert cicero.holdings == {"denarius": 700_000, "suffragium": 80}
    assert cicero.start == "rome"
    assert (cicero.name, cicero.role) == (before.name, before.role)
    others = {name: one for name, one in scenario.cast.items() if name != "cicero"}
    assert others == {name: one for name, one in DEFAULT.cast.items() if name != "cicero"}


def test_a_character_set_to_nothing_is_left_out() -> None:
    scenario = load_changed_scenario("cast: {livia: null, oceanus: null}")
    assert DEFAULT.cast.keys() - scenario.cast.keys() == {"livia", "oceanus"}
    assert "livia" not in {mortal.id for mortal in scenario.mortals}


def test_a_new_character_needs_only_a_name_and_a_role() -> None:
    scenario = load_changed_scenario("cast: {occia: {name: Occia, role: vestal}}")
    occia = scenario.cast["occia"]
    assert (occia.short, occia.start, occia.holdings) == ("Occia", "any_free_seat", {})
    assert occia.mortal


@pytest.mark.rule("ROST-22")
def test_senators_are_doubled_with_equal_holdings_and_accounts_of_their_own() -> None:
    scenario = load_changed_scenario("copies: 2")
    assert len(scenario.mortals) == 37 + 19
    assert scenario.switches["setup.senator_copies"] == 2
    first, second = scenario.cast["cicero"], scenario.cast["cicero_2"]
    assert second.holdings == first.holdings
    assert (second.short, second.name) == ("Cicero II", "Marcus Tullius Cicero II")
    order = list(scenario.cast)
    assert order[order.index("cicero") + 1] == "cicero_2"


@pytest.mark.rule("ROST-22")
def test_copies_can_be_given_for_one_senator_and_changed_one_by_one() -> None:
    scenario = load_changed_scenario("""
        copies: {cicero: 3}
        cast:
          cicero: {holdings: {suffragium: 60}}
          cicero_3: {start: gaul}
          pollio_2: {name: Gaius Asinius Gallus, role: senator}
        """)
    assert {name for name in scenario.cast if name.startswith("cicero")} == {
        "cicero",
        "cicero_2",
        "cicero_3",
    }
    starts = [scenario.cast[name].start for name in ("cicero_2", "cicero_3")]
    assert starts == ["any_free_seat", "gaul"]
    assert scenario.cast["cicero_3"].holdings["suffragium"] == 60
    assert scenario.cast["pollio_2"].short == "Gaius Asinius Gallus"


def test_the_switch_for_copies_doubles_too() -> None:
    assert load_changed_scenario("switches: {setup.senator_copies: 2}") == load_changed_scenario(
        "copies: 2"
    )


def test_seats_and_thrones_change_region_by_region() -> None:
    scenario = load_changed_scenario("regions: {gaul: {capacity: 7}, egypt: {throne: null}}")
    assert scenario.regions["gaul"].capacity == 7
    assert scenario.regions["gaul"].tributum == 100_000
    assert scenario.regions["egypt"].throne is None
    assert scenario.seats == DEFAULT.seats + 2 - 1


def test_a_region_left_out_takes_its_roads_with_it_and_a_new_one_has_none() -> None:
    scenario = load_changed_scenario("""
        regions:
          syria: null
          judaea: {name: Judaea, kind: provincia, capacity: 3}
        roads: {add: [[judaea, egypt]]}
        """)
    assert "syria" not in scenario.regions
    assert not [road for road in scenario.roads if "syria" in road]
    assert scenario.neighbours("judaea") == ("egypt",)
    assert scenario.regions["judaea"].sea


@pytest.mark.rule("SEDES-14")
def test_roads_are_opened_and_closed_as_the_tape_lies() -> None:
    scenario = load_changed_scenario(
        "roads: {add: [[southern_italy, sicily]], remove: [[mauretania, egypt]]}"
    )
    assert scenario.neighbours("sicily") == ("southern_italy",)
    assert scenario.neighbours("mauretania") == ()
    assert ("southern_italy", "sicily") not in scenario.optional_roads
    assert load_changed_scenario("roads: [[gaul, spain]]").roads == (("gaul", "spain"),)


def test_the_price_of_a_classis_and_its_switch_are_one_thing() -> None:
    by_price = load_changed_scenario("prices: {classis: 400000}")
    by_switch = load_changed_scenario("switches: {prices.classis: 400000}")
    assert by_price == by_switch
    assert by_price.prices.classis == by_price.switches["prices.classis"] == 400_000


def test_prices_limits_and_small_things_change_one_by_one() -> None:
    scenario = load_changed_scenario("""
        title: At the library
        prices: {legio_curialis: 500000}
        limits: {legiones_per_mortal: 12, ring_legiones_attacked: 4}
        sides: {legio: 8}
        year_names: {44: The year of the murder}
        contest_seconds: 5
        dice: table
        """)
    assert scenario.title == "At the library"
    assert scenario.prices.legio_curialis == 500_000
    assert scenario.prices.legio_clientarum == DEFAULT.prices.legio_clientarum
    assert scenario.limits.legiones_per_mortal == 12
    assert scenario.limits.instaurationes_per_hiems == 2
    assert scenario.limits.ring_legiones_attacked == 4
    assert (scenario.sides.legio, scenario.sides.legio_fabrilis) == (8, 10)
    assert (scenario.contest_seconds, scenario.dice) == (5, "table")
    assert scenario.year_names == {"44": "The year of the murder"}


@pytest.mark.parametrize("name", Limits.model_fields)
def test_every_limit_can_be_changed(name: str) -> None:
    other = 200_000 if name == "imago_share" else getattr(DEFAULT.limits, name) + 1
    scenario = load_changed_scenario(f"limits: {{{name}: {other}}}")
    assert scenario.limits == DEFAULT.limits.model_copy(update={name: other})


@pytest.mark.rule("CAL-03")
def test_lengths_and_times_change_without_writing_out_the_calendar() -> None:
    scenario = load_changed_scenario('calendar: {minutes: {aestas: 8}, clock: {start: "19:00"}}')
    assert {one.minutes for one in scenario.calendar if one.kind == "aestas"} == {8}
    assert {one.minutes for one in scenario.calendar if one.kind == "hiems"} == {5}
    assert (scenario.clock.start, scenario.clock.dinner) == ("19:00", "17:30")


def test_a_calendar_that_is_written_out_is_the_whole_calendar() -> None:
    scenario = load_changed_scenario("""
        calendar:
          - {kind: aestas, year_bce: 44, minutes: 10}
          - {kind: motus, minutes: 1}
          - {kind: hiems, year_bce: 43, minutes: 10}
        """)
    assert [(one.seq, one.kind) for one in scenario.calendar] == [
        (1, "aestas"),
        (2, "motus"),
        (3, "hiems"),
    ]


def test_the_example_of_the_page_for_organisers_is_a_scenario() -> None:
    page = files("ledger.games.ludi_romani").joinpath("data", "README.md").read_text("utf-8")
    example = re.search(r"```yaml\n(.*?)```", page, re.DOTALL)
    assert example is not None
    scenario = load_scenario(example[1], "tonight.yaml")
    assert scenario.cast.keys() - DEFAULT.cast.keys() == {"tertulla", "pollio_2", "pollio_3"}
    assert scenario.dice == "table"


def test_a_switch_takes_only_its_own_values_and_true_is_not_one() -> None:
    clock, bound = declared_readings()["calendar.by_clock"], declared_readings()["fortuna.bound"]
    assert clock.allows(True)
    assert not clock.allows(1)
    assert bound.allows(100)
    assert not bound.allows(101)
    assert not bound.allows(True)
    assert clock.other_values(False) == (True,)
    gifts = declared_readings()["actium.god_gifts"]
    assert gifts.allows("unlimited")
    assert gifts.allows(1_000_000)


@given(st.sets(st.sampled_from(sorted(DEFAULT.cast))))
def test_any_part_of_the_cast_can_be_left_out(names: set[str]) -> None:
    changes = "cast:\n" + "".join(f"  {name}: null\n" for name in sorted(names))
    if names == DEFAULT.cast.keys():
        with pytest.raises(ScenarioError, match="nobody is left"):
            load_changed_scenario(changes)
        return
    scenario = load_changed_scenario(changes)
    assert scenario.cast.keys() == DEFAULT.cast.keys() - names
    assert all(doubt.message for doubt in check_scenario(scenario))


@pytest.mark.rule("CAL-02", "CAL-12")
@pytest.mark.parametrize("summers", [1, 8, 13])
def test_an_evening_of_fewer_summers_ends_with_actium(summers: int) -> None:
    calendar = load_changed_scenario(f"calendar: {{summers: {summers}}}").calendar
    assert [period.kind for period in calendar].count("aestas") == summers
    assert [period.kind for period in calendar].count("hiems") == summers - 1
    assert [period.kind for period in calendar[-2:]] == ["aestas", "actium"]
    assert [period.seq for period in calendar] == list(range(1, len(calendar) + 1))
    assert calendar[:-1] == DEFAULT.calendar[: len(calendar) - 1]


def test_all_thirteen_summers_are_the_usual_evening() -> None:
    assert load_changed_scenario("calendar: {summers: 13}") == DEFAULT


def test_fewer_summers_may_be_longer() -> None:
    calendar = load_changed_scenario("calendar: {summers: 2, minutes: {aestas: 9}}").calendar
    assert [period.minutes for period in calendar] == [9, 1, 5, 1, 9, None]


@pytest.mark.parametrize("summers", [0, 14])
def test_an_impossible_number_of_summers_is_a_mistake(summers: int) -> None:
    with pytest.raises(ScenarioError, match="summers"):
        load_changed_scenario(f"calendar: {{summers: {summers}}}")


@pytest.mark.parametrize(
    ("periods", "summers", "sentence"),
    [
        ("[]", 3, "the calendar has 0 summers, not 3"),
        (
            "[{kind: aestas, year_bce: 44, minutes: 5}, {kind: actium, year_bce: 31}]",
            3,
            "the calendar has 1 summer, not 3",
        ),
    ],
)
def test_more_summers_than_a_whole_calendar_has_are_a_mistake(
    periods: str, summers: int, sentence: str
) -> None:
    with pytest.raises(ScenarioError, match=f"calendar.summers: {sentence}"):
        load_changed_scenario(f"calendar: {{'@whole': {periods}, summers: {summers}}}")


def test_a_whole_calendar_may_be_shortened() -> None:
    periods = (
        "{kind: aestas, year_bce: 44, minutes: 5}, {kind: hiems, year_bce: 44, minutes: 5}, "
        "{kind: aestas, year_bce: 43, minutes: 5}, {kind: actium, year_bce: 31}"
    )
    calendar = load_changed_scenario(f"calendar: {{'@whole': [{periods}], summers: 1}}").calendar
    assert [period.kind for period in calendar] == ["aestas", "actium"]

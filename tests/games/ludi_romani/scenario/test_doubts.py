"""Scenario values that are allowed but probably a mistake."""

from textwrap import dedent

import pytest

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.scenario.faults import check_scenario
from ledger.games.ludi_romani.scenario.load import load_scenario

SEATS_APART = "switches: {seats.numina_use_seats_in_hiems: false}\n"


def doubts_about(changes: str) -> dict[str, str]:
    text = "based_on: ludi_romani\n" + dedent(changes)
    return {doubt.rule: doubt.message for doubt in check_scenario(load_scenario(text, "e.yaml"))}


def test_the_rulebooks_own_evening_is_short_of_seats_in_winter_and_nothing_else() -> None:
    (doubt,) = check_scenario(default_scenario())
    assert doubt.rule == "Q-06"
    assert "37 mortals and 23 gods need 60 seats, and the regions have 58" in doubt.message


def test_gods_who_sit_apart_or_are_not_cast_leave_seats_enough_in_winter() -> None:
    assert doubts_about(SEATS_APART) == {}
    assert doubts_about("cast: {silenus: null, ariadne: null}") == {}


@pytest.mark.rule("SEDES-16")
def test_doubled_senators_call_for_more_seats() -> None:
    assert "58 seats for 56 mortals: 2 spare" in doubts_about("copies: 2")["SEDES-16"]
    assert "17 cannot sit" in doubts_about("copies: 3")["SEDES-16"]
    assert "SEDES-16" not in doubts_about("copies: 2\nregions: {rome: {capacity: 25}}")


@pytest.mark.rule("ROST-25")
def test_unequal_starts_within_a_role_are_named() -> None:
    richer = doubts_about(SEATS_APART + "cast: {cicero: {holdings: {denarius: 600000}}}")
    assert richer == {
        "ROST-25": "most senators start with a worth of 1,600,000 D, but not Cicero 1,700,000"
    }
    dearer = doubts_about(SEATS_APART + "prices: {classis: 400000}")["ROST-25"]
    assert "reges" in dearer


def test_a_long_list_of_unequal_starts_is_cut_short() -> None:
    poor = "".join(f"  {name}: {{holdings: {{denarius: 0}}}}\n" for name in SEVEN_SENATORS)
    assert "and 2 more" in doubts_about(SEATS_APART + "cast:\n" + poor)["ROST-25"]


SEVEN_SENATORS = ("cicero", "hirtius", "pansa", "d_brutus", "ventidius", "plancus", "pollio")


@pytest.mark.rule("ROST-13")
def test_vestals_are_cast_if_and_only_if_the_reading_says_so() -> None:
    vestal = "cast: {atia: {role: vestal, holdings: {dos: 0}, dos_value: 0}}\n"
    said = SEATS_APART.replace("}", ", setup.vestals: cast}")
    assert "nobody has that role" in doubts_about(said)["Q-08"]
    assert "Atia decide on wills" in doubts_about(SEATS_APART + vestal)["Q-08"]
    assert "Q-08" not in doubts_about(said + vestal)


@pytest.mark.rule("SEDES-04")
def test_a_throne_whose_rex_is_not_cast_stays_empty() -> None:
    found = doubts_about(SEATS_APART + "cast: {pacorus: null}")
    assert found == {"SEDES-04": "the throne of Parthia stays empty: its rex is not cast"}


@pytest.mark.rule("ROST-11")
def test_a_rex_without_a_throne_is_named() -> None:
    assert "Pacorus" in doubts_about("regions: {parthia: {throne: null}}")["ROST-11"]


@pytest.mark.rule("SEDES-14")
def test_a_region_without_road_and_sea_is_named_with_a_road_that_could_be_opened() -> None:
    closed = "roads: {remove: [[gaul, germania], [germania, northern_italy]]}"
    message = doubts_about(SEATS_APART + closed)["SEDES-14"]
    assert message.startswith("Germania has neither road nor sea")
    assert "a road to Greece could be opened" in message


@pytest.mark.parametrize(
    ("absent", "rule"),
    [
        (["fata"], "FATA-01"),
        (["apollo", "diana"], "CAL-04"),
        (["minerva"], "SEDES-11"),
        (["mercury"], "MOTUS-14"),
        (["neptune", "amphitrite", "oceanus"], "MARE-01"),
        (["neptune", "amphitrite", "oceanus"], "MERC-11"),
        (["venus"], "SEN-26"),
        (["mars", "phobos", "deimos"], "SEN-11"),
        (["juno"], "NUPT-02"),
        (["vesta"], "MORS-14"),
        (["pluto", "persephone"], "IMAGO-01"),
    ],
)
def test_an_office_that_nobody_fills_is_named(absent: list[str], rule: str) -> None:
    left_out = "cast:\n" + "".join(f"  {name}: null\n" for name in absent)
    assert rule in doubts_about(left_out)
    for name in absent[1:]:
        assert rule not in doubts_about(f"cast: {{{name}: null}}")


def test_gods_without_money_cannot_pay_tribute() -> None:
    rich = [numen.id for numen in default_scenario().numina if numen.holdings.get("denarius")]
    poor = "cast:\n" + "".join(f"  {name}: {{holdings: {{denarius: 0}}}}\n" for name in rich)
    assert "TRIB-01" in doubts_about(poor)


def test_the_timetable_can_stand_in_for_apollo_and_diana() -> None:
    absent = "cast: {apollo: null, diana: null}\n"
    assert "CAL-04" in doubts_about(absent)
    assert doubts_about(absent + "switches: {calendar.by_clock: true}").keys() == {"Q-06"}


def test_starts_against_the_limits_are_named() -> None:
    found = doubts_about("""
        cast:
          octavian: {holdings: {legio_curialis: 11}}
          bogud: {holdings: {legio_curialis: 1}}
        """)
    assert found["LIM-01"] == "Octavian starts with 11 legiones; the limit is 10"
    assert "Bogud" in found["REX-07"]


@pytest.mark.rule("CAL-02")
@pytest.mark.parametrize(
    ("periods", "rule", "says"),
    [
        ("{kind: hiems, year_bce: 44, minutes: 5}", "CAL-01", "opens with hiems 44"),
        ("{kind: aestas, year_bce: 44, minutes: 5}", "CAL-12", "not with Actium"),
        (
            "{kind: aestas, year_bce: 44, minutes: 5}, {kind: hiems, year_bce: 43, minutes: 5}",
            "CAL-02",
            "no motus lies between aestas 44 and hiems 43",
        ),
        (
            (
                "{kind: aestas, year_bce: 44, minutes: 5}, {kind: motus, minutes: 1}, "
                "{kind: hiems, year_bce: 44, minutes: 5}"
            ),
            "CAL-02",
            "hiems 44 (3) comes after aestas 44",
        ),
        (
            (
                "{kind: aestas, year_bce: 44, minutes: 5}, {kind: motus, minutes: 1}, "
                "{kind: hiems, year_bce: 45, minutes: 5}"
            ),
            "CAL-02",
            "hiems 45 (3) comes after aestas 44",
        ),
        (
            (
                "{kind: aestas, year_bce: 44, minutes: 5}, {kind: motus, minutes: 1}, "
                "{kind: motus, minutes: 1}"
            ),
            "CAL-02",
            "motus (3) follows another motus",
        ),
    ],
)
def test_an_odd_order_of_periods_is_named(periods: str, rule: str, says: str) -> None:
    assert says in doubts_about(f"calendar: [{periods}]")[rule]


@pytest.mark.rule("CAL-03", "CAL-09")
def test_long_seasons_are_named_and_that_they_run_past_actium() -> None:
    found = doubts_about(SEATS_APART + "calendar: {minutes: {aestas: 10}}")
    assert found == {
        "CAL-03": "aestas takes 10 min here; 5 is the ideal",
        "CAL-09": ("the periods take 214 minutes, and it is 150 from 18:30 to Actium at 21:00"),
    }

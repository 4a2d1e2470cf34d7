"""Board, calendar, money and readings: the data of the game agree with the rulebook."""

from collections import Counter

import pytest

from ledger.games.ludi_romani.scenario.battles import default_battle_dice
from ledger.games.ludi_romani.scenario.defaults import declared_readings, default_scenario
from ledger.games.ludi_romani.scenario.model import Period, Scenario
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP

SCENARIO = default_scenario()


def seats_by_region(kind: str) -> dict[str, int]:
    regions = SCENARIO.regions.items()
    return {name: region.capacity for name, region in regions if region.kind == kind}


@pytest.mark.rule("SEDES-01")
def test_a_region_is_a_provincia_a_regnum_or_rome() -> None:
    assert Counter(region.kind for region in SCENARIO.regions.values()) == {
        "provincia": 8,
        "regnum": 4,
        "rome": 1,
    }


@pytest.mark.rule("SEDES-02")
def test_the_eight_provinciae_seat_thirty_one() -> None:
    assert seats_by_region("provincia") == {
        "gaul": 5,
        "asia_minor": 5,
        "spain": 4,
        "northern_italy": 4,
        "syria": 4,
        "greece": 3,
        "sicily": 3,
        "southern_italy": 3,
    }


@pytest.mark.rule("SEDES-03")
def test_the_four_regna_seat_eleven_beside_their_reges() -> None:
    assert seats_by_region("regnum") == {"egypt": 4, "parthia": 3, "germania": 2, "mauretania": 2}


@pytest.mark.rule("SEDES-04")
def test_each_regnum_has_one_throne_for_its_own_rex() -> None:
    thrones = {name: region.throne for name, region in SCENARIO.regions.items() if region.throne}
    assert thrones == {
        "egypt": "cleopatra",
        "parthia": "pacorus",
        "germania": "ariovistus",
        "mauretania": "bogud",
    }


@pytest.mark.rule("SEDES-05")
def test_rome_seats_twelve() -> None:
    assert seats_by_region("rome") == {"rome": 12}


ROADS = {
    frozenset(road.split(" - "))
    for road in (
        "spain - gaul",
        "gaul - germania",
        "gaul - northern_italy",
        "germania - northern_italy",
        "northern_italy - rome",
        "rome - southern_italy",
        "northern_italy - greece",
        "greece - asia_minor",
        "asia_minor - syria",
        "asia_minor - parthia",
        "syria - parthia",
        "syria - egypt",
        "egypt - mauretania",
    )
}


@pytest.mark.rule("SEDES-14")
def test_thirteen_roads_join_every_region_but_sicily() -> None:
    assert len(SCENARIO.roads) == 13
    assert {frozenset(road) for road in SCENARIO.roads} == ROADS
    reached, edge = {"rome"}, {"rome"}
    while edge:
        edge = {there for here in edge for there in SCENARIO.neighbours(here)} - reached
        reached |= edge
    assert reached == SCENARIO.regions.keys() - {"sicily"}
    assert SCENARIO.neighbours("sicily") == ()
    assert set(SCENARIO.neighbours("rome")) == {"northern_italy", "southern_italy"}
    assert not {frozenset(road) for road in SCENARIO.roads} & {
        frozenset(road) for road in SCENARIO.optional_roads
    }


@pytest.mark.rule("SEDES-16")
def test_fifty_eight_seats_leave_twenty_one_spare() -> None:
    assert sum(region.capacity for region in SCENARIO.regions.values()) == 54
    assert SCENARIO.seats == 58
    assert SCENARIO.seats - len(SCENARIO.mortals) == 21


@pytest.mark.rule("MARE-02", "MARE-10")
def test_every_region_but_germania_and_parthia_is_reached_by_ship() -> None:
    inland = {name for name, region in SCENARIO.regions.items() if not region.sea}
    assert inland == {"germania", "parthia"}


@pytest.mark.rule("TRIB-06")
def test_tribute_is_three_two_or_one_hundred_thousand() -> None:
    rates: dict[int, set[str]] = {}
    for name, region in SCENARIO.regions.items():
        rates.setdefault(region.tributum, set()).add(name)
    assert rates[300_000] == {"sicily", "egypt"}
    assert rates[200_000] == {"asia_minor", "northern_italy", "parthia"}
    assert rates[100_000] == {"greece", "gaul", "spain", "syria", "southern_italy", "mauretania"}


@pytest.mark.rule("TRIB-07")
def test_germania_and_rome_yield_no_tribute() -> None:
    without = {name for name, region in SCENARIO.regions.items() if region.tributum == 0}
    assert without == {"germania", "rome"}


def test_war_zones_part_east_from_west_and_leave_rome_out() -> None:
    zones = {name: region.war_zone for name, region in SCENARIO.regions.items()}
    east = {name for name, zone in zones.items() if zone == "east"}
    assert east == {"greece", "asia_minor", "syria", "parthia", "egypt"}
    assert [name for name, zone in zones.items() if zone == "none"] == ["rome"]


@pytest.mark.rule("CAL-01")
def test_play_opens_in_the_aestas_of_44() -> None:
    first = Period(seq=1, kind="aestas", year_bce=44, minutes=5)
    assert SCENARIO.calendar[0] == first


@pytest.mark.rule("CAL-02")
def test_each_year_has_its_winter_before_its_summer_with_a_motus_between() -> None:
    kinds = Counter(period.kind for period in SCENARIO.calendar)
    assert kinds == {"aestas": 13, "hiems": 12, "motus": 24, "actium": 1}
    played = [(period.kind, period.year_bce) for period in SCENARIO.calendar]
    expected: list[tuple[str, int | None]] = [("aestas", 44)]
    for year in range(43, 31, -1):
        expected += [("motus", None), ("hiems", year), ("motus", None), ("aestas", year)]
    assert played == [*expected, ("actium", 31)]
    assert [period.seq for period in SCENARIO.calendar] == list(range(1, 51))


@pytest.mark.rule("CAL-03")
def test_seasons_take_five_minutes_and_a_motus_one() -> None:
    lengths = {(period.kind, period.minutes) for period in SCENARIO.calendar}
    assert lengths == {("aestas", 5), ("hiems", 5), ("motus", 1), ("actium", None)}
    assert sum(period.minutes or 0 for period in SCENARIO.calendar) == 149


@pytest.mark.rule("CAL-09")
def test_the_timetable_runs_from_half_past_six_to_actium_at_nine() -> None:
    clock = SCENARIO.clock
    assert (clock.dinner, clock.start, clock.actium) == ("17:30", "18:30", "21:00")


def test_the_holidays_fall_in_37() -> None:
    holidays = [period for period in SCENARIO.calendar if period.may_be_feriae]
    assert [period.seq for period in holidays] == [26, 27, 28, 29]
    assert {period.year_bce for period in holidays} == {None, 37}
    assert sum(period.minutes or 0 for period in holidays) == 12


@pytest.mark.rule("MON-01")
def test_chips_are_worth_what_the_page_says_and_every_amount_is_made_of_them() -> None:
    chips = SCENARIO.chips
    assert (chips.white, chips.red, chips.blue) == (100_000, 500_000, 1_000_000)
    money = [character.holdings.get("denarius", 0) for character in SCENARIO.cast.values()]
    doses = [character.dos_value for character in SCENARIO.cast.values()]
    tribute = [region.tributum for region in SCENARIO.regions.values()]
    assert not [amount for amount in (*money, *doses, *tribute) if amount % DENARII_PER_CHIP]


@pytest.mark.rule("MON-03")
def test_the_price_list() -> None:
    prices = SCENARIO.prices
    assert prices.legio_curialis == 200_000
    assert prices.legio_clientarum == 400_000
    assert prices.classis == 300_000
    assert prices.conversion == 200_000
    assert SCENARIO.worth("suffragium") == 10_000
    assert SCENARIO.worth("rexpressus") == 0


@pytest.mark.rule("LIM-01", "LIM-16", "TRIB-01", "TRIB-10", "MOTUS-14", "MOTUS-15")
def test_missing_limits_of_a_scenario_are_those_of_the_rulebook() -> None:
    fields = type(SCENARIO.limits).model_fields.items()
    needed = {name: getattr(SCENARIO.limits, name) for name, one in fields if one.is_required()}
    assert type(SCENARIO.limits)(**needed) == SCENARIO.limits


def test_limits_are_those_of_the_rulebook() -> None:
    limits = SCENARIO.limits
    assert limits.legiones_per_mortal == 10
    assert limits.instaurationes_per_hiems == 2
    assert limits.minerva_transfers_per_aestas == limits.mercury_rescues_per_aestas == 1


@pytest.mark.rule("PROEL-47", "PROEL-43", "PROEL-13")
def test_dice_have_the_sides_of_the_rulebook() -> None:
    assert (SCENARIO.sides.legio, SCENARIO.sides.legio_fabrilis) == (6, 10)
    assert default_battle_dice() == SCENARIO.sides


def test_every_reading_starts_with_a_value_it_allows_and_may_have_another() -> None:
    assert len(declared_readings()) == 63
    assert SCENARIO.switches == {name: one.default for name, one in declared_readings().items()}
    for switch in declared_readings().values():
        assert switch.allows(switch.default)
        assert switch.other_values(switch.default) or switch.number is not None


def test_the_data_is_read_once() -> None:
    assert default_scenario() is default_scenario()
    assert isinstance(default_scenario(), Scenario)

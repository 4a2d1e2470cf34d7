"""PEST, exactly: trapped people, a full year, and regions that people cannot enter."""

import pytest

from tests.games.ludi_romani.given import table_in_region
from tests.games.ludi_romani.pestis.scenes import table_with_plague, winter_of_scenario_26
from tests.games.ludi_romani.table import Table

PARTHIANS = ("hirtius", "pansa", "agrippa")
ASIANS = ("antony", "plancus", "pollio", "m_brutus", "cicero")
EGYPTIANS = ("calenus", "messala", "balbus", "pedius")


def table_with_trapped_ventidius(table: Table) -> Table:
    """Ventidius is in Syria and has no ship. No neighbouring region has a free seat."""
    table.with_("ventidius", place="syria", role="imperator", classis=0)
    table_in_region(table, "parthia", *PARTHIANS)
    table_in_region(table, "asia_minor", *ASIANS)
    return table_in_region(table, "egypt", *EGYPTIANS)


def table_with_plague_in_syria(table: Table) -> Table:
    """Apollo has struck Syria."""
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    return table


@pytest.mark.rule("PEST-05", "PEST-06")
@pytest.mark.parametrize("season", ["aestas", "hiems"])
def test_a_mortal_without_a_ship_and_a_free_seat_next_door_is_trapped(season: str) -> None:
    table = table_with_plague_in_syria(table_with_trapped_ventidius(Table().at(season, 38)))
    table.act("ventidius", "declare-trapped").assert_warned("PEST-05")
    assert "trapped" in table.person("ventidius").statuses


@pytest.mark.rule("PEST-05", "PEST-06")
@pytest.mark.parametrize("season", ["aestas", "hiems"])
@pytest.mark.parametrize("free", ["parthia", "asia_minor", "egypt"])
def test_one_free_seat_next_door_is_a_way_out(season: str, free: str) -> None:
    table = table_with_trapped_ventidius(Table().at(season, 38))
    somebody = next(c for c in table.data["cast"].values() if c["start"] == free)
    somebody["start"] = "gaul"
    table_with_plague_in_syria(table).act("ventidius", "declare-trapped").assert_refused_with(
        "way-out-open"
    )


@pytest.mark.rule("PEST-05", "PEST-06")
def test_a_coast_is_a_way_out_with_a_ship_only() -> None:
    table = table_with_plague_in_syria(
        table_with_trapped_ventidius(Table().at("aestas", 38)).with_("ventidius", classis=1)
    )
    table.act("ventidius", "declare-trapped").assert_refused_with("way-out-open")


@pytest.mark.rule("PEST-05", "PEST-06")
def test_a_ship_is_no_way_out_without_a_coast() -> None:
    table = Table().at("aestas", 38).with_("ventidius", place="parthia", classis=1)
    table_in_region(table, "asia_minor", *ASIANS)
    table_in_region(table, "syria", *EGYPTIANS)
    table.act("apollo", "strike-plague", place="parthia").accepted_entries()
    table.act("ventidius", "declare-trapped").assert_warned("PEST-05")


@pytest.mark.rule("PEST-05", "PEST-06")
def test_a_way_out_by_sea_needs_a_free_seat_and_a_coast() -> None:
    table = table_with_trapped_ventidius(Table().at("aestas", 38)).with_("ventidius", classis=1)
    for place, region in table.data["regions"].items():
        region["capacity"] = {"syria": 4, "parthia": 3, "germania": 2}.get(place, 0)
    for who, character in table.data["cast"].items():
        if character["role"] != "numen" and who not in (*PARTHIANS, "ventidius"):
            table.with_(who, place="")
    table_with_plague_in_syria(table).act("ventidius", "declare-trapped").assert_warned("PEST-05")


@pytest.mark.rule("PEST-05", "PEST-06")
def test_the_own_throne_next_door_is_a_way_out() -> None:
    table = table_with_trapped_ventidius(Table().at("aestas", 38)).with_(
        "pacorus", place="syria", classis=0
    )
    table_with_plague_in_syria(table).act("pacorus", "declare-trapped").assert_refused_with(
        "way-out-open"
    )
    table.act("ventidius", "declare-trapped").assert_warned("PEST-05")


@pytest.mark.rule("PEST-05", "PEST-06")
def test_a_throne_that_is_out_of_reach_is_none() -> None:
    table = table_with_trapped_ventidius(Table().at("aestas", 38)).with_(
        "ariovistus", place="syria", classis=0
    )
    table_with_plague_in_syria(table).act("ariovistus", "declare-trapped").assert_warned("PEST-05")


@pytest.mark.rule("PEST-05", "PEST-06")
def test_any_free_seat_is_a_way_out_in_a_motus() -> None:
    table = table_with_plague_in_syria(table_with_trapped_ventidius(Table().at("motus", 38)))
    table.act("ventidius", "declare-trapped").assert_refused_with("way-out-open")


@pytest.mark.rule("PEST-05", "PEST-06")
def test_no_way_out_exists_in_winter_by_the_reading_without_flight() -> None:
    table = winter_of_scenario_26().with_reading("pestis.flee_in_hiems", value=False)
    table_with_plague_in_syria(table).act("cassius", "declare-trapped").assert_warned("PEST-05")


@pytest.mark.rule("PEST-05")
def test_gods_are_never_trapped() -> None:
    table = table_with_plague_in_syria(
        table_with_trapped_ventidius(Table().at("aestas", 38)).with_("isis", place="syria")
    )
    table.act("isis", "declare-trapped").assert_refused_with("not-in-plague")


@pytest.mark.rule("PEST-05")
def test_an_escaped_mortal_is_not_trapped_and_the_others_are() -> None:
    table = table_with_plague_in_syria(
        table_with_trapped_ventidius(Table().at("aestas", 38)).with_(
            "atia", place="syria", classis=0
        )
    )
    for who in ("ventidius", "atia"):
        table.act(who, "declare-trapped").assert_warned("PEST-05")
    table.act("calenus", "move", to="mauretania").accepted_entries()
    entries = table.act("ventidius", "move", to="egypt").accepted_entries()
    assert [e.event.who for e in entries if e.type == "ludi_romani/got-away@1"] == [("ventidius",)]
    assert "trapped" not in table.person("ventidius").statuses
    assert "trapped" in table.person("atia").statuses


@pytest.mark.rule("PEST-07")
def test_nobody_is_trapped_when_the_plague_is_over() -> None:
    table = table_with_plague_in_syria(table_with_trapped_ventidius(Table().at("aestas", 38)))
    table.set_fact("cicero", "status", "unprotected")
    table.act("ventidius", "declare-trapped").assert_warned("PEST-05")
    table.act("diana", "lift-plague").accepted_entries()
    assert table.person("ventidius").statuses == frozenset()
    assert table.person("cicero").statuses == {"unprotected"}


@pytest.mark.rule("PEST-06", "MOTUS-02", "MOTUS-03")
def test_a_flight_to_a_full_region_is_refused_with_other_goals() -> None:
    table = table_with_plague_in_syria(table_with_trapped_ventidius(Table().at("hiems", 38)))
    flight = table.act("ventidius", "move", to="egypt")
    flight.assert_refused_with("seat-needed", "way-blocked", "full-in-flight")


@pytest.mark.rule("PEST-07")
def test_no_band_and_no_traveller_in_the_hands_of_a_god_comes_into_the_plague() -> None:
    table = Table().at("aestas", 38).with_("dionysus", place="egypt")
    table.with_("atia", place="egypt").with_("lepidus", place="spain", classis=0)
    table_with_plague_in_syria(table.set_fact("atia", "god", "dionysus"))
    table.act("dionysus", "roam", to="syria", companions=["atia"]).assert_refused_with(
        "plague-keeps-out"
    )
    table.act("lepidus", "sail", to="sicily").accepted_entries()
    taken = {"legio_curialis": 0, "legio_clientarum": 0, "denarius": 0}
    table.act("neptune", "catch", traveller="lepidus", to="syria", **taken).assert_refused_with(
        "plague-keeps-out"
    )


@pytest.mark.rule("PEST-04")
def test_only_the_end_of_a_season_is_commented_upon() -> None:
    table = table_with_plague()
    table.act("cassius", "move", to="asia_minor").assert_unwarned()
    healthy = winter_of_scenario_26()
    healthy.wait(minutes=5)
    healthy.season().assert_unwarned()


@pytest.mark.rule("PEST-04")
def test_the_twins_are_told_that_the_year_is_full() -> None:
    table = table_with_plague()
    for _ in range(3):
        table.wait(minutes=5).season().accepted_entries()
    told = {
        w.rule: w.judges
        for w in table.wait(minutes=5).season().assert_warned("PEST-04", "PEST-05", "SEDES-13")
    }
    assert told["PEST-04"] == ("apollo", "diana")


@pytest.mark.rule("PEST-04", "FER-01")
def test_a_year_that_is_full_but_for_the_holidays_ends_after_them() -> None:
    table = Table().at("motus", 38)
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    for _ in range(3):
        table.wait(minutes=5).season().accepted_entries()
    table.act("mars", "agree-feriae").accepted_entries()
    pestis = table.state.world.pestis
    table.wait(minutes=5).season().accepted_entries()
    assert table.state.period.kind == "feriae"
    assert table.state.world.pestis == pestis
    assert pestis is not None
    table.wait(minutes=12).season().accepted_entries()
    assert table.state.world.pestis is None


@pytest.mark.rule("FATA-08", "PEST-01")
def test_an_old_mistake_that_is_set_right_ends_no_later_plague() -> None:
    table = winter_of_scenario_26()
    (first,) = table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("apollo", "lift-plague").accepted_entries()
    table_with_plague_in_syria(table).act(
        "fata", "reverse", entry=first.id, reason="so"
    ).accepted_entries()
    assert table.state.world.pestis is not None

"""The worked scenarios about movement: S03 and S04 complete, and parts of others."""

import pytest

from ledger.games.ludi_romani.seats import (
    arrival_rank,
    number_of_free_seats,
    number_of_occupied_seats,
)
from tests.games.ludi_romani.table import Table


def table_in_region(table: Table, place: str, *people: str) -> Table:
    for who in people:
        table.with_(who, place=place)
    return table


def scenario_03() -> Table:
    """The aestas of the year 43 as in scenario S03."""
    table = Table().at("aestas", 43)
    table_in_region(table, "spain", "lepidus", "balbus")
    table_in_region(table, "gaul", "plancus", "pollio", "calenus", "messala", "pedius")
    table_in_region(table, "germania", "hirtius")
    table_in_region(table, "northern_italy", "octavian", "agrippa", "ariovistus")
    table_in_region(table, "sicily", "sextus_pompey", "pansa")
    table_in_region(table, "rome", "cicero", "isauricus", "maecenas", "philippus")
    return table.with_("pluto", place="rome")


@pytest.mark.rule("MOTUS-02")
@pytest.mark.rule("MOTUS-03")
@pytest.mark.rule("MOTUS-05")
@pytest.mark.rule("MOTUS-08")
@pytest.mark.rule("SEDES-04")
@pytest.mark.rule("SEDES-07")
@pytest.mark.rule("SEDES-10")
@pytest.mark.rule("SEDES-11")
@pytest.mark.rule("SEDES-13")
def test_s03_roads_full_regions_a_reserved_throne_and_the_end_of_a_motus() -> None:
    table = scenario_03()
    free = {
        place: number_of_free_seats(table.state, place) for place in ("germania", "rome", "sicily")
    }
    assert free == {"germania": 1, "rome": 1, "sicily": 1}

    table.act("lepidus", "move", to="northern_italy").assert_refused("MOTUS-02")
    table.act("lepidus", "move", to="gaul").assert_refused("MOTUS-03")
    table.act("plancus", "move", to="germania").accepted_entries()
    table.act("pollio", "move", to="germania").assert_refused("SEDES-04")
    table.act("lepidus", "move", to="gaul").accepted_entries()
    table.act("lepidus", "move", to="northern_italy").accepted_entries()
    assert arrival_rank(table.state, "lepidus") == 4

    table.season(by="apollo").accepted_entries()
    table.act("lepidus", "move", to="sicily").assert_unwarned()
    table.act("calenus", "move", to="rome").accepted_entries()
    table.act("messala", "move", to="rome").assert_refused("SEDES-07")
    table.wait(seconds=1)
    table.act("messala", "claim-last-seat", to="rome").assert_warned("SEDES-11")
    duty = next(iter(table.state.kernel.duties))
    table.act("minerva", "choose", duty=duty, option="messala").accepted_entries()
    table.assert_place("messala", "rome", "ordinary").assert_place("calenus", "gaul", "ordinary")

    seat_the_rest(table)
    table.wait(minutes=1)
    table.season(by="diana").assert_unwarned()
    table.act("pluto", "reside", to="sicily").assert_refused("SEDES-10")
    table.act("lepidus", "move", to="gaul").assert_refused("MOTUS-08")

    taken = ("spain", "gaul", "germania", "northern_italy", "sicily", "rome")
    assert [number_of_occupied_seats(table.state, place) for place in taken] == [1, 3, 2, 3, 3, 12]
    table.assert_holdings("lepidus", legio_curialis=3)


def seat_the_rest(table: Table) -> None:
    """Seat all characters elsewhere whom the scenario does not name."""
    rest = [
        p.id for p in table.state.world.scenario.mortals if not table.state.seating.seat_of(p.id)
    ]
    for who in rest:
        open_to = ("syria", "asia_minor", "southern_italy", "parthia")
        place = next(p for p in open_to if number_of_free_seats(table.state, p))
        table.act(who, "choose-start", to=place).accepted_entries()


@pytest.mark.rule("MARE-02")
@pytest.mark.rule("MARE-03")
@pytest.mark.rule("MARE-06")
@pytest.mark.rule("MARE-07")
@pytest.mark.rule("MARE-08")
@pytest.mark.rule("MERC-09")
@pytest.mark.rule("MERC-11")
def test_s04_too_few_fleets_and_none_at_all() -> None:
    table = scenario_04()

    table.act("m_brutus", "sail", to="syria").assert_unwarned()
    table.act("oceanus", "catch", traveller="m_brutus").accepted_entries()
    table.assert_holdings("m_brutus", legio_curialis=2, classis=2)

    table.act("antony", "sail", to="egypt").assert_warned("MARE-03")
    table.act("amphitrite", "catch", traveller="antony", legio_curialis=3).accepted_entries()
    table.assert_place("antony", "egypt").assert_holdings("antony", legio_curialis=1)

    table.act("lepidus", "sail", to="sicily").assert_warned("MARE-03", "MARE-07")
    all_of_it = {"legio_curialis": 3, "legio_clientarum": 0, "denarius": 900_000}
    caught = table.act("neptune", "catch", traveller="lepidus", **all_of_it, to="parthia")
    caught.assert_refused("MARE-07")
    table.act(
        "neptune", "catch", traveller="lepidus", **all_of_it, to="mauretania"
    ).accepted_entries()

    table.act("antony", "sail", to="parthia").assert_refused("MARE-02")
    bought = {"seller": "amphitrite", "asset": "legio_curialis", "quantity": 1}
    table.act_with_consent("amphitrite", "pollio", "buy-legions", **bought).accepted_entries()
    table.act_with_consent(
        "amphitrite", "antony", "buy-classes", seller="amphitrite", quantity=1
    ).accepted_entries()

    table.assert_place("antony", "egypt").assert_holdings(
        "antony", denarius=100_000, legio_curialis=1, classis=2
    )
    table.assert_place("lepidus", "mauretania").assert_holdings(
        "lepidus", denarius=0, legio_curialis=0
    )
    table.assert_holdings("lepidus", suffragium=10).assert_holdings(
        "pollio", denarius=700_000, legio_curialis=1
    )
    assert "unprotected" not in table.person("lepidus").statuses
    assert table.person("pollio").role == "imperator"
    table.assert_holdings("amphitrite", denarius=2_000_000, legio_curialis=2, classis=14)
    table.assert_holdings("neptune", denarius=3_400_000, legio_curialis=3, classis=20)


def scenario_04() -> Table:
    """The aestas of the year 43 as in scenario S04."""
    table = Table().at("aestas", 43)
    table.with_("antony", place="asia_minor", denarius=400_000, legio_curialis=4, classis=1)
    table.with_("m_brutus", place="greece", legio_curialis=2, classis=2)
    table.with_("lepidus", place="spain", denarius=900_000, legio_curialis=3)
    return table.with_("pollio", place="egypt", denarius=900_000)


@pytest.mark.rule("MARE-08")
@pytest.mark.rule("CAL-11")
def test_s04_a_when_nobody_stops_him_before_the_summer_ends_antony_keeps_his_legions() -> None:
    table = scenario_04()
    table.act("antony", "sail", to="egypt").accepted_entries()
    table.season().accepted_entries()
    table.act("amphitrite", "catch", traveller="antony", legio_curialis=3).assert_refused("MARE-06")
    table.assert_holdings("antony", legio_curialis=4)


@pytest.mark.rule("MOTUS-16")
@pytest.mark.rule("MERC-14")
def test_s08_6_a_challenged_player_neither_leaves_nor_buys() -> None:
    table = Table().at("aestas", 41).with_("m_brutus", place="asia_minor")
    table.set_fact("m_brutus", "status", "challenged")
    table.act("m_brutus", "move", to="syria").assert_refused("MOTUS-16")
    bought = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    table.act("m_brutus", "buy-legions", **bought).assert_refused("MERC-14")


@pytest.mark.rule("MOTUS-14")
def test_s11_mercury_ends_a_battle_and_only_one_in_an_aestas() -> None:
    table = table_in_region(Table().at("aestas", 40), "spain", "balbus", "pansa", "hirtius")
    table.with_("lepidus", place="gaul", legio_curialis=2)
    table.set_fact("lepidus", "status", "in_proelium")
    table.act_with_consent("mercury", "lepidus", "plead", to="spain").accepted_entries()
    table.assert_place("lepidus", "spain", "ordinary").assert_holdings("lepidus", legio_curialis=2)
    assert not table.person("lepidus").is_in_battle
    assert number_of_occupied_seats(table.state, "spain") == 4
    table.act("octavian", "plead", to="gaul").assert_refused("MOTUS-14")


@pytest.mark.rule("MOTUS-14")
def test_s11_b_with_a_full_goal_the_battle_goes_on() -> None:
    table = table_in_region(
        Table().at("aestas", 40), "spain", "balbus", "pansa", "hirtius", "plancus"
    )
    table.with_("lepidus", place="gaul").set_fact("lepidus", "status", "in_proelium")
    table.act("lepidus", "plead", to="spain").assert_refused("MOTUS-14")
    assert table.person("lepidus").is_in_battle


@pytest.mark.rule("MOTUS-08")
def test_s14_1_with_the_ring_one_goes_to_a_full_region_in_a_hiems() -> None:
    table = table_in_region(Table().at("hiems", 40), "syria", "cassius", "dolabella", "hirtius")
    table_in_region(table, "rome", "cicero", "maecenas", "philippus", "pansa", "isauricus")
    table.with_("isis", place="syria").set_fact("isauricus", "status", "ring_bearer")
    assert (
        number_of_free_seats(table.state, "syria"),
        number_of_occupied_seats(table.state, "rome"),
    ) == (0, 12)
    table.act("isauricus", "move", to="syria").accepted_entries()
    table.assert_place("isauricus", "syria", "standing")
    assert number_of_occupied_seats(table.state, "rome") == 11

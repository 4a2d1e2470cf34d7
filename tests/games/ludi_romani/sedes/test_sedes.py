"""SEDES: seats, thrones, the permitted first regions, and the judges of a last seat."""

import pytest

from ledger.contract.form import Choice
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.scenario.faults import check_scenario
from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.games.ludi_romani.seats import (
    arrival_rank,
    needs_ordinary_seat,
    number_of_free_seats,
    number_of_occupied_seats,
)
from tests.games.ludi_romani.given import summer_of_43, table_with_full_gaul
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("SEDES-01")
def test_only_provinciae_regna_and_rome_can_be_entered() -> None:
    table = summer_of_43()
    kinds = {region.kind for region in table.state.world.scenario.regions.values()}
    assert kinds == {"provincia", "regnum", "rome"}
    objections = table.act("octavian", "move", to="atlantis").assert_refused("SEDES-01")
    assert not any(objection.waivable for objection in objections)


@pytest.mark.rule("SEDES-02")
@pytest.mark.parametrize(
    ("place", "seats"),
    [
        ("gaul", 5),
        ("asia_minor", 5),
        ("spain", 4),
        ("northern_italy", 4),
        ("syria", 4),
        ("greece", 3),
        ("sicily", 3),
        ("southern_italy", 3),
    ],
)
def test_each_provincia_has_its_seats(place: str, seats: int) -> None:
    state = summer_of_43().state
    assert number_of_free_seats(state, place) + number_of_occupied_seats(state, place) == seats


@pytest.mark.rule("SEDES-03")
@pytest.mark.parametrize(
    ("place", "seats", "rex"),
    [
        ("egypt", 4, "cleopatra"),
        ("parthia", 3, "pacorus"),
        ("germania", 2, "ariovistus"),
        ("mauretania", 2, "bogud"),
    ],
)
def test_each_regnum_has_its_seats_and_a_throne_beside_them(
    place: str, seats: int, rex: str
) -> None:
    table = summer_of_43()
    table.assert_place(rex, place, "throne")
    assert number_of_free_seats(table.state, place) == seats


@pytest.mark.rule("SEDES-04")
@pytest.mark.rule("LIM-13")
def test_an_empty_throne_is_no_seat_for_anybody_else() -> None:
    table = summer_of_43().with_("ariovistus", place="northern_italy")
    table.with_("plancus", place="germania").with_("pollio", place="germania")
    table.with_("messala", place="gaul")
    refused = table.act("messala", "move", to="germania").assert_refused("SEDES-04", "SEDES-07")
    kept = next(o for o in refused if o.rule == "SEDES-04")
    assert kept.args["who"] == "who:ariovistus"


@pytest.mark.rule("SEDES-04")
@pytest.mark.rule("REX-01")
def test_a_rex_comes_home_to_the_throne_although_all_seats_are_taken() -> None:
    table = summer_of_43().with_("ariovistus", place="gaul")
    table.with_("plancus", place="germania").with_("pollio", place="germania")
    table.act("ariovistus", "move", to="germania").accepted_entries()
    table.assert_place("ariovistus", "germania", "throne")


@pytest.mark.rule("SEDES-04")
def test_no_god_winters_on_a_throne() -> None:
    table = Table().at("hiems", 42).with_("ariovistus", place="northern_italy")
    table.with_("plancus", place="germania").with_("pollio", place="germania")
    table.with_("pluto", place="gaul")
    table.act("pluto", "reside", to="germania").assert_refused("SEDES-04")


@pytest.mark.rule("SEDES-05")
def test_rome_seats_twelve_and_refuses_a_thirteenth() -> None:
    table = summer_of_43().with_("octavian", place="northern_italy")
    senators = ["cicero", "isauricus", "maecenas", "hirtius", "pansa"]
    for who in senators:
        table.with_(who, place="rome")
    assert number_of_occupied_seats(table.state, "rome") == 12
    table.act("octavian", "move", to="rome").assert_refused("SEDES-07")


@pytest.mark.rule("SEDES-06")
def test_venus_and_mars_live_in_rome_without_a_seat() -> None:
    table = Table().at("motus", 42)
    for god in ("venus", "mars", "phobos", "deimos"):
        table.with_(god, place="gaul")
    before = number_of_free_seats(table.state, "rome")
    table.season().accepted_entries()
    for god in ("venus", "mars", "phobos", "deimos"):
        table.assert_place(god, "rome", "standing")
    assert number_of_free_seats(table.state, "rome") == before


@pytest.mark.rule("SEDES-07")
def test_nobody_enters_a_full_region_even_in_a_motus() -> None:
    table = table_with_full_gaul(Table().at("motus", 42))
    refused = table.act("octavian", "move", to="gaul").assert_refused("SEDES-07")
    assert refused[0].args == {"place": "place:gaul", "n": 1, "free": 0}


@pytest.mark.rule("SEDES-07", "MOTUS-02")
def test_a_traveller_let_through_to_a_full_region_stands_there() -> None:
    table = table_with_full_gaul(Table().at("motus", 42))
    table.act_with_waiver("octavian", "move", "SEDES-07", to="gaul").accepted_entries()
    table.assert_place("octavian", "gaul", "standing")
    table.act("plancus", "move", to="spain").accepted_entries()
    table.act("octavian", "move", to="gaul").accepted_entries()
    table.assert_place("octavian", "gaul", "ordinary")
    table.act("octavian", "move", to="gaul").assert_refused("MOTUS-02")


@pytest.mark.rule("SEDES-08")
def test_all_kinds_of_mortals_count_and_gods_in_winter_only() -> None:
    table = Table().at("motus", 42).with_("juno", place="gaul").with_("lepidus", place="spain")
    assert (
        number_of_occupied_seats(table.state, "spain"),
        number_of_occupied_seats(table.state, "gaul"),
    ) == (1, 0)
    table.act("juno", "reside", to="gaul").accepted_entries()
    assert number_of_occupied_seats(table.state, "gaul") == 1
    table.season().accepted_entries()
    assert number_of_occupied_seats(table.state, "gaul") == 1
    table.season().accepted_entries()
    table.assert_place("juno", "gaul", "standing")
    assert number_of_occupied_seats(table.state, "gaul") == 0


@pytest.mark.rule("SEDES-08", "MOTUS-10")
def test_gods_leave_all_seats_to_the_mortals_by_another_reading() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("juno", place="gaul")
    table.with_reading("seats.numina_use_seats_in_hiems", value=False)
    table.act("juno", "reside", to="gaul").accepted_entries()
    table.assert_place("juno", "gaul", "ordinary")
    assert number_of_occupied_seats(table.state, "gaul") == 5


@pytest.mark.rule("SEDES-08")
@pytest.mark.rule("FATA-10")
def test_a_flip_to_the_printed_reading_names_the_regions_that_are_too_full() -> None:
    table = table_with_full_gaul(Table().at("hiems", 42)).with_("juno", place="gaul")
    table.with_reading("seats.numina_use_seats_in_hiems", value=False).with_(
        "pansa", place="greece"
    )
    table.assert_place("juno", "gaul", "ordinary")
    assert number_of_free_seats(table.state, "greece") == 0
    table.lawful = False
    entry = table.change_reading("seats.numina_use_seats_in_hiems", "true").accepted_entries()[0]
    assert entry.event.irregular == ("gaul",)
    table.assert_place("juno", "gaul", "ordinary")


@pytest.mark.rule("SEDES-10")
def test_no_god_puts_anybody_out_of_a_seat() -> None:
    table = table_with_full_gaul(Table().at("hiems", 42)).with_("pluto", place="spain")
    table.act("pluto", "reside", to="gaul").assert_refused("SEDES-10", "SEDES-07")
    table.act("minerva", "seat-unseated", who="plancus", to="spain").assert_refused("SEDES-10")


@pytest.mark.rule("SEDES-14")
@pytest.mark.rule("MOTUS-02")
def test_the_lines_of_the_map_are_the_organisers() -> None:
    table = summer_of_43().with_("sextus_pompey", classis=0)
    table.act("sextus_pompey", "move", to="southern_italy").assert_refused("MOTUS-02")
    roads = [*default_scenario().roads, ("southern_italy", "sicily")]
    bridged = summer_of_43().with_scenario_data(roads=roads)
    bridged.act("sextus_pompey", "move", to="southern_italy").accepted_entries()


@pytest.mark.rule("SEDES-15")
def test_the_order_of_arrival_is_remembered_with_ties() -> None:
    table = summer_of_43().with_("plancus", place="gaul")
    table.act("lepidus", "move", to="gaul").accepted_entries()
    ranks = {who: arrival_rank(table.state, who) for who in ("plancus", "lepidus", "cicero")}
    assert ranks == {"plancus": 1, "lepidus": 2, "cicero": 0}
    assert arrival_rank(table.state, "octavian") == arrival_rank(table.state, "agrippa") == 1


@pytest.mark.rule("SEDES-16")
@pytest.mark.rule("ROST-22")
def test_an_organiser_is_told_when_seats_are_short() -> None:
    doubled = load_scenario("based_on: ludi_romani\ncopies: 2\n", "evening.yaml")
    assert "SEDES-16" in {doubt.rule for doubt in check_scenario(doubled)}
    assert "SEDES-16" not in {doubt.rule for doubt in check_scenario(default_scenario())}


@pytest.mark.rule("SEDES-17")
def test_minerva_and_saturn_are_reminded_that_seats_are_theirs() -> None:
    table = summer_of_43()
    for who, reminded in (("minerva", True), ("saturn_ops", True), ("juno", False)):
        assert ("SEDES-17" in RULES.phones.reminders(table.state, who)) is reminded


@pytest.mark.rule("SEDES-18")
def test_a_ghost_gives_up_its_seat_and_needs_none() -> None:
    table = table_with_full_gaul(summer_of_43())
    table.set_fact("plancus", "status", "imago").assert_place("plancus", "gaul", "standing")
    table.act("lepidus", "move", to="gaul").accepted_entries()
    table.set_fact("plancus", "place", "spain").set_fact("plancus", "place", "gaul")
    assert (
        number_of_occupied_seats(table.state, "gaul"),
        number_of_free_seats(table.state, "gaul"),
    ) == (5, 0)
    for who, needs in (("plancus", False), ("juno", False), ("octavian", True)):
        assert needs_ordinary_seat(table.state, who, "gaul") is needs
    table.act("plancus", "drift", to="northern_italy").accepted_entries()


@pytest.mark.rule("ROST-03")
def test_a_senator_begins_where_a_seat_is_free_and_only_once() -> None:
    table = table_with_full_gaul(Table().at("aestas", 44))
    table.act("hirtius", "choose-start", to="gaul").assert_refused("SEDES-07")
    table.act("hirtius", "choose-start", to="spain").accepted_entries()
    table.assert_place("hirtius", "spain", "ordinary")
    table.act("hirtius", "choose-start", to="syria").assert_refused("ROST-03")
    table.act("cicero", "move", to="spain").assert_refused("ROST-03")


@pytest.mark.rule("ROST-10")
def test_a_god_begins_in_a_region_with_a_free_seat_and_takes_none() -> None:
    table = table_with_full_gaul(Table().at("aestas", 44))
    table.act("juno", "choose-start", to="gaul").assert_refused("SEDES-07")
    table.act("juno", "roam", to="gaul").assert_refused("ROST-10")
    table.act("juno", "choose-start", to="spain").accepted_entries()
    table.assert_place("juno", "spain", "standing")
    assert number_of_occupied_seats(table.state, "spain") == 1


@pytest.mark.rule("ROST-03")
@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_a_start_recorded_by_a_host_is_undone_within_a_minute() -> None:
    table = Table().at("aestas", 44)
    entry = table.act("cicero", "choose-start", to="rome", by="juno").accepted_entries()[0]
    table.act("juno", "undo", entry=entry.id).accepted_entries()
    table.assert_place("cicero", "")
    table.act("cicero", "choose-start", to="gaul").accepted_entries()


def test_the_form_to_begin_lists_the_regions_with_a_free_seat() -> None:
    table = table_with_full_gaul(Table().at("aestas", 44))
    form = table.form("cicero", "choose-start")
    assert form is not None
    field = form.fields[0]
    assert isinstance(field, Choice)
    values = {option.value: option.args for option in field.options}
    assert "gaul" not in values
    assert values["rome"] == {"n": 5}
    assert table.form("octavian", "choose-start") is None

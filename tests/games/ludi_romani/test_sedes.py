"""SEDES: seats, thrones, who may begin where, and who decides about a last seat."""

import pytest

from ledger.form import Choice
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario import check_scenario, default_scenario, load_scenario
from ledger.games.ludi_romani.seats import arrived_rank, free_seats, occupied
from tests.games.ludi_romani.table import Table


def summer() -> Table:
    return Table().at("aestas", 43)


def full_gaul(table: Table) -> Table:
    for who in ("plancus", "pollio", "calenus", "messala", "pedius"):
        table.with_(who, place="gaul")
    return table


@pytest.mark.rule("SEDES-01")
def test_there_are_provinciae_regna_and_rome_and_no_other_place_to_go_to() -> None:
    table = summer()
    kinds = {region.kind for region in table.state.world.scenario.regions.values()}
    assert kinds == {"provincia", "regnum", "rome"}
    objections = table.act("octavian", "move", to="atlantis").refused("SEDES-01")
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
    state = summer().state
    assert free_seats(state, place) + occupied(state, place) == seats


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
    table = summer()
    table.sits(rex, place, "throne")
    assert free_seats(table.state, place) == seats


@pytest.mark.rule("SEDES-04")
@pytest.mark.rule("LIM-13")
def test_an_empty_throne_is_no_seat_for_anybody_else() -> None:
    table = summer().with_("ariovistus", place="northern_italy")
    table.with_("plancus", place="germania").with_("pollio", place="germania")
    table.with_("messala", place="gaul")
    refused = table.act("messala", "move", to="germania").refused("SEDES-04", "SEDES-07")
    kept = next(o for o in refused if o.rule == "SEDES-04")
    assert kept.args["who"] == "who:ariovistus"


@pytest.mark.rule("SEDES-04")
@pytest.mark.rule("REX-01")
def test_a_rex_comes_home_to_the_throne_although_all_seats_are_taken() -> None:
    table = summer().with_("ariovistus", place="gaul")
    table.with_("plancus", place="germania").with_("pollio", place="germania")
    table.act("ariovistus", "move", to="germania").accepted()
    table.sits("ariovistus", "germania", "throne")


@pytest.mark.rule("SEDES-04")
def test_no_god_winters_on_a_throne() -> None:
    table = Table().at("hiems", 42).with_("ariovistus", place="northern_italy")
    table.with_("plancus", place="germania").with_("pollio", place="germania")
    table.with_("pluto", place="gaul")
    table.act("pluto", "reside", to="germania").refused("SEDES-04")


@pytest.mark.rule("SEDES-05")
def test_rome_seats_twelve_and_refuses_a_thirteenth() -> None:
    table = summer().with_("octavian", place="northern_italy")
    senators = ["cicero", "isauricus", "maecenas", "hirtius", "pansa"]
    for who in senators:
        table.with_(who, place="rome")
    assert occupied(table.state, "rome") == 12
    table.act("octavian", "move", to="rome").refused("SEDES-07")


@pytest.mark.rule("SEDES-06")
def test_venus_and_mars_live_in_rome_without_a_seat() -> None:
    table = Table().at("motus", 42)
    for god in ("venus", "mars", "phobos", "deimos"):
        table.with_(god, place="gaul")
    before = free_seats(table.state, "rome")
    table.season().accepted()
    for god in ("venus", "mars", "phobos", "deimos"):
        table.sits(god, "rome", "standing")
    assert free_seats(table.state, "rome") == before


@pytest.mark.rule("SEDES-07")
def test_nobody_enters_a_full_region_even_in_a_motus() -> None:
    table = full_gaul(Table().at("motus", 42))
    refused = table.act("octavian", "move", to="gaul").refused("SEDES-07")
    assert refused[0].args == {"place": "place:gaul", "n": 1, "free": 0}


@pytest.mark.rule("SEDES-07")
def test_who_is_let_through_to_a_full_region_stands_there() -> None:
    table = full_gaul(Table().at("motus", 42))
    table.forced("octavian", "move", "SEDES-07", to="gaul").accepted()
    table.sits("octavian", "gaul", "standing")
    table.act("plancus", "move", to="spain").accepted()
    table.act("octavian", "move", to="gaul").accepted()
    table.sits("octavian", "gaul", "ordinary")
    table.act("octavian", "move", to="gaul").refused("MOTUS-02")


@pytest.mark.rule("SEDES-08")
def test_all_kinds_of_mortals_count_and_gods_in_winter_only() -> None:
    table = Table().at("motus", 42).with_("juno", place="gaul").with_("lepidus", place="spain")
    assert (occupied(table.state, "spain"), occupied(table.state, "gaul")) == (1, 0)
    table.act("juno", "reside", to="gaul").accepted()
    assert occupied(table.state, "gaul") == 1
    table.season().accepted()
    assert occupied(table.state, "gaul") == 1
    table.season().accepted()
    table.sits("juno", "gaul", "standing")
    assert occupied(table.state, "gaul") == 0


@pytest.mark.rule("SEDES-08")
def test_by_another_reading_gods_leave_all_seats_to_the_mortals() -> None:
    table = full_gaul(Table().at("motus", 42)).with_("juno", place="gaul")
    table.reading("seats.numina_use_seats_in_hiems", value=False)
    table.act("juno", "reside", to="gaul").accepted()
    assert occupied(table.state, "gaul") == 5


@pytest.mark.rule("SEDES-08")
@pytest.mark.rule("FATA-10")
def test_a_flip_to_the_printed_reading_names_the_regions_that_are_too_full() -> None:
    table = full_gaul(Table().at("hiems", 42)).with_("juno", place="gaul")
    table.reading("seats.numina_use_seats_in_hiems", value=False)
    table.sits("juno", "gaul", "ordinary")
    table.lawful = False
    entry = table.flip("seats.numina_use_seats_in_hiems", "true").accepted()[0]
    assert entry.body.irregular == ("gaul",)
    table.sits("juno", "gaul", "ordinary")


@pytest.mark.rule("SEDES-10")
def test_no_god_puts_anybody_out_of_a_seat() -> None:
    table = full_gaul(Table().at("hiems", 42)).with_("pluto", place="spain")
    table.act("pluto", "reside", to="gaul").refused("SEDES-10", "SEDES-07")
    table.act("minerva", "seat-unseated", who="plancus", to="spain").refused("SEDES-10")


def last_seat_of_greece() -> Table:
    """Agrippa has just taken the last seat of Greece, in the motus before hiems 42."""
    table = Table().at("motus", 42).with_("pansa", place="greece")
    table.act("pansa", "move", to="spain").accepted()
    table.act("agrippa", "move", to="greece").accepted()
    assert free_seats(table.state, "greece") == 0
    table.act("octavian", "move", to="greece").refused("SEDES-07")
    return table


def chosen(table: Table, winner: str) -> None:
    """Minerva chooses who gets the one seat that is disputed."""
    duty = next(iter(table.state.kernel.duties))
    table.act("minerva", "choose", duty=duty, option=winner).accepted()
    assert not table.state.kernel.duties


@pytest.mark.rule("SEDES-11")
@pytest.mark.rule("FATA-03")
def test_the_later_claimant_of_a_last_seat_may_contest_it_and_minerva_decides() -> None:
    table = last_seat_of_greece().wait(seconds=1)
    table.act("octavian", "claim-last-seat", to="greece").warned("SEDES-11")
    duty = next(iter(table.state.kernel.duties.values()))
    assert (duty.owes, duty.options) == ("minerva", ("agrippa", "octavian"))
    chosen(table, "octavian")
    table.sits("octavian", "greece", "ordinary").sits("agrippa", "northern_italy", "ordinary")
    assert not table.state.kernel.questions


@pytest.mark.rule("SEDES-11")
def test_minerva_may_leave_the_seat_to_who_was_first() -> None:
    table = last_seat_of_greece()
    table.act("octavian", "claim-last-seat", to="greece").accepted()
    chosen(table, "agrippa")
    table.sits("agrippa", "greece", "ordinary").sits("octavian", "northern_italy", "ordinary")
    table.act("octavian", "claim-last-seat", to="greece").refused("SEDES-11")


@pytest.mark.rule("SEDES-11")
def test_when_minerva_says_nothing_who_was_first_stays() -> None:
    table = last_seat_of_greece()
    table.act("octavian", "claim-last-seat", to="greece").accepted()
    table.season().accepted()
    table.wait(seconds=1)
    table.sits("agrippa", "greece", "ordinary").sits("octavian", "northern_italy", "ordinary")
    assert not table.state.kernel.duties


@pytest.mark.rule("SEDES-11")
def test_a_last_seat_is_contested_at_once_or_not_at_all() -> None:
    table = last_seat_of_greece()
    assert table.form("octavian", "claim-last-seat") is not None
    table.wait(seconds=3)
    table.act("octavian", "claim-last-seat", to="greece").refused("SEDES-11")
    assert table.form("agrippa", "claim-last-seat") is None


@pytest.mark.rule("SEDES-11")
def test_only_who_could_have_come_there_contests_the_seat() -> None:
    table = Table().at("aestas", 43).with_("pansa", place="northern_italy")
    table.with_("sextus_pompey", classis=1)
    table.act("pansa", "move", to="greece").accepted()
    table.act("ariovistus", "claim-last-seat", to="greece").refused("MOTUS-02")
    table.act("sextus_pompey", "claim-last-seat", to="greece").warned("MARE-03", "SEDES-11")
    chosen(table, "sextus_pompey")
    table.sits("sextus_pompey", "greece", "ordinary").sits("pansa", "northern_italy")
    assert table.state.world.voyages["sextus_pompey"].lacking == 2


@pytest.mark.rule("SEDES-11")
def test_a_seat_to_begin_on_is_contested_like_any_other() -> None:
    table = Table().at("aestas", 44).with_("hirtius", place="greece")
    table.act("hirtius", "move", to="asia_minor").accepted()
    table.act("plancus", "choose-start", to="greece").accepted()
    table.act("pollio", "claim-last-seat", to="greece").accepted()
    chosen(table, "pollio")
    table.sits("pollio", "greece", "ordinary").sits("plancus", "")
    table.act("plancus", "choose-start", to="spain").accepted()


@pytest.mark.rule("SEDES-11")
def test_a_choice_that_comes_after_the_holder_has_left_moves_nobody() -> None:
    table = last_seat_of_greece()
    table.act("octavian", "claim-last-seat", to="greece").accepted()
    table.act("agrippa", "move", to="gaul").accepted()
    chosen(table, "octavian")
    table.sits("agrippa", "gaul").sits("octavian", "northern_italy")


@pytest.mark.rule("SEDES-09")
def test_a_god_who_wants_the_seat_a_mortal_just_took_comes_first() -> None:
    table = Table().at("motus", 42).with_("pansa", place="greece").with_("juno", place="gaul")
    table.act("pansa", "move", to="spain").accepted()
    table.act("agrippa", "move", to="greece").accepted()
    table.act("juno", "claim-last-seat", to="greece").warned("SEDES-09", "SEDES-11")
    assert next(iter(table.state.kernel.duties.values())).default == "juno"
    table.season().accepted()
    table.wait(seconds=1)
    table.sits("juno", "greece", "ordinary").sits("agrippa", "northern_italy", "ordinary")


@pytest.mark.rule("SEDES-09")
def test_a_mortal_who_contests_the_seat_of_a_god_is_told_that_gods_come_first() -> None:
    table = Table().at("motus", 42).with_("pansa", place="greece").with_("juno", place="gaul")
    table.act("pansa", "move", to="spain").accepted()
    table.act("juno", "reside", to="greece").accepted()
    warned = table.act("agrippa", "claim-last-seat", to="greece").warned("SEDES-09", "SEDES-11")
    assert all(w.judges == ("minerva",) for w in warned)
    chosen(table, "agrippa")
    table.sits("agrippa", "greece", "ordinary").sits("juno", "gaul", "standing")


@pytest.mark.rule("SEDES-12")
def test_vesta_takes_the_seat_of_a_mortal_in_a_full_provincia_and_minerva_is_told() -> None:
    table = full_gaul(Table().at("motus", 42)).with_("vesta", place="rome")
    table.season().accepted()
    warned = table.act("vesta", "displace", who="pollio").warned("SEDES-12")
    assert warned[0].judges == ("minerva",)
    table.sits("vesta", "gaul", "ordinary").sits("pollio", "gaul", "standing")
    table.act("minerva", "seat-unseated", who="pollio", to="spain").accepted()
    table.sits("pollio", "spain", "ordinary")


@pytest.mark.rule("SEDES-12")
def test_vestals_push_nobody_out_while_a_seat_is_free_nor_in_a_regnum() -> None:
    table = Table().at("hiems", 42).with_("vesta", place="rome").with_("plancus", place="germania")
    table.with_("pollio", place="germania").with_("juno", place="gaul")
    table.act("vesta", "displace", who="lepidus").refused("SEDES-12")
    table.act("vesta", "displace", who="plancus").refused("SEDES-12")
    table.act("juno", "displace", who="lepidus").refused("SEDES-12")


@pytest.mark.rule("SEDES-12")
@pytest.mark.rule("ROST-13")
def test_a_player_who_is_a_vestal_may_displace_like_vesta() -> None:
    table = full_gaul(Table().at("motus", 42)).with_("atia", role="vestal")
    table.act("atia", "displace", who="pedius").warned("SEDES-12")
    table.sits("atia", "gaul", "ordinary").sits("pedius", "gaul", "standing")
    table.act("pedius", "move", to="spain").accepted()


def one_stray() -> Table:
    """The motus before hiems 42 in which Cicero alone has no seat."""
    table = Table().at("motus", 42)
    free = {"spain": 3, "syria": 4, "asia_minor": 4, "southern_italy": 3, "rome": 4}
    places = [place for place, seats in free.items() for _ in range(seats)]
    for who, place in zip(senators(), places, strict=True):
        table.with_(who, place=place)
    return table.with_("cicero", place="")


def senators() -> list[str]:
    return [c.id for c in default_scenario().mortals if c.role == "senator" and c.id != "cicero"]


@pytest.mark.rule("SEDES-13")
def test_when_a_motus_ends_those_without_a_seat_are_on_minervas_list() -> None:
    table = one_stray()
    table.wait(minutes=1)
    warned = table.season().warned("SEDES-13")
    assert warned[0].args["who"] == ["who:cicero"]
    assert set(warned[0].judges) == {"minerva", "saturn_ops"}
    assert table.form("saturn_ops", "seat-unseated") is not None


@pytest.mark.rule("SEDES-13")
def test_nobody_is_on_the_list_when_all_sit() -> None:
    table = one_stray()
    table.act("cicero", "choose-start", to="rome").accepted()
    table.wait(minutes=1).season().unwarned()


@pytest.mark.rule("SEDES-13")
@pytest.mark.parametrize(
    ("reading", "may", "may_not"),
    [
        ("placed", "saturn_ops", "neptune"),
        ("judged", "minerva", "saturn_ops"),
        ("sea_gods", "oceanus", "minerva"),
    ],
)
def test_who_seats_strays_is_a_reading(reading: str, may: str, may_not: str) -> None:
    table = one_stray().reading("motus.unseated", reading)
    table.act(may, "seat-unseated", who="cicero", to="rome").refused("SEDES-13")
    table.season().accepted()
    table.act(may_not, "seat-unseated", who="cicero", to="rome").refused("SEDES-13")
    table.act(may, "seat-unseated", who="cicero", to="rome").accepted()
    table.sits("cicero", "rome", "ordinary")


@pytest.mark.rule("SEDES-13")
def test_a_stray_needs_a_free_seat_as_long_as_there_is_one_anywhere() -> None:
    table = full_gaul(Table().at("hiems", 42))
    table.act("minerva", "seat-unseated", who="cicero", to="gaul").refused("SEDES-07")
    regions = {
        name: {**region.model_dump(mode="json"), "capacity": 0}
        for name, region in default_scenario().regions.items()
    }
    crowded = Table().at("hiems", 42).change(regions=regions)
    crowded.lawful = False
    crowded.act("minerva", "seat-unseated", who="cicero", to="gaul").accepted()
    crowded.sits("cicero", "gaul", "standing")


@pytest.mark.rule("SEDES-14")
@pytest.mark.rule("MOTUS-02")
def test_the_lines_of_the_map_are_the_organisers() -> None:
    table = summer().with_("sextus_pompey", classis=0)
    table.act("sextus_pompey", "move", to="southern_italy").refused("MOTUS-02")
    roads = [*default_scenario().roads, ("southern_italy", "sicily")]
    bridged = summer().change(roads=roads)
    bridged.act("sextus_pompey", "move", to="southern_italy").accepted()


@pytest.mark.rule("SEDES-15")
def test_who_came_first_is_remembered_and_who_came_together_is_tied() -> None:
    table = summer().with_("plancus", place="gaul")
    table.act("lepidus", "move", to="gaul").accepted()
    ranks = {who: arrived_rank(table.state, who) for who in ("plancus", "lepidus", "cicero")}
    assert ranks == {"plancus": 1, "lepidus": 2, "cicero": 0}
    assert arrived_rank(table.state, "octavian") == arrived_rank(table.state, "agrippa") == 1


@pytest.mark.rule("SEDES-16")
@pytest.mark.rule("ROST-22")
def test_an_organiser_is_told_when_seats_are_short() -> None:
    doubled = load_scenario("based_on: ludi_romani\ncopies: 2\n", "evening.yaml")
    assert "SEDES-16" in {doubt.rule for doubt in check_scenario(doubled)}
    assert "SEDES-16" not in {doubt.rule for doubt in check_scenario(default_scenario())}


@pytest.mark.rule("SEDES-17")
def test_minerva_and_saturn_are_reminded_that_seats_are_theirs() -> None:
    table = summer()
    for who, reminded in (("minerva", True), ("saturn_ops", True), ("juno", False)):
        assert ("SEDES-17" in RULES.reminders(table.state, who)) is reminded


@pytest.mark.rule("SEDES-18")
def test_a_ghost_gives_up_its_seat_and_needs_none() -> None:
    table = full_gaul(summer())
    table.being("plancus", "status", "imago").sits("plancus", "gaul", "standing")
    table.act("lepidus", "move", to="gaul").accepted()
    table.being("plancus", "place", "spain").being("plancus", "place", "gaul")
    assert (occupied(table.state, "gaul"), free_seats(table.state, "gaul")) == (5, 0)
    table.act("plancus", "move", to="northern_italy").accepted()


@pytest.mark.rule("ROST-03")
def test_a_senator_begins_where_a_seat_is_free_and_only_once() -> None:
    table = full_gaul(Table().at("aestas", 44))
    table.act("hirtius", "choose-start", to="gaul").refused("SEDES-07")
    table.act("hirtius", "choose-start", to="spain").accepted()
    table.sits("hirtius", "spain", "ordinary")
    table.act("hirtius", "choose-start", to="syria").refused("ROST-03")
    table.act("cicero", "move", to="spain").refused("ROST-03")


@pytest.mark.rule("ROST-10")
def test_a_god_begins_in_a_region_with_a_free_seat_and_takes_none() -> None:
    table = full_gaul(Table().at("aestas", 44))
    table.act("juno", "choose-start", to="gaul").refused("SEDES-07")
    table.act("juno", "roam", to="gaul").refused("ROST-10")
    table.act("juno", "choose-start", to="spain").accepted()
    table.sits("juno", "spain", "standing")
    assert occupied(table.state, "spain") == 1


@pytest.mark.rule("ROST-03")
@pytest.mark.rule("FATA-09")
def test_a_start_recorded_by_a_host_is_undone_within_a_minute() -> None:
    table = Table().at("aestas", 44)
    entry = table.act("cicero", "choose-start", to="rome", by="juno").accepted()[0]
    table.act("juno", "undo", entry=entry.id).accepted()
    table.sits("cicero", "")
    table.act("cicero", "choose-start", to="gaul").accepted()


def test_the_form_to_begin_lists_the_regions_with_a_free_seat() -> None:
    table = full_gaul(Table().at("aestas", 44))
    form = table.form("cicero", "choose-start")
    assert form is not None
    field = form.fields[0]
    assert isinstance(field, Choice)
    values = {option.value: option.args for option in field.options}
    assert "gaul" not in values
    assert values["rome"] == {"n": 5}
    assert table.form("octavian", "choose-start") is None

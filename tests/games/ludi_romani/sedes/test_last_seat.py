"""SEDES: a last seat that two characters want, a seat that a Vestal takes, and strays."""

import pytest

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.seats import number_of_free_seats, number_of_occupied_seats
from tests.games.ludi_romani.given import GAULS, field_options, table_with_full_gaul
from tests.games.ludi_romani.sedes.scenes import (
    table_with_last_seat_taken,
    table_with_seatless_cicero,
)
from tests.games.ludi_romani.table import Table


def choose_winner(table: Table, winner: str) -> None:
    """Let Minerva choose who gets the disputed seat."""
    duty = next(iter(table.state.kernel.duties))
    table.act("minerva", "choose", duty=duty, option=winner).accepted_entries()
    assert not table.state.kernel.duties


@pytest.mark.rule("SEDES-11")
@pytest.mark.rule("FATA-03")
def test_the_later_claimant_of_a_last_seat_may_contest_it_and_minerva_decides() -> None:
    table = table_with_last_seat_taken().wait(seconds=1)
    table.act("octavian", "claim-last-seat", to="greece").assert_warned("SEDES-11")
    duty = next(iter(table.state.kernel.duties.values()))
    assert (duty.owes, duty.options) == ("minerva", ("agrippa", "octavian"))
    choose_winner(table, "octavian")
    table.assert_place("octavian", "greece", "ordinary").assert_place(
        "agrippa", "northern_italy", "ordinary"
    )
    assert not table.state.kernel.questions


@pytest.mark.rule("SEDES-11")
def test_minerva_may_leave_the_seat_to_the_first_claimant() -> None:
    table = table_with_last_seat_taken()
    table.act("octavian", "claim-last-seat", to="greece").accepted_entries()
    choose_winner(table, "agrippa")
    table.assert_place("agrippa", "greece", "ordinary").assert_place(
        "octavian", "northern_italy", "ordinary"
    )
    table.act("octavian", "claim-last-seat", to="greece").assert_refused("SEDES-11")


@pytest.mark.rule("SEDES-11")
def test_the_first_claimant_stays_if_minerva_is_silent() -> None:
    table = table_with_last_seat_taken()
    table.act("octavian", "claim-last-seat", to="greece").accepted_entries()
    table.season().accepted_entries()
    table.wait(seconds=1)
    table.assert_place("agrippa", "greece", "ordinary").assert_place(
        "octavian", "northern_italy", "ordinary"
    )
    assert not table.state.kernel.duties


@pytest.mark.rule("SEDES-11")
def test_a_last_seat_is_contested_at_once_or_not_at_all() -> None:
    table = table_with_last_seat_taken()
    assert table.form("octavian", "claim-last-seat") is not None
    table.wait(seconds=3)
    table.act("octavian", "claim-last-seat", to="greece").assert_refused("SEDES-11")
    assert table.form("agrippa", "claim-last-seat") is None


@pytest.mark.rule("SEDES-11")
def test_only_a_mortal_who_could_have_come_contests_the_seat() -> None:
    table = Table().at("aestas", 43).with_("pansa", place="northern_italy")
    table.with_("sextus_pompey", classis=1)
    table.act("pansa", "move", to="greece").accepted_entries()
    table.act("ariovistus", "claim-last-seat", to="greece").assert_refused("MOTUS-02")
    table.act("sextus_pompey", "claim-last-seat", to="greece").assert_warned("MARE-03", "SEDES-11")
    choose_winner(table, "sextus_pompey")
    table.assert_place("sextus_pompey", "greece", "ordinary").assert_place(
        "pansa", "northern_italy"
    )
    assert table.state.world.voyages["sextus_pompey"].excess_legions == 2


@pytest.mark.rule("SEDES-11")
def test_a_seat_to_begin_on_is_contested_like_any_other() -> None:
    table = Table().at("aestas", 44).with_("hirtius", place="greece")
    table.act("hirtius", "move", to="asia_minor").accepted_entries()
    table.act("plancus", "choose-start", to="greece").accepted_entries()
    table.act("pollio", "claim-last-seat", to="greece").accepted_entries()
    choose_winner(table, "pollio")
    table.assert_place("pollio", "greece", "ordinary").assert_place("plancus", "")
    table.act("plancus", "choose-start", to="spain").accepted_entries()


@pytest.mark.rule("SEDES-11")
def test_a_choice_that_comes_after_the_holder_has_left_moves_nobody() -> None:
    table = table_with_last_seat_taken()
    table.act("octavian", "claim-last-seat", to="greece").accepted_entries()
    table.act("agrippa", "move", to="gaul").accepted_entries()
    choose_winner(table, "octavian")
    table.assert_place("agrippa", "gaul").assert_place("octavian", "northern_italy")


@pytest.mark.rule("SEDES-09")
def test_a_god_who_wants_the_seat_a_mortal_just_took_comes_first() -> None:
    table = Table().at("motus", 42).with_("pansa", place="greece").with_("juno", place="gaul")
    table.act("pansa", "move", to="spain").accepted_entries()
    table.act("agrippa", "move", to="greece").accepted_entries()
    table.act("juno", "claim-last-seat", to="greece").assert_warned("SEDES-09", "SEDES-11")
    assert next(iter(table.state.kernel.duties.values())).default == "juno"
    table.season().accepted_entries()
    table.wait(seconds=1)
    table.assert_place("juno", "greece", "ordinary").assert_place(
        "agrippa", "northern_italy", "ordinary"
    )


@pytest.mark.rule("SEDES-09")
def test_a_mortal_who_contests_the_seat_of_a_god_is_told_that_gods_come_first() -> None:
    table = Table().at("motus", 42).with_("pansa", place="greece").with_("juno", place="gaul")
    table.act("pansa", "move", to="spain").accepted_entries()
    table.act("juno", "reside", to="greece").accepted_entries()
    warned = table.act("agrippa", "claim-last-seat", to="greece").assert_warned(
        "SEDES-09", "SEDES-11"
    )
    assert all(w.judges == ("minerva",) for w in warned)
    choose_winner(table, "agrippa")
    table.assert_place("agrippa", "greece", "ordinary").assert_place("juno", "gaul", "standing")


@pytest.mark.rule("SEDES-12")
def test_vesta_takes_the_seat_of_a_mortal_in_a_full_provincia_and_minerva_is_told() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("vesta", place="rome")
    table.season().accepted_entries()
    warned = table.act("vesta", "displace", who="pollio").assert_warned("SEDES-12")
    assert warned[0].judges == ("minerva",)
    table.assert_place("vesta", "gaul", "ordinary").assert_place("pollio", "gaul", "standing")
    table.act("minerva", "seat-unseated", who="pollio", to="spain").accepted_entries()
    table.assert_place("pollio", "spain", "ordinary")


@pytest.mark.rule("SEDES-12")
def test_vestals_push_nobody_out_while_a_seat_is_free_nor_in_a_regnum() -> None:
    table = Table().at("hiems", 42).with_("vesta", place="rome").with_("plancus", place="germania")
    table.with_("pollio", place="germania").with_("juno", place="gaul")
    table.act("vesta", "displace", who="lepidus").assert_refused("SEDES-12")
    table.act("vesta", "displace", who="plancus").assert_refused("SEDES-12")
    table.act("juno", "displace", who="lepidus").assert_refused("SEDES-12")


@pytest.mark.rule("SEDES-12")
@pytest.mark.rule("ROST-13")
def test_a_player_who_is_a_vestal_may_displace_like_vesta() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("atia", role="vestal")
    table.act("atia", "displace", who="pedius").assert_warned("SEDES-12")
    table.assert_place("atia", "gaul", "ordinary").assert_place("pedius", "gaul", "standing")
    table.act("pedius", "move", to="spain").accepted_entries()


@pytest.mark.rule("SEDES-13")
def test_the_end_of_a_motus_puts_seatless_mortals_on_minervas_list() -> None:
    table = table_with_seatless_cicero()
    table.wait(minutes=1)
    warned = table.season().assert_warned("SEDES-13")
    assert warned[0].args["who"] == ["who:cicero"]
    assert set(warned[0].judges) == {"minerva", "saturn_ops"}
    assert table.form("saturn_ops", "seat-unseated") is not None


@pytest.mark.rule("SEDES-13")
def test_nobody_is_on_the_list_when_all_sit() -> None:
    table = table_with_seatless_cicero()
    table.act("cicero", "choose-start", to="rome").accepted_entries()
    table.wait(minutes=1).season().assert_unwarned()


@pytest.mark.rule("SEDES-13")
@pytest.mark.parametrize(
    ("reading", "may", "may_not"),
    [
        ("placed", "saturn_ops", "neptune"),
        ("judged", "minerva", "saturn_ops"),
        ("sea_gods", "oceanus", "minerva"),
    ],
)
def test_a_reading_sets_the_judge_of_strays(reading: str, may: str, may_not: str) -> None:
    table = table_with_seatless_cicero().with_reading("motus.unseated", reading)
    table.act(may, "seat-unseated", who="cicero", to="rome").assert_refused("SEDES-13")
    table.season().accepted_entries()
    table.act(may_not, "seat-unseated", who="cicero", to="rome").assert_refused("SEDES-13")
    table.act(may, "seat-unseated", who="cicero", to="rome").accepted_entries()
    table.assert_place("cicero", "rome", "ordinary")


@pytest.mark.rule("SEDES-13")
def test_a_stray_needs_a_free_seat_as_long_as_there_is_one_anywhere() -> None:
    table = table_with_full_gaul(Table().at("hiems", 42))
    table.act("minerva", "seat-unseated", who="cicero", to="gaul").assert_refused("SEDES-07")
    regions = {
        name: {**region.model_dump(mode="json"), "capacity": 0}
        for name, region in default_scenario().regions.items()
    }
    crowded = Table().at("hiems", 42).with_scenario_data(regions=regions)
    crowded.lawful = False
    crowded.act("minerva", "seat-unseated", who="cicero", to="gaul").accepted_entries()
    crowded.assert_place("cicero", "gaul", "standing")


@pytest.mark.rule("SEDES-13")
@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_the_form_for_strays_lists_them_and_a_slip_is_undone() -> None:
    table = table_with_seatless_cicero()
    table.season().accepted_entries()
    form = table.form("minerva", "seat-unseated", who="cicero")
    assert form is not None
    assert field_options(form.fields[0]) == ["cicero"]
    assert "rome" in field_options(form.fields[1])
    assert table.form("cicero", "seat-unseated") is None
    entry = table.act("minerva", "seat-unseated", who="cicero", to="rome").accepted_entries()[0]
    form = table.form("minerva", "seat-unseated")
    assert form is not None
    assert [o.key for o in form.blocked] == ["all-sit"]
    table.act("minerva", "undo", entry=entry.id).accepted_entries()
    table.assert_place("cicero", "")


@pytest.mark.rule("SEDES-12")
@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_the_form_of_vesta_lists_whom_she_may_push_out_and_a_slip_is_set_right() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("vesta", place="rome")
    form = table.form("vesta", "displace")
    assert form is not None
    assert {*GAULS} <= {*field_options(form.fields[0])}
    assert table.form("juno", "displace") is None
    rises, taken = table.act("vesta", "displace", who="pollio").accepted_entries()
    for entry in (taken, rises):
        table.act("fata", "reverse", entry=entry.id, reason="she stayed away").accepted_entries()
    table.assert_place("vesta", "rome", "standing").assert_place("pollio", "gaul", "ordinary")
    idle = Table().at("aestas", 43).with_("vesta", place="rome").form("vesta", "displace")
    assert idle is not None
    assert [o.rule for o in idle.blocked] == ["SEDES-12"]


@pytest.mark.rule("SEDES-02", "SEDES-07", "SEDES-11", "SEDES-12")
def test_a_seat_taken_meanwhile_is_not_given_twice() -> None:
    table = table_with_last_seat_taken().set_fact("vesta", "place", "rome")
    table.act("octavian", "claim-last-seat", to="greece").accepted_entries()
    table.act("vesta", "displace", who="agrippa").accepted_entries()
    assert number_of_free_seats(table.state, "greece") == 0
    choose_winner(table, "octavian")
    table.assert_place("octavian", "northern_italy").assert_place("agrippa", "greece", "standing")
    assert number_of_occupied_seats(table.state, "greece") == 3


@pytest.mark.rule("SEDES-07", "SEDES-08", "SEDES-11")
def test_the_seat_of_a_god_is_no_last_seat_by_the_reading_without_seats_for_gods() -> None:
    table = Table().with_reading("seats.numina_use_seats_in_hiems", value=False).at("motus", 42)
    table.with_("pansa", place="greece").with_("minerva", place="gaul").with_("juno", place="gaul")
    table.act("pansa", "move", to="spain").accepted_entries()
    table.act("agrippa", "move", to="greece").accepted_entries()
    table.act("minerva", "reside", to="greece").accepted_entries()
    table.act("octavian", "claim-last-seat", to="greece").assert_refused_with("no-seat-to-contest")
    table.act("juno", "claim-last-seat", to="greece").assert_refused_with("no-seat-to-contest")
    assert number_of_occupied_seats(table.state, "greece") == 3

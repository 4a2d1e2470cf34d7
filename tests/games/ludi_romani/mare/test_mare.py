"""MARE: the permitted voyages, companions, and numbers of ships."""

import pytest

from ledger.contract.form import Subset
from tests.games.ludi_romani.given import field_options, summer_of_43
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("MARE-02")
@pytest.mark.rule("MARE-10")
@pytest.mark.rule("LIM-12")
def test_every_region_but_parthia_and_germania_is_reached_by_ship() -> None:
    table = summer_of_43()
    form = table.form("sextus_pompey", "sail")
    assert form is not None
    assert {"parthia", "germania", "sicily"}.isdisjoint(field_options(form.fields[0]))
    assert "rome" in field_options(form.fields[0])
    for place in ("parthia", "germania"):
        table.act("sextus_pompey", "sail", to=place).assert_refused("MARE-02")


@pytest.mark.rule("MARE-02")
def test_no_ship_leaves_from_parthia_either() -> None:
    table = summer_of_43()
    table.act("pacorus", "sail", to="syria").assert_refused("MARE-02")
    form = table.form("pacorus", "sail")
    assert form is not None
    assert "MARE-02" in {o.rule for o in form.blocked}


@pytest.mark.rule("MARE-02")
@pytest.mark.rule("MARE-03")
def test_a_voyage_with_too_few_ships_is_refused_by_one_reading() -> None:
    table = summer_of_43().with_reading("sea.check", "refuse")
    table.act("lepidus", "sail", to="sicily").assert_refused("MARE-02", "MARE-03")
    table.act("antony", "sail", to="egypt").assert_refused("MARE-03")
    table.act("m_brutus", "sail", to="syria").assert_unwarned()
    form = table.form("lepidus", "sail")
    assert form is not None
    assert {"MARE-02", "MARE-03"} <= {o.rule for o in form.blocked}


@pytest.mark.rule("MARE-03")
def test_each_legio_carried_needs_a_classis_and_the_sea_gods_hear_when_one_lacks() -> None:
    table = summer_of_43()
    warned = table.act("antony", "sail", to="egypt").assert_warned("MARE-03")
    assert warned[0].args == {"who": "who:antony", "n": 4, "ships": 1}
    assert set(warned[0].judges) == {"neptune", "amphitrite", "oceanus"}
    table.assert_place("antony", "egypt", "ordinary").assert_holdings("antony", legio_curialis=4)
    table.act("m_brutus", "sail", to="syria").assert_unwarned()


@pytest.mark.rule("MARE-04")
def test_passengers_who_agree_travel_free_with_a_fleet_owner() -> None:
    table = summer_of_43().with_("cicero", place="sicily", classis=0)
    petition = table.act(
        "sextus_pompey", "sail", to="rome", passengers=["cicero"]
    ).pending_petition_id()
    table.assert_place("sextus_pompey", "sicily")
    entries = table.act("cicero", "consent", petition=petition).accepted_entries()
    assert [w.rule for entry in entries for w in entry.warned] == ["MARE-03"]
    table.assert_place("sextus_pompey", "rome", "ordinary").assert_place(
        "cicero", "rome", "ordinary"
    )


@pytest.mark.rule("MARE-04")
def test_the_legiones_of_passengers_need_ships_of_the_group() -> None:
    table = summer_of_43().with_("lepidus", place="sicily", legio_curialis=1)
    table.with_("sextus_pompey", classis=3)
    petition = table.act(
        "sextus_pompey", "sail", to="rome", passengers=["lepidus"]
    ).pending_petition_id()
    entries = table.act("lepidus", "consent", petition=petition).accepted_entries()
    assert [w.args["n"] for entry in entries for w in entry.warned] == [4]


@pytest.mark.rule("MARE-04", "ACTA-02")
def test_nobody_is_a_passenger_against_their_will_or_from_elsewhere() -> None:
    table = summer_of_43().with_("cicero", place="gaul").with_("pansa", place="sicily")
    sail = "sail"
    table.act("sextus_pompey", sail, to="rome", passengers=["cicero"]).assert_refused("MARE-04")
    table.act("sextus_pompey", sail, to="rome", passengers=["neptune"]).assert_refused("MARE-04")
    table.act("sextus_pompey", sail, to="rome", passengers=["nobody"]).assert_refused("ACTA-02")
    table.act("sextus_pompey", sail, to="rome", passengers=["pansa"] * 2).assert_refused("MARE-04")
    petition = table.act(
        "sextus_pompey", sail, to="rome", passengers=["pansa"]
    ).pending_petition_id()
    table.act("pansa", "decline", petition=petition).accepted_entries()
    table.assert_place("pansa", "sicily").assert_place("sextus_pompey", "sicily")


@pytest.mark.rule("MARE-04")
def test_every_traveller_needs_a_ship_by_another_reading() -> None:
    table = summer_of_43().with_reading("sea.passengers", value=False)
    table.with_("cicero", place="sicily", classis=0).with_("pansa", place="sicily")
    table.act("sextus_pompey", "sail", to="rome", passengers=["cicero"]).assert_refused("MARE-04")
    form = table.form("sextus_pompey", "sail", to="rome", companions=[])
    assert form is not None
    assert set(field_options(form.fields[2])) == {"pansa"}
    table.act("sextus_pompey", "sail", to="rome", passengers=["pansa"]).pending_petition_id()


@pytest.mark.rule("MARE-05", "MOTUS-05")
@pytest.mark.rule("CAL-06")
def test_ships_go_straight_in_aestas_and_motus_and_never_in_hiems() -> None:
    summer_of_43().act("sextus_pompey", "sail", to="asia_minor").accepted_entries()
    motus = Table().at("motus", 42)
    motus.act("lepidus", "sail", to="sicily").assert_unwarned()
    assert not motus.state.world.voyages
    winter = Table().at("hiems", 42)
    winter.act("sextus_pompey", "sail", to="rome").assert_refused("MOTUS-08")
    summer_of_43().act("sextus_pompey", "sail", to="sicily").assert_refused("MARE-05")


@pytest.mark.rule("MARE-09")
def test_landing_needs_a_free_seat_too() -> None:
    table = summer_of_43()
    for who in ("plancus", "pollio", "calenus", "messala", "pedius"):
        table.with_(who, place="gaul")
    table.act("sextus_pompey", "sail", to="gaul").assert_refused("MARE-09", "SEDES-07")


@pytest.mark.rule("MARE-09")
@pytest.mark.rule("MOTUS-17")
def test_a_group_lands_only_where_all_find_seats() -> None:
    table = summer_of_43().with_("cicero", place="sicily").with_("pansa", place="greece")
    table.act("pansa", "sail", to="rome").accepted_entries()
    table.act("sextus_pompey", "sail", to="greece", passengers=["cicero"]).assert_refused(
        "MARE-09", "MOTUS-17"
    )
    form = table.form("sextus_pompey", "sail", to="greece", companions=[])
    assert form is not None
    passengers = form.fields[2]
    assert isinstance(passengers, Subset)
    assert passengers.most == 0


@pytest.mark.rule("MARE-11")
def test_ships_carry_and_stay_with_their_owner() -> None:
    table = summer_of_43()
    [sailed] = table.act("agrippa", "sail", to="egypt").accepted_entries()
    assert (sailed.event.legiones, sailed.event.classes) == (3, 3)
    table.assert_place("agrippa", "egypt").assert_holdings("agrippa", classis=3, legio_curialis=3)


@pytest.mark.rule("MOTUS-17")
def test_clientes_come_aboard_without_being_asked() -> None:
    table = (
        summer_of_43()
        .with_("cicero", place="sicily")
        .set_fact("cicero", "patronus", "sextus_pompey")
    )
    table.act("sextus_pompey", "sail", to="rome", passengers=["cicero"]).assert_refused("MARE-04")
    table.act("sextus_pompey", "sail", to="rome", companions=["cicero"]).accepted_entries()
    table.assert_place("cicero", "rome", "ordinary")


@pytest.mark.rule("MARE-01")
def test_a_voyage_recorded_by_a_sea_god_needs_no_other_voice() -> None:
    table = summer_of_43().with_("cicero", place="sicily")
    table.act(
        "sextus_pompey", "sail", to="rome", passengers=["cicero"], by="neptune"
    ).accepted_entries()
    table.assert_place("cicero", "rome", "ordinary")


@pytest.mark.rule("MARE-03")
@pytest.mark.rule("MOTUS-17")
def test_nobody_with_legiones_and_no_ships_comes_aboard_where_voyages_are_refused() -> None:
    table = summer_of_43().with_reading("sea.check", "refuse").with_("sextus_pompey", classis=9)
    table.with_("lepidus", place="sicily").with_("cicero", place="sicily")
    table.set_fact("lepidus", "patronus", "sextus_pompey")
    table.act("sextus_pompey", "sail", to="rome", companions=["lepidus"]).assert_refused("MARE-03")
    form = table.form("sextus_pompey", "sail", to="rome")
    assert form is not None
    assert field_options(form.fields[1]) == []
    assert field_options(form.fields[2]) == ["cicero"]


@pytest.mark.rule("MARE-05", "ROST-03")
def test_gods_and_those_who_are_nowhere_do_not_sail() -> None:
    table = summer_of_43().with_("juno", place="rome")
    table.act("juno", "sail", to="sicily").assert_refused("MOTUS-09")
    table.act("cicero", "sail", to="sicily").assert_refused("ROST-03")
    table.act("sextus_pompey", "sail", to="atlantis").assert_refused("SEDES-01")
    assert table.form("juno", "sail") is None
    assert table.form("cicero", "sail") is None

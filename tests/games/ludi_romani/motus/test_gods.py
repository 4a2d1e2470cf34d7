"""MOTUS: how gods move, the people whom they carry, and the people who travel together."""

import pytest

from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.seats import number_of_free_seats
from tests.games.ludi_romani.given import (
    field_options,
    summer_of_43,
    table_in_region,
    table_with_full_gaul,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("MOTUS-09")
def test_any_number_of_gods_may_be_anywhere_in_summer() -> None:
    table = table_in_region(summer_of_43(), "greece", "m_brutus", "cassius", "pansa")
    for god in ("juno", "minerva", "apollo"):
        table.with_(god, place="rome")
    for god in ("juno", "minerva", "apollo"):
        table.act(god, "roam", to="greece").accepted_entries()
        table.assert_place(god, "greece", "standing")
    table.act("juno", "roam", to="greece").assert_refused("MOTUS-09")
    table.act("lepidus", "roam", to="gaul").assert_refused("MOTUS-09")
    for act in ("move", "sail"):
        table.act("juno", act, to="gaul").assert_refused("MOTUS-09")


@pytest.mark.rule("MOTUS-10")
@pytest.mark.rule("CAL-07")
def test_a_god_takes_one_free_seat_in_a_hiems_and_keeps_it() -> None:
    table = Table().at("motus", 42).with_("pluto", place="rome")
    table.season().accepted_entries()
    table.act("pluto", "roam", to="spain").assert_refused("MOTUS-10")
    table.act("pluto", "reside", to="spain").accepted_entries()
    table.assert_place("pluto", "spain", "ordinary")
    table.act("pluto", "reside", to="gaul").assert_refused("MOTUS-10")
    table.season().accepted_entries()
    table.assert_place("pluto", "spain", "standing")
    table.act("pluto", "roam", to="gaul").accepted_entries()


@pytest.mark.rule("MOTUS-10")
def test_the_winter_seat_may_be_taken_in_the_motus_before() -> None:
    table = Table().at("motus", 42).with_("pluto", place="rome").with_("juno", place="rome")
    table.act("pluto", "reside", to="spain").accepted_entries()
    table.act("pluto", "reside", to="gaul").accepted_entries()
    assert (
        number_of_free_seats(table.state, "spain"),
        number_of_free_seats(table.state, "gaul"),
    ) == (3, 4)
    table.act("juno", "reside", to="gaul").accepted_entries()
    table.act("juno", "roam", to="rome").accepted_entries()
    assert number_of_free_seats(table.state, "gaul") == 4
    table.season().accepted_entries()
    table.act("pluto", "reside", to="spain").assert_refused("MOTUS-10")


@pytest.mark.rule("MOTUS-10")
def test_no_residence_is_taken_for_a_summer() -> None:
    table = summer_of_43().with_("pluto", place="rome")
    table.act("pluto", "reside", to="spain").assert_refused("MOTUS-10")
    spring = Table().at("motus", 43, before="aestas").with_("pluto", place="rome")
    spring.act("pluto", "reside", to="spain").assert_refused("MOTUS-10")


@pytest.mark.rule("MOTUS-11")
@pytest.mark.parametrize("god", ["mercury", "juventas", "apollo", "diana"])
def test_some_gods_need_no_residence_and_roam_all_winter(god: str) -> None:
    table = Table().at("motus", 42).with_(god, place="rome")
    table.season(by="diana").accepted_entries()
    table.act(god, "reside", to="gaul").assert_refused("MOTUS-11")
    table.act(god, "roam", to="gaul").assert_unwarned()
    table.assert_place(god, "gaul", "standing")
    assert table.form(god, "reside") is None


@pytest.mark.rule("MOTUS-12")
def test_mars_is_brought_to_rome_for_the_winter_and_the_fates_hear_when_he_leaves() -> None:
    table = Table().at("motus", 42).with_("mars", place="gaul")
    table.season().accepted_entries()
    table.assert_place("mars", "rome", "standing")
    table.act("mars", "reside", to="gaul").assert_refused("MOTUS-11")
    warned = table.act("mars", "roam", to="gaul").assert_warned("MOTUS-12")
    assert warned[0].judges == ("fata",)
    table.act("mars", "roam", to="rome").assert_unwarned()


@pytest.mark.rule("MOTUS-13")
def test_mercury_is_reminded_to_settle_nowhere() -> None:
    assert "MOTUS-13" in RULES.phones.reminders(summer_of_43().state, "mercury")
    assert "MOTUS-13" not in RULES.phones.reminders(summer_of_43().state, "juno")


@pytest.mark.rule("MOTUS-14")
def test_mercury_carries_a_pleading_player_out_of_a_battle_once_an_aestas() -> None:
    table = summer_of_43().set_fact("lepidus", "status", "in_proelium")
    table.act_with_consent("mercury", "lepidus", "plead", to="syria").accepted_entries()
    table.assert_place("lepidus", "syria", "ordinary")
    assert not table.person("lepidus").is_in_battle
    table.act("octavian", "plead", to="spain").assert_refused("MOTUS-14")
    form = table.form("octavian", "plead")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["MOTUS-14"]


@pytest.mark.rule("MOTUS-14")
def test_mercury_may_ignore_the_plea_or_record_what_he_did() -> None:
    table = summer_of_43()
    petition = table.act("lepidus", "plead", to="syria").pending_petition_id()
    table.act("mercury", "decline", petition=petition).accepted_entries()
    table.assert_place("lepidus", "spain")
    table.act("octavian", "plead", to="gaul", by="mercury").accepted_entries()
    table.assert_place("octavian", "gaul")
    table.act("juno", "plead", to="gaul").assert_refused("MOTUS-14")


@pytest.mark.rule("MOTUS-14")
def test_mercury_needs_a_free_seat_at_the_goal_and_a_summer() -> None:
    table = table_with_full_gaul(summer_of_43())
    table.act("lepidus", "plead", to="gaul").assert_refused("MOTUS-14", "SEDES-07")
    table.act("lepidus", "plead", to="spain").assert_refused("MOTUS-14")
    Table().at("hiems", 42).act("lepidus", "plead", to="syria").assert_refused("MOTUS-14")
    summer_of_43().leave_out_characters("mercury").act(
        "lepidus", "plead", to="syria"
    ).assert_refused("MOTUS-14")


@pytest.mark.rule("MOTUS-14")
@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_a_rescue_that_was_undone_leaves_the_battle_and_mercurys_right() -> None:
    table = summer_of_43().set_fact("lepidus", "status", "challenged")
    entry = table.act("lepidus", "plead", to="syria", by="mercury").accepted_entries()[0]
    table.act("mercury", "undo", entry=entry.id).accepted_entries()
    table.assert_place("lepidus", "spain", "ordinary")
    assert table.person("lepidus").is_in_battle
    table.act("lepidus", "plead", to="gaul", by="mercury").accepted_entries()


@pytest.mark.rule("MOTUS-15")
@pytest.mark.rule("LIM-16")
def test_minerva_puts_one_player_anywhere_once_an_aestas() -> None:
    table = summer_of_43()
    table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()
    table.assert_place("lepidus", "syria", "ordinary")
    table.act("minerva", "transfer", who="antony", to="spain").assert_refused("MOTUS-15")
    table.act("juno", "transfer", who="antony", to="spain").assert_refused("MOTUS-15")


@pytest.mark.rule("MOTUS-15")
@pytest.mark.rule("CAL-11")
def test_minervas_right_renews_with_the_next_aestas() -> None:
    table = summer_of_43()
    table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()
    for _ in range(3):
        table.season().accepted_entries()
        table.act("minerva", "transfer", who="lepidus", to="gaul").assert_refused("MOTUS-15")
    table.season().accepted_entries()
    table.act("minerva", "transfer", who="lepidus", to="gaul").accepted_entries()


@pytest.mark.rule("MOTUS-15")
def test_minerva_needs_a_free_seat_and_a_mortal() -> None:
    table = table_with_full_gaul(summer_of_43())
    table.with_("juno", place="rome")
    table.act("minerva", "transfer", who="lepidus", to="gaul").assert_refused(
        "MOTUS-15", "SEDES-07"
    )
    table.act("minerva", "transfer", who="juno", to="spain").assert_refused("MOTUS-15")
    table.act("minerva", "transfer", who="nobody", to="spain").assert_refused("ACTA-02")
    form = table.form("minerva", "transfer", who="lepidus")
    assert form is not None
    assert "gaul" not in field_options(form.fields[1])
    assert "spain" not in field_options(form.fields[1])


@pytest.mark.rule("MOTUS-15")
@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_a_transfer_that_was_undone_may_be_made_again() -> None:
    table = summer_of_43()
    entry = table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()[0]
    table.act("minerva", "undo", entry=entry.id).accepted_entries()
    table.assert_place("lepidus", "spain", "ordinary")
    table.act("minerva", "transfer", who="antony", to="spain").accepted_entries()


@pytest.mark.rule("MOTUS-10")
@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_a_residence_and_a_walk_that_were_slips_are_undone() -> None:
    table = Table().at("motus", 42).with_("pluto", place="rome")
    walked = table.act("pluto", "roam", to="syria").accepted_entries()[0]
    table.act("pluto", "undo", entry=walked.id).accepted_entries()
    table.assert_place("pluto", "rome", "standing")
    seated = table.act("pluto", "reside", to="spain").accepted_entries()[0]
    table.act("pluto", "undo", entry=seated.id).accepted_entries()
    table.assert_place("pluto", "rome", "standing")


@pytest.mark.rule("MOTUS-10")
def test_forms_of_gods_follow_the_season() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("pluto", place="rome")
    roam, reside = table.form("pluto", "roam"), table.form("pluto", "reside")
    assert roam is not None
    assert reside is not None
    assert "gaul" in field_options(roam.fields[0])
    assert "gaul" not in field_options(reside.fields[0])
    table.season().accepted_entries()
    held = table.form("pluto", "roam")
    assert held is not None
    assert [o.key for o in held.blocked] == ["reside-instead"]
    table.act("pluto", "reside", to="spain").accepted_entries()
    for act in ("roam", "reside"):
        form = table.form("pluto", act)
        assert form is not None
        assert [o.key for o in form.blocked] == ["residence-kept"]
    assert table.form("lepidus", "roam") is None
    assert table.form("lepidus", "reside") is None

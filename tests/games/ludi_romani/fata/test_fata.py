"""FATA: the Fates force, reverse, flip, pause, and hear appeals."""

from typing import Any

import pytest

from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.vocabulary.request import Refused
from tests.games.ludi_romani.given import summer_of_43
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("FATA-01")
def test_only_the_fates_rule() -> None:
    table = summer_of_43()
    fact = {"subject": "lepidus", "fact": "role", "value": "rex", "reason": "so"}
    table.act("juno", "set-fact", **fact).assert_refused("FATA-01")
    table.act("juno", "pause").assert_refused("ACTA-03")
    table.act("juno", "set-switch", switch="sea.check", value="refuse").assert_refused("ACTA-03")
    forced = table.act("lepidus", "move", to="rome", waive=("MOTUS-02",), ruling="please")
    assert forced.outcome == Refused("not-your-card")
    assert table.form("juno", "set-fact") is None


@pytest.mark.rule("FATA-01")
@pytest.mark.rule("FATA-02")
@pytest.mark.rule("FATA-03")
@pytest.mark.rule("FATA-04")
def test_the_fates_are_reminded_of_their_office() -> None:
    state = summer_of_43().state
    for rule in ("FATA-01", "FATA-02", "FATA-03", "FATA-04"):
        assert rule in RULES.phones.reminders(state, "fata")
        assert rule not in RULES.phones.reminders(state, "juno")


@pytest.mark.rule("FATA-02")
@pytest.mark.rule("FATA-09")
def test_a_refused_character_appeals_and_the_fates_force_the_act() -> None:
    table = summer_of_43()
    table.act("lepidus", "move", to="rome").assert_refused("MOTUS-02")
    about: dict[str, Any] = {
        "about": "move",
        "fields": {"to": "rome"},
        "reason": "there is a bridge",
    }
    appeal = table.act("lepidus", "appeal", **about).accepted_entries()[0].event.appeal
    assert table.state.kernel.appeals[appeal].rules == ("MOTUS-02",)
    entries = table.act_with_waiver("lepidus", "move", "MOTUS-02", to="rome").accepted_entries()
    assert entries[0].ruling is not None
    assert entries[0].ruling.waived == ("MOTUS-02",)
    table.assert_place("lepidus", "rome", "ordinary")
    table.act("fata", "dismiss-appeal", appeal=appeal).accepted_entries()


@pytest.mark.rule("FATA-02")
def test_an_act_recorded_for_somebody_is_contested_before_the_fates() -> None:
    table = Table().at("motus", 42)
    entry = table.act("lepidus", "move", to="gaul", by="juno").accepted_entries()[0]
    table.act("lepidus", "contest", entry=entry.id, reason="I stayed").accepted_entries()
    question = next(iter(table.state.kernel.questions.values()))
    assert question.judges == ("fata",)
    table.act("fata", "settle", question=question.id).accepted_entries()
    assert not table.state.kernel.questions


@pytest.mark.rule("FATA-03")
def test_each_judge_has_a_queue_of_their_own() -> None:
    table = summer_of_43()
    table.act("antony", "sail", to="egypt").assert_warned("MARE-03")
    assert table.form("neptune", "settle") is not None
    assert table.form("minerva", "settle") is None
    assert table.form("fata", "settle") is not None


@pytest.mark.rule("FATA-08")
def test_a_wrong_entry_stays_and_a_later_one_names_it() -> None:
    table = summer_of_43()
    moved = table.act("lepidus", "move", to="gaul").accepted_entries()[0]
    entries = table.act("fata", "reverse", entry=moved.id, reason="a slip").accepted_entries()
    assert entries[0].event.entry == moved.id
    assert table.state.log.entry(moved.id) == moved
    table.assert_place("lepidus", "spain", "ordinary")


@pytest.mark.rule("FATA-09")
def test_some_objections_no_ruling_waives() -> None:
    table = summer_of_43()
    table.act_with_waiver("lepidus", "move", "SEDES-01", to="atlantis").assert_refused("SEDES-01")
    table.act_with_waiver("lepidus", "sail", "MARE-02", to="parthia").accepted_entries()


@pytest.mark.rule("FATA-09")
def test_a_numen_undoes_its_own_last_act_for_a_minute() -> None:
    table = summer_of_43()
    first = table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()[0]
    table.wait(seconds=61)
    table.act("minerva", "undo", entry=first.id).assert_refused("ACTA-08")
    table.act("lepidus", "undo", entry=first.id).assert_refused("ACTA-08")


@pytest.mark.rule("FATA-09")
def test_an_act_with_later_consequences_is_not_undone() -> None:
    table = summer_of_43()
    first = table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()[0]
    table.act("lepidus", "move", to="egypt").accepted_entries()
    table.act("minerva", "undo", entry=first.id).assert_refused("ACTA-08")


@pytest.mark.rule("FATA-10")
def test_a_flipped_reading_holds_from_then_on() -> None:
    table = summer_of_43()
    table.act("lepidus", "sail", to="sicily").assert_warned("MARE-03", "MARE-07")
    table.change_reading("sea.check", "refuse").accepted_entries()
    table.act("lepidus", "sail", to="rome").assert_refused("MARE-03")
    table.change_reading("sea.check", "refuse").assert_refused("ACTA-10")


@pytest.mark.rule("FATA-11")
def test_the_game_shows_the_source_of_its_dice() -> None:
    assert summer_of_43().state.kernel.dice == "server"
    assert summer_of_43().with_scenario_data(dice="table").state.kernel.dice == "table"


def test_only_the_fates_go_on_in_a_pause() -> None:
    table = summer_of_43()
    table.act("fata", "pause", reason="dinner").accepted_entries()
    assert table.act("lepidus", "move", to="gaul").outcome == Refused("paused")
    table.set_fact("lepidus", "place", "gaul")
    table.act("fata", "resume").accepted_entries()
    table.act("lepidus", "move", to="spain").accepted_entries()

"""A form of a refused act shows its first missing condition, if the act fits the role."""

import pytest

from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.imago.scenes import table_with_ghost_balbus
from tests.games.ludi_romani.table import Table

OF_THE_LIVING = ("move", "sail", "plead", "wed", "befriend", "barter", "trade", "collect-tribute")


def first_missing_things(table: Table, who: str) -> dict[str, str]:
    """Return the first missing condition of each act that is refused."""
    forms = {act.name: table.form(who, act.name) for act in RULES.play.acts}
    return {name: form.blocked[0].key for name, form in forms.items() if form and form.blocked}


@pytest.mark.rule("ROST-03")
@pytest.mark.parametrize("act", ["plead", "befriend", "wed", "barter", "trade"])
def test_a_character_without_a_place_first_chooses_one(act: str) -> None:
    table = Table()
    assert first_missing_things(table, "cicero")[act] == "choose-start-first"
    table.act("cicero", "choose-start", to="gaul").accepted_entries()
    assert first_missing_things(table, "cicero").get(act) != "choose-start-first"


@pytest.mark.rule("IMAGO-03", "IMAGO-13")
def test_a_ghost_is_told_of_no_act_of_the_living() -> None:
    table = table_with_ghost_balbus()
    assert [act for act in OF_THE_LIVING if table.form("balbus", act)] == []
    assert table.form("balbus", "drift") is not None
    table.act("balbus", "move", to="spain").assert_refused_with("for-the-living")


@pytest.mark.rule("MORS-20")
def test_an_unreceived_ghost_is_told_of_the_gates_alone() -> None:
    table = Table().set_fact("cicero", "status", "umbra")
    offered = {act.name for act in RULES.play.acts if table.form("cicero", act.name)}
    assert offered == {"bequeath", "lament"}
    table.act("cicero", "move", to="spain").assert_refused("MORS-20")


@pytest.mark.rule("ROST-04", "ROST-06")
@pytest.mark.parametrize(("who", "role"), [("atia", "virgo"), ("livia", "matrona")])
def test_a_character_who_can_own_no_legion_is_told_of_none(who: str, role: str) -> None:
    table = Table().set_fact(who, "role", role) if role != "virgo" else Table()
    about_war = {"buy-legions", "challenge", "draw-lots", "pass-turn", "take-client"}
    assert {act for act in about_war if table.form(who, act)} == set()


@pytest.mark.rule("MERC-02", "COMM-04")
def test_the_dead_are_not_reminded_of_trade() -> None:
    table = table_with_ghost_balbus()
    assert {"MERC-02", "COMM-04"} <= {*RULES.phones.reminders(table.state, "cicero")}
    assert {"MERC-02", "MERC-15", "MERC-22", "COMM-04"}.isdisjoint(
        RULES.phones.reminders(table.state, "balbus")
    )

"""IMAGO: how the dead are received, where ghosts go, and their acts (IMAGO-01 to 04, 11)."""

import pytest

from ledger.games.ludi_romani.bots import pending_characters
from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.imago.scenes import table_with_ghost_balbus
from tests.games.ludi_romani.table import Table


def table_with_underworld() -> Table:
    """Pluto is at Cumae, and Persephone is elsewhere. Balbus and Pansa are dead. Cicero lives."""
    table = Table().at("aestas", 43).with_("pluto", "southern_italy").with_("persephone", "gaul")
    table.with_("balbus", "gaul", denarius=300_000).with_("pansa", "gaul").with_("cicero", "gaul")
    return record_death(record_death(table, "balbus"), "pansa")


@pytest.mark.rule("IMAGO-01")
def test_the_dead_walk_to_a_gate_and_lament() -> None:
    table = table_with_underworld()
    table.act("balbus", "lament", gate="taenarum").accepted_entries()
    table.assert_place("balbus", "greece", "standing")
    table.act("balbus", "lament", gate="taenarum").assert_refused_with("laments-already")
    table.act("balbus", "lament", gate="cumae").accepted_entries()
    table.assert_place("balbus", "southern_italy", "standing")
    table.act("balbus", "lament", gate="hades").assert_refused_with("no-such-gate")
    table.act("cicero", "lament", gate="cumae").assert_refused_with("umbrae-lament")
    assert table.form("cicero", "lament") is None
    form = table.form("balbus", "lament")
    assert form is not None
    assert field_options(form.fields[0]) == ["taenarum"]


@pytest.mark.rule("IMAGO-01", "IMAGO-02")
def test_a_god_receives_all_who_wait_at_a_gate() -> None:
    table = table_with_underworld()
    table.act("pluto", "receive-dead", gate="cumae").assert_refused_with("nobody-laments")
    table.act("pluto", "receive-dead", gate="hades").assert_refused_with("no-such-gate")
    table.act("balbus", "lament", gate="cumae").accepted_entries()
    table.act("pansa", "lament", gate="taenarum").accepted_entries()
    table.act("juno", "receive-dead", gate="cumae").assert_refused("IMAGO-01")
    assert table.form("juno", "receive-dead") is None
    form = table.form("pluto", "receive-dead")
    assert form is not None
    assert field_options(form.fields[0]) == ["cumae", "taenarum"]
    table.act("pluto", "receive-dead", gate="cumae").assert_unwarned()
    assert dict(table.state.world.mors.gates_of_umbrae) == {"pansa": "taenarum"}
    assert table.person("balbus").statuses == {"imago"}
    assert table.person("pansa").statuses == {"umbra"}
    table.assert_holdings("balbus", legio_ultrix=1, corona_caliginis=1).assert_holdings(
        "pansa", legio_ultrix=0
    )
    table.act("pluto", "receive-dead", gate="cumae").assert_refused_with("nobody-laments")


@pytest.mark.rule("IMAGO-01")
def test_a_god_who_is_not_at_the_gate_should_be() -> None:
    table = table_with_underworld()
    table.act("balbus", "lament", gate="cumae").accepted_entries()
    (warning,) = table.act("persephone", "receive-dead", gate="cumae").assert_warned("IMAGO-01")
    assert warning.judges == ("fata",)


@pytest.mark.rule("IMAGO-03")
def test_a_ghost_goes_anywhere_at_any_time_and_needs_no_seat() -> None:
    table = table_with_ghost_balbus()
    for place in ("parthia", "rome", "gaul"):
        table.act("balbus", "drift", to=place).accepted_entries()
        table.assert_place("balbus", place, "standing")
    table.act("balbus", "drift", to="gaul").assert_refused_with("already-there")
    table.act("balbus", "drift", to="hades").assert_refused_with("no-such-region")
    table.act("cicero", "drift", to="rome").assert_refused_with("imagines-only")
    assert table.form("cicero", "drift") is None
    for _ in range(2):
        table.season().accepted_entries()
    table.act("balbus", "drift", to="rome").accepted_entries()


@pytest.mark.rule("IMAGO-03", "FATA-08")
def test_an_undone_walk_returns_the_ghost() -> None:
    table = table_with_ghost_balbus()
    entry = table.act("balbus", "drift", to="parthia").accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
    table.assert_place("balbus", "gaul", "standing")


@pytest.mark.rule("MORS-20", "IMAGO-03")
def test_the_dead_do_nothing_that_is_for_the_living() -> None:
    table = table_with_underworld()
    table.act("balbus", "move", to="spain").assert_refused("MORS-20")
    table.act("balbus", "drift", to="spain").assert_refused("MORS-20")
    form = table.form("balbus", "move")
    assert form is None or [o.key for o in form.blocked] == ["umbrae-wait"]
    table = table_with_ghost_balbus()
    table.act("balbus", "move", to="spain").assert_refused("IMAGO-03")
    blocked = table.form("balbus", "beg-release")
    assert blocked is None


@pytest.mark.rule("IMAGO-11", "ROST-17")
def test_a_ghost_keeps_or_gives_away_its_money_and_nothing_else() -> None:
    table = table_with_ghost_balbus()
    table.act("cicero", "give", to="balbus", asset="denarius", quantity=200_000).accepted_entries()
    table.act("balbus", "give", to="pansa", asset="denarius", quantity=100_000).accepted_entries()
    table.assert_holdings("balbus", denarius=100_000)
    table.act("balbus", "give", to="pansa", asset="classis", quantity=1).assert_refused("IMAGO-11")
    table.act("cicero", "give", to="balbus", asset="classis", quantity=1).assert_refused("ROST-17")


@pytest.mark.rule("IMAGO-04")
def test_a_ghost_fastens_on_one_living_mortal_at_a_time_who_is_there() -> None:
    table = table_with_ghost_balbus()
    mors = table.state.world.mors
    table.act("balbus", "attach", to="hirtius").assert_refused_with("not-beside")
    table.act("balbus", "attach", to="juno").assert_refused("IMAGO-04")
    table.act("balbus", "attach", to="nobody").assert_refused_with("holds-already")
    table.act("balbus", "attach", to="noone").assert_refused_with("no-such-character")
    table.act("cicero", "attach", to="pansa").assert_refused_with("imagines-only")
    form = table.form("balbus", "attach")
    assert form is not None
    assert field_options(form.fields[0]) == ["cicero", "pansa"]
    table.act("balbus", "attach", to="cicero").assert_unwarned()
    table.act("balbus", "attach", to="pansa").assert_unwarned()
    assert table.state.world.mors.hosts_of_imagines == (("balbus", "pansa"),)
    form = table.form("balbus", "attach")
    assert form is not None
    assert field_options(form.fields[0]) == ["cicero", "nobody"]
    table.act("balbus", "attach", to="nobody").accepted_entries()
    assert table.state.world.mors.hosts_of_imagines == mors.hosts_of_imagines == ()


@pytest.mark.rule("IMAGO-04")
def test_a_ghost_lets_go_when_it_leaves_and_with_the_season_and_of_the_dead() -> None:
    table = table_with_ghost_balbus()
    table.act("balbus", "attach", to="cicero").accepted_entries()
    table.act("balbus", "drift", to="syria").accepted_entries()
    assert table.state.world.mors.hosts_of_imagines == ()
    table.act("balbus", "attach", to="hirtius").accepted_entries()
    table.season().accepted_entries()
    assert table.state.world.mors.hosts_of_imagines == ()
    table.act("balbus", "attach", to="hirtius").accepted_entries()
    record_death(table, "hirtius")
    assert table.state.world.mors.hosts_of_imagines == ()


@pytest.mark.rule("IMAGO-07", "IMAGO-09")
def test_ghosts_attach_to_a_character_in_winter_who_then_collects_tribute() -> None:
    table = table_with_ghost_balbus()
    assert pending_characters(table.state) == ()
    for _kind in ("motus", "hiems"):
        table.season().accepted_entries()
    assert "balbus" in pending_characters(table.state)
    table.act("balbus", "attach", to="cicero").accepted_entries()
    assert "balbus" not in pending_characters(table.state)
    assert "cicero" in pending_characters(table.state)


@pytest.mark.rule("IMAGO-04", "FATA-08")
def test_a_hold_that_was_set_right_is_as_before() -> None:
    table = table_with_ghost_balbus()
    table.act("balbus", "attach", to="cicero").accepted_entries()
    entry = table.act("balbus", "attach", to="pansa").accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
    assert table.state.world.mors.hosts_of_imagines == (("balbus", "cicero"),)


@pytest.mark.rule("IMAGO-04", "FATA-08")
def test_an_imago_whose_word_is_set_right_does_not_hold_on_to_the_dead() -> None:
    table = table_with_ghost_balbus()
    table.act("balbus", "attach", to="cicero").accepted_entries()
    [onto_pansa] = table.act("balbus", "attach", to="pansa").accepted_entries()
    record_death(table, "cicero")
    table.act("fata", "reverse", entry=onto_pansa.id, reason="so").accepted_entries()
    assert table.state.world.mors.hosts_of_imagines == ()

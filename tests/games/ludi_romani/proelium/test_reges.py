"""Reges in battle: captured legions, and the flight home (PROEL-24, REX-02, 03, 08)."""

import pytest

from ledger.contract.form import Choice
from ledger.games.ludi_romani.mors.death import draft_death
from tests.games.ludi_romani.battles import (
    begin_battle,
    choose_option,
    latest_battle,
    open_choices,
    play_rounds,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table

# this god presides


def battle_in_gaul(red: int = 4) -> Table:
    """Bogud fights Lepidus in Gaul before Diana. Tanit and Isis are also in Gaul."""
    table = Table().at("aestas", 42).with_("cybele", place="egypt")
    table.with_("bogud", place="gaul", legio_clientarum=red, denarius=500_000)
    table.with_("lepidus", place="spain", legio_curialis=3).with_("diana", place="gaul")
    for god in ("tanit", "isis"):
        table.with_(god, place="gaul")
    table.act("lepidus", "move", to="gaul").accepted_entries()
    return begin_battle(table, "bogud", "lepidus", "diana")


@pytest.mark.rule("REX-08", "PROEL-24")
def test_a_rex_converts_one_captured_legio_after_the_other_as_far_as_he_can_pay() -> None:
    table = play_rounds(battle_in_gaul(), (6, 1), (6, 1), (6, 1))
    table.assert_holdings("bogud", legio_clientarum=4, legio_curialis=3)
    form = table.form("bogud", "convert-legio")
    assert form is not None
    assert isinstance(form.fields[0], Choice)
    assert field_options(form.fields[0]) == ["tanit", "isis"]
    for god in ("tanit", "isis"):
        table.act_with_consent(god, "bogud", "convert-legio", numen=god).accepted_entries()
        assert table.person("bogud").is_in_battle
    table.act("bogud", "convert-legio", numen="isis").assert_refused_with("cannot-pay")
    form = table.form("bogud", "convert-legio")
    assert form is not None
    assert [o.key for o in form.blocked] == ["cannot-pay"]
    choose_option(table, "bogud", "captured-curiales", "forfeit").accepted_entries()
    table.assert_holdings("bogud", denarius=100_000, legio_clientarum=6, legio_curialis=0)
    table.assert_holdings("tanit", denarius=7_700_000, legio_clientarum=9, legio_curialis=1)
    table.assert_holdings("diana", legio_curialis=11)
    assert ("bogud", "captured-curiales") not in open_choices(table)
    assert not table.person("bogud").is_in_battle


@pytest.mark.rule("REX-08")
def test_only_a_foreign_god_on_the_spot_with_red_dice_converts() -> None:
    table = play_rounds(battle_in_gaul(), (6, 1), (3, 3), (3, 3))
    table.act("bogud", "convert-legio", numen="diana").assert_refused_with("converts-nothing")
    table.act("isis", "roam", to="spain").accepted_entries()
    table.act("bogud", "convert-legio", numen="isis").assert_refused_with("not-in-same-region")
    table.act("lepidus", "convert-legio", numen="tanit").assert_refused("REX-08")
    assert table.form("lepidus", "convert-legio") is None
    before = play_rounds(battle_in_gaul(), (6, 1))
    before.act("bogud", "convert-legio", numen="tanit").assert_refused_with("nothing-to-convert")


@pytest.mark.rule("REX-08")
def test_a_god_without_red_dice_has_none_to_give() -> None:
    table = Table()
    table.with_("tanit", legio_clientarum=0)
    table.at("aestas", 42).with_("bogud", place="gaul", denarius=500_000, legio_clientarum=4)
    table.with_("lepidus", place="spain", legio_curialis=1).with_("diana", place="gaul")
    table.with_("tanit", place="gaul").with_("cybele", place="egypt")
    table.act("lepidus", "move", to="gaul").accepted_entries()
    play_rounds(begin_battle(table, "bogud", "lepidus", "diana"), (6, 1))
    table.act("bogud", "convert-legio", numen="tanit").assert_refused_with("no-clientarum-to-give")
    form = table.form("bogud", "convert-legio")
    assert form is not None
    assert [o.key for o in form.blocked] == ["nobody-converts"]


@pytest.mark.rule("REX-08")
def test_the_die_itself_is_dyed_by_one_reading() -> None:
    table = Table().with_reading("conversion.mode", "recolour")
    table.at("aestas", 42).with_("cybele", place="egypt").with_("diana", place="gaul")
    table.with_("bogud", place="gaul", denarius=200_000, legio_clientarum=4)
    table.with_("lepidus", place="spain", legio_curialis=1).with_("tanit", place="gaul")
    table.act("lepidus", "move", to="gaul").accepted_entries()
    play_rounds(begin_battle(table, "bogud", "lepidus", "diana"), (6, 1))
    table.act_with_consent("tanit", "bogud", "convert-legio", numen="tanit").accepted_entries()
    table.assert_holdings("bogud", denarius=0, legio_clientarum=5, legio_curialis=0)
    table.assert_holdings("tanit", denarius=7_700_000, legio_clientarum=10, legio_curialis=0)


@pytest.mark.rule("PROEL-24", "LIM-02")
def test_a_rex_who_converts_beyond_ten_gives_up_the_rest() -> None:
    table = play_rounds(battle_in_gaul(10), (6, 1), (3, 3), (3, 3))
    table.assert_holdings("bogud", legio_clientarum=8, legio_curialis=1)
    table = play_rounds(battle_in_gaul(10), (6, 1), (6, 1), (6, 1))
    for _time in range(2):
        table.act_with_consent("tanit", "bogud", "convert-legio", numen="tanit").accepted_entries()
    choose_option(table, "bogud", "captured-curiales", "forfeit").accepted_entries()
    table.assert_holdings("bogud", legio_clientarum=10, legio_curialis=0)
    table.assert_holdings("diana", legio_clientarum=2, legio_curialis=11)


@pytest.mark.rule("REX-02", "REX-03", "LIM-16", "PROEL-24", "PROEL-26")
def test_a_rex_flees_home_out_of_a_battle_and_once_only() -> None:
    table = play_rounds(battle_in_gaul(), (2, 5))
    table.act("bogud", "flee-home", numen="cicero").assert_refused_with("gods-escort")
    table.act_with_consent("apollo", "bogud", "flee-home", numen="apollo").accepted_entries()
    table.assert_place("bogud", "mauretania", "throne")
    table.assert_holdings("bogud", rexpressus=0, legio_clientarum=3, denarius=500_000)
    table.assert_holdings("apollo", rexpressus=1)
    assert latest_battle(table).why == "parted"
    for who in ("bogud", "lepidus"):
        assert table.person(who).statuses == frozenset()
    table.act("bogud", "flee-home", numen="apollo").assert_refused_with(
        "on-the-throne", "flee-once", "no-rexpressus"
    )
    assert table.form("bogud", "flee-home") is None


@pytest.mark.rule("PROEL-31", "REX-02", "MORS-05", "CLI-03")
def test_a_fuga_prevents_executions_and_clients() -> None:
    table = play_rounds(battle_in_gaul(), (2, 5))
    table.act_with_consent("apollo", "bogud", "flee-home", numen="apollo").accepted_entries()
    for one, other in (("lepidus", "bogud"), ("bogud", "lepidus")):
        first, *_ = table.act(one, "execute-unprotected", who=other).assert_refused("PROEL-31")
        assert (first.rule, first.key) == ("PROEL-31", "battle-without-consequence")
        assert first.args == {"who": f"who:{one}", "other": f"who:{other}"}
        table.act(one, "take-client", who=other).assert_refused("PROEL-31")
    for who in ("antony", "pansa"):
        assert "PROEL-31" not in {
            o.rule for o in table.act("lepidus", "execute-unprotected", who=who).objections()
        }


@pytest.mark.rule("PROEL-31", "MORS-05")
def test_a_fuga_does_not_protect_the_loser_of_another_battle() -> None:
    table = play_rounds(battle_in_gaul(), (2, 5))
    table.act_with_consent("apollo", "bogud", "flee-home", numen="apollo").accepted_entries()
    table.set_fact("bogud", "status", "unprotected").set_fact("bogud", "place", "gaul")
    table.act("lepidus", "execute-unprotected", who="bogud").accepted_entries()


@pytest.mark.rule("REX-02")
def test_cleopatra_has_no_rexpressus_and_others_no_throne() -> None:
    table = Table().at("aestas", 42).with_("cleopatra", place="gaul")
    table.act("cleopatra", "flee-home", numen="isis").assert_refused_with(
        "flee-once", "no-rexpressus"
    )
    table.act("octavian", "flee-home", numen="isis").assert_refused("REX-02")
    assert table.form("cleopatra", "flee-home") is None
    form = table.form("pacorus", "flee-home")
    assert form is not None
    assert [o.key for o in form.blocked] == ["on-the-throne"]


@pytest.mark.rule("REX-02", "PROEL-24")
def test_a_rex_decides_about_captured_legions_before_he_flees() -> None:
    table = play_rounds(battle_in_gaul(), (6, 1), (3, 3), (3, 3))
    table.act("bogud", "flee-home", numen="apollo").assert_refused_with("decide-first")


@pytest.mark.rule("REX-02", "FATA-08")
def test_a_flight_can_be_set_right() -> None:
    table = Table().at("aestas", 42).with_("bogud", place="gaul")
    fled = table.act_with_consent(
        "apollo", "bogud", "flee-home", numen="apollo"
    ).accepted_entries()[1]
    table.act("fata", "reverse", entry=fled.id, reason="not so").accepted_entries()
    table.assert_place("bogud", "gaul").assert_holdings("bogud", rexpressus=1).assert_holdings(
        "apollo", rexpressus=0
    )


@pytest.mark.rule("PROEL-24")
def test_a_rex_who_dies_before_he_has_decided_leaves_the_battle_over() -> None:
    table = play_rounds(battle_in_gaul(), (6, 1), (3, 3), (3, 3))
    for draft in draft_death(table.state, "bogud", "poison", ""):
        table.record_house_entry(draft.event, postings=draft.postings, placements=draft.placements)
    assert latest_battle(table).stage == "over"
    table.season().accepted_entries()
    table.wait(seconds=1)
    assert not any(duty.kind == "captured-curiales" for duty in table.state.kernel.duties.values())

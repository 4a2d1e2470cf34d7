"""REX-04 to 06, MORS-01 and 03: reges, escorts and the proscribed in Rome."""

import pytest

from ledger.games.ludi_romani.rome_border import must_cross_safely
from tests.games.ludi_romani.curia import execute_condemned
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.roma.scenes import agree_to_escort, table_in_motus
from tests.games.ludi_romani.table import Table


def blocking_keys(table: Table, actor: str, act: str) -> list[str]:
    """Return the keys of the reasons why an act is not open now."""
    form = table.form(actor, act)
    assert form is not None
    return [objection.key for objection in form.blocked]


@pytest.mark.rule("REX-04")
def test_a_rex_who_enters_rome_alone_is_told_to_venus() -> None:
    (warning,) = table_in_motus().act("bogud", "move", to="rome").assert_warned("REX-04")
    assert (warning.judges, warning.key) == (("venus",), "rex-without-escort")


@pytest.mark.rule("REX-04")
def test_a_rex_with_a_roman_who_is_there_enters_freely() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    assert dict(table.state.world.escorts) == {"bogud": "plancus"}
    table.act("bogud", "move", to="rome").assert_unwarned()
    table.act("bogud", "move", to="spain").assert_unwarned()
    assert not table.state.world.escorts


@pytest.mark.rule("REX-04")
def test_a_roman_who_is_still_elsewhere_protects_nobody() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "cicero")
    table.act("bogud", "move", to="rome").assert_warned("REX-04")
    table = agree_to_escort(table_in_motus(), "bogud", "cicero")
    table.act("cicero", "move", to="rome").assert_unwarned()
    table.act("bogud", "move", to="rome").assert_unwarned()


@pytest.mark.rule("REX-04")
def test_rex_and_protector_enter_in_one_company() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "cicero").set_fact(
        "cicero", "patronus", "bogud"
    )
    table.act("bogud", "move", to="rome", companions=["cicero"]).assert_unwarned()


@pytest.mark.rule("REX-04")
def test_a_rex_is_carried_to_rome_with_a_warning_too() -> None:
    table = Table().at("aestas", 43).with_("bogud", place="gaul")
    table.act("minerva", "transfer", who="bogud", to="rome").assert_warned("REX-04")
    table = Table().at("aestas", 43).with_("bogud", place="gaul")
    table.act_with_consent("mercury", "bogud", "plead", to="rome").assert_warned("REX-04")
    table = Table().at("aestas", 43).with_("bogud", place="gaul", classis=2, legio_clientarum=1)
    table.act("bogud", "sail", to="rome").assert_warned("REX-04")


@pytest.mark.rule("MORS-01", "REX-04")
def test_a_bacchant_led_to_rome_enters_it_too() -> None:
    table = (
        table_in_motus()
        .set_fact("cicero", "god", "dionysus")
        .set_fact("cicero", "status", "proscribed")
    )
    table.set_fact("dionysus", "place", "gaul")
    table.act("dionysus", "roam", to="rome", companions=["cicero"]).assert_warned("MORS-01")


@pytest.mark.rule("MORS-01", "SEDES-11")
def test_a_claimant_of_the_last_seat_of_rome_enters_it_too() -> None:
    table = table_in_motus().with_("pollio", place="gaul")
    table.data["regions"]["rome"]["capacity"] = 8
    table.set_fact("cicero", "status", "proscribed")
    table.act("pollio", "move", to="rome").assert_unwarned()
    table.act("cicero", "claim-last-seat", to="rome").assert_warned("SEDES-11", "MORS-01")


@pytest.mark.rule("REX-04")
def test_romans_of_rank_near_at_hand_escort_a_rex_and_nobody_else() -> None:
    table = table_in_motus().with_("agrippa", place="spain").with_("pacorus", place="gaul")
    seek = "seek-escort"
    table.act("bogud", seek, escort="octavia").assert_refused_with("romans-escort")
    table.act("bogud", seek, escort="pacorus").assert_refused_with("romans-escort")
    table.act("bogud", seek, escort="juno").assert_refused_with("romans-escort", "escort-elsewhere")
    table.act("bogud", seek, escort="agrippa").assert_refused_with("escort-elsewhere")
    table.act("bogud", seek, escort="nobody").assert_refused_with("no-such-character")
    table.act("cicero", seek, escort="plancus").assert_refused_with("reges-only")
    table.set_fact("plancus", "status", "umbra")
    table.act("bogud", seek, escort="plancus").assert_refused_with("romans-escort")
    form = table.form("bogud", seek)
    assert form is not None
    assert field_options(form.fields[0]) == ["cicero"]
    assert table.form("cicero", seek) is None
    table.set_fact("cicero", "status", "umbra")
    assert blocking_keys(table, "bogud", seek) == ["no-escort-near"]


@pytest.mark.rule("REX-04")
def test_a_rex_whom_nobody_else_could_protect_is_told_who_does_already() -> None:
    table = table_in_motus().with_("agrippa", place="spain").set_fact("plancus", "status", "umbra")
    agree_to_escort(table, "bogud", "cicero")
    table.act("bogud", "seek-escort", escort="cicero").assert_refused_with("escorted-already")
    assert blocking_keys(table, "bogud", "seek-escort") == ["escorted-already"]


@pytest.mark.rule("REX-04")
def test_an_amazon_escorts_several_reges() -> None:
    table = table_in_motus().with_("pacorus", place="gaul").set_fact("octavia", "role", "amazon")
    agree_to_escort(agree_to_escort(table, "bogud", "octavia"), "pacorus", "octavia")
    assert dict(table.state.world.escorts) == {"bogud": "octavia", "pacorus": "octavia"}


@pytest.mark.rule("REX-05", "REX-06")
def test_the_protector_who_leaves_the_rex_behind_is_told_to_venus() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    table.act("bogud", "move", to="rome").accepted_entries()
    answer = table.act("plancus", "move", to="gaul")
    (warning,) = answer.assert_warned("REX-05")
    assert warning.judges == ("venus",)
    ended = answer.accepted_entries()[-1].event
    assert (ended.rex, ended.escort, ended.behind) == ("bogud", "plancus", True)
    assert not table.state.world.escorts


@pytest.mark.rule("REX-05")
def test_a_protector_who_leaves_rome_with_the_rex_leaves_nobody_behind() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    table.act("bogud", "move", to="rome").accepted_entries()
    table.set_fact("bogud", "patronus", "plancus")
    entries = table.act("plancus", "move", to="gaul", companions=["bogud"]).assert_unwarned()
    (ended,) = [entry.event for entry in entries if entry.type == "ludi_romani/escort-ended@1"]
    assert not ended.behind


@pytest.mark.rule("REX-05", "REX-04")
def test_a_protector_who_never_came_leaves_nobody_behind() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "cicero")
    table.act("bogud", "move", to="rome").assert_warned("REX-04")
    table.act("cicero", "move", to="spain").assert_unwarned()


@pytest.mark.rule("REX-04", "MORS-01")
def test_residents_of_rome_and_the_dead_do_not_enter_it() -> None:
    table = table_in_motus().with_("pacorus", place="rome")
    assert list(must_cross_safely(table.state, ("pacorus",), "rome")) == []
    assert [o.rule for o in must_cross_safely(table.state, ("bogud",), "rome")] == ["REX-04"]
    table.set_fact("bogud", "status", "umbra")
    assert list(must_cross_safely(table.state, ("bogud",), "rome")) == []


@pytest.mark.rule("REX-05")
def test_others_who_leave_rome_leave_nobody_behind() -> None:
    table = table_in_motus()
    agree_to_escort(table, "bogud", "plancus").act("bogud", "move", to="rome").accepted_entries()
    table.act("servilia", "move", to="gaul").assert_unwarned()
    assert dict(table.state.world.escorts) == {"bogud": "plancus"}


@pytest.mark.rule("REX-06", "MORS-03")
def test_any_god_holds_a_lone_rex_until_venus_has_judged() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").accepted_entries()
    table.act("cicero", "report-rex", rex="bogud").assert_refused("REX-06")
    table.act("juno", "report-rex", rex="pacorus").assert_refused_with("rex-not-alone")
    table.act("juno", "report-rex", rex="nobody").assert_refused_with("no-such-character")
    form = table.form("juno", "report-rex")
    assert form is not None
    assert field_options(form.fields[0]) == ["bogud"]
    (warning,) = table.act("juno", "report-rex", rex="bogud").assert_warned("MORS-03")
    assert warning.judges == ("venus",)
    table.act("mars", "report-rex", rex="bogud").assert_refused_with("rex-held-already")
    assert table.form("mars", "report-rex") is None
    table.act("bogud", "move", to="spain").assert_refused("REX-06")
    table.act("bogud", "sail", to="spain").assert_refused("REX-06")
    assert blocking_keys(table, "bogud", "move") == ["rex-is-held"]
    agree_to_escort(table, "bogud", "plancus")
    assert not table.state.world.curia.held_reges
    table.act("bogud", "move", to="spain").assert_unwarned()


@pytest.mark.rule("REX-06", "MORS-03")
def test_venus_has_a_lone_rex_executed() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").accepted_entries()
    table.act("mars", "judge-rex", rex="bogud", verdict="execute").assert_refused_with(
        "venus-judges"
    )
    table.act("venus", "judge-rex", rex="bogud", verdict="forgive").assert_refused_with(
        "no-such-verdict"
    )
    table.act("venus", "judge-rex", rex="bogud", verdict="execute", to="gaul").assert_refused(
        "REX-06"
    )
    table.act("venus", "judge-rex", rex="nobody", verdict="execute").assert_refused_with(
        "no-such-character"
    )
    (judged, *_death) = table.act(
        "venus", "judge-rex", rex="bogud", verdict="execute"
    ).assert_unwarned()
    assert (judged.event.rex, judged.event.verdict) == ("bogud", "execute")
    assert table.state.world.mors.sentences["bogud"].cause == "rex_alone"
    execute_condemned(table, "bogud")
    assert table.person("bogud").statuses == {"umbra"}


@pytest.mark.rule("REX-06")
def test_venus_expels_a_lone_rex_to_the_throne_or_a_free_seat() -> None:
    table = table_in_motus().with_("pacorus", place="gaul").with_("calenus", place="gaul")
    table.act("bogud", "move", to="rome").accepted_entries()
    table.act("pacorus", "move", to="rome").accepted_entries()
    form = table.form("venus", "judge-rex", rex="bogud", verdict="expel")
    assert form is not None
    rex, verdict, to = form.fields
    assert field_options(rex) == ["bogud", "pacorus"]
    assert field_options(verdict) == ["execute", "expel", "spare"]
    assert "mauretania" in field_options(to)
    assert "rome" not in field_options(to)
    judge = {"rex": "bogud", "verdict": "expel"}
    table.act("venus", "judge-rex", **judge, to="rome").assert_refused_with("out-of-rome")
    table.act("venus", "judge-rex", **judge, to="nowhere").assert_refused_with("no-such-region")
    table.data["regions"]["sicily"]["capacity"] = 0
    table.act("venus", "judge-rex", **judge, to="mauretania").assert_unwarned()
    table.assert_place("bogud", "mauretania", "throne")
    table.act("venus", "judge-rex", rex="pacorus", verdict="expel", to="spain").assert_unwarned()
    table.assert_place("pacorus", "spain", "ordinary")
    assert blocking_keys(table, "venus", "judge-rex") == ["no-lone-rex"]
    assert table.form("juno", "judge-rex") is None


@pytest.mark.rule("REX-06", "SEDES-07")
def test_the_expelled_need_a_free_seat() -> None:
    table = table_in_motus()
    table.data["regions"]["sicily"]["capacity"] = 1
    table.act("bogud", "move", to="rome").accepted_entries()
    expel = {"rex": "bogud", "verdict": "expel", "to": "sicily"}
    table.act("venus", "judge-rex", **expel).assert_refused("SEDES-07")


@pytest.mark.rule("REX-06")
def test_venus_releases_a_held_rex() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").accepted_entries()
    table.act("juno", "report-rex", rex="bogud").accepted_entries()
    table.act("venus", "judge-rex", rex="bogud", verdict="spare").assert_unwarned()
    table.act("bogud", "move", to="spain").assert_unwarned()
    table.act("venus", "judge-rex", rex="bogud", verdict="spare").assert_refused_with(
        "rex-not-alone"
    )


@pytest.mark.rule("REX-06")
def test_a_rex_whose_protector_has_died_is_alone() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    table.act("bogud", "move", to="rome").accepted_entries()
    table.act("venus", "judge-rex", rex="bogud", verdict="execute").assert_refused_with(
        "rex-not-alone"
    )
    table.set_fact("plancus", "status", "umbra")
    table.act("venus", "judge-rex", rex="bogud", verdict="execute").assert_unwarned()


@pytest.mark.rule("FATA-08", "REX-06", "REX-04")
def test_escorts_holds_and_verdicts_are_set_right() -> None:
    table = table_in_motus()
    table.act("bogud", "seek-escort", by="juno", escort="plancus").accepted_entries()
    entry = table.state.log.entries[table.state.log.position]
    table.act("juno", "undo", entry=entry.id).accepted_entries()
    assert not table.state.world.escorts
    table.act("bogud", "move", to="rome").accepted_entries()
    (held,) = table.act("juno", "report-rex", rex="bogud").accepted_entries()
    table.act("juno", "undo", entry=held.id).accepted_entries()
    assert not table.state.world.curia.held_reges
    expel = {"rex": "bogud", "verdict": "expel", "to": "spain"}
    (judged,) = table.act("venus", "judge-rex", **expel).accepted_entries()
    table.act("venus", "undo", entry=judged.id).accepted_entries()
    table.assert_place("bogud", "rome")

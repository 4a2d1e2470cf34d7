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
    (warning,) = table_in_motus().act("bogud", "move", to="rome").warned("REX-04")
    assert (warning.judges, warning.key) == (("venus",), "rex-without-escort")


@pytest.mark.rule("REX-04")
def test_a_rex_with_a_roman_who_is_there_enters_freely() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    assert dict(table.state.world.escorts) == {"bogud": "plancus"}
    table.act("bogud", "move", to="rome").unwarned()
    table.act("bogud", "move", to="spain").unwarned()
    assert not table.state.world.escorts


@pytest.mark.rule("REX-04")
def test_a_roman_who_is_still_elsewhere_protects_nobody() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "cicero")
    table.act("bogud", "move", to="rome").warned("REX-04")
    table = agree_to_escort(table_in_motus(), "bogud", "cicero")
    table.act("cicero", "move", to="rome").unwarned()
    table.act("bogud", "move", to="rome").unwarned()


@pytest.mark.rule("REX-04")
def test_rex_and_protector_enter_in_one_company() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "cicero").being(
        "cicero", "patronus", "bogud"
    )
    table.act("bogud", "move", to="rome", companions=["cicero"]).unwarned()


@pytest.mark.rule("REX-04")
def test_a_rex_is_carried_to_rome_with_a_warning_too() -> None:
    table = Table().at("aestas", 43).with_("bogud", place="gaul")
    table.act("minerva", "transfer", who="bogud", to="rome").warned("REX-04")
    table = Table().at("aestas", 43).with_("bogud", place="gaul")
    table.act_with_consent("mercury", "bogud", "plead", to="rome").warned("REX-04")
    table = Table().at("aestas", 43).with_("bogud", place="gaul", classis=2, legio_clientarum=1)
    table.act("bogud", "sail", to="rome").warned("REX-04")


@pytest.mark.rule("MORS-01", "REX-04")
def test_a_bacchant_led_to_rome_enters_it_too() -> None:
    table = (
        table_in_motus().being("cicero", "god", "dionysus").being("cicero", "status", "proscribed")
    )
    table.being("dionysus", "place", "gaul")
    table.act("dionysus", "roam", to="rome", companions=["cicero"]).warned("MORS-01")


@pytest.mark.rule("MORS-01", "SEDES-11")
def test_a_claimant_of_the_last_seat_of_rome_enters_it_too() -> None:
    table = table_in_motus().with_("pollio", place="gaul")
    table.data["regions"]["rome"]["capacity"] = 8
    table.being("cicero", "status", "proscribed")
    table.act("pollio", "move", to="rome").unwarned()
    table.act("cicero", "claim-last-seat", to="rome").warned("SEDES-11", "MORS-01")


@pytest.mark.rule("REX-04")
def test_romans_of_rank_near_at_hand_escort_a_rex_and_nobody_else() -> None:
    table = table_in_motus().with_("agrippa", place="spain").with_("pacorus", place="gaul")
    seek = "seek-escort"
    table.act("bogud", seek, escort="octavia").refused_with("romans-escort")
    table.act("bogud", seek, escort="pacorus").refused_with("romans-escort")
    table.act("bogud", seek, escort="juno").refused_with("romans-escort", "escort-elsewhere")
    table.act("bogud", seek, escort="agrippa").refused_with("escort-elsewhere")
    table.act("bogud", seek, escort="nobody").refused_with("no-such-character")
    table.act("cicero", seek, escort="plancus").refused_with("reges-only")
    table.being("plancus", "status", "umbra")
    table.act("bogud", seek, escort="plancus").refused_with("romans-escort")
    form = table.form("bogud", seek)
    assert form is not None
    assert field_options(form.fields[0]) == ["cicero"]
    assert table.form("cicero", seek) is None
    table.being("cicero", "status", "umbra")
    assert blocking_keys(table, "bogud", seek) == ["no-escort-near"]


@pytest.mark.rule("REX-04")
def test_a_rex_whom_nobody_else_could_protect_is_told_who_does_already() -> None:
    table = table_in_motus().with_("agrippa", place="spain").being("plancus", "status", "umbra")
    agree_to_escort(table, "bogud", "cicero")
    table.act("bogud", "seek-escort", escort="cicero").refused_with("escorted-already")
    assert blocking_keys(table, "bogud", "seek-escort") == ["escorted-already"]


@pytest.mark.rule("REX-04")
def test_an_amazon_escorts_several_reges() -> None:
    table = table_in_motus().with_("pacorus", place="gaul").being("octavia", "role", "amazon")
    agree_to_escort(agree_to_escort(table, "bogud", "octavia"), "pacorus", "octavia")
    assert dict(table.state.world.escorts) == {"bogud": "octavia", "pacorus": "octavia"}


@pytest.mark.rule("REX-05", "REX-06")
def test_the_protector_who_leaves_the_rex_behind_is_told_to_venus() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    table.act("bogud", "move", to="rome").accepted()
    answer = table.act("plancus", "move", to="gaul")
    (warning,) = answer.warned("REX-05")
    assert warning.judges == ("venus",)
    ended = answer.accepted()[-1].event
    assert (ended.rex, ended.escort, ended.behind) == ("bogud", "plancus", True)
    assert not table.state.world.escorts


@pytest.mark.rule("REX-05")
def test_a_protector_who_leaves_rome_with_the_rex_leaves_nobody_behind() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    table.act("bogud", "move", to="rome").accepted()
    table.being("bogud", "patronus", "plancus")
    entries = table.act("plancus", "move", to="gaul", companions=["bogud"]).unwarned()
    (ended,) = [entry.event for entry in entries if entry.type == "ludi_romani/escort-ended@1"]
    assert not ended.behind


@pytest.mark.rule("REX-05", "REX-04")
def test_a_protector_who_never_came_leaves_nobody_behind() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "cicero")
    table.act("bogud", "move", to="rome").warned("REX-04")
    table.act("cicero", "move", to="spain").unwarned()


@pytest.mark.rule("REX-04", "MORS-01")
def test_residents_of_rome_and_the_dead_do_not_enter_it() -> None:
    table = table_in_motus().with_("pacorus", place="rome")
    assert list(must_cross_safely(table.state, ("pacorus",), "rome")) == []
    assert [o.rule for o in must_cross_safely(table.state, ("bogud",), "rome")] == ["REX-04"]
    table.being("bogud", "status", "umbra")
    assert list(must_cross_safely(table.state, ("bogud",), "rome")) == []


@pytest.mark.rule("REX-05")
def test_others_who_leave_rome_leave_nobody_behind() -> None:
    table = table_in_motus()
    agree_to_escort(table, "bogud", "plancus").act("bogud", "move", to="rome").accepted()
    table.act("servilia", "move", to="gaul").unwarned()
    assert dict(table.state.world.escorts) == {"bogud": "plancus"}


@pytest.mark.rule("REX-06", "MORS-03")
def test_any_god_holds_a_lone_rex_until_venus_has_judged() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").accepted()
    table.act("cicero", "report-rex", rex="bogud").refused("REX-06")
    table.act("juno", "report-rex", rex="pacorus").refused_with("rex-not-alone")
    table.act("juno", "report-rex", rex="nobody").refused_with("no-such-character")
    form = table.form("juno", "report-rex")
    assert form is not None
    assert field_options(form.fields[0]) == ["bogud"]
    (warning,) = table.act("juno", "report-rex", rex="bogud").warned("MORS-03")
    assert warning.judges == ("venus",)
    table.act("mars", "report-rex", rex="bogud").refused_with("rex-held-already")
    assert table.form("mars", "report-rex") is None
    table.act("bogud", "move", to="spain").refused("REX-06")
    table.act("bogud", "sail", to="spain").refused("REX-06")
    assert blocking_keys(table, "bogud", "move") == ["rex-is-held"]
    agree_to_escort(table, "bogud", "plancus")
    assert not table.state.world.curia.held
    table.act("bogud", "move", to="spain").unwarned()


@pytest.mark.rule("REX-06", "MORS-03")
def test_venus_has_a_lone_rex_executed() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").accepted()
    table.act("mars", "judge-rex", rex="bogud", verdict="execute").refused_with("venus-judges")
    table.act("venus", "judge-rex", rex="bogud", verdict="forgive").refused_with("no-such-verdict")
    table.act("venus", "judge-rex", rex="bogud", verdict="execute", to="gaul").refused("REX-06")
    table.act("venus", "judge-rex", rex="nobody", verdict="execute").refused_with(
        "no-such-character"
    )
    (judged, *_death) = table.act("venus", "judge-rex", rex="bogud", verdict="execute").unwarned()
    assert (judged.event.rex, judged.event.verdict) == ("bogud", "execute")
    assert table.state.world.mors.sentences["bogud"].cause == "rex_alone"
    execute_condemned(table, "bogud")
    assert table.person("bogud").statuses == {"umbra"}


@pytest.mark.rule("REX-06")
def test_venus_expels_a_lone_rex_to_the_throne_or_a_free_seat() -> None:
    table = table_in_motus().with_("pacorus", place="gaul").with_("calenus", place="gaul")
    table.act("bogud", "move", to="rome").accepted()
    table.act("pacorus", "move", to="rome").accepted()
    form = table.form("venus", "judge-rex", rex="bogud", verdict="expel")
    assert form is not None
    rex, verdict, to = form.fields
    assert field_options(rex) == ["bogud", "pacorus"]
    assert field_options(verdict) == ["execute", "expel", "spare"]
    assert "mauretania" in field_options(to)
    assert "rome" not in field_options(to)
    judge = {"rex": "bogud", "verdict": "expel"}
    table.act("venus", "judge-rex", **judge, to="rome").refused_with("out-of-rome")
    table.act("venus", "judge-rex", **judge, to="nowhere").refused_with("no-such-region")
    table.data["regions"]["sicily"]["capacity"] = 0
    table.act("venus", "judge-rex", **judge, to="mauretania").unwarned()
    table.sits("bogud", "mauretania", "throne")
    table.act("venus", "judge-rex", rex="pacorus", verdict="expel", to="spain").unwarned()
    table.sits("pacorus", "spain", "ordinary")
    assert blocking_keys(table, "venus", "judge-rex") == ["no-lone-rex"]
    assert table.form("juno", "judge-rex") is None


@pytest.mark.rule("REX-06", "SEDES-07")
def test_the_expelled_need_a_free_seat() -> None:
    table = table_in_motus()
    table.data["regions"]["sicily"]["capacity"] = 1
    table.act("bogud", "move", to="rome").accepted()
    expel = {"rex": "bogud", "verdict": "expel", "to": "sicily"}
    table.act("venus", "judge-rex", **expel).refused("SEDES-07")


@pytest.mark.rule("REX-06")
def test_venus_releases_a_held_rex() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").accepted()
    table.act("juno", "report-rex", rex="bogud").accepted()
    table.act("venus", "judge-rex", rex="bogud", verdict="spare").unwarned()
    table.act("bogud", "move", to="spain").unwarned()
    table.act("venus", "judge-rex", rex="bogud", verdict="spare").refused_with("rex-not-alone")


@pytest.mark.rule("REX-06")
def test_a_rex_whose_protector_has_died_is_alone() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    table.act("bogud", "move", to="rome").accepted()
    table.act("venus", "judge-rex", rex="bogud", verdict="execute").refused_with("rex-not-alone")
    table.being("plancus", "status", "umbra")
    table.act("venus", "judge-rex", rex="bogud", verdict="execute").unwarned()


@pytest.mark.rule("FATA-08", "REX-06", "REX-04")
def test_escorts_holds_and_verdicts_are_set_right() -> None:
    table = table_in_motus()
    table.act("bogud", "seek-escort", by="juno", escort="plancus").accepted()
    entry = table.state.log.entries[table.state.log.position]
    table.act("juno", "undo", entry=entry.id).accepted()
    assert not table.state.world.escorts
    table.act("bogud", "move", to="rome").accepted()
    (held,) = table.act("juno", "report-rex", rex="bogud").accepted()
    table.act("juno", "undo", entry=held.id).accepted()
    assert not table.state.world.curia.held
    expel = {"rex": "bogud", "verdict": "expel", "to": "spain"}
    (judged,) = table.act("venus", "judge-rex", **expel).accepted()
    table.act("venus", "undo", entry=judged.id).accepted()
    table.sits("bogud", "rome")

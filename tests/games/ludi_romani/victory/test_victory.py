"""VICT: the triumph, the crown, the state, the fate of other people, and the end of the Game."""

from random import Random

import pytest

from api.rehearsal.bots import Bots
from ledger.games.ludi_romani.rules import RULES
from ledger.record.result import Result
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    join_party,
    one_member_fleets,
    sound_conches,
)
from tests.games.ludi_romani.table import Table


def table_with_victory() -> Table:
    """Antony and Cleopatra have won. Pansa is a ghost."""
    table = actium_without_goods().with_("antony", denarius=2_000_000)
    table.set_fact("pansa", "status", "imago")
    close_forms(join_party(sound_conches(table), "antony", "cleopatra"))
    table.act("neptune", "name-victor").accepted_entries()
    return table


def table_with_crown() -> Table:
    """Antony and Cleopatra have won, and Antony is crowned."""
    table = table_with_victory()
    table.act("juppiter", "crown", title="magnus").accepted_entries()
    return table


@pytest.mark.rule("VICT-01", "VICT-02")
def test_the_leader_leads_the_victors_to_rome() -> None:
    table = table_with_victory()
    table.act("cleopatra", "lead-triumph").assert_refused_with("victors-decide")
    assert table.form("cleopatra", "lead-triumph") is None
    [entry] = table.act("antony", "lead-triumph", words="Io triumphe!").accepted_entries()
    assert entry.event.reason
    table.assert_place("antony", "rome", "standing").assert_place("cleopatra", "rome", "standing")
    table.act("antony", "lead-triumph").assert_refused_with("paraded-already")
    assert table.form("antony", "lead-triumph") is None


@pytest.mark.rule("VICT-01")
def test_nobody_triumphs_before_the_battle_is_won() -> None:
    table = one_member_fleets(antony=2, cicero=2)
    words = {"order": "republic", "words": "as it was"}
    table.act("antony", "lead-triumph").assert_refused_with("win-first")
    table.act("juppiter", "crown", title="magnus").assert_refused_with("win-first")
    table.act("antony", "organise-state", **words).assert_refused_with("win-first")
    table.act("antony", "decide-fate", fate="enslave", about="cicero").assert_refused_with(
        "win-first"
    )
    for who, act in (
        ("antony", "decide-fate"),
        ("juppiter", "crown"),
        ("antony", "organise-state"),
    ):
        assert table.form(who, act) is None


@pytest.mark.rule("VICT-03", "FATA-08")
def test_juppiter_crowns_the_leader() -> None:
    table = table_with_victory()
    table.act("juno", "crown", title="magnus").assert_refused_with("juppiter-crowns")
    assert table.form("juno", "crown") is None
    offered = table.form("juppiter", "crown")
    assert offered is not None
    assert field_options(offered.fields[0]) == ["magnus"]
    [entry] = table.act("juppiter", "crown", title="magnus").accepted_entries()
    assert (entry.event.who, entry.event.title) == ("antony", "magnus")
    table.act("juppiter", "crown", title="magnus").assert_refused_with("crowned-already")
    table.act("juppiter", "undo", entry=entry.id).accepted_entries()
    table.act("juppiter", "crown", title="magnus").accepted_entries()


@pytest.mark.rule("VICT-03", "ROST-23")
@pytest.mark.parametrize(
    ("victor", "titles"),
    [("antony", ["magnus"]), ("livia", ["magna"]), ("cleopatra", ["magnus", "magna"])],
)
def test_a_man_is_magnus_and_a_woman_is_magna(victor: str, titles: list[str]) -> None:
    table = actium_without_goods().with_(victor, denarius=2_000_000)
    close_forms(sound_conches(table))
    table.act("neptune", "name-victor").accepted_entries()
    offered = table.form("juppiter", "crown")
    assert offered is not None
    assert field_options(offered.fields[0]) == titles
    for title in {"magnus", "magna"} - set(titles):
        table.act("juppiter", "crown", title=title).assert_refused_with("title-does-not-fit")
    table.act("juppiter", "crown", title=titles[0]).accepted_entries()


@pytest.mark.rule("VICT-03", "ROST-06")
def test_a_woman_who_became_an_amazon_is_magna() -> None:
    table = actium_without_goods().with_("livia", denarius=2_000_000)
    table.set_fact("livia", "role", "amazon")
    close_forms(sound_conches(table))
    table.act("neptune", "name-victor").accepted_entries()
    table.act("juppiter", "crown", title="magnus").assert_refused_with("title-does-not-fit")


@pytest.mark.rule("VICT-03")
def test_the_fates_crown_without_juppiter() -> None:
    table = (
        actium_without_goods().leave_out_characters("juppiter").with_("antony", denarius=1_000_000)
    )
    close_forms(sound_conches(table))
    table.act("neptune", "name-victor").accepted_entries()
    table.act("fata", "crown", title="magnus").accepted_entries()
    assert table.state.world.actium.title == "magnus"


@pytest.mark.rule("VICT-04", "FATA-08")
def test_the_game_is_over_when_rome_has_a_master_and_an_order() -> None:
    table = table_with_victory()
    words = {"order": "federation", "words": "of all cities"}
    table.act("antony", "organise-state", **words).assert_refused_with("crown-first")
    assert table.form("antony", "organise-state") is None
    table.act("juppiter", "crown", title="magnus").accepted_entries()
    assert not RULES.course.finished(table.state)
    table.act("cleopatra", "organise-state", **words).assert_refused_with("victors-decide")
    assert table.form("cleopatra", "organise-state") is None
    offered = table.form("antony", "organise-state")
    assert offered is not None
    assert "federation" in field_options(offered.fields[0])
    [entry] = table.act("antony", "organise-state", **words).accepted_entries()
    assert RULES.course.finished(table.state)
    assert RULES.course.result(table.state) == Result("joint-win", ("antony", "cleopatra"))
    table.act("antony", "organise-state", **words).assert_refused_with("organised-already")
    assert table.form("antony", "organise-state") is None
    table.act("fata", "reverse", entry=entry.id, reason="a slip").accepted_entries()
    assert not RULES.course.finished(table.state)


@pytest.mark.rule("VICT-05", "IMAGO-14", "FATA-08")
def test_the_victors_decide_about_the_others() -> None:
    table = table_with_crown()
    about = {
        fate: field_options(form.fields[1])
        for fate in ("enslave", "execute", "spare", "grant", "deify", "found_cult", "ban_cult")
        if (form := table.form("antony", "decide-fate", fate=fate)) is not None
    }
    assert about["enslave"] == about["execute"] == about["spare"]
    assert {"antony", "cleopatra", "pansa"}.isdisjoint(about["enslave"])
    assert "cleopatra" in about["grant"]
    assert about["deify"] == ["pansa"]
    assert about["found_cult"] == about["ban_cult"]
    assert all(not table.person(god).mortal for god in about["ban_cult"])
    [entry] = table.act("antony", "decide-fate", fate="deify", about="pansa").accepted_entries()
    again = {"fate": "deify", "about": "pansa"}
    table.act("antony", "decide-fate", **again).assert_refused_with("not-for-such")
    table.act("antony", "decide-fate", fate="found_cult", about="pansa").accepted_entries()
    table.act("fata", "reverse", entry=entry.id, reason="too early").accepted_entries()
    table.act("antony", "decide-fate", **again).accepted_entries()
    decided = [(d.fate, d.subject) for d in table.state.world.actium.decrees]
    assert decided == [("found_cult", "pansa"), ("deify", "pansa")]


@pytest.mark.rule("VICT-05")
def test_regions_are_given_away_and_nothing_else_names_one() -> None:
    table = table_with_crown()
    grant = {"fate": "grant", "about": "cleopatra"}
    table.act("antony", "decide-fate", **grant).assert_refused_with("no-such-region")
    table.act("antony", "decide-fate", place="egypt", **grant).accepted_entries()
    slave = {"fate": "enslave", "about": "cicero"}
    table.act("antony", "decide-fate", place="egypt", **slave).assert_refused_with("no-region-here")
    table.act("cleopatra", "decide-fate", **slave).assert_refused_with("victors-decide")
    assert table.form("cleopatra", "decide-fate") is None
    table.act("antony", "decide-fate", fate="enslave", about="cleopatra").assert_refused_with(
        "not-for-such"
    )
    table.act("antony", "decide-fate", fate="enslave", about="nobody").assert_refused_with(
        "no-such-character"
    )


@pytest.mark.rule("VICT-04", "CAL-12")
def test_the_fates_may_end_the_evening_whatever_is_left_open() -> None:
    early = Table().at("aestas", 32)
    early.act("fata", "end-evening", reason="it is late").assert_refused_with("not-yet-actium")
    assert early.form("fata", "end-evening") is None
    table = sound_conches(actium_without_goods())
    table.act("neptune", "end-evening", reason="it is late").assert_refused_with("stewards-only")
    assert table.form("neptune", "end-evening") is None
    assert table.form("fata", "end-evening") is not None
    table.act("fata", "end-evening", reason="nobody has a ship").accepted_entries()
    assert RULES.course.finished(table.state)
    assert RULES.course.result(table.state) == Result("nobody")
    table.act("fata", "end-evening", reason="again").assert_refused_with("over-already")
    assert table.form("fata", "end-evening") is None


def test_the_calendar_alone_does_not_end_the_game() -> None:
    table = Table().at("aestas", 32)
    table.season().accepted_entries()
    assert not RULES.course.finished(table.state)


def test_victors_and_juppiter_are_reminded_of_their_part_in_the_end() -> None:
    table = table_with_victory()
    assert {"VICT-04", "VICT-05"} <= set(RULES.phones.reminders(table.state, "cleopatra"))
    assert "VICT-03" in RULES.phones.reminders(table.state, "juppiter")
    assert not {"VICT-03", "VICT-04"} & set(RULES.phones.reminders(table.state, "cicero"))


@pytest.mark.rule("VICT-04", "FATA-01")
def test_bots_among_the_fates_end_an_evening_whose_victor_has_died() -> None:
    table = table_with_crown()
    people = tuple(table.state.world.people)
    bots = Bots(table.machine, Random(1))
    going_on = bots.calendar_act(table.state, people)
    assert going_on is not None
    assert going_on.type == "organise-state"
    table.set_fact("antony", "status", "umbra")
    ending = bots.calendar_act(table.state, people)
    assert ending is not None
    assert (ending.actor, ending.type) == ("fata", "end-evening")

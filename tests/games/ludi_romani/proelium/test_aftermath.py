"""PROEL, exactly: duties after a battle, and exchanged dice (PROEL-32, 43, 46)."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.mors.death import draft_death
from ledger.games.ludi_romani.proelium.aftermath import VictorChose
from ledger.kernel.vocabulary.events import DutyDischarged
from tests.games.ludi_romani.battles import (
    begin_battle,
    choose_option,
    duel_after_acceptance,
    duel_before_challenge,
    events_of_types,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
)
from tests.games.ludi_romani.bonds import make_friends
from tests.games.ludi_romani.proelium.scenes import record_counted_amount, refusal_keys
from tests.games.ludi_romani.table import Table


def table_with_beaten_octavian() -> Table:
    """Antony has taken Octavian's only legio."""
    return play_rounds(duel_after_acceptance(white=1, others=2), (1, 6))


@pytest.mark.rule("PROEL-32", "CLI-02")
def test_the_winners_choice_is_recorded_and_carried_out() -> None:
    for option, manner in (("leave", None), ("cliens", "battle"), ("execute", None)):
        table = table_with_beaten_octavian()
        entries = choose_option(table, "antony", "victory", option).accepted_entries()
        assert events_of_types(entries, VictorChose) == [VictorChose("antony", "octavian", option)]
        made = [one.event.manner for one in entries if hasattr(one.event, "manner")]
        assert made == ([manner] if manner else [])
        causes = [one.event.cause for one in entries if hasattr(one.event, "cause")]
        assert causes == (["battle"] if option == "execute" else [])


@pytest.mark.rule("PROEL-32", "CLI-02")
def test_a_loser_protected_again_can_only_be_left() -> None:
    table = table_with_beaten_octavian().set_fact("octavian", "status", "not-unprotected")
    entries = choose_option(table, "antony", "victory", "cliens").accepted_entries()
    assert events_of_types(entries, VictorChose) == [VictorChose("antony", "octavian", "leave")]
    assert table.person("octavian").patroni == ()


@pytest.mark.rule("PROEL-32", "CLI-01")
def test_a_loser_who_cannot_be_a_cliens_is_left() -> None:
    table = duel_after_acceptance(Table().with_("octavian", suffragium=0), white=1, others=2)
    play_rounds(table, (1, 6)).set_fact("octavian", "role", "matrona")
    entries = choose_option(table, "antony", "victory", "cliens").accepted_entries()
    assert events_of_types(entries, VictorChose) == [VictorChose("antony", "octavian", "leave")]
    assert table.person("octavian").patroni == ()


@pytest.mark.rule("PROEL-32", "PROEL-28")
def test_going_away_lets_the_choice_lapse() -> None:
    table = table_with_beaten_octavian()
    entries = table.act("antony", "move", to="asia_minor").accepted_entries()
    lapsed = events_of_types(entries, DutyDischarged)
    assert [(one.kind, one.option, one.fell_due) for one in lapsed] == [("victory", "leave", True)]


@pytest.mark.rule("PROEL-32")
def test_the_winner_chooses_for_each_member_of_a_beaten_party() -> None:
    table = Table().with_("agrippa", place="asia_minor", legio_curialis=1)
    table = duel_before_challenge(table, white=1, others=4)
    table.act("agrippa", "move", to="greece").accepted_entries()
    known = make_friends(table, "octavian", "agrippa", sworn=True)
    together = {"amicitia": known, "companions": ["agrippa"]}
    begin_battle(table, "octavian", "antony", "minerva", **together)
    play_rounds(table, (1, 6), (1, 6))
    assert open_choices(table) == [("antony", "victory"), ("antony", "victory")]
    for who in ("octavian", "agrippa"):
        assert "unprotected" in table.person(who).statuses


@pytest.mark.rule("PROEL-32")
def test_gods_and_protected_mortals_are_not_unprotected() -> None:
    table = Table().with_("tyr_wotan", place="greece", legio_clientarum=1)
    table = duel_before_challenge(table)
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("tyr_wotan", "pass-turn").accepted_entries()
    play_rounds(begin_battle(table, "antony", "tyr_wotan", "minerva"), (6, 1))
    assert table.person("tyr_wotan").statuses == frozenset()
    table = duel_before_challenge(
        Table().with_("agrippa", place="greece", legio_curialis=1), others=1
    )
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("agrippa", "pass-turn").accepted_entries()
    table.set_fact("octavian", "patronus", "agrippa")
    record_counted_amount(table, "octavian", CURIALIS, 1)
    play_rounds(begin_battle(table, "antony", "octavian", "minerva"), (6, 1))
    assert table.person("octavian").statuses == {"cliens"}
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-32")
def test_the_end_is_remembered_as_it_was() -> None:
    table = table_with_beaten_octavian()
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "fought")
    assert latest_battle(table).unprotected == ("octavian",)
    table = Table().with_("antony", legio_clientarum=2)
    table = duel_after_acceptance(table, white=1, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CLIENTARUM}": 1}).accepted_entries()
    play_rounds(table, (1, 6))
    assert (latest_battle(table).stage, latest_battle(table).pending) == ("aftermath", ("antony",))


@pytest.mark.rule("PROEL-43", "PROEL-32")
def test_lending_is_for_summer_and_for_mortals_and_the_die_goes_home() -> None:
    table = Table().with_("tyr_wotan", place="greece")
    table = duel_before_challenge(table)
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("tyr_wotan", "pass-turn").accepted_entries()
    begin_battle(table, "antony", "tyr_wotan", "minerva")
    assert "mortals-only" in refusal_keys(table.act("vulcan", "lend-fabrilis", to="tyr_wotan"))
    table.act("vulcan", "lend-fabrilis", by="antony", to="antony").accepted_entries()
    form = table.form("antony", "roll-dice")
    assert form is not None
    assert form.fields == ()
    play_rounds(table, (10, 1)).act("cybele", "roam", to="greece").accepted_entries()
    table.assert_holdings("vulcan", legio_fabrilis=1).assert_holdings("antony", legio_fabrilis=0)
    winter = Table().at("hiems", 42)
    assert "summer-only" in refusal_keys(winter.act("vulcan", "lend-fabrilis", to="octavian"))


@pytest.mark.rule("PROEL-43", "PROEL-25")
def test_vulcans_die_leaves_a_battle_only_if_beaten() -> None:
    table = duel_after_acceptance()
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted_entries()
    play_rounds(table, (9, 1))
    assert latest_battle(table).fabrilis == "octavian"
    play_rounds(table, (1, 6))
    assert latest_battle(table).fabrilis == "out"
    assert latest_battle(table).sides[0].corps[0].thrown == 0


@pytest.mark.rule("PROEL-43")
def test_vulcans_die_goes_home_from_the_dead() -> None:
    table = duel_after_acceptance()
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted_entries()
    for draft in draft_death(table.state, "octavian", "poison", ""):
        table.record_house_entry(draft.event, postings=draft.postings, placements=draft.placements)
    table.wait(seconds=1).assert_holdings("vulcan", legio_fabrilis=1)


@pytest.mark.rule("PROEL-46")
def test_a_wife_begs_the_god_who_doubles_dice() -> None:
    table = Table().at("aestas", 42).with_("minerva", place="northern_italy")
    table.data["cast"]["juno"]["powers"].remove("break_amicitia")
    table.with_("juno", place="rome").with_("cybele", place="egypt")
    table.with_("octavian", place="rome", legio_curialis=1).with_("agrippa", place="spain")
    table.with_("antony", place="greece", legio_curialis=1)
    table.act("livia", "wed", by="juno", with_="octavian").accepted_entries()
    table.act("octavian", "move", to="northern_italy").accepted_entries()
    table.act("antony", "move", to="northern_italy").accepted_entries()
    roll_both_dice(begin_battle(table, "octavian", "antony", "minerva"), 3, 5)
    petition = table.act("livia", "beg-doubling").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("juno",)
    form = table.form("livia", "beg-doubling")
    assert form is not None
    assert form.blocked == ()


@pytest.mark.rule("IMAGO-05")
def test_the_living_are_told_that_only_ghosts_change_rolls() -> None:
    table = roll_both_dice(duel_after_acceptance(), 3, 4)
    answer = table.act("agrippa", "influence-roll", leader="octavian")
    assert "ghosts-only" in refusal_keys(answer)

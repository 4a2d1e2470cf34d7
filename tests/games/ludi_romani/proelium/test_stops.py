"""PROEL: the presiding god, and the events that stop a battle (PROEL-04, 26 to 31, 41)."""

import pytest

from ledger.games.ludi_romani.divortium.dos_payment import DosOwed, DosRepaid
from ledger.games.ludi_romani.mors.death import draft_death
from ledger.games.ludi_romani.proelium.aftermath import ExcessYielded
from ledger.games.ludi_romani.proelium.battle_end import ProeliumEnded
from ledger.games.ludi_romani.proelium.round_settlement import ConcursatioSettled
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Entry
from tests.games.ludi_romani.battles import (
    begin_battle,
    choose_option,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
    send_challenge,
    settle_round,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table

# this god presides


def battle_with_two_gods() -> Table:
    """Octavian fights Antony before Minerva. Diana is in the region, too."""
    return duel_after_acceptance(Table().with_("diana", place="greece"))


@pytest.mark.rule("PROEL-04", "FATA-04")
def test_the_fates_choose_when_a_second_god_wants_to_preside() -> None:
    table = battle_with_two_gods()
    form = table.form("diana", "claim-battle")
    assert form is not None
    assert field_options(form.fields[0]) == ["proelium-1"]
    answer = table.act("diana", "claim-battle", proelium="proelium-1")
    warned = answer.assert_warned("PROEL-04")
    assert warned[0].judges == ("fata",)
    table.act("octavian", "roll-dice").assert_refused_with("presiding-disputed")
    table.act("minerva", "leave-battle", by="diana", successor="diana").assert_refused("PROEL-04")
    assert table.state.kernel.questions
    choose_option(table, "fata", "who-presides", "diana").accepted_entries()
    assert latest_battle(table).presider == "diana"
    assert not table.state.kernel.questions
    roll_both_dice(table, 3, 3)


@pytest.mark.rule("PROEL-04")
def test_a_battle_is_claimed_before_the_first_die_only_and_by_a_god_there() -> None:
    table = battle_with_two_gods()
    table.act("juno", "claim-battle", proelium="proelium-1").assert_refused_with(
        "no-battle-to-claim"
    )
    table.act("minerva", "claim-battle", proelium="proelium-1").assert_refused_with(
        "no-battle-to-claim"
    )
    assert table.form("cicero", "claim-battle") is None
    play_rounds(table, (3, 3))
    table.act("diana", "claim-battle", proelium="proelium-1").assert_refused_with(
        "no-battle-to-claim"
    )
    assert table.form("diana", "claim-battle") is None


@pytest.mark.rule("PROEL-04")
def test_silence_of_the_fates_leaves_the_first_god_presiding() -> None:
    table = battle_with_two_gods()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    choose_option(table, "fata", "who-presides", "minerva").accepted_entries()
    assert latest_battle(table).presider == "minerva"
    assert latest_battle(table).claim == ""
    table = battle_with_two_gods()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    table.season().accepted_entries()
    assert not table.state.kernel.duties


@pytest.mark.rule("PROEL-04")
def test_a_second_god_who_has_gone_leaves_it_to_the_first() -> None:
    table = battle_with_two_gods()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    table.act("diana", "roam", to="gaul").accepted_entries()
    choose_option(table, "fata", "who-presides", "diana").accepted_entries()
    assert latest_battle(table).presider == "minerva"
    roll_both_dice(table, 3, 3)


@pytest.mark.rule("PROEL-04", "PROEL-28")
def test_the_end_of_a_battle_ends_the_dispute_over_presiding() -> None:
    table = battle_with_two_gods()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    table.act("minerva", "leave-battle").accepted_entries()
    assert not table.state.kernel.questions
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-28")
def test_a_successor_takes_over_the_duties_of_the_presiding_god() -> None:
    table = roll_both_dice(battle_with_two_gods(), 6, 1)
    assert open_choices(table) == [("minerva", "settle-round")]
    form = table.form("minerva", "leave-battle")
    assert form is not None
    assert field_options(form.fields[0]) == ["", "diana"]
    table.act_with_consent("diana", "minerva", "leave-battle", successor="diana").accepted_entries()
    assert open_choices(table) == [("diana", "settle-round")]
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=4)
    table.act("minerva", "leave-battle").assert_refused_with("presides-over-nothing")


@pytest.mark.rule("PROEL-28", "PROEL-03")
def test_a_successor_is_a_god_there_who_may_preside() -> None:
    table = battle_with_two_gods()
    table.act("minerva", "leave-battle", successor="juno").assert_refused_with("presider-not-here")
    table.act("minerva", "leave-battle", successor="antony").assert_refused("PROEL-03")


@pytest.mark.rule("PROEL-31")
def test_complete_rolls_stand_and_half_a_round_is_void() -> None:
    table = roll_both_dice(duel_after_acceptance(), 6, 1)
    table.act("minerva", "leave-battle").accepted_entries()
    table.assert_holdings("octavian", legio_curialis=4).assert_holdings("antony", legio_curialis=2)
    assert open_choices(table) == []
    table = duel_after_acceptance()
    table.context.dice = [6]
    table.act("octavian", "roll-dice").accepted_entries()
    table.act("minerva", "leave-battle").accepted_entries()
    table.assert_holdings("octavian", legio_curialis=3).assert_holdings("antony", legio_curialis=3)
    for who in ("octavian", "antony"):
        assert table.person(who).statuses == frozenset()


@pytest.mark.rule("PROEL-27", "PROEL-31")
def test_the_season_settles_dice_that_lie_there() -> None:
    table = roll_both_dice(duel_after_acceptance(), 6, 1)
    table.season().accepted_entries()
    table.assert_holdings("octavian", legio_curialis=4).assert_holdings("antony", legio_curialis=2)
    assert not table.state.kernel.duties
    assert not table.state.world.pugnae.battles
    assert table.state.world.pugnae.count == 1


@pytest.mark.rule("PROEL-27", "LIM-02")
def test_excess_given_up_at_season_end_does_not_end_a_battle_twice() -> None:
    table = Table().with_("octavian", legio_clientarum=5).with_("antony", legio_clientarum=10)
    table = duel_after_acceptance(table, white=5, others=0)
    for _ in range(3):
        roll_both_dice(table, 6, 1, first="octavian/legio_clientarum")
        settle_round(table).accepted_entries()
    entries = table.season().accepted_entries()
    assert [type(entry.event) for entry in entries[:3]] == [
        ProeliumEnded,
        ExcessYielded,
        PeriodOpened,
    ]
    table.assert_holdings("octavian", legio_curialis=2, legio_clientarum=8)


@pytest.mark.rule("PROEL-25", "PROEL-27", "PROEL-31", "DIV-03")
def test_losses_of_a_battle_at_season_end_pay_no_dos() -> None:
    table = roll_both_dice(
        duel_after_acceptance(Table().with_("octavian", denarius=0, classis=0)), 3, 3
    )
    table.record_house_entry(DosOwed("livia", "octavian", 500_000))
    entries = table.season().accepted_entries()
    assert [e.event.result for e in entries if isinstance(e.event, ConcursatioSettled)] == ["tie"]
    table.assert_holdings("octavian", legio_curialis=0).assert_holdings("antony", legio_curialis=2)
    table.assert_holdings("minerva", legio_curialis=17)
    (repaid,) = (e for e in entries if isinstance(e.event, DosRepaid))
    assert sum(p.amount for p in repaid.postings if p.source == "octavian") == 2


@pytest.mark.rule("PROEL-27", "CAL-10")
def test_a_challenge_nobody_has_answered_ends_with_the_season() -> None:
    table = duel_before_challenge()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    table.season().accepted_entries()
    assert not table.person("antony").is_in_battle


@pytest.mark.rule("PROEL-31")
def test_a_battle_cut_short_leaves_nobody_unprotected() -> None:
    table = play_rounds(duel_after_acceptance(white=2, others=2), (1, 6))
    table = roll_both_dice(table, 1, 6)
    table.act("cybele", "roam", to="greece").accepted_entries()
    table.assert_holdings("octavian", legio_curialis=0).assert_holdings("antony", legio_curialis=4)
    assert table.person("octavian").statuses == frozenset()
    assert latest_battle(table).why == "cybele"
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-41", "PROEL-30", "PROEL-20")
def test_a_battle_waits_while_cybele_is_there_by_one_reading() -> None:
    table = duel_after_acceptance(Table().with_reading("cybele.effect", "pauses"))
    table.act("cybele", "roam", to="greece").accepted_entries()
    assert latest_battle(table).stage == "rolling"
    table.act("octavian", "roll-dice").assert_refused_with("peace-here")
    table.act("cybele", "roam", to="egypt").accepted_entries()
    play_rounds(table, (3, 3))


@pytest.mark.rule("PROEL-29", "PROEL-31")
def test_a_mortal_freed_by_the_fates_leaves_the_battle_which_ends() -> None:
    table = play_rounds(duel_after_acceptance(), (6, 1)).set_fact(
        "antony", "status", "not-in_proelium"
    )
    table.wait(seconds=1)
    assert latest_battle(table).why == "freed"
    assert not table.person("octavian").is_in_battle


@pytest.mark.rule("PROEL-29", "PROEL-31")
@pytest.mark.parametrize("faces", [(), (1, 6)])
def test_a_death_ends_the_battle(faces: tuple[int, ...]) -> None:
    table = duel_after_acceptance(white=1, others=1)
    if faces:
        roll_both_dice(table, *faces)
    for draft in draft_death(table.state, "antony", "poison", ""):
        table.record_house_entry(draft.event, postings=draft.postings, placements=draft.placements)
    table.wait(seconds=1)
    assert latest_battle(table).stage == "over"
    assert table.person("antony").statuses == {"umbra"}
    table.assert_holdings("antony", legio_curialis=0)
    assert table.person("octavian").statuses == frozenset()


@pytest.mark.rule("PROEL-26", "LIM-08")
def test_a_fighter_does_not_sail_away() -> None:
    table = duel_after_acceptance(Table().with_("octavian", classis=9))
    table.act("octavian", "sail", to="sicily").assert_refused("PROEL-26", "MOTUS-16")


def reverse_entry(table: Table, entry: Entry) -> list[str]:
    """Let the Fates reverse an entry, and return the stored names of the entries that follow."""
    entries = table.act("fata", "reverse", entry=entry.id, reason="a slip").accepted_entries()
    return [one.type.partition("/")[2] for one in entries[1:]]


@pytest.mark.rule("PROEL-29", "FATA-08")
def test_a_rescue_set_right_brings_nobody_back_into_a_battle_that_is_over() -> None:
    table = duel_after_acceptance()
    rescue = table.act("octavian", "plead", to="spain", by="mercury").accepted_entries()[0]
    assert reverse_entry(table, rescue) == ["put-back@1", "rights-renewed@1"]
    table.assert_place("octavian", "greece")
    assert not table.person("octavian").is_in_battle
    table.act("octavian", "move", to="northern_italy").accepted_entries()


@pytest.mark.rule("PROEL-29", "FATA-08")
def test_an_undone_rescue_restores_no_battle_of_an_ended_season() -> None:
    table = duel_before_challenge().set_fact("octavian", "status", "in_proelium")
    rescue = table.act("octavian", "plead", to="spain", by="mercury").accepted_entries()[0]
    table.season().accepted_entries()
    assert reverse_entry(table, rescue) == ["put-back@1"]
    assert not table.person("octavian").is_in_battle


@pytest.mark.rule("PROEL-29", "PROEL-31", "FATA-08")
def test_an_undone_arrival_ends_the_battle() -> None:
    table = duel_before_challenge()
    log = table.state.log.entries
    came = next(entry for _, entry in sorted(log.items()) if entry.type.endswith("/travelled@1"))
    begin_battle(table, "octavian", "antony", "minerva")
    assert "put-back@1" in reverse_entry(table, came)
    table.assert_place("antony", "asia_minor").wait()
    assert (latest_battle(table).why, latest_battle(table).stage) == ("parted", "over")
    assert not table.person("octavian").is_in_battle


@pytest.mark.rule("PROEL-28", "FATA-08")
def test_an_undone_arrival_of_the_god_ends_the_battle() -> None:
    table = duel_before_challenge(Table().with_("diana", place="gaul"))
    came = table.act("diana", "roam", to="greece").accepted_entries()[0]
    begin_battle(table, "octavian", "antony", "diana")
    reverse_entry(table, came)
    table.wait()
    assert (latest_battle(table).why, latest_battle(table).stage) == ("presider-left", "over")

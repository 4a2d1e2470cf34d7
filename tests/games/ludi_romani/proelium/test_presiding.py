"""PROEL, exactly: the presiding god, and what stops a battle (PROEL-02 to 04, 24 to 31)."""

import pytest

from ledger.games.ludi_romani.goods import CURIALIS
from ledger.games.ludi_romani.proelium.battle_end import ProeliumEnded
from ledger.games.ludi_romani.proelium.round_settlement import draft_round_settled
from ledger.kernel.vocabulary.events import DutyOwed
from ledger.record.state import Duty
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    events_of_types,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
    send_challenge,
    settle_round,
)
from tests.games.ludi_romani.proelium.scenes import record_counted_amount
from tests.games.ludi_romani.table import Answer, Table


def only_open_duty(table: Table, kind: str) -> Duty:
    """Return the only open duty of a kind."""
    return next(one for one in table.state.kernel.duties.values() if one.kind == kind)


def battle_end_event(answer: Answer) -> ProeliumEnded:
    """Return the event that records the end of the battle."""
    found = events_of_types(answer.accepted_entries(), ProeliumEnded)[0]
    assert isinstance(found, ProeliumEnded)
    return found


@pytest.mark.rule("PROEL-04", "PROEL-20", "PROEL-28", "PROEL-31", "PROEL-32")
def test_a_dispute_holds_up_the_dice_and_ends_with_the_battle() -> None:
    table = duel_after_acceptance(Table().with_("diana", place="greece"))
    claimed = table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    owes = only_open_duty(table, "who-presides")
    assert owes.id == f"{claimed[0].meta.command}/who-presides" if claimed[0].meta else False
    assert owes.terms["details"] == "yes"
    assert {"minerva", "diana"} <= set(owes.audience)
    table.act("minerva", "roll-dice").assert_refused_with("presiding-disputed")
    table.act("minerva", "leave-battle", by="diana", successor="diana").assert_refused_with(
        "presiding-disputed"
    )
    form = table.form("minerva", "leave-battle")
    assert form is not None
    table.act("cybele", "roam", to="greece").accepted_entries()
    assert latest_battle(table).claim == ""
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-04", "PROEL-03")
def test_a_fighter_does_not_claim_to_preside() -> None:
    table = Table().with_("tyr_wotan", place="greece")
    table = duel_before_challenge(table)
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("tyr_wotan", "pass-turn").accepted_entries()
    begin_battle(table, "antony", "tyr_wotan", "minerva")
    table.act("tyr_wotan", "claim-battle", proelium="proelium-1").assert_refused_with(
        "no-battle-to-claim"
    )
    assert table.form("tyr_wotan", "claim-battle") is None


@pytest.mark.rule("PROEL-02", "PROEL-03", "PROEL-28")
def test_only_a_known_god_takes_over_and_the_entry_names_it() -> None:
    table = roll_both_dice(duel_after_acceptance(Table().with_("diana", place="greece")), 3, 3)
    table.act("minerva", "leave-battle", successor="nemo").assert_refused_with("no-such-character")
    answer = table.act("minerva", "leave-battle", by="diana", successor="diana")
    named = answer.accepted_entries()[0].event
    assert (named.before, named.presider, named.why) == ("minerva", "diana", "left")
    assert only_open_duty(table, "settle-round").id == "proelium-1/settle-round-1-diana"


@pytest.mark.rule("PROEL-28")
def test_the_departure_of_the_presiding_god_is_recorded() -> None:
    answer = duel_after_acceptance().act("minerva", "roam", to="spain")
    assert (battle_end_event(answer).why, battle_end_event(answer).by) == (
        "presider-left",
        "minerva",
    )


@pytest.mark.rule("PROEL-29")
def test_a_rescue_from_a_battle_is_recorded() -> None:
    answer = duel_after_acceptance().act_with_consent("mercury", "octavian", "plead", to="spain")
    assert (battle_end_event(answer).why, battle_end_event(answer).by) == ("parted", "octavian")


@pytest.mark.rule("PROEL-30", "PROEL-31", "PROEL-41", "PROEL-32")
def test_cybele_ends_battles_and_challenges() -> None:
    answer = roll_both_dice(duel_after_acceptance(), 3, 3).act("cybele", "roam", to="greece")
    assert (battle_end_event(answer).why, battle_end_event(answer).by) == ("cybele", "cybele")
    table = duel_before_challenge()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    assert battle_end_event(table.act("cybele", "roam", to="greece")).why == "cybele"
    assert not table.person("octavian").is_in_battle


@pytest.mark.rule("PROEL-27", "PROEL-31", "PROEL-32", "LIM-02")
def test_nobody_is_asked_any_more_at_the_end_of_the_season() -> None:
    table = Table().with_("antony", legio_clientarum=2)
    table = duel_after_acceptance(table, white=2, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CURIALIS}": 2}).accepted_entries()
    answer = roll_both_dice(table, 1, 6).season()
    assert battle_end_event(answer).why == "season"
    assert not events_of_types(answer.accepted_entries(), DutyOwed)
    table.assert_holdings("antony", legio_curialis=8, legio_clientarum=2).assert_holdings(
        "minerva", legio_curialis=16
    )


@pytest.mark.rule("PROEL-31", "LIM-02")
def test_the_owner_still_chooses_after_an_early_end() -> None:
    table = Table().with_("antony", legio_clientarum=2)
    table = duel_after_acceptance(table, white=2, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CURIALIS}": 2}).accepted_entries()
    roll_both_dice(table, 1, 6).act("cybele", "roam", to="greece").accepted_entries()
    assert open_choices(table) == [("antony", "above-ten")]


@pytest.mark.rule("PROEL-27", "CAL-10", "LIM-02")
def test_a_silent_owner_loses_white_dice_first_at_season_end() -> None:
    table = Table().with_("antony", legio_clientarum=2)
    table = duel_after_acceptance(table, white=1, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CURIALIS}": 1}).accepted_entries()
    play_rounds(table, (1, 6)).season().accepted_entries()
    table.assert_holdings("antony", legio_curialis=8, legio_clientarum=2)


@pytest.mark.rule("PROEL-24", "LIM-02", "PROEL-27")
def test_a_rex_whom_the_season_overtakes_forfeits_at_once() -> None:
    table = Table().at("aestas", 42).with_("cybele", place="egypt").with_("diana", place="gaul")
    table.with_("bogud", place="gaul", legio_clientarum=4)
    table.with_("lepidus", place="spain", legio_curialis=3)
    table.act("lepidus", "move", to="gaul").accepted_entries()
    begin_battle(table, "bogud", "lepidus", "diana")
    answer = roll_both_dice(table, 6, 1).season()
    assert not events_of_types(answer.accepted_entries(), DutyOwed)
    table.assert_holdings("bogud", legio_curialis=0, legio_clientarum=4).assert_holdings(
        "diana", legio_curialis=11
    )


@pytest.mark.rule("PROEL-24")
def test_a_rex_is_told_how_many_he_has_to_decide_about() -> None:
    table = Table().at("aestas", 42).with_("cybele", place="egypt").with_("diana", place="gaul")
    table.with_("bogud", place="gaul", legio_clientarum=2)
    table.with_("lepidus", place="spain", legio_curialis=3)
    table.act("lepidus", "move", to="gaul").accepted_entries()
    play_rounds(begin_battle(table, "bogud", "lepidus", "diana"), (6, 1), (6, 1))
    assert only_open_duty(table, "captured-curiales").terms["n"] == 2


@pytest.mark.rule("PROEL-25")
@pytest.mark.parametrize(("left", "goes_on"), [(3, True), (2, False)])
def test_a_battle_goes_on_as_long_as_the_dice_for_it_are_there(left: int, goes_on: bool) -> None:
    table = record_counted_amount(
        duel_after_acceptance(white=5, others=3), "octavian", CURIALIS, left
    )
    assert (latest_battle(table).stage == "rolling") is goes_on
    table = play_rounds(duel_after_acceptance(white=5, others=3), (3, 4))
    record_counted_amount(table, "octavian", CURIALIS, left - 1)
    assert (latest_battle(table).stage == "rolling") is goes_on


@pytest.mark.rule("PROEL-25")
@pytest.mark.parametrize(("left", "goes_on"), [(1, True), (0, False)])
def test_before_they_are_chosen_all_dice_count(left: int, goes_on: bool) -> None:
    table = duel_after_acceptance(Table().with_("octavian", legio_clientarum=2), white=3, others=3)
    record_counted_amount(table, "octavian", CURIALIS, left)
    assert (latest_battle(table).stage == "fielding") is goes_on


@pytest.mark.rule("PROEL-25", "PROEL-31", "PROEL-05")
def test_a_challenge_outlasts_the_loss_of_some_dice_but_not_of_all() -> None:
    for who in ("octavian", "antony"):
        table = duel_before_challenge()
        send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
        record_counted_amount(table, who, CURIALIS, 1)
        assert latest_battle(table.wait()).stage == "challenged"
        record_counted_amount(table, who, CURIALIS, 0)
        assert (latest_battle(table.wait()).stage, latest_battle(table).why) == ("over", "disarmed")
        assert not table.person("antony").is_in_battle


@pytest.mark.rule("CAL-11")
def test_battles_are_over_with_their_season_and_numbered_all_evening() -> None:
    table = duel_after_acceptance()
    table.season().accepted_entries()
    assert (table.state.world.pugnae.count, dict(table.state.world.pugnae.battles)) == (1, {})


@pytest.mark.rule("PROEL-25")
def test_a_round_is_settled_once() -> None:
    table = roll_both_dice(duel_after_acceptance(), 3, 4)
    settle = only_open_duty(table, "settle-round")
    settle_round(table).accepted_entries()
    assert draft_round_settled(table.state, settle, "settle", table.context) == ()
    roll_both_dice(table, 3, 4)
    assert draft_round_settled(table.state, settle, "settle", table.context) == ()


@pytest.mark.rule("PROEL-25", "PROEL-21")
def test_the_result_of_a_round_is_remembered() -> None:
    table = play_rounds(duel_after_acceptance(), (2, 5), (4, 3))
    first, second = latest_battle(table).rounds
    assert (first.totals, first.result, first.winner) == ((2, 5), "captured", 1)
    assert (second.totals, second.result, second.winner) == ((4, 3), "ceded", 0)

"""ACTIUM, exactly: rounds, throws and judgements. Each test would notice one altered word."""

import pytest

from ledger.games.ludi_romani.actium.stages import NAVIS, REDEMPTION_ACCOUNT
from ledger.kernel.vocabulary.events import DutyOwed
from ledger.record.entry import Entry
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    fight_round,
    one_member_fleets,
    roll_all_fleets,
    ships_by_party,
    sound_conches,
    switch_to_real_dice,
)
from tests.games.ludi_romani.table import Table

WHITE = {"asset": "legio_curialis"}


def fleets_with_dice(table: Table, **ships: int) -> Table:
    """Return fleets of these sizes, and gods who have kept dice."""
    for who, number in ships.items():
        table.with_(who, denarius=number * 1_000_000)
    table.with_("minerva", legio_curialis=2).with_("juno", legio_curialis=2)
    table.with_("mars", legio_ultrix_immortalis=1)
    close_forms(sound_conches(table))
    return table


def make_single_judge(table: Table, who: str) -> Table:
    """Make this god the only god who decides whether a throw was declared in time."""
    for character in table.data["cast"].values():
        powers = [power for power in character["powers"] if power != "judge_actium_timing"]
        character["powers"] = powers
    if who:
        table.data["cast"][who]["powers"].append("judge_actium_timing")
    return table


def owed_judgement(entries: tuple[Entry, ...]) -> DutyOwed:
    """Return the judgement that is owed because of a claim."""
    return next(e.event for e in entries if isinstance(e.event, DutyOwed))


def claim_white_throw(table: Table, who: str, party: str) -> str:
    """Let a throw of a white die be claimed, and return the duty that results."""
    duty: str = owed_judgement(
        table.act(who, "claim-throw", party=party, **WHITE).accepted_entries()
    ).duty
    return duty


def grant_throw(table: Table, duty: str, value: int) -> tuple[Entry, ...]:
    """Let the Fates grant the throw, and let the die show this face."""
    table.context.dice = [value]
    entries = table.act("fata", "choose", duty=duty, option="in-time").accepted_entries()
    assert table.context.dice == []
    return entries


@pytest.mark.rule("ACTIUM-15", "ACTIUM-16")
def test_neptune_names_the_highest_and_who_loses_a_ship() -> None:
    table = one_member_fleets(antony=3, cicero=2, octavian=4)
    [single] = fight_round(table, 2, 6, 5)
    assert (single.event.highest, single.event.losers) == (("cicero",), ("antony", "octavian"))
    [tied] = fight_round(table, 6, 2, 6)
    assert (tied.event.highest, tied.event.losers) == (("antony", "octavian"), ("cicero",))


@pytest.mark.rule("ACTIUM-15")
def test_lost_ships_leave_play_where_nobody_plays_neptune() -> None:
    table = actium_without_goods().leave_out_characters("neptune")
    table.with_("antony", denarius=2_000_000).with_("cicero", denarius=2_000_000)
    table.act("oceanus", "blow-conches").accepted_entries()
    table.act("oceanus", "close-forms").accepted_entries()
    table.context.dice = [1, 2]
    table.act("amphitrite", "roll-ships").accepted_entries()
    table.act("oceanus", "name-victor").accepted_entries()
    assert ships_by_party(table) == {"antony": 1, "cicero": 2}
    assert table.state.books.balance(REDEMPTION_ACCOUNT, NAVIS) == 1


@pytest.mark.rule("ACTIUM-17")
def test_dice_for_the_next_round_are_wanted_of_those_who_will_roll_in_it() -> None:
    table = switch_to_real_dice(one_member_fleets(antony=2, cicero=2, octavian=1))
    table.act("neptune", "roll-ships", dice=[1, 6, 3]).accepted_entries()
    table.act("neptune", "fight-on", dice=[1, 2, 3]).assert_refused_with("type-all-ships")
    table.act("neptune", "fight-on", dice=[1, 2]).accepted_entries()
    assert ships_by_party(table) == {"antony": 1, "cicero": 2}
    table.act("neptune", "fight-on", dice=[5]).assert_refused_with("type-all-ships")
    table.act("neptune", "fight-on").accepted_entries()
    assert table.state.world.actium.victor == "cicero"


@pytest.mark.rule("ACTIUM-18", "ACTIUM-19")
def test_a_thrown_die_is_named_after_its_round_its_party_and_its_god() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=3, cicero=3)
    fight_round(table, 1, 5)
    roll_all_fleets(table, 3, 5)
    table.context.dice = [3]
    [entry] = table.act("minerva", "throw-for", party="antony", **WHITE).accepted_entries()
    assert [roll.name for roll in entry.rolls] == ["actium/2/antony/minerva"]


@pytest.mark.rule("ACTIUM-20", "ACTIUM-22")
def test_a_duty_of_the_fates_names_the_claim_and_the_meaning_of_silence() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=3, cicero=3)
    fight_round(table, 3, 5)
    fight_round(table, 3, 5)
    answer = table.act("minerva", "claim-throw", party="antony", **WHITE)
    [warning] = answer.assert_warned("ACTIUM-20")
    assert (warning.key, warning.judges) == ("declared-in-time", ("fata",))
    claim, duty = (entry.event for entry in answer.accepted_entries())
    assert claim.number == 2
    assert claim.duty == duty.duty == f"{table.context.act}/actium-timing"
    assert (duty.owes, duty.options, duty.default) == ("fata", ("too-late", "in-time"), "too-late")
    assert duty.seen == ("minerva",)
    assert duty.terms == {
        "details": "yes",
        "thrower": "who:minerva",
        "party": "who:antony",
        "faces": [],
    }


@pytest.mark.rule("ACTIUM-20", "ACTIUM-22")
@pytest.mark.parametrize(("judge", "owes"), [("minerva", "minerva"), ("", "fata")])
def test_the_god_with_the_power_judges_and_else_the_fates(judge: str, owes: str) -> None:
    table = fleets_with_dice(make_single_judge(actium_without_goods(), judge), antony=3, cicero=3)
    fight_round(table, 3, 5)
    answer = table.act("juno", "claim-throw", party="antony", **WHITE)
    [warning] = answer.assert_warned("ACTIUM-20")
    assert warning.judges == (owes,)
    assert owed_judgement(answer.accepted_entries()).owes == owes


@pytest.mark.rule("ACTIUM-20", "ACTIUM-22")
def test_a_judgement_tells_its_outcome_and_settles_the_question() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=3, cicero=3)
    fight_round(table, 3, 5)
    late = claim_white_throw(table, "minerva", "antony")
    assert table.state.kernel.questions
    verdict, *_ = table.act("fata", "choose", duty=late, option="too-late").accepted_entries()[1:]
    assert not verdict.event.granted
    assert not table.state.kernel.questions
    entries = grant_throw(table, claim_white_throw(table, "juno", "antony"), 1)
    assert [e.event.granted for e in entries if e.type == "ludi_romani/throw-judged@1"] == [True]
    assert not table.state.kernel.questions


@pytest.mark.rule("ACTIUM-12", "ACTIUM-14", "ACTIUM-17", "ACTIUM-22")
def test_neptune_waits_for_a_judgement_whatever_he_is_about() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=3, cicero=3)
    roll_all_fleets(table, 1, 5)
    table.context.dice = [3]
    table.act("minerva", "throw-for", party="antony", **WHITE).accepted_entries()
    duty = claim_white_throw(table, "juno", "antony")
    table.act("neptune", "roll-ships").assert_refused_with("fates-judge-first", "name-victor-first")
    table.act("neptune", "name-victor").assert_refused_with("fates-judge-first")
    table.act("neptune", "fight-on").assert_refused_with("fates-judge-first")
    grant_throw(table, duty, 6)
    table.act("neptune", "name-victor").accepted_entries()
    claim_white_throw(table, "minerva", "cicero")
    table.act("neptune", "roll-ships").assert_refused_with("fates-judge-first")


@pytest.mark.rule("ACTIUM-21", "ACTIUM-22")
def test_a_god_pushed_out_may_not_come_back_for_the_same_party() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=3, cicero=3)
    roll_all_fleets(table, 1, 5)
    table.context.dice = [3]
    table.act("minerva", "throw-for", party="antony", **WHITE).accepted_entries()
    grant_throw(table, claim_white_throw(table, "juno", "antony"), 6)
    table.act("neptune", "name-victor").accepted_entries()
    again = table.act("minerva", "claim-throw", party="antony", **WHITE)
    again.assert_refused_with("not-twice-for-one", "nothing-to-claim")
    offered = table.form("minerva", "claim-throw")
    assert offered is not None
    assert field_options(offered.fields[0]) == ["cicero"]


@pytest.mark.rule("ACTIUM-21")
def test_the_later_of_two_gods_who_may_throw_for_a_party_is_pushed_out() -> None:
    table = actium_without_goods()
    table.data["actium"]["throws_per_party"] = 2
    fleets_with_dice(table, antony=3, cicero=3)
    roll_all_fleets(table, 1, 6)
    table.context.dice = [1, 1]
    for who, asset in (("minerva", "legio_curialis"), ("mars", "legio_ultrix_immortalis")):
        table.act(who, "throw-for", party="antony", asset=asset).accepted_entries()
    entries = grant_throw(table, claim_white_throw(table, "juno", "antony"), 5)
    [verdict] = [e.event for e in entries if e.type == "ludi_romani/throw-judged@1"]
    assert verdict.voided == ("mars",)
    table.assert_holdings("mars", legio_ultrix_immortalis=1).assert_holdings(
        "minerva", legio_curialis=1
    )
    table.act("neptune", "name-victor").accepted_entries()
    assert ships_by_party(table) == {"antony": 3, "cicero": 2}


@pytest.mark.rule("ACTIUM-17", "ACTIUM-22")
def test_a_round_is_reckoned_again_from_where_the_last_judgement_left_it() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=3, cicero=3)
    fight_round(table, 3, 5)
    grant_throw(table, claim_white_throw(table, "minerva", "antony"), 4)
    fight = table.state.world.actium.round
    assert fight is not None
    assert fight.losers == ("cicero",)
    assert ships_by_party(table) == {"antony": 3, "cicero": 2}
    grant_throw(table, claim_white_throw(table, "juno", "cicero"), 3)
    assert ships_by_party(table) == {"antony": 2, "cicero": 3}
    table.assert_holdings("neptune", navis_longa=1)


@pytest.mark.rule("ACTIUM-22", "VICT-01", "VICT-03")
def test_nobody_is_crowned_while_they_fight_nor_while_a_throw_is_judged() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=3, cicero=3)
    fight_round(table, 3, 5)
    claim_white_throw(table, "minerva", "antony")
    table.act("juppiter", "crown", title="magnus").assert_refused_with(
        "win-first", "fates-judge-first"
    )


@pytest.mark.rule("ACTIUM-22", "VICT-01", "VICT-05")
def test_triumph_and_decrees_belong_to_the_final_victors() -> None:
    table = fleets_with_dice(actium_without_goods(), antony=1, cicero=1)
    fight_round(table, 3, 5)
    table.act("cicero", "lead-triumph").accepted_entries()
    table.act("cicero", "decide-fate", fate="enslave", about="antony").accepted_entries()
    grant_throw(table, claim_white_throw(table, "minerva", "antony"), 5)
    actium = table.state.world.actium
    assert (actium.victor, actium.has_triumphed, actium.victors_decrees) == ("antony", False, ())
    table.act("antony", "decide-fate", fate="enslave", about="cicero").accepted_entries()
    table.act("antony", "lead-triumph").accepted_entries()
    table.act("antony", "lead-triumph").assert_refused_with("paraded-already")
    assert [d.subject for d in table.state.world.actium.victors_decrees] == ["cicero"]


@pytest.mark.rule("IMAGO-13")
def test_imagines_give_take_back_and_by_one_reading_throw_like_the_gods() -> None:
    table = (
        actium_without_goods()
        .with_reading("actium.imago_throws", True)
        .with_("antony", denarius=1_000_000)
    )
    table.with_("pansa", legio_ultrix=1, denarius=100_000).with_("cicero", denarius=1_000_000)
    table.with_("balbus", legio_ultrix=1)
    for ghost in ("pansa", "balbus"):
        table.set_fact(ghost, "status", "imago")
    sound_conches(table)
    money = {"to": "antony", "asset": "denarius", "quantity": 100_000}
    [given] = table.act("pansa", "give-to-party", **money).accepted_entries()
    table.act("pansa", "take-back-gift", gift=given.event.gift).accepted_entries()
    close_forms(table)
    roll_all_fleets(table, 3, 3)
    table.context.dice = [1]
    table.act("pansa", "throw-for", party="antony", asset="legio_ultrix").accepted_entries()
    table.act("neptune", "name-victor").accepted_entries()
    assert table.state.world.actium.victor == "antony"
    black = {"party": "cicero", "asset": "legio_ultrix"}
    table.act("balbus", "claim-throw", **black).assert_warned("ACTIUM-20")

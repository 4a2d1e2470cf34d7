"""ACTIUM: the one die that a god throws, and the judgement of the Fates on the throw."""

import pytest

from ledger.contract.form import Dice
from ledger.games.ludi_romani.actium.throws import FATES_ACCOUNT
from ledger.kernel.vocabulary.events import DutyOwed
from tests.games.ludi_romani.actium.scenes import actium_with_gods, throw_die
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.sea import (
    fight_round,
    roll_all_fleets,
    ships_by_party,
    switch_to_real_dice,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("ACTIUM-18", "ACTIUM-19")
def test_a_god_adds_one_die_in_the_whole_battle_and_the_fates_take_it() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    roll_all_fleets(table, 3, 5)
    throw_die(table, "minerva", "antony", "legio_curialis", 3)
    table.assert_holdings("minerva", legio_curialis=1)
    assert table.state.books.balance(FATES_ACCOUNT, "legio_curialis") == 1
    table.act("neptune", "name-victor").accepted_entries()
    assert ships_by_party(table) == {"antony": 3, "cicero": 2}
    roll_all_fleets(table, 1, 2)
    white = {"party": "cicero", "asset": "legio_curialis"}
    table.act("minerva", "throw-for", **white).assert_refused_with("sea-throw-spent")
    held = table.form("minerva", "throw-for")
    assert held is not None
    assert [o.key for o in held.blocked] == ["sea-throw-spent"]


@pytest.mark.rule("ACTIUM-18")
def test_vulcans_die_has_ten_sides_and_all_others_six() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    roll_all_fleets(table, 3, 5)
    table.context.dice = [10]
    [entry] = table.act(
        "vulcan", "throw-for", party="antony", asset="legio_fabrilis"
    ).accepted_entries()
    assert (entry.rolls[0].sides, entry.rolls[0].value) == (10, 10)
    table.context.dice = [6]
    mars = {"party": "cicero", "asset": "legio_ultrix_immortalis"}
    [entry] = table.act("mars", "throw-for", **mars).accepted_entries()
    assert entry.rolls[0].sides == 6
    table.act("neptune", "name-victor").accepted_entries()
    assert ships_by_party(table) == {"antony": 3, "cicero": 2}


@pytest.mark.rule("ACTIUM-18")
def test_only_a_god_with_a_die_throws() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    roll_all_fleets(table, 3, 5)
    white = {"party": "antony", "asset": "legio_curialis"}
    table.act("juno", "throw-for", **white).assert_refused_with("no-die-kept", "die-not-yours")
    assert table.form("juno", "throw-for") is None
    table.act("cicero", "throw-for", **white).assert_refused("ACTIUM-18")
    table.act("minerva", "throw-for", party="balbus", asset="legio_curialis").assert_refused_with(
        "not-in-this-round"
    )
    red = {"party": "antony", "asset": "legio_clientarum"}
    table.act("minerva", "throw-for", **red).assert_refused_with("die-not-yours")


@pytest.mark.rule("ACTIUM-18")
def test_ghosts_throw_too_by_one_reading() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    roll_all_fleets(table, 3, 5)
    black = {"party": "antony", "asset": "legio_ultrix"}
    table.act("pansa", "throw-for", **black).assert_refused_with("gods-throw-at-sea")
    assert table.form("pansa", "throw-for") is None
    table.change_reading("actium.imago_throws", "true").accepted_entries()
    throw_die(table, "pansa", "antony", "legio_ultrix", 2)
    table.assert_holdings("pansa", legio_ultrix=0)


@pytest.mark.rule("ACTIUM-20")
def test_a_god_throws_between_the_roll_and_the_naming() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    white = {"party": "antony", "asset": "legio_curialis"}
    table.act("minerva", "throw-for", **white).assert_refused_with("too-late-to-throw")
    waiting = table.form("minerva", "throw-for")
    assert waiting is not None
    assert [o.key for o in waiting.blocked] == ["too-late-to-throw"]
    roll_all_fleets(table, 3, 5)
    offered = table.form("minerva", "throw-for")
    assert offered is not None
    assert field_options(offered.fields[0]) == ["antony", "cicero"]
    assert field_options(offered.fields[1]) == ["legio_curialis"]
    table.act("neptune", "name-victor").accepted_entries()
    table.act("minerva", "throw-for", **white).assert_refused_with("too-late-to-throw")
    table.act_with_waiver("minerva", "throw-for", "ACTIUM-20", **white).assert_refused_with(
        "too-late-to-throw"
    )


@pytest.mark.rule("ACTIUM-21")
def test_one_god_throws_for_a_party_in_a_round() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    roll_all_fleets(table, 3, 5)
    throw_die(table, "minerva", "antony", "legio_curialis", 1)
    mars = {"party": "antony", "asset": "legio_ultrix_immortalis"}
    table.act("mars", "throw-for", **mars).assert_refused_with("thrown-for-already")
    offered = table.form("mars", "throw-for")
    assert offered is not None
    assert field_options(offered.fields[0]) == ["cicero"]
    throw_die(table, "mars", "cicero", "legio_ultrix_immortalis", 1)
    full = table.form("vulcan", "throw-for")
    assert full is not None
    assert [o.key for o in full.blocked] == ["thrown-for-all"]
    table.act("neptune", "name-victor").accepted_entries()
    roll_all_fleets(table, 3, 5)
    throw_die(table, "vulcan", "antony", "legio_fabrilis", 9)


def claim_throw(table: Table, who: str, party: str, asset: str, *rules: str) -> str:
    """Let a throw be claimed, and return the duty of the Fates that results."""
    answer = table.act(who, "claim-throw", party=party, asset=asset)
    answer.assert_warned(*rules)
    duty: str = next(
        e.event.duty for e in answer.accepted_entries() if isinstance(e.event, DutyOwed)
    )
    return duty


@pytest.mark.rule("ACTIUM-20", "ACTIUM-22")
def test_a_throw_judged_in_time_is_thrown_and_counted() -> None:
    table = actium_with_gods(antony=3, cicero=3, octavian=3)
    fight_round(table, 3, 5, 1)
    assert ships_by_party(table) == {"antony": 2, "cicero": 3, "octavian": 2}
    duty = claim_throw(table, "minerva", "antony", "legio_curialis", "ACTIUM-20")
    for act in ("roll-ships", "name-victor"):
        assert "fates-judge-first" in {o.key for o in table.act("neptune", act).assert_refused()}
    table.context.dice = [4]
    table.act("fata", "choose", duty=duty, option="in-time").accepted_entries()
    assert ships_by_party(table) == {"antony": 3, "cicero": 2, "octavian": 2}
    table.assert_holdings("minerva", legio_curialis=1).assert_holdings("neptune", navis_longa=2)
    assert not table.state.kernel.questions
    roll_all_fleets(table, 1, 2, 3)


@pytest.mark.rule("ACTIUM-22")
def test_a_throw_judged_too_late_changes_nothing_and_may_come_later() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    fight_round(table, 3, 5)
    duty = claim_throw(table, "minerva", "antony", "legio_curialis", "ACTIUM-20")
    table.act("fata", "choose", duty=duty, option="too-late").accepted_entries()
    assert ships_by_party(table) == {"antony": 2, "cicero": 3}
    assert table.state.world.actium.claims == ()
    table.assert_holdings("minerva", legio_curialis=2)
    roll_all_fleets(table, 3, 5)
    throw_die(table, "minerva", "antony", "legio_curialis", 1)


@pytest.mark.rule("ACTIUM-22")
def test_a_throw_that_changes_no_order_moves_no_ship() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    fight_round(table, 3, 5)
    duty = claim_throw(table, "minerva", "cicero", "legio_curialis", "ACTIUM-20")
    table.context.dice = [4]
    entries = table.act("fata", "choose", duty=duty, option="in-time").accepted_entries()
    assert not [e for e in entries if e.type == "ludi_romani/round-corrected@1"]
    assert ships_by_party(table) == {"antony": 2, "cicero": 3}


@pytest.mark.rule("ACTIUM-21", "ACTIUM-22")
def test_the_fates_decide_between_simultaneous_throws_of_two_gods() -> None:
    table = actium_with_gods(antony=3, cicero=3)
    roll_all_fleets(table, 1, 5)
    white = {"party": "antony", "asset": "legio_curialis"}
    table.act("minerva", "claim-throw", **white).assert_refused_with("nothing-to-claim")
    assert table.form("minerva", "claim-throw") is None
    throw_die(table, "mars", "antony", "legio_ultrix_immortalis", 6)
    offered = table.form("minerva", "claim-throw")
    assert offered is not None
    assert field_options(offered.fields[0]) == ["antony"]
    table.act(
        "mars", "claim-throw", party="antony", asset="legio_ultrix_immortalis"
    ).assert_refused_with("sea-throw-spent", "no-die-kept")
    duty = claim_throw(table, "minerva", "antony", "legio_curialis", "ACTIUM-22")
    table.act("minerva", "claim-throw", **white).assert_refused_with("claimed-already")
    table.act("vulcan", "claim-throw", party="antony", asset="legio_fabrilis").assert_refused_with(
        "nothing-to-claim"
    )
    table.context.dice = [2]
    table.act("fata", "choose", duty=duty, option="in-time").accepted_entries()
    table.assert_holdings("mars", legio_ultrix_immortalis=1).assert_holdings(
        "minerva", legio_curialis=1
    )
    table.act(
        "mars", "throw-for", party="antony", asset="legio_ultrix_immortalis"
    ).assert_refused_with("thrown-for-already", "not-twice-for-one")
    throw_die(table, "mars", "cicero", "legio_ultrix_immortalis", 1)
    table.act("neptune", "name-victor").accepted_entries()
    assert ships_by_party(table) == {"antony": 2, "cicero": 3}


@pytest.mark.rule("ACTIUM-20", "ACTIUM-22", "ACTIUM-17", "VICT-03")
def test_a_victory_may_be_another_s_until_the_crown_is_given() -> None:
    table = actium_with_gods(antony=1, cicero=1)
    fight_round(table, 3, 5)
    assert table.state.world.actium.victor == "cicero"
    duty = claim_throw(table, "minerva", "antony", "legio_curialis", "ACTIUM-20")
    table.act("juppiter", "crown", title="magnus").assert_refused_with("fates-judge-first")
    held = table.form("juppiter", "crown")
    assert held is not None
    assert [o.key for o in held.blocked] == ["fates-judge-first"]
    table.context.dice = [5]
    table.act("fata", "choose", duty=duty, option="in-time").accepted_entries()
    assert table.state.world.actium.victor == "antony"
    assert ships_by_party(table) == {"antony": 1}
    table.act("juppiter", "crown", title="magnus").accepted_entries()
    red = {"party": "cicero", "asset": "legio_ultrix_immortalis"}
    table.act("mars", "claim-throw", **red).assert_refused_with("no-round-to-claim")
    assert table.form("mars", "claim-throw") is None


@pytest.mark.rule("ACTIUM-22", "ACTIUM-17")
def test_a_tie_that_comes_of_a_judgement_lets_the_battle_go_on() -> None:
    table = actium_with_gods(antony=1, cicero=1)
    fight_round(table, 3, 5)
    duty = claim_throw(table, "minerva", "antony", "legio_curialis", "ACTIUM-20")
    table.context.dice = [2]
    table.act("fata", "choose", duty=duty, option="in-time").accepted_entries()
    assert table.state.world.actium.victor == ""
    assert ships_by_party(table) == {"antony": 1, "cicero": 1}
    fight_round(table, 6, 5)
    assert table.state.world.actium.victor == "antony"


@pytest.mark.rule("ACTIUM-20")
def test_nothing_can_be_claimed_before_a_roll() -> None:
    table = actium_with_gods(antony=1, cicero=1)
    white = {"party": "antony", "asset": "legio_curialis"}
    table.act("minerva", "claim-throw", **white).assert_refused_with("no-round-to-claim")


@pytest.mark.rule("FATA-11", "ACTIUM-18", "ACTIUM-22")
def test_gods_type_in_their_own_dice_when_they_lie_on_the_table() -> None:
    table = switch_to_real_dice(actium_with_gods(antony=3, cicero=3))
    table.act("neptune", "roll-ships", dice=[1, 5]).accepted_entries()
    fabrilis = {"party": "antony", "asset": "legio_fabrilis"}
    table.act("vulcan", "throw-for", **fabrilis).assert_refused_with("type-all-ships")
    table.act("vulcan", "throw-for", dice=[11], **fabrilis).assert_refused_with("type-all-ships")
    offered = table.form("vulcan", "throw-for", **fabrilis)
    assert offered is not None
    assert offered.fields[2] == Dice("dice", 1, 10)
    [entry] = table.act("vulcan", "throw-for", dice=[9], **fabrilis).accepted_entries()
    assert (entry.rolls[0].value, entry.rolls[0].witness) == (9, "vulcan")
    table.act("neptune", "name-victor").accepted_entries()
    answer = table.act("minerva", "claim-throw", party="cicero", asset="legio_curialis", dice=[6])
    duty = next(e.event.duty for e in answer.accepted_entries() if isinstance(e.event, DutyOwed))
    entries = table.act("fata", "choose", duty=duty, option="in-time").accepted_entries()
    assert [r.value for e in entries for r in e.rolls] == [6]
    assert ships_by_party(table) == {"antony": 2, "cicero": 3}


@pytest.mark.rule("ACTIUM-20", "ACTIUM-22")
def test_a_claim_after_the_next_roll_is_refused_as_too_late() -> None:
    table = actium_with_gods(antony=3, cicero=3, lepidus=1)
    fight_round(table, 4, 5, 1)
    roll_all_fleets(table, 1, 5)
    white = {"party": "antony", "asset": "legio_curialis"}
    (late,) = table.act("minerva", "claim-throw", **white).assert_refused("ACTIUM-20")
    assert (late.key, late.args) == ("claimed-too-late", {"n": 2})
    sunk = {**white, "party": "lepidus"}
    table.act("minerva", "claim-throw", **sunk).assert_refused_with(
        "claimed-too-late", "not-in-this-round"
    )
    throw_die(table, "mars", "antony", "legio_ultrix_immortalis", 1)
    claim_throw(table, "minerva", "antony", "legio_curialis", "ACTIUM-22")


@pytest.mark.rule("ACTIUM-20", "ACTIUM-22")
def test_a_pointless_judgement_is_refused_with_the_true_reason() -> None:
    table = actium_with_gods(antony=1, cicero=1)
    roll_all_fleets(table, 3, 5)
    white, red = {"asset": "legio_curialis"}, {"asset": "legio_ultrix_immortalis"}
    (free,) = table.act("minerva", "claim-throw", party="antony", **white).objections()
    assert free.args["why"] == "free"
    throw_die(table, "mars", "antony", "legio_ultrix_immortalis", 1)
    claim_throw(table, "minerva", "antony", "legio_curialis", "ACTIUM-22")
    forged = {"party": "antony", "asset": "legio_fabrilis"}
    (judged,) = table.act("vulcan", "claim-throw", **forged).objections()
    assert judged.args["why"] == "judged"
    table = actium_with_gods(antony=1, cicero=1)
    fight_round(table, 3, 5)
    table.act("juppiter", "crown", title="magnus").accepted_entries()
    (over,) = table.act("mars", "claim-throw", party="antony", **red).objections()
    assert over.args["why"] == "crowned"

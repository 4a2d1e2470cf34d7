"""PROEL: Vulcan's ten-sided die (PROEL-43)."""

import pytest

from ledger.contract.form import Dice
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    play_rounds,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table

LC, LCL = CURIALIS, CLIENTARUM


@pytest.mark.rule("PROEL-43")
def test_vulcan_lends_his_die_to_a_mortal_in_a_battle_who_agrees() -> None:
    table = duel_before_challenge()
    table.act("vulcan", "lend-fabrilis", to="octavian").assert_refused_with("not-in-a-battle")
    table = duel_after_acceptance()
    table.act("juno", "lend-fabrilis", to="octavian").assert_refused_with(
        "vulcan-lends", "fabrilis-away"
    )
    table.act("vulcan", "lend-fabrilis", to="cicero").assert_refused_with(
        "fabrilis-needs-a-legio", "not-in-a-battle"
    )
    form = table.form("vulcan", "lend-fabrilis")
    assert form is not None
    assert field_options(form.fields[0]) == ["octavian", "antony"]
    table.act_with_consent("octavian", "vulcan", "lend-fabrilis", to="octavian").accepted_entries()
    table.act("vulcan", "lend-fabrilis", to="antony").assert_refused_with(
        "fabrilis-away", "fabrilis-once"
    )


@pytest.mark.rule("PROEL-43")
def test_while_it_rolls_the_mortals_own_dice_are_not_at_risk() -> None:
    table = duel_after_acceptance()
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted_entries()
    table.act("minerva", "use-battle-dice", value="table").accepted_entries()
    form = table.form("minerva", "roll-dice")
    assert form is not None
    assert form.fields == (Dice("first_dice", 1, 10), Dice("second_dice", 1, 6))
    table.act("minerva", "use-battle-dice", value="server").accepted_entries()
    play_rounds(table, (3, 6))
    table.assert_holdings("octavian", legio_curialis=3, legio_fabrilis=0).assert_holdings(
        "antony", legio_curialis=3
    )


@pytest.mark.rule("PROEL-43")
def test_unbeaten_it_goes_home_at_the_end() -> None:
    table = duel_after_acceptance(white=1, others=2)
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted_entries()
    play_rounds(table, (10, 6))
    assert latest_battle(table).stage == "over"
    table.assert_holdings("octavian", legio_curialis=2, legio_fabrilis=0).assert_holdings(
        "vulcan", legio_fabrilis=1
    )


@pytest.mark.rule("PROEL-43")
def test_a_tie_leaves_the_legio_fabrilis_in_play_by_one_reading() -> None:
    table = duel_after_acceptance(Table().with_reading("fabrilis.returns_on_tie", False))
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted_entries()
    play_rounds(table, (5, 5))
    table.assert_holdings("octavian", legio_curialis=3, legio_fabrilis=1).assert_holdings(
        "antony", legio_curialis=2
    )
    table.assert_holdings("minerva", legio_curialis=16)
    play_rounds(table, (4, 5))
    table.assert_holdings("vulcan", legio_fabrilis=1)


@pytest.mark.rule("PROEL-43", "PROEL-47", "PROEL-13", "IMAGO-05")
def test_with_other_dice_all_dice_are_others() -> None:
    table = Table().with_scenario_data(sides={"legio": 8, "legio_fabrilis": 12}, dice="table")
    table = duel_before_challenge(table.with_("pansa", place="greece", legio_curialis=0))
    table = begin_battle(table, "octavian", "antony", "minerva").set_fact(
        "pansa", "status", "imago"
    )
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted_entries()
    form = table.form("minerva", "roll-dice")
    assert form is not None
    assert form.fields == (Dice("first_dice", 1, 12), Dice("second_dice", 1, 8))
    typed = {"first_dice": [12], "second_dice": [8]}
    petition = table.act("minerva", "roll-dice", **typed).pending_petition_id()
    for who in ("octavian", "antony"):
        table.act(who, "consent", petition=petition).accepted_entries()
    form = table.form("pansa", "influence-roll", leader="octavian")
    assert form is not None
    assert form.fields[1] == Dice("dice", 1, 8)
    table.act("pansa", "influence-roll", leader="octavian", dice=[9]).assert_refused_with(
        "no-such-face"
    )

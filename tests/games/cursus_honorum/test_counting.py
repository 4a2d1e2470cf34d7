"""DICE, PC: the gain of each face, and the capital of a turn."""

import pytest

from ledger.contract.form import Number
from tests.games.cursus_honorum.table import A, Table


@pytest.mark.rule("CUR-DICE-05")
def test_wealth_dice_give_three_each() -> None:
    table = Table().set_holdings(A, wealth=4).with_first_turn()
    assert table.roll_once(A, 2, 2, 4).event("rolling-stopped").wealth == 6
    table.assert_sheet(A, wealth=10, pc=1, skill_points=0, attack=0)


@pytest.mark.rule("CUR-DICE-06")
def test_skill_dice_give_three_points_each() -> None:
    table = Table().with_first_turn()
    assert table.roll_once(A, 3, 3, 4).event("rolling-stopped").skill_points == 6
    table.assert_sheet(A, skill_points=6, wealth=0)


@pytest.mark.rule("CUR-DICE-07")
def test_capital_dice_give_three_each() -> None:
    table = Table().with_first_turn()
    assert table.roll_once(A, 4, 4, 2).event("rolling-stopped").pc == 6
    table.assert_sheet(A, pc=4, skill_points=0)


@pytest.mark.rule("CUR-DICE-08")
@pytest.mark.parametrize(("as_pc", "points", "left"), [(0, 6, 0), (1, 4, 1), (2, 2, 3), (3, 0, 5)])
def test_choice_dice_give_two_capital_or_two_points_die_by_die(
    as_pc: int, points: int, left: int
) -> None:
    table = Table().set_holdings(A, dignitas=3).with_first_turn()
    table.act(A, "roll", 5, 5, 5, 4).accepted_entries()
    form = table.form(A, "stop-rolling")
    assert form is not None
    assert form.fields == (Number("as_pc", 0, 3),)
    event = table.act(A, "stop-rolling", as_pc=as_pc).event("rolling-stopped")
    assert (event.as_pc, event.pc, event.skill_points) == (as_pc, 3 + 2 * as_pc, points)
    table.assert_sheet(A, pc=left, skill_points=points)


@pytest.mark.rule("CUR-DICE-08")
def test_the_player_divides_choice_dice_if_there_are_any() -> None:
    table = Table().with_first_turn()
    table.act(A, "roll", 5, 4, 4).accepted_entries()
    table.act(A, "stop-rolling").assert_refused_with("say-how-choice")
    (objection,) = table.act(A, "stop-rolling", as_pc=2).assert_refused("CUR-DICE-08")
    assert objection.args == {"n": 1}
    table.act(A, "stop-rolling", as_pc=1).accepted_entries()
    other = Table().with_first_turn()
    other.act(A, "roll", 4, 4, 4).accepted_entries()
    other.act(A, "stop-rolling", as_pc=0).assert_refused_with("no-choice-dice")
    assert other.form(A, "stop-rolling") == ((), ())


@pytest.mark.rule("CUR-DICE-09")
def test_attack_dice_give_an_attack_each() -> None:
    table = Table().with_first_turn()
    event = table.roll_once(A, 6, 6, 4).event("rolling-stopped")
    assert (event.attacks, event.faces) == (2, (6, 6, 4))
    table.assert_sheet(A, attack=2)
    more = Table(scenario="rolling: {gains: {political_attack: 2}}\n").with_first_turn()
    assert more.roll_once(A, 6, 6, 4).event("rolling-stopped").attacks == 4


@pytest.mark.rule("CUR-PC-01")
def test_the_capital_of_a_turn_is_dice_skills_and_office() -> None:
    table = (
        Table()
        .set_holdings(A, oratory=3, monomachy=3, praetor=1, quaestor=1, dignitas=3)
        .skip_to_round(2)
    )
    table.act(A, "roll", 4, 5, 2, 2).accepted_entries()
    event = table.act(A, "stop-rolling", as_pc=1).event("rolling-stopped")
    assert (event.pc, event.income) == (5, 5)
    table.assert_sheet(A, pc=6)
    assert table.public_sheet(A)["income"] == {"skills": 2, "office": 3, "total": 5}


@pytest.mark.rule("CUR-PC-01")
def test_only_the_dice_count_without_skill_and_office() -> None:
    table = Table().with_first_turn()
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == 0
    table.assert_sheet(A, pc=1)


@pytest.mark.rule("CUR-PC-03")
def test_capital_and_attack_dice_that_are_not_spent_are_lost() -> None:
    table = Table().set_holdings(A, dignitas=18).with_first_turn()
    table.roll_once(A, 4, 4, 4, 4, 6, 6).accepted_entries()
    table.assert_sheet(A, pc=4, attack=2)
    lost = table.act(A, "end-turn").event("unspent-lost")
    assert (lost.pc, lost.attack, lost.skill_points) == (4, 2, 0)
    table.assert_sheet(A, pc=0, attack=0)


@pytest.mark.rule("CUR-PC-03")
def test_a_player_who_spends_everything_loses_nothing() -> None:
    table = Table().with_first_turn()
    table.roll_once(A, 4, 4, 2).accepted_entries()
    table.act(A, "advance", boxes=4).accepted_entries()
    assert table.act(A, "end-turn").entry_names() == ["turn-ended"]


@pytest.mark.rule("CUR-PC-03")
def test_capital_is_saved_and_pays_the_next_upkeep_under_one_reading() -> None:
    table = Table(2).with_reading("dignitas.leftover_capital", "saved").with_first_turn()
    table.roll_once(A, 4, 4, 6).accepted_entries()
    assert table.act(A, "end-turn").event("unspent-lost").pc == 0
    table.assert_sheet(A, pc=4, attack=0)
    table.skip_to_round(2)
    table.roll_once(A, 2, 2, 2).accepted_entries()
    table.assert_sheet(A, pc=2, shame=0)

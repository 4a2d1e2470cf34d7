"""DICE: the number of dice and rolls, and locked dice."""

import pytest

from ledger.contract.form import Subset
from ledger.games.cursus_honorum.state import Die
from tests.games.cursus_honorum.table import A, B, Table


def rerollable_dice(table: Table, who: str = A) -> list[str]:
    """Return the dice that the form lets a player roll again."""
    form = table.form(who, "roll-again")
    assert form is not None
    if form.blocked:
        return []
    field = form.fields[0]
    assert isinstance(field, Subset)
    assert (field.least, field.most) == (1, len(field.options))
    return [option.value for option in field.options]


def dice_ids(*dice: int) -> list[str]:
    """Return the ids of these dice, counted from 1."""
    return [f"die-{number}" for number in dice]


@pytest.mark.rule("CUR-DICE-01")
@pytest.mark.parametrize(
    ("dignitas", "dice"),
    [(0, 3), (2, 3), (3, 4), (6, 4), (7, 5), (11, 5), (12, 6), (18, 6)],
)
def test_the_level_sets_the_number_of_dice(dignitas: int, dice: int) -> None:
    table = Table().set_holdings(A, dignitas=dignitas).with_first_turn()
    entry = table.act(A, "roll", *[2] * dice).accepted_entries()[0]
    assert len(entry.rolls) == dice
    assert [roll.sides for roll in entry.rolls] == [6] * dice
    assert entry.rolls[0].name == f"round-1/{A}/roll-1/die-1"
    assert len(table.turn.dice) == dice


@pytest.mark.rule("CUR-DICE-01", "CUR-DIG-06")
def test_dignitas_lost_to_an_attack_counts_at_once_for_the_next_roll() -> None:
    table = Table().set_holdings(A, dignitas=3).set_holdings(B, dignitas=3).with_first_turn()
    table.roll_once(A, 6, 4, 4, 4).accepted_entries()
    table.act(A, "attack", targets={B: 1}).accepted_entries()
    table.act(A, "end-turn").accepted_entries()
    table.act(B, "roll", 2, 2, 2).accepted_entries()
    assert len(table.turn.dice) == 3


@pytest.mark.rule("CUR-DICE-02")
def test_a_hand_is_rolled_up_to_three_times() -> None:
    table = Table().with_first_turn()
    table.act(A, "roll-again", reroll=dice_ids(1)).assert_refused_with("roll-first")
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    table.act(A, "roll", 3, 3, 3).assert_refused_with("rolled-already")
    assert (
        table.act(A, "roll-again", 3, 3, 3, reroll=dice_ids(1, 2, 3)).event("dice-rolled").roll == 2
    )
    assert (
        table.act(A, "roll-again", 4, 4, 4, reroll=dice_ids(1, 2, 3)).event("dice-rolled").roll == 3
    )
    (objection,) = table.act(A, "roll-again", reroll=dice_ids(1)).assert_refused_with("rolled-out")
    assert (objection.rule, objection.args) == ("CUR-DICE-02", {"n": 3})
    assert rerollable_dice(table) == []


@pytest.mark.rule("CUR-DICE-02")
def test_the_number_of_rolls_comes_from_the_scenario() -> None:
    table = Table(scenario="rolling: {rolls: 1}\n").with_first_turn()
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    table.act(A, "roll-again", reroll=dice_ids(1)).assert_refused_with("rolled-out")


@pytest.mark.rule("CUR-DICE-02")
def test_dice_not_rolled_again_stay_locked() -> None:
    table = Table().with_first_turn()
    table.act(A, "roll", 4, 2, 3).accepted_entries()
    assert table.turn.dice == (Die(4), Die(2), Die(3))
    entry = table.act(A, "roll-again", 6, 5, reroll=dice_ids(3, 2)).accepted_entries()[0]
    assert [roll.name.rpartition("/")[2] for roll in entry.rolls] == dice_ids(2, 3)
    assert table.turn.dice == (Die(4, is_locked=True), Die(6), Die(5))
    (objection,) = table.act(A, "roll-again", reroll=dice_ids(1)).assert_refused_with("die-kept")
    assert (objection.rule, objection.args) == ("CUR-DICE-02", {"die": 1})
    assert rerollable_dice(table) == dice_ids(2, 3)


@pytest.mark.rule("CUR-DICE-02")
def test_kept_dice_are_rolled_again_under_one_reading_but_never_a_one() -> None:
    table = Table().with_reading("dice.locked_may_be_reopened", value=True).with_first_turn()
    table.act(A, "roll", 1, 2, 3).accepted_entries()
    table.act(A, "roll-again", 4, reroll=dice_ids(3)).accepted_entries()
    assert rerollable_dice(table) == dice_ids(2, 3)
    table.act(A, "roll-again", reroll=dice_ids(1, 2)).assert_refused_with("disapproval-stays")
    table.act(A, "roll-again", 6, reroll=dice_ids(2)).accepted_entries()
    assert table.turn.dice == (Die(1, is_locked=True), Die(6), Die(4, is_locked=True))


@pytest.mark.rule("CUR-DICE-02")
@pytest.mark.parametrize("reroll", [[], ["die-4"], ["die-1", "die-1"], ["1"], ["die-1", "x"]])
def test_only_dice_of_the_hand_are_rolled_and_each_once(reroll: list[str]) -> None:
    table = Table().with_first_turn()
    table.act(A, "roll", 2, 3, 4).accepted_entries()
    table.act(A, "roll-again", 5, 5, reroll=reroll).assert_refused_with("no-such-dice")


@pytest.mark.rule("CUR-DICE-02")
def test_rolling_stops_after_the_first_roll_or_a_later_one_but_not_before() -> None:
    table = Table().with_first_turn()
    table.act(A, "stop-rolling").assert_refused_with("roll-first")
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    table.act(A, "stop-rolling").accepted_entries()
    assert [die.face for die in table.turn.dice] == [2, 2, 2]


@pytest.mark.rule("CUR-DICE-03", "CUR-DICE-04")
def test_a_one_is_locked_at_once_and_never_rolled_again() -> None:
    table = Table().with_first_turn()
    table.act(A, "roll", 1, 2, 3).accepted_entries()
    assert table.turn.dice == (Die(1, is_locked=True), Die(2), Die(3))
    assert rerollable_dice(table) == dice_ids(2, 3)
    (objection,) = table.act(A, "roll-again", reroll=dice_ids(1, 2)).assert_refused("CUR-DICE-03")
    assert objection.args == {"die": 1}
    table.act(A, "roll-again", 1, 1, reroll=dice_ids(2, 3)).accepted_entries()
    assert [die.is_locked for die in table.turn.dice] == [True, True, True]


@pytest.mark.rule("CUR-DICE-03")
def test_rolling_is_over_when_all_dice_show_ones() -> None:
    table = Table().with_first_turn()
    table.act(A, "roll", 1, 1, 1).accepted_entries()
    form = table.form(A, "roll-again")
    assert form is not None
    assert [o.key for o in form.blocked] == ["all-dice-locked"]


@pytest.mark.rule("CUR-DICE-04")
def test_the_face_of_disapproval_comes_from_the_scenario() -> None:
    faces = "[wealth, skill, choice, political_attack, political_capital, disapproval]"
    table = Table(scenario=f"rolling: {{faces: {faces}}}\n").with_first_turn()
    table.act(A, "roll", 1, 6, 6).accepted_entries()
    assert [die.is_locked for die in table.turn.dice] == [False, True, True]
    table.act(A, "stop-rolling").accepted_entries()
    table.assert_sheet(A, wealth=3, shame=3)

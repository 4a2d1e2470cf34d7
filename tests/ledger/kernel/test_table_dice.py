"""Physical dice: the people who choose them, how they are typed in, and their dry runs."""

import pytest

from ledger.contract.form import Choice, Dice
from ledger.kernel.vocabulary.dry_context import DryContext
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.language.free_text import FreeText
from ledger.record.entry import Roll
from ledger.verify.dice import REVEALED_TYPE
from tests.toy.inn import inn_game
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


def test_typed_faces_become_rolls_in_their_order_and_name_their_witness() -> None:
    thrown = TableDice(DryContext(), [3, 20], "mars")
    assert thrown.roll("first", 6) == Roll("first", 6, 3, "table", "", "mars")
    assert thrown.roll("second", 20) == Roll("second", 20, 20, "table", "", "mars")


@pytest.mark.parametrize("faces", [[], [0], [7], [-1]])
def test_a_missing_or_impossible_typed_face_is_an_error(
    faces: list[int],
) -> None:
    with pytest.raises(ValueError, match="no face of 6 was typed in for the roll 'die'"):
        TableDice(DryContext(), faces, "mars").roll("die", 6)


def test_physical_dice_replace_the_dice_alone_and_no_other_context() -> None:
    context = DryContext()
    thrown = TableDice(context, [], "mars")
    assert thrown.act == context.act
    assert thrown.store_words(FreeText("words")) == context.store_words(FreeText("words"))
    assert thrown.seed(1) == context.seed(1)


def test_a_steward_changes_whose_dice_are_rolled() -> None:
    table = inn_game()
    (entry,) = table.does("host", "use-dice", value="table", reason="they are prettier")
    assert table.state.kernel.dice == "table"
    assert (entry.event.value, entry.event.before) == ("table", "server")
    assert table.scribe.text(entry.event.reason) == "they are prettier"
    seen = table.visible_part(entry)
    assert seen is not None
    assert (seen.key, seen.args) == ("dice-set", {"value": "table"})
    table.does("host", "use-dice", value="server")
    assert table.state.kernel.dice == "server"
    assert table.state.kernel.rulings == 2


@pytest.mark.rule("ACTA-11")
def test_only_a_steward_changes_the_dice_and_only_to_the_other_kind() -> None:
    table = inn_game()
    assert message_keys_of_refusal(table.expect_refusal("flavus", "use-dice", value="table")) == [
        "stewards-only"
    ]
    assert message_keys_of_refusal(table.expect_refusal("host", "use-dice", value="server")) == [
        "dice-so-already"
    ]
    assert table.expect_refusal("host", "use-dice", value="loaded").problem == "malformed"


@pytest.mark.rule("ACTA-11")
def test_a_game_without_physical_dice_does_not_offer_them(yard: YardGame) -> None:
    assert "use-dice" not in yard.offers("nurse")
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "use-dice", value="table")) == [
        "no-table-dice"
    ]


def test_a_steward_is_offered_the_other_dice() -> None:
    table = inn_game()
    value = table.offers("host")["use-dice"].fields[0]
    assert isinstance(value, Choice)
    assert [option.value for option in value.options] == ["table"]
    assert "use-dice" not in table.offers("flavus")


def test_a_form_asks_for_physical_dice_and_takes_them_as_they_fell() -> None:
    table = inn_game(dice="table")
    assert table.offers("flavus")["throw-tali"].fields == (Dice("dice", 2, 6),)
    entry, *_ = table.does("flavus", "throw-tali", dice=[6, 5])
    assert [(roll.value, roll.source, roll.witness) for roll in entry.rolls] == [
        (6, "table", "flavus"),
        (5, "table", "flavus"),
    ]
    assert table.holding_of("flavus", "bean") == 11


@pytest.mark.parametrize("dice", [None, [6], [6, 7], [6, 5, 4]])
def test_missing_or_impossible_dice_are_refused(dice: list[int] | None) -> None:
    table = inn_game(dice="table")
    fields = {} if dice is None else {"dice": dice}
    refused = table.expect_refusal("flavus", "throw-tali", **fields)
    assert refused.problem == "malformed" or message_keys_of_refusal(refused) == ["dice-missing"]


def test_a_dry_run_shows_the_result_of_physical_dice_that_have_fallen() -> None:
    table = inn_game(dice="table")
    begun = table.dry_run("flavus", "throw-tali")
    assert (begun.fields, begun.is_complete, begun.entries) == ((Dice("dice", 2, 6),), False, ())
    found = table.dry_run("flavus", "throw-tali", dice=[6, 5])
    assert short_type_names(found.entries) == ["thrown"]
    assert found.state_after is not None
    assert found.state_after.books.holding("flavus", "bean") == 11


def test_a_dry_run_shows_the_end_of_a_round_without_revealing_its_seed() -> None:
    table = inn_game(dice="table")
    for who in ("flavus", "niger"):
        table.does(who, "throw-tali", dice=[1, 2])
    found = table.dry_run("rufus", "throw-tali", dice=[1, 2])
    assert short_type_names(found.entries) == ["thrown", "period-opened", "seed-revealed"]
    assert found.entries[-1].event.seed == "dry"
    real = table.does("rufus", "throw-tali", dice=[1, 2])
    assert real[-1].type == REVEALED_TYPE
    assert real[-1].event.seed == table.keys.seeds().seed(1)


def test_a_dry_run_never_shows_dice_of_the_server() -> None:
    found = inn_game().dry_run("flavus", "throw-tali")
    assert (found.is_complete, found.entries, found.state_after) == (True, (), None)

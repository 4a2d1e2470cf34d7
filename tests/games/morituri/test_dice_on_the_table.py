"""Dice and cards that lie on the table are typed in."""

import pytest

from ledger.contract.form import Choice, Dice
from tests.games.morituri.table import A, B, Table


def table_with_physical_dice(players: int = 2) -> Table:
    """Return a table with its own dice."""
    return Table(players).with_scenario_data(dice="table")


@pytest.mark.rule("MOR-COMP-01")
def test_faces_are_typed_in_and_marked_as_rolled_at_the_table() -> None:
    table = table_with_physical_dice()
    for who, face in ((A, 5), (B, 2)):
        form = table.form(who, "roll-for-order")
        assert form is not None
        assert form.fields == (Dice("dice", 1, 6),)
        table.act(who, "roll-for-order", dice=[face]).accepted_entries()
    entry = table.act(A, "move", dice=[3]).accepted_entries()[0]
    (roll,) = entry.rolls
    assert (roll.value, roll.source, roll.witness) == (3, "table", A)
    assert table.place(A) == "catabathmus"


@pytest.mark.rule("MOR-COMP-01")
def test_faces_are_required_for_table_dice_and_refused_for_server_dice() -> None:
    table = table_with_physical_dice().begin_turn(A)
    table.act(A, "move").assert_refused_with("dice-wanted")
    table.act(A, "move", dice=[1, 2]).assert_refused("MOR-COMP-01")
    table.act(A, "move", dice=[7]).assert_malformed("dice.0")
    table.act("host", "use-dice", value="server").accepted_entries()
    table.act(A, "move", dice=[3]).assert_refused_with("dice-not-wanted")
    table.act(A, "move", dice=[3]).assert_refused("MOR-COMP-01")
    table.act(A, "move", 3).accepted_entries()


@pytest.mark.rule("MOR-COMP-01", "MOR-HOUSE-BOARD-05")
def test_bandits_are_rolled_against_on_the_table() -> None:
    table = table_with_physical_dice().equip(A, at="utica").begin_turn(A)
    table.act(A, "move", dice=[1]).accepted_entries()
    table.act(A, "face-danger").assert_refused_with("dice-wanted")
    assert table.act(A, "face-danger", dice=[4]).event("danger-faced").safe
    assert table.world.turn == B


@pytest.mark.rule("MOR-SETUP-05", "MOR-COMP-01")
def test_the_drawer_names_cards_on_the_table() -> None:
    table = Table(2).with_reading("cards.drawn", "table").begin_turn(A)
    table.act(A, "move", 2).accepted_entries()
    form = table.form(A, "draw-card")
    assert form is not None
    (field,) = form.fields
    assert isinstance(field, Choice)
    assert [option.value for option in field.options][:2] == ["gladius", "sica"]
    table.act(A, "draw-card").assert_refused_with("card-wanted")
    table.act(A, "draw-card", card="excalibur").assert_refused("MOR-SETUP-05")
    entry = table.act(A, "draw-card", card="sica").accepted_entries()[0]
    (roll,) = entry.rolls
    assert (roll.sides, roll.value, roll.source, roll.witness) == (69, 5, "table", A)
    assert table.world.drawn == (A, "sica")


@pytest.mark.rule("MOR-SETUP-05")
def test_the_server_names_its_cards_itself() -> None:
    table = Table(2).begin_turn(A)
    table.act(A, "move", 2).accepted_entries()
    table.act(A, "draw-card", card="sica").assert_refused_with("card-not-wanted")

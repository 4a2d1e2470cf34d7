"""DIG: levels, and boxes bought with capital."""

import pytest

from ledger.contract.form import Number
from tests.games.cursus_honorum.table import A, Table

NAMES = ("I", "II", "III", "IV")


def dignitas_level(table: Table) -> tuple[str, int, int, int]:
    """Return a player's level: its name, boxes, dice and upkeep."""
    shown = table.public_sheet(A)["level"]
    return (shown["name"], shown["boxes"], shown["dice"], shown["upkeep"])


@pytest.mark.rule("CUR-DIG-01")
@pytest.mark.parametrize("dignitas", [0, 1, 2])
def test_the_first_level_has_three_boxes_three_dice_and_an_upkeep_of_two(dignitas: int) -> None:
    assert dignitas_level(Table().set_holdings(A, dignitas=dignitas)) == ("I", 3, 3, 2)
    quick = (
        Table().with_reading("upkeep.table", "quick_reference").set_holdings(A, dignitas=dignitas)
    )
    assert dignitas_level(quick) == ("I", 3, 3, 2)


@pytest.mark.rule("CUR-DIG-02")
@pytest.mark.parametrize("dignitas", [3, 4, 6])
def test_the_second_level_has_four_boxes_four_dice_and_an_upkeep_of_four(dignitas: int) -> None:
    assert dignitas_level(Table().set_holdings(A, dignitas=dignitas)) == ("II", 4, 4, 4)
    quick = (
        Table().with_reading("upkeep.table", "quick_reference").set_holdings(A, dignitas=dignitas)
    )
    assert dignitas_level(quick) == ("II", 4, 4, 4)


@pytest.mark.rule("CUR-DIG-03")
@pytest.mark.parametrize("dignitas", [7, 9, 11])
def test_the_third_level_has_five_boxes_five_dice_and_an_upkeep_of_six(dignitas: int) -> None:
    assert dignitas_level(Table().set_holdings(A, dignitas=dignitas)) == ("III", 5, 5, 6)
    quick = (
        Table().with_reading("upkeep.table", "quick_reference").set_holdings(A, dignitas=dignitas)
    )
    assert dignitas_level(quick) == ("III", 5, 5, 8)


@pytest.mark.rule("CUR-DIG-04")
@pytest.mark.parametrize("dignitas", [12, 15, 18])
def test_the_fourth_level_has_six_boxes_six_dice_and_an_upkeep_of_eight(dignitas: int) -> None:
    assert dignitas_level(Table().set_holdings(A, dignitas=dignitas)) == ("IV", 6, 6, 8)
    quick = (
        Table().with_reading("upkeep.table", "quick_reference").set_holdings(A, dignitas=dignitas)
    )
    assert dignitas_level(quick) == ("IV", 6, 6, 10)


@pytest.mark.rule("CUR-DIG-04")
def test_nobody_rises_above_the_eighteenth_box() -> None:
    table = Table().set_holdings(A, dignitas=17).with_first_turn()
    table.roll_once(A, 4, 4, 4, 4, 2, 2).accepted_entries()
    (objection,) = table.act(A, "advance", boxes=2).assert_refused("CUR-DIG-04")
    assert objection.args == {"n": 1}
    table.act(A, "advance", boxes=1).accepted_entries()
    table.assert_sheet(A, dignitas=18, pc=3)
    table.act(A, "advance", boxes=1).assert_refused_with("boxes-full")


@pytest.mark.rule("CUR-DIG-05")
def test_a_box_costs_one_capital_and_a_player_buys_any_number() -> None:
    table = Table().with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    form = table.form(A, "advance")
    assert form is not None
    assert form.fields == (Number("boxes", 1, 7, unit="asset:dignitas"),)
    assert table.act(A, "advance", boxes=5).event("dignitas-raised").paid == 5
    table.assert_sheet(A, dignitas=5, pc=2)
    (objection,) = table.act(A, "advance", boxes=3).assert_refused_with("too-little-capital")
    assert objection.args == {"n": 2}
    table.act(A, "advance", boxes=2).accepted_entries()
    table.assert_sheet(A, dignitas=7, pc=0)
    assert table.form(A, "advance") is not None


@pytest.mark.rule("CUR-DIG-05")
def test_the_price_of_a_box_comes_from_the_scenario() -> None:
    table = Table(scenario="box: 2\n").with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    table.act(A, "advance", boxes=4).assert_refused_with("too-little-capital")
    assert table.act(A, "advance", boxes=3).event("dignitas-raised").paid == 6
    table.assert_sheet(A, dignitas=3, pc=1)


@pytest.mark.rule("CUR-DIG-06")
@pytest.mark.parametrize(
    ("reading", "begins"),
    [("previous_level_full", [0, 3, 7, 12]), ("first_box_of_level", [0, 4, 8, 13])],
)
def test_a_level_begins_when_the_one_below_is_full_or_with_its_own_first_box(
    reading: str, begins: list[int]
) -> None:
    table = Table().with_reading("dignitas.level_begins", reading)
    assert [level["first"] for level in table.seen()["sheet"]["levels"]] == begins
    for number, first in enumerate(begins):
        table.set_holdings(A, dignitas=first)
        assert dignitas_level(table)[0] == NAMES[number]
        if first:
            table.set_holdings(A, dignitas=first - 1)
            assert dignitas_level(table)[0] == NAMES[number - 1]


@pytest.mark.rule("CUR-DIG-06")
@pytest.mark.parametrize(
    ("reading", "ticked"),
    [("previous_level_full", [0, 2, 0, 1, 0, 6]), ("first_box_of_level", [0, 2, 3, 1, 4, 6])],
)
def test_boxes_are_filled_in_order_and_the_sheet_shows_those_of_the_level(
    reading: str, ticked: list[int]
) -> None:
    table = Table().with_reading("dignitas.level_begins", reading)
    shown = []
    for dignitas in (0, 2, 3, 4, 7, 18):
        table.set_holdings(A, dignitas=dignitas)
        shown.append(table.public_sheet(A)["level"]["ticked"])
    assert shown == ticked

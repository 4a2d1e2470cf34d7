"""UPK: the upkeep of a level."""

import pytest

from ledger.contract.form import Choice
from tests.games.cursus_honorum.table import A, B, Table

LEVELS = [(0, 2), (2, 2), (3, 4), (6, 4), (7, 6), (11, 6), (12, 8), (18, 8)]
QUICK = [(0, 2), (3, 4), (7, 8), (11, 8), (12, 10), (18, 10)]


def table_with_capital_dice(dignitas: int) -> Table:
    """Return a table with a player on a level, whose dice all bring capital."""
    return Table().set_holdings(A, dignitas=dignitas)


def entries_with_capital(table: Table, capital: int) -> list[str]:
    """Return the entries of a count whose dice bring this capital."""
    dice = len(table.range_of_own_dice(A))
    faces = [4] * (capital // 3)
    return table.roll_once(A, *faces, *[2] * (dice - len(faces))).entry_names()


@pytest.mark.rule("CUR-UPK-01")
@pytest.mark.parametrize(("dignitas", "upkeep"), LEVELS)
def test_the_level_is_kept_up_with_capital(dignitas: int, upkeep: int) -> None:
    table = table_with_capital_dice(dignitas).with_first_turn()
    dice = len(table.range_of_own_dice(A))
    assert table.roll_once(A, *[4] * dice).event("upkeep-paid").upkeep == upkeep
    table.assert_sheet(A, dignitas=dignitas, pc=3 * dice - upkeep, shame=0)


@pytest.mark.rule("CUR-UPK-01")
@pytest.mark.parametrize(("dignitas", "upkeep"), QUICK)
def test_the_quick_reference_asks_more_from_the_third_level_on(dignitas: int, upkeep: int) -> None:
    table = (
        Table()
        .with_reading("upkeep.table", "quick_reference")
        .set_holdings(A, dignitas=dignitas)
        .with_first_turn()
    )
    assert (
        table.roll_once(A, *[4] * len(table.range_of_own_dice(A))).event("upkeep-paid").upkeep
        == upkeep
    )


@pytest.mark.rule("CUR-UPK-01")
def test_upkeep_is_that_of_the_level_which_disapproval_has_left() -> None:
    table = table_with_capital_dice(7).with_first_turn()
    kinds = table.roll_once(A, 1, 1, 1, 4, 4)
    assert kinds.event("upkeep-paid").upkeep == 4
    table.assert_sheet(A, dignitas=6, pc=2)


@pytest.mark.rule("CUR-UPK-01")
def test_capital_that_just_reaches_pays() -> None:
    table = Table().set_holdings(A, dignitas=7).with_first_turn()
    table.roll_once(A, 4, 4, 2, 2, 2).accepted_entries()
    table.assert_sheet(A, dignitas=7, pc=0)


@pytest.mark.rule("CUR-UPK-01")
def test_a_player_who_can_pay_pays_unless_a_reading_allows_refusal() -> None:
    table = table_with_capital_dice(3).with_first_turn()
    table.act(A, "roll", 4, 4, 4, 4).accepted_entries()
    table.act(A, "stop-rolling", upkeep="refuse").assert_refused_with("upkeep-is-due")
    table.act(A, "stop-rolling", upkeep="pay").assert_refused_with("upkeep-is-due")
    free = (
        Table()
        .with_reading("upkeep.voluntary", value=True)
        .set_holdings(A, dignitas=3)
        .with_first_turn()
    )
    free.act(A, "roll", 4, 4, 4, 4).accepted_entries()
    free.act(A, "stop-rolling").assert_refused_with("pay-or-refuse")
    form = free.form(A, "stop-rolling")
    assert form is not None
    assert isinstance(form.fields[0], Choice)
    missed = free.act(A, "stop-rolling", upkeep="refuse").event("upkeep-missed")
    assert (missed.capital, missed.forfeited, missed.dignitas) == (12, 12, 1)
    free.assert_sheet(A, dignitas=2, pc=0)


@pytest.mark.rule("CUR-UPK-01")
def test_the_upkeep_may_be_paid_under_the_voluntary_reading() -> None:
    table = (
        Table()
        .with_reading("upkeep.voluntary", value=True)
        .set_holdings(A, dignitas=3)
        .with_first_turn()
    )
    table.roll_once(A, 4, 4, 4, 4, upkeep="pay").accepted_entries()
    table.assert_sheet(A, dignitas=3, pc=8)


@pytest.mark.rule("CUR-UPK-02")
@pytest.mark.parametrize(("dignitas", "after"), [(1, 0), (5, 4), (10, 9), (18, 17)])
def test_a_player_who_cannot_pay_loses_a_point_and_the_capital(dignitas: int, after: int) -> None:
    table = table_with_capital_dice(dignitas).with_first_turn()
    dice = len(table.range_of_own_dice(A))
    event = table.roll_once(A, 3, *[2] * (dice - 1)).event("upkeep-missed")
    assert (event.dignitas, event.shame, event.forfeited) == (1, 0, 0)
    table.assert_sheet(A, dignitas=after, shame=0)


@pytest.mark.rule("CUR-UPK-02")
@pytest.mark.parametrize(("reading", "left"), [("forfeit", 0), ("keep", 3)])
def test_insufficient_capital_is_forfeited_or_kept_by_a_reading(reading: str, left: int) -> None:
    table = (
        Table()
        .with_reading("upkeep.unpaid_capital", reading)
        .set_holdings(A, dignitas=5)
        .with_first_turn()
    )
    event = table.roll_once(A, 4, 2, 2, 2).event("upkeep-missed")
    assert (event.upkeep, event.capital, event.forfeited) == (4, 3, 3 - left)
    table.assert_sheet(A, dignitas=4, pc=left)


@pytest.mark.rule("CUR-UPK-03")
@pytest.mark.parametrize(("dignitas", "level", "dice"), [(3, "I", 3), (7, "II", 4), (12, "III", 5)])
def test_the_level_and_its_dice_fall_when_no_box_is_left_in_it(
    dignitas: int, level: str, dice: int
) -> None:
    table = Table(2).set_holdings(A, dignitas=dignitas).with_first_turn()
    entries_with_capital(table, 0)
    shown = table.public_sheet(A)["level"]
    assert (shown["name"], shown["dice"], shown["ticked"]) == (level, dice, shown["boxes"] - 1)
    assert len(table.turn.dice) == dice + 1
    table.skip_to_round(2).act(A, "roll", *[2] * dice).accepted_entries()


@pytest.mark.rule("CUR-UPK-04")
def test_a_missed_upkeep_at_the_bottom_brings_two_shame() -> None:
    table = table_with_capital_dice(0).with_first_turn()
    event = table.roll_once(A, 2, 2, 2).event("upkeep-missed")
    assert (event.dignitas, event.shame) == (0, 2)
    table.assert_sheet(A, dignitas=0, shame=2, pc=0)


@pytest.mark.rule("CUR-UPK-04")
def test_the_cost_of_missed_upkeep_comes_from_the_scenario() -> None:
    table = Table(scenario="missed_upkeep: {dignitas: 2, instead: 4}\n")
    table.set_holdings(A, dignitas=1).set_holdings(B, dignitas=3).with_first_turn()
    table.roll_once(A, 2, 2, 2).accepted_entries()
    table.assert_sheet(A, dignitas=1, shame=4)
    table.act(A, "end-turn").accepted_entries()
    table.roll_once(B, 2, 2, 2, 2).accepted_entries()
    table.assert_sheet(B, dignitas=1, shame=0)


@pytest.mark.rule("CUR-UPK-01")
def test_a_level_without_upkeep_costs_nothing() -> None:
    table = Table(scenario="levels: {i: {upkeep: {record_sheet: 0}}}\n").with_first_turn()
    assert table.roll_once(A, 2, 2, 2).entry_names() == ["rolling-stopped"]

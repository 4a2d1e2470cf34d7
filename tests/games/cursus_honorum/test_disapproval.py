"""DISAP: what dice with a one cost."""

import pytest

from tests.games.cursus_honorum.table import A, Table


def entries_with_ones(table: Table, ones: int, dice: int) -> list[str]:
    """Return the entries of a count with this number of ones, whose other dice bring capital."""
    return table.roll_once(A, *(1,) * ones, *(4,) * (dice - ones)).entry_names()


@pytest.mark.rule("CUR-DISAP-01")
@pytest.mark.parametrize("ones", [0, 1])
@pytest.mark.parametrize("dignitas", [0, 5])
def test_no_one_or_a_single_one_does_no_harm(ones: int, dignitas: int) -> None:
    table = Table().set_holdings(A, dignitas=dignitas).with_first_turn()
    kinds = entries_with_ones(table, ones, 4 if dignitas else 3)
    assert kinds == ["rolling-stopped", "upkeep-paid"]
    table.assert_sheet(A, dignitas=dignitas, shame=0)


@pytest.mark.rule("CUR-DISAP-02")
@pytest.mark.parametrize("dignitas", [0, 5])
def test_two_ones_bring_a_shame(dignitas: int) -> None:
    table = Table().set_holdings(A, dignitas=dignitas, shame=4).with_first_turn()
    assert "disapproved" in entries_with_ones(table, 2, 4 if dignitas else 3)
    table.assert_sheet(A, dignitas=dignitas, shame=5)


@pytest.mark.rule("CUR-DISAP-03")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (5, 4), (12, 11)])
def test_three_ones_cost_a_point(before: int, after: int) -> None:
    table = Table().set_holdings(A, dignitas=before, oratory=3, consul=1).skip_to_round(2)
    dice = len(table.range_of_own_dice(A))
    entries_with_ones(table, 3, dice)
    table.assert_sheet(A, dignitas=after, shame=0)


@pytest.mark.rule("CUR-DISAP-03")
def test_three_ones_bring_two_shame_where_there_is_no_point() -> None:
    table = Table().set_holdings(A, consul=1).skip_to_round(2)
    event = table.roll_once(A, 1, 1, 1).event("disapproved")
    assert (event.ones, event.dignitas, event.shame) == (3, 0, 2)
    table.assert_sheet(A, dignitas=0, shame=2)


FREE = "levels: {ii: {upkeep: {record_sheet: 0}}, iii: {upkeep: {record_sheet: 0}}}\n"
"""Return a scenario in which levels II and III have no upkeep."""


@pytest.mark.rule("CUR-DISAP-04")
@pytest.mark.parametrize(
    ("ones", "before", "after"), [(4, 5, 3), (4, 3, 1), (5, 12, 10), (6, 12, 10)]
)
def test_four_ones_or_more_cost_two_points(ones: int, before: int, after: int) -> None:
    table = Table(scenario=FREE).set_holdings(A, dignitas=before, consul=1).skip_to_round(2)
    dice = len(table.range_of_own_dice(A))
    event = table.roll_once(A, *(1,) * ones, *(4,) * (dice - ones)).event("disapproved")
    assert (event.ones, event.dignitas, event.shame) == (ones, 2, 0)
    table.assert_sheet(A, dignitas=after, shame=0)


@pytest.mark.rule("CUR-DISAP-04")
@pytest.mark.parametrize(
    ("before", "reading", "after"),
    [
        (0, "shame_instead", 0),
        (1, "shame_instead", 1),
        (0, "lose_and_shame", 0),
        (1, "lose_and_shame", 0),
    ],
)
def test_four_ones_and_fewer_than_two_points_bring_three_shame(
    before: int, reading: str, after: int
) -> None:
    table = Table(scenario="levels: {i: {dice: 4}}\n").with_reading(
        "disapproval.insufficient", reading
    )
    table.set_holdings(A, dignitas=before, consul=1).skip_to_round(2)
    event = table.roll_once(A, 1, 1, 1, 1).event("disapproved")
    assert (event.dignitas, event.shame) == (before - after, 3)
    table.assert_sheet(A, dignitas=after, shame=3)


@pytest.mark.rule("CUR-DISAP-03")
@pytest.mark.parametrize("reading", ["shame_instead", "lose_and_shame"])
def test_three_ones_and_no_point_are_the_same_under_both_readings(reading: str) -> None:
    table = (
        Table()
        .with_reading("disapproval.insufficient", reading)
        .set_holdings(A, consul=1)
        .skip_to_round(2)
    )
    table.roll_once(A, 1, 1, 1).accepted_entries()
    table.assert_sheet(A, dignitas=0, shame=2)

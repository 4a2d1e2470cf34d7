"""WEALTH, LUX: luxuries and their price."""

import pytest

from ledger.contract.form import Choice
from tests.games.cursus_honorum.table import A, B, Table

LUXURIES = [
    pytest.param("roman_domus", 4, 4, marks=pytest.mark.rule("CUR-LUX-01")),
    pytest.param("italian_villa", 5, 5, marks=pytest.mark.rule("CUR-LUX-02")),
    pytest.param("legendary_lineage", 6, 6, marks=pytest.mark.rule("CUR-LUX-03")),
    pytest.param("statue", 8, 8, marks=pytest.mark.rule("CUR-LUX-04")),
    pytest.param("victory_temple", 10, 10, marks=pytest.mark.rule("CUR-LUX-05")),
]


def table_with_wealth(wealth: int, **facts: int) -> Table:
    """Return a table whose first player has this wealth, and counted dice without wealth."""
    table = Table().set_holdings(A, wealth=wealth, **facts).with_first_turn()
    table.roll_once(A, 4, 4, 3).accepted_entries()
    return table


def offered_luxuries(table: Table) -> list[str]:
    """Return the luxuries that the first player can buy now."""
    form = table.form(A, "buy")
    assert form is not None
    if form.blocked:
        assert [o.key for o in form.blocked] == ["nothing-to-buy"]
        return []
    field = form.fields[0]
    assert isinstance(field, Choice)
    return [option.value for option in field.options]


@pytest.mark.parametrize(("luxury", "cost", "points"), LUXURIES)
def test_a_luxury_costs_wealth_and_counts_victory_points(
    luxury: str, cost: int, points: int
) -> None:
    table = table_with_wealth(cost, consul=1)
    before = table.public_sheet(A)["score"]
    assert table.act(A, "buy", luxury=luxury).event("luxury-bought").cost == cost
    table.assert_sheet(A, wealth=0, **{luxury: 1})
    assert table.public_sheet(A)["score"] == before + points
    poor = table_with_wealth(cost - 1, consul=1)
    poor.act(A, "buy", luxury=luxury).assert_refused("CUR-WEALTH-01")


@pytest.mark.rule("CUR-LUX-01")
def test_a_player_has_at_most_one_of_each_luxury() -> None:
    table = table_with_wealth(30, consul=1)
    for luxury in ("roman_domus", "statue"):
        table.act(A, "buy", luxury=luxury).accepted_entries()
        (objection,) = table.act(A, "buy", luxury=luxury).assert_refused_with("has-luxury")
        assert (objection.rule, objection.args) == ("CUR-LUX-01", {"asset": f"asset:{luxury}"})
    assert offered_luxuries(table) == ["italian_villa", "legendary_lineage", "victory_temple"]


@pytest.mark.rule("CUR-LUX-01")
def test_several_different_luxuries_may_be_bought_in_a_turn_and_by_several_people() -> None:
    table = table_with_wealth(10)
    table.act(A, "buy", luxury="roman_domus").accepted_entries()
    table.act(A, "buy", luxury="italian_villa").accepted_entries()
    table.assert_sheet(A, wealth=1, roman_domus=1, italian_villa=1)
    table.act(A, "end-turn").accepted_entries()
    table.set_holdings(B, wealth=4).roll_once(B, 2, 2, 2).accepted_entries()
    table.act(B, "buy", luxury="roman_domus").accepted_entries()


@pytest.mark.rule("CUR-LUX-04")
def test_a_statue_is_for_former_consuls_only() -> None:
    table = table_with_wealth(9)
    (objection,) = table.act(A, "buy", luxury="statue").assert_refused("CUR-LUX-04")
    assert objection.args["office"] == "asset:consul"
    assert "statue" not in offered_luxuries(table)
    assert "statue" in offered_luxuries(table_with_wealth(9, consul=1))
    assert "statue" not in offered_luxuries(table_with_wealth(9, censor=1, praetor=1))


@pytest.mark.rule("CUR-LUX-05")
def test_a_victory_temple_is_for_former_consuls_only() -> None:
    table = table_with_wealth(19)
    (objection,) = table.act(A, "buy", luxury="victory_temple").assert_refused("CUR-LUX-05")
    assert objection.args["office"] == "asset:consul"
    assert "victory_temple" not in offered_luxuries(table)
    assert "victory_temple" in offered_luxuries(table_with_wealth(19, consul=1))


@pytest.mark.rule("CUR-WEALTH-01")
def test_wealth_is_spent_or_saved_without_limit() -> None:
    table = Table(2).set_holdings(A, wealth=100).with_first_turn()
    table.roll_once(A, 2, 2, 4).accepted_entries()
    assert table.act(A, "end-turn").event("unspent-lost").pc == 1
    table.assert_sheet(A, wealth=106)
    table.skip_to_round(2).roll_once(A, 2, 4, 4).accepted_entries()
    table.act(A, "buy", luxury="roman_domus").accepted_entries()
    table.assert_sheet(A, wealth=105)


@pytest.mark.rule("CUR-WEALTH-01")
def test_a_luxury_dearer_than_the_wealth_is_refused() -> None:
    table = table_with_wealth(5)
    (objection,) = table.act(A, "buy", luxury="legendary_lineage").assert_refused_with(
        "too-little-wealth"
    )
    assert objection.args == {"asset": "asset:legendary_lineage", "cost": 6, "n": 5}
    assert offered_luxuries(table) == ["roman_domus", "italian_villa"]
    assert offered_luxuries(table_with_wealth(3)) == []


@pytest.mark.rule("CUR-WEALTH-01")
def test_an_unknown_luxury_is_refused() -> None:
    table_with_wealth(50).act(A, "buy", luxury="racehorse").assert_refused_with("no-such-luxury")
    table = (
        Table(scenario="luxuries: {statue: null}\n")
        .set_holdings(A, wealth=9, consul=1)
        .with_first_turn()
    )
    table.roll_once(A, 4, 4, 3).accepted_entries()
    table.act(A, "buy", luxury="statue").assert_refused_with("no-such-luxury")

"""DIV: effects that a divorce must not have, whether it is corrected or not."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CURIALIS, DENARIUS
from tests.games.ludi_romani.divorces import (
    DOS,
    claim_dos,
    repay_dos,
    table_with_divorce,
    table_with_marriage,
)
from tests.games.ludi_romani.divortium.scenes import divorce_livia_without_dos
from tests.games.ludi_romani.dying import record_transfer
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("DIV-02", "FATA-08")
@pytest.mark.parametrize("who", ["philippus", "livia"])
def test_nobody_is_married_to_the_dead_again(who: str) -> None:
    table = table_with_marriage(denarius=DOS)
    divorce = divorce_livia_without_dos(table)
    table.set_fact(who, "status", "umbra")
    table.act("fata", "reverse", entry=divorce, reason="no").assert_refused_with("divorce-settled")


@pytest.mark.rule("DIV-02", "FATA-08")
@pytest.mark.parametrize("several", [True, False])
def test_an_undone_divorce_does_not_end_a_new_marriage(*, several: bool) -> None:
    table = table_with_marriage({"marriage.one_spouse": not several}, denarius=DOS)
    reverse = {"entry": divorce_livia_without_dos(table), "reason": "no"}
    table.act("atia", "wed", by="juno", with_="philippus").accepted_entries()
    if several:
        table.act("fata", "reverse", **reverse).accepted_entries()
        assert table.state.world.bonds.wives("philippus") == ("atia", "livia")
    else:
        table.act("fata", "reverse", **reverse).assert_refused_with("divorce-settled")


@pytest.mark.rule("DIV-04", "ROST-14")
def test_legions_that_a_wife_of_another_may_not_have_stay_with_juno() -> None:
    table = table_with_divorce(denarius=0, legio_curialis=10)
    table.act("livia", "wed", by="juno", with_="plancus").accepted_entries()
    claim_dos(table).assert_holdings("livia", legio_curialis=0).assert_holdings(
        "philippus", legio_curialis=0
    )
    assert table.state.books.balance("juno/spoils", CURIALIS) == 10


@pytest.mark.rule("DIV-03", "PROEL-25")
def test_dice_of_a_battle_pay_no_dos_before_it_is_over() -> None:
    table = table_with_divorce(denarius=1_800_000, legio_curialis=2)
    table.set_fact("philippus", "status", "in_proelium")
    repay_dos(table, white=1).assert_refused_with("dice-stay-in-battle")
    form = table.form("philippus", "repay-dos")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["cannot-repay"]
    claim_dos(table).assert_holdings("philippus", denarius=1_800_000, legio_curialis=2)
    table.set_fact("philippus", "status", "not-in_proelium").wait()
    table.assert_holdings("philippus", denarius=0, legio_curialis=1).assert_holdings(
        "livia", legio_curialis=1
    )


@pytest.mark.rule("DIV-03", "MERC-01")
def test_nobody_barters_with_a_debtor_of_a_dos() -> None:
    table = table_with_divorce(denarius=DOS, classis=1)
    swap = {"give": DENARIUS, "give_quantity": 100_000, "take": CLASSIS, "take_quantity": 1}
    table.act("atia", "barter", with_="philippus", **swap).assert_refused_with("dos-first")
    form = table.form("atia", "barter")
    assert form is not None
    partners = field_options(form.fields[0])
    assert "plancus" in partners
    assert "philippus" not in partners


@pytest.mark.rule("DIV-03", "DIV-04")
def test_goods_without_a_price_pay_no_dos() -> None:
    table = claim_dos(
        table_with_divorce({"prices.classis": 0}, denarius=1_800_000, legio_curialis=2, classis=2)
    )
    table.assert_holdings("philippus", denarius=0, legio_curialis=1, classis=2).assert_holdings(
        "livia", classis=0
    )


def table_with_remarried_livia(**philippus: int) -> Table:
    """Return a table on which Livia is another man's wife when Philippus pays her dos back."""
    table = table_with_divorce(None, **philippus)
    table.act("livia", "wed", by="juno", with_="plancus").accepted_entries()
    return table


@pytest.mark.rule("DIV-03", "DIV-04", "ROST-14")
def test_juno_pays_the_worth_of_legiones_that_the_wife_may_not_own() -> None:
    table = table_with_remarried_livia(legio_curialis=10)
    juno = table.state.books.holding("juno", DENARIUS)
    claim_dos(table).assert_holdings("livia", denarius=DOS, legio_curialis=0)
    table.assert_holdings("juno", denarius=juno - DOS).assert_holdings("philippus", denarius=0)
    assert table.state.books.balance("juno/spoils", CURIALIS) == 10


@pytest.mark.rule("DIV-03", "DIV-04", "ROST-14")
def test_a_surplus_of_a_dos_comes_back_from_its_holder() -> None:
    table = table_with_remarried_livia(legio_curialis=2, classis=6)
    juno = table.state.books.holding("juno", DENARIUS)
    claim_dos(table).assert_holdings("livia", classis=6, denarius=200_000, legio_curialis=0)
    table.assert_holdings("philippus", denarius=200_000).assert_holdings(
        "juno", denarius=juno - 400_000
    )


@pytest.mark.rule("DIV-04", "FATA-08")
def test_a_wife_paid_exactly_pays_nothing_back() -> None:
    table = table_with_remarried_livia(denarius=500_000, legio_curialis=1, classis=5)
    juno = table.state.books.holding("juno", DENARIUS)
    claim_dos(table).assert_holdings("livia", classis=5, denarius=500_000, legio_curialis=0)
    table.assert_holdings("philippus", denarius=200_000).assert_holdings(
        "juno", denarius=juno - 200_000
    )
    entry = next(e.id for e in table.state.log.in_order() if "dos-repaid" in e.type)
    table.act("fata", "reverse", entry=entry, reason="not so").accepted_entries()
    table.assert_holdings("livia", classis=0, denarius=0).assert_holdings("juno", denarius=juno)


@pytest.mark.rule("DIV-04", "DIV-06")
def test_juno_without_money_pays_nothing_and_the_wife_owes_nothing() -> None:
    table = table_with_remarried_livia(legio_curialis=10, classis=1)
    record_transfer(table, DENARIUS, "juno", "minerva", table.state.books.holding("juno", DENARIUS))
    claim_dos(table).assert_holdings("livia", denarius=0, legio_curialis=0).assert_holdings(
        "juno", denarius=0
    )
    assert not table.state.world.bonds.debts

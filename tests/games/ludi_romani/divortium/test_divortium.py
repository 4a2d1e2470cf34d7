"""DIV: divorce, and the return of the dos."""

from typing import Any

import pytest

from ledger.contract.form import DependentField, Number
from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS
from tests.games.ludi_romani.bonds import lend_goods, make_friends, objections_to_act
from tests.games.ludi_romani.divorces import (
    DOS,
    claim_dos,
    repay_dos,
    table_with_divorce,
    table_with_marriage,
)
from tests.games.ludi_romani.given import field_options


@pytest.mark.rule("DIV-01")
@pytest.mark.parametrize("asks", ["livia", "philippus"])
def test_either_may_ask_and_juno_decides(asks: str) -> None:
    table = table_with_marriage(denarius=DOS)
    other = "philippus" if asks == "livia" else "livia"
    petition = table.act(asks, "plead-divorce", from_=other, plea="alone").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("juno",)
    table.act("juno", "consent", petition=petition).assert_unwarned()
    assert table.person("livia").role == "free_woman"
    assert not table.state.world.bonds.marriages


@pytest.mark.rule("DIV-01", "DIV-02")
def test_husband_and_wife_may_plead_together_and_a_spouse_may_decline_unwarned() -> None:
    table = table_with_marriage(denarius=DOS)
    plea = {"from_": "philippus", "plea": "together"}
    petition = table.act("livia", "plead-divorce", **plea).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("philippus", "juno")
    table.act("philippus", "decline", petition=petition).assert_unwarned()


@pytest.mark.rule("DIV-01")
def test_only_spouses_are_divorced() -> None:
    table = table_with_marriage(denarius=DOS)
    table.act("livia", "plead-divorce", from_="plancus", plea="alone").assert_refused("DIV-01")
    table.act("atia", "plead-divorce", from_="philippus", plea="alone").assert_refused("DIV-01")
    assert table.form("atia", "plead-divorce") is None
    form = table.form("philippus", "plead-divorce")
    assert form is not None
    assert [field_options(field) for field in form.fields] == [["livia"], ["alone", "together"]]


@pytest.mark.rule("DIV-03")
def test_the_whole_dos_goes_through_junos_hands_to_the_wife() -> None:
    table = table_with_divorce(denarius=3_000_000)
    paid = repay_dos(table).assert_unwarned()[0]
    assert [(p.source, p.target, p.amount) for p in paid.postings] == [
        ("philippus", "juno", DOS),
        ("juno", "livia", DOS),
    ]
    table.assert_holdings("livia", denarius=DOS).assert_holdings("philippus", denarius=1_000_000)
    repay_dos(table).assert_refused_with("owes-no-dos")


@pytest.mark.rule("DIV-03", "FATA-12")
def test_the_husband_pays_existing_goods_worth_the_dos_at_least() -> None:
    table = table_with_divorce(denarius=1_500_000, legio_curialis=4)
    refused = repay_dos(table, white=2).assert_refused("DIV-03")[0]
    assert refused.rests_on == (("philippus", DENARIUS),)
    repay_dos(table, white=5).assert_refused("FATA-12")
    repay_dos(table, white=3).accepted_entries()
    table.assert_holdings("philippus", denarius=100_000, legio_curialis=1)


@pytest.mark.rule("DIV-04")
def test_the_surplus_of_a_dos_is_below_its_dearest_piece_and_comes_back() -> None:
    table = table_with_divorce(denarius=2_000_000, legio_curialis=4, legio_clientarum=6)
    repay_dos(table, white=2, red=5).assert_refused_with("too-much-in-kind")
    assert repay_dos(table, white=1, red=5).accepted_entries()[0].event.short is False
    table.assert_holdings("philippus", denarius=2_000_000, legio_curialis=3, legio_clientarum=1)
    table.assert_holdings("livia", denarius=0, legio_curialis=1, legio_clientarum=5)
    table = table_with_divorce(legio_clientarum=5, classis=1)
    assert repay_dos(table, red=5, ships=1).accepted_entries()[0].event.short is False


@pytest.mark.rule("DIV-04")
def test_the_wife_pays_the_surplus_back() -> None:
    table = table_with_divorce(classis=9)
    gift = {"to": "livia", "asset": DENARIUS, "quantity": 300_000}
    table.act("atia", "give", **gift).accepted_entries()
    repay_dos(table, ships=7).accepted_entries()
    table.assert_holdings("philippus", denarius=100_000, classis=2).assert_holdings(
        "livia", denarius=200_000
    )


@pytest.mark.rule("DIV-03")
def test_a_debtor_of_a_dos_spends_nothing_else_first() -> None:
    table = table_with_divorce(denarius=2_500_000)
    friends_gift = {"to": "plancus", "asset": DENARIUS, "quantity": 100_000}
    table.act("philippus", "give", **friends_gift).assert_refused("DIV-03")
    fields = {"seller": "minerva", "asset": CURIALIS, "quantity": 1}
    table.act("philippus", "buy-legions", **fields).assert_refused("DIV-03")
    table.act("plancus", "give", **friends_gift | {"to": "philippus"}).accepted_entries()
    repay_dos(table).accepted_entries()
    table.act("philippus", "give", **friends_gift).accepted_entries()


@pytest.mark.rule("DIV-03")
def test_the_season_pays_a_dos_in_money_first_and_then_by_piece() -> None:
    table = table_with_divorce(denarius=300_000, legio_curialis=2, classis=3, legio_clientarum=3)
    table.season().accepted_entries()
    table.assert_holdings("philippus", denarius=0, legio_curialis=0, classis=0, legio_clientarum=2)
    table.assert_holdings(
        "livia", denarius=300_000 - 0, legio_curialis=2, classis=3, legio_clientarum=1
    )
    assert not table.state.world.bonds.debts


@pytest.mark.rule("DIV-03")
def test_juno_calls_in_a_dos_at_once() -> None:
    table = table_with_divorce(denarius=DOS)
    form = table.form("livia", "claim-dos")
    assert form is not None
    assert field_options(form.fields[0]) == ["philippus"]
    petition = table.act("livia", "claim-dos", from_="philippus").pending_petition_id()
    table.act("juno", "consent", petition=petition).accepted_entries()
    table.wait().assert_holdings("livia", denarius=DOS).assert_holdings("philippus", denarius=0)
    table.act("livia", "claim-dos", from_="philippus").assert_refused("DIV-07")
    assert table.form("livia", "claim-dos") is None


@pytest.mark.rule("DIV-05")
def test_a_divorce_ends_loans_between_spouses_in_her_favour() -> None:
    table = table_with_marriage(denarius=2_500_000, classis=2, legio_curialis=1)
    make_friends(table, "philippus", "livia")
    lend_goods(table, "philippus", "livia", 1, CLASSIS).accepted_entries()
    gift = {"to": "livia", "asset": CURIALIS, "quantity": 1}
    table.act_with_consent("livia", "philippus", "give", **gift).accepted_entries()
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    assert table.state.books.balance("livia", CLASSIS) == 1
    repay_dos(table).accepted_entries()
    table.assert_holdings("livia", legio_curialis=1, classis=1, denarius=DOS)
    table.assert_holdings("philippus", legio_curialis=0, classis=1, denarius=500_000)


@pytest.mark.rule("DIV-02", "DIV-05", "VIRUS-02", "FATA-08")
def test_unserved_virus_go_back_to_vesta_and_come_again_if_it_is_set_right() -> None:
    table = table_with_marriage(denarius=DOS)
    plea = {"from_": "philippus", "plea": "alone"}
    entry = table.act("livia", "plead-divorce", by="juno", **plea).accepted_entries()[0]
    table.assert_holdings("livia", virus=0).assert_holdings("vesta", virus=12)
    table.act("fata", "reverse", entry=entry.id, reason="a quarrel").accepted_entries()
    table.assert_holdings("livia", virus=2)
    assert table.state.world.bonds.husband("livia") == "philippus"
    assert table.state.world.bonds.marriages["livia"].dos == DOS
    assert not table.state.world.bonds.debts
    assert table.person("livia").role == "matrona"


@pytest.mark.rule("DIV-02", "FATA-08")
def test_a_divorce_is_not_set_right_once_it_is_paid_and_a_payment_is() -> None:
    table = table_with_marriage(denarius=DOS)
    plea = {"from_": "philippus", "plea": "alone"}
    entry = table.act("livia", "plead-divorce", by="juno", **plea).accepted_entries()[0]
    paid = repay_dos(table).accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="no").assert_refused_with("divorce-settled")
    table.act("fata", "reverse", entry=paid.id, reason="no").accepted_entries()
    table.assert_holdings("philippus", denarius=DOS).assert_holdings("livia", denarius=0)
    assert table.state.world.bonds.debts["livia"].dos == DOS
    table.act("fata", "reverse", entry=entry.id, reason="no").accepted_entries()


@pytest.mark.rule("DIV-02", "FATA-08")
def test_a_divorce_is_not_set_right_when_she_lives_another_life() -> None:
    table = table_with_marriage(denarius=DOS)
    plea = {"from_": "philippus", "plea": "alone"}
    entry = table.act("livia", "plead-divorce", by="juno", **plea).accepted_entries()[0]
    table.act("livia", "take-arms").accepted_entries()
    table.act("fata", "reverse", entry=entry.id, reason="no").assert_refused_with("divorce-settled")


@pytest.mark.rule("DIV-04", "LIM-01")
def test_legions_beyond_her_ten_stay_with_juno() -> None:
    table = table_with_marriage(denarius=0, legio_curialis=10)
    gift = {"to": "livia", "asset": CURIALIS, "quantity": 3}
    table.act_with_consent("livia", "philippus", "give", **gift).accepted_entries()
    bought = {"seller": "isis", "asset": CLIENTARUM, "quantity": 2}
    table.act("atia", "give", to="philippus", asset=DENARIUS, quantity=800_000).accepted_entries()
    table.act("philippus", "buy-legions", by="isis", **bought).accepted_entries()
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    claim_dos(table)
    table.assert_holdings("livia", legio_curialis=10, legio_clientarum=0)
    assert table.state.books.balance("juno/spoils", CLIENTARUM) == 2


@pytest.mark.rule("DIV-04")
def test_the_form_narrows_each_kind_by_those_chosen_before() -> None:
    table = table_with_divorce(denarius=1_000_000, legio_curialis=3, legio_clientarum=2, classis=3)
    form = table.form("philippus", "repay-dos", to="livia")
    assert form is not None
    waiting = (DependentField(CLIENTARUM, (CURIALIS,)), DependentField(CLASSIS, (CURIALIS,)))
    assert form.fields[1:] == (Number(CURIALIS, 0, 3, unit=f"asset:{CURIALIS}"), *waiting)
    form = table.form("philippus", "repay-dos", to="livia", legio_curialis=4)
    assert form is not None
    assert form.fields[2:] == waiting
    form = table.form("philippus", "repay-dos", to="livia", legio_curialis=3)
    assert form is not None
    assert form.fields[2:] == (
        Number(CLIENTARUM, 0, 2, unit=f"asset:{CLIENTARUM}"),
        DependentField(CLASSIS, (CLIENTARUM,)),
    )
    form = table.form("philippus", "repay-dos", to="livia", legio_curialis=0, legio_clientarum=0)
    assert form is not None
    assert form.fields[2] == Number(CLIENTARUM, 1, 2, unit=f"asset:{CLIENTARUM}")
    form = table.form("philippus", "repay-dos", to="livia", legio_curialis=1, legio_clientarum=0)
    assert form is not None
    assert form.fields[3] == Number(CLASSIS, 3, 3, unit=f"asset:{CLASSIS}")
    chosen = {CURIALIS: 1, CLIENTARUM: 0, CLASSIS: 3}
    assert table.form("philippus", "repay-dos", to="livia", **chosen) == form
    assert table.form("plancus", "repay-dos") is None


@pytest.mark.rule("DIV-04")
def test_the_form_tells_nobody_else_how_much_money_he_has() -> None:
    poor = table_with_divorce(legio_curialis=3).form(
        "philippus", "repay-dos", viewer="atia", to="livia"
    )
    rich = table_with_divorce(denarius=DOS, legio_curialis=3)
    assert poor == rich.form("philippus", "repay-dos", viewer="atia", to="livia")
    form = table_with_divorce(legio_curialis=3).form("philippus", "repay-dos")
    assert form is not None
    assert form.blocked


@pytest.mark.rule("DIV-03")
@pytest.mark.parametrize(
    ("act", "fields"),
    [
        ("give", {"to": "atia", "asset": DENARIUS, "quantity": 100_000}),
        ("lend", {"amicitia": "any", "to": "atia", "asset": CLASSIS, "quantity": 1}),
        ("return-loan", {"to": "atia", "asset": CLASSIS, "quantity": 1}),
        ("buy-legions", {"seller": "juno", "asset": CURIALIS, "quantity": 1}),
        ("buy-classes", {"seller": "neptune", "quantity": 1}),
        (
            "barter",
            {
                "with": "atia",
                "give": CLASSIS,
                "give_quantity": 1,
                "take": DENARIUS,
                "take_quantity": 100_000,
            },
        ),
    ],
)
def test_a_dos_comes_before_every_other_expense(act: str, fields: dict[str, Any]) -> None:
    state = table_with_divorce(denarius=DOS).state
    first = ("DIV-03", "dos-first")
    assert first in objections_to_act(state, "philippus", act, **fields)
    assert first not in objections_to_act(state, "plancus", act, **fields)

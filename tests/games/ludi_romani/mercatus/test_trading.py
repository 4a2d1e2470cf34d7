"""MERC, commutatio at one table: each side lays out goods, until both sides agree."""

from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, DENARIUS
from tests.games.ludi_romani.given import field_range
from tests.games.ludi_romani.mercatus.scenes import table_with_three_in_egypt
from tests.games.ludi_romani.table import Answer, Table


def lay_goods(table: Table, who: str, partner: str, **goods: Any) -> Answer:
    """Let a character lay out goods for a trade with a partner."""
    return table.act(who, "trade", with_=partner, **goods)


def lay_out_goods(table: Table) -> str:
    """Let Antony and Cleopatra lay out goods, and return the petition."""
    lay_goods(
        table, "antony", "cleopatra", give_classis=1, give_denarius=300_000
    ).pending_petition_id()
    lies = {"take_classis": 1, "take_denarius": 300_000}
    return lay_goods(
        table, "cleopatra", "antony", give_legio_clientarum=2, **lies
    ).pending_petition_id()


@pytest.mark.rule("MERC-02", "MERC-03", "ACTA-04")
def test_both_sides_change_hands_in_one_entry_once_both_agree_to_the_same() -> None:
    table = table_with_three_in_egypt()
    petition = lay_out_goods(table)
    table.act("cleopatra", "consent", petition=petition).assert_unwarned()
    table.assert_holdings("antony", classis=1, legio_clientarum=0)
    _carried, traded = table.act("antony", "consent", petition=petition).accepted_entries()[:2]
    assert traded.type == "ludi_romani/goods-traded@1"
    assert {(p.asset, p.source, p.target, p.amount) for p in traded.postings} == {
        (CLIENTARUM, "cleopatra", "antony", 2),
        (CLASSIS, "antony", "cleopatra", 1),
        (DENARIUS, "antony", "cleopatra", 300_000),
    }
    table.assert_holdings("antony", classis=0, legio_clientarum=2, denarius=700_000)
    table.assert_holdings("cleopatra", classis=6, legio_clientarum=0, denarius=400_000)


@pytest.mark.rule("MERC-02")
def test_two_kinds_lie_on_one_side() -> None:
    table = table_with_three_in_egypt()
    lay_goods(
        table, "cleopatra", "antony", give_classis=2, give_legio_clientarum=1
    ).pending_petition_id()
    lies = {"take_classis": 2, "take_legio_clientarum": 1}
    petition = lay_goods(
        table, "antony", "cleopatra", give_denarius=900_000, **lies
    ).pending_petition_id()
    for who in ("antony", "cleopatra"):
        table.act(who, "consent", petition=petition).accepted_entries()
    table.assert_holdings("antony", classis=3, legio_clientarum=1, denarius=100_000)


@pytest.mark.rule("ACTA-04")
def test_a_trader_without_the_goods_is_refused_and_nothing_happens() -> None:
    table = table_with_three_in_egypt()
    petition = lay_out_goods(table)
    table.act("cleopatra", "consent", petition=petition).accepted_entries()
    table.act("antony", "give", to="cicero", asset=DENARIUS, quantity=800_000).accepted_entries()
    table.act("antony", "consent", petition=petition).assert_refused("FATA-12")
    table.assert_holdings("antony", classis=1, legio_clientarum=0, denarius=200_000)
    table.assert_holdings("cleopatra", classis=5, legio_clientarum=2)


@pytest.mark.rule("MERC-18")
def test_only_partners_and_fates_see_the_money_of_a_trade() -> None:
    table = table_with_three_in_egypt()
    petition = lay_out_goods(table)
    table.act("antony", "consent", petition=petition).accepted_entries()
    traded = table.act("cleopatra", "consent", petition=petition).accepted_entries()[1]
    assert traded.audience == ("*",)
    assert "300" not in str(traded.event)
    money = next(posting for posting in traded.postings if posting.asset == DENARIUS)
    assert money.source_audience == ("antony", "fata")
    assert money.target_audience == ("cleopatra", "fata")


@pytest.mark.rule("MERC-03")
def test_nothing_is_traded_for_the_same_and_nobody_agrees_to_an_empty_table() -> None:
    table = table_with_three_in_egypt()
    empty = lay_goods(table, "antony", "cleopatra").pending_petition_id()
    for who in ("antony", "cleopatra"):
        table.act(who, "consent", petition=empty).assert_refused("ACTA-04")
    lay_goods(table, "antony", "cleopatra", give_classis=1).pending_petition_id()
    both = {"take_classis": 1, "give_classis": 1}
    lay_goods(table, "cleopatra", "antony", **both).assert_refused("MERC-03")


@pytest.mark.rule("MERC-01", "MERC-05")
def test_a_trade_is_between_two_mortals_in_one_region() -> None:
    table = table_with_three_in_egypt()
    lay_goods(table, "antony", "cassius", give_classis=1).assert_refused("MERC-05")
    lay_goods(table, "antony", "isis", give_classis=1).assert_refused("MERC-01")
    lay_goods(table, "antony", "antony", give_classis=1).assert_refused("MERC-01")


@pytest.mark.rule("MERC-10")
def test_no_ships_lie_on_a_table_where_there_is_no_sea() -> None:
    table = Table().with_("antony", place="parthia", classis=1).with_("pacorus", classis=1)
    lay_goods(table, "antony", "pacorus", give_classis=1).assert_refused("MERC-10")


@pytest.mark.rule("LIM-01")
def test_a_trade_gives_nobody_more_than_ten_legiones() -> None:
    table = table_with_three_in_egypt().with_("antony", legio_curialis=9)
    lay_goods(table, "cleopatra", "antony", give_legio_clientarum=2).assert_refused("LIM-01")


@pytest.mark.rule("MERC-06")
def test_a_trade_needs_the_consent_of_a_foreign_god_by_one_reading() -> None:
    table = table_with_three_in_egypt().with_reading("barter.witness_required", value=True)
    lay_goods(table, "antony", "cleopatra", give_classis=1).assert_refused("MERC-06")
    lay_goods(table, "antony", "cleopatra", give_classis=1, witness="isis").pending_petition_id()
    seen = {"take_classis": 1, "give_denarius": 100_000, "witness": "isis"}
    petition = lay_goods(table, "cleopatra", "antony", **seen).pending_petition_id()
    for who in ("antony", "isis", "cleopatra"):
        table.assert_holdings("antony", classis=1)
        table.act(who, "consent", petition=petition).accepted_entries()
    table.assert_holdings("antony", classis=0)


@pytest.mark.rule("ROST-04", "ROST-15", "FATA-08")
def test_a_senator_who_gets_a_first_legio_is_an_imperator_until_it_is_undone() -> None:
    table = table_with_three_in_egypt().with_("cicero", denarius=100_000)
    terms = {"give_denarius": 100_000, "take_legio_clientarum": 1, "witness": "isis"}
    entry = lay_goods(table, "cicero", "cleopatra", by="isis", **terms).accepted_entries()[0]
    assert table.person("cicero").role == "imperator"
    table.act("isis", "undo", entry=entry.id).accepted_entries()
    assert table.person("cicero").role == "senator"
    table.assert_holdings("cicero", legio_clientarum=0, denarius=100_000)


def test_a_recording_god_does_not_see_an_open_trade() -> None:
    empty, table = table_with_three_in_egypt(), table_with_three_in_egypt()
    lay_goods(
        table, "antony", "cleopatra", give_classis=1, give_denarius=300_000
    ).pending_petition_id()
    forms = [one.form("cleopatra", "trade", "isis", with_="antony") for one in (empty, table)]
    assert forms[0] is not None
    assert forms[0] == forms[1]


def test_the_form_contains_the_partners_offer() -> None:
    table = table_with_three_in_egypt()
    lay_goods(table, "antony", "cleopatra", give_classis=1).pending_petition_id()
    form = table.form("cleopatra", "trade", with_="antony")
    assert form is not None
    domains = {field.name: field_range(field) for field in form.fields[1:-1]}
    assert domains["take_classis"] == (1, 1)
    assert domains["give_classis"] == (0, 0)
    assert domains["give_legio_clientarum"] == (0, 2)
    assert domains["give_denarius"] == (0, 100_000)

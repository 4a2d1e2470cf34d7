"""MERC, commutatio: the goods that mortals in one region may barter."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS
from tests.games.ludi_romani.given import field_options, field_range
from tests.games.ludi_romani.mercatus.scenes import barter_goods, table_with_three_in_egypt
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("MERC-02", "MERC-03")
def test_two_mortals_barter_on_terms_of_their_own_once_both_agree() -> None:
    table = table_with_three_in_egypt()
    petition = barter_goods(
        table, "antony", "cleopatra", (1, CLASSIS), (2, CLIENTARUM)
    ).pending_petition_id()
    table.assert_holdings("antony", classis=1, legio_clientarum=0)
    table.act("cleopatra", "consent", petition=petition).assert_unwarned()
    table.assert_holdings("antony", classis=0, legio_clientarum=2)
    table.assert_holdings("cleopatra", classis=6, legio_clientarum=0)


@pytest.mark.rule("MERC-03")
def test_money_may_be_one_side_or_lie_on_top() -> None:
    table = table_with_three_in_egypt()
    bought = barter_goods(
        table, "antony", "cleopatra", (400_000, DENARIUS), (1, CLIENTARUM)
    ).pending_petition_id()
    table.act("cleopatra", "consent", petition=bought).accepted_entries()
    swap = {"give": (1, CLASSIS), "take": (1, CLIENTARUM), "add_denarius": 100_000}
    topped = barter_goods(table, "antony", "cleopatra", **swap).pending_petition_id()
    table.act("cleopatra", "consent", petition=topped).accepted_entries()
    table.assert_holdings("antony", denarius=500_000, classis=0, legio_clientarum=2)
    table.assert_holdings("cleopatra", denarius=600_000, classis=6, legio_clientarum=0)


@pytest.mark.rule("MERC-18")
def test_only_partners_and_fates_see_the_money_of_a_barter() -> None:
    table = table_with_three_in_egypt()
    petition = barter_goods(
        table, "antony", "cleopatra", (400_000, DENARIUS), (1, CLASSIS)
    ).pending_petition_id()
    entry = table.act("cleopatra", "consent", petition=petition).accepted_entries()[1]
    assert entry.audience == ("*",)
    assert entry.event.give_quantity == 0
    money = next(posting for posting in entry.postings if posting.asset == DENARIUS)
    assert money.source_audience == ("antony", "fata")
    assert money.target_audience == ("cleopatra", "fata")


@pytest.mark.rule("MERC-03")
@pytest.mark.parametrize("asset", ["dos", "virus", "rexpressus", "palla_pietatis"])
def test_other_goods_are_not_bartered(asset: str) -> None:
    barter_goods(
        table_with_three_in_egypt(), "antony", "cleopatra", (1, asset), (1, CLASSIS)
    ).assert_refused("MERC-03")


@pytest.mark.rule("MERC-03")
def test_money_for_money_is_no_barter() -> None:
    table = table_with_three_in_egypt()
    side = (100_000, DENARIUS)
    barter_goods(table, "antony", "cleopatra", side, side).assert_refused("MERC-03")
    goods = (1, CLASSIS)
    barter_goods(table, "antony", "cleopatra", goods, side, add_denarius=100_000).assert_refused(
        "MERC-03"
    )


@pytest.mark.rule("MERC-04")
@pytest.mark.parametrize("asset", [CURIALIS, "suffragium"])
def test_legiones_curiales_and_votes_are_not_traded(asset: str) -> None:
    barter_goods(
        table_with_three_in_egypt(), "antony", "cicero", (1, asset), (1, CLASSIS)
    ).assert_refused("MERC-04")


@pytest.mark.rule("MERC-05")
def test_partners_of_a_barter_are_in_the_same_region() -> None:
    table = table_with_three_in_egypt()
    barter_goods(table, "antony", "cassius", (1, CLASSIS), (100_000, DENARIUS)).assert_refused(
        "MERC-05"
    )
    barter_goods(table, "hirtius", "pansa", (1, CLASSIS), (1, DENARIUS)).assert_refused("MERC-05")


@pytest.mark.rule("MERC-01")
@pytest.mark.parametrize("partner", ["tanit", "antony"])
def test_barter_is_between_two_different_mortals(partner: str) -> None:
    barter_goods(
        table_with_three_in_egypt(), "antony", partner, (1, CLASSIS), (1, CLIENTARUM)
    ).assert_refused("MERC-01")


@pytest.mark.rule("MERC-06")
def test_a_foreign_god_who_is_named_as_witness_has_to_agree() -> None:
    table = table_with_three_in_egypt()
    swap = {"give": (1, CLASSIS), "take": (1, CLIENTARUM), "witness": "isis"}
    petition = barter_goods(table, "antony", "cleopatra", **swap).pending_petition_id()
    table.act("cleopatra", "consent", petition=petition).accepted_entries()
    table.assert_holdings("antony", classis=1)
    table.act("isis", "consent", petition=petition).accepted_entries()
    table.assert_holdings("antony", classis=0, legio_clientarum=1)


@pytest.mark.rule("MERC-06")
def test_the_witness_may_record_the_barter_for_both() -> None:
    table = table_with_three_in_egypt()
    swap = {"give": (1, CLASSIS), "take": (1, CLIENTARUM), "witness": "isis"}
    barter_goods(table, "antony", "cleopatra", by="isis", **swap).accepted_entries()
    barter_goods(
        table, "antony", "cleopatra", (1, CLASSIS), (1, CLIENTARUM), witness="juno"
    ).assert_refused("MERC-06")


@pytest.mark.rule("MERC-06")
def test_a_barter_needs_a_witness_by_one_reading() -> None:
    table = table_with_three_in_egypt().with_reading("barter.witness_required", value=True)
    barter_goods(table, "antony", "cleopatra", (1, CLASSIS), (1, CLIENTARUM)).assert_refused(
        "MERC-06"
    )
    form = table.form("antony", "barter")
    assert form is not None
    witnesses = field_options(form.fields[-1])
    assert witnesses == ["tanit", "isis", "mithras", "tyr_wotan"]


@pytest.mark.rule("MERC-10")
def test_no_ships_are_bartered_where_there_is_no_sea() -> None:
    table = Table().with_("antony", place="parthia").with_("pacorus", classis=1)
    barter_goods(table, "antony", "pacorus", (1, CLASSIS), (1, CLIENTARUM)).assert_refused(
        "MERC-10"
    )
    form = table.form("antony", "barter", with_="pacorus")
    assert form is not None
    gives = field_options(form.fields[1])
    assert gives == [DENARIUS]


@pytest.mark.rule("ROST-04", "ROST-15")
@pytest.mark.rule("FATA-08")
def test_a_senator_who_barters_for_a_legio_is_an_imperator_until_it_is_undone() -> None:
    table = table_with_three_in_egypt()
    swap = {"give": (1, CLASSIS), "take": (1, CLIENTARUM), "witness": "isis"}
    entry = barter_goods(table, "cicero", "cleopatra", by="isis", **swap).accepted_entries()[0]
    assert table.person("cicero").role == "imperator"
    table.act("isis", "undo", entry=entry.id).accepted_entries()
    assert table.person("cicero").role == "senator"
    table.assert_holdings("cicero", classis=1, legio_clientarum=0)


@pytest.mark.rule("LIM-01")
def test_no_barter_goes_beyond_ten() -> None:
    table = table_with_three_in_egypt().with_("antony", legio_curialis=9)
    barter_goods(table, "antony", "cleopatra", (1, CLASSIS), (2, CLIENTARUM)).assert_refused(
        "LIM-01"
    )
    form = table.form("antony", "barter", with_="cleopatra", give=CLASSIS, take=CLIENTARUM)
    assert form is not None
    assert field_range(form.fields[4])[1] == 1


def test_the_form_does_not_tell_what_the_other_one_has_in_the_purse() -> None:
    table = table_with_three_in_egypt()
    chosen = {"with_": "cleopatra", "give": CLASSIS, "take": DENARIUS}
    form = table.form("antony", "barter", **chosen)
    assert form is not None
    assert field_range(form.fields[4])[1] == 1_000_000_000


def test_a_lonely_trader_is_told_that_nobody_is_there() -> None:
    form = Table().form("lepidus", "barter")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["nobody-to-barter-with"]

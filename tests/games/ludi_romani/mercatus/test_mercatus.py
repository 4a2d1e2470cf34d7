"""MERC, emptio: purchases of mortals from gods. Other files test barter and gifts."""

from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS
from ledger.kernel.vocabulary.request import Refused
from tests.games.ludi_romani.given import field_range
from tests.games.ludi_romani.mercatus.scenes import buy_goods
from tests.games.ludi_romani.table import Answer, Table


def field_options(table: Table, who: str, act: str, field: int = 0, **chosen: Any) -> list[str]:
    """Return the options of one field of a form."""
    form = table.form(who, act, **chosen)
    assert form is not None
    found: list[str] = [option.value for option in getattr(form.fields[field], "options", ())]
    return found


@pytest.mark.rule("MERC-07", "REX-07")
def test_a_legio_curialis_costs_200_000() -> None:
    table = Table().with_("antony", denarius=400_000)
    buy_goods(table, "antony", "juno", CURIALIS, 2).assert_unwarned()
    table.assert_holdings("antony", denarius=0, legio_curialis=6)
    table.assert_holdings("juno", denarius=13_400_000, legio_curialis=13)


@pytest.mark.rule("MERC-08", "REX-09")
def test_a_rex_buys_client_legions_at_400_000() -> None:
    table = Table()
    buy_goods(table, "pacorus", "tyr_wotan", CLIENTARUM, 3).assert_unwarned()
    table.assert_holdings("pacorus", denarius=0, legio_clientarum=6)
    table.assert_holdings("tyr_wotan", denarius=1_200_000, legio_clientarum=12)


@pytest.mark.rule("REX-07")
def test_a_rex_is_sold_no_legio_curialis() -> None:
    table = Table()
    buy_goods(table, "pacorus", "juno", CURIALIS).assert_refused("REX-07")
    assert field_options(table, "pacorus", "buy-legions", 1, seller="tanit") == [CLIENTARUM]
    assert "juno" not in field_options(table, "pacorus", "buy-legions")


@pytest.mark.rule("MERC-09", "MON-03")
def test_a_reading_sets_the_price_of_a_classis() -> None:
    table = Table().with_("octavian", denarius=700_000)
    buy_goods(table, "octavian", "neptune", CLASSIS).assert_unwarned()
    table.change_reading("prices.classis", "400000").accepted_entries()
    buy_goods(table, "octavian", "neptune", CLASSIS).accepted_entries()
    table.assert_holdings("octavian", denarius=0, classis=3).assert_holdings(
        "neptune", denarius=3_200_000, classis=18
    )


@pytest.mark.rule("MERC-07")
def test_a_buyer_without_money_is_refused_even_by_ruling() -> None:
    table = Table().with_("antony", denarius=300_000)
    refusal = buy_goods(table, "antony", "juno", CURIALIS, 2).assert_refused("MERC-07")[0]
    assert refusal.key == "cannot-pay"
    assert refusal.rests_on == (("antony", "denarius"),)
    fields = {"seller": "juno", "asset": CURIALIS, "quantity": 2}
    table.act_with_waiver("antony", "buy-legions", "MERC-07", **fields).assert_refused("MERC-07")


@pytest.mark.rule("MERC-07", "MERC-08", "MERC-09")
@pytest.mark.parametrize(
    ("seller", "asset", "rule"),
    [
        ("vulcan", CURIALIS, "MERC-07"),
        ("silenus", CLIENTARUM, "MERC-08"),
        ("apollo", CLASSIS, "MERC-09"),
    ],
)
def test_a_god_sells_only_its_stock(seller: str, asset: str, rule: str) -> None:
    table = Table().with_("antony", denarius=9_000_000, legio_curialis=0)
    refusal = buy_goods(table, "antony", seller, asset, 6).assert_refused(rule)
    assert [objection.key for objection in refusal] == ["not-in-stock"]


@pytest.mark.rule("MERC-07")
def test_a_purchase_asks_the_seller_and_goes_through_when_the_seller_agrees() -> None:
    table = Table()
    petition = buy_goods(table, "antony", "juno", CURIALIS, by="").pending_petition_id()
    table.assert_holdings("antony", legio_curialis=4)
    table.act("antony", "consent", petition=petition).assert_refused()
    table.act("juno", "consent", petition=petition).assert_unwarned()
    table.assert_holdings("antony", denarius=200_000, legio_curialis=5)


@pytest.mark.rule("MERC-07")
def test_only_the_seller_may_record_the_sale() -> None:
    table = Table()
    outcome = buy_goods(table, "antony", "juno", CURIALIS, by="minerva").outcome
    assert isinstance(outcome, Refused)
    assert outcome.problem == "not-your-card"


@pytest.mark.rule("MERC-07")
def test_buyer_and_god_must_be_in_the_same_region_by_one_reading() -> None:
    table = (
        Table().with_reading("emptio.same_region", value=True).with_("minerva", place="asia_minor")
    )
    buy_goods(table, "antony", "juno", CURIALIS).assert_refused("MERC-07")
    buy_goods(table, "antony", "minerva", CURIALIS).accepted_entries()
    assert field_options(table, "antony", "buy-legions") == ["minerva"]


@pytest.mark.rule("MERC-10")
@pytest.mark.parametrize("rex", ["pacorus", "ariovistus"])
def test_no_ship_is_sold_where_there_is_no_sea(rex: str) -> None:
    table = Table().with_(rex, denarius=1_000_000)
    buy_goods(table, rex, "neptune", CLASSIS).assert_refused("MERC-10")
    form = table.form(rex, "buy-classes")
    assert form is not None
    assert {objection.rule for objection in form.blocked} == {"MERC-10"}


@pytest.mark.rule("MERC-12")
@pytest.mark.parametrize("god", ["juno", "fata", "mercury"])
def test_gods_buy_nothing_from_gods(god: str) -> None:
    table = Table()
    buy_goods(table, god, "minerva", CURIALIS).assert_refused("MERC-12")
    buy_goods(table, god, "neptune", CLASSIS).assert_refused("MERC-12")
    assert table.form(god, "buy-legions") is None


@pytest.mark.rule("MERC-14")
@pytest.mark.parametrize("status", ["challenged", "in_proelium"])
def test_fighters_buy_nothing_from_the_challenge_to_the_end_of_the_battle(status: str) -> None:
    table = Table().set_fact("antony", "status", status)
    buy_goods(table, "antony", "juno", CURIALIS).assert_refused("MERC-14")
    buy_goods(table, "antony", "neptune", CLASSIS).assert_refused("MERC-14")
    form = table.form("antony", "buy-legions")
    assert form is not None
    assert {objection.rule for objection in form.blocked} == {"MERC-14"}
    table.set_fact("antony", "status", f"not-{status}")
    buy_goods(table, "antony", "juno", CURIALIS).accepted_entries()


@pytest.mark.rule("MERC-14")
@pytest.mark.parametrize("kind", ["aestas", "motus", "hiems"])
def test_buying_is_open_in_every_season(kind: str) -> None:
    buy_goods(Table().at(kind, 43), "antony", "juno", CURIALIS).assert_unwarned()


@pytest.mark.rule("MERC-01", "MERC-04")
@pytest.mark.parametrize(
    ("asset", "rule"), [(CURIALIS, "MERC-04"), ("suffragium", "MERC-04"), (CLIENTARUM, "MERC-01")]
)
def test_mortals_are_no_shop(asset: str, rule: str) -> None:
    buy_goods(Table(), "antony", "bogud", asset).assert_refused(rule)


@pytest.mark.rule("MERC-23")
@pytest.mark.parametrize("asset", ["suffragium", "dos", "virus", "rexpressus", "ring_of_gyges"])
def test_nothing_but_legions_and_ships_has_a_price(asset: str) -> None:
    buy_goods(Table(), "antony", "vesta", asset).assert_refused("MERC-23")


@pytest.mark.rule("MERC-17")
def test_mercury_sells_nothing() -> None:
    table = Table().with_("mercury", legio_curialis=1)
    table.lawful = False
    buy_goods(table, "antony", "mercury", CURIALIS).assert_refused("MERC-17")
    assert "mercury" not in field_options(table, "antony", "buy-legions")


@pytest.mark.rule("MERC-21", "MERC-11")
def test_a_foreign_god_may_sell_a_legio_curialis_that_came_to_it() -> None:
    table = Table().with_("tanit", legio_curialis=1)
    buy_goods(table, "antony", "tanit", CURIALIS).accepted_entries()
    table.assert_holdings("tanit", legio_curialis=0, denarius=7_700_000)


def decline_offer(table: Table, seller: str, asset: str, quantity: int = 1) -> Answer:
    petition = buy_goods(table, "antony", seller, asset, quantity, by="").pending_petition_id()
    return table.act(seller, "decline", petition=petition)


@pytest.mark.rule("MERC-11")
def test_a_god_who_turns_away_a_lawful_buyer_is_reported_to_the_fates() -> None:
    table = Table()
    warning = decline_offer(table, "minerva", CURIALIS).assert_warned("MERC-11")[0]
    assert warning.judges == ("fata",)
    assert warning.audience == ("antony", "fata")
    question = next(iter(table.state.kernel.questions.values()))
    table.act("fata", "settle", question=question.id).accepted_entries()
    table.assert_holdings("antony", denarius=400_000, legio_curialis=4)


@pytest.mark.rule("MERC-11")
@pytest.mark.parametrize("seller", ["dionysus", "silenus", "ariadne"])
def test_the_thiasos_keeps_what_it_began_with(seller: str) -> None:
    table = Table()
    decline_offer(table, seller, CLIENTARUM).assert_warned()
    table.change_reading("numen.must_sell", "everything").accepted_entries()
    decline_offer(table, seller, CLIENTARUM).assert_warned("MERC-11")


@pytest.mark.rule("MERC-11")
def test_vesta_must_sell_what_she_has_won_but_not_what_she_began_with() -> None:
    table = Table().with_reading("cap.refuse_transfers", value=False)
    table.with_("bogud", legio_clientarum=12).with_("antony", denarius=1_000_000)
    table.lawful = False
    take = {"from_": "bogud", "legio_curialis": 0, "legio_clientarum": 2}
    table.act("vesta", "confiscate", **take).accepted_entries()
    decline_offer(table, "vesta", CURIALIS).assert_warned()
    decline_offer(table, "vesta", CLIENTARUM).assert_warned("MERC-11")
    buy_goods(table, "antony", "vesta", CLIENTARUM).accepted_entries()
    decline_offer(table, "vesta", CLIENTARUM).assert_warned("MERC-11")


@pytest.mark.rule("MERC-11")
def test_only_the_gods_of_the_list_must_sell_by_one_reading() -> None:
    table = Table().with_reading("numen.must_sell", "advertised_only")
    table.with_("tanit", legio_curialis=1)
    decline_offer(table, "tanit", CURIALIS).assert_warned()
    decline_offer(table, "tanit", CLIENTARUM).assert_warned("MERC-11")


@pytest.mark.rule("MERC-11")
def test_a_buyer_who_could_no_longer_pay_does_not_complain() -> None:
    table = Table()
    petition = buy_goods(table, "antony", "minerva", CURIALIS, by="").pending_petition_id()
    table.act("antony", "give", to="cassius", asset="denarius", quantity=300_000).accepted_entries()
    table.act("minerva", "decline", petition=petition).assert_warned()


def test_the_form_goes_as_far_as_stock_limit_and_purse() -> None:
    table = Table().with_("antony", denarius=5_000_000, legio_curialis=8)
    chosen = {"seller": "vulcan", "asset": CURIALIS}
    form = table.form("antony", "buy-legions", **chosen)
    assert form is not None
    assert field_range(form.fields[2]) == (1, 2)
    poor = table.form("cassius", "buy-legions", **chosen)
    assert poor is not None
    assert field_range(poor.fields[2])[1] == 3


def test_a_seller_is_not_told_what_the_buyer_can_pay() -> None:
    table = Table().with_("antony", denarius=200_000, legio_curialis=0)
    chosen = {"seller": "minerva", "asset": CURIALIS}
    form = table.form("antony", "buy-legions", "minerva", **chosen)
    assert form is not None
    assert field_range(form.fields[2])[1] == 10


def test_a_buyer_without_offers_is_told_the_reason() -> None:
    table = Table().with_("cassius", denarius=100_000)
    form = table.form("cassius", "buy-legions")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["cannot-pay"]
    assert table.form("livia", "buy-legions") is None

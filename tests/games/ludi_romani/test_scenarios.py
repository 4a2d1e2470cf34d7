"""The worked scenarios of the rulebook about buying. Another file has those about movement."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.table import Answer, Table


def buy_goods(
    table: Table, buyer: str, quantity: int, asset: str, seller: str, *, asks: bool = False
) -> Answer:
    """Let a character buy. Either the god records the purchase, or the buyer asks for it."""
    fields = {"seller": seller, "quantity": quantity}
    act = "buy-classes" if asset == "classis" else "buy-legions"
    if act == "buy-legions":
        fields["asset"] = asset
    return table.act(buyer, act, by="" if asks else seller, **fields)


@pytest.mark.rule(
    "MERC-07", "MERC-08", "MERC-09", "MERC-10", "MERC-11", "MERC-12", "ROST-04", "ROST-14", "REX-07"
)
def test_s01_buying_legions_turns_a_senator_into_an_imperator() -> None:
    table = Table().at("aestas", 44).with_("hirtius", place="gaul", denarius=1_200_000)
    table.with_("agrippa", denarius=400_000)
    buy_goods(table, "hirtius", 1, CURIALIS, "minerva").assert_unwarned()
    assert table.person("hirtius").role == "imperator"
    buy_goods(table, "hirtius", 1, CLIENTARUM, "tanit").assert_unwarned()
    buy_goods(table, "livia", 1, CURIALIS, "minerva", asks=True).assert_refused("ROST-14")
    buy_goods(table, "pacorus", 1, CURIALIS, "juno", asks=True).assert_refused("REX-07")
    buy_goods(table, "pacorus", 1, "classis", "neptune", asks=True).assert_refused("MERC-10")
    buy_goods(table, "hirtius", 3, CURIALIS, "minerva").assert_unwarned()
    buy_goods(table, "hirtius", 1, CURIALIS, "minerva", asks=True).assert_refused("MERC-07")
    petition = buy_goods(table, "agrippa", 1, CURIALIS, "minerva", asks=True).pending_petition_id()
    complaint = table.act("minerva", "decline", petition=petition).assert_warned("MERC-11")[0]
    assert complaint.judges == ("fata",)
    buy_goods(table, "juno", 2, CURIALIS, "minerva", asks=True).assert_refused("MERC-12")
    table.assert_holdings(
        "hirtius", denarius=0, legio_curialis=4, legio_clientarum=1, suffragium=10, classis=1
    )
    table.assert_holdings("minerva", denarius=10_800_000, legio_curialis=11)
    table.assert_holdings("tanit", denarius=7_900_000, legio_clientarum=9)


@pytest.mark.rule("LIM-01", "MERC-07")
def test_s02_acts_1_and_2_the_cap_of_ten_at_a_purchase() -> None:
    table = Table().at("aestas", 42)
    table.with_("antony", place="syria", denarius=700_000, legio_curialis=9)
    buy_goods(table, "antony", 1, CLIENTARUM, "isis").assert_unwarned()
    table.assert_holdings("antony", denarius=300_000, legio_curialis=9, legio_clientarum=1)
    buy_goods(table, "antony", 1, CURIALIS, "apollo", asks=True).assert_refused("LIM-01")
    table.assert_holdings("isis", denarius=7_900_000, legio_clientarum=9)


@pytest.mark.rule("LIM-01", "MERC-04")
def test_s02_act_3_nobody_is_handed_an_eleventh_legio() -> None:
    table = Table().at("aestas", 42).with_reading("lc.transfer", "free")
    table.with_("antony", place="syria", legio_curialis=9, legio_clientarum=1)
    table.with_("dolabella", place="syria", role="imperator", legio_curialis=2)
    table.act("dolabella", "give", to="antony", asset=CURIALIS, quantity=1).assert_refused("LIM-01")


@pytest.mark.rule("MERC-14", "MERC-11")
def test_s08_act_6_a_challenged_mortal_buys_nothing() -> None:
    table = Table().at("aestas", 41).with_("m_brutus", place="asia_minor")
    table.set_fact("m_brutus", "status", "challenged")
    buy_goods(table, "m_brutus", 1, CURIALIS, "minerva", asks=True).assert_refused("MERC-14")


@pytest.mark.rule("MERC-11", "MERC-20")
def test_s10_act_7_a_god_sells_the_legions_it_has_won() -> None:
    table = Table().at("aestas", 41).with_("antony", legio_curialis=12)
    table.lawful = False
    take = {"from_": "antony", "legio_curialis": 2, "legio_clientarum": 0}
    table.act("mars", "confiscate", **take).accepted_entries()
    petition = buy_goods(table, "ventidius", 1, CURIALIS, "mars", asks=True).pending_petition_id()
    table.act("mars", "consent", petition=petition).assert_unwarned()
    table.assert_holdings("mars", denarius=200_000, legio_curialis=1)
    table.assert_holdings("ventidius", denarius=900_000, legio_curialis=1)


@pytest.mark.rule("REX-07", "MERC-04")
def test_s22_variant_a_rex_is_given_no_legio_curialis() -> None:
    table = Table().with_reading("lc.transfer", "free")
    table.act("antony", "give", to="bogud", asset=CURIALIS, quantity=1).assert_refused("REX-07")

"""MERC, exactly: the sentences about each trade, and trades without any objection."""

from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.mercatus.scenes import (
    barter_goods,
    buy_goods,
    give_goods,
    table_with_rich_god,
    table_with_three_in_egypt,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("MERC-09")
def test_ships_are_bought_as_ships() -> None:
    fields = {"seller": "neptune", "asset": CLASSIS, "quantity": 1}
    Table().act("octavian", "buy-legions", by="neptune", **fields).assert_refused_with(
        "ships-are-no-legions"
    )


@pytest.mark.rule("MERC-07", "MERC-08", "MERC-09")
@pytest.mark.parametrize(
    ("seller", "asset", "stock", "cost"),
    [
        ("vulcan", CURIALIS, 5, 200_000),
        ("silenus", CLIENTARUM, 5, 400_000),
        ("neptune", CLASSIS, 20, 300_000),
    ],
)
def test_the_last_piece_and_the_last_denarius_may_change_hands(
    seller: str, asset: str, stock: int, cost: int
) -> None:
    table = Table().with_("antony", denarius=stock * cost, legio_curialis=0, classis=0)
    buy_goods(table, "antony", seller, asset, stock).assert_unwarned()
    table.assert_holdings("antony", denarius=0, **{asset: stock}).assert_holdings(
        seller, **{asset: 0}
    )


@pytest.mark.rule("MERC-07", "MERC-08", "MERC-09")
@pytest.mark.parametrize(
    ("seller", "asset"), [("juno", CURIALIS), ("tanit", CLIENTARUM), ("neptune", CLASSIS)]
)
def test_goods_below_the_price_are_not_enough(seller: str, asset: str) -> None:
    table = Table().with_("antony", denarius=100_000)
    buy_goods(table, "antony", seller, asset).assert_refused_with("cannot-pay")


@pytest.mark.rule("MERC-07")
def test_a_character_without_a_place_meets_nobody_for_a_sale() -> None:
    table = Table().with_reading("emptio.same_region", value=True)
    buy_goods(table, "hirtius", "juno", CURIALIS).assert_refused_with("not-in-same-region")


@pytest.mark.rule("MERC-07")
def test_the_selling_god_may_be_anywhere_by_the_usual_reading() -> None:
    table = Table().with_("juno", place="spain")
    buy_goods(table, "antony", "juno", CURIALIS).accepted_entries()


@pytest.mark.rule("MERC-12")
def test_a_god_who_would_buy_gets_one_objection_only() -> None:
    buy_goods(Table(), "juno", "minerva", CURIALIS).assert_refused_with("gods-do-not-buy")


@pytest.mark.rule("MERC-01")
def test_gods_never_barter() -> None:
    table = table_with_three_in_egypt().with_("isis", place="egypt", legio_clientarum=3)
    swap: dict[str, Any] = {"give": (1, CLIENTARUM), "take": (1, CLASSIS)}
    barter_goods(table, "isis", "cleopatra", **swap).assert_refused_with("barter-between-mortals")
    barter_goods(table, "cleopatra", "isis", **swap).assert_refused_with("barter-between-mortals")


@pytest.mark.rule("MERC-01")
def test_the_dead_do_not_barter() -> None:
    table = table_with_three_in_egypt().set_fact("cicero", "status", "umbra")
    barter_goods(table, "antony", "cicero", (1, CLASSIS), (100_000, DENARIUS)).assert_refused_with(
        "barter-between-mortals"
    )


@pytest.mark.rule("MERC-01", "MERC-03")
def test_a_lawful_barter_asks_the_other_and_moves_nothing_yet() -> None:
    table = table_with_three_in_egypt()
    petition = barter_goods(
        table, "antony", "cleopatra", (1, CLASSIS), (1, CLIENTARUM)
    ).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("cleopatra",)


@pytest.mark.rule("MERC-03")
def test_a_barter_of_other_or_equal_goods_is_refused() -> None:
    barter_goods(
        table_with_three_in_egypt(), "antony", "cleopatra", (1, CLASSIS), (1, "dos")
    ).assert_refused("MERC-03")
    barter_goods(
        table_with_three_in_egypt(), "antony", "cleopatra", (1, CLASSIS), (1, CLASSIS)
    ).assert_refused_with("same-for-same")


@pytest.mark.rule("MERC-04", "MERC-03")
@pytest.mark.parametrize(
    ("asset", "rule"), [(CURIALIS, "MERC-04"), ("suffragium", "MERC-04"), ("dos", "MERC-03")]
)
def test_a_refused_barter_names_one_rule(asset: str, rule: str) -> None:
    refused = barter_goods(
        table_with_three_in_egypt(), "antony", "cleopatra", (1, asset), (1, CLASSIS)
    ).assert_refused(rule)
    assert {o.rule for o in refused if o.key == "not-bartered"} == {rule}


@pytest.mark.rule("FATA-12")
def test_an_offer_of_missing_goods_is_refused_before_asking() -> None:
    table = table_with_three_in_egypt()
    barter_goods(table, "antony", "cleopatra", (2, CLASSIS), (1, CLIENTARUM)).assert_refused_with(
        "lacks"
    )
    give_goods(
        table_with_rich_god("juno", legio_curialis=1), "juno", "cassius", 17, CURIALIS
    ).assert_refused("FATA-12")


@pytest.mark.rule("FATA-12", "MERC-18", "MERC-19")
def test_a_character_may_give_everything_away() -> None:
    table = Table()
    give_goods(table, "octavian", "antony", 600_000, DENARIUS).assert_unwarned()
    give_goods(table, "octavian", "antony", 1, CLASSIS).assert_unwarned()
    table.assert_holdings("octavian", denarius=0, classis=0).assert_holdings(
        "antony", denarius=1_000_000, classis=2
    )


@pytest.mark.rule("FATA-12", "LIM-02")
def test_all_dice_of_a_kind_may_be_taken() -> None:
    table = Table().with_("antony", legio_curialis=1, legio_clientarum=10)
    table.lawful = False
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 0}
    table.act("minerva", "confiscate", **take).accepted_entries()
    table.assert_holdings("antony", legio_curialis=0, legio_clientarum=10)


@pytest.mark.rule("MON-01")
def test_whole_chips_pass() -> None:
    give_goods(Table(), "octavian", "antony", 100_000, DENARIUS).assert_unwarned()


@pytest.mark.rule("ROST-08", "ROST-18")
@pytest.mark.parametrize(
    ("to", "asset", "reasons"),
    [
        ("livia", "suffragium", {"ROST-08", "ROST-18"}),
        ("servilia", "suffragium", {"ROST-08", "ROST-18"}),
        ("antony", "suffragium", {"ROST-18"}),
        ("livia", "dos", {"ROST-19"}),
    ],
)
def test_virgines_and_matronae_hold_no_votes_and_others_are_given_none(
    to: str, asset: str, reasons: set[str]
) -> None:
    table = Table().set_fact("servilia", "role", "matrona")
    assert {o.rule for o in give_goods(table, "cicero", to, 1, asset).assert_refused()} == reasons


@pytest.mark.rule("MERC-17")
@pytest.mark.parametrize("god", ["juventas", "cybele"])
def test_gods_who_oversee_nothing_may_own_what_they_like(god: str) -> None:
    table = Table().with_reading("mercury.may_hold_denarii", value=False)
    give_goods(table, "octavian", god, 100_000, DENARIUS).accepted_entries()
    give_goods(table, "octavian", god, 1, CLASSIS).accepted_entries()


@pytest.mark.rule("MERC-11")
def test_a_buyer_who_cannot_pay_in_the_end_is_refused_without_details() -> None:
    table = Table()
    petition = buy_goods(table, "antony", "juno", CURIALIS, 2, by="").pending_petition_id()
    give_goods(table, "antony", "cassius", 100_000, DENARIUS).accepted_entries()
    table.act("juno", "decline", petition=petition).assert_warned()


@pytest.mark.rule("MERC-11")
@pytest.mark.parametrize(("quantity", "reported"), [(1, True), (2, True), (3, False)])
def test_vesta_must_sell_as_much_as_she_has_won(quantity: int, *, reported: bool) -> None:
    table = Table().with_("m_brutus", legio_curialis=12).with_("antony", denarius=600_000)
    table.lawful = False
    take = {"from_": "m_brutus", "legio_curialis": 2, "legio_clientarum": 0}
    table.act("vesta", "confiscate", **take).accepted_entries()
    petition = buy_goods(table, "antony", "vesta", CURIALIS, quantity, by="").pending_petition_id()
    table.act("vesta", "decline", petition=petition).assert_warned(
        *(["MERC-11"] if reported else [])
    )


@pytest.mark.rule("ROST-04")
@pytest.mark.parametrize("asset", [CLIENTARUM, CLASSIS])
def test_a_bartered_legio_and_no_other_good_makes_a_general(asset: str) -> None:
    table = table_with_three_in_egypt().set_fact("cicero", "status", "unprotected")
    other = CLASSIS if asset == CLIENTARUM else DENARIUS
    side = (1, other) if other == CLASSIS else (100_000, other)
    petition = barter_goods(table, "cleopatra", "cicero", (1, asset), side).pending_petition_id()
    table.act("cicero", "consent", petition=petition).accepted_entries()
    legion = asset == CLIENTARUM
    assert table.person("cicero").role == ("imperator" if legion else "senator")
    assert ("unprotected" in table.person("cicero").statuses) is not legion


@pytest.mark.rule("MERC-01", "MERC-03")
def test_a_witness_is_asked_after_the_partner() -> None:
    table = table_with_three_in_egypt()
    swap: dict[str, Any] = {"give": (1, CLASSIS), "take": (1, CLIENTARUM), "witness": "isis"}
    petition = barter_goods(table, "antony", "cleopatra", **swap).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("cleopatra", "isis")


@pytest.mark.rule("MERC-05")
def test_a_legio_clientarum_may_be_given_where_both_are() -> None:
    table = Table().with_("cicero", place="mauretania")
    table.act_with_consent(
        "cicero", "bogud", "give", to="cicero", asset=CLIENTARUM, quantity=1
    ).accepted_entries()
    table.assert_holdings("cicero", legio_clientarum=1).assert_holdings("bogud", legio_clientarum=3)


@pytest.mark.rule("MERC-16", "MERC-20")
@pytest.mark.parametrize("god", ["cybele", "mercury"])
def test_a_gods_first_stock_is_not_given_to_other_gods(god: str) -> None:
    give_goods(Table(), "juno", god, 100_000, DENARIUS).assert_refused_with("spoils-only")


@pytest.mark.rule("MERC-21")
def test_goods_that_came_to_a_foreign_god_are_for_sale() -> None:
    table = Table().with_("tanit", legio_curialis=1)
    form = table.form("antony", "buy-legions", seller="tanit")
    assert form is not None
    kinds = field_options(form.fields[1])
    assert kinds == [CURIALIS, CLIENTARUM]


@pytest.mark.rule("MERC-11")
def test_keeping_the_first_stock_does_not_hang_on_the_virus() -> None:
    table = Table()
    table.data["cast"]["juno"]["powers"].append("oversee_virus")
    petition = buy_goods(table, "antony", "juno", CURIALIS, by="").pending_petition_id()
    table.act("juno", "decline", petition=petition).assert_warned("MERC-11")

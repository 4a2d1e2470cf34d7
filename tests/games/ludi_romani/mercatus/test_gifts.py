"""MERC: gifts of mortals and gifts of gods."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.mercatus.scenes import give_goods, table_with_rich_god
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("MERC-18")
def test_money_passes_freely_and_only_the_two_and_the_fates_know() -> None:
    table = Table().at("hiems", 43)
    entry = give_goods(table, "octavian", "cleopatra", 200_000, DENARIUS).assert_unwarned()[0]
    table.assert_holdings("octavian", denarius=400_000).assert_holdings(
        "cleopatra", denarius=300_000
    )
    assert entry.audience == ("cleopatra", "fata", "octavian")


@pytest.mark.rule("MERC-19", "MERC-18")
def test_ships_pass_freely_wherever_the_two_are() -> None:
    table = Table()
    entry = give_goods(table, "antony", "pacorus", 1, CLASSIS).assert_unwarned()[0]
    table.assert_holdings("antony", classis=0).assert_holdings("pacorus", classis=1)
    assert entry.audience == ("*",)


@pytest.mark.rule("MERC-10")
def test_no_ship_changes_hands_inland_in_any_way_by_one_reading() -> None:
    table = Table().with_reading("classes.gifts_inland", value=False)
    give_goods(table, "antony", "pacorus", 1, CLASSIS).assert_refused("MERC-10")
    give_goods(table, "antony", "cassius", 1, CLASSIS).accepted_entries()
    give_goods(Table(), "antony", "pacorus", 1, CLASSIS).accepted_entries()


@pytest.mark.rule("MERC-18", "FATA-12")
def test_nobody_gives_more_than_they_have_or_anything_to_themselves() -> None:
    table = Table()
    refusal = give_goods(table, "octavian", "antony", 700_000, DENARIUS).assert_refused("FATA-12")
    assert not refusal[0].waivable
    give_goods(table, "octavian", "octavian", 100_000, DENARIUS).assert_refused("MERC-18")


@pytest.mark.rule("MERC-04")
@pytest.mark.parametrize("reading", ["amici_and_spouses", "never"])
def test_legiones_curiales_are_not_given_away(reading: str) -> None:
    table = Table().with_reading("lc.transfer", reading)
    give_goods(table, "cassius", "m_brutus", 1, CURIALIS).assert_refused("MERC-04")


@pytest.mark.rule("MERC-04")
def test_legiones_curiales_pass_between_friends_and_spouses_by_default() -> None:
    assert Table().state.switch("lc.transfer") == "amici_and_spouses"


@pytest.mark.rule("MERC-04", "ROST-14", "REX-07")
def test_legiones_curiales_may_be_given_to_any_possible_owner_by_one_reading() -> None:
    table = Table().with_reading("lc.transfer", "free")
    table.act_with_consent(
        "cicero", "cassius", "give", to="cicero", asset=CURIALIS, quantity=1
    ).accepted_entries()
    assert table.person("cicero").role == "imperator"
    give_goods(table, "cassius", "livia", 1, CURIALIS).assert_refused("ROST-14")
    give_goods(table, "cassius", "bogud", 1, CURIALIS).assert_refused("REX-07")


@pytest.mark.rule("MERC-05")
def test_a_given_legio_clientarum_is_a_barter_for_nothing_in_one_region() -> None:
    table = Table().with_("cicero", place="mauretania")
    give_goods(table, "bogud", "antony", 1, CLIENTARUM).assert_refused("MERC-05")
    give_goods(table, "bogud", "cicero", 1, CLIENTARUM).pending_petition_id()


@pytest.mark.rule("ROST-04")
@pytest.mark.rule("FATA-08")
def test_nobody_is_made_a_fighter_unasked() -> None:
    table = Table().with_("cicero", place="mauretania")
    petition = give_goods(table, "bogud", "cicero", 1, CLIENTARUM).pending_petition_id()
    assert table.person("cicero").role == "senator"
    entry = table.act("cicero", "consent", petition=petition).accepted_entries()[1]
    assert table.person("cicero").role == "imperator"
    table.act("fata", "reverse", entry=entry.id, reason="a jest").accepted_entries()
    assert table.person("cicero").role == "senator"


@pytest.mark.rule("LIM-01")
def test_no_gift_goes_beyond_ten() -> None:
    table = Table().with_("antony", place="mauretania", legio_curialis=10)
    give_goods(table, "bogud", "antony", 1, CLIENTARUM).assert_refused("LIM-01")


@pytest.mark.rule("MERC-13")
@pytest.mark.parametrize("asset", [CURIALIS, CLIENTARUM])
def test_nobody_gives_a_god_legiones(asset: str) -> None:
    table = Table().with_reading("lc.transfer", "free").with_("bogud", legio_curialis=1)
    table.lawful = False
    table.with_("juno", place="mauretania")
    give_goods(table, "bogud", "juno", 1, asset).assert_refused("MERC-13")
    give_goods(
        table_with_rich_god("juno", **{asset: 1}), "juno", "minerva", 1, asset
    ).assert_refused("MERC-13")


@pytest.mark.rule("MERC-16")
def test_gods_give_juventas_what_she_asks_for_and_she_gives_it_to_mortals() -> None:
    table = Table()
    table.act_with_consent(
        "juventas", "juno", "give", to="juventas", asset=CURIALIS, quantity=2
    ).accepted_entries()
    give_goods(table, "juno", "juventas", 300_000, DENARIUS).accepted_entries()
    table.assert_holdings("juventas", denarius=300_000, legio_curialis=2).assert_holdings(
        "juno", legio_curialis=13
    )
    table.act_with_consent(
        "antony", "juventas", "give", to="antony", asset=CURIALIS, quantity=2
    ).accepted_entries()
    give_goods(table, "juventas", "livia", 300_000, DENARIUS).accepted_entries()
    table.assert_holdings("antony", legio_curialis=6).assert_holdings(
        "juventas", denarius=0, legio_curialis=0
    )
    give_goods(table, "juventas", "livia", 1, CURIALIS).assert_refused("ROST-14")


@pytest.mark.rule("MERC-20")
@pytest.mark.parametrize(
    ("god", "asset", "quantity"),
    [("juno", DENARIUS, 100_000), ("juno", CURIALIS, 1), ("neptune", CLASSIS, 1)],
)
def test_a_god_does_not_give_away_what_it_began_with(god: str, asset: str, quantity: int) -> None:
    table = Table()
    give_goods(table, god, "antony", quantity, asset).assert_refused("MERC-20")
    form = table.form(god, "give")
    assert form is not None
    assert field_options(form.fields[0]) == ["juventas"]


@pytest.mark.rule("MERC-20")
def test_a_god_gives_away_what_it_has_won_and_no_more() -> None:
    table = table_with_rich_god("juno", legio_curialis=2)
    give_goods(table, "juno", "cassius", 3, CURIALIS).assert_refused("MERC-20")
    table.act_with_consent(
        "cassius", "juno", "give", to="cassius", asset=CURIALIS, quantity=2
    ).accepted_entries()
    table.assert_holdings("juno", legio_curialis=15).assert_holdings("cassius", legio_curialis=5)


@pytest.mark.rule("MERC-20")
def test_a_god_sells_its_first_stock_first_and_the_price_is_no_spoil() -> None:
    table = table_with_rich_god("juno", legio_curialis=2)
    sale = {"seller": "juno", "asset": CURIALIS, "quantity": 2}
    table.act("cassius", "buy-legions", by="juno", **sale).accepted_entries()
    give_goods(table, "juno", "cassius", 400_000, DENARIUS).assert_refused("MERC-20")
    give_goods(table, "juno", "sextus_pompey", 2, CURIALIS).pending_petition_id()


@pytest.mark.rule("MERC-20")
def test_a_god_gives_anything_away_by_one_reading() -> None:
    table = Table().with_reading("numen.gift_start_stock", value=True)
    give_goods(table, "juno", "antony", 100_000, DENARIUS).accepted_entries()
    give_goods(table, "neptune", "antony", 20, CLASSIS).accepted_entries()


@pytest.mark.rule("MERC-17")
def test_mercury_may_be_bribed_and_pass_the_money_on_but_owns_nothing_else() -> None:
    table = Table()
    give_goods(table, "octavian", "mercury", 200_000, DENARIUS).accepted_entries()
    give_goods(table, "mercury", "cicero", 100_000, DENARIUS).accepted_entries()
    give_goods(table, "antony", "mercury", 1, CLASSIS).assert_refused("MERC-17")
    table.change_reading("mercury.may_hold_denarii", "false").accepted_entries()
    give_goods(table, "octavian", "mercury", 100_000, DENARIUS).assert_refused("MERC-17")


@pytest.mark.rule("MON-01")
@pytest.mark.parametrize("amount", [1, 50_000, 150_000])
def test_money_passes_in_whole_chips(amount: int) -> None:
    give_goods(Table(), "octavian", "antony", amount, DENARIUS).assert_refused("MON-01")


def test_a_giver_without_goods_is_told_so() -> None:
    form = Table().form("mercury", "give")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["nothing-to-give"]

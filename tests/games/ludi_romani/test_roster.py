"""ROST: roles, and the goods that each role may own. Other tests check the roster's figures."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.table import Answer, Table


def buy_goods(table: Table, buyer: str, asset: str, quantity: int = 1, **how: object) -> Answer:
    """Let a character buy from Minerva or Tanit, and let the selling god record the purchase."""
    seller = "tanit" if asset == CLIENTARUM else "minerva"
    fields = {"seller": seller, "asset": asset, "quantity": quantity}
    return table.act(buyer, "buy-legions", by=seller, **fields, **how)


@pytest.mark.rule("ROST-04")
@pytest.mark.parametrize("kind", [CURIALIS, CLIENTARUM])
def test_a_senator_who_takes_a_first_legio_is_an_imperator(kind: str) -> None:
    table = Table()
    entry = buy_goods(table, "hirtius", kind).assert_unwarned()[0]
    assert entry.event.becomes == "imperator"
    assert table.person("hirtius").role == "imperator"


@pytest.mark.rule("ROST-04")
def test_once_an_imperator_always_an_imperator() -> None:
    table = Table()
    buy_goods(table, "hirtius", CLIENTARUM).accepted_entries()
    assert buy_goods(table, "hirtius", CLIENTARUM).accepted_entries()[0].event.becomes == ""
    assert table.person("hirtius").role == "imperator"


@pytest.mark.rule("ROST-04")
@pytest.mark.rule("FATA-08")
def test_an_imperator_is_a_senator_again_when_the_sale_of_his_only_legio_is_undone() -> None:
    table = Table()
    sale = buy_goods(table, "hirtius", CURIALIS).accepted_entries()[0]
    table.act("minerva", "undo", entry=sale.id).accepted_entries()
    assert table.person("hirtius").role == "senator"
    table.assert_holdings("hirtius", denarius=1_200_000, legio_curialis=0)


@pytest.mark.rule("ROST-04")
@pytest.mark.rule("FATA-08")
def test_an_imperator_with_another_legio_stays_one_when_the_first_sale_is_undone() -> None:
    table = Table()
    first = buy_goods(table, "hirtius", CURIALIS).accepted_entries()[0]
    buy_goods(table, "hirtius", CLIENTARUM).accepted_entries()
    table.act("fata", "reverse", entry=first.id, reason="miscounted").accepted_entries()
    assert table.person("hirtius").role == "imperator"
    table.assert_holdings("hirtius", legio_curialis=0, legio_clientarum=1)


@pytest.mark.rule("ROST-06")
def test_a_free_woman_who_takes_a_legio_is_an_amazon() -> None:
    table = Table().set_fact("livia", "role", "free_woman")
    buy_goods(table, "livia", CURIALIS).accepted_entries()
    assert table.person("livia").role == "amazon"


@pytest.mark.rule("ROST-07")
@pytest.mark.parametrize("kind", [CURIALIS, CLIENTARUM])
def test_an_amazon_owns_legions_as_an_imperator_does(kind: str) -> None:
    table = Table().set_fact("livia", "role", "amazon")
    assert buy_goods(table, "livia", kind).accepted_entries()[0].event.becomes == ""


@pytest.mark.rule("ROST-14", "ROST-15", "ROST-08")
@pytest.mark.parametrize("role", ["virgo", "matrona", "vestal"])
def test_virgines_matronae_and_vestals_own_no_legions(role: str) -> None:
    table = Table()
    if role != "virgo":
        table.set_fact("livia", "role", role)
    buy_goods(table, "livia", CURIALIS).assert_refused("ROST-14")
    buy_goods(table, "livia", CLIENTARUM).assert_refused("ROST-15")


@pytest.mark.rule("ROST-08", "ROST-18")
def test_nobody_gives_a_virgo_votes() -> None:
    table = Table()
    table.act("cicero", "give", to="livia", asset="suffragium", quantity=10).assert_refused(
        "ROST-08", "ROST-18"
    )


@pytest.mark.rule("ROST-12", "ROST-14", "ROST-15", "ROST-17")
@pytest.mark.parametrize("status", ["umbra", "imago"])
def test_the_dead_own_neither_legions_nor_ships(status: str) -> None:
    table = Table().set_fact("hirtius", "status", status)
    buy_goods(table, "hirtius", CURIALIS).assert_refused("ROST-14")
    buy_goods(table, "hirtius", CLIENTARUM).assert_refused("ROST-15")
    table.act("hirtius", "buy-classes", seller="neptune", quantity=1).assert_refused("ROST-17")
    table.act("antony", "give", to="hirtius", asset="classis", quantity=1).assert_refused("ROST-17")


@pytest.mark.rule("ROST-17")
@pytest.mark.parametrize("who", ["antony", "cicero", "livia", "bogud"])
def test_every_living_mortal_may_hold_classes(who: str) -> None:
    table = Table().with_(who, denarius=300_000, classis=0)
    table.act(who, "buy-classes", by="neptune", seller="neptune", quantity=1).accepted_entries()
    table.assert_holdings(who, classis=1)


@pytest.mark.parametrize(
    ("who", "asset", "rule"),
    [
        pytest.param("cicero", "suffragium", "ROST-18", marks=pytest.mark.rule("ROST-18")),
        pytest.param("livia", "dos", "ROST-19", marks=pytest.mark.rule("ROST-19")),
        pytest.param("bogud", "rexpressus", "ROST-20", marks=pytest.mark.rule("ROST-20")),
        pytest.param(
            "mars", "legio_ultrix_immortalis", "ROST-16", marks=pytest.mark.rule("ROST-16")
        ),
        pytest.param("vulcan", "legio_fabrilis", "ROST-16", marks=pytest.mark.rule("ROST-16")),
        pytest.param("fortuna", "rota_fortunae", "ROST-16", marks=pytest.mark.rule("ROST-16")),
        pytest.param("vesta", "virus", "MERC-23", marks=pytest.mark.rule("MERC-23")),
    ],
)
def test_inalienable_goods_are_not_given_away(who: str, asset: str, rule: str) -> None:
    table = Table()
    table.act(who, "give", to="antony", asset=asset, quantity=1).assert_refused(rule)
    assert not any(option == asset for option in giveable_kinds(table, who))


def giveable_kinds(table: Table, who: str) -> list[str]:
    form = table.form(who, "give", to="antony")
    if form is None or form.blocked or len(form.fields) < 2:
        return []
    return [option.value for option in getattr(form.fields[1], "options", ())]


@pytest.mark.rule("ACTA-02")
def test_an_unknown_character_is_refused_even_by_ruling() -> None:
    table = Table().leave_out_characters("minerva")
    refusal = table.act(
        "hirtius", "buy-legions", seller="minerva", asset=CURIALIS, quantity=1
    ).assert_refused("ACTA-02")
    assert not refusal[0].waivable

"""Lists show facts for a choice: a seller's price and stock, and the dos of a bride."""

from typing import Any

import pytest

from ledger.contract.form import Choice, Option
from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.weddings import summer_in_rome


def noted_options(
    table: Table, actor: str, act: str, field: str, **chosen: Any
) -> dict[str, Option]:
    """Return the options of a list by name, each with its note."""
    form = table.form(actor, act, **chosen)
    assert form is not None
    found = next(one for one in form.fields if one.name == field)
    assert isinstance(found, Choice)
    return {option.value: option for option in found.options}


def note_of_option(option: Option) -> tuple[str, dict[str, Any]]:
    """Return the note of an option: its key and arguments."""
    return option.note or "", dict(option.args or {})


def table_with_sellers_in_egypt() -> Table:
    """Antony is in Egypt with Neptune, who sells ships, and Isis, who sells both kinds of legio."""
    table = Table().at("aestas", 44).with_("antony", place="egypt", denarius=9_000_000)
    table.with_("isis", place="egypt", legio_curialis=0, legio_clientarum=4, classis=0)
    return table.with_("neptune", place="egypt", classis=7)


@pytest.mark.rule("MERC-08", "MERC-09")
def test_a_list_of_sellers_says_price_and_stock_of_each_and_the_stock_as_it_is_now() -> None:
    table = table_with_sellers_in_egypt()
    ships = note_of_option(noted_options(table, "antony", "buy-classes", "seller")["neptune"])
    assert ships == ("note-sells", {"asset": f"asset:{CLASSIS}", "price": 300_000, "n": 7})
    legions = note_of_option(noted_options(table, "antony", "buy-legions", "seller")["isis"])
    assert legions == ("note-sells", {"asset": f"asset:{CLIENTARUM}", "price": 400_000, "n": 4})
    table.act("antony", "buy-legions", by="isis", seller="isis", asset=CLIENTARUM, quantity=3)
    left = note_of_option(noted_options(table, "antony", "buy-legions", "seller")["isis"])
    assert left[1]["n"] == 1


@pytest.mark.rule("MERC-07", "MERC-08")
def test_a_seller_of_two_kinds_is_listed_with_both_prices() -> None:
    table = table_with_sellers_in_egypt().with_("isis", legio_curialis=5)
    note, told = note_of_option(noted_options(table, "antony", "buy-legions", "seller")["isis"])
    assert note == "note-sells-two"
    assert {told["asset"], told["other"]} == {f"asset:{CURIALIS}", f"asset:{CLIENTARUM}"}
    first = {"asset": f"asset:{CURIALIS}", "price": 200_000, "n": 5}
    second = {"other": f"asset:{CLIENTARUM}", "other_price": 400_000, "left": 4}
    assert told == first | second
    kinds = noted_options(table, "antony", "buy-legions", "asset", seller="isis")
    assert note_of_option(kinds[CURIALIS]) == ("note-price", {"price": 200_000, "n": 5})


@pytest.mark.rule("NUPT-03")
def test_a_bride_is_listed_with_the_dos_on_her_card_and_a_groom_reads_of_his_own() -> None:
    table = summer_in_rome()
    brides = noted_options(table, "philippus", "wed", "with")
    assert note_of_option(brides["livia"]) == ("note-dos", {"n": 2_000_000})
    grooms = noted_options(table, "livia", "wed", "with")
    assert note_of_option(grooms["philippus"]) == ("note-dos", {"n": 2_000_000})


@pytest.mark.rule("NUPT-03", "ROST-19")
def test_a_bride_without_a_dos_is_listed_without_one() -> None:
    table = summer_in_rome().with_("livia", dos=0)
    assert note_of_option(noted_options(table, "philippus", "wed", "with")["livia"]) == ("", {})

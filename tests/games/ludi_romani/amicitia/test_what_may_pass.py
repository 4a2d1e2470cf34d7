"""AMIC: goods that friends may give or lend each other, and goods that they may not."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, SUFFRAGIUM
from tests.games.ludi_romani.bonds import (
    lend_goods,
    make_friends,
    objections_to_act,
    recall_loan,
    state_with_presider,
    table_with_loan,
    table_with_two_friends,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("MERC-10", "AMIC-04", "AMIC-08")
@pytest.mark.parametrize("inland", ["octavian", "agrippa"])
def test_no_lent_ship_changes_hands_by_one_reading_where_either_is_inland(inland: str) -> None:
    table = table_with_two_friends(readings={"classes.gifts_inland": False}, legio_clientarum=1)
    table_with_loan(table, 1, CLASSIS)
    table.set_fact(inland, "place", "parthia")
    lend_goods(table, "agrippa", "octavian", 1, CLASSIS).assert_refused_with("no-ships-inland")
    give = {"to": "octavian", "asset": CLASSIS, "quantity": 1}
    table.act("agrippa", "return-loan", **give).assert_refused_with("no-ships-inland")
    lend_goods(table, "agrippa", "octavian", 1, CLIENTARUM).pending_petition_id()


@pytest.mark.rule("MERC-10", "AMIC-04")
def test_ships_are_lent_and_returned_inland_too_by_default() -> None:
    table = table_with_loan(table_with_two_friends(), 1, CLASSIS).set_fact(
        "agrippa", "place", "parthia"
    )
    lend_goods(table, "agrippa", "octavian", 1, CLASSIS).accepted_entries()
    give = {"to": "octavian", "asset": CLASSIS, "quantity": 1}
    table.act("agrippa", "return-loan", **give).accepted_entries()


@pytest.mark.rule("AMIC-09", "LIM-01")
def test_no_legio_comes_back_beyond_ten() -> None:
    table = table_with_loan(table_with_two_friends(), 1, CLIENTARUM)
    table.act(
        "fata", "book-difference", who="octavian", asset=CURIALIS, counted=10, because="found"
    ).accepted_entries()
    recall_loan(table, "octavian", "agrippa", 1, CLIENTARUM).assert_refused("LIM-01")


@pytest.mark.rule("AMIC-04", "ROST-14")
def test_a_wife_lends_nobody_her_husbands_legions() -> None:
    table = Table().with_("livia", place="northern_italy", legio_clientarum=1)
    make_friends(table, "livia", "octavian")
    table.set_fact("livia", "role", "matrona")
    lend_goods(table, "livia", "octavian", 1, CLIENTARUM).assert_refused_with(
        "legions-back-to-husband"
    )


@pytest.mark.rule("AMIC-07")
def test_a_busy_god_may_be_sent_to_return_votes() -> None:
    table = Table()
    table.data["cast"]["minerva"]["powers"].append("return_suffragia")
    make_friends(table, "octavian", "agrippa")
    lend_goods(table, "octavian", "agrippa", 3, SUFFRAGIUM).accepted_entries()
    fields = {"from_": "agrippa", "numen": "minerva"}
    assert (
        objections_to_act(
            state_with_presider(table, "minerva"), "octavian", "recall-votes", **fields
        )
        == []
    )

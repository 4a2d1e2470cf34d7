"""Scenario S27: holidays and a shorter calendar, word for word."""

import pytest

from tests.games.ludi_romani.feriae.scenes import (
    ask_for_holiday,
    claim_cards_of_gods,
    running_period,
)
from tests.games.ludi_romani.table import Table

MINUTE = 60_000


def summer_with_juno_mars_twins(year: int) -> Table:
    """The aestas of a year in which Juno, Mars and the twins are in the game."""
    return Table().at("aestas", year)


@pytest.mark.rule("FER-01", "CAL-02", "CAL-11")
def test_s27_a_the_year_37_is_a_holiday_of_twelve_minutes() -> None:
    table = claim_cards_of_gods(summer_with_juno_mars_twins(38), "juno", "mars", "apollo")
    petition = table.act("juno", "agree-feriae").pending_petition_id()
    table.act("mars", "consent", petition=petition).accepted_entries()
    table.act("apollo", "consent", petition=petition).accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    assert running_period(table) == ("feriae", 37, 12)
    table.wait(minutes=3)
    sale = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    table.act("octavian", "buy-legions", **sale).assert_refused("FER-01")
    table.wait(minutes=9).season().assert_unwarned()
    assert running_period(table) == ("motus", None, 1)
    assert table.state.at - table.state.log.entries[1].at == 17 * MINUTE
    table.wait(minutes=1).season().accepted_entries()
    assert running_period(table) == ("hiems", 36, 5)


@pytest.mark.rule("FER-01")
def test_s27_a_one_god_who_objects_blocks_it() -> None:
    table = claim_cards_of_gods(summer_with_juno_mars_twins(38), "juno", "mars", "apollo")
    petition = table.act("juno", "agree-feriae").pending_petition_id()
    table.act("mars", "consent", petition=petition).accepted_entries()
    table.act("apollo", "decline", petition=petition).accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    assert running_period(table) == ("motus", None, 1)
    table.wait(minutes=1).season().accepted_entries()
    assert running_period(table) == ("hiems", 37, 5)


@pytest.mark.rule("FER-02", "CAL-02")
def test_s27_b_the_year_33_is_dropped_when_the_evening_is_late() -> None:
    table = ask_for_holiday(summer_with_juno_mars_twins(34), "33").wait(minutes=17)
    table.act_with_consent("diana", "apollo", "drop-years", years=["33"]).accepted_entries()
    table.season().accepted_entries()
    seen = [running_period(table)]
    for _ in range(4):
        table.wait(minutes=table.state.period.minutes).season().accepted_entries()
        seen.append(running_period(table))
    assert seen == [
        ("motus", None, 1),
        ("hiems", 32, 5),
        ("motus", None, 1),
        ("aestas", 32, 5),
        ("actium", 31, 0),
    ]
    assert table.state.at - table.state.log.entries[1].at == (17 + 12) * MINUTE


@pytest.mark.rule("FER-02")
def test_s27_b_half_a_year_or_one_that_has_begun_is_not_dropped() -> None:
    table = ask_for_holiday(summer_with_juno_mars_twins(34), "33")
    drop = "drop-years"
    table.act("apollo", drop, years=["hiems-33"]).assert_refused("FER-02")
    table.act("apollo", drop, years=["34"]).assert_refused("FER-02")
    table.act("apollo", drop, years=["31"]).assert_refused("FER-02")
    table.act("apollo", drop, years=[]).assert_refused("FER-02")
    table.act("apollo", drop, years=["32"]).assert_refused("FER-02")
    table.wait(minutes=5).season().accepted_entries()
    table.act("apollo", drop, years=["33"]).assert_refused("FER-02")

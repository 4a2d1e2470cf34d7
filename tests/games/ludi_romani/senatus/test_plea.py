"""A plea is a text by the target of a bill. The plea has no other effect than its entry."""

import pytest

from ledger.record.audience import EVERYBODY
from tests.games.ludi_romani.curia import (
    SENATE,
    bring_bill,
    carry_out_law,
    close_ballot,
    vote_for_or_against,
    waiting_law_id,
    winter_with_consuls,
)
from tests.games.ludi_romani.table import Answer, Table

WORDS = "I have served Rome for thirty years."


def table_with_accusation(kind: str = "proscriptio", target: str = "antony") -> tuple[Table, str]:
    """Return a table with a bill of Cicero about a character, and the id of the bill."""
    table = winter_with_consuls()
    bring_bill(table, "cicero", kind, target).accepted_entries()
    assert table.state.world.curia.open_bill is not None
    return table, table.state.world.curia.open_bill.id


def let_plead(table: Table, who: str, bill: str, by: str = "") -> Answer:
    """Let a character plead on a bill."""
    return table.act(who, "plead-in-senate", bill=bill, words=WORDS, **({"by": by} if by else {}))


@pytest.mark.rule("SEN-09", "COMM-01")
def test_the_subject_of_a_bill_pleads_publicly_from_anywhere() -> None:
    table, bill = table_with_accusation()
    assert table.state.seating.place_of("antony") != "rome"
    (plea,) = let_plead(table, "antony", bill).accepted_entries()
    assert plea.audience == EVERYBODY
    told = (plea.event.who, plea.event.kind, plea.event.target)
    assert told == ("antony", "proscriptio", "antony")
    assert plea.event.reason != WORDS
    assert (plea.postings, plea.placements, plea.rolls, plea.warned) == ((), (), (), ())


@pytest.mark.rule("SEN-09")
def test_a_plea_changes_neither_votes_nor_roles() -> None:
    table, bill = table_with_accusation()
    before = table.state
    let_plead(table, "antony", bill).accepted_entries()
    after = table.state
    assert (after.books, after.seating) == (before.books, before.seating)
    assert after.world.people == before.world.people
    assert after.kernel.duties == before.kernel.duties
    vote_for_or_against(table, {"cicero": 80}, {"plancus": 40})
    assert close_ballot(table)[0].event.stage == "passed"


@pytest.mark.rule("SEN-09")
@pytest.mark.parametrize("who", ["cicero", "plancus", "venus", "mars", "livia"])
def test_nobody_else_is_offered_a_plea_nor_makes_one(who: str) -> None:
    table, bill = table_with_accusation()
    assert table.form(who, "plead-in-senate") is None
    assert [one.key for one in let_plead(table, who, bill).assert_refused()] == [
        "no-bill-about-you"
    ]


@pytest.mark.rule("SEN-09")
def test_each_bill_allows_one_plea() -> None:
    table, bill = table_with_accusation()
    let_plead(table, "antony", bill).accepted_entries()
    assert [one.key for one in let_plead(table, "antony", bill).assert_refused()] == [
        "pleaded-already"
    ]
    form = table.form("antony", "plead-in-senate")
    assert form is not None
    assert [one.key for one in form.blocked] == ["pleaded-already"]
    vote_for_or_against(table, {}, {"plancus": 40})
    close_ballot(table)
    assert table.form("antony", "plead-in-senate") is None
    assert [one.key for one in let_plead(table, "antony", bill).assert_refused()] == [
        "no-bill-about-you"
    ]


@pytest.mark.rule("SEN-09", "SEN-11")
def test_a_word_may_still_be_said_while_the_law_waits_and_none_when_it_is_carried_out() -> None:
    table, bill = table_with_accusation()
    vote_for_or_against(table, dict.fromkeys(SENATE, 1), {})
    close_ballot(table)
    assert waiting_law_id(table) == bill
    form = table.form("antony", "plead-in-senate")
    assert form is not None
    assert not form.blocked
    let_plead(table, "antony", bill).accepted_entries()
    carry_out_law(table).accepted_entries()
    assert table.form("antony", "plead-in-senate") is None


@pytest.mark.rule("SEN-09", "SEN-23")
def test_a_census_is_about_nobody() -> None:
    table, bill = table_with_accusation("census", "gaul")
    for who in sorted(table.state.world.people):
        assert table.form(who, "plead-in-senate") is None
    assert [one.key for one in let_plead(table, "livia", bill).assert_refused()] == [
        "no-bill-about-you"
    ]


@pytest.mark.rule("SEN-26")
@pytest.mark.parametrize(("by", "may"), [("venus", True), ("mars", True), ("juno", False)])
def test_venus_or_mars_records_the_plea_of_a_player_without_a_phone(by: str, may: bool) -> None:
    table, bill = table_with_accusation()
    answer = let_plead(table, "antony", bill, by)
    assert (getattr(answer.outcome, "problem", "") == "not-your-card") is not may
    assert (
        bill in {one.id for one in table.state.world.curia.bills_in_order if one.has_plea}
    ) is may


@pytest.mark.rule("FATA-08")
def test_a_plea_that_is_taken_back_leaves_room_for_another() -> None:
    table, bill = table_with_accusation()
    (plea,) = let_plead(table, "antony", bill, "venus").accepted_entries()
    table.act("venus", "undo", entry=plea.id).accepted_entries()
    let_plead(table, "antony", bill).accepted_entries()


@pytest.mark.rule("SEN-09")
@pytest.mark.parametrize(("words", "may"), [("", False), ("x" * 200, True), ("x" * 201, False)])
def test_a_plea_is_one_short_text(words: str, may: bool) -> None:
    table, bill = table_with_accusation()
    answer = table.act("antony", "plead-in-senate", bill=bill, words=words)
    assert (getattr(answer.outcome, "problem", "") == "malformed") is not may

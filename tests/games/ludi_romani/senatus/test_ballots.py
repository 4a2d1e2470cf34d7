"""SEN: ballots and the count."""

import pytest

from ledger.contract.form import Split
from ledger.games.ludi_romani.fata.corrections import RightsRenewed
from ledger.record.entry import Posting
from tests.games.ludi_romani.curia import (
    ALL,
    acclaim_consuls,
    bring_bill,
    cast_votes,
    close_ballot,
    record_loan,
    stage_of_latest_bill,
    vote_for_or_against,
    winter_with_consuls,
    winter_with_six_senators,
)
from tests.games.ludi_romani.given import field_options


@pytest.mark.rule("SEN-02", "SEN-27")
def test_these_characters_vote_with_these_suffragia() -> None:
    table = (
        winter_with_six_senators()
        .with_("bogud", place="rome")
        .with_("agrippa", place="rome", suffragium=10)
    )
    table.with_("philippus", place="rome", suffragium=30).with_("calpurnia", place="sicily")
    record_loan(table, "philippus", "plancus", "suffragium", 30)
    record_loan(table, "sextus_pompey", "bogud", "suffragium", 10)
    acclaim_consuls(table, "cicero", "maecenas")
    (_bill, roll) = bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    assert dict(roll.event.roll) == {**ALL, "plancus": 70, "agrippa": 10}
    assert roll.audience == ("fata", "venus")
    cast_votes(table, "philippus", yes=1).assert_refused_with("not-on-the-roll")
    cast_votes(table, "bogud", yes=10).assert_refused_with("has-no-voice", "not-on-the-roll")
    cast_votes(table, "servilia", yes=1).assert_refused_with("women-vote-not", "not-on-the-roll")
    table.set_fact("atia", "place", "rome").set_fact("atia", "role", "matrona")
    cast_votes(table, "atia", yes=1).assert_refused_with("women-vote-not", "not-on-the-roll")
    cast_votes(table, "antony", yes=1).assert_refused_with("not-in-senate", "not-on-the-roll")
    cast_votes(table, "venus", yes=1).assert_refused_with(
        "not-in-senate", "has-no-voice", "not-on-the-roll"
    )
    cast_votes(table, "plancus", yes=70, no=1).assert_refused_with("more-than-held")
    cast_votes(table, "plancus", yes=-1).assert_malformed()
    cast_votes(table, "plancus", maybe=1).assert_malformed()
    cast_votes(table, "plancus", yes=40, no=30).assert_unwarned()
    cast_votes(table, "plancus", yes=40).assert_refused_with("voted-already")


@pytest.mark.rule("SEN-02")
@pytest.mark.parametrize(
    ("reading", "value", "voter", "counted"),
    [
        ("senate.voters", "senators_only", "agrippa", False),
        ("senate.voters", "romans_with_suffragia", "agrippa", True),
        ("senate.rex_votes", True, "bogud", True),
        ("senate.rex_votes", False, "bogud", False),
    ],
)
def test_readings_give_votes_to_further_characters(
    reading: str, value: str | bool, voter: str, *, counted: bool
) -> None:
    table = (
        winter_with_six_senators()
        .with_("bogud", place="rome")
        .with_("agrippa", place="rome", suffragium=10)
    )
    table.with_reading(reading, value)
    record_loan(table, "sextus_pompey", "bogud", "suffragium", 10)
    acclaim_consuls(table, "cicero", "maecenas")
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    if counted:
        cast_votes(table, voter, yes=10).assert_unwarned()
    else:
        cast_votes(table, voter, yes=10).assert_refused("SEN-02")
    cast_votes(table, "cicero", yes=10).assert_unwarned()


@pytest.mark.rule("SEN-02")
def test_votes_that_are_fetched_home_are_not_cast_twice() -> None:
    table = winter_with_six_senators().with_("philippus", place="rome", suffragium=30)
    record_loan(table, "philippus", "plancus", "suffragium", 30)
    acclaim_consuls(table, "cicero", "maecenas")
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    cast_votes(table, "plancus", yes=70).assert_unwarned()
    home = Posting("suffragium", "plancus/of:philippus", "philippus", 30)
    table.record_house_entry(RightsRenewed(()), postings=(home,))
    cast_votes(table, "philippus", no=30).assert_refused_with("not-on-the-roll")
    bill = table.state.world.curia.open_bill
    assert bill is not None
    assert bill.totals == (70, 0, sum(ALL.values()) - 40)


@pytest.mark.rule("SEN-03", "SEN-04")
def test_withheld_votes_count_for_nothing() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    cast_votes(table, "cicero", yes=11, no=10, abstain=5).assert_unwarned()
    cast_votes(table, "plancus").assert_unwarned()
    decision, count = close_ballot(table)
    assert decision.event.stage == stage_of_latest_bill(table) == "passed"
    assert (count.event.yes, count.event.no, count.event.abstained) == (11, 10, 309)


@pytest.mark.rule("SEN-03")
def test_a_bill_with_more_against_it_fails() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    vote_for_or_against(table, {"cicero": 59}, {"isauricus": 60})
    assert close_ballot(table)[0].event.stage == "failed"
    table.act("mars", "carry-out-law", bill="c1").assert_refused("SEN-11")


@pytest.mark.rule("SEN-05", "SEN-26")
def test_venus_breaks_ties_and_decides_nothing_else() -> None:
    table = winter_with_consuls()
    table.act("venus", "close-ballot").assert_refused_with("no-bill-open")
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    table.act("mars", "close-ballot", casting="yes").assert_refused_with("venus-presides")
    form = table.form("venus", "close-ballot")
    assert form is not None
    assert field_options(form.fields[0]) == ["yes", "no"]
    vote_for_or_against(table, {"cicero": 60}, {"isauricus": 60})
    table.act("venus", "close-ballot").assert_refused_with("venus-breaks-ties")
    cast_votes(table, "plancus", yes=1).accepted_entries()
    table.act("venus", "close-ballot", casting="no").assert_refused_with("no-tie")
    form = table.form("venus", "close-ballot")
    assert form is not None
    assert form.fields == ()
    assert table.form("mars", "close-ballot") is None
    close_ballot(table)
    assert stage_of_latest_bill(table) == "passed"


@pytest.mark.rule("SEN-05", "SEN-03")
def test_venus_breaks_a_tie_about_a_census_and_none_about_a_caedes() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "census", "spain").accepted_entries()
    table.act("venus", "close-ballot").assert_refused_with("venus-breaks-ties")
    close_ballot(table, "no")
    bring_bill(table, "maecenas", "caedes", "antony").accepted_entries()
    table.act("venus", "close-ballot", casting="yes").assert_refused_with("no-tie")
    close_ballot(table)
    assert stage_of_latest_bill(table) == "failed"


@pytest.mark.rule("SEN-05", "SEN-03")
def test_a_tie_that_venus_breaks_against_the_bill() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    _decision, count = close_ballot(table, "no")
    assert stage_of_latest_bill(table) == "failed"
    assert count.event.casting == "no"


@pytest.mark.rule("SEN-20", "SEN-03", "SEN-05")
def test_a_caedes_needs_everybody_with_everything() -> None:
    for short in ({"cicero": 79}, {"plancus": 0}):
        table = winter_with_consuls()
        bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
        vote_for_or_against(table, {**ALL, **short}, {})
        close_ballot(table)
        assert stage_of_latest_bill(table) == "failed"
    table = winter_with_consuls()
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    vote_for_or_against(table, ALL, {})
    close_ballot(table)
    assert stage_of_latest_bill(table) == "passed"


@pytest.mark.rule("SEN-20")
def test_an_absent_senator_is_not_needed_for_a_caedes() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    vote_for_or_against(table, {who: count for who, count in ALL.items() if who != "plancus"}, {})
    table.set_fact("plancus", "status", "umbra")
    close_ballot(table)
    assert stage_of_latest_bill(table) == "passed"


@pytest.mark.rule("SEN-20")
def test_a_proscribed_senator_is_not_needed_for_a_caedes_but_a_cast_vote_counts() -> None:
    others = {who: count for who, count in ALL.items() if who != "plancus"}
    for against, result in (({}, "passed"), ({"plancus": 40}, "failed")):
        table = winter_with_consuls()
        bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
        vote_for_or_against(table, others, against)
        table.set_fact("plancus", "status", "proscribed")
        close_ballot(table)
        assert stage_of_latest_bill(table) == result
    table = winter_with_consuls()
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    vote_for_or_against(table, others, {"plancus": 40})
    table.set_fact("plancus", "place", "spain")
    close_ballot(table)
    assert stage_of_latest_bill(table) == "failed"


@pytest.mark.rule("SEN-20")
@pytest.mark.parametrize(
    ("reading", "result"), [("present_voters", "failed"), ("present_senators", "passed")]
)
def test_a_caedes_needs_these_votes(reading: str, result: str) -> None:
    table = winter_with_six_senators().with_("agrippa", place="rome", suffragium=10)
    table.with_reading("caedes.unanimity", reading)
    acclaim_consuls(table, "cicero", "maecenas")
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    vote_for_or_against(table, ALL, {"agrippa": 10})
    close_ballot(table)
    assert stage_of_latest_bill(table) == result


@pytest.mark.rule("SEN-20")
def test_a_caedes_for_which_nobody_is_there_to_vote_fails() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    for who in ALL:
        table.set_fact(who, "status", "umbra")
    close_ballot(table)
    assert stage_of_latest_bill(table) == "failed"


def test_the_form_of_a_vote_is_split_as_the_voter_likes() -> None:
    table = winter_with_consuls()
    assert table.form("cicero", "cast-votes") is None
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    form = table.form("cicero", "cast-votes")
    assert form is not None
    (field,) = form.fields
    assert isinstance(field, Split)
    assert ([option.value for option in field.options], field.total, field.least) == (
        ["yes", "no", "abstain"],
        80,
        0,
    )
    others = table.form("cicero", "cast-votes", viewer="mars")
    assert others is not None
    assert isinstance(others.fields[0], Split)
    assert others.fields[0].total == 10_000
    assert table.form("antony", "cast-votes") is None
    cast_votes(table, "cicero", yes=80).accepted_entries()
    form = table.form("cicero", "cast-votes")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["voted-already"]

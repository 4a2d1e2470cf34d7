"""SEN: decisions that were made by mistake, and effects that end with a law."""

import pytest

from ledger.games.ludi_romani.senatus.ballots import VotesCast
from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    carry_out_law,
    cast_votes,
    close_ballot,
    execute_condemned,
    pass_bill,
    stage_of_latest_bill,
    vote_for_or_against,
    waiting_law_id,
    winter_with_consuls,
    winter_with_six_senators,
)
from tests.games.ludi_romani.table import Answer, Table


def reverse_entry(table: Table, entry: str) -> Answer:
    """Let the Fates reverse an entry."""
    return table.act("fata", "reverse", entry=entry, reason="not so")


def tie_proscriptio_vote(table: Table) -> None:
    """Let equal numbers of votes be cast for and against a proscriptio of Antony."""
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    vote_for_or_against(table, {"plancus": 40}, {"pollio": 40})


@pytest.mark.rule("SEN-05", "FATA-08")
def test_venus_who_broke_a_tie_the_wrong_way_opens_the_ballot_again() -> None:
    table = winter_with_consuls()
    tie_proscriptio_vote(table)
    (decision, _count) = close_ballot(table, "yes")
    table.act("venus", "undo", entry=decision.id).accepted_entries()
    assert stage_of_latest_bill(table) == "open"
    cast_votes(table, "plancus", yes=40).assert_refused_with("voted-already")
    close_ballot(table, "no")
    assert stage_of_latest_bill(table) == "failed"
    table.act("mars", "carry-out-law", bill=table.state.world.curia.order[0]).assert_refused_with(
        "no-such-law"
    )


@pytest.mark.rule("SEN-09", "FATA-08")
def test_a_ballot_is_opened_again_while_no_other_bill_is_voted_on_and_in_its_winter() -> None:
    table = winter_with_consuls()
    tie_proscriptio_vote(table)
    (decision, _count) = close_ballot(table, "no")
    bring_bill(table, "maecenas", "caedes", "antony").accepted_entries()
    assert [o.key for o in reverse_entry(table, decision.id).assert_refused("SEN-09")] == [
        "other-bill-open"
    ]
    close_ballot(table)
    table.wait(minutes=5).season().accepted_entries()
    reverse_entry(table, decision.id).assert_refused_with("law-in-effect")


@pytest.mark.rule("SEN-11", "FATA-08")
def test_a_law_carried_out_is_set_right_before_its_ballot_is_opened_again() -> None:
    table = pass_bill(
        winter_with_consuls(), "cicero", "imperium", "antony", to="agrippa", quantity=1
    )
    decision = next(e for e in table.state.log.in_order() if "bill-decided" in e.type)
    (done,) = carry_out_law(table).accepted_entries()
    reverse_entry(table, decision.id).assert_refused_with("law-in-effect")
    reverse_entry(table, done.id).accepted_entries()
    reverse_entry(table, decision.id).accepted_entries()
    assert stage_of_latest_bill(table) == "open"
    table.assert_holdings("antony", legio_curialis=4)


@pytest.mark.rule("SEN-23", "FATA-08")
def test_venus_takes_back_a_census_with_the_ballot_that_decided_it() -> None:
    table = acclaim_consuls(
        winter_with_six_senators().with_("octavian", denarius=300_000), "cicero", "maecenas"
    )
    bring_bill(table, "cicero", "census", "northern_italy").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    decision, *_ = close_ballot(table)
    reverse_entry(table, decision.id).assert_refused_with("law-in-effect")
    table.act("venus", "undo", entry=decision.id).accepted_entries()
    assert stage_of_latest_bill(table) == "open"
    table.assert_holdings("octavian", denarius=300_000)
    assert table.state.books.balance("venus/census-1", "denarius") == 0
    cast_votes(table, "isauricus", no=60).accepted_entries()
    cast_votes(table, "maecenas", no=60).accepted_entries()
    close_ballot(table)
    assert stage_of_latest_bill(table) == "failed"


@pytest.mark.rule("SEN-18", "FATA-08")
def test_the_headband_comes_back_when_the_ballot_on_a_restitutio_is_undone() -> None:
    table = acclaim_consuls(
        winter_with_six_senators().set_fact("antony", "status", "proscribed"), "cicero", "maecenas"
    )
    bring_bill(table, "cicero", "restitutio", "antony").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    decision, *_ = close_ballot(table)
    assert table.person("antony").statuses == frozenset()
    table.act("venus", "undo", entry=decision.id).accepted_entries()
    assert table.person("antony").statuses == {"proscribed"}
    assert stage_of_latest_bill(table) == "open"


@pytest.mark.rule("SEN-18", "SEN-14")
def test_a_restitutio_calls_off_a_death_that_has_not_come_yet() -> None:
    table = pass_bill(winter_with_consuls(), "cicero", "proscriptio", "plancus")
    carry_out_law(table).accepted_entries()
    assert table.person("plancus").statuses == {"proscribed", "condemned"}
    bring_bill(table, "maecenas", "restitutio", "plancus").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    close_ballot(table)
    assert table.person("plancus").statuses == frozenset()
    assert not table.state.kernel.duties


@pytest.mark.rule("SEN-18")
def test_a_restitutio_calls_off_no_death_of_another_cause() -> None:
    table = pass_bill(winter_with_consuls(), "cicero", "caedes", "plancus")
    carry_out_law(table).accepted_entries()
    table.set_fact("plancus", "status", "proscribed")
    bring_bill(table, "maecenas", "restitutio", "plancus").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    close_ballot(table)
    assert table.person("plancus").statuses == {"condemned"}
    execute_condemned(table, "plancus")


@pytest.mark.rule("SEN-14", "SEN-21", "FATA-08")
@pytest.mark.parametrize("kind", ["proscriptio", "caedes"])
def test_a_death_by_a_law_is_called_off_when_the_law_is_set_right(kind: str) -> None:
    table = pass_bill(winter_with_consuls(), "cicero", kind, "plancus")
    done, *_ = carry_out_law(table).accepted_entries()
    assert "condemned" in table.person("plancus").statuses
    reverse_entry(table, done.id).accepted_entries()
    assert table.person("plancus").statuses == frozenset()
    assert not table.state.kernel.duties
    assert waiting_law_id(table)


@pytest.mark.rule("SEN-21", "FATA-08")
def test_an_undone_law_returns_nothing_to_the_dead() -> None:
    table = pass_bill(winter_with_consuls(), "cicero", "caedes", "antony")
    done, *_ = carry_out_law(table).accepted_entries()
    execute_condemned(table, "antony")
    reverse_entry(table, done.id).assert_refused_with("law-about-the-dead")
    table.assert_holdings("mars", legio_curialis=4).assert_holdings("antony", legio_curialis=0)


@pytest.mark.rule("SEN-02", "SEN-03", "SEN-05", "FATA-08")
def test_a_vote_set_right_after_the_decision_does_not_count_once_that_is_undone() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    vote_for_or_against(table, {"plancus": 40, "cicero": 80}, {"pollio": 40})
    cast = next(e for e in table.state.log.in_order() if _is_vote_of(e.event, "cicero"))
    (decision, _count) = close_ballot(table)
    reverse_entry(table, cast.id).accepted_entries()
    assert stage_of_latest_bill(table) == "passed"
    reverse_entry(table, decision.id).accepted_entries()
    bill = table.state.world.curia.open_bill
    assert bill is not None
    assert bill.totals[:2] == (40, 40)
    table.act("venus", "close-ballot").assert_refused_with("venus-breaks-ties")
    cast_votes(table, "cicero", no=80).accepted_entries()
    close_ballot(table)
    assert stage_of_latest_bill(table) == "failed"


@pytest.mark.rule("SEN-09", "FATA-08")
def test_an_undone_bill_is_not_voted_on_again() -> None:
    table = winter_with_consuls()
    (bill, _roll) = bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    vote_for_or_against(table, {"plancus": 40}, {})
    (decision, _count) = close_ballot(table)
    reverse_entry(table, bill.id).accepted_entries()
    reverse_entry(table, decision.id).accepted_entries()
    assert table.state.world.curia.bills_in_order == ()
    bring_bill(table, "cicero", "census", "spain").accepted_entries()


def _is_vote_of(event: object, voter: str) -> bool:
    return isinstance(event, VotesCast) and event.voter == voter

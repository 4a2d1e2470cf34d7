"""SEN: what was decided by mistake, and what ends with a law."""

import pytest

from ledger.games.ludi_romani.senatus.ballots import VotesCast
from tests.games.ludi_romani.curia import (
    ballot,
    brings,
    carried_out,
    consuls,
    decided,
    executed,
    law,
    passed,
    ruled,
    stage,
    votes,
    winter,
)
from tests.games.ludi_romani.table import Answer, Table


def reversed_(table: Table, entry: str) -> Answer:
    """Let the Fates set an entry right."""
    return table.act("fata", "reverse", entry=entry, reason="not so")


def tie(table: Table) -> None:
    """Let as many vote for a proscriptio of Antony as against it."""
    brings(table, "cicero", "proscriptio", "antony").accepted()
    ballot(table, {"plancus": 40}, {"pollio": 40})


@pytest.mark.rule("SEN-05", "FATA-08")
def test_venus_who_broke_a_tie_the_wrong_way_opens_the_ballot_again() -> None:
    table = ruled()
    tie(table)
    (decision, _count) = decided(table, "yes")
    table.act("venus", "undo", entry=decision.id).accepted()
    assert stage(table) == "open"
    votes(table, "plancus", yes=40).told("voted-already")
    decided(table, "no")
    assert stage(table) == "failed"
    table.act("mars", "carry-out-law", bill=table.state.world.curia.order[0]).told("no-such-law")


@pytest.mark.rule("SEN-09", "FATA-08")
def test_a_ballot_is_opened_again_while_no_other_bill_is_voted_on_and_in_its_winter() -> None:
    table = ruled()
    tie(table)
    (decision, _count) = decided(table, "no")
    brings(table, "maecenas", "caedes", "antony").accepted()
    assert [o.key for o in reversed_(table, decision.id).refused("SEN-09")] == ["other-bill-open"]
    decided(table)
    table.wait(minutes=5).season().accepted()
    reversed_(table, decision.id).told("law-in-effect")


@pytest.mark.rule("SEN-11", "FATA-08")
def test_a_law_carried_out_is_set_right_before_its_ballot_is_opened_again() -> None:
    table = passed(ruled(), "cicero", "imperium", "antony", to="agrippa", quantity=1)
    decision = next(e for e in table.state.log.entries.values() if "bill-decided" in e.type)
    (done,) = carried_out(table).accepted()
    reversed_(table, decision.id).told("law-in-effect")
    reversed_(table, done.id).accepted()
    reversed_(table, decision.id).accepted()
    assert stage(table) == "open"
    table.holds("antony", legio_curialis=4)


@pytest.mark.rule("SEN-23", "FATA-08")
def test_venus_takes_back_a_census_with_the_ballot_that_decided_it() -> None:
    table = consuls(winter().with_("octavian", denarius=300_000), "cicero", "maecenas")
    brings(table, "cicero", "census", "northern_italy").accepted()
    ballot(table, {"cicero": 80}, {})
    decision, *_ = decided(table)
    reversed_(table, decision.id).told("law-in-effect")
    table.act("venus", "undo", entry=decision.id).accepted()
    assert stage(table) == "open"
    table.holds("octavian", denarius=300_000)
    assert table.state.books.balance("venus/census-1", "denarius") == 0
    votes(table, "isauricus", no=60).accepted()
    votes(table, "maecenas", no=60).accepted()
    decided(table)
    assert stage(table) == "failed"


@pytest.mark.rule("SEN-18", "FATA-08")
def test_the_headband_comes_back_when_the_ballot_on_a_restitutio_is_undone() -> None:
    table = consuls(winter().being("antony", "status", "proscribed"), "cicero", "maecenas")
    brings(table, "cicero", "restitutio", "antony").accepted()
    ballot(table, {"cicero": 80}, {})
    decision, *_ = decided(table)
    assert table.person("antony").statuses == frozenset()
    table.act("venus", "undo", entry=decision.id).accepted()
    assert table.person("antony").statuses == {"proscribed"}
    assert stage(table) == "open"


@pytest.mark.rule("SEN-18", "SEN-14")
def test_a_restitutio_calls_off_a_death_that_has_not_come_yet() -> None:
    table = passed(ruled(), "cicero", "proscriptio", "plancus")
    carried_out(table).accepted()
    assert table.person("plancus").statuses == {"proscribed", "condemned"}
    brings(table, "maecenas", "restitutio", "plancus").accepted()
    ballot(table, {"cicero": 80}, {})
    decided(table)
    assert table.person("plancus").statuses == frozenset()
    assert not table.state.kernel.duties


@pytest.mark.rule("SEN-18")
def test_a_restitutio_calls_off_no_death_of_another_cause() -> None:
    table = passed(ruled(), "cicero", "caedes", "plancus")
    carried_out(table).accepted()
    table.being("plancus", "status", "proscribed")
    brings(table, "maecenas", "restitutio", "plancus").accepted()
    ballot(table, {"cicero": 80}, {})
    decided(table)
    assert table.person("plancus").statuses == {"condemned"}
    executed(table, "plancus")


@pytest.mark.rule("SEN-14", "SEN-21", "FATA-08")
@pytest.mark.parametrize("kind", ["proscriptio", "caedes"])
def test_a_death_by_a_law_is_called_off_when_the_law_is_set_right(kind: str) -> None:
    table = passed(ruled(), "cicero", kind, "plancus")
    done, *_ = carried_out(table).accepted()
    assert "condemned" in table.person("plancus").statuses
    reversed_(table, done.id).accepted()
    assert table.person("plancus").statuses == frozenset()
    assert not table.state.kernel.duties
    assert law(table)


@pytest.mark.rule("SEN-21", "FATA-08")
def test_an_undone_law_returns_nothing_to_the_dead() -> None:
    table = passed(ruled(), "cicero", "caedes", "antony")
    done, *_ = carried_out(table).accepted()
    executed(table, "antony")
    reversed_(table, done.id).told("law-about-the-dead")
    table.holds("mars", legio_curialis=4).holds("antony", legio_curialis=0)


@pytest.mark.rule("SEN-02", "SEN-03", "SEN-05", "FATA-08")
def test_a_vote_set_right_after_the_decision_does_not_count_once_that_is_undone() -> None:
    table = ruled()
    brings(table, "cicero", "proscriptio", "antony").accepted()
    ballot(table, {"plancus": 40, "cicero": 80}, {"pollio": 40})
    cast = next(e for e in table.state.log.entries.values() if _by(e.event, "cicero"))
    (decision, _count) = decided(table)
    reversed_(table, cast.id).accepted()
    assert stage(table) == "passed"
    reversed_(table, decision.id).accepted()
    bill = table.state.world.curia.open
    assert bill is not None
    assert bill.totals[:2] == (40, 40)
    table.act("venus", "close-ballot").told("venus-breaks-ties")
    votes(table, "cicero", no=80).accepted()
    decided(table)
    assert stage(table) == "failed"


@pytest.mark.rule("SEN-09", "FATA-08")
def test_an_undone_bill_is_not_voted_on_again() -> None:
    table = ruled()
    (bill, _roll) = brings(table, "cicero", "proscriptio", "antony").accepted()
    ballot(table, {"plancus": 40}, {})
    (decision, _count) = decided(table)
    reversed_(table, bill.id).accepted()
    reversed_(table, decision.id).accepted()
    assert table.state.world.curia.listed == ()
    brings(table, "cicero", "census", "spain").accepted()


def _by(event: object, voter: str) -> bool:
    return isinstance(event, VotesCast) and event.voter == voter

"""The present count of votes on a bill, for viewers who may see the votes."""

from typing import Any

import pytest

from tests.games.ludi_romani.curia import (
    SENATE,
    bring_bill,
    cast_votes,
    record_loan,
    senate_slices,
    winter_with_consuls,
    winter_with_six_senators,
)
from tests.games.ludi_romani.table import Table


def vote_count(table: Table, who: str = "@") -> dict[str, Any]:
    """Return the count of the vote as a character sees it."""
    found: dict[str, Any] = senate_slices(table, who)["senate"]["bill"]["progress"]
    return found


def table_with_open_bill(kind: str = "proscriptio", target: str = "antony") -> Table:
    """Return a table with an open bill of Cicero."""
    table = winter_with_consuls()
    bring_bill(table, "cicero", kind, target).accepted_entries()
    return table


@pytest.mark.rule("SEN-03", "SEN-05")
def test_a_bill_says_by_how_much_it_leads_or_how_many_more_it_needs() -> None:
    table = table_with_open_bill()
    assert (vote_count(table)["leads"], vote_count(table)["lacks"]) == (0, 0)
    cast_votes(table, "plancus", no=40).accepted_entries()
    assert (vote_count(table)["leads"], vote_count(table)["lacks"]) == (0, 41)
    cast_votes(table, "pollio", yes=40).accepted_entries()
    assert (vote_count(table)["leads"], vote_count(table)["lacks"]) == (0, 0)
    cast_votes(table, "cicero", yes=50, abstain=30).accepted_entries()
    assert (vote_count(table)["leads"], vote_count(table)["lacks"]) == (50, 0)
    assert vote_count(table)["held"] == 30


@pytest.mark.rule("SEN-20")
def test_the_progress_of_a_caedes_names_full_voters_and_failures() -> None:
    table = table_with_open_bill("caedes", "antony")
    cast_votes(table, "cicero", yes=80).accepted_entries()
    assert vote_count(table)["whole"] == ["cicero"]
    assert vote_count(table)["broken"] == []
    cast_votes(table, "plancus", yes=39, abstain=1).accepted_entries()
    cast_votes(table, "pollio", yes=39, no=1).accepted_entries()
    shown = vote_count(table)
    assert (shown["whole"], shown["broken"]) == (["cicero"], ["plancus", "pollio"])
    assert {*shown["silent"]} == {*SENATE} - {"cicero", "plancus", "pollio"}
    assert (shown["leads"], shown["lacks"]) == (0, 0)


@pytest.mark.rule("SEN-20")
def test_a_caedes_needs_only_the_senators_who_are_there_by_one_reading() -> None:
    table = winter_with_six_senators().with_("maecenas", role="imperator")
    table.with_reading("caedes.unanimity", "present_senators")
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    bring_bill(table, "cicero", "caedes", "livia").accepted_entries()
    cast_votes(table, "maecenas", no=60).accepted_entries()
    shown = vote_count(table)
    assert shown["broken"] == []
    assert "maecenas" not in shown["silent"]
    assert "plancus" in shown["silent"]


@pytest.mark.rule("SEN-02")
def test_a_lender_of_all_votes_counts_as_silent() -> None:
    shown = []
    for keeper in ("", "cicero"):
        table = winter_with_consuls()
        if keeper:
            record_loan(table, "plancus", keeper, "suffragium", 40)
        bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
        shown.append(senate_slices(table, "@"))
    assert shown[0]["senate"]["bill"]["progress"] == shown[1]["senate"]["bill"]["progress"]


@pytest.mark.rule("SEN-02", "SEN-26")
def test_only_the_presiding_god_sees_the_number_of_missing_votes() -> None:
    table = table_with_open_bill()
    cast_votes(table, "cicero", yes=80).accepted_entries()
    assert senate_slices(table, "venus")["senate-count"]["out"] == {"people": 5, "votes": 250}
    assert "senate-count" not in senate_slices(table, "cicero")
    assert "out" not in senate_slices(table, "cicero")["senate"]["bill"]


@pytest.mark.rule("SEN-02")
def test_only_the_presiding_god_sees_the_state_of_a_secret_ballot() -> None:
    table = winter_with_six_senators().with_scenario_data(ballot="secret")
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    cast_votes(table, "plancus", no=40).accepted_entries()
    for who in ("@", "cicero", "plancus", "mars"):
        assert "progress" not in senate_slices(table, who)["senate"]["bill"]
    assert senate_slices(table, "venus")["senate-count"]["bill"]["progress"]["lacks"] == 41

"""SEN: characters who have an act to do in the Senate, and single suffragia."""

import pytest

from ledger.games.ludi_romani.bots import pending_characters
from tests.games.ludi_romani.curia import (
    SENATE,
    acclaim_consuls,
    bring_bill,
    cast_votes,
    close_ballot,
    winter_with_six_senators,
)
from tests.games.ludi_romani.table import Table

STAFF = ("venus", "mars", "phobos", "deimos")


def busy_characters(table: Table) -> tuple[str, ...]:
    """Return the characters who have an act to do.

    The virgines in Rome have no suffragia, so they have no act to do.
    """
    return pending_characters(table.state)


@pytest.mark.rule("SEN-01", "SEN-07")
def test_everybody_with_suffragia_is_busy_with_nominations_and_open_bills() -> None:
    table = winter_with_six_senators()
    table.data["cast"]["venus"]["powers"].remove("break_ties")
    assert sorted(busy_characters(table)) == sorted((*SENATE, *STAFF))
    assert busy_characters(table)[-4:] == STAFF
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    assert sorted(busy_characters(table)) == sorted((*SENATE, *STAFF))
    table.act("cicero", "nominate", who="maecenas").accepted_entries()
    assert busy_characters(table) == STAFF
    table.act("venus", "acclaim-consuls", consuls=["cicero", "maecenas"]).accepted_entries()
    assert busy_characters(table) == ("cicero", "maecenas", *STAFF)
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    assert sorted(busy_characters(table)) == sorted((*SENATE, *STAFF))
    close_ballot(table)
    assert busy_characters(table) == ("cicero", "maecenas", *STAFF)


@pytest.mark.rule("SEN-01")
def test_nobody_is_busy_in_the_senate_in_summer() -> None:
    assert busy_characters(Table().at("aestas", 43)) == ()


@pytest.mark.rule("SEN-02")
def test_a_voter_with_one_suffragium_casts_one() -> None:
    table = acclaim_consuls(winter_with_six_senators().with_("plancus", suffragium=1), "cicero")
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    cast_votes(table, "plancus", yes=1, no=1).assert_refused_with("more-than-held")
    cast_votes(table, "plancus", yes=1).accepted_entries()

"""FATA: an act under a ruling must still make sense. A waiver never breaks the game."""

import pytest

from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from tests.games.ludi_romani.curia import winter_with_six_senators
from tests.games.ludi_romani.given import summer_of_43
from tests.games.ludi_romani.sea import one_member_fleets
from tests.games.ludi_romani.table import Table


def assert_still_refused(table: Table, actor: str, act: str, *rules: str, **fields: object) -> None:
    """Assert that the act is refused for a reason that no waiver of these rules changes."""
    before = table.state
    answer = table.act_with_waiver(actor, act, *rules, **fields)
    assert has_unwaivable_objection(answer.assert_refused())
    assert table.state is before


@pytest.mark.rule("CLI-09")
def test_immortal_characters_are_not_executed() -> None:
    assert_still_refused(summer_of_43(), "cassius", "execute-client", "CLI-09", who="juno")


@pytest.mark.rule("TRIB-01")
def test_a_god_who_is_nowhere_pays_no_tribute() -> None:
    assert_still_refused(
        winter_with_six_senators(), "cicero", "collect-tribute", "TRIB-01", "TRIB-13", from_="juno"
    )


@pytest.mark.rule("BACCH-03")
def test_nobody_is_rescued_to_nowhere() -> None:
    table = summer_of_43()
    table.with_("cicero", place="syria")
    rules = ("BACCH-01", "BACCH-02", "BACCH-03")
    assert_still_refused(table, "cicero", "appeal-thiasos", *rules, to="mercury")


@pytest.mark.rule("SEN-25")
def test_a_census_that_was_not_taken_is_not_shared_by_anybody() -> None:
    assert_still_refused(
        winter_with_six_senators(),
        "cassius",
        "share-census",
        "SEN-25",
        to="cicero",
        quantity=100_000,
    )


@pytest.mark.rule("SEN-05")
def test_only_people_are_declared_consuls() -> None:
    table = winter_with_six_senators()
    table.act("cicero", "nominate", who="plancus").accepted_entries()
    table.act("venus", "poll-consuls").accepted_entries()
    assert_still_refused(table, "mars", "declare-consuls", "SEN-01", "SEN-26", chosen=["egypt"])


@pytest.mark.rule("ACTIUM-14")
def test_ships_roll_with_as_many_dice_as_there_are_whoever_is_the_host() -> None:
    table = one_member_fleets(antony=3, cicero=2)
    assert_still_refused(table, "minerva", "roll-ships", "ACTIUM-06", dice=[3, 4, 5])

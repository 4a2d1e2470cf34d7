"""An evening that was founded the day before: its clocks run from the beginning of play."""

import pytest

from ledger.kernel.vocabulary.request import Refused
from tests.games.ludi_romani.table import Table

DAY = 24 * 60


def waiting_table() -> Table:
    return Table().waiting()


@pytest.mark.rule("CAL-03")
def test_the_first_summer_has_its_whole_time_left() -> None:
    table = waiting_table().wait(minutes=DAY)
    table.act("fata", "begin-play").accepted_entries()
    table.wait(minutes=2)
    assert table.season().assert_warned("CAL-03")[0].args == {"minutes": 2, "ideal": 5}


@pytest.mark.rule("CAL-04")
def test_the_timetable_opens_no_season_before_play_begins() -> None:
    table = waiting_table().with_reading("calendar.by_clock", value=True).wait(minutes=DAY)
    assert table.state.period.seq == 1
    table.act("fata", "begin-play").accepted_entries()
    assert table.wait(minutes=4, seconds=59).state.period.kind == "aestas"
    assert table.wait(seconds=1).state.period.kind == "motus"


@pytest.mark.rule("CAL-09")
@pytest.mark.parametrize(("minutes", "late"), [(14, []), (15, ["CAL-09"])])
def test_lateness_of_the_evening_counts_from_the_beginning(minutes: int, late: list[str]) -> None:
    table = waiting_table().wait(minutes=DAY)
    table.act("fata", "begin-play").accepted_entries()
    table.wait(minutes=minutes)
    table.season().assert_warned(*late)


@pytest.mark.rule("CAL-09")
def test_a_second_summer_is_not_late_for_what_was_founded_early() -> None:
    table = waiting_table().wait(minutes=DAY)
    table.act("fata", "begin-play").accepted_entries()
    table.wait(minutes=5).season().assert_unwarned()
    while table.state.period.kind != "aestas":
        table.wait(minutes=table.state.period.minutes).season().accepted_entries()
    (opened, *_) = table.wait(minutes=5).season().accepted_entries()
    assert "CAL-09" not in {warned.rule for warned in opened.warned}


@pytest.mark.rule("FATA-01")
def test_nobody_announces_a_season_before_the_beginning_and_the_fates_prepare() -> None:
    table = waiting_table()
    for who in ("apollo", "diana", "fata"):
        outcome = table.act(who, "announce-season").outcome
        assert isinstance(outcome, Refused)
        assert outcome.problem == "not-begun"
    table.act("fata", "set-switch", switch="calendar.by_clock", value="true").accepted_entries()
    table.act("diana", "begin-play").assert_refused("ACTA-03")
    table.act("fata", "begin-play").accepted_entries()
    table.wait(minutes=5)
    assert table.state.period.seq == 2

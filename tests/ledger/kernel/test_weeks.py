"""A game over weeks: deadlines are hours of weekdays, and moving one does not move later ones."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from ledger.kernel.windows.opening import DAY, HOUR, MINUTE, reminder_time
from ledger.record.state import Window
from tests.toy.diary import DIARY_GAME
from tests.toy.yard import YardGame, short_type_names

MONDAY_NOON = round(datetime(2026, 11, 23, 11, tzinfo=UTC).timestamp()) * 1000


@pytest.fixture
def yard() -> YardGame:
    """Return a game whose diary was opened on a Monday at noon."""
    yard = YardGame(rules=DIARY_GAME)
    yard.now = MONDAY_NOON
    yard.does("nurse", "open-diary")
    return yard


def current_page(yard: YardGame) -> Window:
    """Return the page that is being written."""
    (found,) = yard.state.kernel.windows.values()
    assert isinstance(found, Window)
    return found


def deadline_in_rome(yard: YardGame) -> str:
    """Return the deadline as a clock in Rome shows it."""
    moment = datetime.fromtimestamp(current_page(yard).until / 1000, ZoneInfo("Europe/Rome"))
    return moment.strftime("%a %d %H:%M")


def let_hours_pass(yard: YardGame, hours: float) -> None:
    """Let these hours pass, and let the clock look for due acts twice."""
    yard.wait(minutes=int(hours * 60))
    yard.wake_clock()
    yard.wake_clock()


def test_each_window_is_open_until_the_next_hour_of_the_calendar(yard: YardGame) -> None:
    seen = [deadline_in_rome(yard)]
    for hours in (8, 48, 48):
        let_hours_pass(yard, hours)
        seen.append(deadline_in_rome(yard))
    assert seen == ["Mon 23 20:00", "Wed 25 20:00", "Fri 27 20:00", "Mon 30 20:00"]


def test_a_postponed_deadline_leaves_the_later_ones_at_their_hours(yard: YardGame) -> None:
    yard.does("nurse", "postpone-deadline", window="page-1", minutes=90)
    assert deadline_in_rome(yard) == "Mon 23 21:30"
    let_hours_pass(yard, 10)
    assert (current_page(yard).id, deadline_in_rome(yard)) == ("page-2", "Wed 25 20:00")


def test_a_deadline_postponed_beyond_the_next_replaces_it(yard: YardGame) -> None:
    yard.does("nurse", "postpone-deadline", window="page-1", minutes=3 * 24 * 60)
    assert deadline_in_rome(yard) == "Thu 26 20:00"
    let_hours_pass(yard, 80)
    assert (current_page(yard).id, deadline_in_rome(yard)) == ("page-2", "Fri 27 20:00")


def test_a_server_that_missed_two_deadlines_ends_one_window_and_opens_the_next(
    yard: YardGame,
) -> None:
    before = yard.state.log.position
    let_hours_pass(yard, 3 * 24)
    assert short_type_names(yard.entries_after(before))[-3:] == [
        "window-sealed",
        "submissions-opened",
        "window-opened",
    ]
    assert (current_page(yard).id, deadline_in_rome(yard)) == ("page-2", "Fri 27 20:00")


def test_a_pause_moves_the_open_deadline_and_leaves_the_others_at_their_hours(
    yard: YardGame,
) -> None:
    yard.does("nurse", "pause")
    let_hours_pass(yard, 3)
    yard.does("nurse", "resume")
    assert deadline_in_rome(yard) == "Mon 23 23:00"
    let_hours_pass(yard, 11)
    assert deadline_in_rome(yard) == "Wed 25 20:00"


def test_a_window_counts_the_moves_of_its_deadline_and_the_time_of_the_last(yard: YardGame) -> None:
    assert (current_page(yard).moved, current_page(yard).dated) == (0, MONDAY_NOON)
    yard.wait(minutes=5).does("nurse", "postpone-deadline", window="page-1", minutes=1)
    assert (current_page(yard).moved, current_page(yard).dated) == (1, MONDAY_NOON + 5 * MINUTE)
    yard.does("nurse", "pause")
    yard.wait(minutes=5).does("nurse", "resume")
    assert (current_page(yard).moved, current_page(yard).dated) == (2, MONDAY_NOON + 10 * MINUTE)


@pytest.mark.parametrize(
    ("lasts", "before"),
    [
        (MINUTE, MINUTE),
        (5 * MINUTE, MINUTE),
        (30 * MINUTE, 3 * MINUTE),
        (DAY, 2 * HOUR),
        (30 * DAY, 2 * HOUR),
    ],
)
def test_a_reminder_comes_in_the_last_tenth_of_the_time(lasts: int, before: int) -> None:
    window = Window("w", "page", ("ada",), 0, lasts, MINUTE, ("*",), ("*",))
    assert reminder_time(window) == lasts - before

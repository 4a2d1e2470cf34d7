"""Deadlines in a scenario: minutes, or hours of weekdays in a time zone."""

import re
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.scenario.deadlines import (
    Deadlines,
    faults_of_deadlines,
    next_deadline,
    next_deadlines,
)
from ledger.scenario.sentences import validate_model
from ledger.scenario.weekly_times import DAY_NAMES, time_zone, zone_names
from ledger.scenario.yamlfile import ScenarioError, read_yaml

MINUTE = 60_000
ROME = "{zone: Europe/Rome, at: 'Mon, Wed, Fri 20:00'}"


def read_deadlines(text: str) -> Deadlines:
    """Return the deadlines of a scenario file."""
    document = read_yaml(text, "weeks.yaml")
    assert isinstance(document.value, dict)
    return validate_model(Deadlines, document.value, document)


def parse_milliseconds(text: str) -> int:
    """Return a time in milliseconds. A time without an offset is in UTC."""
    moment = datetime.fromisoformat(text)
    return round((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()) * 1000


def local_time(moment: int, where: str) -> str:
    """Return a time as a clock at a place shows it."""
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(where)).strftime("%a %Y-%m-%d %H:%M %z")


def next_deadlines_in_words(
    text: str, after: str, number: int, kind: str = "", where: str = "Europe/Rome"
) -> Any:
    found = next_deadlines(read_deadlines(text), parse_milliseconds(after), number, kind)
    return [local_time(moment, where) for moment in found]


def test_in_an_evening_a_deadline_comes_some_minutes_after_the_opening() -> None:
    evening = read_deadlines("{minutes: 15, kinds: {retreats: {minutes: 5}}}")
    start = parse_milliseconds("2026-11-23T20:00")
    assert next_deadline(evening, start, "orders") == start + 15 * MINUTE
    assert next_deadline(evening, start, "retreats") == start + 5 * MINUTE


def test_over_weeks_a_deadline_is_the_next_hour_of_the_calendar() -> None:
    assert next_deadlines_in_words(ROME, "2026-11-23T12:00", 4) == [
        "Mon 2026-11-23 20:00 +0100",
        "Wed 2026-11-25 20:00 +0100",
        "Fri 2026-11-27 20:00 +0100",
        "Mon 2026-11-30 20:00 +0100",
    ]


def test_a_window_that_opens_at_an_hour_of_the_calendar_ends_at_the_next_one() -> None:
    assert next_deadlines_in_words(ROME, "2026-11-23T20:00+01:00", 1) == [
        "Wed 2026-11-25 20:00 +0100"
    ]
    assert next_deadlines_in_words(ROME, "2026-11-23T19:59+01:00", 1) == [
        "Mon 2026-11-23 20:00 +0100"
    ]


def test_a_kind_of_window_has_hours_of_its_own() -> None:
    text = "{zone: Europe/Rome, at: Mon 20:00, kinds: {retreats: {at: 'Tue-Thu 12:00, 18:30'}}}"
    assert next_deadlines_in_words(text, "2026-11-23T00:00", 2, "orders") == [
        "Mon 2026-11-23 20:00 +0100",
        "Mon 2026-11-30 20:00 +0100",
    ]
    assert next_deadlines_in_words(text, "2026-11-23T00:00", 3, "retreats") == [
        "Tue 2026-11-24 12:00 +0100",
        "Tue 2026-11-24 18:30 +0100",
        "Wed 2026-11-25 12:00 +0100",
    ]


def test_one_kind_may_have_minutes_where_the_others_have_hours() -> None:
    text = "{zone: Europe/Rome, at: Mon 20:00, kinds: {builds: {minutes: 60}}}"
    start = parse_milliseconds("2026-11-23T12:00")
    assert next_deadline(read_deadlines(text), start, "builds") == start + 60 * MINUTE


def test_no_deadline_falls_on_a_day_off() -> None:
    text = ROME.replace("}", ", days_off: [2026-11-25, 2026-12-21..2027-01-06]}")
    assert next_deadlines_in_words(text, "2026-11-24T00:00", 1) == ["Fri 2026-11-27 20:00 +0100"]
    assert next_deadlines_in_words(text, "2026-12-18T20:00", 1) == ["Fri 2027-01-08 20:00 +0100"]


def test_a_day_off_is_a_day_of_the_time_zone_and_not_of_utc() -> None:
    text = "{zone: Pacific/Auckland, at: Wed 08:00, days_off: [2026-11-25]}"
    assert (
        local_time(parse_milliseconds("2026-11-24T19:00"), "Pacific/Auckland")
        == "Wed 2026-11-25 08:00 +1300"
    )
    assert next_deadlines_in_words(text, "2026-11-24T00:00", 1, where="Pacific/Auckland") == [
        "Wed 2026-12-02 08:00 +1300"
    ]


def test_the_hour_stays_the_same_when_clocks_change() -> None:
    assert next_deadlines_in_words(ROME, "2026-03-27T20:00", 2) == [
        "Mon 2026-03-30 20:00 +0200",
        "Wed 2026-04-01 20:00 +0200",
    ]
    assert next_deadlines_in_words(ROME, "2026-10-23T20:00", 1) == ["Mon 2026-10-26 20:00 +0100"]


def test_an_hour_skipped_by_the_clock_change_is_counted_by_the_old_clock() -> None:
    text = "{zone: Europe/Rome, at: 'Sun 02:30'}"
    (found,) = next_deadlines(read_deadlines(text), parse_milliseconds("2026-03-28T12:00"), 1)
    assert found == parse_milliseconds("2026-03-29T02:30+01:00")
    assert local_time(found, "Europe/Rome") == "Sun 2026-03-29 03:30 +0200"


def test_two_hours_that_coincide_when_clocks_change_are_one_deadline() -> None:
    text = "{zone: Europe/Rome, at: 'Sun 02:30, 03:30'}"
    assert next_deadlines_in_words(text, "2026-03-28T12:00", 2) == [
        "Sun 2026-03-29 03:30 +0200",
        "Sun 2026-04-05 02:30 +0200",
    ]


def test_an_hour_that_exists_twice_falls_once_at_its_first_time() -> None:
    text = "{zone: Europe/Rome, at: 'Sun 02:30'}"
    assert next_deadlines_in_words(text, "2026-10-24T12:00", 2) == [
        "Sun 2026-10-25 02:30 +0200",
        "Sun 2026-11-01 02:30 +0100",
    ]


def test_where_a_whole_day_is_skipped_its_hours_fall_on_the_next_day_in_order() -> None:
    text = "{zone: Pacific/Apia, at: 'Fri, Sat 20:00, 21:00'}"
    assert next_deadlines_in_words(text, "2011-12-29T12:00", 3, where="Pacific/Apia") == [
        "Sat 2011-12-31 20:00 +1400",
        "Sat 2011-12-31 21:00 +1400",
        "Fri 2012-01-06 20:00 +1400",
    ]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("fri, mon,wednesday 20:00", "Mon, Wed, Fri 20:00"),
        ("Mon-Wed 9:05", "Mon, Tue, Wed 09:05"),
        ("Sat-Mon 20:00,12:00", "Mon, Sat, Sun 12:00, 20:00"),
    ],
)
def test_hours_are_stored_in_one_spelling(written: str, kept: str) -> None:
    found = read_deadlines(f"{{zone: UTC, at: '{written}'}}")
    assert found.at == (kept,)
    assert Deadlines.model_validate_json(found.model_dump_json()) == found


WRONG = [
    ("{}", "weeks.yaml, line 1: should have either `minutes`"),
    ("{minutes: 5, at: Mon 20:00}", "should have either `minutes`"),
    ("minutes: 0", "line 1, minutes: should be at least 1, not 0"),
    ("{minutes: 5, zone: Europe/Rome}", "would do nothing"),
    ("at: Mon 20:00", "should name the `zone` of its hours"),
    ("zone: Europe/Roma\nat: Mon 20:00", "line 1, zone: there is no time zone 'Europe/Roma'; did"),
    ("zone: UTC\nat: Mon 24:00", "line 2, at.0: '24:00' is no hour of a day"),
    ("zone: UTC\nat:\n  - Mon 20:00\n  - Moonday 20:00", "line 4, at.1: 'Moonday' is no day"),
    ("zone: UTC\nat: Mon", "names no hour"),
    ("zone: UTC\nat: '20:00'", "names no day"),
    ("zone: UTC\nat: Mon 20:00 Tue 21:00", "'Tue' stands behind an hour"),
    ("zone: UTC\nat: []", "should have 1 part at least"),
    ("zone: UTC\nat: 20", "line 2, at: should be a list, not 20"),
    ("zone: UTC\nat: Mon 20:00\ndays_off: [2026-02-30]", "line 3, days_off.0: '2026-02-30' is no"),
    ("zone: UTC\nat: Mon 20:00\ndays_off: [24.12.2026]", "is no day of the calendar"),
    ("zone: UTC\nat: Mon 20:00\ndays_off: [2026-12-24..2026-12-01]", "first to last"),
    ("zone: UTC\nat: Mon 20:00\nkinds:\n  builds: {}", "line 4, kinds.builds: should have either"),
    ("zone: UTC\nat: Mon 20:00\nkinds: {Builds: {minutes: 5}}", "should be small letters"),
    ("minutes: 5\nhour: 7", "line 2, hour: there is no field 'hour' here"),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_an_error_names_its_line_and_field(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError, match=re.escape(sentence)):
        read_deadlines(text)


def test_an_unknown_kind_of_window_is_named() -> None:
    found = read_deadlines("{minutes: 5, kinds: {retreat: {minutes: 1}, x: {minutes: 1}}}")
    assert [*faults_of_deadlines(found, ["orders", "retreats"])] == [
        (
            ("kinds", "retreat"),
            "there is no deadline of the kind 'retreat'; did you mean 'retreats'?",
        ),
        (("kinds", "x"), "there is no deadline of the kind 'x'; there are orders, retreats"),
    ]


# properties of all deadlines

ZONES = st.sampled_from(sorted(zone_names()))
HOURS = st.builds(
    lambda days, hours: f"{', '.join(days)} {', '.join(hours)}",
    st.lists(st.sampled_from(DAY_NAMES), min_size=1, max_size=7, unique=True),
    st.lists(
        st.builds("{:02}:{:02}".format, st.integers(0, 23), st.integers(0, 59)),
        min_size=1,
        max_size=3,
        unique=True,
    ),
)
OFF = st.dates(date(2024, 1, 1), date(2030, 12, 31)).map(date.isoformat)
CALENDARS = st.builds(
    lambda where, times, off: Deadlines(zone=where, at=tuple(times), days_off=tuple(off)),
    ZONES,
    st.lists(HOURS, min_size=1, max_size=3),
    st.lists(OFF, max_size=20),
)
MOMENTS = st.integers(parse_milliseconds("2024-01-01"), parse_milliseconds("2030-12-31"))


@given(CALENDARS)
def test_a_calendar_is_read_back_unchanged_from_the_first_entry(calendar: Deadlines) -> None:
    assert Deadlines.model_validate_json(calendar.model_dump_json()) == calendar


@given(CALENDARS, MOMENTS, st.integers(0, 10 * 24 * 60 * MINUTE))
def test_a_deadline_comes_after_the_opening_and_later_openings_have_no_earlier_one(
    calendar: Deadlines, after: int, later: int
) -> None:
    found = next_deadline(calendar, after)
    assert after < found
    assert found <= next_deadline(calendar, after + later)
    if after + later < found:  # the deadline is the same one for every opening until then
        assert next_deadline(calendar, after + later) == found


@given(CALENDARS, MOMENTS)
def test_a_deadline_falls_on_its_hour_unless_clocks_go_forward(
    calendar: Deadlines, after: int
) -> None:
    found = next_deadline(calendar, after)
    there = time_zone(calendar.zone or "")
    here = datetime.fromtimestamp(found / 1000, there)
    written = " / ".join(calendar.at or ())
    asked = any(
        here.strftime("%a") in text and here.strftime("%H:%M") in text for text in calendar.at or ()
    )
    assert asked or _hour_was_skipped(here), f"{here} is none of {written}"
    assert here.date().isoformat() not in calendar.days_off or _hour_was_skipped(here)


def _hour_was_skipped(here: datetime) -> bool:
    """Return whether the clocks at the place went forward within the day before."""
    return here.utcoffset() != (here - timedelta(days=1)).utcoffset()


@given(CALENDARS, MOMENTS)
def test_no_hour_of_the_calendar_is_passed_over(calendar: Deadlines, after: int) -> None:
    found = next_deadline(calendar, after)
    there = time_zone(calendar.zone or "")
    step = 60 * MINUTE
    for moment in range(after - after % MINUTE + MINUTE, min(found, after + 400 * step), MINUTE):
        here = datetime.fromtimestamp(moment / 1000, there)
        if here.fold or here.date().isoformat() in calendar.days_off:
            continue
        day, hour = here.strftime("%a"), here.strftime("%H:%M")
        assert not any(day in text and hour in text for text in calendar.at or ())


@given(CALENDARS, MOMENTS, st.integers(1, 6 * 24 * 60))
def test_a_postponed_deadline_leaves_the_later_ones_at_their_hours(
    calendar: Deadlines, after: int, minutes: int
) -> None:
    first, second, third = next_deadlines(calendar, after, 3)
    postponed = first + minutes * MINUTE
    following = next_deadline(calendar, postponed)
    if postponed < second:
        assert following == second
    elif postponed < third:
        assert following == third
    else:
        assert following in next_deadlines(calendar, third, 60 * 24)

"""Hours of weekdays in a time zone, such as `Mon, Wed, Fri 20:00`, and their instants.

Local times are converted to instants by RFC 5545 (3.3.5). If an hour exists twice, the first one
counts. An hour that is skipped when clocks go forward is computed with the offset before the
change.
"""

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from zoneinfo import ZoneInfo

DAY_NAMES = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_FULL = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_HOUR_PATTERN = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_DAY = timedelta(days=1)
_EXAMPLE_SENTENCE = "write days and hours, as in 'Mon, Wed, Fri 20:00'"


class WeeklyHours(NamedTuple):
    """The hours of some weekdays (0 for Monday). Days and hours are in ascending order."""

    days: tuple[int, ...]
    hours: tuple[time, ...]

    def __str__(self) -> str:
        days = ", ".join(DAY_NAMES[day] for day in self.days)
        return f"{days} {', '.join(hour.strftime('%H:%M') for hour in self.hours)}"


@cache
def parse_weekly(text: str) -> WeeklyHours:
    """Return the weekdays and hours of a text such as `Mon-Fri 12:00, 20:00`.

    Raises ValueError with a sentence for the author.
    """
    days, hours = set[int](), set[time]()
    for slot_text in filter(None, re.split(r"[,\s]+", text.strip())):
        if slot_text[0].isdigit():
            hours.add(_parse_hour(slot_text))
        elif hours:
            raise ValueError(
                f"'{slot_text}' stands behind an hour; {_EXAMPLE_SENTENCE}, one line for each hour"
            )
        else:
            days.update(_parse_days(slot_text))
    if not (days and hours):
        raise ValueError(f"'{text}' names no {'hour' if days else 'day'}; {_EXAMPLE_SENTENCE}")
    return WeeklyHours(tuple(sorted(days)), tuple(sorted(hours)))


def _parse_hour(text: str) -> time:
    match = _HOUR_PATTERN.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is no hour of a day; write it from 00:00 to 23:59")
    return time(int(match[1]), int(match[2]))


def _parse_days(text: str) -> Iterator[int]:
    """Yield one weekday, or a range of them (`Fri-Mon` goes over the week's end)."""
    first_text, dash_found, last_text = text.partition("-")
    first_day, end = (
        _parse_day(first_text),
        _parse_day(last_text) if dash_found else _parse_day(first_text),
    )
    yield from (day % 7 for day in range(first_day, first_day + (end - first_day) % 7 + 1))


def _parse_day(text: str) -> int:
    word = text.lower()
    days = (
        weekday_number
        for weekday_number, day_name in enumerate(_FULL)
        if word in (day_name, day_name[:3])
    )
    day = next(days, None)
    if day is None:
        raise ValueError(f"'{text}' is no day of the week; write {', '.join(DAY_NAMES)}")
    return day


@cache
def zone_names() -> frozenset[str]:
    """Return every time zone by its name in the IANA database."""
    return frozenset(files("tzdata").joinpath("zones").read_text(encoding="utf-8").split())


@cache
def time_zone(zone_name: str) -> ZoneInfo:
    """Return a time zone of `zone_names`. Raises KeyError for an unknown one.

    The time zone comes from the package `tzdata` and not from the machine. So the same scenario has
    the same deadlines everywhere.
    """
    if zone_name not in zone_names():
        raise KeyError(zone_name)
    with files("tzdata").joinpath("zoneinfo", *zone_name.split("/")).open("rb") as zone_file:
        return ZoneInfo.from_file(zone_file, key=zone_name)


def time_of_day_in_zone(day: date, hour: time, zone: ZoneInfo) -> int:
    """Return this hour of a day in a time zone, in milliseconds since the Unix epoch."""
    return round(datetime.combine(day, hour, zone).timestamp()) * 1000


def next_weekly_time(
    weekly_hours: tuple[WeeklyHours, ...],
    zone: ZoneInfo,
    days_off: frozenset[date],
    after_time: int,
) -> int:
    """Return the first of these hours after the time `after_time`, except on days off.

    Times are in milliseconds. `weekly_hours` must not be empty.
    """
    day = datetime.fromtimestamp(after_time / 1000, zone).date() - _DAY
    while True:
        # If clocks go forward at midnight, an hour may move past the first hour of the next day.
        near_times = (
            *_times_on_day(weekly_hours, zone, days_off, day),
            *_times_on_day(weekly_hours, zone, days_off, day + _DAY),
        )
        next_time = min((time for time in near_times if time > after_time), default=None)
        if next_time is not None:
            return next_time
        day += _DAY


def _times_on_day(
    weekly_hours: tuple[WeeklyHours, ...], zone: ZoneInfo, days_off: frozenset[date], day: date
) -> Iterator[int]:
    if day not in days_off:
        for time in weekly_hours:
            if day.weekday() in time.days:
                yield from (time_of_day_in_zone(day, hour, zone) for hour in time.hours)

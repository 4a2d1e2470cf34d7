"""The deadlines in a game's scenario.

They are in minutes for an evening, or at hours of the clock for a game of weeks.

Deadlines at hours of the clock:

    deadlines:
      zone: Europe/Rome
      at: Mon, Wed, Fri 20:00
      days_off: [2026-12-24..2027-01-06]
      kinds:
        retreats: {at: "Tue, Thu, Sat 12:00"}
        builds: {minutes: 60}

Deadlines in minutes: `minutes: 15`. A kind is a kind of window (see
`ledger.contract.acts.WindowType`). The game asks for the next deadline whenever it opens a window.
So if a deadline is postponed or met early, the other deadlines do not move.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from functools import cache
from itertools import accumulate, repeat
from typing import Annotated, Any, Self

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from ledger.scenario.facts import Fact
from ledger.scenario.sentences import Fault, spelling_hint
from ledger.scenario.weekly_times import next_weekly_time, parse_weekly, time_zone, zone_names

MINUTE_MILLISECONDS = 60_000
MINUTES_LIMIT = 60 * 24 * 60
"""Maximum length of a window in minutes: sixty days."""

LONGEST_HOLIDAY = 366
"""Maximum number of days off in a row."""

_DATE_PATTERN = re.compile(r"\d{4}-\d{2}-\d{2}")


def _as_tuple(value: Any) -> Any:
    return (
        (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list) else value
    )


def _check_hours(text: str) -> str:
    return str(parse_weekly(text))


def _check_zone(zone_name: str) -> str:
    if zone_name not in zone_names():
        raise ValueError(
            f"there is no time zone '{zone_name}'{spelling_hint(zone_name, zone_names())}"
        )
    return zone_name


def _check_days_off(text: str) -> str:
    parse_days_off(text)
    return text


@cache
def parse_days_off(text: str) -> frozenset[date]:
    """Return the days off in a text: `2026-12-24`, or a range `2026-12-24..2027-01-06`.

    Raises ValueError with a sentence for the author.
    """
    first_text, dots, last_text = text.partition("..")
    first_day, end = (
        _parse_date(first_text),
        _parse_date(last_text) if dots else _parse_date(first_text),
    )
    day_count = (end - first_day).days + 1
    if not 1 <= day_count <= LONGEST_HOLIDAY:
        raise ValueError(f"'{text}' should be from 1 to {LONGEST_HOLIDAY} days, first to last")
    return frozenset(first_day + timedelta(days=day) for day in range(day_count))


def _parse_date(text: str) -> date:
    try:
        if _DATE_PATTERN.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise ValueError(f"'{text}' is no day of the calendar; write it as 2026-12-24")


Minutes = Annotated[int, Field(ge=1, le=MINUTES_LIMIT)]
Hours = Annotated[
    tuple[Annotated[str, AfterValidator(_check_hours)], ...],
    BeforeValidator(_as_tuple),
    Field(min_length=1, max_length=14),
]
Kind = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,39}$")]


class When(Fact):
    """The end of a window: `minutes` after it opens, or at the next hour in `at`."""

    minutes: Minutes | None = None
    at: Hours | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.minutes is None) == (self.at is None):
            raise ValueError(
                "should have either `minutes`, as for an evening, or `at` with days and hours"
            )
        return self


class Deadlines(When):
    """The deadlines of a game."""

    zone: Annotated[str, AfterValidator(_check_zone)] | None = None
    """The time zone of all hours."""
    days_off: tuple[Annotated[str, AfterValidator(_check_days_off)], ...] = Field(
        default=(), max_length=60
    )
    """The days on which no deadline with an hour falls."""
    kinds: dict[Kind, When] = Field(default_factory=dict)
    """The deadlines of some kinds of windows, if they differ from the other deadlines."""

    @model_validator(mode="after")
    def _hours_have_a_zone(self) -> Self:
        has_hours = self.at is not None or any(rule.at for rule in self.kinds.values())
        if has_hours and self.zone is None:
            raise ValueError("should name the `zone` of its hours, such as Europe/Rome")
        if not has_hours and (self.zone is not None or self.days_off):
            raise ValueError("has no hours: `zone` and `days_off` would do nothing")
        return self

    def deadlines_for(self, window_kind: str) -> When:
        """Return the deadlines of this kind of window."""
        return self.kinds.get(window_kind, self)


def faults_of_deadlines(deadlines: Deadlines, window_kinds: Iterable[str]) -> Iterator[Fault]:
    """Yield the kinds of windows that the file names but that are not in `window_kinds`."""
    known_kinds = frozenset(window_kinds)
    for window_kind in deadlines.kinds:
        if window_kind not in known_kinds:
            hint = (
                spelling_hint(window_kind, known_kinds)
                or f"; there are {', '.join(sorted(known_kinds))}"
            )
            yield ("kinds", window_kind), f"there is no deadline of the kind '{window_kind}'{hint}"


def next_deadline(deadlines: Deadlines, after_time: int, window_kind: str = "") -> int:
    """Return the deadline of a window of this kind that opens at the time `after_time`.

    Both times are in milliseconds since the Unix epoch. The deadline is later than `after_time`.
    """
    rule = deadlines.deadlines_for(window_kind)
    if rule.minutes is not None:
        return after_time + rule.minutes * MINUTE_MILLISECONDS
    weekly_hours = tuple(parse_weekly(text) for text in rule.at or ())
    days_off = frozenset[date]().union(*(parse_days_off(text) for text in deadlines.days_off))
    return next_weekly_time(weekly_hours, time_zone(deadlines.zone or "UTC"), days_off, after_time)


def next_deadlines(
    deadlines: Deadlines, after_time: int, deadline_count: int, window_kind: str = ""
) -> list[int]:
    """Return a number of deadlines of this kind after a time in milliseconds.

    A pause or a steward may still move these deadlines.
    """
    deadlines_in_order = accumulate(
        repeat(window_kind, deadline_count),
        lambda instant, _kind: next_deadline(deadlines, instant, _kind),
        initial=after_time,
    )
    return list(deadlines_in_order)[1:]

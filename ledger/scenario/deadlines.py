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

MINUTE = 60_000
MINUTES_LIMIT = 60 * 24 * 60
"""Maximum length of a window in minutes: sixty days."""

LONGEST_HOLIDAY = 366
"""Maximum number of days off in a row."""

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def _as_tuple(value: Any) -> Any:
    return (
        (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list) else value
    )


def _check_hours(text: str) -> str:
    return str(parse_weekly(text))


def _check_zone(name: str) -> str:
    if name not in zone_names():
        raise ValueError(f"there is no time zone '{name}'{spelling_hint(name, zone_names())}")
    return name


def _check_days_off(text: str) -> str:
    parse_days_off(text)
    return text


@cache
def parse_days_off(text: str) -> frozenset[date]:
    """Return the days off in a text: `2026-12-24`, or a range `2026-12-24..2027-01-06`.

    Raises ValueError with a sentence for the author.
    """
    first, dots, last = text.partition("..")
    begin, end = _parse_date(first), _parse_date(last) if dots else _parse_date(first)
    number = (end - begin).days + 1
    if not 1 <= number <= LONGEST_HOLIDAY:
        raise ValueError(f"'{text}' should be from 1 to {LONGEST_HOLIDAY} days, first to last")
    return frozenset(begin + timedelta(days=day) for day in range(number))


def _parse_date(text: str) -> date:
    try:
        if _DATE.fullmatch(text):
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
        hours = self.at is not None or any(rule.at for rule in self.kinds.values())
        if hours and self.zone is None:
            raise ValueError("should name the `zone` of its hours, such as Europe/Rome")
        if not hours and (self.zone is not None or self.days_off):
            raise ValueError("has no hours: `zone` and `days_off` would do nothing")
        return self

    def of(self, kind: str) -> When:
        """Return the deadlines of this kind of window."""
        return self.kinds.get(kind, self)


def faults_of_deadlines(deadlines: Deadlines, kinds: Iterable[str]) -> Iterator[Fault]:
    """Yield the kinds of windows that the file names but that are not in `kinds`."""
    known_kinds = frozenset(kinds)
    for kind in deadlines.kinds:
        if kind not in known_kinds:
            hint = (
                spelling_hint(kind, known_kinds) or f"; there are {', '.join(sorted(known_kinds))}"
            )
            yield ("kinds", kind), f"there is no deadline of the kind '{kind}'{hint}"


def next_deadline(deadlines: Deadlines, after: int, kind: str = "") -> int:
    """Return the deadline of a window of this kind that opens at the time `after`.

    Both times are in milliseconds since the Unix epoch. The deadline is later than `after`.
    """
    rule = deadlines.of(kind)
    if rule.minutes is not None:
        return after + rule.minutes * MINUTE
    times = tuple(parse_weekly(text) for text in rule.at or ())
    days_off = frozenset[date]().union(*(parse_days_off(text) for text in deadlines.days_off))
    return next_weekly_time(times, time_zone(deadlines.zone or "UTC"), days_off, after)


def next_deadlines(deadlines: Deadlines, after: int, number: int, kind: str = "") -> list[int]:
    """Return a number of deadlines of this kind after a time in milliseconds.

    A pause or a steward may still move these deadlines.
    """
    deadlines_in_order = accumulate(
        repeat(kind, number),
        lambda instant, _kind: next_deadline(deadlines, instant, _kind),
        initial=after,
    )
    return list(deadlines_in_order)[1:]

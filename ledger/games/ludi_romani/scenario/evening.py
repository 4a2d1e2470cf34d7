"""Doubts about the calendar: an order, a length or an end that was probably not meant."""

from collections.abc import Iterator
from itertools import pairwise

from ledger.games.ludi_romani.scenario.model import Period, Scenario
from ledger.scenario.facts import Doubt

SEASON_MINUTES = 5
MOTUS_MINUTES = 1


def evening_doubts(scenario: Scenario) -> Iterator[Doubt]:
    """Every doubt about the order of the periods, their lengths, and who announces them."""
    yield from _order(scenario)
    yield from _lengths(scenario)
    yield from _end(scenario)
    by_clock = scenario.switches["calendar.by_clock"]
    if not by_clock and not any("announce_seasons" in numen.powers for numen in scenario.numina):
        message = (
            "neither Apollo nor Diana is cast: nobody ends a season, unless the timetable does "
            "(calendar.by_clock: true)"
        )
        yield Doubt("CAL-04", message)


def _order(scenario: Scenario) -> Iterator[Doubt]:
    seasons = [period for period in scenario.calendar if period.kind != "motus"]
    first, last = scenario.calendar[0], scenario.calendar[-1]
    if first.kind != "aestas":
        yield Doubt("CAL-01", f"the game opens with {_named(first)}, not with an aestas")
    if last.kind != "actium":
        yield Doubt("CAL-12", f"the game ends with {_named(last)}, not with Actium")
    for before, after in pairwise(scenario.calendar):
        if before.kind == after.kind:
            yield Doubt("CAL-02", f"{_named(after)} ({after.seq}) follows another {before.kind}")
        elif after.kind != "actium" and "motus" not in (before.kind, after.kind):
            message = f"no motus lies between {_named(before)} and {_named(after)} ({after.seq})"
            yield Doubt("CAL-02", message)
    for before, after in pairwise(seasons):
        if not _follows(before, after):
            yield Doubt("CAL-02", f"{_named(after)} ({after.seq}) comes after {_named(before)}")


def _follows(before: Period, after: Period) -> bool:
    """A winter comes first in its year, and years count down."""
    if after.year_bce == before.year_bce:
        return (before.kind, after.kind) == ("hiems", "aestas")
    return (after.year_bce or 0) < (before.year_bce or 0)


def _lengths(scenario: Scenario) -> Iterator[Doubt]:
    lengths = {(period.kind, period.minutes) for period in scenario.calendar if period.minutes}
    for kind, minutes in sorted(lengths):
        ideal = MOTUS_MINUTES if kind == "motus" else SEASON_MINUTES
        if minutes != ideal:
            yield Doubt("CAL-03", f"{kind} takes {minutes} min here; {ideal} is the ideal")


def _end(scenario: Scenario) -> Iterator[Doubt]:
    played = sum(period.minutes or 0 for period in scenario.calendar)
    until = _minute(scenario.clock.actium) - _minute(scenario.clock.start)
    if scenario.calendar[-1].kind == "actium" and played > until:
        message = (
            f"the periods take {played} minutes, and from {scenario.clock.start} to Actium at "
            f"{scenario.clock.actium} there are {until}"
        )
        yield Doubt("CAL-09", message)


def _minute(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])


def _named(period: Period) -> str:
    return f"{period.kind} {period.year_bce}" if period.year_bce else period.kind

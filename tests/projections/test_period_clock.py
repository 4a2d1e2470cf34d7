"""An act after the end of its period's time is late; pauses do not count."""

from typing import Any

import msgspec
import pytest

from ledger.kernel.vocabulary.events import (
    GameBegun,
    GameFounded,
    GamePaused,
    GameResumed,
    PeriodOpened,
)
from ledger.record.entry import CommandMeta, Entry, Event
from projections.audit import AUDIT, matters_after
from projections.period_clock import MINUTE_MILLISECONDS, PeriodClock
from tests.projections.placing import entry_with_placements

MINUTES = 10


def entry_at_minute(
    event: Event | None, minute: float, type_: str = "kernel/x@1", act: str = "give"
) -> Entry:
    """Return an entry at this minute; without an event, return an act of a character."""
    meta = CommandMeta("c1", act, "ada-1", "ada", "digest")
    at, done = int(minute * MINUTE_MILLISECONDS), entry_with_placements(1)
    stored = type_ if event is not None else "nuces/nuts-given@1"
    changed = msgspec.structs.replace(done, at=at, type=stored, meta=meta)
    return changed if event is None else msgspec.structs.replace(changed, event=event)


def founding_entry(*, waits: bool = False) -> Entry:
    period = {"seq": 1, "kind": "round", "key": "", "year": None, "minutes": MINUTES}
    given: dict[str, Any] = dict.fromkeys(("ruleset", "version", "data_hash", "title"), "")
    event = GameFounded(
        game="yard", **given, scenario={}, cards=(), stewards=(), switches={}, period=period,
        dice="server", commitment="", seal_key="", waits=waits,
    )  # fmt: skip
    return entry_at_minute(event, 0, "kernel/game-founded@1")


def clock_after_entries(*entries: Entry) -> PeriodClock:
    found = PeriodClock()
    for one in entries:
        found = found.clock_after(one)
    return found


@pytest.mark.parametrize(("minute", "late"), [(9, 0), (10, 0), (12, 2 * MINUTE_MILLISECONDS)])
def test_an_act_is_late_by_its_time_after_the_end_of_the_period(minute: float, late: int) -> None:
    assert clock_after_entries(founding_entry()).lateness(entry_at_minute(None, minute)) == late


def test_the_time_of_a_period_runs_from_its_beginning() -> None:
    opened = entry_at_minute(PeriodOpened(2, "round", "", None, 5), 20, "kernel/period-opened@1")
    assert clock_after_entries(founding_entry(), opened).lateness(entry_at_minute(None, 24)) == 0
    assert (
        clock_after_entries(founding_entry(), opened).lateness(entry_at_minute(None, 26))
        == MINUTE_MILLISECONDS
    )


def test_pauses_do_not_count_as_lateness() -> None:
    paused, resumed = (
        entry_at_minute(GamePaused("nurse"), 4),
        entry_at_minute(GameResumed("nurse", 5 * MINUTE_MILLISECONDS), 9),
    )
    assert clock_after_entries(founding_entry(), paused).lateness(entry_at_minute(None, 30)) == 0
    assert (
        clock_after_entries(founding_entry(), paused, resumed).lateness(entry_at_minute(None, 14))
        == 0
    )
    assert (
        clock_after_entries(founding_entry(), paused, resumed).lateness(entry_at_minute(None, 16))
        == MINUTE_MILLISECONDS
    )


def test_the_time_of_a_waiting_game_starts_when_it_is_begun() -> None:
    assert clock_after_entries(founding_entry(waits=True)).lateness(entry_at_minute(None, 60)) == 0
    begun = clock_after_entries(founding_entry(waits=True), entry_at_minute(GameBegun("nurse"), 60))
    assert (
        begun.lateness(entry_at_minute(None, 69)),
        begun.lateness(entry_at_minute(None, 71)),
    ) == (0, MINUTE_MILLISECONDS)


def test_due_acts_and_periods_without_a_time_are_never_late() -> None:
    assert clock_after_entries(founding_entry()).lateness(entry_at_minute(None, 30, act="due")) == 0
    opened = entry_at_minute(PeriodOpened(2, "round", "", None, 0), 20)
    assert clock_after_entries(founding_entry(), opened).lateness(entry_at_minute(None, 90)) == 0


def test_the_audit_lists_late_acts_with_their_lateness() -> None:
    late = msgspec.structs.replace(entry_at_minute(None, 11), position=2)
    (matter,) = matters_after(AUDIT.read((founding_entry(), late), "yard"), "late")
    assert (matter.position, matter.late, matter.by) == (2, MINUTE_MILLISECONDS, "ada")

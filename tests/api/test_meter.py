"""Histograms and the last minute."""

import asyncio

import pytest

from api.observing import loop_lag
from api.observing.durations import BUCKET_LIMITS, Durations, LastMinute
from api.observing.loop_lag import LoopLag


class Clock:
    """A clock in seconds that tests move by hand."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_duration_counts_for_its_own_limit_and_all_higher_ones() -> None:
    durations = Durations()
    for seconds in (0.0, 0.001, 0.0010001, 99.0):
        durations.add_duration(seconds)
    counted = dict(durations.cumulative())
    assert [counted["0.0005"], counted["0.001"], counted["0.0015"]] == [1, 2, 3]
    assert (counted["10.0"], counted["+Inf"]) == (3, 4)
    assert durations.total == pytest.approx(99.0020001)
    assert list(counted) == [*map(str, BUCKET_LIMITS), "+Inf"]


def test_the_last_minute_forgets_counts_after_a_minute() -> None:
    clock = Clock()
    recent = LastMinute(clock)
    recent.add_events(2)
    clock.now += 0.5
    recent.add_events(1)
    clock.now += 30
    recent.add_events(4)
    assert recent.event_count() == 7
    clock.now += 29.5
    assert recent.event_count() == 4
    clock.now += 31
    assert recent.event_count() == 0


async def test_the_lag_of_the_event_loop_is_noted_at_each_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loop_lag, "MEASURE_INTERVAL", 0)
    lag, looks = LoopLag(), asyncio.Event()
    monkeypatch.setattr(
        lag.late, "add_duration", lambda seconds: looks.set() if seconds >= 0 else None
    )
    looking = asyncio.create_task(lag.measure_repeatedly())
    await asyncio.wait_for(looks.wait(), 20)
    looking.cancel()

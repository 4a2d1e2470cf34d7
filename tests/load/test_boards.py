"""The events of a trace that count as the work of a frame."""

from typing import Any

import pytest

from tests.load import boards
from tests.load.boards import board_figures, work_per_frame


def trace_event(name: str, begin: int, lasts: int, thread: int = 1) -> dict[str, Any]:
    """Return an event of a trace, in microseconds."""
    return {
        "name": name,
        "ph": "X",
        "pid": 1,
        "tid": thread,
        "ts": begin,
        "dur": lasts,
        "tdur": lasts // 2,
    }


def test_a_frame_counts_processor_time_of_outermost_events_on_the_thread_that_moves() -> None:
    events = [
        trace_event("FireAnimationFrame", 0, 2_000),
        trace_event("UpdateLayoutTree", 500, 1_000),
        trace_event("Commit", 3_000, 4_000),
        trace_event("Paint", 3_000, 4_000, thread=2),
        trace_event("GarbageCollection", 8_000, 4_000),
        trace_event("FireAnimationFrame", 16_000, 1_000),
        trace_event("FireAnimationFrame", 32_000, 1_000),
    ]
    assert list(work_per_frame(events)) == [3.0, 0.5]


def test_a_rest_between_two_movements_is_no_frame() -> None:
    moves = [trace_event("FireAnimationFrame", at, 1_000) for at in (0, 16_000, 900_000, 916_000)]
    assert list(work_per_frame([*moves, trace_event("Paint", 400_000, 90_000)])) == [0.5, 0.5]


def test_without_a_browser_there_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "PATH", "")
    assert list(board_figures()) == []

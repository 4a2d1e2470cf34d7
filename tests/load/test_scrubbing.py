"""The events of a trace that count as the work of a step."""

from pathlib import Path
from typing import Any

import pytest

from tests.load import scrubbing
from tests.load.scrubbing import StoredEvening, scrub_figures, work_between_marks


def trace_event(name: str, begin: int, lasts: int = 0, thread: int = 1) -> dict[str, Any]:
    """Return an event of a trace, in microseconds. Half of its time is the processor's."""
    times = {"ts": begin, "dur": lasts, "tdur": lasts // 2}
    return {"name": name, "pid": 1, "tid": thread, **times}


def test_a_step_counts_the_tasks_of_its_thread_from_its_begin_to_its_end() -> None:
    events = [
        trace_event("RunTask", 0, 4_000),
        trace_event("begin", 1_000),
        trace_event("RunTask", 5_000, 2_000),
        trace_event("RunTask", 5_000, 9_000, thread=2),
        trace_event("RunTask", 8_000, 2_000),
        trace_event("end", 9_000),
        trace_event("RunTask", 20_000, 8_000),
        trace_event("begin", 30_000),
        trace_event("RunTask", 30_000, 2_000),
        trace_event("end", 31_000),
    ]
    assert list(work_between_marks(events)) == [4.0, 1.0]


def test_without_a_browser_there_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scrubbing, "PATH", "")
    assert list(scrub_figures(StoredEvening(Path("nothing"), "", {}))) == []

"""The work of a phone that pans and pinches a board, traced in a browser, frame by frame.

The browser's own slowing of the processor spins by the wall clock, and so depends on other work of
this machine. The figures here are the processor's time of the page's main thread, times six. The
baseline is the same hand on an empty sheet, which is the browser's own work.
"""

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.trial import Finger, TrialPageServer, map_in_mid_game, touch_screen
from tests.load.browsers import PATH, measuring_browser
from tests.load.figures import Figure, percentile

SLOWED = 6
TARGET = 8.0
STEPS = 60
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline"
WORK = frozenset(
    {
        "EventDispatch",
        "FireAnimationFrame",
        "UpdateLayoutTree",
        "Layout",
        "PrePaint",
        "Paint",
        "Layerize",
        "Commit",
    }
)
"""Names in a trace for script, style, layout and paint.

One of these events may lie inside another.
"""

Path = Callable[[float], list[Finger]]
"""A function from 0 to 1 to the positions of the fingers."""

HANDS: tuple[Path, ...] = (
    lambda t: [(300 - 200 * t, 600 - 300 * t)],
    lambda t: [(165 - 120 * t, 400), (225 + 120 * t, 430)],
    lambda t: [(300 - 250 * t, 600 - 400 * t)],
    lambda t: [(45 + 120 * t, 400), (345 - 120 * t, 430)],
)


def figure_name(board: str) -> str:
    """Return the name of the figure for this board."""
    return f"a frame while {board} is panned or pinched, slowed {SLOWED} times (p95)"


def slow_phone_percentile(frames: list[float]) -> float:
    """Return the 95th percentile of these frames on a slow phone, in milliseconds."""
    return SLOWED * percentile(sorted(frames), 0.95)


def board_figures(name: str = "standard") -> Iterator[Figure]:
    """Yield the main thread's work in a frame at the 95th percentile.

    Without a browser yield nothing.
    """
    if not PATH:
        return
    with TrialPageServer() as served, measuring_browser() as browser:
        phone = browser.new_context(
            viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
        )
        page = phone.new_page()
        empty = {**map_in_mid_game(name)["picture"], "provinces": {}, "decoration": [], "links": {}}
        bare = _board_frame_times(
            page, served, name, picture=empty, state={"powers": {}, "provinces": {}}
        )
        full = _board_frame_times(page, served, name)
    yield Figure(
        figure_name(f"the {name} board"),
        slow_phone_percentile(full),
        "ms",
        TARGET,
        slow_phone_percentile(bare),
    )


def _board_frame_times(page: Page, served: TrialPageServer, name: str, **more: Any) -> list[float]:
    """Return the milliseconds of work in each frame while hands are on the board."""
    served.show_map(page, name, **more)
    return frame_times(page)


def frame_times(page: Page) -> list[float]:
    """Return the milliseconds of work in each frame while hands are on the board of a page."""

    def drag_all_hands(session: CDPSession) -> None:
        for hand in HANDS:
            _drag_hand(session, hand)
            page.wait_for_function("document.querySelector('.chart-sheet.moving') === null")

    return list(work_per_frame(record_trace(page, drag_all_hands, CATEGORIES)))


def record_trace(
    page: Page, work: Callable[[CDPSession], object], categories: str
) -> list[dict[str, Any]]:
    """Return the browser's trace events of these categories during a piece of work on a page."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    over: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _told: over.append(True))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": categories})
    work(session)
    session.send("Tracing.end")
    deadline = time.monotonic() + 30
    while not over and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    return events


def _drag_hand(session: CDPSession, hand: Path) -> None:
    touch_screen(session, "touchStart", *hand(0))
    for step in range(1, STEPS + 1):
        touch_screen(session, "touchMove", *hand(step / STEPS))
    touch_screen(session, "touchEnd")


def work_per_frame(events: list[dict[str, Any]]) -> Iterator[float]:
    """Yield the milliseconds of work in each frame of a trace.

    A frame lasts from one movement of the sheet to the next. Frames more than a tenth of a second
    apart have a rest between them. The rest belongs to neither frame.
    """
    moved = [event for event in events if event["name"] == "FireAnimationFrame"]
    threads = {(event["pid"], event["tid"]) for event in moved}
    work = sorted(
        (event for event in events if _is_work(event) and (event["pid"], event["tid"]) in threads),
        key=lambda event: float(event["ts"]),
    )
    outer = list(_outermost_events(work))
    marks = sorted(event["ts"] for event in moved)
    for begin, end in pairwise(marks):
        if end - begin < 100_000:
            yield sum(event["tdur"] for event in outer if begin <= event["ts"] < end) / 1000


def _is_work(event: dict[str, Any]) -> bool:
    return event["name"] in WORK and event.get("ph") == "X" and "tdur" in event


def _outermost_events(work: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the events that do not lie inside other events, so that no time is counted twice."""
    end = 0.0
    for event in work:
        if event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event

"""The work of a phone that goes to another moment of an evening: steps and jumps, screen by screen.

As in `boards`, the figure is the processor's time of the page's main thread, times six, because the
browser's own slowing depends on other work of this machine. The time runs from the key or the
slider to the first frame in which the moment is drawn. Postponed work and prefetching are not
counted. While a jump waits for its chunk the phone does nothing; `replays` has the server's time
for that. The baseline is the same screen as static text, with each row written anew.
"""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.phone import Phone, open_phone
from tests.browser.replayed import ReplayViewer
from tests.browser.served import ServedLedger
from tests.load.boards import SLOWED, record_trace
from tests.load.browsers import PATH, measuring_browser
from tests.load.figures import Figure, percentile

ROUNDS = 30
STEP, JUMP = 16.0, 100.0
"""The targets in milliseconds."""

SIZE = (390, 844)
PATIENCE = 120_000
"""The longest wait in milliseconds until the replay is open.

The server must walk through the game first.
"""

CATEGORIES = "toplevel,blink.user_timing"
TASKS = frozenset({"RunTask", "ThreadControllerImpl::RunTask"})
"""The names of a thread's task in older and in newer browsers."""

SCREENS: dict[str, tuple[str, ...]] = {
    "cicero": ("Hand", "Map", "People", "Chronicle"),
    "fata": ("Map", "People", "Chronicle"),
}
"""The viewers and their screens: a player, and a steward."""

MARKS = ("begin", "end")
STOPWATCH = (Path(__file__).parent / "stopwatch.js").read_text()


class StoredEvening(NamedTuple):
    """A game in a file: its path, its id, and the tokens of its cards."""

    store: Path
    game: str
    tokens: dict[str, str]


class ScrubTimes(NamedTuple):
    """The milliseconds of each step, each jump and each baseline."""

    steps: list[float]
    jumps: list[float]
    bare: list[float]


def scrub_figures(evening: StoredEvening) -> Iterator[Figure]:
    """Yield median, 95th percentile and the slowest for each screen.

    Without a browser yield nothing.
    """
    if not PATH:
        return
    with measuring_browser() as browser:
        yield from figures_on_browser(browser, evening, ROUNDS)


def figures_on_browser(browser: Browser, evening: StoredEvening, rounds: int) -> Iterator[Figure]:
    """Yield the same figures on a given browser, with this many steps and jumps on each screen."""
    with tempfile.TemporaryDirectory() as folder:
        served = ServedLedger(Path(folder))
        shutil.copyfile(evening.store, served.store)
        with served:
            for who in SCREENS:
                yield from _figures_of_viewer(who, browser, served, evening, rounds)


def _figures_of_viewer(
    who: str, browser: Browser, served: ServedLedger, evening: StoredEvening, rounds: int
) -> Iterator[Figure]:
    token = next(token for card, token in evening.tokens.items() if card.startswith(who))
    with open_phone(browser, served.address, SIZE) as phone:
        viewer = _open_replay(phone, token, evening.game)
        for screen in SCREENS[who]:
            viewer.open_tab(screen)
            yield from _screen_figures(
                f"{screen.lower()} of {who}", _measure_screen(viewer, rounds)
            )


def _open_replay(phone: Phone, token: str, game: str) -> ReplayViewer:
    phone.scan(token)
    phone.tap("Enter")
    phone.wait_until_live()
    viewer = ReplayViewer(phone, f"/g/{game}")
    phone.open_path(f"/g/{game}/at")
    viewer.time_line.wait_for(state="attached", timeout=PATIENCE)
    phone.page.evaluate(STOPWATCH)
    return viewer


def _measure_screen(viewer: ReplayViewer, rounds: int) -> ScrubTimes:
    """Measure this screen: from the middle step by step, and jumps to random moments."""
    page, last = viewer.page, viewer.last_moment_number
    chance = Random(last)
    anywhere = [chance.randrange(last + 1) for _ in range(rounds)]
    page.evaluate("to => stopwatch.jumps([to])", last // 2)
    steps = _time_moves(page, "steps", min(rounds, last - last // 2))
    return ScrubTimes(
        steps, _time_moves(page, "jumps", anywhere), _time_moves(page, "bare", rounds)
    )


def _time_moves(page: Page, what: str, given: int | list[int]) -> list[float]:
    """Return the milliseconds on a slow phone of each of some steps or jumps, sorted."""
    events = record_trace(
        page, lambda _: page.evaluate(f"given => stopwatch.{what}(given)", given), CATEGORIES
    )
    return sorted(SLOWED * worked for worked in work_between_marks(events))


def work_between_marks(events: list[dict[str, Any]]) -> Iterator[float]:
    """Yield the processor's milliseconds from each mark of a begin to its end.

    A task that holds a mark counts as a whole.
    """
    marks = sorted((one for one in events if one["name"] in MARKS), key=lambda one: one["ts"])
    tasks = [one for one in events if one["name"] in TASKS and "tdur" in one]
    for begin, end in zip(marks[::2], marks[1::2], strict=True):
        thread = (begin["pid"], begin["tid"])
        mine = [one for one in tasks if (one["pid"], one["tid"]) == thread]
        touched = [one for one in mine if _overlaps(one, begin["ts"], end["ts"])]
        yield sum(one["tdur"] for one in touched) / 1000


def _overlaps(task: dict[str, Any], begin: float, end: float) -> bool:
    touches: bool = task["ts"] <= end and task["ts"] + task["dur"] >= begin
    return touches


def _screen_figures(screen: str, taken: ScrubTimes) -> Iterator[Figure]:
    for what, values, goal in (("step", taken.steps, STEP), ("jump", taken.jumps, JUMP)):
        about = f"a {what} in a replay, {screen}, slowed {SLOWED} times"
        for name, value, bare in zip(
            NAMES, summary_of_values(values), summary_of_values(taken.bare), strict=True
        ):
            yield Figure(f"{about} ({name})", value, "ms", goal, bare)


NAMES = ("median", "p95", "slowest")


def summary_of_values(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the median, the 95th percentile and the last of sorted values."""
    return median(values), percentile(values, 0.95), values[-1]

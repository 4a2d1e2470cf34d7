"""Windows: characters owe something until a time, and what they save for it stays sealed.

A game opens a window by the draft that `window_opened` gives, and says in a `WindowType` what
follows when it is over. The rest is done by the clock (see `ledger.kernel.windows.clock`).
"""

from typing import Any

from ledger.contract.acts import Draft
from ledger.kernel.vocabulary.window_events import WindowCancelled, WindowJoined, WindowOpened
from ledger.record.audience import EVERYBODY, Audience
from ledger.record.state import Readiness, State, Window

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LEAD = 2 * HOUR
"""People are reminded of a deadline so long before it at most."""

_PARTS = 15
_LAST_PART = 10


def sealed_every(lasts: int) -> int:
    """How often a window that lasts so long is sealed, both in milliseconds.

    A fifteenth of it, at least a minute; each hour where it lasts longer than a day.
    """
    return HOUR if lasts > DAY else max(MINUTE, lasts // _PARTS)


def window_opened(
    state: State[Any],
    window: str,
    kind: str,
    owed: tuple[str, ...],
    until: int,
    *,
    seen: Audience = EVERYBODY,
    opened_to: Audience = EVERYBODY,
    readiness: Readiness = "secret",
    **terms: Any,
) -> Draft:
    """A window that is open from now on, under an id that no other window of the game ever had.

    `until` is its deadline, in milliseconds since the Unix epoch: the game chooses it, as by its
    scenario. It moves on by itself when the game stands still. Where nobody owes anything, the
    window is over at once.
    """
    every = sealed_every(until - state.at)
    return Draft(WindowOpened(window, kind, owed, until, every, seen, opened_to, readiness, terms))


def window_joined(window: Window, who: str) -> Draft:
    """Somebody owes something for an open window, too, as who comes into play while it lasts."""
    return Draft(WindowJoined(window.id, window.kind, (who,)))


def window_cancelled(window: Window) -> Draft:
    """Nothing is owed for this window any more, as when the game is over before it."""
    return Draft(WindowCancelled(window.id, window.kind))


def owed_windows(state: State[Any], who: str, kind: str) -> tuple[Window, ...]:
    """The windows of this kind for which a character can still save something, by their ids."""
    windows = (state.kernel.windows[key] for key in sorted(state.kernel.windows))
    return tuple(
        window
        for window in windows
        if window.kind == kind and who in window.owed and not window.final
    )


def remind_at(window: Window) -> int:
    """When whoever is not ready is reminded of the deadline, in milliseconds since the epoch.

    When the last tenth of the time begins, at least a minute and at most two hours before the end.
    """
    lasts = window.until - window.since
    return window.until - min(LEAD, max(MINUTE, lasts // _LAST_PART))


def opening_name(window: str) -> str:
    """The name of the house's act by which what was saved for this window is opened."""
    return f"due-open-{window}"


def opening_id(window: str) -> str:
    """The id of the entry by which what was saved for this window is opened."""
    return f"{opening_name(window)}.0"

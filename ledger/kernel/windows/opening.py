"""Windows: characters owe a submission until a deadline.

A submission stays sealed until the deadline.

A game opens a window by the draft of `window_opened`, and its `WindowType` gives the effects at the
end. The clock does everything else (see `ledger.kernel.windows.clock`).
"""

from typing import Any

from ledger.contract.acts import Draft
from ledger.kernel.vocabulary.window_events import WindowCancelled, WindowJoined, WindowOpened
from ledger.record.audience import EVERYBODY, Audience
from ledger.record.state import Readiness, State, Window

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LEAD_TIME = 2 * HOUR
"""Maximum time between the reminder of a deadline and the deadline (milliseconds)."""

_PARTS_OF_SPAN = 15
_LAST_PART = 10


def sealing_interval(duration: int) -> int:
    """Return the time between two seals of a window of this length, in milliseconds.

    The time is an hour if the window lasts longer than a day. Otherwise it is a fifteenth of the
    length, but at least a minute.
    """
    return HOUR if duration > DAY else max(MINUTE, duration // _PARTS_OF_SPAN)


def opening_draft(
    state: State[Any],
    window: str,
    window_kind: str,
    owing_characters: tuple[str, ...],
    end: int,
    *,
    readers: Audience = EVERYBODY,
    opened_to: Audience = EVERYBODY,
    readiness: Readiness = "secret",
    **terms: Any,
) -> Draft:
    """Return the draft of a window that is open from now on.

    The id must be new in the game. `end` is the deadline, in milliseconds since the Unix epoch.
    The game chooses the deadline, for example by its scenario. A pause of the game moves the
    deadline automatically. A window in which no character owes a submission is over at once.
    """
    interval = sealing_interval(end - state.at)
    return Draft(
        WindowOpened(
            window,
            window_kind,
            owing_characters,
            end,
            interval,
            readers,
            opened_to,
            readiness,
            terms,
        )
    )


def joining_draft(window: Window, character: str) -> Draft:
    """Return the draft by which a character also owes for an open window.

    For example, a newcomer joins while the window is open.
    """
    return Draft(WindowJoined(window.id, window.kind, (character,)))


def cancellation_draft(window: Window) -> Draft:
    """Return the draft that cancels a window, for example because the game is over."""
    return Draft(WindowCancelled(window.id, window.kind))


def savable_windows(state: State[Any], character: str, window_kind: str) -> tuple[Window, ...]:
    """Return the windows of this kind that a character can still save for, by id."""
    windows = (state.kernel.windows[window_id] for window_id in sorted(state.kernel.windows))
    return tuple(
        window
        for window in windows
        if window.kind == window_kind and character in window.owed and not window.final
    )


def reminder_time(window: Window) -> int:
    """Return the time (milliseconds since the epoch) to remind a character who is not ready.

    The reminder comes when the last tenth of the time begins. The reminder comes at least a minute
    and at most two hours before the end.
    """
    duration = window.until - window.since
    return window.until - min(LEAD_TIME, max(MINUTE, duration // _LAST_PART))


def opening_act_name(window: str) -> str:
    """Return the name of the house's act that opens the submissions for this window."""
    return f"due-open-{window}"


def opening_entry_id(window: str) -> str:
    """Return the id of the entry that opens the submissions for this window."""
    return f"{opening_act_name(window)}.0"

"""The folds of the kernel's windows over the kernel's entries.

These functions never refuse an entry.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.kernel.vocabulary import window_events as e
from ledger.record.audience import only
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from ledger.record.state import Kernel, Window


def _evolve_opening(kernel_state: Kernel, event: e.WindowOpened, entry: Entry) -> Kernel:
    window = Window(
        id=event.window,
        kind=event.kind,
        owed=event.owed,
        since=entry.at,
        until=event.until,
        every=event.every,
        audience=entry.audience,
        opened_to=event.opened_to,
        readiness=event.readiness,
        terms=event.terms,
        dated=entry.at,
    )
    return replace(kernel_state, windows=kernel_state.windows.set(event.window, window))


def _with_window(kernel_state: Kernel, window: str, **changes: Any) -> Kernel:
    new_window = replace(kernel_state.windows[window], **changes)
    return replace(kernel_state, windows=kernel_state.windows.set(window, new_window))


def _evolve_joining(kernel_state: Kernel, event: e.WindowJoined, entry: Entry) -> Kernel:
    window = kernel_state.windows[event.window]
    return _with_window(
        kernel_state,
        event.window,
        owed=(*window.owed, *event.owed),
        audience=entry.audience,
        opened_to=only(window.opened_to, event.owed),
    )


def _evolve_seal(kernel_state: Kernel, event: e.WindowSealed, entry: Entry) -> Kernel:
    final_position = entry.position if event.final else 0
    return _with_window(
        kernel_state,
        event.window,
        seal=event.number,
        root=event.root,
        sealed_at=entry.at,
        final=final_position,
    )


def _evolve_readiness(kernel_state: Kernel, event: e.ReadyTold, _entry: Entry) -> Kernel:
    return _with_window(kernel_state, event.window, ready=event.ready, ready_who=event.who)


def _evolve_postponement(kernel_state: Kernel, event: e.WindowPostponed, entry: Entry) -> Kernel:
    move_count = kernel_state.windows[event.window].moved + 1
    return _with_window(
        kernel_state, event.window, until=event.until, moved=move_count, dated=entry.at
    )


def _evolve_end(
    kernel_state: Kernel, event: e.WindowCancelled | e.SubmissionsOpened, _entry: Entry
) -> Kernel:
    return replace(kernel_state, windows=kernel_state.windows.delete(event.window))


def with_character_excused(windows: Map[str, Window], character: str) -> Map[str, Window]:
    """Return the windows in which this character is excused, so that no window waits for it."""
    window_keys = (window_id for window_id in windows if character in windows[window_id].owed)
    return windows.update(
        {
            window_id: replace(windows[window_id], excused=(*windows[window_id].excused, character))
            for window_id in window_keys
        }
    )


def windows_after_pause(
    windows: Map[str, Window], paused_at: int, resumed_at: int
) -> Map[str, Window]:
    """Return the windows after a pause. Each has as much time left as when the pause began."""
    if not windows:
        return windows
    pause_lengths = {
        window_id: resumed_at - max(paused_at, window.since)
        for window_id, window in windows.items()
    }
    return Map(
        {
            window_id: _with_later_deadline(window, pause_lengths[window_id], resumed_at)
            for window_id, window in windows.items()
        }
    )


def _with_later_deadline(window: Window, milliseconds: int, now: int) -> Window:
    new_start, new_end = window.since + milliseconds, window.until + milliseconds
    return replace(window, since=new_start, until=new_end, moved=window.moved + 1, dated=now)


WINDOW_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    e.WindowOpened: _evolve_opening,
    e.WindowJoined: _evolve_joining,
    e.WindowSealed: _evolve_seal,
    e.ReadyTold: _evolve_readiness,
    e.WindowPostponed: _evolve_postponement,
    e.WindowCancelled: _evolve_end,
    e.SubmissionsOpened: _evolve_end,
}

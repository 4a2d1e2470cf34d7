"""The notices about deadlines and their recipients, derived from a game's open windows.

Each notice is sent at most once, even after a restart, because it is stored before it is sent.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

import msgspec

from ledger.kernel.windows.clock import WindowData
from ledger.kernel.windows.opening import reminder_time
from ledger.record.state import Kernel, Window

Occasion = Literal["opened", "moved", "reminder"]
"""A window has opened, its deadline has moved, or it ends soon and a player is not ready."""


class SentNotices(msgspec.Struct, frozen=True):
    """The notices that were sent about a window."""

    moved: int
    """The number of times that the deadline had moved when the last notice was sent."""
    near: bool = False
    """Whether the reminder of the near deadline was sent."""


class Notice(NamedTuple):
    """A notice about a window, for these characters."""

    occasion: Occasion
    window: Window
    who: tuple[str, ...]


def sent_notices_for_open_windows(kernel_state: Kernel) -> dict[str, SentNotices]:
    """Return the windows that are open now as announced.

    These windows opened before the first subscription.
    """
    return {
        window_id: SentNotices(window.moved) for window_id, window in kernel_state.windows.items()
    }


def due_notices(
    kernel_state: Kernel, sent_notices: Mapping[str, SentNotices], window_data: WindowData, now: int
) -> tuple[dict[str, SentNotices], tuple[Notice, ...]]:
    """Return the announcements after this call, and the notices to send at `now` (milliseconds).

    A paused game sends no notices, because its deadlines move when it goes on.
    """
    if not kernel_state.running:
        return dict(sent_notices), ()
    sent_after, notices = dict[str, SentNotices](), list[Notice]()
    for window_id in sorted(kernel_state.windows):
        window = kernel_state.windows[window_id]
        if window.final or now >= window.until:
            continue
        is_near = now >= reminder_time(window)
        sent_after[window_id] = SentNotices(window.moved, is_near)
        notices.extend(
            _window_notices(window, sent_notices.get(window_id), window_data, is_near=is_near)
        )
    return sent_after, tuple(notices)


def _window_notices(
    window: Window, sent_notices: SentNotices | None, window_data: WindowData, *, is_near: bool
) -> Iterator[Notice]:
    if sent_notices is None:
        yield Notice("opened", window, window.owed)
    elif sent_notices.moved < window.moved:
        yield Notice("moved", window, window.owed)
    elif is_near and not sent_notices.near:
        ready_characters = window_data.ready_characters(window)
        awaited_characters = tuple(
            character for character in window.owed if character not in ready_characters
        )
        if awaited_characters:
            yield Notice("reminder", window, awaited_characters)

"""What phones are to be told of deadlines, and to whom: worked out of a game's open windows.

Everything is told once at most, also over a restart: what is about to be told is remembered first.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

import msgspec

from ledger.kernel.windows.clock import Beside
from ledger.kernel.windows.opening import remind_at
from ledger.record.state import Kernel, Window

Occasion = Literal["opened", "moved", "reminder"]
"""A window has opened, its deadline has moved, or it is near and somebody is not ready."""


class Announced(msgspec.Struct, frozen=True):
    """What has been told of a window: its deadline after so many moves, and whether it was near."""

    moved: int
    near: bool = False


class Notice(NamedTuple):
    """Something about a window that these characters are to be told."""

    occasion: Occasion
    window: Window
    who: tuple[str, ...]


def known_by_now(kernel: Kernel) -> dict[str, Announced]:
    """The open windows as told: they were there before anybody wanted to be told."""
    return {key: Announced(window.moved) for key, window in kernel.windows.items()}


def notices(
    kernel: Kernel, told: Mapping[str, Announced], beside: Beside, now: int
) -> tuple[dict[str, Announced], tuple[Notice, ...]]:
    """What has been told after this, and what is to be told at `now` (milliseconds).

    A game that stands still tells nothing: its deadlines move on when it goes on.
    """
    if not kernel.running:
        return dict(told), ()
    after, found = dict[str, Announced](), list[Notice]()
    for key in sorted(kernel.windows):
        window = kernel.windows[key]
        if window.final or now >= window.until:
            continue
        near = now >= remind_at(window)
        after[key] = Announced(window.moved, near)
        found.extend(_of_window(window, told.get(key), beside, near=near))
    return after, tuple(found)


def _of_window(
    window: Window, told: Announced | None, beside: Beside, *, near: bool
) -> Iterator[Notice]:
    if told is None:
        yield Notice("opened", window, window.owed)
    elif told.moved < window.moved:
        yield Notice("moved", window, window.owed)
    elif near and not told.near:
        ready = beside.ready(window)
        waited_for = tuple(who for who in window.owed if who not in ready)
        if waited_for:
            yield Notice("reminder", window, waited_for)

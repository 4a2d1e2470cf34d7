"""The kernel's entries about windows: opened, sealed by the clock, postponed, submissions.

A submission is no entry before the end: it lies beside the ledger until the window is over.
"""

from typing import Any

from ledger.record.entry import Event
from ledger.record.state import Readiness
from ledger.seal.submission import Leaf


class WindowOpened(Event, stored="kernel/window-opened@1"):
    """These characters owe a submission from now on."""

    window: str
    kind: str
    owed: tuple[str, ...]
    until: int
    """The deadline, in milliseconds since the epoch."""
    every: int
    """The time between two seals, in milliseconds."""
    seen: tuple[str, ...]
    """The characters who see the window, besides those who owe."""
    opened_to: tuple[str, ...]
    """The characters who read the submissions once they are open."""
    readiness: Readiness
    """The facts about ready characters that the window tells meanwhile."""
    terms: dict[str, Any]


class WindowJoined(Event, stored="kernel/window-joined@1"):
    """These characters also owe a submission from now on."""

    window: str
    kind: str
    owed: tuple[str, ...]


class WindowSealed(Event, stored="kernel/window-sealed@1"):
    """From now on no present submission can be changed behind its author's back.

    `root` (hex) is the root of a tree. The tree has one leaf with a new salt for each character who
    owes, in their order, with or without a submission. After the `final` seal nothing can be saved.
    """

    window: str
    kind: str
    number: int
    root: str
    final: bool = False


class ReadyTold(Event, stored="kernel/ready-told@1"):
    """The number `ready` of characters who are ready, and their names if the window tells them."""

    window: str
    kind: str
    ready: int
    who: tuple[str, ...] = ()


class WindowPostponed(Event, stored="kernel/window-postponed@1"):
    """A steward let this window last longer: `until` instead of `before` (milliseconds)."""

    window: str
    kind: str
    until: int
    before: int
    by: str
    reason: str = ""


class WindowCancelled(Event, stored="kernel/window-cancelled@1"):
    """No character owes a submission any more: all are erased, and never opened."""

    window: str
    kind: str


class SubmissionsOpened(Event, stored="kernel/submissions-opened@1"):
    """The window is over: the leaves of its final seal `number`, each with its salt.

    A character without a submission has a leaf, too.
    """

    window: str
    kind: str
    number: int
    leaves: tuple[Leaf, ...]

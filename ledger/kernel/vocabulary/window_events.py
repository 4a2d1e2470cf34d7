"""The kernel's entries about windows: opened, sealed by the clock, postponed, submissions.

A submission is no entry before the end: it lies beside the ledger until the window is over.
"""

from typing import Any

from ledger.record.entry import Event
from ledger.record.state import Readiness
from ledger.seal.submission import Leaf


class WindowOpened(Event, stored="kernel/window-opened@1"):
    """From now on these characters owe something, until `until` (milliseconds since the epoch).

    A seal is made every `every` milliseconds. `seen` are those who see the window, besides those
    who owe; `opened_to` those who read what was saved, once it is open. `readiness` says what is
    told meanwhile of who is ready.
    """

    window: str
    kind: str
    owed: tuple[str, ...]
    until: int
    every: int
    seen: tuple[str, ...]
    opened_to: tuple[str, ...]
    readiness: Readiness
    terms: dict[str, Any]


class WindowJoined(Event, stored="kernel/window-joined@1"):
    """These characters owe something for the window, too, from now on."""

    window: str
    kind: str
    owed: tuple[str, ...]


class WindowSealed(Event, stored="kernel/window-sealed@1"):
    """All that was saved until now cannot be changed behind its author's back.

    `root` (hex) is that of a tree with one freshly salted leaf for each character who owes, in
    their order, whatever they have saved. After the `final` one nothing can be saved.
    """

    window: str
    kind: str
    number: int
    root: str
    final: bool = False


class ReadyTold(Event, stored="kernel/ready-told@1"):
    """So many of those who owe are ready; `who` they are, where the window tells that."""

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
    """Nothing is owed any more: what was saved is erased, and never opened."""

    window: str
    kind: str


class SubmissionsOpened(Event, stored="kernel/submissions-opened@1"):
    """The window is over: this was saved, and each leaf of its final seal `number` with its salt.

    Who had saved nothing has a leaf, too.
    """

    window: str
    kind: str
    number: int
    leaves: tuple[Leaf, ...]

"""Tidings: what an entry does to a character, told once on the whole screen of their phone."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ledger.record.entry import Event

Tone = Literal["dread", "call", "joy"]
"""Whether something is lost, somebody wants something now, or something is won."""

Until = Literal["", "period", "window"]
"""Until when something can be done about it: any time, while the period runs, or the window."""


class Tidings(msgspec.Struct, frozen=True):
    """Tidings for the characters `who`: `word` names the messages that tell them what it means.

    The messages are `tidings-<word>` and `tidings-<word>-about`, filled with the arguments of the
    entry's own message. `acts` are what those characters may do about it, and `until` how long.
    """

    word: str
    tone: Tone
    who: tuple[str, ...]
    acts: tuple[str, ...] = ()
    until: Until = ""


@dataclass(frozen=True)
class Befalls:
    """How an event befalls characters: the tidings that it brings those whom `whom` gives.

    `whom` reads nothing but the event, whose words those who get the tidings can read.
    """

    word: str
    tone: Tone
    whom: Callable[[Any], Iterable[str]]
    acts: tuple[str, ...] = ()
    until: Until = ""

    def of(self, event: Event) -> Tidings | None:
        """The tidings that an event brings, or None if it befalls nobody."""
        who = tuple(dict.fromkeys(filter(None, self.whom(event))))
        return Tidings(self.word, self.tone, who, self.acts, self.until) if who else None


Befalling = Mapping[type[Event], tuple[Befalls, ...]]
"""By the event, how it befalls characters."""


def whom(*fields: str, when: Callable[[Any], bool] = bool) -> Callable[[Any], Iterable[str]]:
    """Those whom these fields of an event name, each one id or several, if `when` holds of it."""

    def named(event: Any) -> Iterable[str]:
        values = (getattr(event, field) for field in fields) if when(event) else ()
        for value in values:
            yield from (value,) if isinstance(value, str) else value

    return named


def tidings_of(befalls: Iterable[Befalls], event: Event) -> tuple[Tidings, ...]:
    """All tidings that an event brings."""
    return tuple(told for one in befalls if (told := one.of(event)) is not None)

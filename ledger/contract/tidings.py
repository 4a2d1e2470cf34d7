"""Tidings: news of an entry for one character, shown once on the whole screen of the phone."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from ledger.record.entry import Event

Tone = Literal["dread", "call", "joy"]
"""The tone of tidings: a loss (`dread`), a demand to act now (`call`), or a success (`joy`)."""

Until = Literal["", "period", "window"]
"""How long the character can respond: always, in this period, or in this window."""


class Tidings(msgspec.Struct, frozen=True, omit_defaults=True):
    """News for some characters."""

    word: str
    """Names the messages `tidings-<word>` and `tidings-<word>-about`.

    Both get the arguments of the entry's own message.
    """
    tone: Tone
    who: tuple[str, ...]
    """The characters who get the tidings."""
    acts: tuple[str, ...]
    """The acts by which those characters can respond."""
    until: Until
    """The time in which they can respond."""
    mortal: bool = False
    """Whether the tidings are about the character's own death. Phones show them before others."""
    ended_by: Mapping[str, tuple[str, ...]] = {}
    """Later entries that make the tidings out of date, by the keys of their messages.

    Each key has arguments of its message. The tidings end for a character whom one of them names.
    """


@dataclass(frozen=True)
class EventTidings:
    """The tidings that an event brings."""

    word: str
    tone: Tone
    whom: Callable[[Any], Iterable[str]]
    """Gives the characters who get the tidings, from the event alone.

    Each of these characters can read the event.
    """
    acts: tuple[str, ...] = ()
    until: Until = ""
    mortal: bool = False
    ended_by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def tidings_for(self, event: Event) -> Tidings | None:
        """Return the tidings of an event, or None if no character gets any."""
        receivers = tuple(dict.fromkeys(filter(None, self.whom(event))))
        if not receivers:
            return None
        return Tidings(
            self.word, self.tone, receivers, self.acts, self.until, self.mortal, self.ended_by
        )


TidingsByEvent = Mapping[type[Event], tuple[EventTidings, ...]]
"""The tidings that each type of event brings."""


def recipients_in_fields(
    *fields: str, condition: Callable[[Any], bool] = bool
) -> Callable[[Any], Iterable[str]]:
    """Return a function that gives the characters in these fields, if `condition` holds.

    A field holds one id or several.
    """

    def find_recipients(event: Any) -> Iterable[str]:
        field_values = (getattr(event, field) for field in fields) if condition(event) else ()
        for field_value in field_values:
            yield from (field_value,) if isinstance(field_value, str) else field_value

    return find_recipients


def tidings_of(event_tidings: Iterable[EventTidings], event: Event) -> tuple[Tidings, ...]:
    """Return all tidings that an event brings."""
    return tuple(
        news for tidings in event_tidings if (news := tidings.tidings_for(event)) is not None
    )

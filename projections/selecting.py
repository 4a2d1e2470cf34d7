"""Which lines are selected: those of one entry type, and those about one character."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ledger.books import holder
from ledger.entry import Entry
from ledger.visibility import VisibleEntry


@dataclass(frozen=True, slots=True)
class Filter:
    """Selects lines: those of one entry type, and those about one character.

    The type is given by its message key or by its stored name.
    """

    type: str = ""
    character: str = ""

    def wants(self, entry: Entry, seen: VisibleEntry) -> bool:
        """Whether a visible entry is selected."""
        if self.type and not (seen.words and self.type in (entry.type, seen.key)):
            return False
        return not self.character or self.character in mentioned(seen)


def mentioned(seen: VisibleEntry) -> frozenset[str]:
    """The characters that are mentioned in a line."""
    result = named_in_words(seen) | {placement.piece for placement in seen.moved}
    for leg in seen.legs:
        result |= {holder(leg.source), holder(leg.target)}
    return result - {""}


def named_in_words(seen: VisibleEntry) -> frozenset[str]:
    """The characters whom a line's sentence names, and those who did or recorded it."""
    return frozenset({seen.actor, seen.recorder, *_who(seen.args.values())}) - {""}


def _who(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str) and value.startswith("who:"):
            yield value[4:]
        elif isinstance(value, list | tuple):
            yield from _who(value)

"""Which lines are selected: those of one entry type, about one character, with some words."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ledger.kernel.view.visibility import VisibleEntry
from ledger.language.legible import visible
from ledger.record.books import holder
from ledger.record.entry import Entry


def nothing_said(_entry: Entry, _seen: VisibleEntry) -> str:
    """There is no text to be searched."""
    return ""


@dataclass(frozen=True, slots=True)
class Filter:
    """Selects lines: those of one entry type, about one character, and with all of these words.

    The type is given by its message key or by its stored name. `text` says what a line is searched
    in: it must be made of what is visible of it alone.
    """

    type: str = ""
    character: str = ""
    words: str = ""
    text: Callable[[Entry, VisibleEntry], str] = nothing_said

    def wants(self, entry: Entry, seen: VisibleEntry) -> bool:
        """Whether a visible entry is selected."""
        if self.type and not (seen.words and self.type in (entry.type, seen.key)):
            return False
        if self.character and self.character not in mentioned(seen):
            return False
        return not self.words or has_words(self.words, self.text(entry, seen))


def has_words(words: str, text: str) -> bool:
    """Whether every one of these words is in a text, without regard to accents and capitals."""
    found = searchable(text)
    return all(word in found for word in searchable(words).split())


def searchable(text: str) -> str:
    """A text without accents, capitals and letters that are not seen."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFD", visible(text).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def mentioned(seen: VisibleEntry) -> frozenset[str]:
    """The characters that are mentioned in a line, also in the words of what it took back.

    What it took back may have taken something back itself, and so on, as phones look for it.
    """
    result = named_in_words(seen) | {placement.piece for placement in seen.moved}
    result |= set(_who(seen.args.values()))
    for leg in seen.legs:
        result |= {holder(leg.source), holder(leg.target)}
    return result - {""}


def named_in_words(seen: VisibleEntry) -> frozenset[str]:
    """The characters whom a line's own words name, and those who did or recorded it."""
    own = (value for value in seen.args.values() if not isinstance(value, Mapping))
    return frozenset({seen.actor, seen.recorder, *_who(own)}) - {""}


def _who(values: Iterable[Any]) -> Iterator[str]:
    return (what for kind, what in references(values) if kind == "who")


def references(values: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """What the arguments of a sentence refer to, as (kind, id), also in messages among them."""
    for value in values:
        if isinstance(value, str):
            kind, colon, what = value.partition(":")
            if colon:
                yield kind, what
        elif isinstance(value, list | tuple):
            yield from references(value)
        elif isinstance(value, Mapping):
            yield from references(value["args"].values())

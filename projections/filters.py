"""Filters of lines: by entry type, by character, and by words."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ledger.kernel.view.visibility import VisibleEntry
from ledger.language.legible_text import visible_text
from ledger.record.books import holder
from ledger.record.entry import Entry


def no_text(_entry: Entry, _visible_entry: VisibleEntry) -> str:
    """Return "": there is no text to search."""
    return ""


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter that selects lines by entry type, by character, and by words."""

    type: str = ""
    """The message key of the type, or its stored name; "" for any type."""
    character: str = ""
    """The character whom the line must mention; "" for any."""
    words: str = ""
    """The words, separated by blanks; "" for any line."""
    text: Callable[[Entry, VisibleEntry], str] = no_text
    """Gives the text of a line to search, made only of its visible part."""

    def selects(self, entry: Entry, visible_entry: VisibleEntry) -> bool:
        """Return whether a visible entry is selected."""
        if self.type and not (visible_entry.words and self.type in (entry.type, visible_entry.key)):
            return False
        if self.character and self.character not in mentioned_characters(visible_entry):
            return False
        return not self.words or contains_all_words(self.words, self.text(entry, visible_entry))


def contains_all_words(wanted_words: str, text: str) -> bool:
    """Return whether a text contains all of these words.

    Accents and capitals do not count.
    """
    searchable_words = searchable_text(text)
    return all(word in searchable_words for word in searchable_text(wanted_words).split())


def searchable_text(text: str) -> str:
    """Return a text without accents, capitals and invisible letters."""
    if text.isascii():
        return text.lower()
    decomposed_text = unicodedata.normalize("NFD", visible_text(text).casefold())
    return "".join(letter for letter in decomposed_text if not unicodedata.combining(letter))


def mentioned_characters(visible_entry: VisibleEntry) -> frozenset[str]:
    """Return the characters in a line, including characters in an entry that the line reverses.

    The reversed entry may itself reverse another entry, and so on. Phones search in the same way.
    """
    characters = characters_in_words(visible_entry) | {
        placement.piece for placement in visible_entry.moved
    }
    characters |= set(_characters_in(visible_entry.args.values()))
    for leg in visible_entry.legs:
        characters |= {holder(leg.source), holder(leg.target)}
    return characters - {""}


def characters_in_words(visible_entry: VisibleEntry) -> frozenset[str]:
    """Return the characters in a line's own words, with its actor and recorder."""
    argument_values = (
        argument for argument in visible_entry.args.values() if not isinstance(argument, Mapping)
    )
    return frozenset(
        {visible_entry.actor, visible_entry.recorder, *_characters_in(argument_values)}
    ) - {""}


def _characters_in(argument_values: Iterable[Any]) -> Iterator[str]:
    return (
        reference
        for reference_kind, reference in references_in_arguments(argument_values)
        if reference_kind == "who"
    )


def references_in_arguments(argument_values: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """Yield the references in a sentence's arguments, as (kind, id), at any depth."""
    for argument_value in argument_values:
        if isinstance(argument_value, str):
            reference_kind, colon, reference = argument_value.partition(":")
            if colon:
                yield reference_kind, reference
        elif isinstance(argument_value, list | tuple):
            yield from references_in_arguments(argument_value)
        elif isinstance(argument_value, Mapping):
            yield from references_in_arguments(argument_value["args"].values())

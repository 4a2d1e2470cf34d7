"""The faults of a sentence in a language."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.spoken.said import SpokenText

_COMMON = """
the of and with from was were have had you your is are not this that these those who whom whose
which where when what their his her him they them it its by at for but than then there here would
will may must can cannot nobody somebody nothing everybody only already
"""
ENGLISH = frozenset(_COMMON.split())
"""Frequent English words that neither Spanish nor Latin has."""

_GAP = re.compile(r"[{}$\ue000\ue001]|\bundefined\b|\bNone\b")
_RAW = re.compile(r"\w_\w|\w+/\w+-\w+@\d")
_TWICE = re.compile(r"\b([A-ZÁÉÍÓÚÑ]\w+(?: \w+)?)(?: / |, )\1\b")
"""A name that occurs twice. Dice may show the same face twice, which is no name."""

_OTHER_ERA = {
    "en": r"\bB\.? ?C\.?\b(?!E)|\bb\.c\.|\bAC\b|a\. ?C\.",
    "es": r"\bB\.?C\.?E?\b|\bAD\b|a\.C\.",
}
_SUM = re.compile(r"\d Denari|(?<!\d\s)(?<!\w)D\b(?![.\w])")
"""Money in another form than N D. Without a number, money is called Denarii."""
_MINUS_ZERO = re.compile(r"− ?0\b(?![.,]\d)")

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def faults_of_text(
    said: SpokenText, language: str, ids: frozenset[str], typed: frozenset[str] = frozenset()
) -> Iterator[str]:
    """Yield the faults of a text.

    `ids` are internal words that no text should contain. `typed` are names that players
    typed, which belong to no language.
    """
    text = said.text
    if _GAP.search(text):
        yield "has a gap"
    if _RAW.search(text) or ids & set(_WORD.findall(text)):
        yield "says a word of the machine"
    if twice := _TWICE.search(text):
        yield f"says {twice[1]} twice"
    if re.search(_OTHER_ERA[language], text):
        yield "writes the era otherwise"
    if _SUM.search(text):
        yield "writes a sum otherwise"
    if _MINUS_ZERO.search(text):
        yield "takes nothing away"
    if language == "es" and ENGLISH & {
        word.lower() for word in _WORD.findall(text_without_typed_names(said, typed))
    }:
        yield "is not Spanish"


def text_without_typed_names(said: SpokenText, typed: frozenset[str]) -> str:
    """Return a text without the names that players typed.

    In a message they are removed where they fill one of its variables. For a text in a book the
    message is unknown, so they are removed everywhere.
    """
    filling = typed & {*_texts_in_arguments(said.args)} if said.key else typed
    text = said.text
    for name in filling:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", text)
    return text


def _texts_in_arguments(value: Any) -> Iterator[str]:
    """Yield every text among the arguments of a message and of its nested messages."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts_in_arguments(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts_in_arguments(part)

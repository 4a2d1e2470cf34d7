"""The grammar of names in a sentence: the number that verbs agree with, and the article.

A name in a game's data may be plural, or begin with an article. The attributes of the name's
message tell this in each language:

    spoken-the-fates = Las Parcas
        .number = plural
        .within = las Parcas

Verbs agree with `number`. `within` is the form of the name within a sentence. A character in an
organiser's scenario has `number: plural` in the scenario.
"""

import re
from typing import Any, Self

PLURAL_MARK = "plural"
"""The grammatical number of a name that stands for several people or things."""

_WITHIN_MARK = "\ue002"
"""The mark of a name that begins with an article.

It is removed when the place of the name is known.
"""

_SENTENCE_START = re.compile(rf"((?:^|[.!?…]\s+|\n)[\s\u2068“«‘¿¡(]*){_WITHIN_MARK}(.)", re.DOTALL)
"""A marked name at the start of a sentence, behind quotes and isolating marks."""

_SENTENCE_END = re.compile(r"[.!?…][»”’\"')\u2069]*$")
"""The end of a whole sentence, before quotes and isolating marks."""


class Subject(str):
    """The words for people or things in a sentence, with the number that verbs agree with."""

    __slots__ = ("is_plural",)

    is_plural: bool

    def __new__(cls, words: str, *, is_plural: bool) -> Self:
        """Return the words, which are plural or not."""
        text = super().__new__(cls, words)
        text.is_plural = is_plural
        return text


def is_plural(subject: Any) -> bool:
    """Return whether verbs of this subject are plural: for several people, or amounts except 1."""
    if isinstance(subject, str):
        return getattr(subject, "is_plural", False)
    return isinstance(subject, int | float) and subject != 1


def agreeing_form(subject: Any, singular: str, plural: str) -> str:
    """Return the form of a word that agrees: `AGREE($who, "has", "have")` in a message."""
    return plural if is_plural(subject) else singular


def count_text(count: int, singular: str, plural: str = "") -> str:
    """Return a number with its noun, for programs in English: `1 entry`, `2 entries`.

    `plural` is the plural of the noun. If it is not given, an `s` is added to `singular`.
    """
    return f"{count} {agreeing_form(count, singular, plural or f'{singular}s')}"


def with_full_stop(sentence: str) -> str:
    """Return the sentence with a full stop, unless it already ends with a final mark."""
    return sentence if _SENTENCE_END.search(sentence) else f"{sentence}."


def name_within_sentence(text: str) -> str:
    """Return a name with its article as it stands within a sentence, marked for `started`."""
    return f"{_WITHIN_MARK}{text}"


def without_article_marks(text: str) -> str:
    """Return words without the mark of an article."""
    return text.replace(_WITHIN_MARK, "")


def with_capitals(sentence: str) -> str:
    """Return the sentence without marks, and with a capital for each article that starts one."""
    if _WITHIN_MARK not in sentence:
        return sentence
    return without_article_marks(
        _SENTENCE_START.sub(lambda match: match[1] + match[2].upper(), sentence)
    )

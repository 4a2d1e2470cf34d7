"""The words of a sentence that do not agree with the people that it names."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import yaml
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.shape.tree import ROOT
from tests.spoken.rendered import PEOPLE, PLURAL, SINGULAR, SPEAKERS, messages_in

SUBJECTS: Mapping[str, Any] = yaml.safe_load(
    (ROOT / "tests/spoken/subjects.yaml").read_text(encoding="utf-8")
)

_WORD = r"[^\W\d_]+(?:[’'][^\W\d_]+)?"


class AgreeingForms(NamedTuple):
    """The two forms of a word that agrees with a variable, and the key of the message."""

    key: str
    variable: str
    singular: str
    plural: str


class _FormPairCollector(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the parser calls it so
        subject, *forms = node.arguments.positional
        assert isinstance(subject, ast.VariableReference), "a word agrees with a variable"
        singular, plural = (one.value for one in forms if isinstance(one, ast.StringLiteral))
        self.found.append((subject.id.name, singular, plural))


@cache
def form_pairs(language: str) -> tuple[AgreeingForms, ...]:
    """Return every pair of forms in the texts of a language."""
    found = []
    for speaker in SPEAKERS:
        for key, message in messages_in(speaker, language).items():
            visitor = _FormPairCollector()
            visitor.visit(message)
            found += [AgreeingForms(key, *one) for one in visitor.found]
    return tuple(found)


def words_of_text(text: str) -> list[str]:
    """Return the words of a text in lower case."""
    return [word.lower() for word in re.findall(_WORD, text)]


@cache
def agreeing_forms(language: str, name: str) -> frozenset[str]:
    """Return all words that agree with people of this name, SINGULAR or PLURAL."""
    of_people = (one for one in form_pairs(language) if one.variable in PEOPLE)
    given = (one.singular if name == SINGULAR else one.plural for one in of_people)
    return frozenset(word for form in given for word in words_of_text(form))


@cache
def singular_words(language: str) -> frozenset[str]:
    """Return verbs, pronouns and roles that never follow the name of several people."""
    of_people = (one for one in form_pairs(language) if one.variable in PEOPLE)
    return frozenset(
        one.singular.lower()
        for one in of_people
        if words_of_text(one.singular) == [one.singular.lower()]
    )


class FoundWord(NamedTuple):
    """A word with its position in the text."""

    word: str
    at: int


def _words_beside(text: str, name: str, language: str) -> Iterator[FoundWord]:
    """Yield the words next to a name: after it, past adverbs and pronouns, and before it."""
    passed = "|".join(SUBJECTS[language]["passed"])
    behind = rf"\b{name}(?:, (?:que|who|which|that))?(?: (?:{passed})\b)* ({_WORD})"
    ahead = rf"\b({_WORD})(?: (?:{passed}))* {name}\b"
    for pattern in (behind, ahead):
        yield from _all_matches(pattern, text)


def _all_matches(pattern: str, text: str) -> Iterator[FoundWord]:
    """Yield each word that the first group of a pattern finds."""
    found = re.finditer(pattern, text)
    return (FoundWord(one[1].lower(), one.start(1)) for one in found)


def _excused_positions(key: str, text: str, language: str) -> frozenset[int]:
    """Return the positions of listed phrases that have another subject."""
    others = SUBJECTS[language]["others"]
    phrases = others.get(key) or others.get(key.removeprefix("question-"), ())
    spans = (one.span() for phrase in phrases for one in re.finditer(re.escape(phrase), text))
    return frozenset(at for start, end in spans for at in range(start, end))


def disagreeing_words(key: str, text: str, language: str) -> Iterator[str]:
    """Yield the words that do not agree with several people.

    Next to a plural name stands a plural form, or a word that is known to be no verb. A singular
    form may not occur anywhere.
    """
    if PLURAL not in text:
        return
    found = [
        one
        for one in _words_beside(text, PLURAL, language)
        if one.word not in _words_beside_plural(language)
    ]
    found += [
        one
        for one in _all_matches(rf"\b({_WORD})", text)
        if one.word in _searched_singular_forms(language)
    ]
    found += _continuing_forms(text, language)
    excused = _excused_positions(key, text, language)
    yield from (one.word for one in found if one.at not in excused)


def plurals_after_one_person(key: str, text: str, language: str) -> Iterator[str]:
    """Yield the plural forms that follow the name of one person at the beginning of a sentence."""
    if key in SUBJECTS[language]["always several"]:
        return
    passed = "|".join(SUBJECTS[language]["passed"])
    behind = rf"(?:^|[.:;,(] ){SINGULAR}(?: (?:{passed})\b)* ({_WORD})"
    yield from (
        one.word for one in _all_matches(behind, text) if one.word in _only_plural_forms(language)
    )


@cache
def _words_beside_plural(language: str) -> frozenset[str]:
    """Return the words that may stand next to a plural name."""
    return agreeing_forms(language, PLURAL) | {*SUBJECTS[language]["beside"]}


@cache
def _only_plural_forms(language: str) -> frozenset[str]:
    """Return the forms that are only plural."""
    return (
        agreeing_forms(language, PLURAL)
        - agreeing_forms(language, SINGULAR)
        - {*SUBJECTS[language]["beside"]}
    )


@cache
def _searched_singular_forms(language: str) -> frozenset[str]:
    """Return the singular forms to search for everywhere, except those with many subjects."""
    return (
        singular_words(language)
        - agreeing_forms(language, PLURAL)
        - {*SUBJECTS[language]["common"]}
    )


def _continuing_forms(text: str, language: str) -> Iterator[FoundWord]:
    """Yield the forms with many subjects where they continue the sentence: `and is`, `who has`."""
    joining, passed, common = (
        "|".join(SUBJECTS[language][part]) for part in ("joining", "passed", "common")
    )
    return _all_matches(rf"\b(?:{joining}) (?:(?:{passed}) )*({common})\b", text)

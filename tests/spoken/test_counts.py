"""Nouns and verbs agree with the numbers of their sentence, in every message: `1 legio`."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from ledger.contract.messages import LANGUAGES
from tests.spoken.agreement import form_pairs
from tests.spoken.rendered import NUMBERS, PEOPLE, SPEAKERS, renderings_of_all_messages

SPOKEN = [(speaker, language) for speaker in SPEAKERS for language in LANGUAGES]

each = pytest.mark.parametrize(("speaker", "language"), SPOKEN)

LATIN = frozenset(
    {"suffragia", "naves", "classes", "legiones", "dotes", "denarii", "people", "dice", "men"}
)
"""Plurals with an unusual ending."""

NO_NOUN = {
    "en": re.compile(
        r"s|is|was|has|as|does|less|this|goes|wins|suffices|reaches|plays|waits|shows|keeps|"
        r"loses|abstains|comes|lacks|dignitas|brings|leads"
    ),
    "es": re.compile(r"s|más|es|tras|después|dignitas"),
}
"""Words that end in s and may still follow the number one."""

VERBS = {
    "en": "are|were",
    "es": "han|son|están|quedan|faltan|esperan|juegan|hacen|iban|pasan|tienen|van|estaban|caben",
}
"""Plural verbs that follow a number."""

MORE = frozenset(
    {
        "cast-empty",
        "cast-empty-deputies",
        "danger-faced",
        "lr-lacks",
        "petition-opened",
        "rite-repayment-lacks",
    }
)
"""Messages whose number is above one: a sum, or a crowd of people."""

_NUMBER = r"(?<![\w.,:+×/−-])"


def plurals_after_one(text: str, language: str) -> Iterator[str]:
    """Yield the plurals that follow the number one."""
    for noun in re.findall(rf"{_NUMBER}1 ([^\W\d_]+)", text):
        word = noun.lower()
        if (word.endswith("s") or word in LATIN) and not NO_NOUN[language].fullmatch(word):
            yield f"1 {noun}"
    yield from re.findall(rf"\b(?:{VERBS[language]}) 1\b(?! (?:y|and|d)\b)", text.lower())
    yield from re.findall(rf"{_NUMBER}1 (?:of|de) \d+ (?:{VERBS[language]})\b", text.lower())


def singulars_after_more(text: str, language: str) -> Iterator[str]:
    """Yield the singulars that follow a two or a zero."""
    yield from re.findall(_pattern_with_more(language), text.lower())


@cache
def _pattern_with_more(language: str) -> str:
    """Return a pattern of a two or a zero with a singular noun that agrees in some message."""
    of_numbers = (one for one in form_pairs(language) if one.variable in NUMBERS - PEOPLE)
    firsts = ((one.singular.split()[0], one.plural.split()[0]) for one in of_numbers)
    nouns = {one for one, more in firsts if more in (f"{one}s", f"{one}es", f"{one}nes")}
    return rf"{_NUMBER}[02] (?:{'|'.join(sorted(nouns))})\b(?! (?:dice|orders))"


@each
def test_a_count_of_one_has_no_plural(speaker: str, language: str) -> None:
    found = [
        (one.key, *words, one.text)
        for one in renderings_of_all_messages(speaker, language, "one", 1)
        if one.key not in MORE and (words := [*plurals_after_one(one.text, language)])
    ]
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("number", [0, 2])
@each
def test_counts_of_two_and_zero_have_no_singular(speaker: str, language: str, number: int) -> None:
    found = [
        (one.key, *words, one.text)
        for one in renderings_of_all_messages(speaker, language, "one", number)
        if (words := [*singulars_after_more(one.text, language)])
    ]
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 legiones curiales"),
        ("en", "There are 1"),
        ("en", "1 of 3 are ready"),
        ("en", "1 people"),
        ("es", "1 legiones"),
        ("es", "quedan 1"),
        ("es", "1 de 3 están"),
        ("es", "1 suffragia"),
    ],
)
def test_a_plural_with_a_one_is_noticed(language: str, text: str) -> None:
    assert [*plurals_after_one(text, language)]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "2 legio curialis"), ("en", "0 seal"), ("es", "2 voto")]
)
def test_a_singular_with_a_two_is_noticed(language: str, text: str) -> None:
    assert [*singulars_after_more(text, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["1 legio, 2 legiones", "1 D", "0 votos", "21 votes"])
def test_numbers_that_agree_are_left_alone(language: str, text: str) -> None:
    assert not [*plurals_after_one(text, language), *singulars_after_more(text, language)]

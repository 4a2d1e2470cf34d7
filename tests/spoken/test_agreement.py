"""Words agree with the people and numbers of their sentence, in every message of every language."""

from collections import defaultdict

import pytest

from ledger.contract.messages import LANGUAGES
from tests.spoken.agreement import SUBJECTS, disagreeing_words, form_pairs, plurals_after_one_person
from tests.spoken.rendered import (
    NUMBERS,
    PEOPLE,
    PLURAL,
    SECOND,
    SINGULAR,
    SPEAKERS,
    THINGS,
    messages_in,
    renderings_of_all_messages,
    uses_of_message,
)

SPOKEN = [(speaker, language) for speaker in SPEAKERS for language in LANGUAGES]

each = pytest.mark.parametrize(("speaker", "language"), SPOKEN)

BOTH = {"en": f"{SINGULAR} and {SECOND}", "es": f"{SINGULAR} y {SECOND}"}
"""Two people in each language's way of listing them."""


def test_the_kind_of_every_variable_is_known() -> None:
    known = PEOPLE | NUMBERS | THINGS
    unknown = {
        (key, variable)
        for speaker in SPEAKERS
        for key in messages_in(speaker, "en")
        for found in [uses_of_message(speaker, "en", key)]
        for variable in found.variables - known - found.cases.keys()
    }
    assert not unknown
    assert not PEOPLE & NUMBERS | PEOPLE & THINGS | NUMBERS & THINGS


@each
def test_no_singular_verb_stands_with_a_plural_name(speaker: str, language: str) -> None:
    found = [
        (key, *words, text)
        for key, text in texts_by_message(speaker, language, "several")
        if (words := [*disagreeing_words(key, text, language)])
    ]
    assert not found, "\n".join(map(str, found))


@each
def test_no_plural_verb_stands_with_a_singular_name(speaker: str, language: str) -> None:
    found = [
        (key, *words, text)
        for key, text in texts_by_message(speaker, language, "one")
        if (words := [*plurals_after_one_person(key, text, language)])
    ]
    assert not found, "\n".join(map(str, found))


def texts_by_message(speaker: str, language: str, fill: str) -> dict[tuple[str, str], None]:
    """Return each message with each of its texts, once."""
    return dict.fromkeys(
        (one.key, one.text) for one in renderings_of_all_messages(speaker, language, fill, 2)
    )


@each
def test_a_list_with_one_item_reads_like_the_item(speaker: str, language: str) -> None:
    for listed, alone in (("list of one", "one"), ("list of several", "several")):
        assert rendered_texts(speaker, language, listed) == rendered_texts(speaker, language, alone)


@each
def test_a_list_with_two_items_reads_like_a_plural_name(speaker: str, language: str) -> None:
    both = rendered_texts(speaker, language, "list")
    assert [text.replace(BOTH[language], PLURAL) for text in both] == rendered_texts(
        speaker, language, "several"
    )


def rendered_texts(speaker: str, language: str, fill: str) -> list[str]:
    return [one.text for one in renderings_of_all_messages(speaker, language, fill, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_singular_stands_before_the_plural_and_differs_from_it(language: str) -> None:
    assert len(form_pairs(language)) > 300
    twisted = [one for one in form_pairs(language) if not is_plain_pair(one.singular, one.plural)]
    assert not twisted, "\n".join(map(str, twisted))


def is_plain_pair(singular: str, plural: str) -> bool:
    """Return whether the singular is nowhere else a plural form."""
    return singular != plural and not {*singular.lower().split()} & TWISTED


TWISTED = frozenset(
    {
        "are",
        "have",
        "were",
        "do",
        "go",
        "son",
        "han",
        "están",
        "tienen",
        "van",
        "les",
        "sus",
        "los",
        "las",
    }
)
"""Words that are only plural."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_phrase_with_another_subject_still_stands_in_its_message(
    language: str,
) -> None:
    by_key = defaultdict[str, str](str)
    for speaker in SPEAKERS:
        for key, text in texts_by_message(speaker, language, "several"):
            by_key[key] += f"{text}\n"
    others = SUBJECTS[language]["others"]
    assert not [
        (key, phrase)
        for key, phrases in others.items()
        for phrase in phrases
        if phrase not in by_key[key]
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", f"{PLURAL} has to choose"),
        ("en", f"{PLURAL} puts"),
        ("en", f"{PLURAL}, who is in Rome, left"),
        ("en", f"{PLURAL} have died and owns no classes"),
        ("en", f"Was {PLURAL} in time?"),
        ("es", f"{PLURAL} puso"),
        ("es", f"{PLURAL} lo corrigió"),
        ("es", f"Ronda 1: tiró {PLURAL}"),
        ("es", f"{PLURAL} no ha votado"),
        ("es", f"{PLURAL} han muerto y no posee classes"),
        ("es", f"{PLURAL} xxxx"),
    ],
)
def test_a_verb_that_does_not_agree_is_noticed(language: str, text: str) -> None:
    assert [*disagreeing_words("", text, language)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", f"{PLURAL} have to choose"),
        ("en", f"{SINGULAR} gave it to {PLURAL}"),
        ("es", f"{PLURAL} lo corrigieron"),
        ("es", f"A {PLURAL} les quedan dos"),
    ],
)
def test_verbs_that_agree_are_left_alone(language: str, text: str) -> None:
    assert not [*disagreeing_words("", text, language)]

"""The server writes in the language that its reader accepts."""

import pytest

from api.base.language import current_language, preferred_language, use_language
from api.base.problems import title
from ledger.contract.messages import list_in_words, messages_of


def test_an_error_ends_the_use_of_a_language() -> None:
    with pytest.raises(ValueError, match="broken"), use_language("es"):
        raise ValueError("broken")
    assert current_language() == "en"


def test_only_the_beginning_of_a_long_header_is_read() -> None:
    assert preferred_language("de," * 85 + "es") == "en"
    assert preferred_language("de," * 80 + "es") == "es"


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("en;q=0.5, ES-ar;q=0.7", "es"),
        ("de, fr;q=0.9", "en"),
        ("de, es;q=0.1", "es"),
        ("es;q=0, en", "en"),
        ("es;q=nonsense", "en"),
        ("es;level=1", "en"),
        ("es-AR, en;q=0.5", "es"),
        (",;=,", "en"),
    ],
)
def test_the_best_of_the_available_languages_is_chosen(header: str, chosen: str) -> None:
    assert preferred_language(header) == chosen


def test_a_language_applies_while_one_answer_is_written() -> None:
    with use_language("es"):
        assert current_language() == "es"
        with use_language("klingon"):
            assert current_language() == "en"
        assert current_language() == "es"
    assert current_language() == "en"


def test_names_are_listed_in_the_spanish_way() -> None:
    assert list_in_words(["Livia", "Octavio", "Antonio"], "es") == "Livia, Octavio y Antonio"
    assert list_in_words(["Livia", "Hircio"], "es") == "Livia e Hircio"
    assert list_in_words(["agua", "hielo"], "es") == "agua y hielo"
    assert list_in_words(["Juno"], "es") == "Juno"


def test_a_sentence_missing_in_a_language_is_said_in_english() -> None:
    english, spanish = messages_of("ludi_romani"), messages_of("ludi_romani", "es")
    assert spanish.has("act-move") == english.has("act-move")
    assert spanish.language == "es"


def test_problems_are_worded_in_the_language_of_the_answer() -> None:
    with use_language("es"):
        assert title("not-found") == messages_of(language="es").text("problem-not-found")

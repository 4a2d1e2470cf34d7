"""The server writes in the language that its reader accepts."""

import pytest

from api.base.language import accepted, language, speaking
from api.base.problems import title
from ledger.contract.messages import joined, messages_of


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
    assert accepted(header) == chosen


def test_a_language_applies_while_one_answer_is_written() -> None:
    with speaking("es"):
        assert language() == "es"
        with speaking("klingon"):
            assert language() == "en"
        assert language() == "es"
    assert language() == "en"


def test_names_are_listed_in_the_spanish_way() -> None:
    assert joined(["Livia", "Octavio", "Antonio"], "es") == "Livia, Octavio y Antonio"
    assert joined(["Livia", "Hircio"], "es") == "Livia e Hircio"
    assert joined(["agua", "hielo"], "es") == "agua y hielo"
    assert joined(["Juno"], "es") == "Juno"


def test_a_sentence_missing_in_a_language_is_said_in_english() -> None:
    english, spanish = messages_of("ludi_romani"), messages_of("ludi_romani", "es")
    assert spanish.has("act-move") == english.has("act-move")
    assert spanish.language == "es"


def test_problems_are_worded_in_the_language_of_the_answer() -> None:
    with speaking("es"):
        assert title("not-found") == messages_of(language="es").text("problem-not-found")

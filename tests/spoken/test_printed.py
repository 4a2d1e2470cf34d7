"""Prints are in the requested language: cards, and the book of an evening."""

import re

import pytest

from api.base.language import use_language
from api.exports.book import book_as_html
from api.game.reader import GameReader
from api.hosting.card_page import cards_page
from ledger.contract.messages import LANGUAGES
from ledger.games.catalogue import GAMES
from tests.projections.evenings import random_evening
from tests.spoken.faults import ENGLISH, faults_of_text
from tests.spoken.said import SEEDS, SpokenText, all_game_sentences

ADDRESS = "https://play.example.org"


def texts_of_page(page: str) -> list[str]:
    """Return the readable texts of a page."""
    plain = re.sub(r"(?s)<(style|svg)\b.*?</\1>", "", page)
    labels = re.findall(r'aria-label="(.*?)"', plain)
    return [*labels, *re.findall(r">\s*([^<>]+?)\s*<", plain)]


def printed_cards(game: str, language: str) -> str:
    scribe = random_evening(game, 0)
    tokens = {card: f"{n:032x}" for n, card in enumerate(scribe.state.kernel.cards)}
    return cards_page(scribe, tokens, ADDRESS, language)


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_printed_in_spanish_from_the_first_word_to_the_last(game: str) -> None:
    page = printed_cards(game, "es")
    assert '<html lang="es">' in page
    assert "No se la enseñes a nadie." in page
    found = [(text, *wrong) for text in texts_of_page(page) if (wrong := spanish_faults(text))]
    assert not found, "\n".join(map(str, found))


def spanish_faults(text: str) -> list[str]:
    code = re.fullmatch(r"[A-Z0-9 -]+", text)
    return [] if code else [*faults_of_text(SpokenText("", {}, text), "es", frozenset())]


def test_a_card_names_role_place_and_belongings_in_its_language() -> None:
    english, spanish = (texts_of_page(printed_cards("ludi_romani", one)) for one in ("en", "es"))
    assert "Marcus Aemilius Lepidus" in english
    assert "Imperator, Spain" in english
    assert "900,000 D · 3 legiones curiales · 10 suffragia" in english
    assert "Marco Emilio Lépido" in spanish
    assert "Imperator, Hispania" in spanish
    assert "900.000 D · 3 legiones curiales · 10 suffragia" in spanish


def test_the_book_is_written_in_the_chosen_language() -> None:
    reader = GameReader(random_evening("ludi_romani", 0), lambda: 0)
    with use_language("es"):
        page = book_as_html(reader, ["cicero", "neptune"])
    assert '<html lang="es">' in page
    assert "Marco Tulio Cicerón" in page
    assert {"Índice", "Cómo acabó"} <= set(texts_of_page(page))
    assert [text for text in texts_of_page(page) if "ended" in text] == []
    assert "How it ended" in book_as_html(reader, ["cicero"])


@pytest.mark.parametrize("text", ["gave 300,000 Denarii", "needs 3 more: D", "− 0 D", "−0"])
def test_wrong_symbols_of_money_and_payments_of_zero_are_found(text: str) -> None:
    assert [*faults_of_text(SpokenText("", {}, text), "en", frozenset())]


@pytest.mark.parametrize("text", ["300.000 D", "Denarii", "D. Brutus", "−0,5", "− 100,000 D"])
def test_correct_sums_names_and_true_losses_are_accepted(text: str) -> None:
    assert not [*faults_of_text(SpokenText("", {}, text), "es", frozenset())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sum_is_written_with_d_and_money_without_a_sum_is_called_denarii(language: str) -> None:
    messages = all_game_sentences("ludi_romani", language)
    gift = {"who": "who:a", "to": "who:b", "n": 300_000, "asset": "asset:denarius"}
    assert re.search(r" 300[.,]000 D\b", messages.text("gift-made", gift))
    assert re.search(r" 300[.,]000 D\b", messages.text("lacks", gift))
    assert messages.text("never-given", {"asset": "asset:denarius"}).endswith(": Denarii")
    assert messages.asset("denarius", 2) == "Denarii"


@pytest.mark.parametrize("game", GAMES)
def test_the_default_title_of_a_game_is_the_same_in_every_language(game: str) -> None:
    title = random_evening(game, SEEDS[game]).state.kernel.title
    assert not {"a", "an", "rehearsal", *ENGLISH} & set(re.findall(r"\w+", title.lower()))

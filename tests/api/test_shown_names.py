"""Names are shown harmlessly: names in older ledgers, and names written from right to left."""

import re
from typing import Any

import pytest

from api.access.founding import NewGame
from api.base.language import use_language
from api.exports.book import book_as_html
from api.exports.material import as_beancount, as_entries, as_journal, as_table, export_material
from api.game.reader import GameReader
from api.hosting.card_page import cards_page
from api.reading.moment import Moment, characters_with_cards, names_function
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.name_comparison import comparable_names_by_character
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.language.legible_text import fault_of_text
from ledger.record.audience import Viewer
from ledger.scribe.scribe import Scribe
from ledger.store.base import Batch, SideWrite
from tests.api.christened import RULES, found_game_without_name_check
from tests.api.hall import open_hall
from tests.projections.evenings import START

OLD = "\u2069\u202eMarcus\x07"
NAOMI, MARYAM, ROME = "נעמי 5", "مريم", "רומא"
ISOLATES = re.compile("[\u2066-\u2069]")


def begin_and_give_money(founded: NewGame) -> Scribe:
    """Begin play, and let Cicero give Hirtius money, and return the scribe."""
    scribe = founded.scribe
    given = {"to": "hirtius", "asset": "denarius", "quantity": 100_000}
    request = Request("gift", "cicero-1", "give", "cicero", scribe.state.period.seq, given)
    answer = scribe.answer(request, START)
    assert isinstance(answer, Accepted), answer
    return scribe


def prints_and_exports(scribe: Scribe, tokens: dict[str, str], language: str) -> dict[str, str]:
    """Return all prints and exports of a game, by their form."""
    reader = GameReader(scribe, lambda: START)
    with use_language(language):
        whole = export_material(
            Moment(reader, Viewer(is_staff=True, sees_opened_ledger=True), reader.state),
            names_function(reader),
        )
        forms = {"csv": as_table, "ledger": as_journal, "bean": as_beancount, "jsonl": as_entries}
        return {name: b"".join(form(whole)).decode() for name, form in forms.items()} | {
            "cards": cards_page(scribe, tokens, "http://hall", language),
            "book": book_as_html(reader, sorted(characters_with_cards(reader))),
        }


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_of_an_older_ledger_do_no_harm_in_prints_and_exports(language: str) -> None:
    founded = found_game_without_name_check(OLD, "\u3164", "\u202eGallia", "\u202eLudi")
    texts = prints_and_exports(begin_and_give_money(founded), founded.tokens, language)
    for form, text in texts.items():
        lines = text.replace("\ufeff", "")
        assert fault_of_text(lines) is None, (form, fault_of_text(lines))
    assert "Marcus" in texts["cards"]
    assert "Ludi" in texts["cards"]


async def test_names_of_an_older_ledger_do_no_harm_on_phones() -> None:
    founded = found_game_without_name_check(OLD, "Hirtius", "\u202eGallia", "\u202eLudi")
    scribe, salt = founded.scribe, bytes(16)
    (entry,) = scribe.answer(
        Request("said", "cicero-1", "introduce", "cicero", 0, {"name": "Ada"}), START
    ).entries  # type: ignore[union-attr] # the act is accepted
    old = SideWrite("text", entry.event.name, salt + OLD.encode())
    position, head = scribe.store.head(scribe.game)
    scribe.store.append(Batch(scribe.game, position, head, (), head, (old,)))
    async with open_hall(store=scribe.store, found=False, rulesets=GAMES) as hall:
        stranger = hall.stranger()
        for path in ("", "/view", "/entries", "/evening", "/room"):
            answer = await stranger.get(f"/games/{hall.id}{path}")
            text = answer.json()
            assert [one for one in texts_in(text) if fault_of_text(one)] == [], path
        slices = (await stranger.view())["slices"]
        assert slices["names"]["cicero"] == "Marcus"
        assert slices["person/cicero"]["name"] == "Marcus"
        assert slices["game"]["title"] == "Ludi"


def texts_in(document: Any) -> list[str]:
    """Return every text of a document."""
    if isinstance(document, dict):
        return [text for value in document.values() for text in texts_in(value)]
    if isinstance(document, list):
        return [text for value in document for text in texts_in(value)]
    return [document] if isinstance(document, str) else []


@pytest.mark.parametrize("language", ["en", "es"])
def test_right_to_left_names_are_isolated_on_paper_and_plain_for_programs(language: str) -> None:
    founded = found_game_without_name_check(NAOMI, MARYAM, ROME, "לילה")
    texts = prints_and_exports(begin_and_give_money(founded), founded.tokens, language)
    assert f"<bdi>{NAOMI}</bdi>" in texts["cards"]
    assert f"<bdi>{MARYAM}</bdi>" in texts["book"]
    assert "<bdi>לילה</bdi>" in texts["cards"]
    assert f"\u2068{NAOMI}\u2069" in texts["book"]
    for form in ("csv", "ledger", "bean", "jsonl"):
        assert NAOMI in texts[form], form
        assert not ISOLATES.search(texts[form]), form


async def test_a_refusal_isolates_the_name_that_it_names() -> None:
    founded = found_game_without_name_check(NAOMI, MARYAM, ROME, "לילה")
    async with open_hall(store=founded.scribe.store, found=False, rulesets=GAMES) as hall:
        hall.tokens = founded.tokens
        hirtius = await hall.phone("hirtius")
        problem = await hirtius.expect_refusal("introduce", name=f"{NAOMI}\u200b")
        assert f"\u2068{NAOMI}\u200b\u2069" in problem["detail"]


def test_names_are_found_by_their_letters_whatever_surrounds_them() -> None:
    founded = found_game_without_name_check(NAOMI, MARYAM, ROME, "לילה")
    called = comparable_names_by_character(RULES, founded.scribe.state)
    assert called["cicero"] == frozenset({NAOMI})

"""Searching whole evenings of bots by the names of the cast."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from api.game.reader import GameReader
from api.reading.moment import names_function
from api.reading.search import Search
from api.reading.sentences import Sentences, without_crowds
from api.rest.search import DEFAULT_LIMIT
from ledger.contract.messages import Messages, NameFunction, messages_of, no_name
from ledger.kernel.view.visibility import readable_words_of_terms
from ledger.kernel.vocabulary.events import GameFounded
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from ledger.record.references import CROWD_SIZE
from projections.filters import contains_all_words, searchable_text
from tests.projections.evenings import random_evening
from tests.shape.tree import ROOT

GAMES = ("ludi_romani", "cursus_honorum", "morituri", "roman_diplomacy")

KINDS = 12
"""The number of kinds of lines for which a page is made."""


def search_of_omniscient_viewer(game: str) -> Search:
    """Return the search of a viewer who sees everything."""
    reader = GameReader(random_evening(game, 0), lambda: 0)
    stewards = frozenset(reader.state.kernel.stewards)
    viewer = Viewer(stewards, is_staff=True, sees_opened_ledger=True)
    return Search(reader, viewer, reader.messages, names_function(reader))


def names_of_cast(search: Search) -> set[str]:
    """Return the names of everybody in the game."""
    shown = (key.partition("/") for key in search.game.slices.rendered_slices)
    return {search.names("who", what) or what for kind, _, what in shown if kind == "person"}


def text_of_entry(search: Search, entry: Entry) -> str:
    seen = search.game.chronicle().visible_part(entry, search.viewer)
    return search.text_of(entry, seen) if seen is not None else ""


@pytest.mark.parametrize("game", GAMES)
def test_names_of_the_cast_do_not_find_the_beginning_of_the_game(game: str) -> None:
    search = search_of_omniscient_viewer(game)
    first = search.game.state.log.entries[1]
    assert isinstance(first.event, GameFounded)
    text = text_of_entry(search, first)
    title = search.game.state.kernel.title
    assert contains_all_words(title, text)
    found = {name for name in names_of_cast(search) if contains_all_words(name, text)}
    assert {name for name in found if name not in title} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_an_evening_is_found_by_the_names_of_a_crowd(game: str) -> None:
    search = search_of_omniscient_viewer(game)
    cast = names_of_cast(search)
    found = Counter[str]()
    for entry in search.game.state.log.entries.values():
        text = text_of_entry(search, entry)
        found[entry.id] = sum(contains_all_words(name, text) for name in cast)
    assert max(found.values()) <= CROWD_SIZE + 1, "a list, and who did it"


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_an_evening_is_found_by_its_shown_sentence(
    game: str,
) -> None:
    search = search_of_omniscient_viewer(game)
    sentences = Sentences(search.game, search.viewer, search.names)
    unread = replace(search, messages=SpeechlessMessages([]))
    by_nothing_else = 0
    for entry in search.game.state.log.entries.values():
        seen = search.game.chronicle().visible_part(entry, search.viewer)
        if seen is None or not seen.words:
            continue
        shown = normalized_words(sentences.sentence_of(entry).text) - words_of_crowd_names(
            search, seen.args
        )
        assert shown - normalized_words(search.text_of(entry, seen)) == set()
        by_nothing_else += not shown <= normalized_words(unread.text_of(entry, seen))
    assert by_nothing_else > len(search.game.state.log.entries) / 2, "else this shows nothing"


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_each_kind_is_among_the_results_for_the_words_of_its_sentence(
    game: str,
) -> None:
    search = search_of_omniscient_viewer(game)
    chronicle, sentences = (
        search.game.chronicle(),
        Sentences(search.game, search.viewer, search.names),
    )
    last = {
        sentences.sentence_of(entry).key: entry for entry in search.game.state.log.entries.values()
    }
    for entry in [one for key, one in last.items() if key][:KINDS]:
        seen = chronicle.visible_part(entry, search.viewer)
        assert seen is not None
        shown = normalized_words(sentences.sentence_of(entry).text) - words_of_crowd_names(
            search, seen.args
        )
        page = search.page(
            " ".join(shown), "", chronicle.cursor_upto(search.viewer, entry.position), 1
        )
        assert [one.entry for one in page.found] == ([entry.id] if seen.words else [])


def normalized_words(text: str) -> set[str]:
    """Return the words of a text, without accents and capitals."""
    return set(re.findall(r"\w+", searchable_text(text)))


def words_of_crowd_names(search: Search, args: Mapping[str, Any]) -> set[str]:
    """Return the words of the names in lists of a crowd, and of their connectors."""
    found = set[str]()
    for value in args.values():
        if isinstance(value, Mapping):
            found |= words_of_crowd_names(search, value["args"])
        elif isinstance(value, list | tuple) and len(value) > CROWD_SIZE:
            for one in value:
                kind, _, what = str(one).partition(":")
                found |= normalized_words(
                    search.messages.name_in_language(search.names(kind, what) or what)
                ) | {"and"}
    return found


class SpeechlessMessages(Messages):
    """Messages without sentences: a line is known only by the name of its act."""

    def text(
        self, key: str, args: Mapping[str, Any] | None = None, names: NameFunction = no_name
    ) -> str:
        return super().text(key, args, names) if key.startswith("act-") else ""


def test_a_crowd_in_a_sentence_is_left_out_and_a_few_people_are_named() -> None:
    few, many = [[f"who:{n}" for n in range(size)] for size in (CROWD_SIZE, CROWD_SIZE + 1)]
    assert without_crowds({"who": few, "n": 1}) == {"who": few, "n": 1}
    crowd = without_crowds({"who": many, "n": CROWD_SIZE + 1})
    assert crowd == {"who": (), "n": CROWD_SIZE + 1}
    told = {"key": "gathered", "args": {"who": many}}
    assert without_crowds({"said": told}) == {"said": {"key": "gathered", "args": {"who": ()}}}
    said = messages_of("ludi_romani").text("unseated-left", crowd)
    assert said.startswith("The motus is over and 13 are without a seat")


def test_a_term_that_a_game_names_kept_is_not_taken_for_free_words() -> None:
    """A gladiator keeps a weapon. The search once failed at every entry of this kind."""
    scribe = random_evening("morituri", 0)
    everybody = Viewer(sees_opened_ledger=True)
    kept = [e for e in scribe.state.log.entries.values() if hasattr(e.event, "kept")]
    assert kept
    for entry in kept:
        assert readable_words_of_terms(entry, everybody, scribe.text) == ()


def test_archives_leave_out_the_same_crowds_and_fill_pages_as_the_server_does() -> None:
    source = (ROOT / "pwa/src/screens/find/archivesearch.ts").read_text(encoding="utf-8")
    numbers = dict(
        re.findall(r"^const (MAX_SEARCHED_PEOPLE|PAGE_SIZE) = (\d+);$", source, re.MULTILINE)
    )
    assert numbers == {"MAX_SEARCHED_PEOPLE": str(CROWD_SIZE), "PAGE_SIZE": str(DEFAULT_LIMIT)}

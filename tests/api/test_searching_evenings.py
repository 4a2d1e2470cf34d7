"""Searching whole evenings that bots played: by the names of all who are in them."""

from collections import Counter

import pytest

from api.game_reader import GameReader
from api.reading.moment import names_now
from api.reading.search import Search
from api.reading.sentences import CROWD, without_crowds
from ledger.audience import Viewer
from ledger.entry import Entry
from ledger.kernel.events import GameFounded
from ledger.messages import messages_of
from ledger.visibility import words_of_terms
from projections.selecting import has_words
from tests.projections.evenings import evening

GAMES = ("ludi_romani", "cursus_honorum", "morituri", "roman_diplomacy")


def searching(game: str) -> Search:
    """The search of somebody to whom everything is open."""
    reader = GameReader(evening(game, 0), lambda: 0)
    stewards = frozenset(reader.state.kernel.stewards)
    viewer = Viewer(stewards, staff=True, opened=True)
    return Search(reader, viewer, reader.messages, names_now(reader))


def cast_of(search: Search) -> set[str]:
    """What everybody in the game is called."""
    shown = (key.partition("/") for key in search.game.slices.shown)
    return {search.names("who", what) or what for kind, _, what in shown if kind == "person"}


def text_of(search: Search, entry: Entry) -> str:
    seen = search.game.chronicle().see(entry, search.viewer)
    return search.text_of(entry, seen) if seen is not None else ""


@pytest.mark.parametrize("game", GAMES)
def test_nobody_finds_that_the_game_begins_by_the_name_of_one_of_the_cast(game: str) -> None:
    search = searching(game)
    first = search.game.state.log.entries[1]
    assert isinstance(first.event, GameFounded)
    text = text_of(search, first)
    title = search.game.state.kernel.title
    assert has_words(title, text)
    found = {name for name in cast_of(search) if has_words(name, text)}
    assert {name for name in found if name not in title} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_an_evening_is_found_by_a_whole_crowd(game: str) -> None:
    search = searching(game)
    cast = cast_of(search)
    found = Counter[str]()
    for entry in search.game.state.log.entries.values():
        text = text_of(search, entry)
        found[entry.id] = sum(has_words(name, text) for name in cast)
    assert max(found.values()) <= CROWD + 1, "a list, and who did it"


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_an_evening_is_found_by_its_own_sentence(game: str) -> None:
    search = searching(game)
    for entry in search.game.state.log.entries.values():
        seen = search.game.chronicle().see(entry, search.viewer)
        if seen is not None and seen.words:
            sentence = search.messages.text(seen.key, without_crowds(seen.args), search.names)
            assert has_words(sentence, search.text_of(entry, seen))


def test_a_crowd_in_a_sentence_is_left_out_and_fewer_are_named() -> None:
    few, many = [[f"who:{n}" for n in range(size)] for size in (CROWD, CROWD + 1)]
    assert without_crowds({"who": few, "n": 1}) == {"who": few, "n": 1}
    crowd = without_crowds({"who": many, "n": CROWD + 1})
    assert crowd == {"who": (), "n": CROWD + 1}
    told = {"key": "gathered", "args": {"who": many}}
    assert without_crowds({"said": told}) == {"said": {"key": "gathered", "args": {"who": ()}}}
    said = messages_of("ludi_romani").text("unseated-left", crowd)
    assert said.startswith("The motus is over and 13 are without a seat")


def test_what_a_game_itself_calls_kept_is_no_free_word() -> None:
    """A gladiator keeps a weapon: the search failed wherever it came upon that."""
    scribe = evening("morituri", 0)
    everybody = Viewer(opened=True)
    kept = [e for e in scribe.state.log.entries.values() if hasattr(e.event, "kept")]
    assert kept
    for entry in kept:
        assert words_of_terms(entry, everybody, scribe.text) == ()

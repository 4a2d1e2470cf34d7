"""The book of a game of each kind: its periods in its own words, without entries about cards."""

import re
from functools import cache
from typing import Any

import pytest

from api.exports.book import book_as_html
from api.game.reader import GameReader
from api.reading.moment import characters_with_cards
from api.reading.story import story
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.card_events import CardClaimed
from ledger.kernel.vocabulary.events import PeriodOpened, SeedRevealed
from ledger.record.audience import Viewer
from tests.projections.evenings import random_evening

PERIODS = {
    "ludi_romani": (
        r"(?:Aestas|Hiems|Feriae) of \d+ BCE(?: \((?:summer|winter)\))?"
        r"|Motus(?: \(the move\))? \d+|Actium, \d+ BCE"
    ),
    "cursus_honorum": r"Round \d+",
    "morituri": r"Round \d+",
    "roman_diplomacy": r"(?:Spring|Autumn) of \d+ A\.D\.",
}


@cache
def evening_reader(game: str) -> GameReader:
    """The reader of an evening of a game."""
    return GameReader(random_evening(game, 0), lambda: 0)


@cache
def book_of_evening(game: str) -> str:
    """The whole book of the evening. Writing it takes seconds."""
    reader = evening_reader(game)
    return book_as_html(reader, card_characters(reader))


@cache
def stories_after_opening(game: str) -> dict[str, Any]:
    """The story of each character, after all facts were opened to everybody."""
    reader = evening_reader(game)
    return {
        who: story(reader, Viewer(frozenset({who}), sees_opened_ledger=True), who)
        for who in card_characters(reader)
    }


def card_characters(reader: GameReader) -> list[str]:
    return sorted({card.character for card in reader.state.kernel.cards.values()})


@pytest.mark.parametrize("game", GAMES)
def test_the_book_names_periods_as_the_game_names_them(game: str) -> None:
    heads = re.findall(r"<h3>(.*?)</h3>", book_of_evening(game))
    named = set(heads) - {"How it ended", "With whom"}
    assert named
    assert [one for one in sorted(named) if not re.fullmatch(PERIODS[game], one)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_story_lists_cards_seeds_and_new_periods(game: str) -> None:
    log = evening_reader(game).state.log
    for told in stories_after_opening(game).values():
        events = [
            log.entries[log.ids[line["id"]]].event
            for one in told["periods"]
            for line in one["lines"]
        ]
        assert not any(isinstance(one, CardClaimed | PeriodOpened | SeedRevealed) for one in events)


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_sorted_by_name_and_list_partners_with_their_number_of_dealings(
    game: str,
) -> None:
    reader, written = evening_reader(game), book_of_evening(game)
    titles = re.findall(r"<h2>(.*?)</h2>", written)
    assert titles == sorted(titles)
    assert len(titles) == len(card_characters(reader))
    assert " 1 times" not in written
    for told in stories_after_opening(game).values():
        assert {one["character"] for one in told["dealings"]} <= characters_with_cards(reader)

"""Every game declares its great moments and their names."""

import pytest

from ledger.games.catalogue import GAMES
from tests.games.book import cached_game_sources

KINDS = [
    (name, kind) for name, rules in GAMES.items() for kind in sorted({*rules.story.great.values()})
]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_kind_of_great_moment_has_a_name(game: str, kind: str) -> None:
    assert cached_game_sources(game).words.has(f"great-{kind}")


@pytest.mark.parametrize("game", GAMES)
def test_great_moments_are_entries_of_the_game_and_every_game_has_some(game: str) -> None:
    events = {entry.event for entry in GAMES[game].play.events}
    assert GAMES[game].story.great
    assert set(GAMES[game].story.great) <= events


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_removed_great_moment_is_left(game: str) -> None:
    named = {key for key in cached_game_sources(game).keys("") if key.startswith("great-")}
    assert named == {f"great-{kind}" for kind in GAMES[game].story.great.values()}

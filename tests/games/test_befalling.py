"""Every game declares the entries that hit a player, and the news about these entries."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.contract.tidings import EventTidings
from ledger.games.catalogue import GAMES
from ledger.games.ludi_romani.tidings import (
    END_EVENTS_BY_TIDING,
    MORTAL_TIDINGS,
    TIDINGS_AFTER_DEATH,
)
from ledger.kernel.view.visibility import message_key_of_type
from tests.games.book import cached_game_sources
from tests.rules import ROOT

TOLD = [
    (game, message_key_of_type(event.STORED), told)
    for game, rules in GAMES.items()
    for event, befalls in rules.story.befalling.items()
    for told in befalls
]
VARIABLE = re.compile(r"\$(\w+)")


def _code_files(game: str) -> Iterator[Path]:
    for folder in (ROOT / "ledger" / "games" / game, ROOT / "ledger" / "kernel"):
        yield from sorted((folder / "messages").glob("en*.ftl"))


def _message_arguments(game: str, key: str) -> set[str]:
    """Return the arguments that a message of a game uses."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in _code_files(game))
    found = re.search(rf"^{key} = (.*(?:\n[ }}\]].*)*)", text, re.MULTILINE)
    assert found, key
    return set(VARIABLE.findall(found[1]))


@pytest.mark.parametrize(("game", "key", "told"), TOLD)
def test_tidings_use_only_arguments_that_their_entry_has(
    game: str, key: str, told: EventTidings
) -> None:
    known = _message_arguments(game, key)
    assert _message_arguments(game, f"tidings-{told.word}") <= known
    assert _message_arguments(game, f"tidings-{told.word}-about") <= known


@pytest.mark.parametrize(("game", "key", "told"), TOLD)
def test_acts_that_answer_tidings_are_acts_of_the_game(
    game: str, key: str, told: EventTidings
) -> None:
    assert set(told.acts) <= {act.name for act in GAMES[game].play.acts}, key


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_tidings_of_its_own_entries(game: str) -> None:
    events = {entry.event for entry in GAMES[game].play.events}
    own = {event for event in GAMES[game].story.befalling if not event.STORED.startswith("kernel/")}
    assert own
    assert own <= events


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_removed_tidings_is_left(game: str) -> None:
    told = {one.word for name, _key, one in TOLD if name == game}
    keys = {key for key in cached_game_sources(game).keys("") if key.startswith("tidings-")}
    assert keys == {f"tidings-{word}{end}" for word in told for end in ("", "-about")}


@pytest.mark.parametrize(("game", "key", "told"), TOLD)
def test_entries_that_end_tidings_name_the_character(
    game: str, key: str, told: EventTidings
) -> None:
    keys = {message_key_of_type(entry.event.STORED) for entry in GAMES[game].play.events}
    assert set(told.ended_by) <= keys, key
    for ending, names in told.ended_by.items():
        assert set(names) <= _message_arguments(game, ending)


def test_every_word_with_an_end_is_told() -> None:
    words = {told.word for name, _key, told in TOLD if name == "ludi_romani"}
    assert {*END_EVENTS_BY_TIDING, *MORTAL_TIDINGS, *TIDINGS_AFTER_DEATH} <= words

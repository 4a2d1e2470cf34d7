"""A rehearsed evening of each game, with its sentences in every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from api.base.language import use_language
from api.exports.book import book_as_html
from api.game.reader import GameReader
from api.rehearsal.random_commands import JUNK_WORDS
from tests.projections.evenings import random_evening
from tests.spoken.faults import faults_of_text
from tests.spoken.said import (
    MOMENTS,
    SEEDS,
    SPOKEN,
    SentenceCollector,
    SpokenText,
    all_game_sentences,
)


@cache
def spoken_sentences(game: str, language: str) -> tuple[SpokenText, ...]:
    """Return all sentences of an evening."""
    scribe = random_evening(game, SEEDS[game])
    reader = GameReader(scribe, lambda: 0)
    speaker = SentenceCollector(reader, language)
    last = scribe.state.log.position
    with use_language(language):
        speaker.render_chronicle()
        for position in range(2, last, max(1, last // MOMENTS)):
            speaker.render_moment(position)
        pages = book_as_html(reader, speaker.characters)
    written = re.findall(r">\s*([^<>]+?)\s*<", re.sub(r"(?s)<style.*?</style>", "", pages))
    return (*speaker.said.values(), *(SpokenText("", {}, text) for text in dict.fromkeys(written)))


@cache
def internal_words(game: str) -> frozenset[str]:
    """Return internal words with a hyphen: acts, entries, keys."""
    machine = GameReader(random_evening(game, SEEDS[game]), lambda: 0).machine
    stored = {name.rpartition("/")[2].partition("@")[0] for name in machine.types}
    return frozenset(name for name in {*machine.acts, *stored} if "-" in name)


@cache
def typed_names(game: str) -> frozenset[str]:
    """Return the names that players of an evening typed; they type random words."""
    entries = random_evening(game, SEEDS[game]).state.log.entries.values()
    written = {
        text for entry in entries for text in texts_in_event(msgspec.to_builtins(entry.event))
    }
    return frozenset(written & {word for word in JUNK_WORDS if word})


def texts_in_event(value: Any) -> Iterator[str]:
    """Yield every text in the fields of an event."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts_in_event(part)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nobody_reads_a_gap_an_internal_word_or_another_language(game: str, language: str) -> None:
    said = spoken_sentences(game, language)
    found = [
        (one, *wrong)
        for one in said
        if (wrong := [*faults_of_text(one, language, internal_words(game), typed_names(game))])
    ]
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_spoken_key_has_a_sentence(game: str, language: str) -> None:
    messages = all_game_sentences(game, language)
    said = {one.key for one in spoken_sentences(game, language) if one.key}
    assert len(said) > 50
    lacking = sorted(key for key in said if not messages.has(key))
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize(
    ("said", "is_found"),
    [
        (SpokenText("named", {"name": "the moon"}, "Su imperio se llama the moon"), False),
        (SpokenText("named", {"of": {"name": "the moon"}}, "Se llama the moon"), False),
        (SpokenText("named", {"name": "the moon"}, "Their empire is called the moon"), True),
        (SpokenText("named", {"name": "Roma"}, "Su imperio se llama the moon"), True),
        (SpokenText("named", {"name": "the sun"}, "Su imperio se llama the sun"), True),
        (SpokenText("", {}, "El imperio de Servilia se llama the moon"), False),
        (SpokenText("", {}, "The empire of Servilia is called the moon"), True),
    ],
)
def test_a_typed_name_belongs_to_no_language(said: SpokenText, is_found: bool) -> None:
    found = [*faults_of_text(said, "es", frozenset(), frozenset({"the moon"}))]
    assert found == (["is not Spanish"] if is_found else [])

"""Sentences with several people name each of them in their own place, alike in all languages."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import yaml

from ledger.contract.acts import EventType
from ledger.contract.messages import LANGUAGES
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.kernel.view.visibility import message_key_of_type
from tests.shape.tree import ROOT
from tests.spoken.rendered import (
    SPEAKERS,
    filled_arguments,
    messages_in,
    people_variables,
    renderer_of,
    uses_of_message,
)
from tests.spoken.said import COUNTING, all_game_sentences
from tests.wire.examples import made_up_entry

ROLES: Mapping[str, list[str]] = yaml.safe_load(
    (ROOT / "tests/spoken/roles.yaml").read_text(encoding="utf-8")
)
"""For each entry that names several people, the fields with their names in order of mention."""


def name_of_place(kind: str, what: str) -> str | None:
    """Return a name that tells which variable or which field it fills."""
    return f"<{what}>" if kind == "who" else None


def people_in_order(text: str) -> list[str]:
    """Return the people that a text names, each once, in order of first mention."""
    return list(dict.fromkeys(re.findall(r"<([\w-]+)>", text)))


def several_people() -> Iterator[Any]:
    """Yield each message with at least two variables that stand for people."""
    for speaker in SPEAKERS:
        for key in messages_in(speaker, "en"):
            people = uses_of_message(speaker, "en", key).variables & people_variables(key)
            if len(people) > 1:
                yield pytest.param(speaker, key, id=f"{speaker or 'all'}: {key}")


@pytest.mark.parametrize(("speaker", "key"), [*several_people()])
def test_all_languages_name_the_people_of_a_sentence_in_the_same_places(
    speaker: str, key: str
) -> None:
    uses, people = uses_of_message(speaker, "en", key), people_variables(key)
    for args in filled_arguments(uses, people, None, 7):
        said = {one: renderer_of(speaker, one).text(key, args, name_of_place) for one in LANGUAGES}
        order = {language: people_in_order(text) for language, text in said.items()}
        assert len({tuple(places) for places in order.values()}) == 1, said


def entries_with_several_people() -> dict[str, list[str]]:
    """Return the people of each kind of entry in the order of its sentence, in English."""
    found = dict[str, list[str]]()
    for game, rules in GAMES.items():
        for kind in (*KERNEL_EVENTS, *rules.play.events):
            key = message_key_of_type(kind.event.STORED)
            if key not in COUNTING:
                named = people_in_order(made_up_sentence(game, kind, key))
                found |= {kind.event.STORED: named} if len(named) > 1 else {}
    return found


def made_up_sentence(game: str, kind: EventType[Any, Any], key: str) -> str:
    """Return the sentence of a made-up entry whose fields name people after the fields."""
    args = dict(kind.message_args(made_up_entry(kind.event).event))
    return all_game_sentences(game, "en").text(key, args, name_of_place)


def test_every_entry_names_its_people_in_their_own_places() -> None:
    assert entries_with_several_people() == ROLES

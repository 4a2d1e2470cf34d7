"""Every kind of entry of a ledger has a sentence, even if no rehearsed evening shows it."""

from typing import Any

import pytest

from ledger.contract.acts import EventType
from ledger.contract.messages import LANGUAGES
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.kernel.view.visibility import message_key_of_type
from ledger.kernel.vocabulary.events import Disclosed, SwitchSet
from ledger.scenario.files import switches_of
from ledger.scenario.readings import switch_from_data
from tests.spoken.faults import faults_of_text
from tests.spoken.said import COUNTING, SpokenText, all_game_sentences
from tests.wire.examples import made_up_entry

READINGS = ("switch-set",)
"""Entries whose fields name a reading and its values. A test below reads each of them."""

KINDS = [
    pytest.param(game, kind, id=f"{game}: {kind.event.STORED}")
    for game, rules in GAMES.items()
    for kind in (*KERNEL_EVENTS, *rules.play.events)
    if kind.event is not Disclosed  # the entry is told as the entry that it discloses
    if message_key_of_type(kind.event.STORED) not in (*COUNTING, *READINGS)
]


FLIPS = [
    pytest.param(game, SwitchSet(name, value, switch.default), id=f"{game}: {name}={value}")
    for game in GAMES
    for name, switch in switches_of(game).items()
    for value in switch_from_data(switch).others[:3]
]


def made_up_name(kind: str, what: str) -> str | None:
    """Return a name for any made-up value, so that no internal word comes into a sentence."""
    return {"who": "Cornelia", "place": "Capua", "asset": "virus"}.get(kind)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_kind_of_entry_has_a_sentence_that_its_arguments_fill(
    game: str, kind: EventType[Any, Any], language: str
) -> None:
    messages = all_game_sentences(game, language)
    key, args = (
        message_key_of_type(kind.event.STORED),
        dict(kind.message_args(made_up_entry(kind.event).event)),
    )
    assert messages.has(key)
    said = SpokenText(key, args, messages.text(key, args, made_up_name))
    assert not [*faults_of_text(said, language, frozenset({key} if "-" in key else ()))], said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "flip"), FLIPS)
def test_every_change_of_a_reading_is_told_in_words(
    game: str, flip: SwitchSet, language: str
) -> None:
    kind = next(one for one in KERNEL_EVENTS if one.event is SwitchSet)
    args = dict(kind.message_args(flip))
    said = SpokenText(
        "switch-set",
        args,
        all_game_sentences(game, language).text("switch-set", args, made_up_name),
    )
    assert not [*faults_of_text(said, language, frozenset())], said
    assert flip.switch not in said.text
    assert not said.text.startswith("Reading"), said

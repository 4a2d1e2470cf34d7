"""Closed games of every kind that bots played to their end."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from api.access.founding import found_game_in_store
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.request import HOST_CARD, Request
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.store.base import Store

BEGAN = 1_700_000_000_000
"""The time at which the games began, in milliseconds."""

PACE = Pace(acts=8, wild=0)

LETTERS = "based_on: roman_diplomacy\nplayers: 4\nletters: private\n"
KINDS = {
    "ludi_romani": ("ludi_romani", None),
    "cursus_honorum": ("cursus_honorum", None),
    "morituri": ("morituri", None),
    "roman_diplomacy_i": ("roman_diplomacy", LETTERS),
    "roman_diplomacy_ii": ("roman_diplomacy", f"{LETTERS}variant: II\n"),
}
"""The ruleset of each kind, and its scenario in YAML, or None for the default one."""


class ClosedGame(NamedTuple):
    """A closed game: its id, and one of its players."""

    game: str
    player: str


def write_closed_game(folder: Path, kind: str) -> ClosedGame:
    """Write a store with a closed game of this kind to this folder."""
    store = open_store(str(folder / "evening.db"))
    try:
        return _play_until_closed(store, kind, *KINDS[kind])
    finally:
        store.close()


def _play_until_closed(store: Store, kind: str, ruleset: str, scenario: str | None) -> ClosedGame:
    rules: Any = GAMES[ruleset]
    chance = Random(f"played out {kind}")
    data = rules.scenarios.read(scenario, f"{kind}.yaml")
    scribe = found_game_in_store(store, rules, data, BEGAN, chance.randbytes).scribe
    summary = make_rehearsal(scribe, chance, PACE, BEGAN).play()
    assert not summary.broken, summary.broken
    _close_game(scribe)
    cards = scribe.state.kernel.cards.values()
    stewards = scribe.state.kernel.stewards
    players = sorted({card.character for card in cards} - set(stewards))
    return ClosedGame(scribe.game, players[0])


def _close_game(scribe: Scribe) -> None:
    for act, fields in (("announce-closing", {"minutes": 1}), ("confirm-closing", {})):
        scribe.answer(Request(act, HOST_CARD, act, "", 0, fields), scribe.state.at)
    scribe.catch_up(max(scribe.state.at, scribe.state.kernel.closes_at))
    assert scribe.state.kernel.status == "closed"

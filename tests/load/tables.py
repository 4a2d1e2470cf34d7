"""The speed of whole table games: bots choose every act, all in memory.

The bare program beside it knows no rule and chooses nothing. The bare program writes the same
entries as lines, each sealed together with the line before.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec

from api.rehearsal.table import PlayedGame, play_game
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from tests.load.core import RUNS, exclude_from_collector, shortest_run
from tests.load.figures import Figure

PLAYERS = 4
MINUTE = 60


def table_figures(games: int) -> Iterator[Figure]:
    """Yield games a minute and acts a second for each table game, over this many games."""
    for rules in GAMES.values():
        if rules.seats.players is not None:
            yield from figures_of_game(rules, games)


def figures_of_game(rules: Ruleset[Any], games: int) -> Iterator[Figure]:
    """Yield the two figures of one game, over this many games."""
    played = [play_game(rules, PLAYERS, seed=seed) for seed in range(games)]
    acts = sum(one.acts for one in played)
    documents = [document for one in played for document in _entry_documents(rules, one)]
    with exclude_from_collector():
        ours = shortest_run(partial(_play_all_games, rules, games), RUNS)
        bare = shortest_run(partial(_encode_and_hash, documents), RUNS)
    of = rules.name.replace("_", " ")
    for what, count, unit in (
        (f"whole games of {of} by bots", MINUTE * games, "games/min"),
        (f"acts of {of} by bots", acts, "acts/s"),
    ):
        yield Figure(what, count / ours, unit, baseline=count / bare, better="more")


def _entry_documents(rules: Ruleset[Any], played: PlayedGame) -> Iterator[Any]:
    registry = Machine(rules).registry
    return (msgspec.json.decode(registry.encode(entry)) for entry in played.entries)


def _play_all_games(rules: Ruleset[Any], games: int) -> None:
    for seed in range(games):
        play_game(rules, PLAYERS, seed=seed)


def _encode_and_hash(documents: Iterable[Any]) -> None:
    head, encode = b"", msgspec.json.Encoder().encode
    for document in documents:
        head = sha256(head + encode(document)).digest()

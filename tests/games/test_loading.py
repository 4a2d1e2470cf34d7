"""Loading: the state after loading a game equals the state after playing it, in every game."""

from pathlib import Path

import pytest

from ledger.games.catalogue import GAMES
from ledger.scribe.scribe import open_scribe
from tests.load.rehearsed import Rehearsal

ACTS = 160
NOW = 1_700_000_000_000


@pytest.mark.parametrize("ruleset", sorted(GAMES))
def test_a_loaded_game_equals_the_game_that_was_played(tmp_path: Path, ruleset: str) -> None:
    game = Rehearsal(tmp_path / "evening.acta", GAMES[ruleset], None, 12, NOW)
    for _ in game.play_acts(ACTS):
        pass
    played, machine = game.scribe.state, game.machine
    loaded = open_scribe(machine, game.scribe.store, game.game, game.chance.randbytes)
    game.close()

    assert loaded.state == played
    assert loaded.tree == game.scribe.tree
    entries = [played.log.entries[number] for number in range(1, played.log.position + 1)]
    state = machine.blank_state()
    for entry in entries:
        state = machine.evolve(state, entry)
    assert state == played
    assert machine.fold(entries) == played
    half = len(entries) // 2
    assert machine.fold(entries[half:], machine.fold(entries[:half])) == played
    assert machine.fold((), played) is played

"""Whole evenings by bots: many in `make soak`, a few in `make test`."""

from random import Random

import pytest

from api.access.founding import found_game_in_store
from api.exports.ledger_file import whole_ledger_lines
from api.rehearsal.answers import Summary
from api.rehearsal.evening import Pace, broken_invariants, make_rehearsal
from ledger.games.catalogue import GAMES
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.verify import verify_export

START = 1_800_000_000_000


def play_evening(ruleset: str, seed: int, acts: int, wild: float = 0.5) -> tuple[Scribe, Summary]:
    """Play one evening by bots from the first period to the last."""
    rules = GAMES[ruleset]
    chance = Random(seed)
    store = open_store("memory:")
    scribe = found_game_in_store(
        store, rules, rules.scenarios.read(None, ""), START, chance.randbytes
    ).scribe
    return scribe, make_rehearsal(scribe, chance, Pace(acts, wild), START).play()


def check_promises(scribe: Scribe, summary: Summary) -> None:
    """Check that every promise was kept and that the ledger verifies."""
    assert summary.broken == []
    assert broken_invariants(scribe) == []
    assert verify_export(whole_ledger_lines(scribe, with_texts=True)).findings == ()
    assert scribe.machine.rules.course.finished(scribe.state)


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_an_evening_by_bots_keeps_every_promise(ruleset: str, seed: int) -> None:
    check_promises(*play_evening(ruleset, seed, acts=12))


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seed", range(100, 130))
def test_many_long_evenings_keep_every_promise(ruleset: str, seed: int) -> None:
    check_promises(*play_evening(ruleset, seed, acts=60, wild=1.5))

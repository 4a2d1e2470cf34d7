"""A dry run never fails, and never says what is untrue: on random evenings of every game."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from api.rehearsal.director import Director
from api.rehearsal.evening import Pace, rehearsal
from api.rehearsal.table import Table
from ledger.games.catalogue import GAMES
from ledger.scribe import Scribe
from tests.promised import TryingDesk

START = 1_800_000_000_000


def tried(
    ruleset: str, seed: int, acts: int, often: int, most: int
) -> tuple[list[str], Counter[str]]:
    """What dry runs of an evening promised and did not keep, and how much they promised.

    An evening has so many `acts` in a period, a game at a table `most` at most.
    """
    rules, chance = GAMES[ruleset], Random(seed)
    scenario = rules.scenario(rules.rehearsal, "rehearsal")
    desk = TryingDesk(rules, scenario, chance, START, often)
    wild = 0.3 if rules.players is None else 0.02
    pace = Pace(acts, wild, rulings=0.05)
    played = rehearsal(cast("Scribe", desk), chance, pace, START, director=Director())
    if isinstance(played, Table):
        played.play(most=most)
    else:
        played.play()
    return desk.broken, desk.told


@pytest.mark.parametrize("ruleset", GAMES)
def test_what_a_dry_run_promises_is_what_happens(ruleset: str) -> None:
    broken, told = tried(ruleset, 1, acts=1, often=40, most=60)
    assert broken == []
    assert told["complete"] > told["trials"] / 2
    assert told["states"] > told["trials"] / 20


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seed", range(100, 110))
def test_what_dry_runs_promise_in_long_evenings_is_what_happens(ruleset: str, seed: int) -> None:
    broken, told = tried(ruleset, seed, acts=30, often=10, most=2_000)
    assert broken == []
    assert told["trials"] > 100

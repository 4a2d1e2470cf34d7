"""Ten thousand short evenings and two hundred whole ones on each store, each played twice.

Whoever may not know the secret in which the two differ is told the same bytes, in as much time.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time

import pytest

from ledger.store import open_store
from ledger.store.base import Store
from tests.interference.kinds import KINDS
from tests.interference.trial import tried, twins

pytestmark = pytest.mark.soak

SHORT = {
    "nuces": 4_000,
    "morituri": 1_500,
    "cursus_honorum": 1_500,
    "roman_diplomacy": 1_500,
    "ludi_romani": 1_500,
}
"""So many short evenings of each game: ten thousand in all."""

WHOLE, ACTS = 40, 300
"""So many whole evenings of each game on each store, and the acts of each."""

BESIDE = 10_000
"""Whole evenings have other seeds than short ones."""

ROUNDS, MOST_APART = 200, 0.001
"""How often a question is asked in each of two games, and how far apart the medians may lie."""


@pytest.mark.parametrize("game", SHORT)
def test_short_evenings(game: str) -> None:
    leaks = [trial for trial in (tried(game, seed) for seed in range(SHORT[game])) if trial.leaks]
    assert leaks == []


@pytest.mark.parametrize("game", KINDS)
def test_whole_evenings_in_sqlite(game: str, tmp_path: Path) -> None:
    numbers = count()

    def fresh() -> Store:
        return open_store(str(tmp_path / f"{next(numbers)}.db"))

    _whole(game, fresh)


@pytest.mark.parametrize("game", KINDS)
def test_whole_evenings_in_postgresql(game: str, database: str) -> None:
    _whole(game, lambda: open_store(database))


def _whole(game: str, store: Callable[[], Store]) -> None:
    trials = [tried(game, BESIDE + number, ACTS, store) for number in range(WHOLE)]
    assert [trial for trial in trials if trial.leaks] == []


@pytest.mark.parametrize("game", ["ludi_romani", "roman_diplomacy", "nuces"])
def test_the_time_an_answer_takes_tells_nothing(game: str) -> None:
    """The two games of a trial are asked in turn, so that whatever else goes on meets both.

    What is measured is the processor's time: that of the clock depends on the machine's other work.
    In the two other games nobody does anything in secret but what is refused.
    """
    one, other, who = next(found for seed in count() if (found := twins(game, seed)))
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for watching, times in zip((one, other), took, strict=True):
            begun = process_time()
            watching.looks(who)
            times.append(process_time() - begun)
    assert abs(median(took[0]) - median(took[1])) < MOST_APART

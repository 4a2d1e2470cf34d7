"""Ten thousand short evenings, two hundred whole ones on each store, and as many with two servers.

Each is played twice. Viewers outside the secret by which the two differ must get the same bytes, in
the same time.
"""

from collections.abc import Sequence
from contextlib import ExitStack, closing
from itertools import count, cycle
from pathlib import Path
from statistics import median
from time import process_time

import pytest

from ledger.store import open_store
from ledger.store.base import Store
from tests.database import DatabaseServer, clear_database
from tests.interference.kinds import KINDS
from tests.interference.trial import Stores, run_trial, twins_and_outsiders

pytestmark = pytest.mark.soak

SHORT = {
    "nuces": 4_000,
    "morituri": 1_500,
    "cursus_honorum": 1_500,
    "roman_diplomacy": 1_500,
    "ludi_romani": 1_500,
}
"""The number of short evenings of each game; ten thousand in all."""

WHOLE, ACTS = 40, 300
"""The number of whole evenings of each game on each store, and the acts of each."""

BESIDE = 10_000
"""The first seed of whole evenings, so that they differ from short ones."""

ROUNDS, MAX_APART = 200, 0.001
"""The number of repeated questions in each game, and the greatest difference of the medians."""


@pytest.mark.parametrize("game", SHORT)
def test_short_evenings_leak_no_secret(game: str) -> None:
    leaks = [
        trial for trial in (run_trial(game, seed) for seed in range(SHORT[game])) if trial.leaks
    ]
    assert leaks == []


@pytest.mark.parametrize("game", KINDS)
def test_whole_evenings_in_sqlite_leak_no_secret(game: str, tmp_path: Path) -> None:
    numbers = count()
    with ExitStack() as opened:

        def fresh_stores() -> Sequence[Store]:
            store = open_store(str(tmp_path / f"{next(numbers)}.db"))
            return (opened.enter_context(closing(store)),)

        _run_whole_trials(game, fresh_stores)


@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("game", KINDS)
def test_whole_evenings_in_postgresql_leak_no_secret(
    game: str, servers: int, postgres: DatabaseServer
) -> None:
    with EmptiedDatabases(
        (postgres.create_database(), postgres.create_database()), servers
    ) as fresh:
        _run_whole_trials(game, fresh)


class EmptiedDatabases(ExitStack):
    """Databases that are used in turn. Each is emptied before its next evening."""

    def __init__(self, addresses: Sequence[str], servers: int) -> None:
        super().__init__()
        self._addresses = cycle(addresses)
        self._servers = servers
        self._opened: dict[str, ExitStack] = {}

    def __call__(self) -> Sequence[Store]:
        """Return the store of the next evening, opened once for each of its servers."""
        address = next(self._addresses)
        if address in self._opened:
            self._opened[address].close()
        clear_database(address)
        opened = self._opened[address] = self.enter_context(ExitStack())
        return [opened.enter_context(closing(open_store(address))) for _ in range(self._servers)]


def _run_whole_trials(game: str, stores: Stores) -> None:
    trials = [run_trial(game, BESIDE + number, ACTS, stores) for number in range(WHOLE)]
    assert [trial for trial in trials if trial.leaks] == []
    assert sum(trial.watched for trial in trials) > 0


@pytest.mark.parametrize("game", ["ludi_romani", "roman_diplomacy", "nuces"])
def test_the_time_of_an_answer_reveals_no_secret(game: str) -> None:
    """The two games are asked in turn, so that other load on the machine affects both.

    The measured time is the processor's, because the clock's time depends on other work of the
    machine. In the other two games the only secret act is a refused one.
    """
    one, other, who = next(found for seed in count() if (found := twins_and_outsiders(game, seed)))
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for watching, times in zip((one, other), took, strict=True):
            begun = process_time()
            watching.ask_view_and_forms(who)
            times.append(process_time() - begun)
    assert abs(median(took[0]) - median(took[1])) < MAX_APART

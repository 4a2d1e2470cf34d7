"""Dry runs in long evenings of every game never fail and promise only true results.

Before every offered act is done, all characters who may send it try it, and it is tried as a
ruling.
"""

import pytest

from ledger.games.catalogue import GAMES
from tests.dry_run_evening import check_dry_runs

pytestmark = pytest.mark.soak

TRIALS = 100
"""The number of tried acts. A whole game of the shortest kind has more."""


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seed", range(100, 110))
def test_every_promise_in_a_long_evening_comes_true(ruleset: str, seed: int) -> None:
    broken, told = check_dry_runs(ruleset, seed, acts=30, often=10, most=2_000)
    assert broken == []
    assert told["trials"] > TRIALS

"""The ids that clients choose change nothing else in an evening (ACTA-05).

One evening is played with rising ids and with falling ids. The results are the same.
"""

import itertools

import pytest

from ledger.games.catalogue import GAMES
from tests.games.chosen_ids import RISING, falling_id, play_evening


def first_difference(one: list[str], other: list[str]) -> tuple[str, str] | None:
    """Return the first two entries that differ."""
    pairs = itertools.zip_longest(one, other, fillvalue="")
    return next((pair for pair in pairs if pair[0] != pair[1]), None)


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_gains_by_the_ids_of_their_commands(ruleset: str, seed: int) -> None:
    rising, falling_ = (play_evening(ruleset, seed, 12, id_of) for id_of in (RISING, falling_id))
    assert first_difference(rising, falling_) is None


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seed", range(100, 120))
def test_nobody_gains_by_ids_in_long_evenings(ruleset: str, seed: int) -> None:
    rising, falling_ = (play_evening(ruleset, seed, 60, id_of) for id_of in (RISING, falling_id))
    assert first_difference(rising, falling_) is None

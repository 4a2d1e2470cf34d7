"""Viewers outside a secret get the same bytes, whether the secret act was done or not.

A few evenings of each game run here, and ten thousand in `make soak`. Planted leaks show that the
trials can find a leak.
"""

from collections.abc import Callable, Sequence

import pytest

from ledger.store import open_store
from ledger.store.base import Store
from tests.interference.kinds import KINDS
from tests.interference.mutants import MUTANTS
from tests.interference.trial import TrialResult, run_trial

FEW = {"nuces": 12, "morituri": 4, "cursus_honorum": 10, "roman_diplomacy": 5, "ludi_romani": 4}
"""The number of evenings of each game in this test."""

ENOUGH = 60
"""The number of evenings within which a planted leak has to be found."""


@pytest.mark.parametrize("game", KINDS)
def test_phones_outside_a_secret_get_the_same_bytes(game: str) -> None:
    trials = [run_trial(game, seed) for seed in range(FEW[game])]
    assert [trial for trial in trials if trial.leaks] == []
    assert sum(trial.watched for trial in trials) > 0


@pytest.mark.parametrize("game", KINDS)
def test_phones_outside_a_secret_get_the_same_bytes_from_two_servers(game: str) -> None:
    trials = [run_trial(game, seed, stores=two_servers) for seed in range(FEW[game])]
    assert [trial for trial in trials if trial.leaks] == []
    assert sum(trial.watched for trial in trials) > 0


def test_a_hidden_refusal_names_the_character_who_lacks_and_nothing_more() -> None:
    """In one evening one of three gamblers lacks nuts.

    In the twin of the evening another gambler does.
    """
    trial = run_trial("nuces", 2_583)
    assert (trial.secret, trial.watched, trial.leaks) == ("one more: give", 2, ())


def two_servers() -> Sequence[Store]:
    """Return one store that two servers share."""
    store = open_store("memory:")
    return store, store


@pytest.mark.parametrize("name", MUTANTS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, plant = MUTANTS[name]
    plant(monkeypatch)
    found = (trial for trial in map(_trial_runner(game), range(ENOUGH)) if trial.leaks)
    assert next(found, None) is not None


def _trial_runner(game: str) -> Callable[[int], TrialResult]:
    return lambda seed: run_trial(game, seed)

"""Random play of the game of nuts: every promise holds."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.harness import RandomPlay
from tests.toy.yard import START, YardGame

SEEDS = st.integers(0, 2**32)


@settings(max_examples=25)
@given(seed=SEEDS, nuts=st.sampled_from([0, 1, 10]), clock=st.booleans())
def test_every_promise_holds_in_random_games(seed: int, nuts: int, clock: bool) -> None:
    chance = Random(seed)
    yard = YardGame(randomness=Random(seed).randbytes, nuts=nuts)
    if clock:
        yard.does("nurse", "set-switch", switch="bell.by_clock", value="true")
    play = RandomPlay(yard.scribe, chance, START, closes=True).play_steps(80)
    assert play.broken == []
    assert play.outcomes["Accepted"] > 0


@given(seed=SEEDS)
@settings(max_examples=5)
def test_the_same_seed_plays_the_same_game(seed: int) -> None:
    games = []
    for _ in range(2):
        yard = YardGame(randomness=Random(seed).randbytes)
        RandomPlay(yard.scribe, Random(seed), START).play_steps(40)
        games.append([row.state for row in yard.store.read("yard")])
    assert games[0] == games[1]

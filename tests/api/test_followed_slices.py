"""Slices followed from act to act equal slices rendered anew of the same state."""

from random import Random

import pytest

from api.game.reader import GameReader
from api.game.slices import Slices
from ledger.games.catalogue import GAMES
from ledger.record.audience import Viewer
from ledger.record.state import State
from tests.projections.evenings import random_evening

ALL = Viewer(opened=True)
CLOSELY = 40
"""The number of states in a row that are compared, at a few places of the evening."""


@pytest.mark.parametrize("ruleset", sorted(GAMES))
def test_slices_followed_entry_by_entry_equal_slices_of_the_whole_state(ruleset: str) -> None:
    scribe = random_evening(ruleset, 1)
    game, entries = GameReader(scribe, lambda: 0), scribe.state.log.entries
    last, chance = scribe.state.log.position, Random(44)
    for begin in sorted({1, *(chance.randrange(1, last) for _ in range(4))}):
        state: State[object] = game.past_state(begin)
        followed = Slices(game.render)
        followed.follow(state)
        for position in range(begin + 1, min(last, begin + CLOSELY) + 1):
            state = game.machine.evolve(state, entries[position])
            followed.follow(state)
            anew = Slices(game.render)
            anew.follow(state)
            assert followed.of(ALL) == anew.of(ALL), position
            assert {key: one.audience for key, one in followed.rendered_slices.items()} == {
                key: one.audience for key, one in anew.rendered_slices.items()
            }

"""Slices followed from act to act equal slices rendered anew of the same state."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from api.game.live.delta import Delta
from api.game.reader import GameReader
from api.game.slices import Slices
from ledger.games.catalogue import GAMES
from ledger.record.state import State
from ledger.scribe.scribe import Scribe
from tests.harness import RandomPlay
from tests.projections.evenings import random_evening, room_and_card_holders
from tests.toy.inn import inn_game
from tests.toy.post import write_letter, yard_with_letters
from tests.toy.streets import street_game
from tests.toy.yard import START, YardGame

CLOSELY = 40
"""The number of states in a row that are compared, at a few places of the evening."""


class FollowedSlices:
    """Slices of a game that follow it, and the slices that each viewer has from them."""

    def __init__(self, scribe: Scribe) -> None:
        self.game = GameReader(scribe, lambda: 0)
        self.changed: Counter[str] = Counter()
        """The number of changes of slices, by the first part of their keys."""
        self._viewers = [
            *room_and_card_holders(scribe),
            *room_and_card_holders(scribe, opened=True),
        ]

    def check(self, begin: int, end: int) -> None:
        """Check each state from one position to another."""
        game, entries = self.game, self.game.scribe.state.log.entries
        state: State[object] = game.past_state(begin)
        followed = Slices(game.render)
        followed.follow(state)
        followed.changes()
        views = {viewer: dict(followed.slices_seen_by(viewer).shown) for viewer in self._viewers}
        for position in range(begin + 1, end + 1):
            state = game.machine.evolve(state, entries[position])
            followed.follow(state)
            changes = followed.changes()
            self.changed.update(key.partition("/")[0] for key in changes)
            delta = Delta(state.log, range(position, position + 1), changes)
            anew = Slices(game.render)
            anew.follow(state)
            assert followed.rendered_slices.keys() == anew.rendered_slices.keys(), position
            for key, one in followed.rendered_slices.items():
                other = anew.rendered_slices[key]
                assert (one.audience, one.data, one.wordless) == (
                    other.audience,
                    other.data,
                    other.wordless,
                ), (position, key)
            for viewer, view in views.items():
                _apply_slices_to_view(view, {**delta.public_changes, **delta.slices(viewer)})
                assert view == anew.slices_seen_by(viewer).shown, (position, viewer)


def _apply_slices_to_view(view: dict[str, bytes], news: dict[str, bytes]) -> None:
    """Change a view as a phone does when it gets these slices."""
    for key, data in news.items():
        if data == b"null":
            view.pop(key, None)
        else:
            view[key] = data


def check_states_from_positions(followers: FollowedSlices, begins: Iterable[int]) -> None:
    """Check a few states in a row from each of these positions."""
    last = followers.game.state.log.position
    for begin in sorted(set(begins)):
        followers.check(begin, min(last, begin + CLOSELY))


@pytest.mark.parametrize("ruleset", sorted(GAMES))
def test_slices_followed_entry_by_entry_equal_slices_of_the_whole_state(ruleset: str) -> None:
    scribe = random_evening(ruleset, 1)
    last, chance = scribe.state.log.position, Random(44)
    check_states_from_positions(
        FollowedSlices(scribe), [1, *(chance.randrange(1, last) for _ in range(4))]
    )


def test_slices_follow_the_petitions_of_an_evening() -> None:
    scribe = random_evening("ludi_romani", 1)
    entries = scribe.state.log.entries
    consents = [
        position
        for position in range(2, scribe.state.log.position + 1)
        if entries[position].type.startswith("kernel/petition-")
    ]
    followers = FollowedSlices(scribe)
    check_states_from_positions(followers, Random(45).sample(consents, 4))
    assert followers.changed["petition"] > 20


@pytest.mark.parametrize("found_game", [YardGame, yard_with_letters, street_game, inn_game])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6)
def test_slices_follow_every_entry_of_random_games(
    found_game: Callable[[], YardGame], seed: int
) -> None:
    scribe = found_game().scribe
    RandomPlay(scribe, Random(seed), START, closes=True).play_steps(60)
    FollowedSlices(scribe).check(1, scribe.state.log.position)


def test_a_petition_follows_its_stand_ins() -> None:
    yard = YardGame()
    yard.does("ada", "gamble", nuts=1, id="game")
    yard.does("nurse", "name-stand-in", character="bea", stand_in="aunt")
    yard.does("nurse", "end-stand-in", character="bea", stand_in="aunt")
    followers = FollowedSlices(yard.scribe)
    followers.check(1, yard.state.log.position)
    assert followers.changed["petition"] == 3


def test_a_thread_follows_its_own_letters() -> None:
    yard = yard_with_letters()
    first = write_letter(yard, "ada", to=["bea"])
    write_letter(yard, "cai", to=["bea"])
    write_letter(yard, "bea", answers=first)
    yard.does("ada", "erase-letter", letter=first)
    followers = FollowedSlices(yard.scribe)
    followers.check(1, yard.state.log.position)
    assert followers.changed["thread"] == 4

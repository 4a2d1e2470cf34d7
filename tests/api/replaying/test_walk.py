"""The walk through a game gives the same results in any order and length of requests."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from api.game.reader import GameReader
from api.replaying import walk as walking
from api.replaying.replay import ReplayRenderer
from api.replaying.walk import Stretch, Walk
from ledger.record.audience import ROOM_VIEWER, Viewer
from ledger.record.state import State
from projections.acts import ACTS, Acts
from tests.api.replaying.evenings import play_evening

GAME = "cursus_honorum"
SIZE = 16


def played_table() -> GameReader:
    """Return a played table."""
    return play_evening(GAME, 1).game


def acts_of_played_table() -> Acts:
    """Return the acts of that table."""
    return played_table().readings.reading_of(ACTS, played_table().state.log)


def stretch_of_walk(walk: Walk, number: int, upto: int = SIZE) -> Stretch:
    """Return a stretch of a walk, up to one of its acts."""
    first, ends = number * SIZE, acts_of_played_table().last_positions
    last = min(first + upto, len(ends))
    wanted = tuple(ends[act] for act in range(first, last))
    return walk.stretch(number, ends[first - 1] if first else 0, wanted)


def new_walk() -> Walk:
    """Return a new walk."""
    return Walk(played_table().render_past, played_table().past_state, played_table().states_at)


def count_stretches() -> int:
    """Return the number of stretches in a game."""
    return -(-len(acts_of_played_table().last_positions) // SIZE)


def test_stretches_do_not_depend_on_the_order_of_requests() -> None:
    onward = new_walk()
    straight = [stretch_of_walk(onward, number) for number in range(count_stretches())]
    assert len(straight) > 3
    for seed in (1, 2, 3):
        numbers = [*range(count_stretches()), *range(count_stretches())]
        Random(seed).shuffle(numbers)
        jumping = new_walk()
        assert all(stretch_of_walk(jumping, number) == straight[number] for number in numbers)


def test_a_stretch_that_grows_continues_from_its_last_act() -> None:
    growing, whole = new_walk(), new_walk()
    for upto in (1, 2, 5, SIZE):
        assert len(stretch_of_walk(growing, 1, upto).changes) == upto
    assert stretch_of_walk(growing, 1) == stretch_of_walk(whole, 1)
    stretch_of_walk(growing, 0)
    assert stretch_of_walk(growing, 1, 3) == stretch_of_walk(whole, 1)


def test_an_act_that_grew_since_is_walked_again() -> None:
    walk, ends = new_walk(), acts_of_played_table().last_positions
    longer = next(act for act in range(SIZE, 2 * SIZE) if ends[act] - ends[act - 1] > 1)
    upto = longer - SIZE + 1
    wanted = tuple(ends[act] for act in range(SIZE, SIZE + upto))
    walk.stretch(1, ends[SIZE - 1], (*wanted[:-1], wanted[-1] - 1))
    assert walk.stretch(1, ends[SIZE - 1], wanted) == stretch_of_walk(new_walk(), 1, upto)


def test_few_stretches_are_kept_and_dropped_ones_are_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    everything = new_walk()
    whole = [stretch_of_walk(everything, number) for number in range(count_stretches())]
    monkeypatch.setattr(walking, "MAX_KEPT_BYTES", max(stretch.size for stretch in whole))
    walk = new_walk()
    assert [stretch_of_walk(walk, number) for number in range(count_stretches())] == whole
    assert [stretch_of_walk(walk, number) for number in range(count_stretches())] == whole
    assert sum(stretch.size for stretch in walk.cached_stretches) <= walking.MAX_KEPT_BYTES
    assert sum(stretch.size for stretch in everything.cached_stretches) > walking.MAX_KEPT_BYTES


def test_the_next_viewer_causes_no_new_rendering(monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[int] = []
    found = played_table()
    render = found.render_past

    def render_and_note(state: State[Any]) -> Iterator[Any]:
        rendered.append(state.log.position)
        return render(state)

    monkeypatch.setattr(found, "render_past", render_and_note)
    replay = ReplayRenderer(found)
    assert _make_all_chunks(replay, Viewer(sees_opened_ledger=True)) > 1
    once = list(rendered)
    assert once == sorted(set(once))
    for viewer in (ROOM_VIEWER, Viewer(frozenset({"flavus"})), Viewer(sees_opened_ledger=True)):
        assert _make_all_chunks(replay, viewer) > 1
    assert rendered == once


def _make_all_chunks(replay: ReplayRenderer, viewer: Viewer) -> int:
    """Make all chunks of a viewer, and return their number."""
    number = 0
    while (plan := replay.chunk_plan(viewer, number)) is not None:
        replay.chunk(plan)
        number += 1
    return number

"""Random evenings of every game: a replay shows each viewer what they saw, act by act."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from api.replaying.replay import CHUNK_LENGTH, ReplayRenderer
from ledger.games.catalogue import GAMES
from ledger.record.audience import Viewer
from tests.api.replaying.evenings import GameWithPositions, play_evening, sample_viewers
from tests.api.replaying.replayed import (
    ShownMoment,
    all_lines_for_viewer,
    fetch_chunk,
    fetch_index,
    moments_of_chunk,
    played_moments,
    slices_at_cursor,
    slices_at_position,
)

MANY = 8
"""The number of moments of a replay that are compared, besides the borders of chunks."""

EVENINGS = [
    pytest.param(name, seed, marks=pytest.mark.soak if seed > 1 else ())
    for name in GAMES
    for seed in (1, 2)
]
"""An evening of each game. `make soak` has a second evening."""

pytestmark = pytest.mark.parametrize(("name", "seed"), EVENINGS)


class ReplayedEvening(NamedTuple):
    """An evening as one viewer plays it back."""

    played: GameWithPositions
    replay: ReplayRenderer
    viewer: Viewer
    shown: list[ShownMoment]

    @property
    def index_document(self) -> dict[str, Any]:
        """The index of the replay."""
        return fetch_index(self.replay, self.viewer)


@cache
def replays_for_sample_viewers(name: str, seed: int) -> tuple[ReplayedEvening, ...]:
    """Return an evening as some viewers play it back."""
    played = play_evening(name, seed)
    replay = ReplayRenderer(played.game)
    some = sample_viewers(played.game.state, Random(seed))
    return tuple(ReplayedEvening(played, replay, v, list(played_moments(replay, v))) for v in some)


def position_after_moment(played: GameWithPositions, shown: ShownMoment) -> int:
    """Return the position at which phones saw the game after the last line of a moment.

    The position is the first one after the line. If acts fell due at the time of the line, a later
    position is returned.
    """
    log, line = played.game.state.log, shown.lines[-1]
    later = played.durable[bisect_left(played.durable, log.ids[line["id"]]) :]
    for durable, after in pairwise(later):
        between = [log.entries[position] for position in range(durable + 1, after + 1)]
        if any(e.at != line["at"] or e.meta is None or e.meta.type != "due" for e in between):
            return durable
    return later[-1]


def test_each_moment_shows_the_view_of_the_time_when_its_act_was_stored(
    name: str, seed: int
) -> None:
    chance = Random(seed)
    for played, _replay, viewer, shown in replays_for_sample_viewers(name, seed):
        borders = {at + step for at in range(0, len(shown), CHUNK_LENGTH) for step in (-1, 0)}
        some = {*chance.sample(range(len(shown)), min(MANY, len(shown))), *borders, len(shown) - 1}
        for at in some & {*range(len(shown))}:
            now = slices_at_position(played.game, viewer, position_after_moment(played, shown[at]))
            assert (shown[at].slices, shown[at].private) == now
            assert now == slices_at_cursor(played.game, viewer, shown[at].lines[-1])


def test_the_moments_together_hold_the_lines_of_the_chronicle(name: str, seed: int) -> None:
    for played, _replay, viewer, shown in replays_for_sample_viewers(name, seed):
        assert [line for moment in shown for line in moment.lines] == all_lines_for_viewer(
            played.game, viewer
        )


def test_each_moment_ends_with_a_commit_and_holds_lines_of_one_act(name: str, seed: int) -> None:
    for played, _replay, _viewer, shown in replays_for_sample_viewers(name, seed):
        log, ends = (
            played.game.state.log,
            [position_after_moment(played, moment) for moment in shown],
        )
        assert ends == sorted(set(ends))
        for moment, before in zip(shown, [0, *ends], strict=False):
            entries = [log.entries[log.ids[line["id"]]] for line in moment.lines]
            assert before < entries[0].position
            causes = {(e.meta.command, e.meta.type) for e in entries if e.meta is not None}
            assert len({command for command, act in causes if act != "due"}) <= 1
            assert len({entry.at for entry in entries}) == 1


def test_a_moment_sends_only_slices_that_changed(name: str, seed: int) -> None:
    for one in replays_for_sample_viewers(name, seed):
        for changed, before, after in _consecutive_moments(one):
            for key in changed:
                same = before.slices.get(key) == after.slices.get(key)
                assert not same or (key in before.private) != (key in after.private)


def _consecutive_moments(
    one: ReplayedEvening,
) -> Iterator[tuple[dict[str, Any], ShownMoment, ShownMoment]]:
    for number in range(len(one.index_document["chunks"])):
        chunk = fetch_chunk(one.replay, one.viewer, number)
        shown = list(moments_of_chunk(chunk))
        assert chunk["moments"][0]["slices"] == {}
        for (before, after), moment in zip(pairwise(shown), chunk["moments"][1:], strict=True):
            yield moment["slices"], before, after


def test_the_index_gives_the_time_of_each_moment_and_what_is_seen_of_it(
    name: str, seed: int
) -> None:
    for one in replays_for_sample_viewers(name, seed):
        index, shown = one.index_document, one.shown
        moments = index["moments"]
        assert moments["id"] == [moment.lines[-1]["id"] for moment in shown]
        assert moments["at"] == [moment.lines[-1]["at"] for moment in shown]
        assert moments["period"] == [moment.slices["game"]["period"]["seq"] for moment in shown]
        assert moments["lines"] == [len({line["id"] for line in m.lines}) for m in shown]
        assert index["chunks"] == list(range(0, len(shown), CHUNK_LENGTH))
        assert (index["me"], index["staff"]) == (sorted(one.viewer.characters), one.viewer.is_staff)


def test_a_chapter_begins_where_the_shown_period_changes(name: str, seed: int) -> None:
    names = ("seq", "kind", "key", "year")
    for one in replays_for_sample_viewers(name, seed):
        periods = [moment.slices["game"]["period"] for moment in one.shown]
        seqs = [-1, *(period["seq"] for period in periods)]
        firsts = [at for at, (before, now) in enumerate(pairwise(seqs)) if before != now]
        begun = [(at, *(periods[at][name] for name in names)) for at in firsts]
        found = [(p["moment"], *(p[name] for name in names)) for p in one.index_document["periods"]]
        assert found == begun
        assert len(found) > 1


def test_great_moments_are_those_whose_words_the_viewer_reads(name: str, seed: int) -> None:
    for one in replays_for_sample_viewers(name, seed):
        log, kinds = one.played.game.state.log, GAMES[name].story.great
        expected = [
            {"moment": at, "kind": kinds[type(log.entries[log.ids[line["id"]]].event)]}
            | {"entry": line["id"]}
            for at, moment in enumerate(one.shown)
            for line in moment.lines
            if line["words"] and type(log.entries[log.ids[line["id"]]].event) in kinds
        ]
        assert one.index_document["great"] == expected
        assert expected


def test_only_entries_that_the_viewer_sees_have_a_moment(name: str, seed: int) -> None:
    for one in replays_for_sample_viewers(name, seed):
        seen = {line["id"]: at for at, m in enumerate(one.shown) for line in m.lines}
        moments = one.replay.moments(one.viewer)
        found = {entry: moments.moment_index_of(entry) for entry in one.played.game.state.log.ids}
        assert {entry: at for entry, at in found.items() if at is not None} == seen

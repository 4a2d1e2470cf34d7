"""A projection gives the same reading live, at any past position, and rebuilt from zero."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.record.books import OverdraftError
from ledger.record.entry import Entry, Posting
from projections.catalogue import PROJECTIONS
from projections.projection import (
    POSITIONS_PER_READING,
    LiveProjection,
    Projection,
    Readings,
    StoppedError,
)
from tests.projections.conftest import play_two_rounds
from tests.projections.placing import entry_with_placements
from tests.toy.yard import YardGame

COUNT: Projection[int] = Projection("count", 1, 0, lambda count, _entry: count + 1)


def test_every_projection_has_a_name_of_its_own() -> None:
    names = [projection.name for projection in PROJECTIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("projection", PROJECTIONS, ids=lambda projection: str(projection.name))
def test_a_reading_followed_live_equals_one_rebuilt_from_zero(
    projection: Projection[object],
) -> None:
    game = YardGame()
    live = LiveProjection(projection, "yard")
    live.reading_at(game.state.log)
    play_two_rounds(game)
    log = game.state.log
    for position in (log.position, 3, 0, log.position - 1):
        past = [log.entries[number] for number in range(1, position + 1)]
        assert live.reading_at(log, position) == projection.read(past, "yard")


PLAYED = play_two_rounds(YardGame()).state.log


@given(st.lists(st.integers(0, PLAYED.position), max_size=12))
def test_positions_may_be_asked_for_in_any_order(asked: list[int]) -> None:
    live = LiveProjection(COUNT, "yard")
    assert [live.reading_at(PLAYED, position) for position in asked] == asked


def test_a_long_game_stores_a_reading_at_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("projections.projection.POSITIONS_PER_READING", 4)
    folded: list[int] = []

    def note_and_count_entry(before: int, entry: Entry) -> int:
        folded.append(entry.position)
        return before + 1

    log = PLAYED
    live = LiveProjection(Projection("heard", 1, 0, note_and_count_entry), "yard")
    assert live.reading_at(log) == log.position
    folded.clear()
    assert live.reading_at(log, 11) == 11
    assert folded == [9, 10, 11]
    assert POSITIONS_PER_READING == 500


def test_a_position_beyond_the_log_is_an_error(yard: YardGame) -> None:
    log = yard.state.log
    for position in (-1, log.position + 1):
        with pytest.raises(ValueError, match="is not between"):
            LiveProjection(COUNT, "yard").reading_at(log, position)


def test_a_projection_that_cannot_read_an_entry_stops_and_names_it(yard: YardGame) -> None:
    def fail_at_entry(count: int, entry: object) -> int:
        if entry is yard.state.log.entries[5]:
            raise KeyError("a word it does not know")
        return count + 1

    live = LiveProjection(Projection("stumbler", 1, 0, fail_at_entry), "yard")
    with pytest.raises(StoppedError, match="stumbler stopped at entry 5 of yard") as stopped:
        live.reading_at(yard.state.log)
    assert (stopped.value.position, stopped.value.game) == (5, "yard")
    assert isinstance(stopped.value.__cause__, KeyError)


def test_an_overdraft_stops_every_projection_that_keeps_books() -> None:
    overdrawn = (Posting("nut", "ada", "bea", 1),)
    bad = msgspec.structs.replace(entry_with_placements(1), postings=overdrawn)
    for projection in PROJECTIONS:
        if projection.name in {"holdings", "standings"}:
            with pytest.raises(StoppedError) as stopped:
                projection.read((bad,), "yard")
            assert isinstance(stopped.value.__cause__, OverdraftError)


def test_all_readings_of_a_game_are_followed_together(yard: YardGame) -> None:
    readings = Readings((COUNT, *PROJECTIONS), "yard")
    assert readings.reading_of(COUNT, yard.state.log) == yard.state.log.position
    assert readings.reading_of(COUNT, yard.state.log, 2) == 2


def test_several_threads_may_read_at_once() -> None:
    begun, go = Event(), Event()

    def count_slowly(count: int, _entry: Entry) -> int:
        begun.set()
        assert go.wait(20)
        return count + 1

    log = play_two_rounds(YardGame()).state.log
    live = LiveProjection(Projection("slow", 1, 0, count_slowly), "yard")
    live.reading_at(log, 0)
    with ThreadPoolExecutor(2) as threads:
        answers = [threads.submit(live.reading_at, log, position) for position in (3, log.position)]
        assert begun.wait(20)
        go.set()
        assert [answer.result() for answer in answers] == [3, log.position]
    assert live.reading_at(log, 2) == 2

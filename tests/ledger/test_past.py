"""Questions about the past."""

import pytest

from ledger.scribe import snapshots
from ledger.scribe.snapshots import Snapshots
from tests.toy.yard import YardGame


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> YardGame:
    """Return a yard with some history, of which every seventh state was stored."""
    monkeypatch.setattr(snapshots, "SNAPSHOT_INTERVAL", 7)
    yard = YardGame()
    for number in range(20):
        giver, taker = ("ada", "bea") if number % 2 else ("bea", "cai")
        yard.does(giver, "give", to=taker, nuts=1)
        if number % 6 == 5:
            yard.does("aunt", "ring")
    return yard


def test_at_every_position_the_past_equals_a_fold_from_the_beginning(often: YardGame) -> None:
    entries = often.state.log.entries
    state = often.machine.blank_state()
    for position in range(1, often.state.log.position + 1):
        state = often.machine.evolve(state, entries[position])
        assert often.scribe.snapshots.state_at(often.state, position) == state


def test_the_past_before_the_first_entry_is_empty(often: YardGame) -> None:
    assert often.scribe.snapshots.state_at(often.state, 0) == often.machine.blank_state()


def test_the_past_at_the_last_entry_is_the_present_state(often: YardGame) -> None:
    assert often.scribe.snapshots.state_at(often.state, often.state.log.position) is often.state


def test_a_future_position_is_refused(often: YardGame) -> None:
    last = often.state.log.position
    for position in (-1, last + 1):
        with pytest.raises(ValueError, match=f"position {position} is not between 0 and {last}"):
            often.scribe.snapshots.state_at(often.state, position)


@pytest.mark.parametrize("first", [0, 1, 6, 7, 10])
def test_a_restarted_game_remembers_the_same_past(often: YardGame, first: int) -> None:
    log, again = often.state.log, Snapshots(often.machine)
    entries = [log.entries[position] for position in range(1, log.position + 1)]
    state = again.fold_entries(often.machine.blank_state(), entries[:first])
    state = again.fold_entries(state, entries[first:])
    assert state == often.state
    for position in range(log.position + 1):
        assert again.state_at(state, position) == often.scribe.snapshots.state_at(
            often.state, position
        )


def test_many_past_moments_read_together_equal_separate_readings(often: YardGame) -> None:
    last = often.state.log.position
    wanted = [0, 1, 1, 6, 7, 8, 20, last, last]
    states = often.scribe.snapshots.states_at(often.state, wanted)
    assert list(states) == [often.scribe.snapshots.state_at(often.state, one) for one in wanted]


@pytest.mark.parametrize("wanted", [[3, 2], [10_000]])
def test_decreasing_or_unknown_moments_are_refused(often: YardGame, wanted: list[int]) -> None:
    with pytest.raises(ValueError, match="position"):
        list(often.scribe.snapshots.states_at(often.state, wanted))

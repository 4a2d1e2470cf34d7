"""Each test adds one fault to the program. The simulation must soon find the fault."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from api.game.writer import Writer
from api.game.writing_thread import WritingThread
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Refused, Request
from ledger.record.state import State
from ledger.store.base import Batch, Store, StoreError
from ledger.store.memory import MemoryStore
from projections.pages import Chronicle
from projections.spots import Spots
from tests.simulation.diary import ScheduleDiary
from tests.simulation.disk import OpenedDisk, SimulatedDisk
from tests.simulation.world import play_schedule
from tests.world.mutants import repeat_done_commands

SOON = 60
"""Maximum number of schedules after which a fault has to be found."""


def assert_fault_is_found(
    told: str, disk: Callable[[ScheduleDiary], SimulatedDisk] = SimulatedDisk, workers: int = 1
) -> None:
    """Play schedules until one ends with a sentence that has these words.

    The fault must be found soon.
    """
    results = (play_schedule(seed, workers, disk) for seed in range(SOON))
    faults = chain.from_iterable(result.faults for result in results)
    assert any(told in fault for fault in faults)


class DiskAcknowledgingEarly(SimulatedDisk):
    """Acknowledges batches before they are written.

    Only every third batch is written, together with the two before it.
    """

    def __init__(self, diary: ScheduleDiary) -> None:
        super().__init__(diary)
        self._durable: list[Batch] = []
        self._waiting: list[Batch] = []

    def write(self, batch: Batch) -> None:
        super().write(batch)
        self._waiting.append(batch)
        if len(self._waiting) == 3 or batch.expected == 0:
            self._durable += self._waiting
            self._waiting = []

    def lose_unwritten(self) -> None:
        self._waiting = []
        self.inner = MemoryStore()
        for batch in self._durable:
            self.inner.append(batch)


def test_it_finds_a_store_that_acknowledges_before_it_writes() -> None:
    assert_fault_is_found("was acknowledged", DiskAcknowledgingEarly)


class TornDisk(SimulatedDisk):
    """Loses the last row in a crash, but not the head of that row."""

    def lose_unwritten(self) -> None:
        heads = self.inner.recorder.heads
        for game, (position, head, revision) in heads.items():
            heads[game] = (max(1, position - 1), head, revision)


def test_it_finds_a_store_that_writes_half_a_batch() -> None:
    assert_fault_is_found("changed behind our back", TornDisk)


def test_it_finds_a_scribe_that_takes_what_failed_for_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    commit = WritingThread.commit

    async def commit_and_suppress_error(self: WritingThread, store: Store, batch: Batch) -> None:
        with suppress(StoreError):
            await commit(self, store, batch)

    monkeypatch.setattr(WritingThread, "commit", commit_and_suppress_error)
    assert_fault_is_found("changed behind our back")


def test_it_finds_a_server_that_does_what_is_sent_again_under_another_id(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    repeat_done_commands(monkeypatch)
    assert_fault_is_found("nobody sent")


def test_it_finds_a_server_that_refuses_by_what_was_true_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decide = Machine.decide
    past: list[State[Any]] = []

    def decide_on_old_state(
        self: Machine[Any], state: State[Any], request: Request, now: int, context: Any
    ) -> Any:
        past.append(state)
        earlier = past[-6:][0]
        if earlier.kernel.game == state.kernel.game:
            outcome, _ = decide(self, earlier, request, now, context)
            if isinstance(outcome, Refused):
                return outcome, state
        return decide(self, state, request, now, context)

    monkeypatch.setattr(Machine, "decide", decide_on_old_state)
    assert_fault_is_found("it was never so")


def test_it_finds_a_store_that_does_not_look_where_the_game_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Batch, "require_position", lambda *_given: None)
    assert_fault_is_found("a server logged")


def test_it_finds_a_cursor_that_skips(monkeypatch: pytest.MonkeyPatch) -> None:
    after = Chronicle.spots_after

    def spots_without_first(self: Chronicle, *given: Any) -> Spots:
        spots = after(self, *given)
        return spots._replace(spots=spots.spots[1:])

    monkeypatch.setattr(Chronicle, "spots_after", spots_without_first)
    assert_fault_is_found("hears line")


def test_it_finds_a_ledger_whose_time_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Machine.decide

    def decide_without_clock(
        self: Machine[Any], state: State[Any], request: Request, now: int, context: Any
    ) -> Any:
        return decide(self, replace(state, at=0), request, now, context)

    monkeypatch.setattr(Machine, "decide", decide_without_clock)
    monkeypatch.setattr("api.hosting.registry.clock_not_before", lambda clock, _last: clock)
    assert_fault_is_found("is older than")


def test_it_finds_servers_that_do_not_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenedDisk, "is_shared", False)
    assert_fault_is_found("is shown an older game", workers=3)


def test_it_finds_a_server_that_refuses_by_a_state_that_another_left_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Writer, "_is_unproven", lambda *_given: False)
    assert_fault_is_found("it was never so", workers=3)

"""The transactions that games share in the one thread that writes."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from api.game import writing_thread
from api.game.writing_thread import WritingThread
from ledger.store.base import AppendResult, Batch, ConflictError, Row, StoreError
from ledger.store.memory import MemoryStore
from ledger.store.sqlite import SqliteStore
from tests.api.hall import open_hall
from tests.api.lent import LentStore

HEAD = b"head"


class GatedStore(MemoryStore):
    """A store that notes its transactions, and begins none before the gate is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = Event()
        self.transactions: list[list[str]] = []
        self.breaks = False

    def append(self, batch: Batch) -> None:
        self.gate.wait()
        self.transactions.append([batch.game])
        super().append(batch)

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        self.gate.wait()
        self.transactions.append([batch.game for batch in batches])
        if self.breaks:
            raise MemoryError
        return tuple(self._append_and_catch(batch) for batch in batches)

    def _append_and_catch(self, batch: Batch) -> AppendResult:
        try:
            super().append(batch)
        except ConflictError as conflict:
            return conflict
        return None


@pytest.fixture
def store() -> Iterator[GatedStore]:
    store = GatedStore()
    yield store
    store.gate.set()


@pytest.fixture
async def thread() -> AsyncIterator[WritingThread]:
    pool = ThreadPoolExecutor(1)
    yield WritingThread(pool)
    pool.shutdown()


def batch(game: str, rows: int = 1, expected: int = 0) -> Batch:
    numbers = range(expected + 1, expected + rows + 1)
    before = HEAD if expected else b""
    return Batch(game, expected, before, tuple(Row(n, "toy/x@1", b"") for n in numbers), HEAD)


async def commit_all(
    thread: WritingThread, store: GatedStore, batches: Sequence[Batch]
) -> list[BaseException | None]:
    """Commit a batch and then these, which wait for it, and return the results of these."""
    first = asyncio.create_task(thread.commit(store, batch("first")))
    await asyncio.sleep(0.05)  # the thread has taken the first batch, and waits at the gate
    others = [asyncio.create_task(thread.commit(store, one)) for one in batches]
    await asyncio.sleep(0)
    assert not any(task.done() for task in (first, *others))
    store.gate.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


async def test_all_games_that_wait_share_one_transaction(
    thread: WritingThread, store: GatedStore
) -> None:
    games = [f"game-{n}" for n in range(20)]
    assert await commit_all(thread, store, [batch(game) for game in games]) == [None] * 20
    assert store.transactions == [["first"], games]


async def test_a_conflict_concerns_only_its_own_game(
    thread: WritingThread, store: GatedStore
) -> None:
    results = await commit_all(
        thread, store, [batch("alba"), batch("zama", expected=3), batch("cannae")]
    )
    assert (results[0], results[2]) == (None, None)
    assert isinstance(results[1], ConflictError)
    assert results[1].game == "zama"


async def test_a_transaction_has_a_bound_and_the_rest_follow_in_order(
    thread: WritingThread, store: GatedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing_thread, "MAX_SHARED_GAMES", 3)
    monkeypatch.setattr(writing_thread, "MAX_SHARED_ROWS", 10)
    sizes = {"a": 1, "b": 1, "c": 1, "d": 6, "e": 5, "f": 40, "g": 1}
    results = await commit_all(thread, store, [batch(game, rows) for game, rows in sizes.items()])
    assert results == [None] * 7
    assert store.transactions == [["first"], ["a", "b", "c"], ["d"], ["e"], ["f"], ["g"]]


async def test_no_game_waits_for_ever_if_the_store_breaks(
    thread: WritingThread, store: GatedStore
) -> None:
    store.breaks = True
    results = await commit_all(thread, store, [batch("alba"), batch("zama")])
    assert [type(result) for result in results] == [MemoryError] * 2
    store.breaks = False
    await thread.commit(store, batch("alba"))


async def test_batches_of_two_stores_have_transactions_of_their_own(
    thread: WritingThread, store: GatedStore
) -> None:
    other = GatedStore()
    other.gate.set()
    first = asyncio.create_task(thread.commit(store, batch("first")))
    await asyncio.sleep(0.05)
    waiting = [thread.commit(one, batch(game)) for game, one in (("a", store), ("b", other))]
    tasks = [asyncio.create_task(one) for one in waiting]
    await asyncio.sleep(0)
    store.gate.set()
    await asyncio.gather(first, *tasks)
    assert (store.transactions, other.transactions) == ([["first"], ["a"]], [["b"]])


async def test_a_game_that_no_longer_waits_costs_the_others_nothing(
    thread: WritingThread, store: GatedStore
) -> None:
    leaving = asyncio.create_task(thread.commit(store, batch("alba")))
    staying = asyncio.create_task(thread.commit(store, batch("zama")))
    await asyncio.sleep(0)
    leaving.cancel()
    store.gate.set()
    await staying


async def test_work_that_was_asked_for_after_a_batch_runs_after_it(
    thread: WritingThread, store: GatedStore
) -> None:
    waiting = [asyncio.create_task(thread.commit(store, batch(game))) for game in ("alba", "zama")]
    await asyncio.sleep(0)
    reading = asyncio.create_task(thread.run(store.games))
    await asyncio.sleep(0)
    store.gate.set()
    assert set(await reading) == {"alba", "zama"}
    await asyncio.gather(*waiting)


async def test_a_thread_that_has_ended_says_so(store: GatedStore) -> None:
    thread = WritingThread(ThreadPoolExecutor(1))
    thread.pool.shutdown()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="after shutdown"):
            await thread.commit(store, batch("alba"))


async def test_batches_that_wait_when_the_thread_ends_are_answered(
    thread: WritingThread, store: GatedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing_thread, "MAX_SHARED_GAMES", 1)
    games = ("alba", "zama", "cannae")
    tasks = [asyncio.create_task(thread.commit(store, batch(game))) for game in games]
    await asyncio.sleep(0.05)  # the thread has taken the first batch, and waits at the gate
    thread.pool.shutdown(wait=False)
    store.gate.set()
    async with asyncio.timeout(10):
        results = await asyncio.gather(*tasks, return_exceptions=True)
    written = [result is None for result in results]
    assert written[0]
    assert not all(written)
    assert [bool(store.head(game)[0]) for game in games] == written
    assert {type(result) for result in results if result is not None} == {RuntimeError}


@pytest.mark.parametrize("seed", range(3))
async def test_every_commit_of_many_games_is_answered_once(
    thread: WritingThread, tmp_path: Path, seed: int
) -> None:
    store, chance = SqliteStore(tmp_path / "evening.acta"), Random(seed)

    async def play(game: str) -> int:
        position, conflicts = 0, 0
        for _ in range(30):
            if chance.random() < 0.3:
                await asyncio.sleep(chance.random() * 0.003)
            rows = chance.randrange(1, 4)
            late = position > 0 and chance.random() < 0.2
            try:
                await thread.commit(store, batch(game, rows, position - late))
                position += rows
            except ConflictError:
                conflicts += 1
            assert store.head(game)[0] == position
        return position

    games = [f"game-{n}" for n in range(12)]
    async with asyncio.timeout(60):
        ends = await asyncio.gather(*(play(game) for game in games))
    assert [store.head(game)[0] for game in games] == ends
    store.check()
    store.close()


class OneGameFailsStore(LentStore):
    """A store that refuses the rows of one game."""

    refused = ""

    def append(self, batch: Batch) -> None:
        if batch.game == self.refused and batch.rows:
            raise StoreError("This game cannot be written.")
        super().append(batch)


async def test_a_game_whose_writes_fail_costs_the_other_games_of_a_server_nothing() -> None:
    store: Any = OneGameFailsStore()
    async with open_hall(store=store) as hall:
        founder, registry = hall.host.founder, hall.host.registry
        games = [registry.game((await founder.found_game("nuces", None)).game) for _ in range(5)]
        store.refused = games[2].id
        before = [game.state.log.position for game in games]
        pausing = (game.writer.answer(registry.request_by_server("pause")) for game in games)
        results = await asyncio.gather(*pausing, return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [
            game.id == store.refused for game in games
        ]
        store.refused = ""
        moved = [game.state.log.position - at for game, at in zip(games, before, strict=True)]
        assert moved == [1, 1, 0, 1, 1]
        for game in games:
            assert store.head(game.id)[0] == game.state.log.position


async def test_batches_of_a_job_that_is_cancelled_are_answered(store: GatedStore) -> None:
    pool = ThreadPoolExecutor(1)
    thread = WritingThread(pool)
    running = asyncio.create_task(thread.commit(store, batch("first")))
    await asyncio.sleep(0.05)  # the thread has taken the first batch, and waits at the gate
    waiting = [asyncio.create_task(thread.commit(store, batch(f"game-{n}"))) for n in range(3)]
    await asyncio.sleep(0)
    pool.shutdown(wait=False, cancel_futures=True)
    async with asyncio.timeout(5):
        refused = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(error) for error in refused] == [StoreError] * 3
    store.gate.set()
    await running
    with pytest.raises(RuntimeError, match="after shutdown"):
        await thread.commit(store, batch("late"))


async def test_a_running_job_that_is_cancelled_answers_its_batches_and_the_thread_goes_on(
    thread: WritingThread, store: GatedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, jobs = asyncio.get_running_loop(), list[asyncio.Future[Any]]()
    run_in_executor = loop.run_in_executor

    def note_job(*given: Any) -> asyncio.Future[Any]:
        jobs.append(run_in_executor(*given))
        return jobs[-1]

    monkeypatch.setattr(loop, "run_in_executor", note_job)
    running = asyncio.create_task(thread.commit(store, batch("first")))
    await asyncio.sleep(0.05)
    jobs[0].cancel()
    async with asyncio.timeout(5):
        with pytest.raises(StoreError, match="cancelled"):
            await running
    store.gate.set()
    await thread.commit(store, batch("second"))
    assert set(store.games()) == {"first", "second"}

"""The one thread that writes to the store, and the transactions that games share in it.

The batches of all games that wait when the thread begins a transaction become durable together.
Each game learns its own result.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import partial
from threading import Lock
from typing import NamedTuple, TypeVar

from ledger.store.base import AppendResult, Batch, Store, StoreError, append_each

MAX_SHARED_GAMES = 64
"""The maximum number of batches in one transaction."""

MAX_SHARED_ROWS = 1_024
"""The number of rows and side rows after which a transaction takes no further batch.

A batch with more rows has a transaction of its own, because a batch is never divided.
"""

T = TypeVar("T")


class WaitingBatch(NamedTuple):
    """A batch that waits for its transaction, and the future that its game awaits."""

    store: Store
    batch: Batch
    result: asyncio.Future[None]

    @property
    def row_count(self) -> int:
        """Return the number of rows and side rows of the batch."""
        return len(self.batch.rows) + len(self.batch.side_writes)


class WritingThread:
    """The thread that writes, shared by all games of a server.

    `pool` is an executor with exactly one thread.
    """

    def __init__(self, pool: Executor) -> None:
        self.pool = pool
        self._queue: deque[WaitingBatch] = deque()
        self._is_transaction_requested = False
        self._take_lock = Lock()

    async def run(self, job: Callable[[], T]) -> T:
        """Return the result of `job`, which runs between two transactions."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, job)

    async def commit(self, store: Store, batch: Batch) -> None:
        """Return once a batch is durable.

        The transaction may hold batches of other games. Raises: ConflictError, StoreError: none of
        this batch was written. RuntimeError: the thread has ended. The batches of the other games
        have results of their own.
        """
        result: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(WaitingBatch(store, batch, result))
        self._request_transaction()
        await result

    def _request_transaction(self) -> None:
        if not self._queue or self._is_transaction_requested:
            return
        # Set before the job is submitted, because the thread may begin it at once and clear this.
        self._is_transaction_requested = True
        group: list[WaitingBatch] = []
        write = partial(self._write_waiting_batches, group)
        try:
            job = asyncio.get_running_loop().run_in_executor(self.pool, write)
        except RuntimeError as error:  # the pool is shut down, so no job will take these batches
            self._refuse_waiting_batches(error)
        else:
            job.add_done_callback(partial(self._answer_games, group))

    def _write_waiting_batches(self, group: list[WaitingBatch]) -> Sequence[AppendResult]:
        """Write the batches that wait now, on the writing thread, and return their results.

        The batches that are taken are put into `group`.
        """
        # Cleared before the batches are taken, so that a batch that comes later requests a
        # transaction of its own. If this job takes that batch, too, the later job writes nothing.
        self._is_transaction_requested = False
        with self._take_lock:
            self._take_waiting_batches(group)
        return _append_group(group)

    def _take_waiting_batches(self, group: list[WaitingBatch]) -> None:
        """Take batches in the order of their arrival, up to the size of one transaction."""
        row_count = 0
        while self._queue and len(group) < MAX_SHARED_GAMES:
            next_batch = self._queue[0]
            row_count += next_batch.row_count
            if group and (row_count > MAX_SHARED_ROWS or next_batch.store is not group[0].store):
                break
            group.append(self._queue.popleft())

    def _answer_games(
        self, group: list[WaitingBatch], job: asyncio.Future[Sequence[AppendResult]]
    ) -> None:
        if job.cancelled():
            # A job that was running may have written its batches. The next batch of such a game
            # has a conflict, and the game is read again.
            error = StoreError("The writing was cancelled.")
            self._refuse_waiting_batches(error)
            for waiting_batch in group:
                _answer_game(waiting_batch, error)
            return
        # The batches that did not fit come first in the next transaction.
        self._request_transaction()
        for waiting_batch, result in zip(group, job.result(), strict=True):
            _answer_game(waiting_batch, result)

    def _refuse_waiting_batches(self, error: Exception) -> None:
        """Answer all batches that wait with an error. A later batch requests a new transaction."""
        self._is_transaction_requested = False
        with self._take_lock:
            refused_batches = tuple(self._queue)
            self._queue.clear()
        for waiting_batch in refused_batches:
            _answer_game(waiting_batch, error)


def _answer_game(waiting_batch: WaitingBatch, error: Exception | None) -> None:
    if waiting_batch.result.done():
        return
    if error is None:
        waiting_batch.result.set_result(None)
    else:
        waiting_batch.result.set_exception(error)


def _append_group(group: Sequence[WaitingBatch]) -> Sequence[AppendResult]:
    if not group:
        return ()
    store, batches = group[0].store, [waiting_batch.batch for waiting_batch in group]
    if len(batches) == 1:
        return append_each(store.append, batches)
    try:
        return store.append_all(batches)
    except Exception as error:  # noqa: BLE001 - no game may wait for ever
        return [error] * len(batches)

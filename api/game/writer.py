"""The queue of one game's commands.

All commands that arrive during a commit are decided together in the next commit, and answered when
they are durable.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

import structlog

from api.base.clock import Clock
from api.game.ledger_listener import LedgerListener
from api.game.writing_thread import WritingThread
from api.observing import trace
from ledger.kernel.vocabulary.request import Outcome, Request
from ledger.scribe.commit_decisions import QueuedRequest
from ledger.scribe.commits import DamagedError, GameErasedError, PreparedBatch, RemoteNews
from ledger.scribe.remote_rows import read_remote_news
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store.base import ConflictError, SideWrite, StoreError

MAX_BATCH = 256
"""Maximum number of requests per commit."""

AnswerFuture = asyncio.Future[Outcome]

_UNREADABLE_REASON = "the ledger cannot be read any more"
_ERASED_REASON = "the game was erased"

_log = structlog.get_logger()


class Writer:
    """The queue of one game.

    `thread` returns the thread that writes. It is asked at each use, because a move takes the game
    to another database, which has a thread of its own. The `listeners` hear how the ledger changes.
    Each news reaches the listeners in their order.
    """

    def __init__(
        self,
        scribe: Scribe,
        thread: Callable[[], WritingThread],
        clock: Clock,
        listeners: Sequence[LedgerListener],
    ) -> None:
        self.scribe = scribe
        self._listeners = listeners
        self._thread = thread
        self._clock = clock
        self._queue: list[tuple[QueuedRequest, AnswerFuture]] = []
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._minute = False
        self._is_behind = False
        self.commits = 0
        """Number of commits of this game. Games that commit together count one each."""
        self.broken = False
        """Whether the store could not be read again. If so, every further request fails."""

    @property
    def waiting_count(self) -> int:
        """Number of requests that wait in the queue."""
        return len(self._queue)

    def start(self) -> None:
        """Start the queue on the running event loop."""
        self._task = asyncio.create_task(self._run_queue())

    async def stop(self) -> None:
        """Finish the waiting requests and refuse all new ones."""
        self._stopping = True
        self._work.set()
        if self._task is not None:
            await self._task

    async def answer(self, request: Request, writes: tuple[SideWrite, ...] = ()) -> Outcome:
        """Return the answer to a request once it is durable.

        The rows `writes` are written if the request is accepted.

        Raises: StoreError: nothing could be written.
        """
        return await self._enqueue(QueuedRequest(request, writes))

    async def answer_if_still_valid(
        self, request: Request, is_obsolete: Callable[[], bool]
    ) -> Outcome:
        """Return the answer to a request.

        The answer has no entries if `is_obsolete` returns True when the request is decided.
        `is_obsolete` is called again if another server has written first. Raises: StoreError.
        """
        return await self._enqueue(QueuedRequest(request, unless=is_obsolete))

    async def write_sides(self, writes: tuple[SideWrite, ...]) -> None:
        """Write to the side table alone. Raises: StoreError."""
        await self._enqueue(QueuedRequest(None, writes))

    async def write_change(self, change: Callable[[], tuple[SideWrite, ...]]) -> None:
        """Write to the side table the result that `change` returns now.

        If another server has written first, its writes are read and `change` is called again.
        Raises: StoreError.
        """
        await self._enqueue(QueuedRequest(None, change=change))

    def follow(self) -> None:
        """Read the new writes of another server."""
        self._is_behind = True
        self._work.set()

    async def wait_until_current(self) -> None:
        """Return once this server has read everything that any server acknowledged.

        Raises: StoreError.
        """
        if self.scribe.store.is_shared:
            self.follow()
            await self._enqueue(QueuedRequest(None))

    def touch(self, writes: tuple[SideWrite, ...]) -> None:
        """Write to the side table only to test the store. The listeners hear whether it worked."""
        if not (self.broken or self._stopping):
            self._enqueue(QueuedRequest(None, writes)).add_done_callback(asyncio.Future.exception)

    def run_due_acts(self) -> None:
        """Carry out the acts that are due."""
        self._work.set()

    def sign_minute_head(self) -> None:
        """Sign a head if the game is running, because a new minute has begun."""
        self._minute = True
        self._work.set()

    def _enqueue(self, queued_request: QueuedRequest) -> AnswerFuture:
        if self.broken:
            raise StoreError(_UNREADABLE_REASON)
        if self._stopping:
            raise StoreError("the ledger is being closed")
        answer: AnswerFuture = asyncio.get_running_loop().create_future()
        self._queue.append((queued_request, answer))
        trace.log_queued(self.scribe.game, queued_request, len(self._queue))
        self._work.set()
        return answer

    async def _run_queue(self) -> None:
        while not (self._stopping and not self._queue):
            await self._work.wait()
            self._work.clear()
            while True:
                batch, self._queue = self._queue[:MAX_BATCH], self._queue[MAX_BATCH:]
                # Checked after the batch is taken, so every request in it arrived before we catch
                # up.
                if self._is_behind:
                    await self._catch_up()
                await self._commit_or_fail(batch)
                if not (self._queue or self._minute or self._is_behind):
                    break

    async def _commit_or_fail(self, batch: list[tuple[QueuedRequest, AnswerFuture]]) -> None:
        if self.broken:
            self._minute = False
            _fail_requests(batch, StoreError(_UNREADABLE_REASON))
            return
        try:
            await self._commit_or_follow(batch)
        except StoreError as error:
            # Otherwise the next act would trigger the pending head, and its timestamp would reveal
            # the time of a player's act.
            self._minute = False
            for listener in self._listeners:
                listener.note_failure(self.scribe, error)
            _fail_requests(batch, error)
        except ConflictError as error:
            self._minute = False
            _log.error("conflict", game=self.scribe.game, why=str(error))
            _fail_requests(batch, StoreError("the ledger was read again"))
            await self._reload_scribe()
        except Exception as error:  # noqa: BLE001 - one bad request must not stop the others
            _log.exception("batch", game=self.scribe.game, size=len(batch))
            self._minute = self._minute and bool(batch)
            if len(batch) == 1:
                _fail_requests(batch, error)
                return
            for waiting_batch in batch:
                await self._commit_or_fail([waiting_batch])

    async def _commit_or_follow(self, batch: list[tuple[QueuedRequest, AnswerFuture]]) -> None:
        """Commit. If another server was first, read its writes and decide all requests again."""
        while True:
            try:
                await self._commit(batch)
            except ConflictError:
                if not await self._read_remote_rows():
                    raise
            else:
                return

    async def _catch_up(self) -> None:
        self._is_behind = False
        if self.broken:
            return
        try:
            await self._read_remote_rows()
        except StoreError as error:  # the next message of a commit starts a new attempt
            _log.error("behind", game=self.scribe.game, why=str(error))

    async def _read_remote_rows(self) -> bool:
        """Read what other servers wrote, and return whether they wrote anything.

        Raises: StoreError.
        """
        scribe = self.scribe
        try:
            news = await self._thread().run(partial(read_remote_news, scribe))
        except GameErasedError:
            self.broken = True
            for listener in self._listeners:
                listener.note_removal(scribe)
            raise StoreError(_ERASED_REASON) from None
        except DamagedError as error:
            _log.error("damaged", game=scribe.game, why=str(error))
            self.broken = True
            raise StoreError(_UNREADABLE_REASON) from error
        if news is None:
            return False
        scribe.adopt(news)
        for listener in self._listeners:
            listener.note_remote_writes(scribe, news.side_writes)
        self._tell_listeners(news)
        return True

    def _tell_listeners(self, news: PreparedBatch | RemoteNews) -> None:
        """Tell the listeners of rows that have become durable."""
        scribe = self.scribe
        if any(row.kind == "text" and row.value is None for row in news.side_writes):
            for listener in self._listeners:
                listener.note_erasure(scribe)
        if news.entries:
            for listener in self._listeners:
                listener.note_entries(scribe, news.entries)
            if scribe.opens_window_next:
                self._work.set()
        if news.heads:
            for listener in self._listeners:
                listener.note_heads(scribe)

    async def _commit(self, batch: list[tuple[QueuedRequest, AnswerFuture]]) -> None:
        requests = [queued_request for queued_request, _ in batch]
        batch_prepared = self.scribe.prepare(requests, self._clock(), is_minute_head=self._minute)
        while self._is_unproven(requests, batch_prepared) and await self._read_remote_rows():
            batch_prepared = self.scribe.prepare(
                requests, self._clock(), is_minute_head=self._minute
            )
        trace.log_decided(self.scribe.game, requests, batch_prepared.answers)
        seconds = (
            await self._write(batch_prepared)
            if batch_prepared.rows or batch_prepared.side_writes
            else None
        )
        self._minute = False
        self.scribe.adopt(batch_prepared)
        for (_, answer), outcome in zip(batch, batch_prepared.answers, strict=True):
            if not answer.done():
                answer.set_result(outcome)
        if batch_prepared.answers:
            for listener in self._listeners:
                listener.note_answers(self.scribe, batch_prepared.answers)
        self._tell_listeners(batch_prepared)
        if seconds is not None:
            for listener in self._listeners:
                listener.note_commit(self.scribe, seconds)
            # this call comes last, so that no request waits for a slow log
            game, answers = self.scribe.game, batch_prepared.answers
            trace.log_committed(game, requests, answers, batch_prepared.entries, seconds)

    def _is_unproven(self, queue: list[QueuedRequest], batch: PreparedBatch) -> bool:
        """Return whether answers rest on a state that another server may have changed.

        A write succeeds only if the state is the newest. A refusal writes nothing, so it proves
        nothing.
        """
        has_request = any(queued_request.request is not None for queued_request in queue)
        return has_request and self.scribe.store.is_shared and not (batch.rows or batch.side_writes)

    async def _write(self, batch: PreparedBatch) -> float:
        """Write a prepared batch to the store, and return the time it took, in seconds."""
        start_time = perf_counter()
        await self._thread().commit(self.scribe.store, batch)
        seconds = perf_counter() - start_time
        self.commits += 1
        return seconds

    async def _reload_scribe(self) -> None:
        old_scribe = self.scribe
        try:
            self.scribe = await self._thread().run(
                partial(
                    open_scribe,
                    old_scribe.machine,
                    old_scribe.store,
                    old_scribe.game,
                    old_scribe.randomness,
                )
            )
            for listener in self._listeners:
                listener.note_new_scribe(self.scribe)
        except StoreError as error:
            _log.error("unreadable", game=old_scribe.game, why=str(error))
        except Exception:  # noqa: BLE001 - whatever the error is, no request may wait for ever
            _log.exception("broken", game=old_scribe.game)
            self.broken = True


def _fail_requests(batch: list[tuple[QueuedRequest, AnswerFuture]], error: Exception) -> None:
    for _, answer in batch:
        if not answer.done():
            answer.set_exception(error)

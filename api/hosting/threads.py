"""The threads that use the store, so that the event loop never waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import TypeVar

from api.game.writing_thread import WritingThread
from ledger.store.skipped_databases import PartialAnswer, ask_partly

READING_THREADS = 2
"""Number of threads that read from the store."""

T = TypeVar("T")


class StoreThreads:
    """One thread that writes, and some threads for look-ups and for opening games.

    If the store has several databases, each has a thread that writes the acts of its games. So only
    the games of a database wait while this database does not answer.
    """

    def __init__(self, writer: Executor | None = None, reading: Executor | None = None) -> None:
        """Make the threads, unless the caller gives its own threads."""
        self.writing = WritingThread(writer or ThreadPoolExecutor(1, thread_name_prefix="ledger"))
        """The thread that writes, except for acts in a store of several databases."""
        self._has_own_writer = writer is not None
        self._thread_by_database: dict[str, WritingThread] = {}
        self._reading = reading or ThreadPoolExecutor(READING_THREADS, thread_name_prefix="reading")

    def writing_in(self, database: str) -> WritingThread:
        """Return the thread that writes the acts of the games in a database of the store.

        A store of one database names it "".
        """
        if not database or self._has_own_writer:
            return self.writing
        if database not in self._thread_by_database:
            pool = ThreadPoolExecutor(1, f"ledger {database}")
            self._thread_by_database[database] = WritingThread(pool)
        return self._thread_by_database[database]

    async def run_on_reading_thread(self, job: Callable[[], T]) -> T:
        """Return the result of `job` in the request's language. No commit waits for it."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reading, copy_context().run, job
        )

    async def read_partly(self, query: Callable[[], T]) -> PartialAnswer[T]:
        """Return the answer to a question on a reading thread, and the databases it leaves out."""
        return await self.run_on_reading_thread(partial(ask_partly, query))

    async def run_on_writing_thread(self, job: Callable[[], T]) -> T:
        """Return the result of `job`, which runs between two commits."""
        return await self.writing.run(job)

    def stop(self) -> None:
        """Finish the work that runs now, and end the threads."""
        for thread in (self.writing, *self._thread_by_database.values()):
            thread.pool.shutdown()
        self._reading.shutdown()

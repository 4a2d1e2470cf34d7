"""The threads that use the store, so that the event loop never waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from api.game.writing_thread import WritingThread

READING = 2
"""Number of threads that read from the store."""

T = TypeVar("T")


class StoreThreads:
    """One thread that writes, and some threads for look-ups and for opening games."""

    def __init__(self, writing: Executor | None = None, reading: Executor | None = None) -> None:
        """Make the threads, unless the caller gives its own threads."""
        pool = writing or ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self.writing = WritingThread(pool)
        """The one thread that writes."""
        self._reading = reading or ThreadPoolExecutor(READING, thread_name_prefix="reading")

    async def run_on_reading_thread(self, do: Callable[[], T]) -> T:
        """Return the result of `do` in the language of the request. No commit waits for it."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reading, copy_context().run, do
        )

    async def run_on_writing_thread(self, do: Callable[[], T]) -> T:
        """Return the result of `do`, which runs between two commits."""
        return await self.writing.run(do)

    def stop(self) -> None:
        """Finish the work that runs now, and end the threads."""
        self.writing.pool.shutdown()
        self._reading.shutdown()

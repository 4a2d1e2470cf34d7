"""Runs long reads on a second thread, so that the event loop keeps answering."""

import asyncio
from collections.abc import Callable, Coroutine
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class ReadingThread:
    """One thread for long reads. More threads would only slow the event loop down.

    The thread has its own event loop, so that a read may wait for the server's loop.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self.waiting = 0
        """Number of reads that wait or run."""

    async def run_function(self, find: Callable[[], T]) -> T:
        """Return the result of `find`, run on the thread in the language of the request."""

        async def find_in_language() -> T:
            return find()

        return await self.run_coroutine(find_in_language())

    async def run_coroutine(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Return the result of a coroutine, run on the thread in the language of the request."""
        self.waiting += 1
        try:
            return await asyncio.wrap_future(
                asyncio.run_coroutine_threadsafe(coroutine, self._start_loop())
            )
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """Finish the step that runs now, and cancel all other reads."""
        if self._loop is None or self._thread is None:
            return
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop = self._thread = None

    def _start_loop(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = Thread(target=_run_loop, args=(self._loop,), name="reading", daemon=True)
            self._thread.start()
        return self._loop


def _run_loop(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        open_tasks = asyncio.all_tasks(loop)
        for task in open_tasks:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*open_tasks, return_exceptions=True))
        loop.close()

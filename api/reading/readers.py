"""Runs long reads beside the event loop, which goes on answering."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

T = TypeVar("T")


class Readers:
    """One thread that runs reads one after the other: more would only slow down the event loop.

    `waiting` counts the reads that wait or are running.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="reading")
        self.waiting = 0

    async def look_up(self, find: Callable[[], T]) -> T:
        """The result of `find`, run on the thread in the language of the request."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, copy_context().run, find
            )
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """Finish the running read and start no other."""
        self._pool.shutdown(cancel_futures=True)

"""Where what takes long is looked up: beside the event loop, which goes on answering everybody."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Readers:
    """One thread that looks things up, one after the other: more would only slow down the loop.

    `waiting` counts what waits for it, or is being looked up.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="reading")
        self.waiting = 0

    async def look_up(self, find: Callable[[], T]) -> T:
        """What `find` gives, or raises."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, find)
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """Finish what was begun, and nothing else."""
        self._pool.shutdown(cancel_futures=True)

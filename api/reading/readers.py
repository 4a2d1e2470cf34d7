"""Where what takes long is looked up: beside the event loop, which goes on answering everybody."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from api.problems import ProblemError
from api.reading.prices import DEAR, price

if TYPE_CHECKING:
    from api.call import Call

T = TypeVar("T")

MOST_WAITING = 100
"""So many questions wait at most."""


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


async def looked_up(call: "Call", resource: str, find: Callable[[], T]) -> T:
    """What a resource of a game says: at once, or if that is dear counted and beside the loop.

    Raise the problem too-many. `find` must not touch what the loop alone may touch: the slices of
    the newest state, streams, sessions.
    """
    cost = price(resource, call.query)
    _ = call.game, call.viewer  # found here: sessions are the loop's
    if cost < DEAR:
        return find()
    call.host.limiter.read(call.asker, cost)
    if call.host.readers.waiting >= MOST_WAITING:
        raise ProblemError("too-many", headers=((b"retry-after", b"5"),))
    return await call.host.readers.look_up(find)

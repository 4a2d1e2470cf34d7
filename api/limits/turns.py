"""Turns: each asker has one long read under way, and a few that wait for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from api.base.problems import ProblemError

MOST_WAITING = 20
"""Maximum number of reads of one asker that wait for their turn."""

RETRY = ((b"retry-after", b"1"),)


class _Queue(asyncio.Lock):
    """A lock that knows how many wait for it or have it."""

    count = 0


class Turns:
    """The queues of long reads, one for each asker; a queue without reads is removed."""

    def __init__(self) -> None:
        self._queues: dict[str, _Queue] = {}

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait for the turn of a read of this asker. Raise the problem too-many."""
        queue = self._queues.setdefault(asker, _Queue())
        if queue.count > MOST_WAITING:
            raise ProblemError("too-many", headers=RETRY)
        queue.count += 1
        try:
            async with queue:
                yield
        finally:
            queue.count -= 1
            if not queue.count:
                self._queues.pop(asker, None)

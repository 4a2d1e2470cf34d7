"""Turns: each asker has one long read that runs, and a few that wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from api.base.problems import too_many

MAX_WAITING_TURNS = 20
"""Maximum number of waiting reads of one asker."""

RETRY_SECONDS = 1
"""Seconds after which a sender whose queue is full may ask again."""


class _Queue(asyncio.Lock):
    """A lock that counts the tasks that wait for it or hold it."""

    count = 0


class Turns:
    """The queues of long reads, one for each asker. A queue without reads is removed."""

    def __init__(self) -> None:
        self._queues: dict[str, _Queue] = {}

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait until it is this asker's turn. Raises: the problem too-many."""
        queue = self._queues.setdefault(asker, _Queue())
        if queue.count > MAX_WAITING_TURNS:
            raise too_many(RETRY_SECONDS)
        queue.count += 1
        try:
            async with queue:
                yield
        finally:
            queue.count -= 1
            if not queue.count:
                self._queues.pop(asker, None)

"""A queue for work that can wait. Urgent work goes before each piece of such work."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter

PAUSE_SECONDS = 0.001
"""Seconds between two pieces of work: enough time to read an act that arrived and answer it."""

PIECE_SECONDS = 0.001
"""Seconds after which a piece of work is interrupted, at the next point that allows it."""

Clock = Callable[[], float]
"""A clock in seconds that only goes forward."""


class Turn:
    """The turn of a piece of work that can be interrupted."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._start = clock()

    async def yield_to_urgent_work(self) -> None:
        """Let urgent work run first if this piece of work has run for long enough."""
        if self._clock() - self._start > PIECE_SECONDS:
            await asyncio.sleep(PAUSE_SECONDS)
            self._start = self._clock()


class InterruptibleQueue:
    """A queue for work that takes milliseconds, such as the forms of a character.

    A hall of phones asks for its forms when the same act has reached them all. Without a queue the
    event loop would compute all of them in one round. The next act would wait for the last form. A
    form that takes long is computed in several rounds.
    """

    def __init__(self, clock: Clock = perf_counter) -> None:
        self._clock = clock
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Turn]:
        """Wait for this work's turn.

        Requests that arrived in the meantime are answered before the next turn.
        """
        async with self._lock:
            yield Turn(self._clock)
            await asyncio.sleep(PAUSE_SECONDS)

"""Work that can wait: one piece at a time, and between two whatever is urgent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter

BREATH = 0.001
"""Seconds between two pieces of work: enough for an act that has arrived to be read and told."""

PIECE = 0.001
"""Seconds after which a piece of work is interrupted, at the next point where it can be."""

Clock = Callable[[], float]
"""A time in seconds that only goes forward."""


class Turn:
    """The turn of a piece of work that can be interrupted."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = clock()

    async def breathe(self) -> None:
        """Let what is urgent go first, if this work has gone on for long enough."""
        if self._clock() - self._since > PIECE:
            await asyncio.sleep(BREATH)
            self._since = self._clock()


class Unhurried:
    """A queue for work that takes milliseconds, such as the forms of a character.

    A hall of phones asks for its forms when the same act has reached them all. Without a queue all
    of them would be worked out in one round of the event loop, and the next act would wait for the
    last of them. A form that takes long is worked out in several rounds.
    """

    def __init__(self, clock: Clock = perf_counter) -> None:
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Turn]:
        """Wait until it is this work's turn; what has arrived meanwhile goes before the next."""
        async with self._one_at_a_time:
            yield Turn(self._clock)
            await asyncio.sleep(BREATH)

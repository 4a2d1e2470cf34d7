"""Work that can wait: one piece at a time, and between two whatever is urgent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

BREATH = 0.001
"""Seconds between two pieces of work: enough for an act that has arrived to be read and told."""


class Unhurried:
    """A queue for work that takes milliseconds, such as the forms of a character.

    A hall of phones asks for its forms when the same act has reached them all. Without a queue all
    of them would be worked out in one round of the event loop, and the next act would wait for the
    last of them.
    """

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until it is this work's turn; what has arrived meanwhile goes before the next."""
        async with self._one_at_a_time:
            yield
            await asyncio.sleep(BREATH)

"""How late the event loop is: by how much a timer goes off after its time."""

import asyncio

from api.observing.meter import Durations

EVERY = 0.1
"""Seconds between two looks."""


class LoopLag:
    """Measures the lag of the running loop; `late` has how late each look was."""

    def __init__(self) -> None:
        self.late = Durations()

    async def watch(self) -> None:
        """Look until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.late.note(max(0.0, loop.time() - due))

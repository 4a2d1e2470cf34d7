"""Measures the lag of the event loop: the seconds by which a timer goes off too late."""

import asyncio

from api.observing.durations import Durations

MEASURE_INTERVAL = 0.1
"""Seconds between two measurements."""


class LoopLag:
    """Measures the lag of the running loop. `late` holds the lag of each measurement."""

    def __init__(self) -> None:
        self.late = Durations()

    async def measure_repeatedly(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due_time = loop.time() + MEASURE_INTERVAL
            await asyncio.sleep(MEASURE_INTERVAL)
            self.late.add_duration(max(0.0, loop.time() - due_time))

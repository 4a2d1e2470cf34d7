"""An event loop with a simulated clock, which moves on only while every task waits."""

import asyncio
import contextvars
import selectors
from typing import Any

from tests.world.process import PROCESS


class StuckError(Exception):
    """Every task waits for another task, so the schedule never ends."""


class _ClockSelector(selectors.SelectSelector):
    """A selector that moves the clock on instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise StuckError
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop without sockets and threads.

    Callbacks run in the order in which they became ready, so one seed gives one order.
    """

    def __init__(self) -> None:
        self._still = _ClockSelector()
        super().__init__(self._still)
        self.set_task_factory(_task_of_process)

    def time(self) -> float:
        """Return the seconds since the beginning."""
        return self._still.now


def _task_of_process(
    loop: asyncio.AbstractEventLoop,
    work: Any,
    context: contextvars.Context | None = None,
) -> asyncio.Task[Any]:
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    owner = PROCESS.get() if context is None else context.get(PROCESS)
    if owner is not None:
        owner.adopt_task(task)
    return task

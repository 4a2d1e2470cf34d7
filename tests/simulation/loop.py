"""An event loop on which time passes only by being waited for, and processes that can be killed."""

import asyncio
import contextvars
import selectors
from collections.abc import Coroutine
from typing import Any

_PROCESS: contextvars.ContextVar["Process | None"] = contextvars.ContextVar("process", default=None)


class StuckError(Exception):
    """Everybody waits for somebody else: nothing will ever happen again."""


class _Still(selectors.SelectSelector):
    """Waits by moving the time on."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise StuckError
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop without a world outside: no sockets, no threads, no clock but its own.

    What is ready runs in the order in which it became ready, so one seed gives one order.
    """

    def __init__(self) -> None:
        self._still = _Still()
        super().__init__(self._still)
        self.set_task_factory(_owned)

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._still.now


class Process:
    """Tasks that end together, and at once: nothing of them runs once it was killed."""

    def __init__(self) -> None:
        self.alive = True
        self._tasks: dict[asyncio.Task[Any], None] = {}  # in the order in which they began

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in this process; whatever that starts runs in it, too."""
        context = contextvars.copy_context()
        context.run(_PROCESS.set, self)
        return asyncio.get_running_loop().create_task(work, context=context)

    def owns(self, task: asyncio.Task[Any]) -> None:
        """Have this task end with the process."""
        self._tasks[task] = None
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)

    def kill(self) -> None:
        """End it as `kill -9` does."""
        self.alive = False
        for task in list(self._tasks):
            task.cancel()


def _owned(
    loop: asyncio.AbstractEventLoop,
    work: Any,
    context: contextvars.Context | None = None,
) -> asyncio.Task[Any]:
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    owner = _PROCESS.get() if context is None else context.get(_PROCESS)
    if owner is not None:
        owner.owns(task)
    return task

"""Processes inside one event loop. Each process can be killed."""

import asyncio
import contextvars
from collections.abc import Coroutine
from typing import Any

PROCESS: contextvars.ContextVar["KillableProcess | None"] = contextvars.ContextVar(
    "process", default=None
)
"""The process to which the running task belongs."""


class KillableProcess:
    """Tasks that can be ended together at once, as a killed process ends."""

    def __init__(self) -> None:
        self.alive = True
        # the tasks are in the order in which they began
        self._tasks: dict[asyncio.Task[Any], None] = {}

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task in this process.

        On a `VirtualLoop` the tasks that it starts belong to this process as well.
        """
        context = contextvars.copy_context()
        context.run(PROCESS.set, self)
        task = asyncio.get_running_loop().create_task(work, context=context)
        self.adopt_task(task)
        return task

    def adopt_task(self, task: asyncio.Task[Any]) -> None:
        """End this task together with the process."""
        if task in self._tasks:
            return
        self._tasks[task] = None
        task.add_done_callback(self._drop_task)

    def _drop_task(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)

    def kill(self) -> None:
        """End all tasks now, as `kill -9` ends a process."""
        self.alive = False
        for task in list(self._tasks):
            task.cancel()

"""The disk, which outlives a process, and the one thread of a process that writes to the disk."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from random import Random
from typing import Any

from ledger.store.base import AppendResult, Batch, StoreError, append_each
from ledger.store.memory import MemoryStore
from tests.simulation.diary import ScheduleDiary
from tests.world.process import KillableProcess

QUICK, SLOW = 0.004, 1.0
"""Seconds that the thread takes at most before and after a job. The thread is seldom slow."""


class SimulatedDisk:
    """A store in memory that several processes use, one after the other or at once.

    While it is `full` it writes nothing and says so. The next `unanswered` batches are written, but
    reported as failed.
    """

    doubt = ""

    def __init__(self, diary: ScheduleDiary) -> None:
        self.inner = MemoryStore()
        self.full = False
        self.unanswered = 0
        self._diary = diary
        self._processes: list[KillableProcess] = []

    def append(self, batch: Batch) -> None:
        if self.full:
            self._diary.note(f"the disk is full: {_batch_text(batch)} refused")
            raise StoreError("evening.acta has no room left on its disk; nothing was written.")
        self.write(batch)
        if self.unanswered and batch.rows:
            self.unanswered -= 1
            self._diary.note(f"{_batch_text(batch)} written, and the answer lost")
            raise StoreError("The database cannot be reached.")
        if batch.rows:
            self._diary.note(f"{_batch_text(batch)} written")

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        return append_each(self.append, batches)

    def write(self, batch: Batch) -> None:
        """Make a batch durable."""
        self.inner.append(batch)

    def open_for(self, process: KillableProcess) -> "OpenedDisk":
        """The disk for a process that has started."""
        self._processes.append(process)
        return OpenedDisk(self, str(len(self._processes)))

    def workers(self) -> frozenset[str]:
        """The names of the processes that are alive."""
        named = enumerate(self._processes, start=1)
        return frozenset(str(number) for number, process in named if process.alive)

    def lose_unwritten(self) -> None:
        """Lose the data that were not durable. There are none."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


def _batch_text(batch: Batch) -> str:
    return f"entries {batch.expected + 1} to {batch.position}" if batch.rows else "a side"


class OpenedDisk:
    """The disk as one process has it open, under a separate name."""

    is_shared = True

    def __init__(self, disk: SimulatedDisk, worker: str) -> None:
        self._disk = disk
        self.worker = worker

    def __getattr__(self, name: str) -> Any:
        return getattr(self._disk, name)


class SimulatedThread(Executor):
    """The one thread of a process: a job at a time, each taking its time before and after."""

    def __init__(self, process: KillableProcess, chance: Random) -> None:
        self._process = process
        self._chance = chance
        self._jobs: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._busy = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        job: Future[Any] = Future()
        self._jobs.append((job, lambda: fn(*args, **kwargs)))
        self._start_next_job()
        return job

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._jobs.clear()

    def _start_next_job(self) -> None:
        if self._jobs and not self._busy:
            self._busy = True
            self._call_later(self._run_job, *self._jobs.popleft())

    def _call_later(self, do: Callable[..., None], *args: Any) -> None:
        seconds = self._chance.uniform(0, SLOW if self._chance.random() < 0.03 else QUICK)
        asyncio.get_running_loop().call_later(seconds, do, *args)

    def _run_job(self, job: Future[Any], work: Callable[[], Any]) -> None:
        if not self._process.alive:
            return
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - it is for whoever waits for the job
            self._call_later(self._finish_job, job, job.set_exception, error)
        else:
            self._call_later(self._finish_job, job, job.set_result, result)

    def _finish_job(self, job: Future[Any], tell: Callable[[Any], None], what: Any) -> None:
        if not self._process.alive:
            return
        self._busy = False
        if job.set_running_or_notify_cancel():
            tell(what)
        self._start_next_job()

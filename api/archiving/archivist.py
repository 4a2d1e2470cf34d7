"""Makes archives for phones on a separate thread, one archive at a time.

An archive of a long evening takes seconds to make, and after closing all phones of a hall ask for
one. Archives have a separate thread, so no other request waits for an archive. A phone whose
archive is not ready is told after some seconds when to ask again.
"""

import asyncio
import math
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from time import monotonic
from typing import Protocol

import structlog

from api.archiving.archive_packer import PackedArchive
from api.archiving.cache import ArchiveCache, CachedArchive
from api.archiving.tools import ArchiveBasis
from api.base.problems import ProblemError, kernel_sentence, too_many
from api.game.game import Game
from ledger.record.audience import Viewer

WAIT_SECONDS = 25.0
"""Seconds after which a waiting phone is told when to ask again."""

TASK_LIMIT = 200
"""Maximum number of archives that wait to be made."""

FIRST_GUESS = 10.0
"""The assumed time in seconds for making an archive, until the first archive was made."""

_log = structlog.get_logger()


class GameKeepsChangingError(Exception):
    """The game changes faster than its archive can be made."""


class StepwiseArchive(Protocol):
    """An archive that is made step by step."""

    basis: ArchiveBasis | None

    def step(self) -> bool:
        """Make the next part, and return whether more parts follow. Raises: RestlessError."""

    def packed_archive(self) -> PackedArchive:
        """Return the data of the archive, once all steps are done."""


class Archivist:
    """Makes the archives of all games of a server."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="archives")
        self._lock = asyncio.Lock()
        self._makings: dict[tuple[Game, Viewer], asyncio.Task[PackedArchive]] = {}
        self._seconds = FIRST_GUESS
        self._stopped = False

    def is_archive_pending(self, game: Game, viewer: Viewer) -> bool:
        """Return whether this archive was requested and is not made yet."""
        return (game, viewer) in self._makings

    async def get_archive(
        self,
        game: Game,
        viewer: Viewer,
        steps: StepwiseArchive,
        usage: AbstractContextManager[None],
    ) -> PackedArchive:
        """Return an archive; make it by these steps if it does not exist.

        Requests that come at the same time make it only once. `usage` keeps the game open while it
        is made, even if no request waits for it any more.

        Raises: the problem too-many, with the seconds until the next attempt. The problem
        unavailable: the server stops. StoreError.
        """
        archive = game.rendering_cache(ArchiveCache).get_archive(viewer)
        if archive is not None:
            return archive
        task = self._makings.get((game, viewer)) or self._start_making(game, viewer, steps, usage)
        finished_tasks, _ = await asyncio.wait((task,), timeout=WAIT_SECONDS)
        if not finished_tasks:
            raise _archive_pending_problem(self._seconds_until(game, viewer))
        try:
            return task.result()
        except GameKeepsChangingError:
            raise _archive_pending_problem(self._seconds) from None
        except asyncio.CancelledError:  # the server stops
            raise ProblemError("unavailable") from None

    def stop(self) -> None:
        """Finish the current step, and make nothing more."""
        self._stopped = True
        for task in self._makings.values():
            task.cancel()
        self._pool.shutdown(cancel_futures=True)

    def _start_making(
        self,
        game: Game,
        viewer: Viewer,
        steps: StepwiseArchive,
        usage: AbstractContextManager[None],
    ) -> asyncio.Task[PackedArchive]:
        if self._stopped:
            raise ProblemError("unavailable")
        if len(self._makings) >= TASK_LIMIT:
            raise _archive_pending_problem(self._seconds)
        task = asyncio.ensure_future(self._make_archive(game, viewer, steps, usage))
        self._makings[game, viewer] = task
        task.add_done_callback(lambda task: self._remove_task(game, viewer, task))
        return task

    async def _make_archive(
        self,
        game: Game,
        viewer: Viewer,
        steps: StepwiseArchive,
        usage: AbstractContextManager[None],
    ) -> PackedArchive:
        with usage:
            async with self._lock:
                start_time, loop = monotonic(), asyncio.get_running_loop()
                while await loop.run_in_executor(self._pool, steps.step):
                    pass
                packed_archive = await loop.run_in_executor(self._pool, steps.packed_archive)
                self._seconds = monotonic() - start_time
            game.rendering_cache(ArchiveCache).store_archive(
                viewer, CachedArchive(steps.basis, packed_archive)
            )
            return packed_archive

    def _remove_task(self, game: Game, viewer: Viewer, task: asyncio.Task[PackedArchive]) -> None:
        del self._makings[game, viewer]
        if not task.cancelled() and task.exception() is not None:
            _log.error("archive", game=game.id, why=repr(task.exception()))

    def _seconds_until(self, game: Game, viewer: Viewer) -> float:
        """Return the estimated seconds until an archive is made, by its place in the queue."""
        queue_place = list(self._makings).index((game, viewer)) + 1
        return queue_place * self._seconds


def _archive_pending_problem(seconds: float) -> ProblemError:
    return too_many(max(1, math.ceil(seconds)), kernel_sentence("explained-archive-busy"))

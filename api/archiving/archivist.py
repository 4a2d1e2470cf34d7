"""Makes archives for phones beside everything else: each once, one after the other.

An archive of a long evening takes seconds, and after closing a whole hall asks for one. They are
made on a thread of their own, so that no look-up waits for them. Who waits for long is told when
to ask again, and finds the archive made.
"""

import asyncio
import math
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from time import monotonic
from typing import Protocol

import structlog

from api.archiving.kept import Kept, KeptArchives
from api.archiving.packing import Packed
from api.archiving.workshop import Basis
from api.base.problems import ProblemError, said
from api.game.game import Game
from ledger.record.audience import Viewer

PATIENCE = 25.0
"""Seconds after which somebody who waits is told when to ask again."""

MOST = 200
"""Maximum number of archives that wait to be made."""

FIRST_GUESS = 10.0
"""Seconds that an archive takes, as long as none was made."""

_log = structlog.get_logger()


class RestlessError(Exception):
    """A game moves on faster than an archive of it is made."""


class Steps(Protocol):
    """An archive that is made step by step."""

    basis: Basis | None

    def step(self) -> bool:
        """Make some more; give whether there is more. Raise RestlessError."""

    def packed(self) -> Packed:
        """The data of the archive, once all steps are done."""


class Archivist:
    """Makes the archives of all games of a server."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="archives")
        self._one_at_a_time = asyncio.Lock()
        self._makings: dict[tuple[Game, Viewer], asyncio.Task[Packed]] = {}
        self._seconds = FIRST_GUESS
        self._stopped = False

    def is_making(self, game: Game, viewer: Viewer) -> bool:
        """Whether somebody has asked for this archive, and it is not made yet."""
        return (game, viewer) in self._makings

    async def made(
        self, game: Game, viewer: Viewer, steps: Steps, used: AbstractContextManager[None]
    ) -> Packed:
        """An archive, made by these steps if need be; however many ask at once, it is made once.

        `used` keeps the game open meanwhile, also when nobody waits for it any more. Raise the
        problem too-many, with the seconds after which it is worth asking again; unavailable, when
        the server stops; and StoreError.
        """
        kept = game.beside(KeptArchives).of(viewer)
        if kept is not None:
            return kept
        making = self._makings.get((game, viewer)) or self._begun(game, viewer, steps, used)
        done, _ = await asyncio.wait((making,), timeout=PATIENCE)
        if not done:
            raise _later(self._seconds_until(game, viewer))
        try:
            return making.result()
        except RestlessError:
            raise _later(self._seconds) from None
        except asyncio.CancelledError:  # the server stops
            raise ProblemError("unavailable") from None

    def stop(self) -> None:
        """Finish the step that is being made, and make nothing more."""
        self._stopped = True
        for making in self._makings.values():
            making.cancel()
        self._pool.shutdown(cancel_futures=True)

    def _begun(
        self, game: Game, viewer: Viewer, steps: Steps, used: AbstractContextManager[None]
    ) -> asyncio.Task[Packed]:
        if self._stopped:
            raise ProblemError("unavailable")
        if len(self._makings) >= MOST:
            raise _later(self._seconds)
        making = asyncio.ensure_future(self._make(game, viewer, steps, used))
        self._makings[game, viewer] = making
        making.add_done_callback(lambda done: self._ended(game, viewer, done))
        return making

    async def _make(
        self, game: Game, viewer: Viewer, steps: Steps, used: AbstractContextManager[None]
    ) -> Packed:
        with used:
            async with self._one_at_a_time:
                begun, loop = monotonic(), asyncio.get_running_loop()
                while await loop.run_in_executor(self._pool, steps.step):
                    pass
                packed = await loop.run_in_executor(self._pool, steps.packed)
                self._seconds = monotonic() - begun
            game.beside(KeptArchives).keep(viewer, Kept(steps.basis, packed))
            return packed

    def _ended(self, game: Game, viewer: Viewer, making: asyncio.Task[Packed]) -> None:
        del self._makings[game, viewer]
        if not making.cancelled() and making.exception() is not None:
            _log.error("archive", game=game.id, why=repr(making.exception()))

    def _seconds_until(self, game: Game, viewer: Viewer) -> float:
        """About how long it takes until an archive is made, by its place among those that wait."""
        place = list(self._makings).index((game, viewer)) + 1
        return place * self._seconds


def _later(seconds: float) -> ProblemError:
    return ProblemError(
        "too-many",
        said("explained-archive-busy"),
        headers=((b"retry-after", b"%d" % max(1, math.ceil(seconds))),),
    )

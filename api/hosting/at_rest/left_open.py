"""A game as its last server left it: whether another plays it, and whether it stands still."""

from collections.abc import Iterable
from typing import NamedTuple

import structlog

from api.game.game import Game
from api.hosting.registry import RUNNING, Registry, server_of
from ledger.kernel.vocabulary.request import Accepted, Request

MOST_STEPS = 100
"""Maximum number of commits to catch up with; whatever is left is due with the next act."""

_NOTHING = Accepted(())
"""The answer to a request that was left out."""

_log = structlog.get_logger()


class Servers(NamedTuple):
    """The notes of the servers of a game: `dead` ones ended without a word, the `others` live."""

    dead: tuple[str, ...]
    others: tuple[str, ...]


async def servers_in(registry: Registry, notes: Iterable[str]) -> Servers:
    """The servers of which these notes are, without this one. Raise StoreError."""
    servers = tuple(key for key in notes if key.startswith(RUNNING))
    if not servers:
        return Servers((), ())
    store = registry.store
    living = await registry.beside(store.workers)
    return Servers(
        dead=tuple(key for key in servers if server_of(key) not in living),
        others=tuple(key for key in servers if server_of(key) in living - {store.worker}),
    )


async def caught_up(game: Game) -> None:
    """Carry out what fell due while no server ran, before the game may be paused for that.

    A window, for example, ends in several commits: each step makes one.
    """
    for _ in range(MOST_STEPS):
        if not game.scribe.is_due(game.now()):
            return
        await game.writer.keep(())


async def pause_unless_played(game: Game, pause: Request, read_at: int) -> None:
    """Pause a game that nobody plays, unless another server has begun to since it was read.

    `read_at` counts the commits of the game when it was read. Raise StoreError.
    """

    def is_played() -> bool:
        return game.scribe.revision - game.writer.commits > read_at

    if await game.writer.answer_unless(pause, is_played) != _NOTHING:
        _log.warning("paused", game=game.id, why="the last server did not stop cleanly")

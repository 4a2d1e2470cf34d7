"""A game as its last server left it. Another server may play the game, or it may be paused."""

from collections.abc import Iterable
from typing import NamedTuple

import structlog

from api.game.game import Game
from api.hosting.registry import RUNNING_NOTE, server_of
from api.hosting.threads import StoreThreads
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.store.base import Store

MAX_STEPS = 100
"""Maximum number of commits to catch up. The rest follows with the next act."""

_NO_ENTRIES = Accepted(())
"""The answer to a request that was not carried out."""

_log = structlog.get_logger()


class PlayingServers(NamedTuple):
    """The servers that play a game, by the keys of their notes."""

    dead: tuple[str, ...]
    """Servers that have crashed."""
    others: tuple[str, ...]
    """Servers that run, except this one."""


async def servers_in(store: Store, threads: StoreThreads, notes: Iterable[str]) -> PlayingServers:
    """Return the servers that wrote these notes, without this server. Raises: StoreError."""
    servers = tuple(note_key for note_key in notes if note_key.startswith(RUNNING_NOTE))
    if not servers:
        return PlayingServers((), ())
    living_workers = await threads.run_on_reading_thread(store.workers)
    return PlayingServers(
        dead=tuple(note_key for note_key in servers if server_of(note_key) not in living_workers),
        others=tuple(
            note_key
            for note_key in servers
            if server_of(note_key) in living_workers - {store.worker}
        ),
    )


async def catch_up_after_downtime(game: Game) -> None:
    """Carry out the acts that fell due while no server ran, before the game may be paused.

    One due act can take several commits: the end of a window is one commit for each step.
    """
    for _ in range(MAX_STEPS):
        if not game.scribe.is_due(game.now()):
            return
        await game.writer.write_sides(())


async def pause_unless_played(game: Game, pause: Request, read_at: int) -> None:
    """Pause a game without players.

    The game is not paused if another server has continued it since it was read. `read_at` is the
    number of the game's commits when the game was read. Raises: StoreError.
    """

    def is_played() -> bool:
        return game.scribe.revision - game.writer.commits > read_at

    if await game.writer.answer_if_still_valid(pause, is_played) != _NO_ENTRIES:
        _log.warning("paused", game=game.id, why="the last server did not stop cleanly")

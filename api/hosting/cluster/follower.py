"""Following: this server reads the writes of other servers and sends them to its phones.

A server that has written wakes the others through Redis, if there is one. Every server also asks
the store from time to time for the positions of its open games, in one query. So Redis may be
stopped, flushed or missing: everything stays correct and only comes later. At the same pace each
server writes to the store which phones listen to it.
"""

import asyncio
from functools import partial

import structlog

from api.hosting.cluster.move_messenger import MoveMessenger
from api.hosting.presence import REPEAT_SECONDS, RemotePresence
from api.hosting.registry import Registry
from api.hosting.threads import StoreThreads
from ledger.store.base import Store, StoreError

QUERY_INTERVAL = 1.5
"""Seconds between two queries to the store."""

_log = structlog.get_logger()


class Follower:
    """Reads on in the open games of a registry when other servers have written to them.

    Without a `waker` it only asks the store from time to time.
    """

    def __init__(
        self,
        store: Store,
        threads: StoreThreads,
        registry: Registry,
        presence: RemotePresence,
        waker: MoveMessenger | None,
    ) -> None:
        self._store = store
        self._threads = threads
        self._registry = registry
        self._presence = presence
        self._waker = waker
        self._asking: asyncio.Task[None] | None = None
        self._unanswered = self._is_alone = False
        self.behind = 0
        """Number of open games with foreign writes at the last query."""

    def start(self) -> None:
        """Begin to follow."""
        if self._waker is not None:
            self._waker.start(self._follow_game)
        if self._store.is_shared:
            self._asking = asyncio.create_task(self._ask_repeatedly())

    async def stop(self) -> None:
        """Stop following."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
        if self._waker is not None:
            await self._waker.stop()

    async def follow_moved_games(self) -> None:
        """Ask the store for the positions of all open games, and follow the games that have moved.

        Raises: StoreError.
        """
        registry = self._registry
        games = {
            game_id: game for game_id, game in registry.games.items() if registry.is_stored(game)
        }
        find = partial(self._store.revisions, tuple(games))
        changes = await self._threads.run_on_reading_thread(find)
        away_databases = self._store.away().keys()
        moved_games = [
            game
            for game_id, game in games.items()
            if changes.get(game_id) != game.scribe.revision
            # a game without an answer is not asked again before its database is back
            and not (game_id not in changes and self._store.database(game_id) in away_databases)
        ]
        self.behind = len(moved_games)
        for game in moved_games:
            game.writer.follow()

    async def exchange_presence(self) -> None:
        """Write which phones listen to this server, and read the same of the other servers.

        Raises: StoreError.
        """
        presence = self._presence
        games = self._registry.games.items()
        if not games:
            return
        presence_bytes = presence.encode_own_presence(
            {game_id: game.listening_cards_at_this_server() for game_id, game in games}
        )
        exchange_presence = partial(self._store.exchange_messages, presence_bytes, REPEAT_SECONDS)
        for message in await self._threads.run_on_reading_thread(exchange_presence):
            presence.hear(message)

    def _follow_game(self, game: str) -> None:
        game_here = self._registry.games.get(game)
        if game_here is not None:
            game_here.writer.follow()

    async def _ask_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(QUERY_INTERVAL)
            try:
                await self._ask_once()
                await self._exchange_presence_once()
            except Exception:  # noqa: BLE001 - otherwise phones would see an old game for ever
                _log.exception("asking")

    async def _ask_once(self) -> None:
        try:
            await self.follow_moved_games()
            self._unanswered = False
        except StoreError as error:
            if not self._unanswered:
                _log.error("unanswered", why=str(error))
            self._unanswered = True

    async def _exchange_presence_once(self) -> None:
        """Exchange presence once. If the store fails, this server knows only its own phones."""
        try:
            await self.exchange_presence()
            self._is_alone = False
        except StoreError as error:
            if not self._is_alone:
                _log.warning("presence-alone", why=str(error))
            self._is_alone = True

"""Following: what other servers wrote to the games that this one has open reaches its phones.

Who has written wakes the others through Redis, where there is one. And every server asks the store
now and then, in one question, how far its games are: so that Redis may be stopped, flushed or
missing, and everything stays right, only later. At the same pace each server says through the store
whose phones listen to it.
"""

import asyncio

import structlog

from api.game.game import Game
from api.hosting.cluster.waking import Waker
from api.hosting.presence import FRESH
from api.hosting.registry import Registry
from ledger.store.base import StoreError

ASKING = 1.5
"""Seconds between two questions to the store."""

_log = structlog.get_logger()


class Follower:
    """Has the games of a registry read on when others have written them.

    `behind` is how many open games had been moved by others when the store was last asked.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        address = registry.settings.redis.get_secret_value()
        self._waker: Waker | None = None
        if address:
            self._waker = Waker(address, registry.store.worker, self._heard)
        self._asking: asyncio.Task[None] | None = None
        self._unanswered = self._alone = False
        self.behind = 0

    def start(self) -> None:
        """Follow from now on."""
        if self._waker is not None:
            self._registry.listeners.append(self)
            self._waker.start()
        if self._registry.store.shared:
            self._asking = asyncio.create_task(self._ask_on())

    async def stop(self) -> None:
        """Follow no more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
        if self._waker is not None:
            self._registry.listeners.remove(self)
            await self._waker.stop()

    def joined(self, game: Game) -> None:
        """A game that is opened is read whole: there is nothing to follow yet."""

    def moved(self, game: str) -> None:
        """Wake the other servers: this one has written a game."""
        if self._waker is not None:
            self._waker.tell(game)

    async def ask(self) -> None:
        """Ask the store how far all open games are, and follow those that have moved.

        Raise StoreError.
        """
        games = dict(self._registry.games)
        store = self._registry.store
        found = await self._registry.beside(lambda: store.revisions(tuple(games)))
        moved = [game for name, game in games.items() if found.get(name) != game.scribe.revision]
        self.behind = len(moved)
        for game in moved:
            game.writer.follow()

    async def say_who_is_here(self) -> None:
        """Tell the other servers whose phones listen to this one, and hear it of them.

        Raise StoreError.
        """
        store, presence = self._registry.store, self._registry.presence
        games = self._registry.games.items()
        if not games:
            return
        word = presence.word({name: game.cards_at_this_server() for name, game in games})
        for said in await self._registry.beside(lambda: store.exchange(word, FRESH)):
            presence.hear(said)

    def _heard(self, game: str) -> None:
        known = self._registry.games.get(game)
        if known is not None:
            known.writer.follow()

    async def _ask_on(self) -> None:
        while True:
            await asyncio.sleep(ASKING)
            try:
                await self._ask_once()
                await self._say_once()
            except Exception:  # noqa: BLE001 - who stops asking would show an old game for ever
                _log.exception("asking")

    async def _ask_once(self) -> None:
        try:
            await self.ask()
            self._unanswered = False
        except StoreError as error:
            if not self._unanswered:
                _log.error("unanswered", why=str(error))
            self._unanswered = True

    async def _say_once(self) -> None:
        """Say who is here; whom nobody answers goes on with the phones of this server alone."""
        try:
            await self.say_who_is_here()
            self._alone = False
        except StoreError as error:
            if not self._alone:
                _log.warning("presence-alone", why=str(error))
            self._alone = True

"""The eraser of a server: erases what is to go, and leaves no byte of it in the file."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import structlog

from api.disclosure import Openness
from api.erasing import ACCESS, erased_person, forget_game, next_edition, number_erased, words_of
from api.founder import Founder
from api.game import Game
from api.registry import Registry
from api.retention import Expired, expired, log_erased, terms_of
from ledger.store.base import Side, StoreError

T = TypeVar("T")

_log = structlog.get_logger()


class Eraser:
    """Erases in the games of one registry. One thing at a time is erased."""

    def __init__(self, registry: Registry, founder: Founder) -> None:
        self._registry = registry
        self._founder = founder
        self._terms = terms_of(registry.settings)
        self._one_at_a_time = asyncio.Lock()
        self._unscrubbed = False

    async def person(self, game: Game, who: str) -> int:
        """Erase what somebody is called and said; how many words that were. Raise StoreError."""
        async with self._one_at_a_time:
            find = partial(_of_person, game, who, self._registry.now())
            sides = await self._beside(find)
            await self._write(game, sides)
            await self.scrub()
        words = number_erased(sides)
        log_erased(game.id, [f"person {who}"], words)
        return words

    async def lay_open(self, game: Game, card: str, to: Openness) -> None:
        """Lay open, to these, the words that came with a card. Raise StoreError."""
        async with self._one_at_a_time:
            edition = next_edition(self._registry.store, game.id)
            await game.rewrite_words((game.consents.side(card, to), edition))

    async def carry_out(self) -> None:
        """Erase what has been kept long enough, in every game. What fails is tried the next day."""
        if not self._terms.any:
            return
        for game in list(self._registry.games.values()):
            try:
                async with self._one_at_a_time:
                    await self._expire(game)
            except Exception:  # noqa: BLE001 - one that fails must not keep the others
                _log.exception("unerased", game=game.id)
        async with self._one_at_a_time:
            await self.scrub()  # once for all games: it writes the whole file anew

    async def scrub(self) -> None:
        """Leave no byte in the file of what was erased, if any may be left."""
        if not self._unscrubbed:
            return
        try:
            await self._beside(self._registry.store.scrub)
            self._unscrubbed = False
        except StoreError as error:  # tried again
            _log.error("unscrubbed", why=str(error))

    async def _expire(self, game: Game) -> None:
        found: Expired = await self._beside(
            partial(expired, game.scribe, self._terms, self._registry.now())
        )
        if found.whole:
            await self._forget(game)
        elif found.sides:
            await self._write(game, found.sides)
        if found.what:
            log_erased(game.id, found.what, found.words)

    async def _write(self, game: Game, sides: tuple[Side, ...]) -> None:
        await game.rewrite_words(sides)
        if any(side.kind in ACCESS for side in sides):
            self._registry.read_access(game)
            game.stream.restart()
        self._unscrubbed = True

    async def _forget(self, game: Game) -> None:
        registry = self._registry
        registry.forget(game)
        self._founder.forget(game.id)
        game.stream.end(game.stream.listeners)
        await game.writer.stop()
        await self._beside(partial(forget_game, registry.store, game.id, registry.now()))
        registry.forgotten |= {game.id}
        self._unscrubbed = True

    async def _beside(self, do: Callable[[], T]) -> T:
        """What `do` gives on the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._registry.pool, do)


def _of_person(game: Game, who: str, now: int) -> tuple[Side, ...]:
    words = words_of(game.scribe)
    return erased_person(game.scribe.store, game.state, words, who, now)

"""The eraser of a server: deletes data, and leaves no byte of them in the store's file."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import structlog

from api.game.disclosure import Openness
from api.game.erasing import (
    ACCESS,
    NO_GAME,
    erased_person,
    forget_game,
    next_edition,
    number_erased,
    words_of,
    write_sides,
)
from api.game.game import Game
from api.hosting.at_rest.opening import Opener
from api.hosting.erasure.expiry import expired_at_rest, overdue
from api.hosting.erasure.retention import expired, log_erased, terms_of
from api.hosting.registry import Registry
from ledger.store.base import Batch, Side, StoreError

T = TypeVar("T")

QUIET = 10_000
"""Milliseconds without an act in any game after which the file may be rewritten."""

LONGEST = 10 * 60_000
"""Milliseconds after which the file is rewritten in any case, even if an act has to wait."""

UNSCRUBBED = "unscrubbed"
"""Key of a note, for no game, that the file may still contain bytes of erased data."""

_log = structlog.get_logger()


class Eraser:
    """Erases in the games of one registry, one job at a time.

    Erased data disappear from all answers at once. Their bytes disappear when the file is
    rewritten. Nobody can act during the rewriting, so it waits for a quiet moment.
    """

    def __init__(self, registry: Registry, opener: Opener) -> None:
        self._registry = registry
        self._opener = opener
        self.stopping = False
        self._terms = terms_of(registry.settings)
        self._one_at_a_time = asyncio.Lock()
        self._unscrubbed = self._noted = False
        self._since = 0

    async def person(self, game: Game, who: str) -> int:
        """Erase a person's name and words; return the number of words. Raises: StoreError."""
        async with self._one_at_a_time:
            find = partial(_of_person, game, who, self._registry.now())
            sides = await self._beside(find)
            await self._write(game, sides)
            await self.scrub()
        words = number_erased(sides)
        log_erased(game.id, [f"person {who}"], words)
        return words

    async def lay_open(self, game: Game, card: str, to: Openness) -> None:
        """Open the words that came with a card to these readers. Raises: StoreError."""
        async with self._one_at_a_time:
            edition = next_edition(self._registry.store, game.id)
            await game.rewrite_words((game.consents.side(card, to), edition))

    async def carry_out(self) -> None:
        """Erase the data whose storage time is over, in every game. Failures are retried next day.

        Games at rest stay at rest: only their notes are read to see whether anything is due.
        """
        if await self._is_left_over():
            self._must_scrub()
            self._noted = True
        if self._terms.any:
            await self._expire_all()
        async with self._one_at_a_time:
            await self.scrub()  # once for all games, because it rewrites the whole file

    async def _is_left_over(self) -> bool:
        """Return whether the last server ended before it scrubbed the file."""
        store = self._registry.store
        try:
            noted = await self._registry.beside(partial(store.side, NO_GAME, "erased", UNSCRUBBED))
        except StoreError as error:  # checked again the next day
            _log.error("unscrubbed", why=str(error))
            return False
        return noted is not None

    async def _expire_all(self) -> None:
        for name in await self._overdue():
            if self.stopping:
                return
            try:
                async with self._one_at_a_time, self._opener.alone(name):
                    await self._expire(name)
            except Exception:  # noqa: BLE001 - one that fails must not keep the others
                _log.exception("unerased", game=name)

    async def scrub(self, *, at_once: bool = False) -> None:
        """Remove the bytes of erased data from the file, if any may be left.

        While games are being played this is postponed, unless `at_once` is set.
        """
        if not self._unscrubbed:
            return
        try:
            if self._is_busy() and not at_once:
                await self._note(b"1")
                return
            await self._beside(self._registry.store.scrub)
            self._unscrubbed = False
            await self._note(None)
        except StoreError as error:  # tried again later
            _log.error("unscrubbed", why=str(error))

    def _is_busy(self) -> bool:
        """Return whether somebody would have to wait for the file."""
        now = self._registry.now()
        return now - self._registry.acted < QUIET and now - self._since < LONGEST

    async def _note(self, value: bytes | None) -> None:
        """Note that bytes may be left, or that none are; the note survives the server."""
        if self._noted == (value is not None):
            return
        batch = Batch(NO_GAME, 0, b"", (), b"", (Side("erased", UNSCRUBBED, value),))
        await self._beside(partial(self._registry.store.append, batch))
        self._noted = value is not None

    def _must_scrub(self) -> None:
        if not self._unscrubbed:
            self._unscrubbed, self._since = True, self._registry.now()

    async def _overdue(self) -> tuple[str, ...]:
        registry = self._registry
        unread = frozenset(registry.faults.unreadable)
        find = partial(overdue, registry.store, self._terms, registry.now(), registry.games.keys())
        try:
            return tuple(name for name in await registry.beside(find) if name not in unread)
        except StoreError as error:  # tried again the next day
            _log.error("unerased", why=str(error))
            return ()

    async def _expire(self, name: str) -> None:
        registry, now = self._registry, self._registry.now()
        game = registry.games.get(name)
        if game is None:
            find = partial(expired_at_rest, registry, name, self._terms, now)
            found = await registry.beside(find)
            await self._beside(partial(write_sides, registry.store, name, found.sides))
            if found.what:
                self._must_scrub()
        else:
            found = await self._beside(partial(expired, game.scribe, self._terms, now))
        if found.whole:
            await self._forget(name, game)
        elif found.sides and game is not None:
            await self._write(game, found.sides)
        if found.what:
            log_erased(name, found.what, found.words)

    async def _write(self, game: Game, sides: tuple[Side, ...]) -> None:
        await game.rewrite_words(sides)
        if any(side.kind in ACCESS for side in sides):
            self._registry.load_access(game, self._registry.store)
            game.stream.restart()
        self._must_scrub()

    async def _forget(self, name: str, game: Game | None) -> None:
        registry = self._registry
        registry.forget(name)
        if game is not None:
            game.stream.end(game.stream.listeners)
            await game.writer.stop()
        await self._beside(partial(forget_game, registry.store, name, registry.now()))
        registry.forgotten |= {name}
        self._must_scrub()

    async def _beside(self, do: Callable[[], T]) -> T:
        """Return the result of `do`, run on the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._registry.pool, do)


def _of_person(game: Game, who: str, now: int) -> tuple[Side, ...]:
    words = words_of(game.scribe)
    return erased_person(game.scribe.store, game.state, words, who, now)

"""One game that is being played: its reader, its writer and its listeners."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Protocol, TypeVar, cast

from api.base.clock import Clock
from api.base.reply import Reply
from api.game.letterboxes import side_of
from api.game.listening import Elsewhere, GameListener
from api.game.live.stream import Stream
from api.game.reader import GameReader
from api.game.writer import Writer
from ledger.kernel.vocabulary.grave_rule import on_one_phone
from ledger.record.audience import EVERYBODY
from ledger.record.entry import Entry, audiences
from ledger.record.letters import Letterbox
from ledger.scribe.scribe import Scribe
from ledger.store.base import Side


class Rendering(Protocol):
    """What was rendered of a game, and is kept in memory beside it."""

    def forget(self) -> None:
        """Forget it: words were erased, or the ledger was read anew."""


R = TypeVar("R", bound=Rendering)


class Game(GameReader):
    """One game: a reader with a writer that answers requests, and a stream of what is new.

    `users` counts the requests that are being answered, `touched` is when the last one came or
    ended, by the server's clock (milliseconds). It hears its writer (`LedgerListener`), and tells
    the server what concerns all of it (`GameListener`).
    """

    def __init__(
        self,
        scribe: Scribe,
        pool: Executor,
        clock: Clock,
        listener: "GameListener[Game]",
        presence: Elsewhere,
    ) -> None:
        super().__init__(scribe, clock)
        self.writer = Writer(scribe, pool, clock, self)
        self.stream = Stream(self, self.writer.meter)
        self._renderings: dict[Callable[[Game], Rendering], Rendering] = {}
        self._listener = listener
        self._presence = presence
        self.users = 0
        self.touched = clock()
        self._noting = asyncio.Lock()
        self._watchers: set[asyncio.Event] = set()
        self._heads: tuple[tuple[int, int], Reply] | None = None

    def beside(self, make: Callable[["Game"], R]) -> R:
        """The rendering that `make` makes of a game: made once, and kept as long as the game."""
        made = self._renderings.get(make)
        if made is None:
            made = self._renderings[make] = make(self)
        return cast("R", made)

    def heads_reply(self, position: int, make: Callable[[], Reply]) -> Reply:
        """The reply with the published heads up to a position, cached for all phones."""
        key = (position, self.scribe.chain.number)
        if self._heads is None or self._heads[0] != key:
            self._heads = (key, make())
        return self._heads[1]

    @property
    def wanted(self) -> bool:
        """Whether somebody follows it, or waits for an answer."""
        return bool(self.users or self._watchers or self.writer.waiting or self.stream.listeners)

    def cards_at_this_server(self) -> frozenset[str]:
        """The cards on whose phones somebody looks at the game through this server now."""
        return frozenset(card for one in self.stream.listeners for card in one.cards)

    def cards_here(self) -> frozenset[str]:
        """The cards on whose phones somebody looks at the game now, through any server."""
        return self.cards_at_this_server() | self._presence.elsewhere(self.id)

    def stewards_beside(self, card: str) -> tuple[str, ...]:
        """The cards of stewards, other than on the phone of this card, whose phones are here.

        Only a steward's card has any beside it: for everybody else nobody is looked for.
        """
        kernel = self.state.kernel
        if kernel.character(card) not in kernel.stewards:
            return ()
        others = (one for one in self.cards_here() if kernel.character(one) in kernel.stewards)
        return tuple(sorted(one for one in others if not on_one_phone(kernel, one, card)))

    @contextmanager
    def watched(self) -> Iterator[asyncio.Event]:
        """An event that is set with every commit, for as long as the block lasts."""
        news = asyncio.Event()
        self._watchers.add(news)
        try:
            yield news
        finally:
            self._watchers.discard(news)

    async def note(self, character: str, noted: Callable[[Letterbox], Letterbox]) -> Letterbox:
        """Change what a character has noted of letters, and tell their phones. Raise StoreError."""
        async with self._noting:
            before = after = self.letterboxes.of(character)

            def change() -> tuple[Side, ...]:
                nonlocal before, after
                before = self.letterboxes.of(character)
                after = noted(before)
                return (side_of(character, after),) if after != before else ()

            await self.writer.change(change)
            if after != before:
                self.letterboxes.keep(character, after)
                self._boxes_changed()
            return after

    async def rewrite_words(self, sides: tuple[Side, ...]) -> None:
        """Write what changes the words that are shown, and show all phones the game anew.

        Raise StoreError.
        """
        await self.writer.change(lambda: self.counted_up(sides))
        self.read_beside()
        self._words_changed()

    def _words_changed(self) -> None:
        self._forget_renderings()
        self.slices.anew()
        self.stream.restart()

    def _boxes_changed(self) -> None:
        self.slices.again()
        self.stream.schedule_flush(public=False)

    def wrote(self, why: str) -> None:
        """Tell the server that a write ended."""
        self._listener.wrote(self, why)

    def adopted(self, entries: tuple[Entry, ...]) -> None:
        """Tell everybody who may see something new."""
        self.forget_lines(entries)
        self.stream.schedule_flush(public=any(EVERYBODY in audiences(entry) for entry in entries))
        for news in self._watchers:
            news.set()

    def sealed(self) -> None:
        """Tell everybody of the new head."""
        self.stream.seal()

    def erased(self) -> None:
        """Forget the words wherever they are kept in memory."""
        self.forget_words()
        self._forget_renderings()

    def committed(self) -> None:
        """Tell the server, which wakes others."""
        self._listener.committed(self)

    def followed(self, sides: tuple[Side, ...]) -> None:
        """Take over what another server wrote beside the ledger."""
        changed = self.take_over(sides)
        if "words" in changed:
            self._words_changed()
        if "boxes" in changed:
            self._boxes_changed()
        self._listener.access_changed(self, sides)

    def replaced(self) -> None:
        """Begin anew with the scribe that was read from the store."""
        self._heads = None
        self.read(self.writer.scribe)
        self._forget_renderings()
        self.stream.restart()

    def gone(self) -> None:
        """Tell the server that nobody plays it any more."""
        self._listener.vanished(self)

    def _forget_renderings(self) -> None:
        for rendering in self._renderings.values():
            rendering.forget()

"""One game that is open on this server: its reader, its writer and its listeners."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar, cast

from api.base.clock import Clock
from api.base.reply import Reply
from api.game.ledger_listener import LedgerListener, RemotePhones
from api.game.letterboxes import side_write_of
from api.game.live.stream import Stream
from api.game.meter import Meter
from api.game.reader import GameReader
from api.game.writer import Writer
from api.game.writing_thread import WritingThread
from ledger.kernel.vocabulary.grave_rule import are_cards_on_one_phone
from ledger.record.entry import Entry
from ledger.record.letters import Letterbox
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite


class RenderingCache(Protocol):
    """A cache of rendered parts of a game, stored in memory with the game."""

    def forget(self) -> None:
        """Drop the cache, because words were erased or the ledger was read anew."""


R = TypeVar("R", bound=RenderingCache)


class Game(GameReader, LedgerListener):
    """One game: a reader with a writer that answers requests, and a stream of news.

    The `listeners` hear of its ledger after the game, its stream and its meter.
    """

    def __init__(
        self,
        scribe: Scribe,
        thread: Callable[[], WritingThread],
        clock: Clock,
        listeners: Iterable[LedgerListener],
        remote_phones: RemotePhones,
    ) -> None:
        super().__init__(scribe, clock)
        self.meter = Meter()
        """The figures of this game."""
        self.stream = Stream(self, self.meter)
        # the game comes first, because the stream sends the news that the game has read
        self.writer = Writer(scribe, thread, clock, (self, self.stream, self.meter, *listeners))
        self._renderings: dict[Callable[[Game], RenderingCache], RenderingCache] = {}
        self._remote_phones = remote_phones
        self.users = 0
        """Number of requests that are being answered."""
        self.touched = clock()
        """When the last request came or ended, by the server's clock (milliseconds)."""
        self._noting = asyncio.Lock()
        self._watchers: set[asyncio.Event] = set()
        self._heads: tuple[tuple[int, int], Reply] | None = None

    def rendering_cache(self, make_cache: Callable[["Game"], R]) -> R:
        """Return the cache that `make_cache` makes of this game.

        The cache is made once and reused after that.
        """
        rendering = self._renderings.get(make_cache)
        if rendering is None:
            rendering = self._renderings[make_cache] = make_cache(self)
        return cast("R", rendering)

    def heads_reply(self, position: int, make_reply: Callable[[], Reply]) -> Reply:
        """Return the reply with the published heads up to a position, cached for all phones."""
        cache_key = (position, self.scribe.chain.number)
        if self._heads is None or self._heads[0] != cache_key:
            self._heads = (cache_key, make_reply())
        return self._heads[1]

    @property
    def is_in_use(self) -> bool:
        """Return whether a phone follows the game, or a request waits for its answer."""
        return bool(
            self.users or self._watchers or self.writer.waiting_count or self.stream.listeners
        )

    def listening_cards_at_this_server(self) -> frozenset[str]:
        """Return the cards whose phones listen to the game through this server now."""
        return frozenset(card for listener in self.stream.listeners for card in listener.cards)

    def listening_cards(self) -> frozenset[str]:
        """Return the cards whose phones listen to the game now, through any server."""
        return (
            self.listening_cards_at_this_server()
            | self._remote_phones.cards_listening_elsewhere(self.id)
        )

    def other_listening_steward_cards(self, card: str) -> tuple[str, ...]:
        """Return the stewards' cards whose phones listen now.

        The cards on the same phone as this card are left out. The result is empty unless this card
        is a steward's.
        """
        kernel_state = self.state.kernel
        if kernel_state.character(card) not in kernel_state.stewards:
            return ()
        steward_cards = (
            card
            for card in self.listening_cards()
            if kernel_state.character(card) in kernel_state.stewards
        )
        return tuple(
            sorted(
                steward_card
                for steward_card in steward_cards
                if not are_cards_on_one_phone(kernel_state, steward_card, card)
            )
        )

    @contextmanager
    def watch_commits(self) -> Iterator[asyncio.Event]:
        """Yield an event that is set with every commit, as long as the block lasts."""
        news = asyncio.Event()
        self._watchers.add(news)
        try:
            yield news
        finally:
            self._watchers.discard(news)

    async def change_letterbox(
        self, character: str, change: Callable[[Letterbox], Letterbox]
    ) -> Letterbox:
        """Change a character's notes about letters, and tell their phones. Raises: StoreError."""
        async with self._noting:
            old_box = new_box = self.letterboxes.letterbox_of(character)

            def changed_letterbox_writes() -> tuple[SideWrite, ...]:
                nonlocal old_box, new_box
                old_box = self.letterboxes.letterbox_of(character)
                new_box = change(old_box)
                return (side_write_of(character, new_box),) if new_box != old_box else ()

            await self.writer.write_change(changed_letterbox_writes)
            if new_box != old_box:
                self.letterboxes.store_letterbox(character, new_box)
                self._schedule_letterbox_update()
            return new_box

    async def rewrite_words(self, writes: tuple[SideWrite, ...]) -> None:
        """Write these changes of the displayed words, and send every phone the game anew.

        Raises: StoreError.
        """
        await self.writer.write_change(lambda: self.with_continued_counts(writes))
        self.read_side_rows()
        self._render_and_send_everything()

    def _render_and_send_everything(self) -> None:
        self._forget_renderings()
        self.slices.render_all()
        self.stream.send_whole_view()

    def _schedule_letterbox_update(self) -> None:
        self.slices.recheck_sources()
        self.stream.schedule_flush(is_public=False)

    def note_erasure(self, scribe: Scribe) -> None:
        """Drop the erased words wherever they are cached."""
        self.drop_cached_words()
        self._forget_renderings()

    def note_entries(self, scribe: Scribe, entries: tuple[Entry, ...]) -> None:
        """Drop the lines of reversed entries, and wake the watchers."""
        self.drop_cached_lines(entries)
        for news in self._watchers:
            news.set()

    def note_remote_writes(self, scribe: Scribe, writes: tuple[SideWrite, ...]) -> None:
        """Take over rows that another server wrote beside the ledger."""
        changed_parts = self.apply_remote_writes(writes)
        if "words" in changed_parts:
            self._render_and_send_everything()
        if "boxes" in changed_parts:
            self._schedule_letterbox_update()

    def note_new_scribe(self, scribe: Scribe) -> None:
        """Start anew with the scribe that was read from the store."""
        self._heads = None
        self.read(scribe)
        self._forget_renderings()

    def _forget_renderings(self) -> None:
        for rendering in self._renderings.values():
            rendering.forget()

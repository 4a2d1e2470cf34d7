"""One game in memory: its queue, its view, its chronicle, and everybody who listens."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import lru_cache
from threading import Lock
from typing import Any

from api.call import Reply
from api.encode import line_bytes
from api.slices import Slices
from api.stream import Stream
from api.writer import Clock, Writer
from ledger.audience import EVERYBODY, Viewer
from ledger.entry import Entry, audiences
from ledger.kernel.events import EntryReversed
from ledger.kernel.machine import Machine
from ledger.kernel.request import Outcome, Request
from ledger.kernel.slices import kernel_slices
from ledger.messages import Messages, messages_of
from ledger.scribe import Scribe
from ledger.state import State
from ledger.store.base import Side
from ledger.view import Bundle
from projections.catalogue import PROJECTIONS
from projections.chronicle import CHRONICLE
from projections.pages import Chronicle, Spot
from projections.projection import Readings

TEXTS = 4096
"""So many free texts are remembered, so that a chronicle does not ask the store for each."""


class Game:
    """One game. Everything that is asked of it is answered from memory."""

    def __init__(self, scribe: Scribe, pool: Executor, clock: Clock) -> None:
        self.id = scribe.game
        self.now = clock
        self.machine: Machine[Any] = scribe.machine
        self.messages: Messages = messages_of(scribe.machine.rules.name)
        self.writer = Writer(scribe, pool, clock)
        self.writer.adopted = self._adopted
        self.writer.sealed = self._sealed
        self.writer.replaced = self._replaced
        self._watchers: set[asyncio.Event] = set()
        self._begin()
        self.stream = Stream(self)

    def _begin(self) -> None:
        self.text = lru_cache(TEXTS)(self.scribe.text)
        self.readings = Readings(PROJECTIONS, self.id)
        self.slices = Slices(self.render)
        self.slices.follow(self.state)
        self.slices.changes()
        self._lines: dict[int, bytes] = {}
        self._reversals = 0
        self._keeping = Lock()
        self._heads: tuple[tuple[int, int], Reply] | None = None

    @property
    def scribe(self) -> Scribe:
        """The scribe of this game."""
        return self.writer.scribe

    @property
    def state(self) -> State[Any]:
        """The newest durable state."""
        return self.scribe.state

    @property
    def over(self) -> bool:
        """Whether it has come to its end, or was closed."""
        state = self.state
        return state.kernel.status == "closed" or self.machine.rules.finished(state)

    async def submit(self, request: Request, sides: tuple[Side, ...] = ()) -> Outcome:
        """The answer to a request, once it is durable; `sides` are written if it is accepted.

        Raise StoreError when nothing could be written.
        """
        return await self.writer.submit(request, sides)

    def render(self, state: State[Any]) -> Iterator[Bundle]:
        """Every slice of the view of a state."""
        rules = self.machine.rules
        yield from kernel_slices(state, self.text, rules.awaited(state), self.machine.free_fields)
        yield from rules.slices(state)

    def past(self, position: int) -> State[Any]:
        """The state right after the entry at a position. Raise ValueError."""
        return self.scribe.past.at(self.state, position)

    def chronicle(self, position: int | None = None) -> Chronicle:
        """The chronicle as it was right after the entry at a position, now unless one is given."""
        log = self.state.log
        numbering = self.readings.of(CHRONICLE, log, position)
        return Chronicle(self.id, numbering, log, self.machine.types, self.text)

    def public_line(self, position: int) -> bytes:
        """The public line of an entry as JSON, encoded once; b"" where there is none."""
        known = self._lines.get(position)
        if known is None:
            reversals = self._reversals
            line = self.chronicle().public(position)
            known = line_bytes(line) if line is not None else b""
            with self._keeping:  # another thread may find lines while one is taken back
                if reversals == self._reversals:
                    self._lines[position] = known
        return known

    def lines(self, viewer: Viewer, spots: tuple[Spot, ...]) -> list[bytes]:
        """What a viewer reads at these spots, each line as JSON."""
        chronicle, lines = self.chronicle(), list[bytes]()
        for spot in spots:
            if spot.public:
                lines.append(self.public_line(spot.position))
            own = chronicle.own(viewer, spot.position, spot.own) if spot.own else None
            if own is not None:
                lines.append(line_bytes(own))
        return lines

    def name(self, kind: str, what: str) -> str | None:
        """What everybody calls a person (`who`), a place, or an asset with a name of its own."""
        if kind == "asset":
            return self.slices.document("things").get(what)
        if kind == "who":
            document = self.slices.document(f"person/{what}")
            return document.get("short") or document.get("name")
        return self.slices.document(f"place/{what}").get("name")

    def refer(self, value: str) -> str:
        """The reference that names a value of a form, or "" for words."""
        if f"person/{value}" in self.slices.shown:
            return f"who:{value}"
        if f"place/{value}" in self.slices.shown:
            return f"place:{value}"
        known = self.messages.has(f"asset-{value}") or self.name("asset", value)
        return f"asset:{value}" if known else ""

    def heads_reply(self, position: int, make: Callable[[], Reply]) -> Reply:
        """The published heads up to a position as a reply: made once, as all phones ask for it."""
        key = (position, self.scribe.chain.number)
        if self._heads is None or self._heads[0] != key:
            self._heads = (key, make())
        return self._heads[1]

    @contextmanager
    def watched(self) -> Iterator[asyncio.Event]:
        """An event that is set with every commit, for as long as the block lasts."""
        news = asyncio.Event()
        self._watchers.add(news)
        try:
            yield news
        finally:
            self._watchers.discard(news)

    def _adopted(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            if isinstance(entry.event, EntryReversed):
                with self._keeping:
                    self._reversals += 1
                    self._lines.pop(self.state.log.ids[entry.event.entry], None)
        self.stream.stir(public=any(EVERYBODY in audiences(entry) for entry in entries))
        for news in self._watchers:
            news.set()

    def _sealed(self) -> None:
        self.stream.seal()

    def _replaced(self) -> None:
        self._begin()
        self.stream.restart()

"""The fan-out of one game: a change is encoded once, and many phones get the same bytes.

Each viewer gets one event for each commit, or one for several commits that follow quickly. Viewers
without a private change get the very same bytes. For other viewers their own part is appended. A
viewer who sees nothing new receives nothing. When a head is signed, everybody gets its digest. The
id of each event with lines is a cursor from which a stream can resume.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

import structlog

from api.base.encode import encode
from api.game.ledger_listener import LedgerListener
from api.game.live.delta import Delta
from api.game.live.frames import EventFrames
from api.game.live.groups import Group, Groups
from api.game.live.links import LinkHistory
from api.game.live.listener import Chunk, Listener
from api.game.live.pace import Pace
from api.game.live.views import opening_event
from api.game.meter import Meter
from api.game.reader import GameReader
from api.game.slices import Change
from api.observing import trace
from ledger.record.audience import EVERYBODY, Viewer
from ledger.record.entry import Entry, audiences
from ledger.scribe.scribe import Scribe
from projections.pages import Chronicle

_log = structlog.get_logger()

CLOSING_EVENT = b"event: closed-session\ndata: {}\n\n"
"""The last event to a phone that gave its cards back."""


class Stream(LedgerListener):
    """The listeners of one game. `meter` counts the bytes and events written to them."""

    def __init__(self, game: GameReader, meter: Meter) -> None:
        self._game = game
        self._meter = meter
        self._cursor: float | None = None
        self._groups = Groups()
        self.links = LinkHistory()
        """How often each phone began to listen a short time ago."""
        self._position = game.state.log.position
        self._cards = game.state.kernel.cards
        self._pace = Pace()
        self._room = Chunk(b"")
        self._newest: tuple[bytes, Chunk] | None = None
        self._timer: asyncio.TimerHandle | asyncio.Handle | None = None

    @property
    def listeners(self) -> list[Listener]:
        """All current listeners."""
        return [listener for group in self._groups for listener in group.listeners]

    def has_listener(self, viewer: Viewer) -> bool:
        """Return whether a stream of this viewer is open."""
        return self._groups.get(viewer) is not None

    def add_listener(
        self, listener: Listener, viewer: Viewer, first_result: Callable[[], bytes]
    ) -> None:
        """Send a new listener the current result of `first_result`, and every change after it."""
        self.flush()
        if not self._groups:
            self._game.slices.follow(self._game.state)
            self._game.slices.changes()
        listener.write(self._first_event(viewer, first_result()))
        group = self._groups.get(viewer)
        if group is None:
            group = self._groups.add(Group(viewer, self._game.chronicle().newest_cursor(viewer)))
        group.listeners.add(listener)
        head = self._head_event()
        if head is not None:
            listener.write(head)

    def _first_event(self, viewer: Viewer, first_result: bytes) -> Chunk:
        """Return the first event.

        Guests differ only in the time, so they share the rest of the frame.
        """
        if viewer.characters:
            return Chunk(first_result)
        first_member, comma, remainder = first_result.partition(b",")
        if self._room.plain != remainder:
            self._room = Chunk(remainder)
        return self._room.with_head(first_member + comma)

    def remove_listener(self, listener: Listener) -> None:
        """Remove a listener."""
        self._groups.remove(listener)

    def note_entries(self, scribe: Scribe, entries: tuple[Entry, ...]) -> None:
        """Plan to tell everybody who may see something of these entries."""
        self.schedule_flush(is_public=any(EVERYBODY in audiences(entry) for entry in entries))

    def note_new_scribe(self, scribe: Scribe) -> None:
        """Send every listener the whole view of the ledger that was read again."""
        self.send_whole_view()

    def schedule_flush(self, *, is_public: bool) -> None:
        """Plan a flush after a commit. `is_public` means that everybody sees a part of it."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._cursor = now if self._cursor is None else self._cursor
        flush_time = self._pace.next_flush(now, is_public=is_public)
        if flush_time is None:
            return
        if self._timer is not None:
            self._timer.cancel()
        # the flush comes in a later step, because the answer to the author of the act goes first
        self._timer = (
            loop.call_at(flush_time, self._flush_when_due)
            if flush_time > now
            else loop.call_soon(self._flush_when_due)
        )

    def _flush_when_due(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        self._pace.note_flush(now, is_public=self.flush())
        if self._cursor is not None:
            self._meter.flushes.add_duration(asyncio.get_running_loop().time() - self._cursor)
            self._cursor = None

    def flush(self) -> bool:
        """Send every listener the changes they may see, and return whether any were public.

        If this fails, the streams end. A phone that reconnects resumes from its cursor and misses
        no line.
        """
        try:
            return self._flush()
        except Exception:  # noqa: BLE001 - whatever the error is, no phone may go on with a gap
            _log.exception("flush", game=self._game.id)
            self.end(self.listeners)
            return False

    def _flush(self) -> bool:
        game = self._game
        state = game.state
        if state.log.position == self._position and not game.slices.is_stale:
            return False
        positions = range(self._position + 1, state.log.position + 1)
        self._position = state.log.position
        if not self._groups:
            return False
        game.slices.follow(state)
        changes = game.slices.changes()
        if state.kernel.status == "closed" and any(
            not group.viewer.sees_opened_ledger for group in self._groups
        ):
            self.send_whole_view()
            return True
        if state.kernel.cards is not self._cards:
            self._cards = state.kernel.cards
            self.end_lost_phones()
        return self._send_changes(game.chronicle(), positions, changes)

    def _send_changes(
        self, chronicle: Chronicle, positions: range, changes: dict[str, Change]
    ) -> bool:
        news = Delta(chronicle.log, positions, changes)
        groups = self._groups.concerned_groups(news.who)
        frames = EventFrames(self._game, chronicle, positions, news, groups)
        phone_count = 0
        for group in self._groups if frames.is_public else groups:
            frame = frames.frame_for_group(group)
            if frame is not None:
                phone_count += len(group.listeners)
                for listener in list(group.listeners):
                    listener.write(frame)
        self._meter.frames += phone_count
        entries = (chronicle.log.entries[position] for position in positions)
        trace.log_flushed(self._game.id, entries, phone_count)
        return frames.is_public

    def send_whole_view(self) -> None:
        """Send every listener the whole view again."""
        groups, self._groups = self._groups, Groups()
        self._position = self._game.state.log.position
        for group in groups:
            for listener in group.listeners:
                viewer = listener.session.viewer(self._game)
                self.add_listener(
                    listener,
                    viewer,
                    partial(opening_event, self._game, viewer, event_type=b"reset"),
                )

    def note_heads(self, scribe: Scribe) -> None:
        """Send everybody the digest of the newest head: the same few bytes to all."""
        head = self._head_event()
        if head is not None:
            for listener in self.listeners:
                listener.write(head)

    def _head_event(self) -> Chunk | None:
        chain = self._game.scribe.chain
        if self._newest is None or self._newest[0] != chain.digest:
            event = b'event: head\ndata: {"digest":"%b"}\n\n' % chain.digest.hex().encode()
            self._newest = (chain.digest, Chunk(event))
        return self._newest[1] if chain.number else None

    def end_lost_phones(self) -> None:
        """End the streams of phones whose card was claimed elsewhere or printed again."""
        for listener in self.listeners:
            cards_lost = listener.lost(self._game)
            if cards_lost:
                self.remove_listener(listener)
                card = self._game.state.kernel.card(cards_lost)
                listener.end(Chunk(_card_moved_event(cards_lost, card.character if card else "")))

    def end(self, listeners: Iterable[Listener], last_event: bytes = b"") -> None:
        """End the streams of some listeners with a last event."""
        for listener in listeners:
            self.remove_listener(listener)
            listener.end(Chunk(last_event) if last_event else None)

    def ping(self) -> None:
        """Send a ping to every listener."""
        if self._groups:
            chunk = Chunk(b'event: ping\ndata: {"now":%d}\n\n' % self._game.now())
            for listener in self.listeners:
                listener.write(chunk)


def _card_moved_event(card: str, character: str) -> bytes:
    """Return the last event for a phone whose card was claimed elsewhere."""
    return b"event: moved\ndata: %b\n\n" % encode({"card": card, "character": character})

"""The frames of one event of the stream: one for most viewers, and one for each other viewer.

Viewers without own news get one frame with one id, a shared cursor. Other viewers get the shared
part of this frame and a tail. An event without lines has no id, so the id before it stays in force.
"""

from collections.abc import Collection
from functools import cached_property

from api.base.encode import json_list, json_object
from api.game.live.delta import Delta
from api.game.live.groups import Group
from api.game.live.listener import Chunk
from api.game.reader import GameReader
from projections.chronicle import Cursor
from projections.pages import Chronicle


class EventFrames:
    """The frames of one event.

    The event has the news of the entries at `positions`. Only the groups `concerned` may have own
    news.
    """

    def __init__(
        self,
        game: GameReader,
        chronicle: Chronicle,
        positions: range,
        news: Delta,
        groups: Collection[Group],
    ) -> None:
        self._game, self._news, self._groups = game, news, frozenset(groups)
        self._public_lines = len(chronicle.numbering.public_positions)
        lines = [line for position in positions if (line := game.public_line(position))]
        public_changes = news.public_changes
        self.is_public = bool(lines or public_changes)
        """Whether everybody gets a frame."""
        self._shared_part = Chunk(
            b'event: entries\ndata: {"now":%d,"p":%d,"pub":{"slices":%b,"entries":%b}'
            % (game.now(), self._public_lines, json_object(public_changes), json_list(lines))
        )
        self._has_public_line = (
            chronicle.numbering.public_positions.get(self._public_lines) in positions
        )
        self._common_id = str(chronicle.shared_cursor) if self._has_public_line else ""

    def frame_for_group(self, group: Group) -> Chunk | None:
        """Return the frame of a group, or None if there is no news for it. Count its own lines."""
        own_frame, news = group.own, b""
        if group in self._groups:
            news = _own_news_counting_lines(self._game, group, self._news)
        if not (news or self.is_public):
            return None
        cursor = self._id(group, has_own_line=group.own > own_frame)
        if news or cursor != self._common_id:
            return self._shared_part.with_tail(news + _frame_end(cursor))
        return self._common_frame

    @cached_property
    def _common_frame(self) -> Chunk:
        return Chunk(self._shared_part.plain + _frame_end(self._common_id))

    def _id(self, group: Group, *, has_own_line: bool) -> str:
        if has_own_line or (self._has_public_line and not group.has_shared_cursors):
            return str(Cursor(group.name, self._public_lines, group.own))
        return self._common_id


def _frame_end(cursor: str) -> bytes:
    return b"}\nid: %b\n\n" % cursor.encode() if cursor else b"}\n\n"


def _own_news_counting_lines(game: GameReader, group: Group, news: Delta) -> bytes:
    """Return the part of an event that only this group gets, and count the group's own lines."""
    positions, slices = news.private_positions(group.viewer), news.slices(group.viewer)
    lines: list[bytes] = []
    own_line_bytes = game.own_line_function(group.viewer)
    for position in positions:
        group.own += 1
        line = own_line_bytes(position, group.own)
        lines += [line] if line else []
    if not (slices or lines):
        return b""
    return b',"q":%d,"own":{"slices":%b,"entries":%b}' % (
        group.own,
        json_object(slices),
        json_list(lines),
    )

"""Pages of a chronicle for one viewer, with the line numbers of `projections.chronicle`."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from ledger.contract.acts import EventType
from ledger.kernel.view.visibility import (
    LaidOpen,
    TextFunction,
    VisibleEntry,
    never_laid_open,
    private_supplement,
    visible_entry,
)
from ledger.kernel.vocabulary.events import ActContested, EntryReversed
from ledger.record.audience import ROOM_VIEWER, Viewer, is_confidential, sees
from ledger.record.entry import Entry
from ledger.record.log import Log
from projections.chronicle import (
    Cursor,
    Numbering,
    SharedCursor,
    has_shared_cursors,
    own_positions,
    parse_cursor,
    parse_shared_cursor,
    public_positions,
    shared_fingerprint,
    viewer_fingerprint,
)
from projections.filters import Filter
from projections.spots import (
    Spot,
    Spots,
    line_numbers_after,
    line_numbers_before,
    needed_line_number_count,
    selects_all,
    spots_of,
)

PAGE_SIZE = 50
"""Default number of lines on a page."""

_EVENTS_ABOUT_ENTRIES = (EntryReversed, ActContested)
"""Events about an earlier entry, whose lines also contain the sentence of that earlier entry."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line as one viewer sees it."""

    c: str
    """The number of the line: `p17` for a public line, `q3` for the viewer's own."""
    visible_entry: VisibleEntry
    after: int | None = None
    """The number of public lines before an own line."""
    on: str = ""
    """The public line that the line supplements."""
    is_reversed: bool = False
    """Whether a later entry that this viewer sees has reversed the entry."""


class Page(NamedTuple):
    """Lines in order, the cursor to go on from, and whether more lines follow."""

    lines: tuple[Line, ...]
    cursor: Cursor
    has_more: bool


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A game's chronicle at one position, for any viewer."""

    game: str
    numbering: Numbering
    log: Log
    types: Mapping[str, EventType[Any, Any]]
    texts: TextFunction
    laid_open: LaidOpen = never_laid_open
    """Returns whether the author has opened free words to a viewer."""
    edition: int = 0
    """The edition of all cursors. A later edition shows other words in the same lines."""

    def viewer_name_in_cursors(self, viewer: Viewer) -> str:
        """Return the viewer's name in cursors."""
        return viewer_fingerprint(self._game_and_edition, viewer)

    @property
    def _game_and_edition(self) -> str:
        return f"{self.game}/{self.edition}" if self.edition else self.game

    @property
    def shared_cursor(self) -> SharedCursor:
        """The shared cursor right after the last public line."""
        return SharedCursor(
            shared_fingerprint(self._game_and_edition), len(self.numbering.public_positions)
        )

    def newest_cursor(self, viewer: Viewer) -> Cursor:
        """Return the cursor of a viewer who has read everything."""
        positions = own_positions(self.numbering, viewer)
        return Cursor(
            self.viewer_name_in_cursors(viewer),
            len(self.numbering.public_positions),
            len(positions),
        )

    def cursor_upto(self, viewer: Viewer, position: int) -> Cursor:
        """Return the cursor of a viewer who has read everything up to a position."""
        return Reader(self, viewer).cursor_after(position)

    def cursor_from_text(self, viewer: Viewer, text: str) -> Cursor | None:
        """Return the viewer's cursor at the place of this text, which is a cursor or shared cursor.

        Return None if the viewer cannot have it.
        """
        shared_cursor = parse_shared_cursor(text)
        if shared_cursor is not None:
            return self._own_cursor_at(viewer, shared_cursor)
        cursor, newest_cursor = parse_cursor(text), self.newest_cursor(viewer)
        if cursor is None or cursor.viewer != newest_cursor.viewer:
            return None
        return (
            cursor
            if cursor.public_count <= newest_cursor.public_count
            and cursor.own_count <= newest_cursor.own_count
            else None
        )

    def _own_cursor_at(self, viewer: Viewer, shared_cursor: SharedCursor) -> Cursor | None:
        position = self.numbering.public_positions.get(shared_cursor.public)
        is_known = shared_cursor.viewers == self.shared_cursor.viewers and has_shared_cursors(
            viewer
        )
        return self.cursor_upto(viewer, position) if is_known and position is not None else None

    def position_at(self, viewer: Viewer, cursor: Cursor) -> int:
        """Return the position of the last line that was read; 0 if none was."""
        positions = own_positions(self.numbering, viewer)
        public_position = (
            self.numbering.public_positions[cursor.public_count] if cursor.public_count else 0
        )
        return max(public_position, positions[cursor.own_count - 1] if cursor.own_count else 0)

    def missed_line_count(self, viewer: Viewer, cursor: Cursor) -> int:
        """Return the number of lines after a cursor."""
        newest_cursor = self.newest_cursor(viewer)
        return (
            newest_cursor.public_count
            - cursor.public_count
            + newest_cursor.own_count
            - cursor.own_count
        )

    def page_after(
        self,
        viewer: Viewer,
        cursor: Cursor,
        limit: int = PAGE_SIZE,
        entry_filter: Filter | None = None,
    ) -> Page:
        """Return the first lines after a cursor, oldest first: at most `limit`.

        A line is on the same page as its supplement, unless a page has only one line.
        """
        return self._page(viewer, self.spots_after(viewer, cursor, limit, entry_filter))

    def page_before(
        self,
        viewer: Viewer,
        cursor: Cursor,
        limit: int = PAGE_SIZE,
        entry_filter: Filter | None = None,
    ) -> Page:
        """Return the last lines up to a cursor, oldest first: at most `limit`, as in `page_after`.

        The cursor of the page is the place before these lines.
        """
        return self._page(viewer, self.spots_before(viewer, cursor, limit, entry_filter))

    def spots_after(
        self,
        viewer: Viewer,
        cursor: Cursor,
        limit: int = PAGE_SIZE,
        entry_filter: Filter | None = None,
    ) -> Spots:
        """Return the spots of the lines that `page_after` returns."""
        reader = Reader(self, viewer)
        needed_line_count = needed_line_number_count(limit, entry_filter)
        public_numbers, own_numbers = (
            line_numbers_after(*read_range, needed_line_count) for read_range in reader.read(cursor)
        )
        spots = spots_of(public_numbers, own_numbers)
        selection, is_full = reader.spots_on_page(spots, limit, entry_filter)
        has_more = is_full and selection[-1] != spots[-1]
        end_cursor = (
            reader.cursor_after(selection[-1].position) if has_more else self.newest_cursor(viewer)
        )
        if selection and selection[0].line_count > limit:  # the supplement goes onto the next page
            end_cursor, has_more = (
                reader.cursor_after(selection[0].position)._replace(
                    own_count=selection[0].own_number - 1
                ),
                True,
            )
            selection = [selection[0]._replace(own_number=0)]
        end_cursor = Cursor(
            end_cursor.viewer,
            max(end_cursor.public_count, cursor.public_count),
            max(end_cursor.own_count, cursor.own_count),
        )
        return Spots(tuple(selection), end_cursor, has_more)

    def spots_before(
        self,
        viewer: Viewer,
        cursor: Cursor,
        limit: int = PAGE_SIZE,
        entry_filter: Filter | None = None,
    ) -> Spots:
        """Return the spots of the lines that `page_before` returns."""
        reader = Reader(self, viewer)
        needed_line_count = needed_line_number_count(limit, entry_filter)
        public_numbers, own_numbers = (
            line_numbers_before(*read_range, needed_line_count)
            for read_range in reader.read(cursor)
        )
        spots = spots_of(public_numbers, own_numbers)
        selection, is_full = reader.spots_on_page(spots[::-1], limit, entry_filter)
        selection.reverse()
        has_more = is_full and selection[0] != spots[0]
        start_cursor = reader.cursor_after(selection[0].position - 1 if selection else 0)
        if selection and selection[0].line_count > limit:  # the public line goes onto the next page
            start_cursor, has_more = (
                start_cursor._replace(public_count=selection[0].public_number),
                True,
            )
            selection = [selection[0]._replace(public_number=0)]
        start_cursor = Cursor(
            start_cursor.viewer,
            min(start_cursor.public_count, cursor.public_count),
            min(start_cursor.own_count, cursor.own_count),
        )
        return Spots(tuple(selection), start_cursor, has_more)

    def spots(self, viewer: Viewer, positions: Iterable[int]) -> tuple[Spot, ...]:
        """Return the spots of a viewer's lines for the entries at these positions."""
        reader = Reader(self, viewer)
        return tuple(reader.spot(position) for position in positions)

    def _page(self, viewer: Viewer, spots: Spots) -> Page:
        return Page(tuple(self.lines(viewer, spots.spots)), spots.cursor, spots.has_more)

    def lines(self, viewer: Viewer, spots: Iterable[Spot]) -> Iterator[Line]:
        """Yield a viewer's lines at these spots."""
        reader = Reader(self, viewer)
        for spot in spots:
            public_line = reader.public_line(spot.position) if spot.public_number else None
            own_line = reader.own_line(spot.position, spot.own_number) if spot.own_number else None
            yield from (line for line in (public_line, own_line) if line is not None)

    def public_line(self, position: int) -> Line | None:
        """Return the public line of the entry at a position, the same for everybody."""
        return Reader(self, ROOM_VIEWER).public_line(position)

    def visible_part(self, entry: Entry, viewer: Viewer) -> VisibleEntry | None:
        """Return the part of an entry that a viewer sees, with the position that they may know.

        Return None if no part is visible.
        """
        event_type = self.types[entry.type]
        entry_part = visible_entry(event_type, entry, viewer, self.texts, self.laid_open)
        if (
            entry_part is not None
            and entry_part.words
            and isinstance(entry.event, _EVENTS_ABOUT_ENTRIES)
        ):
            entry_part = self._with_original_sentence(entry_part, entry.event, viewer)
        if (
            entry_part is None
            or not entry_part.n
            or viewer.sees_opened_ledger
            or not self.numbering.confidential
        ):
            return entry_part
        line_position = self.numbering.viewer_position(viewer, entry.position)
        return msgspec.structs.replace(
            entry_part, n=0 if is_confidential(entry.audience) else line_position
        )

    def _with_original_sentence(
        self, entry_part: VisibleEntry, event: EntryReversed | ActContested, viewer: Viewer
    ) -> VisibleEntry:
        """Return a reversal or dispute with the sentence of the entry that it is about.

        The sentence is added only if the viewer reads it.
        """
        entry = self.log.entry(event.entry)
        original_entry = self.visible_part(entry, viewer) if entry is not None else None
        if original_entry is None or not original_entry.words:
            return entry_part
        sentence = {"key": original_entry.key, "args": original_entry.args}
        return msgspec.structs.replace(
            entry_part, args={**entry_part.args, "told": "yes", "said": sentence}
        )

    def is_reversed(self, entry: Entry, viewer: Viewer) -> bool:
        """Return whether a later entry that the viewer sees has reversed this entry."""
        position = self.numbering.reversal_positions.get(entry.id)
        return position is not None and sees(self.log.entries[position].audience, viewer)


class Reader:
    """A reader of one chronicle for one viewer."""

    def __init__(self, chronicle: Chronicle, viewer: Viewer) -> None:
        self.chronicle = chronicle
        self.viewer = viewer
        self.public = public_positions(chronicle.numbering)
        self.own = own_positions(chronicle.numbering, viewer)
        self.name = chronicle.viewer_name_in_cursors(viewer)

    def read(self, cursor: Cursor) -> tuple[tuple[Sequence[int], int], ...]:
        """Return the positions of public and of own lines, each with the number of read lines."""
        return (self.public, cursor.public_count), (self.own, cursor.own_count)

    def cursor_after(self, position: int) -> Cursor:
        """Return the cursor right after a position."""
        public_count, own_count = (
            bisect_right(self.public, position),
            bisect_right(self.own, position),
        )
        return Cursor(self.name, public_count, own_count)

    def spots_on_page(
        self, spots: Iterable[Spot], limit: int, entry_filter: Filter | None
    ) -> tuple[list[Spot], bool]:
        """Return the first selected spots whose lines fit on a page, and whether the page is full.

        At least one spot is taken, if any is selected.
        """
        result, remaining_line_count = list[Spot](), limit
        for spot in spots:
            if not self._is_selected(spot.position, entry_filter):
                continue
            remaining_line_count -= spot.line_count
            if remaining_line_count >= 0 or not result:
                result.append(spot)
            if remaining_line_count <= 0:
                return result, True
        return result, False

    def _is_selected(self, position: int, entry_filter: Filter | None) -> bool:
        if entry_filter is None or selects_all(entry_filter):
            return True
        entry = self.chronicle.log.entries[position]
        entry_part = self.chronicle.visible_part(entry, self.viewer)
        return entry_part is not None and entry_filter.selects(entry, entry_part)

    def spot(self, position: int) -> Spot:
        """Return the numbers of an entry's lines."""
        return Spot(position, _line_number(self.public, position), _line_number(self.own, position))

    def public_line(self, position: int) -> Line | None:
        """Return the public line of an entry, the same for every viewer."""
        entry = self.chronicle.log.entries[position]
        entry_part = self.chronicle.visible_part(entry, ROOM_VIEWER)
        if entry_part is None:
            return None
        line_number = bisect_left(self.public, position) + 1
        return Line(
            f"p{line_number}",
            entry_part,
            is_reversed=self.chronicle.is_reversed(entry, ROOM_VIEWER),
        )

    def own_line(self, position: int, line_number: int) -> Line | None:
        """Return the viewer's own line of an entry, given its number."""
        entry = self.chronicle.log.entries[position]
        entry_part = self.chronicle.visible_part(entry, self.viewer)
        if entry_part is None:
            return None
        line_index = bisect_left(self.public, position)
        is_reversed = self.chronicle.is_reversed(entry, self.viewer)
        has_public_line = line_index < len(self.public) and self.public[line_index] == position
        public_part = self.chronicle.visible_part(entry, ROOM_VIEWER) if has_public_line else None
        if public_part is None:
            return Line(f"q{line_number}", entry_part, line_index, is_reversed=is_reversed)
        supplement = private_supplement(entry_part, public_part)
        return Line(
            f"q{line_number}",
            supplement,
            line_index,
            on=f"p{line_index + 1}",
            is_reversed=is_reversed,
        )


def _line_number(positions: Sequence[int], position: int) -> int:
    line_index = bisect_left(positions, position)
    has_line = line_index < len(positions) and positions[line_index] == position
    return line_index + 1 if has_line else 0

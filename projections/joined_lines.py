"""All lines of a chronicle: all lines that a viewer may read, or one line for each entry."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import msgspec

from ledger.kernel.view.visibility import VisibleEntry
from ledger.record.audience import Viewer
from projections.chronicle import Cursor
from projections.pages import Chronicle, Line


def all_lines(chronicle: Chronicle, viewer: Viewer) -> tuple[Line, ...]:
    """Return every line that the viewer may read, oldest first."""
    newest_cursor = chronicle.newest_cursor(viewer)
    return chronicle.page_after(
        viewer,
        Cursor(newest_cursor.viewer, 0, 0),
        newest_cursor.public_count + newest_cursor.own_count + 1,
    ).lines


def joined_lines(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield each entry once, with a reader's supplement joined to its public line."""
    last_line: Line | None = None
    for line in lines:
        if last_line is not None and line.on == last_line.c:
            is_reversed = last_line.is_reversed or line.is_reversed
            last_line = replace(
                last_line,
                visible_entry=_join_supplement(last_line.visible_entry, line.visible_entry),
                is_reversed=is_reversed,
            )
            continue
        if last_line is not None:
            yield last_line
        last_line = line
    if last_line is not None:
        yield last_line


def _join_supplement(public_entry: VisibleEntry, own_entry: VisibleEntry) -> VisibleEntry:
    added_fields = {
        "legs": (*public_entry.legs, *own_entry.legs),
        "moved": (*public_entry.moved, *own_entry.moved),
        "warned": own_entry.warned or public_entry.warned,
        "n": own_entry.n,
    }
    return msgspec.structs.replace(own_entry if own_entry.words else public_entry, **added_fields)

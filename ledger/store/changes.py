"""Changes of a game from a database, read in one query so that all parts fit together."""

from collections.abc import Iterable
from typing import Any

from ledger.store.base import GameChanges, Row, SideWrite

HEAD, ROW, WRITTEN = range(3)
"""The parts of an answer, in their order."""


def changes_from_lines(lines: Iterable[tuple[Any, ...]]) -> GameChanges:
    """Return changes from lines of (part, position, kind or type, key, value, revision)."""
    position, head, revision = 0, b"", 0
    rows, writes = list[Row](), list[SideWrite]()
    for line_kind, row_position, row_kind, row_key, value, commit in lines:
        if line_kind == HEAD:
            position, head, revision = row_position, value, commit
        elif line_kind == ROW:
            rows.append(Row(row_position, row_kind, value))
        else:
            writes.append(SideWrite(row_kind, row_key, value))
    return GameChanges(position, head, revision, tuple(rows), tuple(writes))

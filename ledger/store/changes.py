"""Changes of a game from a database, read in one query so that all parts fit together."""

from collections.abc import Iterable
from typing import Any

from ledger.store.base import GameChanges, Row, SideWrite

HEAD_PART, ROW_PART, SIDE_PART = range(3)
"""The parts of an answer, in their order."""


def changes_from_lines(lines: Iterable[tuple[Any, ...]]) -> GameChanges:
    """Return changes from lines of (part, position, kind or type, key, value, revision)."""
    position, head, revision = 0, b"", 0
    rows, writes = list[Row](), list[SideWrite]()
    for line_kind, row_position, row_kind, row_key, row_value, commit in lines:
        if line_kind == HEAD_PART:
            position, head, revision = row_position, row_value, commit
        elif line_kind == ROW_PART:
            rows.append(Row(row_position, row_kind, row_value))
        else:
            writes.append(SideWrite(row_kind, row_key, row_value))
    return GameChanges(position, head, revision, tuple(rows), tuple(writes))

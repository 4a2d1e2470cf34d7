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
    for part, number, kind, key, value, commit in lines:
        if part == HEAD:
            position, head, revision = number, value, commit
        elif part == ROW:
            rows.append(Row(number, kind, value))
        else:
            writes.append(SideWrite(kind, key, value))
    return GameChanges(position, head, revision, tuple(rows), tuple(writes))

"""The mark in a ledger file that shows whether the file lost its write-ahead log.

While a server has the file open, the latest commits are in the log next to the file (`-wal`). A
copy of the file without the log is complete, but older. Therefore the file itself has a mark that
says "open" or "closed". The mark is written into the main file at the start, and again at a clean
end, when the log is empty.

A file that says "open" and has no log has one of two causes. It was copied without its log, or
another program folded the log in after a server was killed. Files from before the first version
with marks have none.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Protocol

from ledger.store.file import sqlite_address, write_ahead_log

OPEN_MARK, CLOSED_MARK = "open", "closed"

TABLE_STATEMENT = """
    CREATE TABLE IF NOT EXISTS marks (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL)
"""

_MARK_NAME = "file"
_TABLE_QUERY = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'marks'"
_MARK_QUERY = "SELECT value FROM marks WHERE name = ?"
_WRITE_STATEMENT = (
    "INSERT INTO marks VALUES (?,?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_CHECKPOINT_STATEMENT = "PRAGMA wal_checkpoint(PASSIVE)"  # does not block, and keeps the log

_DOUBT_SENTENCE = (
    "{} was copied without the -wal file that lay beside it, or another program folded that in: "
    "the acts made last may be missing. Compare with what phones saw, or copy again with "
    "`acta backup`."
)


class MarkCursor(Protocol):
    """The protocol of a cursor that writes a mark, either SQLite's or the library's."""

    def execute(self, statement: str, parameters: tuple[str, ...] = ()) -> Any:
        """Execute a statement."""

    def fetchall(self) -> Any:
        """Return the rows of the result."""


def doubt_about_file(path: Path) -> str:
    """Return a plain sentence if the latest commits of a file may be missing; "" otherwise.

    Raises sqlite3.Error.
    """
    with closing(sqlite3.connect(sqlite_address(path, "ro"), uri=True)) as connection:
        return doubt_over_connection(connection, path)


def doubt_over_connection(connection: sqlite3.Connection, path: Path) -> str:
    """Return the doubt over an open connection.

    The connection keeps the log of a closing server.
    """
    if read_mark(connection) != OPEN_MARK or _has_written_log(path):
        return ""
    return _DOUBT_SENTENCE.format(path.name)


def read_mark(connection: sqlite3.Connection) -> str:
    """Return the mark of a file; "" if the file is older than marks."""
    if not connection.execute(_TABLE_QUERY).fetchone()[0]:
        return ""
    row = connection.execute(_MARK_QUERY, (_MARK_NAME,)).fetchone()
    return str(row[0]) if row else ""


def write_mark(cursor: MarkCursor, mark: str) -> None:
    """Write this mark to the log, and also to the main file if possible."""
    cursor.execute(_WRITE_STATEMENT, (_MARK_NAME, mark))
    # A mark that cannot be written to the main file stays in the log, where it is read.
    with suppress(sqlite3.Error):
        cursor.execute(_CHECKPOINT_STATEMENT)
        cursor.fetchall()


def _has_written_log(path: Path) -> bool:
    log = write_ahead_log(path)
    # A reader leaves an empty log. A writing server has its mark in the log.
    return log.exists() and log.stat().st_size > 0

"""The mark in a ledger file that tells whether it lost its write-ahead log.

While a server has the file open, its latest commits lie in the log beside it (`-wal`). A copy of
the file alone is whole, but of an earlier moment. So the file itself says that it is open: the
mark is folded into it at the start, and once more at a clean end, when nothing is left in the log.
A file that says "open" and has no log beside it was copied alone, or another program folded the
log in after a server was killed. Files from before there were marks say nothing.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Protocol

from ledger.store.file import address, log_of

OPEN, CLOSED = "open", "closed"

TABLE = """
    CREATE TABLE IF NOT EXISTS marks (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL)
"""

_NAME = "file"
_KNOWN = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'marks'"
_READ = "SELECT value FROM marks WHERE name = ?"
_WRITE = "INSERT INTO marks VALUES (?,?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_FOLD = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and leaves the log where it is

_DOUBT = (
    "{} was copied without the -wal file that lay beside it, or another program folded that in: "
    "the acts made last may be missing. Compare with what phones saw, or copy again with "
    "`acta backup`."
)


class Cursor(Protocol):
    """What writes a mark: a cursor of SQLite's, or the library's."""

    def execute(self, statement: str, parameters: tuple[str, ...] = ()) -> Any:
        """Do this."""

    def fetchall(self) -> Any:
        """What came of it."""


def doubt_of(path: Path) -> str:
    """A plain sentence when the latest commits of a file may be missing, else "".

    Raise sqlite3.Error.
    """
    with closing(sqlite3.connect(address(path, "ro"), uri=True)) as connection:
        return doubt_about(connection, path)


def doubt_about(connection: sqlite3.Connection, path: Path) -> str:
    """What `doubt_of` says, over an open connection, which keeps a closing server's log there."""
    if read_mark(connection) != OPEN or _has_log(path):
        return ""
    return _DOUBT.format(path.name)


def read_mark(connection: sqlite3.Connection) -> str:
    """What a file says of itself; "" when it is from before there were marks."""
    if not connection.execute(_KNOWN).fetchone()[0]:
        return ""
    found = connection.execute(_READ, (_NAME,)).fetchone()
    return str(found[0]) if found else ""


def write_mark(cursor: Cursor, mark: str) -> None:
    """Have the file say this of itself, in its main file too where nobody stands in the way."""
    cursor.execute(_WRITE, (_NAME, mark))
    with suppress(sqlite3.Error):  # what cannot be folded in stays in the log, and is told from it
        cursor.execute(_FOLD)
        cursor.fetchall()


def _has_log(path: Path) -> bool:
    log = log_of(path)
    # who only looks at a file leaves an empty log there; a server that writes has its mark in it
    return log.exists() and log.stat().st_size > 0

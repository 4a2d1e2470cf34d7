"""The ledger's file: whether it is ours, whole and free, and a plain sentence when it is not.

The file is never opened here except through SQLite: closing any other handle on it would drop the
locks SQLite holds for this process, and another program could then tidy its log away under us.
"""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from eventsourcing.persistence import ConnectionPoolClosedError, PersistenceError

from ledger.store.base import StoreError

APPLICATION = int.from_bytes(b"Acta")
"""Written into the file, so that we and `file` (1) recognise it."""

FORMAT = 3
"""The version of the tables. A file with a higher one was made by a later release.

2: rows of the side table are found by kind and key over all games, and games that were put away
have a note on when to open them. 3: each game counts its commits, and each row of the side table
has the number of the commit that wrote it; what was erased is remembered without its value.
"""

_PRIMARY_CODE = 0xFF

_DAMAGED = "{} is damaged; go on from its latest backup."
_NOT_OURS = "{} is not a ledger file."
_UNWRITABLE = "{} cannot be written; look at who owns it and its folder."
_SENTENCES = {
    sqlite3.SQLITE_BUSY: "{} is held by another program; close that one and try again.",
    sqlite3.SQLITE_LOCKED: "{} is held by another program; close that one and try again.",
    sqlite3.SQLITE_PERM: _UNWRITABLE,
    sqlite3.SQLITE_READONLY: _UNWRITABLE,
    sqlite3.SQLITE_CANTOPEN: "{} cannot be opened; look at who owns it and its folder.",
    sqlite3.SQLITE_IOERR: "{} could not be read or written: the disk refused.",
    sqlite3.SQLITE_FULL: "{} has no room left on its disk; nothing was written.",
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _NOT_OURS,
}

_HEADS_THAT_LIE = """
    SELECT count(*) FROM heads WHERE position != (
        SELECT coalesce(max(originator_version), 0) FROM stored_events WHERE originator_id = game)
"""


def damaged(name: str) -> StoreError:
    """What is raised when a file is not as it was written."""
    return StoreError(_DAMAGED.format(name))


@contextmanager
def plainly(name: str) -> Iterator[None]:
    """Turn what SQLite, the library or the machine say about a file into a StoreError."""
    try:
        yield
    except ConnectionPoolClosedError as error:
        raise StoreError(f"{name} is closed.") from error
    except (sqlite3.Error, PersistenceError, OSError) as error:
        cause = error if isinstance(error, sqlite3.Error) else error.__cause__
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK) & _PRIMARY_CODE
        if code in _SENTENCES:
            raise StoreError(_SENTENCES[code].format(name)) from error
        # what the machine says by itself names the folder as well
        words = getattr(error, "strerror", None) or error
        raise StoreError(f"{name} cannot be used: {words}.") from error


def address(path: Path, mode: str) -> str:
    """How SQLite is told of a file; `mode` is ro or rw, its own words.

    On a write-protected disk SQLite reads nothing unless it is told that the file never changes.
    """
    fixed = mode == "ro" and _is_write_protected(path) and not log_of(path).exists()
    return f"{path.as_uri()}?mode={mode}{'&immutable=1' if fixed else ''}"


def log_of(path: Path) -> Path:
    """The write-ahead log of a ledger file."""
    return path.with_name(f"{path.name}-wal")


def _is_write_protected(path: Path) -> bool:
    try:
        return bool(os.statvfs(path).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def _must_have_a_log_that_can_be_read(path: Path) -> None:
    beside = path.with_name(f"{path.name}-shm")
    if _is_write_protected(path) and log_of(path).exists() and not beside.exists():
        raise StoreError(
            f"{path.name} has its latest acts in the -wal file beside it, which cannot be read on "
            "a write-protected disk; copy both to another disk."
        )


def holds_a_ledger(path: Path) -> bool:
    """Whether there is a ledger in this file; False when it is missing or still empty.

    A quick look, whatever the size of the file: its marks, its length, and that each game ends
    where its head says. Raise StoreError when it is something else, too new, or damaged.
    """
    name = path.name
    try:
        length = path.stat().st_size
    except FileNotFoundError:
        return False
    except OSError as error:
        raise StoreError(f"{name} cannot be looked at: {error.strerror}.") from error
    if path.is_dir():
        raise StoreError(f"{name} is a folder, not a ledger file.")
    _must_have_a_log_that_can_be_read(path)
    with plainly(name), closing(sqlite3.connect(address(path, "ro"), uri=True)) as connection:
        connection.isolation_level = None
        connection.execute("BEGIN")
        if _is_empty(connection, length):
            return False
        if _number(connection, "PRAGMA application_id") != APPLICATION:
            raise StoreError(_NOT_OURS.format(name))
        if _number(connection, "PRAGMA user_version") > FORMAT:
            raise StoreError(f"{name} was written by a newer version of this program.")
        if not _is_whole(connection, path, length):
            raise damaged(name)
        return True


def _is_empty(connection: sqlite3.Connection, length: int) -> bool:
    tables = _number(connection, "SELECT count(*) FROM sqlite_schema")
    application = _number(connection, "PRAGMA application_id")
    # SQLite takes what is shorter than its own header for an empty database, and writes over it
    scrap = length > 0 and _number(connection, "PRAGMA page_count") == 0
    return tables == application == 0 and not scrap


def _is_whole(connection: sqlite3.Connection, path: Path, length: int) -> bool:
    log = log_of(path)
    pages = _number(connection, "PRAGMA page_count") * _number(connection, "PRAGMA page_size")
    # while a log lies beside the file, the file may rightly be shorter than it will be
    too_short = length < pages and not (log.exists() and log.stat().st_size)
    return not too_short and not _number(connection, _HEADS_THAT_LIE)


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])


class Hold:
    """A file held for one server, until it lets go or its process ends, however it ends.

    The lock is on a neighbour of the file, `<file>.lock`, which stays behind: removing it would
    let two servers hold two different neighbours of one name.
    """

    def __init__(self, path: Path) -> None:
        """Raise StoreError when another server holds the file, or its folder is not writable."""
        try:
            self._handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except FileNotFoundError as error:
            raise StoreError(f"{path.name} cannot be made: its folder does not exist.") from error
        except OSError as error:
            raise StoreError(_UNWRITABLE.format(path.name)) from error
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._handle)
            raise StoreError(
                f"{path.name} is open in another server; stop that one or choose another file."
            ) from error

    def release(self) -> None:
        """Let go. To be called once."""
        os.close(self._handle)

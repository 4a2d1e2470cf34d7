"""Checks of the ledger's file: whether it is a complete ledger that no other server uses.

These functions open the file only through SQLite. Closing any other handle on it would drop the
locks that SQLite holds for this process. Another program could then remove the log while we use it.
"""

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import filelock
from eventsourcing.persistence import ConnectionPoolClosedError, PersistenceError

from ledger.store.base import StoreError

APPLICATION_ID = int.from_bytes(b"Acta")
"""The application id in the file, so that we and `file` (1) recognise it."""

STORE_FORMAT = 3
"""The version of the tables. A file with a higher version was made by a later release.

* 2: Side rows can be found by kind and key over all games. Sleeping games have a note of when to
  open them.
* 3: Each game counts its commits. Each side row has the number of the commit that wrote it. Erased
  rows are remembered without their value.
"""

FILE_ERRORS = (sqlite3.Error, PersistenceError, ConnectionPoolClosedError, OSError)
"""The errors of SQLite, the library and the machine about a file."""

_PRIMARY_CODE = 0xFF

_DAMAGED_SENTENCE = "{} is damaged; go on from its latest backup."
_FOREIGN_FILE_SENTENCE = "{} is not a ledger file."
_UNWRITABLE_SENTENCE = "{} cannot be written; look at who owns it and its folder."
_SENTENCE_BY_CODE = {
    sqlite3.SQLITE_BUSY: "{} is held by another program; close that one and try again.",
    sqlite3.SQLITE_LOCKED: "{} is held by another program; close that one and try again.",
    sqlite3.SQLITE_PERM: _UNWRITABLE_SENTENCE,
    sqlite3.SQLITE_READONLY: _UNWRITABLE_SENTENCE,
    sqlite3.SQLITE_CANTOPEN: "{} cannot be opened; look at who owns it and its folder.",
    sqlite3.SQLITE_IOERR: "{} could not be read or written: the disk refused.",
    sqlite3.SQLITE_FULL: "{} has no room left on its disk; nothing was written.",
    sqlite3.SQLITE_CORRUPT: _DAMAGED_SENTENCE,
    sqlite3.SQLITE_CONSTRAINT: _DAMAGED_SENTENCE,
    sqlite3.SQLITE_NOTADB: _FOREIGN_FILE_SENTENCE,
}

_HEADS_THAT_LIE = """
    SELECT count(*) FROM heads WHERE position != (
        SELECT coalesce(max(originator_version), 0) FROM stored_events WHERE originator_id = game)
"""


def damaged_error(file_name: str) -> StoreError:
    """Return the error for a file that was damaged after it was written."""
    return StoreError(_DAMAGED_SENTENCE.format(file_name))


@contextmanager
def plain_file_errors(file_name: str) -> Iterator[None]:
    """Turn errors of SQLite, the library or the machine about a file into StoreError."""
    try:
        yield
    except FILE_ERRORS as error:
        raise plain_file_error(file_name, error) from error


def plain_file_error(file_name: str, error: Exception) -> StoreError:
    """Return the plain error for one of the `FILE_ERRORS`."""
    if isinstance(error, ConnectionPoolClosedError):
        return StoreError(f"{file_name} is closed.")
    code = _sqlite_code(error)
    if code in _SENTENCE_BY_CODE:
        return StoreError(_SENTENCE_BY_CODE[code].format(file_name))
    # The machine's own message names the folder as well.
    message = getattr(error, "strerror", None) or error
    return StoreError(f"{file_name} cannot be used: {message}.")


def is_held_by_another_program(error: StoreError) -> bool:
    """Return whether an error of a file says that another program holds the file."""
    cause = error.__cause__
    return cause is not None and _sqlite_code(cause) in {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
    }


def _sqlite_code(error: BaseException) -> int:
    cause = error if isinstance(error, sqlite3.Error) else error.__cause__
    return int(getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK)) & _PRIMARY_CODE


def sqlite_address(path: Path, mode: str) -> str:
    """Return the SQLite address of a file. `mode` is SQLite's `ro` or `rw`.

    On a write-protected disk SQLite can read a file only if the address says that it never changes.
    """
    is_fixed = mode == "ro" and is_write_protected(path) and not write_ahead_log(path).exists()
    return f"{path.as_uri()}?mode={mode}{'&immutable=1' if is_fixed else ''}"


def write_ahead_log(path: Path) -> Path:
    """Return the write-ahead log of a ledger file."""
    return path.with_name(f"{path.name}-wal")


def is_write_protected(path: Path) -> bool:
    """Return whether the disk of a file or folder can only be read. Windows does not tell."""
    if sys.platform != "win32":
        with suppress(OSError):
            return bool(os.statvfs(path).f_flag & os.ST_RDONLY)
    return False


def _require_readable_log(path: Path) -> None:
    shm_file = path.with_name(f"{path.name}-shm")
    if is_write_protected(path) and write_ahead_log(path).exists() and not shm_file.exists():
        raise StoreError(
            f"{path.name} has its latest acts in the -wal file beside it, which cannot be read on "
            "a write-protected disk; copy both to another disk."
        )


def holds_a_ledger(path: Path) -> bool:
    """Return whether this file holds a ledger. A missing or empty file holds none.

    The check is quick for any file size. It compares the file's marks, its length, and the last
    position of each game with its head. Raises StoreError if the file is no ledger, is too new, or
    is damaged.
    """
    file_name = path.name
    try:
        length = path.stat().st_size
    except FileNotFoundError:
        return False
    except OSError as error:
        raise StoreError(f"{file_name} cannot be looked at: {error.strerror}.") from error
    if path.is_dir():
        raise StoreError(f"{file_name} is a folder, not a ledger file.")
    _require_readable_log(path)
    with (
        plain_file_errors(file_name),
        closing(sqlite3.connect(sqlite_address(path, "ro"), uri=True)) as connection,
    ):
        connection.isolation_level = None
        connection.execute("BEGIN")
        if _is_empty(connection, length):
            return False
        if _fetch_number(connection, "PRAGMA application_id") != APPLICATION_ID:
            raise StoreError(_FOREIGN_FILE_SENTENCE.format(file_name))
        if _fetch_number(connection, "PRAGMA user_version") > STORE_FORMAT:
            raise StoreError(f"{file_name} was written by a newer version of this program.")
        if not _is_complete_ledger(connection, path, length):
            raise damaged_error(file_name)
        return True


def _is_empty(connection: sqlite3.Connection, length: int) -> bool:
    table_count = _fetch_number(connection, "SELECT count(*) FROM sqlite_schema")
    application = _fetch_number(connection, "PRAGMA application_id")
    # Check the length, because SQLite overwrites a file that is shorter than its header.
    has_pages_without_rows = length > 0 and _fetch_number(connection, "PRAGMA page_count") == 0
    return table_count == application == 0 and not has_pages_without_rows


def _is_complete_ledger(connection: sqlite3.Connection, path: Path, length: int) -> bool:
    log = write_ahead_log(path)
    page_count = _fetch_number(connection, "PRAGMA page_count") * _fetch_number(
        connection, "PRAGMA page_size"
    )
    # While the file has a log, it may rightly be shorter than its page count says.
    is_too_short = length < page_count and not (log.exists() and log.stat().st_size)
    return not is_too_short and not _fetch_number(connection, _HEADS_THAT_LIE)


def _fetch_number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])


class FileLock:
    """A lock on a file for one server, until the server releases it or its process ends.

    The lock is on a second file, `<file>.lock`. Where the system has locks, this file is never
    removed. If it were removed, two servers could each lock a different file of this name.
    """

    def __init__(self, path: Path) -> None:
        """Raise StoreError if another server holds the file, or if its folder is not writable."""
        # Threads share the lock: a server may be closed by another thread than opened it.
        self._lock = filelock.FileLock(f"{path}.lock", timeout=0, mode=0o600, thread_local=False)
        try:
            if not path.parent.is_dir():
                raise StoreError(f"{path.name} cannot be made: its folder does not exist.")
            self._lock.acquire()
        except filelock.Timeout as error:
            raise StoreError(
                f"{path.name} is open in another server; stop that one or choose another file."
            ) from error
        except OSError as error:
            is_full = error.errno == errno.ENOSPC
            sentence = _SENTENCE_BY_CODE[sqlite3.SQLITE_FULL] if is_full else _UNWRITABLE_SENTENCE
            raise StoreError(sentence.format(path.name)) from error

    def release(self) -> None:
        """Release the lock. Call this once."""
        self._lock.release()

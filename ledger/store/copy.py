"""Copies of a ledger file, made by SQLite, so that the commits in its log are included."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ledger.store.base import StoreError
from ledger.store.file import holds_a_ledger, plain_file_errors, sqlite_address
from ledger.store.sqlite import SqliteStore
from ledger.store.wal_mark import CLOSED_MARK, doubt_over_connection, read_mark, write_mark


class FinishedCopy(NamedTuple):
    """A finished copy, with its number of games and a doubt about its source (or "")."""

    games: int
    doubt: str


def copy_ledger(source_file: Path, target_file: Path) -> FinishedCopy:
    """Copy a ledger file, check the copy, and return its games and doubts.

    The copy gets its final name only when it is complete. Raises StoreError.
    """
    source_file, target_file = source_file.resolve(), target_file.resolve()
    if not holds_a_ledger(source_file):
        raise StoreError(f"{source_file.name} holds no ledger yet.")
    temporary_file = target_file.with_name(f".{target_file.name}.new")
    try:
        with plain_file_errors(target_file.name):
            temporary_file.unlink(missing_ok=True)
            temporary_file.touch(mode=0o600, exist_ok=False)
        doubt = write_snapshot(source_file, temporary_file)
        games = _check_copy(temporary_file)
        with plain_file_errors(target_file.name):
            temporary_file.replace(target_file)
    finally:
        temporary_file.unlink(missing_ok=True)
    return FinishedCopy(games, doubt)


def write_snapshot(source_file: Path, target_file: Path) -> str:
    """Write the present content of a ledger file into another file, in one step.

    Writers of the ledger need not wait during the copy. Returns a doubt about the source, or "".
    Raises StoreError.
    """
    with (
        plain_file_errors(source_file.name),
        closing(sqlite3.connect(sqlite_address(source_file, "ro"), uri=True)) as source_connection,
        closing(sqlite3.connect(target_file, isolation_level=None)) as target_connection,
    ):
        doubt = doubt_over_connection(source_connection, source_file)
        source_connection.backup(target_connection)
        # A copy has no log, so that it is a single file that can be moved anywhere.
        target_connection.execute("PRAGMA journal_mode = DELETE")
        # The copy is complete in one file, so mark it closed. The copy of a doubtful file stays
        # doubtful.
        if read_mark(target_connection) and not doubt:
            write_mark(target_connection.cursor(), CLOSED_MARK)
    return doubt


def _check_copy(copy_path: Path) -> int:
    with closing(SqliteStore(copy_path, is_read_only=True)) as store:
        store.check()
        return len(store.games())

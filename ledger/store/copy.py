"""Copies of a ledger file, made by SQLite, so that the commits in its log are included."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ledger.store.base import StoreError
from ledger.store.file import holds_a_ledger, plain_file_errors, sqlite_address
from ledger.store.sqlite import SqliteStore
from ledger.store.wal_mark import CLOSED, doubt_over_connection, read_mark, write_mark


class FinishedCopy(NamedTuple):
    """A finished copy, with its number of games and a doubt about its source (or "")."""

    games: int
    doubt: str


def copy_ledger(source: Path, target: Path) -> FinishedCopy:
    """Copy a ledger file, check the copy, and return its games and doubts.

    The copy gets its final name only when it is complete. Raises StoreError.
    """
    source, target = source.resolve(), target.resolve()
    if not holds_a_ledger(source):
        raise StoreError(f"{source.name} holds no ledger yet.")
    beside = target.with_name(f".{target.name}.new")
    try:
        with plain_file_errors(target.name):
            beside.unlink(missing_ok=True)
            beside.touch(mode=0o600, exist_ok=False)
        doubt = write_snapshot(source, beside)
        games = _check_copy(beside)
        with plain_file_errors(target.name):
            beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    return FinishedCopy(games, doubt)


def write_snapshot(source: Path, target: Path) -> str:
    """Write the present content of a ledger file into another file, in one step.

    Writers of the ledger need not wait during the copy. Returns a doubt about the source, or "".
    Raises StoreError.
    """
    with (
        plain_file_errors(source.name),
        closing(sqlite3.connect(sqlite_address(source, "ro"), uri=True)) as there,
        closing(sqlite3.connect(target, isolation_level=None)) as here,
    ):
        doubt = doubt_over_connection(there, source)
        there.backup(here)
        # A copy has no log, so that it is a single file that can be moved anywhere.
        here.execute("PRAGMA journal_mode = DELETE")
        # The copy is complete in one file, so mark it closed. The copy of a doubtful file stays
        # doubtful.
        if read_mark(here) and not doubt:
            write_mark(here.cursor(), CLOSED)
    return doubt


def _check_copy(copy: Path) -> int:
    with closing(SqliteStore(copy, read_only=True)) as store:
        store.check()
        return len(store.games())

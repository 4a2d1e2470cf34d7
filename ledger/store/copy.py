"""A copy of a ledger file by SQLite's own means, which sees what lies in its log as well."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ledger.store.base import StoreError
from ledger.store.file import address, holds_a_ledger, plainly
from ledger.store.sqlite import SqliteStore


def copied(source: Path, target: Path) -> int:
    """Copy a ledger file and check the copy; the number of its games.

    The copy takes its place when it is whole. Raise StoreError.
    """
    source, target = source.resolve(), target.resolve()
    if not holds_a_ledger(source):
        raise StoreError(f"{source.name} holds no ledger yet.")
    beside = target.with_name(f".{target.name}.new")
    try:
        with plainly(target.name):
            beside.unlink(missing_ok=True)
            beside.touch(mode=0o600, exist_ok=False)
        _copy(source, beside)
        games = _checked(beside)
        with plainly(target.name):
            beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    return games


def _copy(source: Path, target: Path) -> None:
    with (
        plainly(source.name),
        closing(sqlite3.connect(address(source, "ro"), uri=True)) as there,
        closing(sqlite3.connect(target)) as here,
    ):
        there.backup(here)
        # a copy has no log beside it: it is one file, to be carried anywhere
        here.execute("PRAGMA journal_mode = DELETE")


def _checked(copy: Path) -> int:
    with closing(SqliteStore(copy, read_only=True)) as store:
        store.check()
        return len(store.games())

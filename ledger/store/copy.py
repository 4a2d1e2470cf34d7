"""A copy of a ledger file by SQLite's own means, which sees what lies in its log as well."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ledger.store.base import StoreError
from ledger.store.file import address, holds_a_ledger, plainly
from ledger.store.mark import CLOSED, doubt_about, read_mark, write_mark
from ledger.store.sqlite import SqliteStore


class Copy(NamedTuple):
    """A copy that was made: how many games it holds, and what is doubtful of its source."""

    games: int
    doubt: str


def copied(source: Path, target: Path) -> Copy:
    """Copy a ledger file and check the copy.

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
        doubt = snapshot(source, beside)
        games = _checked(beside)
        with plainly(target.name):
            beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    return Copy(games, doubt)


def snapshot(source: Path, target: Path) -> str:
    """Write what a ledger file says at this moment into another file, in one step.

    Whoever writes to the ledger waits for nothing meanwhile. What is doubtful of the source, or "".
    Raise StoreError.
    """
    with (
        plainly(source.name),
        closing(sqlite3.connect(address(source, "ro"), uri=True)) as there,
        closing(sqlite3.connect(target, isolation_level=None)) as here,
    ):
        doubt = doubt_about(there, source)
        there.backup(here)
        # a copy has no log beside it: it is one file, to be carried anywhere
        here.execute("PRAGMA journal_mode = DELETE")
        # nothing of it lies elsewhere, whoever has the source open; what is doubtful remains so
        if read_mark(here) and not doubt:
            write_mark(here.cursor(), CLOSED)
    return doubt


def _checked(copy: Path) -> int:
    with closing(SqliteStore(copy, read_only=True)) as store:
        store.check()
        return len(store.games())

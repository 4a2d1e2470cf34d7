"""A copy of a ledger file through SQLite, which includes the commits in its log."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ledger.store.base import StoreError
from ledger.store.file import address, holds_a_ledger, plainly
from ledger.store.mark import CLOSED, doubt_about, read_mark, write_mark
from ledger.store.sqlite import SqliteStore


class Copy(NamedTuple):
    """A finished copy: how many games it holds, and a doubt about its source or ""."""

    games: int
    doubt: str


def copied(source: Path, target: Path) -> Copy:
    """Copy a ledger file, check the copy, and return its games and doubts.

    The copy gets its name only when it is whole. Raises StoreError.
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
    """Write the present content of a ledger file into another file, in one step.

    Writers of the ledger do not wait meanwhile. Returns a doubt about the source, or "". Raises
    StoreError.
    """
    with (
        plainly(source.name),
        closing(sqlite3.connect(address(source, "ro"), uri=True)) as there,
        closing(sqlite3.connect(target, isolation_level=None)) as here,
    ):
        doubt = doubt_about(there, source)
        there.backup(here)
        # A copy has no log: it is one file that can be moved anywhere.
        here.execute("PRAGMA journal_mode = DELETE")
        # The copy is complete in one file, so mark it closed. A doubtful source stays doubtful.
        if read_mark(here) and not doubt:
            write_mark(here.cursor(), CLOSED)
    return doubt


def _checked(copy: Path) -> int:
    with closing(SqliteStore(copy, read_only=True)) as store:
        store.check()
        return len(store.games())

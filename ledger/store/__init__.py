"""Where games are kept: an SQLite file, or memory."""

import re
from pathlib import Path

from ledger.store.base import Store, StoreError
from ledger.store.memory import MemoryStore
from ledger.store.sqlite import SqliteStore

_OF_A_FILE = "sqlite:///"
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://")


def open_store(url: str, *, read_only: bool = False) -> Store:
    """The store behind `memory:`, a path, or `sqlite:///` and a path (absolute with four slashes).

    `read_only` is for a look at a file that a server may have open. Raise StoreError.
    """
    if url == "memory:":
        return MemoryStore()
    path = url.removeprefix(_OF_A_FILE)
    if not path or _SCHEME.match(path):
        raise StoreError(f"{url!r} names no store; give the path of a file, or memory:")
    return SqliteStore(Path(path), read_only=read_only)

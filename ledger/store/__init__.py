"""The stores of games: an SQLite file, a PostgreSQL database, or memory.

One protocol hides the transactions, locks and tables of each store. Begin with `base`, then
`memory`, then `sqlite`.
"""

import re
from pathlib import Path

from ledger.store.base import Store, StoreError
from ledger.store.memory import MemoryStore
from ledger.store.sqlite import SqliteStore

_OF_A_FILE = "sqlite:///"
_OF_A_DATABASE = ("postgresql://", "postgres://")
_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://")


def open_store(url: str, *, read_only: bool = False, alone: bool = False) -> Store:
    """Return the store at an address. Raises StoreError.

    The address is `memory:`, a path, `sqlite:///` and a path (absolute with four slashes), or the
    address of a database that begins with `postgresql://`.

    With `read_only` the caller may read a store that a server has open. Only one server at a time
    can write a file. Several servers can write a database, unless one of them opens it with
    `alone`.
    """
    if url == "memory:":
        return MemoryStore()
    if is_database(url):
        return _open_database(url, read_only=read_only, alone=alone)
    path = url.removeprefix(_OF_A_FILE)
    scheme = _SCHEME.match(path)
    if not path or scheme:
        named = repr(scheme[0] if scheme else url)  # the rest may hold a password
        raise StoreError(f"{named} names no store; give the path of a file, or memory:")
    return SqliteStore(Path(path), read_only=read_only)


def is_database(url: str) -> bool:
    """Return whether this is the address of a database, not of a file."""
    return url.startswith(_OF_A_DATABASE)


def file_of(url: str) -> Path | None:
    """Return the file at an address, or None if the store has no file."""
    if url == "memory:" or is_database(url):
        return None
    return Path(url.removeprefix(_OF_A_FILE)).expanduser()


def _open_database(url: str, *, read_only: bool, alone: bool) -> Store:
    try:
        from ledger.store.postgres import PostgresStore  # noqa: PLC0415 - most have no driver for it
    except ImportError as error:
        raise StoreError(
            "A database needs its driver: pip install 'acta-ludorum[postgresql]'."
        ) from error
    return PostgresStore(url, read_only=read_only, alone=alone)

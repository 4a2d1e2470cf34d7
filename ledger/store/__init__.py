"""The stores of games: an SQLite file, a PostgreSQL database, several of them, or memory.

One protocol hides the transactions, locks and tables of each store. Begin with `base`, then
`memory`, then `sqlite`. `group` makes one store of several databases.
"""

import re
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ledger.store.base import Database, DatabaseAwayError, Store, StoreError, new_worker_name
from ledger.store.group import StoreGroup
from ledger.store.member import Member
from ledger.store.memory import MemoryStore
from ledger.store.sqlite import SqliteStore

_OF_A_FILE = "sqlite:///"
_OF_A_DATABASE = ("postgresql://", "postgres://")
_SCHEME_PATTERN = re.compile(r"([a-z][a-z0-9+.-]*)://")

_MEMBER_PATTERN = re.compile(r"([a-z][a-z0-9-]{0,30})(,full)?=(postgres(?:ql)?://\S+)")
_BEGINS_A_GROUP = re.compile(r"\s*[a-z][a-z0-9-]*(,[a-z]*)?=postgres(ql)?://")


class NamedDatabase(NamedTuple):
    """One of several databases in the address of a store."""

    name: str
    address: str
    takes_new_games: bool
    """Whether new games go to this database."""


def open_store(url: str, *, is_read_only: bool = False, is_exclusive: bool = False) -> Store:
    """Return the store at an address. Raises StoreError.

    The address is `memory:`, a path, `sqlite:///` and a path (absolute with four slashes), or the
    address of a database that begins with `postgresql://`. Several databases are written as
    `alba=postgresql://... zama=postgresql://...`. All of them must answer.

    With `is_read_only` the caller may read a store that a server has open. Only one server at a
    time can write a file. Several servers can write a database, unless one of them opens it with
    `is_exclusive`.
    """
    if url == "memory:":
        return MemoryStore()
    if databases := named_databases(url):
        return open_group(databases, is_read_only=is_read_only, is_exclusive=is_exclusive)
    if is_database(url):
        return _open_database(url, is_read_only=is_read_only, is_exclusive=is_exclusive)
    path = url.removeprefix(_OF_A_FILE)
    scheme = _SCHEME_PATTERN.match(path)
    if not path or scheme:
        store_name = repr(scheme[0] if scheme else url)  # the rest may hold a password
        raise StoreError(f"{store_name} names no store; give the path of a file, or memory:")
    return SqliteStore(Path(path), is_read_only=is_read_only)


def open_group(
    databases: tuple[NamedDatabase, ...],
    *,
    is_read_only: bool = False,
    is_exclusive: bool = False,
    is_watched: bool = False,
    is_partial: bool = False,
) -> StoreGroup:
    """Return several databases as one store. Raises StoreError, DatabaseAwayError.

    With `is_watched`, a group notices itself that a database went away or came back. With
    `is_partial` it is enough that one database answers.
    """
    worker = new_worker_name()
    members = [
        Member(
            database.name,
            partial(
                _open_database,
                database.address,
                is_read_only=is_read_only,
                is_exclusive=is_exclusive,
                worker=worker,
            ),
            takes_new_games=database.takes_new_games,
        )
        for database in databases
    ]
    group = StoreGroup(members, worker)
    failure: DatabaseAwayError | None = None
    try:
        for member in members:
            try:
                member.open()
            except DatabaseAwayError as error:
                failure = error
        if failure is not None and not (is_partial and len(group.away()) < len(members)):
            raise failure
    except StoreError:
        group.close()
        raise
    if is_watched:
        for member in members:
            member.watch()
    return group


def named_databases(url: str) -> tuple[NamedDatabase, ...]:
    """Return the databases of an address that names several; none for any other address.

    Raises StoreError: the address is malformed, a name is used twice, or no database takes games.
    """
    if not _BEGINS_A_GROUP.match(url):
        return ()
    matches = [_MEMBER_PATTERN.fullmatch(url_item) for url_item in url.split()]
    databases = tuple(
        NamedDatabase(match[1], match[3], not match[2]) for match in matches if match is not None
    )
    if len(databases) < len(matches):
        raise StoreError(
            "Write several databases as alba=postgresql://HOST/games zama=postgresql://HOST/games, "
            "each with a name of small letters, digits and hyphens. A database that takes no new "
            "games is written as alba,full=postgresql://HOST/games."
        )
    if len({database.name for database in databases}) < len(databases):
        raise StoreError("Two databases have the same name.")
    if not any(database.takes_new_games for database in databases):
        raise StoreError("Every database is full, so no game could be founded.")
    return databases


def is_database(url: str) -> bool:
    """Return whether this is the address of one or several databases, not of a file."""
    return url.startswith(_OF_A_DATABASE) or _BEGINS_A_GROUP.match(url) is not None


def file_of(url: str) -> Path | None:
    """Return the file at an address, or None if the store has no file."""
    if url == "memory:" or is_database(url):
        return None
    return Path(url.removeprefix(_OF_A_FILE)).expanduser()


def _open_database(
    url: str, *, is_read_only: bool, is_exclusive: bool, worker: str = ""
) -> Database:
    try:
        from ledger.store.postgres import PostgresStore  # noqa: PLC0415 - most have no driver for it
    except ImportError as error:
        raise StoreError(
            "A database needs its driver: pip install 'acta-ludorum[postgresql]'."
        ) from error
    return PostgresStore(url, is_read_only=is_read_only, is_exclusive=is_exclusive, worker=worker)

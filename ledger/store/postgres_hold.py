"""The locks on an open database: servers share the database, and a command may have it alone.

Each lock is an advisory lock of the database, and lasts exactly as long as its connection.
"""

from contextlib import suppress
from threading import Lock
from typing import Any, LiteralString

import psycopg

from ledger.store.base import StoreError, new_worker_name
from ledger.store.postgres_tables import connection_settings

Connection = psycopg.Connection[tuple[Any, ...]]

HOLD_LOCK_ID = int.from_bytes(b"Acta")
"""The advisory lock of a database: servers share it, a command with `alone` does not."""

_SHARED_LOCK_QUERY: LiteralString = "SELECT pg_try_advisory_lock_shared(%s)"
_EXCLUSIVE_LOCK_QUERY: LiteralString = "SELECT pg_try_advisory_lock(%s)"
_WORKER_QUERY: LiteralString = "SELECT pg_try_advisory_lock(%s, %s)"
_WORKERS_QUERY: LiteralString = """
    SELECT objid::text FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = %s AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


_REFUSED_SENTENCE = (
    "The database does not let this user in. Look at the user, the password and the name of the "
    "database in its address."
)


class DatabaseLock:
    """A connection that holds the lock of a database, under a unique worker name.

    A lost connection is made again when it is next needed.
    """

    def __init__(self, address: str, patience: float, worker: str = "") -> None:
        """Connect without a lock. Raises psycopg.Error, and StoreError if refused."""
        self._parts = connection_settings(address, patience)
        self._lock = Lock()
        self._is_exclusive: bool | None = None
        self.connection: Connection = self._first_connection()
        self.worker = worker or new_worker_name()

    def take_database_lock(self, *, is_exclusive: bool) -> None:
        """Take the lock of the database. Raises StoreError if other holders prevent it."""
        self._is_exclusive = is_exclusive
        _take_lock(self.connection, self.worker, is_exclusive=is_exclusive)

    def retake_lock_if_lost(self) -> None:
        """Take the lock again if the connection was lost. Raises psycopg.Error, StoreError."""
        with self._lock:
            self._reconnect_if_lost()

    def workers(self) -> frozenset[str]:
        """Return the worker names of all holders. Raises psycopg.Error, StoreError."""
        with self._lock:
            self._reconnect_if_lost()
            return frozenset(
                worker for (worker,) in self.connection.execute(_WORKERS_QUERY, (HOLD_LOCK_ID,))
            )

    def query_value(self, question: LiteralString, *sql_parameters: object) -> Any:
        """Return the single value that the database answers. Raises psycopg.Error."""
        return _query_value(self.connection, question, *sql_parameters)

    def close(self) -> None:
        """Release the locks at once."""
        _release_locks(self.connection)

    def _first_connection(self) -> Connection:
        """Return the first connection, and raise StoreError if the database answers and refuses."""
        try:
            return self._connect()
        except psycopg.OperationalError as error:
            connection = error.pgconn
            if connection is not None and (connection.used_password or connection.needs_password):
                raise StoreError(_REFUSED_SENTENCE) from error
            raise

    def _connect(self) -> Connection:
        return psycopg.connect(**self._parts, autocommit=True)

    def _reconnect_if_lost(self) -> None:
        try:
            self.connection.execute("SELECT 1")
        except psycopg.OperationalError:
            self.connection.close()
            self.connection = self._reconnect_with_locks()

    def _reconnect_with_locks(self) -> Connection:
        """Return a new connection with the locks of the lost one.

        If it cannot get these locks, it is closed.
        """
        connection = self._connect()
        try:
            if self._is_exclusive is not None:
                _take_lock(connection, self.worker, is_exclusive=self._is_exclusive)
        except BaseException:
            _release_locks(connection)
            raise
        return connection


def _take_lock(connection: Connection, worker: str, *, is_exclusive: bool) -> None:
    if not _query_value(
        connection, _EXCLUSIVE_LOCK_QUERY if is_exclusive else _SHARED_LOCK_QUERY, HOLD_LOCK_ID
    ):
        raise StoreError(
            "The database is open in another server; stop that one first."
            if is_exclusive
            else "A command holds the database alone; try again when it is done."
        )
    if not _query_value(connection, _WORKER_QUERY, HOLD_LOCK_ID, int(worker)):
        raise StoreError("The database is open in this server already.")


def _query_value(connection: Connection, question: LiteralString, *sql_parameters: object) -> Any:
    return connection.execute(question, sql_parameters).fetchall()[0][0]


def _release_locks(connection: Connection) -> None:
    """Release the locks at once, because closing a connection takes effect only later."""
    with suppress(psycopg.Error):
        connection.execute("SELECT pg_advisory_unlock_all()")
    connection.close()

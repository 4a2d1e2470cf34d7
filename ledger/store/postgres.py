"""The store in a PostgreSQL database, for a server whose machine may be lost."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, LiteralString, TypeVar

import psycopg
from eventsourcing.persistence import InterfaceError, OperationalError, PersistenceError
from psycopg import errors
from psycopg_pool import PoolClosed, PoolTimeout

from ledger.store.base import (
    PAGE_SIZE,
    AppendResult,
    Batch,
    GameChanges,
    OneDatabase,
    Row,
    SideRowOfGame,
    SideWithRevision,
    SideWrite,
    StoreError,
    StoreUnreachableError,
    WholeGame,
    append_each,
    key_after_prefix,
    rewrite_and_erase_notes,
    rows_of_pages,
)
from ledger.store.changes import changes_from_lines
from ledger.store.postgres_exchange import EXCHANGE_QUERY, TABLE_STATEMENT
from ledger.store.postgres_hold import DatabaseLock
from ledger.store.postgres_recorder import MAX_CONNECTIONS, Datastore, LedgerRecorder
from ledger.store.postgres_tables import TABLES_FORMAT

T = TypeVar("T")

_ROWS_QUERY: LiteralString = (
    "SELECT originator_version, topic, state FROM public.stored_events "
    "WHERE originator_id = %s AND originator_version > %s ORDER BY originator_version LIMIT %s"
)
_GAMES_QUERY: LiteralString = "SELECT game FROM public.heads WHERE position > 0 ORDER BY number"
_SIDE_QUERY: LiteralString = """
    SELECT value FROM public.sides
    WHERE game = %s AND kind = %s AND key = %s AND value IS NOT NULL
"""
_SIDES_QUERY: LiteralString = """
    SELECT key, value FROM public.sides
    WHERE game = %s AND kind = %s AND value IS NOT NULL ORDER BY key
"""
_LOOK_UP_QUERY: LiteralString = """
    SELECT game, key, value FROM public.sides
    WHERE kind = %s AND key >= %s AND key < %s AND value IS NOT NULL ORDER BY key, game COLLATE "C"
"""
_REVISIONS_QUERY: LiteralString = "SELECT game, revision FROM public.heads WHERE game = ANY(%s)"
CHANGES_QUERY: LiteralString = """
    SELECT 0 AS part, position AS number, '' AS kind, '' AS key, head AS value, revision
        FROM public.heads WHERE game = %(game)s
    UNION ALL SELECT 1, originator_version, topic, '', state, 0
        FROM public.stored_events
        WHERE originator_id = %(game)s AND originator_version > %(after)s
    UNION ALL SELECT 2, 0, kind, key, value, revision
        FROM public.sides WHERE game = %(game)s AND revision > %(since)s
    ORDER BY part, number
"""
"""The query of `changes`. `changes_from_lines` reads its lines."""
_FORGET_STATEMENT: LiteralString = """
    WITH rows AS (DELETE FROM public.stored_events WHERE originator_id = %(game)s),
    kept AS (DELETE FROM public.sides WHERE game = %(game)s),
    forgotten AS (DELETE FROM public.heads WHERE game = %(game)s)
    SELECT 1 AS done
"""
_WHOLE_SIDES_QUERY: LiteralString = """
    SELECT kind, key, value, revision FROM public.sides WHERE game = %s
    ORDER BY kind COLLATE "C", key
"""
_GAMES_WITH_GAPS: LiteralString = """
    SELECT count(*) AS gaps FROM (
        SELECT 1 FROM public.stored_events FULL JOIN public.heads ON game = originator_id
        GROUP BY coalesce(originator_id, game)
        HAVING coalesce(min(originator_version), 1) != 1
            OR coalesce(max(originator_version), 0) != count(originator_version)
            OR coalesce(max(originator_version), 0) IS DISTINCT FROM max(position)) AS game
"""


_SENTENCE_BY_ERROR: tuple[tuple[type[psycopg.Error], str], ...] = (
    (PoolClosed, "The database is closed."),
    (errors.DiskFull, "The database has no room left on its disk; nothing was written."),
    (errors.ReadOnlySqlTransaction, "The database cannot be written: it is open for reading only."),
    (errors.InsufficientPrivilege, "The database does not let this user work with a ledger."),
    (errors.UniqueViolation, "The database is damaged: it holds rows after the head of a game."),
    (errors.InvalidPassword, "The database does not know this user and password."),
)

_AWAY_SENTENCE = "The database cannot be reached."

_FINAL_ERRORS = (PoolClosed, PoolTimeout, errors.DiskFull)
"""Errors for which a second attempt is useless."""


class PostgresStore(OneDatabase):
    """A ledger in a database of its own, for any number of servers.

    With `alone` a command opens the database so that no server can have it open. A lost connection
    is made again. After that the store checks whether the interrupted write was done, so a batch is
    never written twice. `patience` is how long to wait for the database, in seconds. `worker` is
    the name of this store among those that have the database open; by default a new name.
    `recorder` has the same role as in the other stores.
    """

    doubt = ""
    is_shared = True

    def __init__(
        self,
        address: str,
        *,
        is_read_only: bool = False,
        is_exclusive: bool = False,
        patience: float = 10.0,
        worker: str = "",
    ) -> None:
        """Open a database and create its tables. Raises StoreError."""
        self.read_only = is_read_only
        self._exchanges = False
        with plain_database_errors():
            self._hold = DatabaseLock(address, patience, worker)
            datastore = Datastore(address, is_read_only=is_read_only, patience=patience)
            self.recorder = LedgerRecorder(datastore)
        try:
            with plain_database_errors():
                require_safe_database(self._hold)
                version = tables_version(self._hold, is_required=is_read_only)
                if not is_read_only:
                    self._hold.take_database_lock(is_exclusive=is_exclusive)
            if not is_read_only and version < TABLES_FORMAT:
                self._call_with_reconnect(self.recorder.create_table)
        except BaseException:
            self.close()
            raise

    @property
    def worker(self) -> str:
        """Return this store's name among all stores that have the database open."""
        return self._hold.worker

    def append(self, batch: Batch) -> None:
        self._require_writable()
        self._call_with_reconnect(lambda: self.recorder.append(batch))

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        self._require_writable()
        try:
            return self._call_with_reconnect(lambda: self.recorder.append_all(batches))
        except StoreUnreachableError as error:
            # Every further attempt would wait for the same database again.
            return tuple(StoreUnreachableError(str(error)) for _ in batches)
        except Exception:  # noqa: BLE001 - each batch learns its own error in the next line
            # One statement failed, and the database undid the whole transaction.
            return append_each(self.append, batches)

    def read(self, game: str, after_position: int = 0) -> Iterator[Row]:
        return rows_of_pages(lambda last_read: self._page(game, last_read), after_position)

    def _page(self, game: str, after_position: int) -> list[Row]:
        rows = self._query_rows(_ROWS_QUERY, game, after_position, PAGE_SIZE)
        return [Row(row["originator_version"], row["topic"], row["state"]) for row in rows]

    def head(self, game: str) -> tuple[int, bytes]:
        return self._call_with_reconnect(lambda: self.recorder.head(game))

    def changes(self, game: str, after_position: int, since_revision: int) -> GameChanges:
        sql_parameters = {"game": game, "after": after_position, "since": since_revision}
        lines = self._call_with_reconnect(
            lambda: self.recorder.query_rows(CHANGES_QUERY, sql_parameters)
        )
        return changes_from_lines(tuple(line.values()) for line in lines)

    def revisions(self, games: Sequence[str]) -> Mapping[str, int]:
        if not self.read_only:
            with plain_database_errors():
                self._hold.retake_lock_if_lost()
        return {
            row["game"]: row["revision"] for row in self._query_rows(_REVISIONS_QUERY, list(games))
        }

    def workers(self) -> frozenset[str]:
        with plain_database_errors():
            return self._hold.workers()

    def exchange_messages(self, message: bytes, lifetime: float) -> tuple[bytes, ...]:
        self._require_writable()
        if not self._exchanges:
            self._call_with_reconnect(lambda: self.recorder.execute_statement(TABLE_STATEMENT))
            self._exchanges = True
        sql_parameters = {"worker": self.worker, "word": message, "lasting": lifetime}
        rows = self._call_with_reconnect(
            lambda: self.recorder.query_rows(EXCHANGE_QUERY, sql_parameters)
        )
        return tuple(bytes(row["word"]) for row in rows)

    def games(self) -> tuple[str, ...]:
        return tuple(row["game"] for row in self._query_rows(_GAMES_QUERY))

    def side_value(self, game: str, row_kind: str, row_key: str) -> bytes | None:
        rows = self._query_rows(_SIDE_QUERY, game, row_kind, row_key)
        return bytes(rows[0]["value"]) if rows else None

    def side_values(self, game: str, row_kind: str) -> Mapping[str, bytes]:
        return {row["key"]: row["value"] for row in self._query_rows(_SIDES_QUERY, game, row_kind)}

    def side_rows_of_all_games(self, row_kind: str, prefix: str = "") -> tuple[SideRowOfGame, ...]:
        rows = self._query_rows(_LOOK_UP_QUERY, row_kind, prefix, key_after_prefix(prefix))
        return tuple(SideRowOfGame(row["game"], row["key"], row["value"]) for row in rows)

    def delete_game(self, game: str) -> None:
        """Erase a game: rows, head and sides. Raises StoreError."""
        self._require_writable()
        self._call_with_reconnect(
            lambda: self.recorder.query_rows(_FORGET_STATEMENT, {"game": game})
        )

    def rename_game(self, game: str, destination: str) -> None:
        self._require_writable()
        self._call_with_reconnect(lambda: self.recorder.rename_game(game, destination))

    def whole_game(self, game: str) -> WholeGame:
        _, head, revision, rows, _ = self.changes(game, 0, 0)
        side_rows = tuple(
            SideWithRevision(SideWrite(row["kind"], row["key"], row["value"]), row["revision"])
            for row in self._query_rows(_WHOLE_SIDES_QUERY, game)
        )
        return WholeGame(head, revision, rows, side_rows)

    def insert_game(self, game: str, whole_game: WholeGame) -> None:
        self._require_writable()
        self._call_with_reconnect(lambda: self.recorder.insert_game(game, whole_game))

    def scrub(self) -> None:
        """Rewrite the tables without erased data. Raises StoreError.

        The database's own log keeps the erased data for a while.
        """
        self._require_writable()
        rewrite_and_erase_notes(self, self._rewrite_tables)

    def _rewrite_tables(self) -> None:
        self._call_with_reconnect(
            lambda: self.recorder.execute_statement(
                "VACUUM FULL public.sides, public.stored_events"
            )
        )

    def check(self) -> None:
        if self._query_rows(_GAMES_WITH_GAPS)[0]["gaps"]:
            raise StoreError("The database is damaged: a game in it has gaps.")

    def close(self) -> None:
        self.recorder.datastore.close()
        self._hold.close()

    def _require_writable(self) -> None:
        if self.read_only:
            raise StoreError("The database was opened for reading only.")

    def _query_rows(self, question: LiteralString, *sql_parameters: object) -> list[Any]:
        return self._call_with_reconnect(lambda: self.recorder.query_rows(question, sql_parameters))

    def _call_with_reconnect(self, operation: Callable[[], T]) -> T:
        """Call the function, on a new connection if the old one was lost. Raises StoreError."""
        # Any connection of the pool may be lost.
        with plain_database_errors():
            for _ in range(MAX_CONNECTIONS + 1):
                try:
                    return operation()
                except (InterfaceError, OperationalError) as error:
                    if isinstance(error.__cause__, _FINAL_ERRORS):
                        raise
            return operation()


@contextmanager
def plain_database_errors() -> Iterator[None]:
    """Turn errors of the database or the library into StoreError, without the address."""
    try:
        yield
    except (psycopg.Error, PersistenceError) as error:
        cause = error if isinstance(error, psycopg.Error) else error.__cause__
        for error_type, sentence in _SENTENCE_BY_ERROR:
            if isinstance(cause, error_type):
                raise StoreError(sentence) from error
        if isinstance(cause, psycopg.OperationalError):
            raise StoreUnreachableError(_AWAY_SENTENCE) from error
        message = getattr(getattr(cause, "diag", None), "message_primary", None)
        raise StoreError(
            f"The database cannot be used: {message or type(cause).__name__}."
        ) from error


def require_safe_database(database_lock: DatabaseLock) -> None:
    """Raise StoreError unless this database can keep a ledger safely."""
    encoding = database_lock.query_value("SELECT current_setting('server_encoding')")
    if encoding != "UTF8":
        raise StoreError(f"The database is in {encoding} and not in UTF8; make another one.")
    if database_lock.query_value("SELECT current_setting('fsync')") != "on":
        raise StoreError("The database cannot keep a ledger safely: its setting fsync is off.")


def tables_version(database_lock: DatabaseLock, *, is_required: bool) -> int:
    """Return the version of the tables in a database; 0 if there are no tables.

    Raises StoreError.
    """
    if database_lock.query_value("SELECT to_regclass('public.acta')") is None:
        if is_required:
            raise StoreError("The database holds no ledger yet.")
        return 0
    version = int(database_lock.query_value("SELECT value FROM public.acta WHERE name = 'format'"))
    if version > TABLES_FORMAT:
        raise StoreError("The database was written by a newer version of this program.")
    return version

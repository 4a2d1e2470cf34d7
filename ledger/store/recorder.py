"""The SQLite recorder of `eventsourcing`, with additions for a ledger.

Every connection is durable at acknowledgement. A write takes its lock before it reads. Position and
head are compared inside the transaction. Subscribers are notified. The recorder is made from these
classes and never by the library's factory, which would mix the process environment into the
settings.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Lock
from types import TracebackType
from typing import Any

from eventsourcing.persistence import (
    ApplicationRecorder,
    ConnectionPoolClosedError,
    ListenNotifySubscription,
    StoredEvent,
    Subscription,
)
from eventsourcing.sqlite import (
    SQLiteApplicationRecorder,
    SQLiteConnection,
    SQLiteConnectionPool,
    SQLiteCursor,
    SQLiteDatastore,
    SQLiteTransaction,
)

from ledger.store.base import AppendResult, Batch, ConflictError, StoreError, WholeGame
from ledger.store.file import sqlite_address
from ledger.store.sqlite_tables import OLDER_FORMATS, TABLE_STATEMENTS

WRITER_SETTINGS: Mapping[str, int | str] = {
    "journal_mode": "wal",  # readers never wait for the writer
    "synchronous": 2,  # FULL: an acknowledged commit survives a power cut
    "fullfsync": 1,  # and on a Mac, where a plain fsync does not reach the disk
    "secure_delete": 1,  # an erased text leaves no bytes behind in the file
}
READER_SETTINGS: Mapping[str, int | str] = {"query_only": 1}

_INSERT_STATEMENT = (
    "INSERT INTO stored_events (originator_id, originator_version, topic, state) VALUES (?,?,?,?)"
)
_HEAD_QUERY = "SELECT position, head, revision FROM heads WHERE game = ?"
_MOVE_HEAD_STATEMENT = (
    "INSERT INTO heads (game, position, head, revision) VALUES (?,?,?,?) ON CONFLICT (game) "
    "DO UPDATE SET position = excluded.position, head = excluded.head, revision = excluded.revision"
)
_WRITE_SIDE_STATEMENT = (
    "INSERT INTO sides (game, kind, key, value, revision) VALUES (?,?,?,?,?) "
    "ON CONFLICT (game, kind, key) "
    "DO UPDATE SET value = excluded.value, revision = excluded.revision"
)
_ERASE_SIDE_STATEMENT = "DELETE FROM sides WHERE game = ? AND kind = ? AND key = ?"
_NOTE_ERASED_STATEMENT = (
    "INSERT INTO gone (game, kind, key, revision) VALUES (?,?,?,?) "
    "ON CONFLICT (game, kind, key) DO UPDATE SET revision = excluded.revision"
)
_RENAME_STATEMENTS = (
    "UPDATE stored_events SET originator_id = ? WHERE originator_id = ?",
    "UPDATE sides SET game = ? WHERE game = ?",
    "UPDATE gone SET game = ? WHERE game = ?",
    "UPDATE heads SET game = ? WHERE game = ?",
)


class Transaction(SQLiteTransaction):
    """A transaction that takes the write lock at once, and is always closed if it fails."""

    def __enter__(self) -> SQLiteCursor:
        cursor = self.connection.cursor()
        # A plain BEGIN locks only at the first write, after the comparison that the lock must
        # protect.
        cursor.execute("BEGIN IMMEDIATE" if self.commit else "BEGIN")
        return cursor

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_val: BaseException | None,
        exc_tb: TracebackType | None,
    ) -> None:
        try:
            super().__exit__(exc_type, exc_val, exc_tb)
        except BaseException:
            self.connection.rollback()  # a commit that finds the disk full leaves it open
            raise


class Connection(SQLiteConnection):
    """A connection that uses `Transaction`."""

    @contextmanager
    def transaction(self, *, commit: bool) -> Iterator[SQLiteCursor]:
        with Transaction(self, commit=commit) as cursor, cursor:
            yield cursor


class Pool(SQLiteConnectionPool):
    """A pool of connections to one file. Each setting is written and read back."""

    def __init__(self, path: Path, *, is_read_only: bool, patience: int) -> None:
        super().__init__(db_name=sqlite_address(path, "ro" if is_read_only else "rw"))
        self._name = path.name
        self._patience = patience
        self._settings = READER_SETTINGS if is_read_only else WRITER_SETTINGS
        self._closing = False

    def close(self) -> None:
        """Close the connections, each one once its user has given it back.

        SQLite crashes if one thread closes a connection while another thread uses it. The wait is
        limited to `pool_timeout`. A connection in use after that stays open until its user gives it
        back.
        """
        self._closing = True
        with self._put_condition:
            self._put_condition.wait_for(lambda: not self._in_use, timeout=self.pool_timeout)
            self._in_use.clear()
            super().close()

    def _get_connection(self, timeout: float = 0.0) -> SQLiteConnection:
        if self._closing:
            raise ConnectionPoolClosedError
        return super()._get_connection(timeout)

    def _create_connection(self) -> SQLiteConnection:
        connection = sqlite3.connect(
            self.db_name,
            uri=True,
            isolation_level=None,
            check_same_thread=False,
            timeout=self._patience / 1000,
        )
        try:
            connection.row_factory = sqlite3.Row
            for setting, setting_value in self._settings.items():
                apply_setting(connection, self._name, setting, setting_value)
        except BaseException:
            connection.close()
            raise
        return Connection(connection, max_age=self.max_age)


def apply_setting(
    connection: sqlite3.Connection, pragma_name: str, setting: str, value: int | str
) -> None:
    """Write a setting of a connection and read it back.

    Raises StoreError if the setting had no effect.
    """
    connection.execute(f"PRAGMA {setting} = {value}")
    (setting_value,) = connection.execute(f"PRAGMA {setting}").fetchone()
    if setting_value != value:
        raise StoreError(
            f"{pragma_name} cannot be kept safely here: {setting} stays {setting_value}."
        )


class Datastore(SQLiteDatastore):
    """The library's datastore with our connections. `patience` is in milliseconds."""

    def __init__(self, path: Path, *, is_read_only: bool = False, patience: int = 5000) -> None:
        super().__init__(path.as_uri(), originator_id_type="text")
        self.pool = Pool(path, is_read_only=is_read_only, patience=patience)


class LedgerRecorder(SQLiteApplicationRecorder):
    """A recorder that writes rows, heads and sides in one transaction.

    `insert_events` works like the library's, and compares no position or head.
    """

    def __init__(self, datastore: SQLiteDatastore) -> None:
        super().__init__(datastore)
        self.insert_events_statement = _INSERT_STATEMENT
        self._listeners: set[Event] = set()
        self._listening_lock = Lock()

    def construct_create_table_statements(self) -> list[str]:
        return list(TABLE_STATEMENTS)

    def create_table(self) -> None:
        with self.datastore.transaction(commit=True) as cursor:
            cursor.execute("PRAGMA user_version")
            for statement in (
                *OLDER_FORMATS.get(cursor.fetchone()[0], ()),
                *self.create_table_statements,
            ):
                cursor.execute(statement)

    def insert_events(
        self, stored_events: Sequence[StoredEvent], **kwargs: Any
    ) -> Sequence[int] | None:
        notification_ids = super().insert_events(stored_events, **kwargs)
        self._wake_listeners()
        return notification_ids

    def append(self, batch: Batch) -> None:
        """Write a batch in a transaction. Raises ConflictError, and the library's errors."""
        with self.datastore.transaction(commit=True) as cursor:
            self._write_batch(cursor, batch)
        self._wake_listeners()

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        """Write batches in one transaction, and return the error of each or None.

        Raises the library's errors if the transaction fails as a whole. Then nothing was written.
        """
        with self.datastore.transaction(commit=True) as cursor:
            results = tuple(self._append_behind_savepoint(cursor, batch) for batch in batches)
        self._wake_listeners()
        return results

    def _append_behind_savepoint(self, cursor: SQLiteCursor, batch: Batch) -> AppendResult:
        """Write a batch within a transaction. If it fails, undo only this batch."""
        cursor.execute("SAVEPOINT apart")
        try:
            self._write_batch(cursor, batch)
        except Exception as error:  # noqa: BLE001 - the other batches must not suffer from it
            # This fails if SQLite has already rolled back the whole transaction, for instance on a
            # full disk.
            cursor.execute("ROLLBACK TO apart")
            return error
        finally:
            cursor.execute("RELEASE apart")
        return None

    def _write_batch(self, cursor: SQLiteCursor, batch: Batch) -> None:
        self._write_sides(cursor, batch, self._move_head(cursor, batch))
        cursor.executemany(
            _INSERT_STATEMENT,
            [(batch.game, row.position, row.type, row.state) for row in batch.rows],
        )

    def _wake_listeners(self) -> None:
        with self._listening_lock:
            for listener in self._listeners:
                listener.set()

    def _move_head(self, cursor: SQLiteCursor, batch: Batch) -> int:
        """Move the head of a game, and return the revision of this commit."""
        cursor.execute(_HEAD_QUERY, (batch.game,))
        position, head, revision = cursor.fetchone() or (0, b"", 0)
        batch.require_position(position, head, revision)
        cursor.execute(_MOVE_HEAD_STATEMENT, (batch.game, batch.position, batch.head, revision + 1))
        return int(revision) + 1

    def _write_sides(self, cursor: SQLiteCursor, batch: Batch, revision: int) -> None:
        for row in batch.side_writes:
            row_key = (batch.game, row.kind, row.key)
            if row.value is None:
                cursor.execute(_ERASE_SIDE_STATEMENT, row_key)
                cursor.execute(_NOTE_ERASED_STATEMENT, (*row_key, revision))
            else:
                cursor.execute(_WRITE_SIDE_STATEMENT, (*row_key, row.value, revision))

    def rename_game(self, cursor: SQLiteCursor, game: str, destination: str) -> None:
        """Give a game another id within a transaction. Raises ConflictError."""
        cursor.execute(_HEAD_QUERY, (game,))
        row = cursor.fetchone()
        cursor.execute(_HEAD_QUERY, (destination,))
        if row is None or cursor.fetchone() is not None:
            raise ConflictError(game, 0, row[0] if row else 0)
        for statement in _RENAME_STATEMENTS:
            cursor.execute(statement, (destination, game))

    def insert_game(self, cursor: SQLiteCursor, game: str, whole_game: WholeGame) -> None:
        """Insert a whole game within a transaction. Raises ConflictError."""
        cursor.execute(_HEAD_QUERY, (game,))
        game_row = cursor.fetchone()
        if game_row is not None:
            raise ConflictError(game, 0, game_row[0])
        cursor.execute(
            _MOVE_HEAD_STATEMENT, (game, len(whole_game.rows), whole_game.head, whole_game.revision)
        )
        cursor.executemany(
            _INSERT_STATEMENT,
            [(game, row.position, row.type, row.state) for row in whole_game.rows],
        )
        for side_write, revision in whole_game.sides:
            if side_write.value is None:
                cursor.execute(
                    _NOTE_ERASED_STATEMENT, (game, side_write.kind, side_write.key, revision)
                )
            else:
                cursor.execute(
                    _WRITE_SIDE_STATEMENT,
                    (game, side_write.kind, side_write.key, side_write.value, revision),
                )

    def subscribe(
        self, gt: int | None = None, topics: Sequence[str] = ()
    ) -> Subscription[ApplicationRecorder]:
        return LedgerSubscription(self, gt, topics)

    def listen(self, listener: Event) -> None:
        """Set this event after each commit of the recorder."""
        with self._listening_lock:
            self._listeners.add(listener)

    def unlisten(self, listener: Event) -> None:
        """Stop setting this event."""
        with self._listening_lock:
            self._listeners.discard(listener)


class LedgerSubscription(ListenNotifySubscription[LedgerRecorder]):
    """A subscription that yields every row after a number, and new rows until it is stopped."""

    def __init__(
        self, recorder: LedgerRecorder, gt: int | None = None, topics: Sequence[str] = ()
    ) -> None:
        super().__init__(recorder, gt, topics)
        recorder.listen(self._has_been_notified)
        self._has_been_notified.set()  # there may be commits from before

    def stop(self) -> None:
        super().stop()
        self._recorder.unlisten(self._has_been_notified)

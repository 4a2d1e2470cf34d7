"""The PostgreSQL recorder of `eventsourcing`, with additions for a ledger.

The library locks the table of all games for each write. Otherwise a reader who follows the
notification numbers could skip a row that is committed later. This recorder does not lock the
table. Writers of different games never wait for each other, but the reader waits for the writers
(decision 0055).
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any, LiteralString, cast

from eventsourcing.persistence import Notification, StoredEvent
from eventsourcing.postgres import PostgresApplicationRecorder, PostgresDatastore
from psycopg import Connection
from psycopg.rows import DictRow
from psycopg.sql import SQL

from ledger.store.base import AppendResult, Batch, ConflictError, WholeGame
from ledger.store.postgres_tables import TABLE_STATEMENTS, connection_settings

MAX_CONNECTIONS = 8
"""The number of readers that may query at the same time in addition to the writer."""

IDLE_SECONDS = 5.0
"""The time in seconds after which the database ends an idle transaction."""

SETTLING_SECONDS = 0.001
"""The time in seconds between two checks for active writers."""

_BEGIN_STATEMENT: LiteralString = """
    INSERT INTO public.heads (game, position, head, revision)
    VALUES (%(game)s, %(position)s, %(head)s, 1)
    ON CONFLICT (game) DO UPDATE
        SET position = excluded.position, head = excluded.head, revision = heads.revision + 1
        WHERE heads.position = %(expected)s AND heads.head = %(before)s
            AND heads.revision = coalesce(%(revision)s::bigint, heads.revision)
    RETURNING revision
"""
_MOVE_STATEMENT: LiteralString = """
    UPDATE public.heads SET position = %(position)s, head = %(head)s, revision = revision + 1
    WHERE game = %(game)s AND position = %(expected)s AND head = %(before)s
        AND revision = coalesce(%(revision)s::bigint, revision)
    RETURNING revision
"""
# One statement is one transaction and one round trip. If the head was not updated, the statement
# writes no row.
_APPEND_TEMPLATE: LiteralString = """
    WITH moved AS ({move}),
    written AS (
        INSERT INTO public.stored_events (originator_id, originator_version, topic, state)
        SELECT %(game)s, given.position, given.topic, given.state
        FROM moved, unnest(%(positions)s::bigint[], %(topics)s::text[], %(states)s::bytea[])
            AS given (position, topic, state)
        ORDER BY given.position
        RETURNING notification_id),
    kept AS (
        INSERT INTO public.sides (game, kind, key, value, revision)
        SELECT %(game)s, side.kind, side.key, side.value, moved.revision
        FROM moved, unnest(%(kinds)s::text[], %(keys)s::text[], %(values)s::bytea[])
            AS side (kind, key, value)
        ON CONFLICT (game, kind, key)
            DO UPDATE SET value = excluded.value, revision = excluded.revision)
    SELECT pg_notify('stored_events', ''), ARRAY(SELECT notification_id FROM written) AS numbers
    FROM moved
"""
_APPEND_FIRST_STATEMENT = _APPEND_TEMPLATE.format(move=_BEGIN_STATEMENT)
_APPEND_NEXT_STATEMENT = _APPEND_TEMPLATE.format(move=_MOVE_STATEMENT)
_INSERT_STATEMENT: LiteralString = """
    WITH written AS (
        INSERT INTO public.stored_events (originator_id, originator_version, topic, state)
        SELECT given.game, given.position, given.topic, given.state
        FROM unnest(%(games)s::text[], %(positions)s::bigint[], %(topics)s::text[],
            %(states)s::bytea[]) WITH ORDINALITY AS given (game, position, topic, state, place)
        ORDER BY given.place
        RETURNING notification_id)
    SELECT pg_notify('stored_events', ''), ARRAY(SELECT notification_id FROM written) AS numbers
"""
# The head is locked by a statement of its own, so that the next one sees all rows of the game.
_LOCK_HEAD_QUERY: LiteralString = "SELECT position FROM public.heads WHERE game = %s FOR UPDATE"
_RENAME_STATEMENT: LiteralString = """
    WITH events AS (
        UPDATE public.stored_events SET originator_id = %(to)s WHERE originator_id = %(game)s),
    kept AS (UPDATE public.sides SET game = %(to)s WHERE game = %(game)s)
    UPDATE public.heads SET game = %(to)s WHERE game = %(game)s
"""
_INSERT_GAME_STATEMENT: LiteralString = """
    WITH moved AS (
        INSERT INTO public.heads (game, position, head, revision)
        VALUES (%(game)s, %(position)s, %(head)s, %(revision)s)
        ON CONFLICT (game) DO NOTHING RETURNING game),
    written AS (
        INSERT INTO public.stored_events (originator_id, originator_version, topic, state)
        SELECT moved.game, given.position, given.topic, given.state
        FROM moved, unnest(%(positions)s::bigint[], %(topics)s::text[], %(states)s::bytea[])
            AS given (position, topic, state)
        ORDER BY given.position),
    kept AS (
        INSERT INTO public.sides (game, kind, key, value, revision)
        SELECT moved.game, side.kind, side.key, side.value, side.revision
        FROM moved, unnest(
            %(kinds)s::text[], %(keys)s::text[], %(values)s::bytea[], %(revisions)s::bigint[])
            AS side (kind, key, value, revision))
    SELECT pg_notify('stored_events', '') FROM moved
"""
_READ_ONLY_STATEMENT: LiteralString = "SET default_transaction_read_only = on"
# An acknowledged commit survives a power cut. A stronger setting of the database is kept.
_WRITE_THROUGH_QUERY: LiteralString = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""
HEAD_QUERY: LiteralString = "SELECT position, head FROM public.heads WHERE game = %s"

_LAST_NUMBER_QUERY: LiteralString = (
    "SELECT last_value, is_called FROM public.stored_events_notification_id_seq"
)
_WRITERS_QUERY: LiteralString = """
    SELECT virtualtransaction AS writer FROM pg_locks
    WHERE relation = 'public.stored_events'::regclass AND mode = 'RowExclusiveLock'
        AND pid != pg_backend_pid()
"""


class Datastore(PostgresDatastore):
    """The library's datastore, for an address in the form of PostgreSQL's own programs.

    Every connection is durable at acknowledgement. `patience` is how long to wait for a connection,
    in seconds.
    """

    def __init__(self, address: str, *, is_read_only: bool = False, patience: float = 10.0) -> None:
        """Store the settings without opening a connection.

        Raises psycopg.ProgrammingError for an invalid address.
        """
        self._read_only = is_read_only
        settings = connection_settings(address, patience)
        super().__init__(
            dbname=settings.pop("dbname", ""),
            host=settings.pop("host", ""),
            port=settings.pop("port", ""),
            user=settings.pop("user", ""),
            password=settings.pop("password", ""),
            connect_timeout=patience,
            idle_in_transaction_session_timeout=IDLE_SECONDS,
            max_overflow=MAX_CONNECTIONS,
            originator_id_type="text",
        )
        self.pool.kwargs = {
            **cast("dict[str, Any]", self.pool.kwargs),
            **settings,
        }
        self.pool.reconnect_timeout = patience  # the next caller makes the pool try again

    def after_connect_func(self) -> Any:
        parent_function, is_read_only = super().after_connect_func(), self._read_only

        # This function is not a bound method, because with a bound method the pool would keep the
        # datastore alive.
        def after_connect(connection: Connection[DictRow]) -> None:
            parent_function(connection)
            connection.execute(_READ_ONLY_STATEMENT if is_read_only else _WRITE_THROUGH_QUERY)

        return after_connect


class LedgerRecorder(PostgresApplicationRecorder):
    """A recorder that writes rows, heads and sides in one statement.

    `insert_events` works like the library's, and compares no position or head. No write is retried.
    """

    def __init__(self, datastore: Datastore) -> None:
        super().__init__(datastore)
        self.sql_create_statements = [SQL(table).format() for table in TABLE_STATEMENTS]

    def insert_events(self, stored_events: Sequence[StoredEvent], **_: Any) -> Sequence[int] | None:
        if not stored_events:
            return []
        return self._write(_INSERT_STATEMENT, _row_values(stored_events))

    def append(self, batch: Batch) -> None:
        """Insert a batch, unless an earlier attempt with a lost answer has written it.

        Raises ConflictError, and the library's errors.
        """
        written_row = self._write(_append_statement(batch), _batch_values(batch))
        if written_row is None and (conflict := self._conflict_unless_written(batch)) is not None:
            raise conflict

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        """Write batches in one transaction, and return the conflict of each or None.

        The statements travel together, so the transaction takes one round trip. A batch of another
        head writes no row, and the others are written. Raises the library's errors. Then nothing
        was written, or the answer to the commit was lost.
        """
        # All servers lock heads in the same order, so that they cannot wait for each other.
        order = sorted(range(len(batches)), key=lambda batch_index: batches[batch_index].game)
        with (
            self.datastore.get_connection() as connection,
            connection.pipeline(),
            connection.transaction(),
        ):
            answers = {
                batch_index: connection.execute(
                    _append_statement(batches[batch_index]),
                    _batch_values(batches[batch_index]),
                    prepare=True,
                )
                for batch_index in order
            }
        head_rows = [answers[batch_index].fetchone() for batch_index in range(len(batches))]
        return tuple(
            None if row else self._conflict_unless_written(batch)
            for batch, row in zip(batches, head_rows, strict=True)
        )

    def _conflict_unless_written(self, batch: Batch) -> ConflictError | None:
        """Return the conflict of a refused batch; None if an earlier attempt has written it."""
        head = self.head(batch.game)
        # A head is a hash of the rows, so no other batch leaves it.
        if batch.head != batch.before and head == (batch.position, batch.head):
            return None
        return ConflictError(batch.game, batch.expected, head[0])

    def head(self, game: str) -> tuple[int, bytes]:
        """Return the position and head of a game; 0 and b"" for an unknown game."""
        rows = self.query_rows(HEAD_QUERY, (game,))
        return (rows[0]["position"], rows[0]["head"]) if rows else (0, b"")

    def query_rows(
        self, question: LiteralString, sql_parameters: Sequence[object] | Mapping[str, object] = ()
    ) -> list[DictRow]:
        """Return the rows that the database answers."""
        with self.datastore.get_connection() as connection:
            return connection.execute(question, sql_parameters, prepare=True).fetchall()

    def execute_statement(self, statement: LiteralString) -> None:
        """Execute a statement that has no answer."""
        with self.datastore.get_connection() as connection:
            connection.execute(statement)

    def rename_game(self, game: str, destination: str) -> None:
        """Give a game another id. Raises ConflictError."""
        with self.datastore.get_connection() as connection, connection.transaction():
            row = connection.execute(_LOCK_HEAD_QUERY, (game,)).fetchone()
            destination_row = connection.execute(_LOCK_HEAD_QUERY, (destination,)).fetchone()
            if row is None or destination_row is not None:
                raise ConflictError(game, 0, row["position"] if row else 0)
            connection.execute(_RENAME_STATEMENT, {"game": game, "to": destination})

    def insert_game(self, game: str, whole_game: WholeGame) -> None:
        """Insert a whole game. Raises ConflictError."""
        sql_parameters = {
            "game": game,
            "position": len(whole_game.rows),
            "head": whole_game.head,
            "revision": whole_game.revision,
            "positions": [row.position for row in whole_game.rows],
            "topics": [row.type for row in whole_game.rows],
            "states": [row.state for row in whole_game.rows],
            "kinds": [row.kind for row, _ in whole_game.sides],
            "keys": [row.key for row, _ in whole_game.sides],
            "values": [side_row.value for side_row, _ in whole_game.sides],
            "revisions": [revision for _, revision in whole_game.sides],
        }
        with self.datastore.get_connection() as connection:
            game_row = connection.execute(_INSERT_GAME_STATEMENT, sql_parameters).fetchone()
        if game_row is None:
            raise ConflictError(game, 0, self.head(game)[0])

    def select_notifications(
        self,
        start: int | None,
        limit: int,
        stop: int | None = None,
        topics: Sequence[str] = (),
        *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:
        last_number = self._last_settled_number()
        notifications: Sequence[Notification] = super().select_notifications(
            start,
            limit,
            last_number if stop is None else min(stop, last_number),
            topics,
            inclusive_of_start=inclusive_of_start,
        )
        return notifications

    def _write(
        self, statement: LiteralString, sql_parameters: Mapping[str, Any]
    ) -> Sequence[int] | None:
        with self.datastore.get_connection() as connection:
            row = connection.execute(statement, sql_parameters, prepare=True).fetchone()
        return list(row["numbers"]) if row else None

    def _last_settled_number(self) -> int:
        """Wait until no row up to the last given number can still appear, and return this number.

        A writer locks the table before it takes a number, and releases the lock when its rows are
        visible.
        """
        with self.datastore.get_connection() as connection:
            last_row = connection.execute(_LAST_NUMBER_QUERY).fetchall()[0]
            writers = _active_writers(connection)
            while writers:
                time.sleep(SETTLING_SECONDS)
                writers &= _active_writers(connection)
            return int(last_row["last_value"]) if last_row["is_called"] else 0


def _active_writers(connection: Connection[DictRow]) -> set[str]:
    return {row["writer"] for row in connection.execute(_WRITERS_QUERY)}


def _row_values(events: Sequence[StoredEvent]) -> dict[str, Any]:
    return {
        "games": [str(event.originator_id) for event in events],
        "positions": [event.originator_version for event in events],
        "topics": [event.topic for event in events],
        "states": [event.state for event in events],
    }


def _append_statement(batch: Batch) -> LiteralString:
    is_first = batch.expected == 0 and not (batch.before or batch.revision)
    return _APPEND_FIRST_STATEMENT if is_first else _APPEND_NEXT_STATEMENT


def _batch_values(batch: Batch) -> dict[str, Any]:
    rows = {
        "positions": [row.position for row in batch.rows],
        "topics": [row.type for row in batch.rows],
        "states": [row.state for row in batch.rows],
    }
    return rows | _head_values(batch) | _side_values(batch)


def _head_values(batch: Batch) -> dict[str, Any]:
    return {
        "game": batch.game,
        "position": batch.position,
        "head": batch.head,
        "expected": batch.expected,
        "before": batch.before,
        "revision": batch.revision,
    }


def _side_values(batch: Batch) -> dict[str, Any]:
    # An erased side stays as a row without a value, so that other servers learn of the erasure.
    last_values = {(row.kind, row.key): row.value for row in batch.side_writes}
    return {
        "kinds": [row_kind for row_kind, _ in last_values],
        "keys": [row_key for _, row_key in last_values],
        "values": list(last_values.values()),
    }

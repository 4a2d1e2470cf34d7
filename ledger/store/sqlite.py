"""The store in an SQLite file, for a server on one machine."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import starmap
from pathlib import Path
from typing import Any

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
    WholeGame,
    append_each,
    key_after_prefix,
    new_worker_name,
    rewrite_and_erase_notes,
    rows_of_pages,
)
from ledger.store.changes import changes_from_lines
from ledger.store.file import (
    FILE_ERRORS,
    FileLock,
    damaged_error,
    holds_a_ledger,
    is_held_by_another_program,
    plain_file_error,
    plain_file_errors,
)
from ledger.store.recorder import Datastore, LedgerRecorder
from ledger.store.wal_mark import CLOSED_MARK, OPEN_MARK, doubt_about_file, write_mark

# Accept text here, because other tools may have replaced bytes by text. The seal reports that.
_ROWS_QUERY = (
    "SELECT originator_version, topic, CAST(state AS BLOB) FROM stored_events "
    "WHERE originator_id = ? AND originator_version > ? ORDER BY originator_version LIMIT ?"
)
_SIDES_QUERY = "SELECT key, CAST(value AS BLOB) FROM sides WHERE game = ? AND kind = ? ORDER BY key"
_CHANGES_QUERY = """
    SELECT 0, position, '', '', head, revision FROM heads WHERE game = :game
    UNION ALL SELECT 1, originator_version, topic, '', CAST(state AS BLOB), 0
        FROM stored_events WHERE originator_id = :game AND originator_version > :after
    UNION ALL SELECT 2, 0, kind, key, CAST(value AS BLOB), revision
        FROM sides WHERE game = :game AND revision > :since
    UNION ALL SELECT 2, 0, kind, key, NULL, revision FROM gone
        WHERE game = :game AND revision > :since AND NOT EXISTS (
            SELECT 1 FROM sides
            WHERE sides.game = gone.game AND sides.kind = gone.kind AND sides.key = gone.key)
    ORDER BY 1, 2
"""
_REVISIONS_QUERY = "SELECT game, revision FROM heads WHERE game IN (SELECT value FROM json_each(?))"
_HAS_REVISIONS_QUERY = "SELECT count(*) FROM pragma_table_info('heads') WHERE name = 'revision'"
LOOK_UP_QUERY = (
    "SELECT game, key, CAST(value AS BLOB) FROM sides "
    "WHERE kind = ? AND key >= ? AND key < ? ORDER BY key, game"
)
_FORGET_STATEMENTS = (
    "DELETE FROM stored_events WHERE originator_id = ?",
    "DELETE FROM sides WHERE game = ?",
    "DELETE FROM gone WHERE game = ?",
    "DELETE FROM heads WHERE game = ?",
)
_WHOLE_SIDES_QUERY = """
    SELECT kind, key, CAST(value AS BLOB), revision FROM sides WHERE game = :game
    UNION ALL SELECT kind, key, NULL, revision FROM gone
        WHERE game = :game AND NOT EXISTS (
            SELECT 1 FROM sides
            WHERE sides.game = gone.game AND sides.kind = gone.kind AND sides.key = gone.key)
    ORDER BY 1, 2
"""
_GAMES_WITH_GAPS = """
    SELECT count(*) FROM (
        SELECT 1 FROM stored_events LEFT JOIN heads ON game = originator_id
        GROUP BY originator_id
        HAVING min(originator_version) != 1
            OR max(originator_version) != count(*)
            OR max(originator_version) IS NOT max(position))
"""


class SqliteStore(OneDatabase):
    """A ledger file. While it is open for writing, no other server can open it for writing.

    `patience` is how long to wait, in milliseconds, for another program that holds the file. The
    library's projection runner reads from `recorder`. `doubt` is a sentence for people if the
    latest acts may be missing, and "" otherwise.
    """

    def __init__(self, path: Path, *, is_read_only: bool = False, patience: int = 5000) -> None:
        """Open a file, or create it. Raises StoreError."""
        path = path.expanduser().resolve()
        self.name = path.name
        self.doubt = ""
        self.is_shared = False
        self.worker = new_worker_name()
        self._has_mark = False
        self.read_only = is_read_only
        is_ledger = holds_a_ledger(path)
        if is_read_only and not is_ledger:
            raise StoreError(f"{self.name} holds no ledger yet.")
        self._hold = None if is_read_only else FileLock(path)
        self.recorder = LedgerRecorder(
            Datastore(path, is_read_only=is_read_only, patience=patience)
        )
        try:
            with plain_file_errors(self.name):
                if not is_ledger:
                    path.touch(mode=0o600)  # it will hold secrets
                else:
                    self.doubt = doubt_about_file(path)
                if not is_read_only:
                    self.recorder.create_table()  # each time: an unwritable file fails here
                    self._has_mark = self._write_mark(OPEN_MARK)
        except BaseException:
            self.close()
            raise

    def append(self, batch: Batch) -> None:
        self._require_writable()
        with plain_file_errors(self.name):
            self.recorder.append(batch)

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        self._require_writable()
        try:
            with plain_file_errors(self.name):
                positions = self.recorder.append_all(batches)
        except StoreError as error:
            if is_held_by_another_program(error):
                # Every further attempt would wait for the same program again.
                return tuple(StoreError(str(error)) for _ in batches)
            # Nothing of this transaction was written. A smaller one may still succeed.
            return append_each(self.append, batches)
        return tuple(None if error is None else self._plain_error(error) for error in positions)

    def _plain_error(self, error: Exception) -> Exception:
        return plain_file_error(self.name, error) if isinstance(error, FILE_ERRORS) else error

    def read(self, game: str, after_position: int = 0) -> Iterator[Row]:
        return rows_of_pages(lambda last_read: self._page(game, last_read), after_position)

    def _page(self, game: str, after_position: int) -> list[Row]:
        return list(starmap(Row, self._query_rows(_ROWS_QUERY, (game, after_position, PAGE_SIZE))))

    def head(self, game: str) -> tuple[int, bytes]:
        rows = self._query_rows("SELECT position, head FROM heads WHERE game = ?", (game,))
        return (rows[0][0], rows[0][1]) if rows else (0, b"")

    def changes(self, game: str, after_position: int, since_revision: int) -> GameChanges:
        rows = self._query_rows(
            _CHANGES_QUERY, {"game": game, "after": after_position, "since": since_revision}
        )
        return changes_from_lines(rows)

    def revisions(self, games: Sequence[str]) -> Mapping[str, int]:
        if not self._query_rows(_HAS_REVISIONS_QUERY)[0][0]:  # a read-only file of an older version
            return {}
        return dict(self._query_rows(_REVISIONS_QUERY, (json.dumps(list(games)),)))

    def workers(self) -> frozenset[str]:
        return frozenset({self.worker})

    def exchange_messages(self, message: bytes, lifetime: float) -> tuple[bytes, ...]:
        return ()

    def games(self) -> tuple[str, ...]:
        rows = self._query_rows("SELECT game FROM heads WHERE position > 0 ORDER BY rowid")
        return tuple(row[0] for row in rows)

    def side_value(self, game: str, row_kind: str, row_key: str) -> bytes | None:
        question = "SELECT CAST(value AS BLOB) FROM sides WHERE game = ? AND kind = ? AND key = ?"
        rows = self._query_rows(question, (game, row_kind, row_key))
        return bytes(rows[0][0]) if rows else None

    def side_values(self, game: str, row_kind: str) -> Mapping[str, bytes]:
        return dict(self._query_rows(_SIDES_QUERY, (game, row_kind)))

    def side_rows_of_all_games(self, row_kind: str, prefix: str = "") -> tuple[SideRowOfGame, ...]:
        rows = self._query_rows(LOOK_UP_QUERY, (row_kind, prefix, key_after_prefix(prefix)))
        return tuple(SideRowOfGame(*row) for row in rows)

    def delete_game(self, game: str) -> None:
        self._require_writable()
        with (
            plain_file_errors(self.name),
            self.recorder.datastore.transaction(commit=True) as cursor,
        ):
            for statement in _FORGET_STATEMENTS:
                cursor.execute(statement, (game,))

    def rename_game(self, game: str, destination: str) -> None:
        self._require_writable()
        with (
            plain_file_errors(self.name),
            self.recorder.datastore.transaction(commit=True) as cursor,
        ):
            self.recorder.rename_game(cursor, game, destination)

    def whole_game(self, game: str) -> WholeGame:
        _, head, revision, rows, _ = self.changes(game, 0, 0)
        side_rows = tuple(
            SideWithRevision(SideWrite(row_kind, row_key, row_value), revision)
            for row_kind, row_key, row_value, revision in self._query_rows(
                _WHOLE_SIDES_QUERY, {"game": game}
            )
        )
        return WholeGame(head, revision, rows, side_rows)

    def insert_game(self, game: str, whole_game: WholeGame) -> None:
        self._require_writable()
        with (
            plain_file_errors(self.name),
            self.recorder.datastore.transaction(commit=True) as cursor,
        ):
            self.recorder.insert_game(cursor, game, whole_game)

    def scrub(self) -> None:
        self._require_writable()
        rewrite_and_erase_notes(self, self._rewrite_file)

    def _rewrite_file(self) -> None:
        with (
            plain_file_errors(self.name),
            self.recorder.datastore.get_connection(commit=True) as connection,
        ):
            cursor = connection.cursor()
            # Split pages may contain old bytes, and so may the log until it is truncated.
            cursor.execute("VACUUM")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if cursor.fetchone()[0]:
                raise StoreError(f"{self.name} is being read, so its log could not be emptied.")

    def check(self) -> None:
        verdict = self._query_rows("PRAGMA integrity_check(1)")[0][0]
        if verdict != "ok" or self._query_rows(_GAMES_WITH_GAPS)[0][0]:
            raise damaged_error(self.name)

    def close(self) -> None:
        if self._has_mark:
            self._has_mark = False
            self._write_mark(CLOSED_MARK)
        self.recorder.datastore.close()
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def _require_writable(self) -> None:
        if self.read_only:
            raise StoreError(f"{self.name} was opened for reading only.")

    def _write_mark(self, mark: str) -> bool:
        """Mark the file, and return whether that worked. The file is used even if that failed."""
        with suppress(StoreError), plain_file_errors(self.name):
            with self.recorder.datastore.get_connection(commit=True) as connection:
                write_mark(connection.cursor(), mark)
            return True
        return False

    def _query_rows(
        self, question: str, sql_parameters: tuple[object, ...] | Mapping[str, object] = ()
    ) -> list[Any]:
        with (
            plain_file_errors(self.name),
            self.recorder.datastore.transaction(commit=False) as cursor,
        ):
            cursor.execute(question, sql_parameters)
            return list(cursor.fetchall())

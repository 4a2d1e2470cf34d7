"""The store in memory, for tests and for evenings that need not be stored."""

from collections.abc import Iterator, Mapping, Sequence
from threading import Event

from eventsourcing.persistence import StoredEvent
from eventsourcing.popo import POPOApplicationRecorder

from ledger.store.base import (
    AppendResult,
    Batch,
    ConflictError,
    GameChanges,
    OneDatabase,
    Row,
    SideRowOfGame,
    SideWithRevision,
    SideWrite,
    StoreError,
    WholeGame,
    append_each,
    new_worker_name,
    rewrite_and_erase_notes,
)

_NO_HEAD = (0, b"", 0)


class MemoryRecorder(POPOApplicationRecorder):
    """The library's recorder in memory, with heads and side rows in addition to its rows."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = self._database_lock
        self.heads: dict[str, tuple[int, bytes, int]] = {}
        self.sides: dict[str, dict[tuple[str, str], tuple[int, bytes | None]]] = {}

    def rows(self, game: str, after_position: int) -> tuple[Row, ...]:
        """Return the present rows of a game after a position."""
        with self.lock:
            last_position, _, _ = self.heads.get(game, _NO_HEAD)
            places = self._stored_events_index[game]
            events = [
                self._stored_events[places[position]]
                for position in range(after_position + 1, last_position + 1)
            ]
        return tuple(Row(event.originator_version, event.topic, event.state) for event in events)

    def listen(self, event: Event) -> None:
        # Make a new set each time, because the writer may be iterating over the old one.
        with self.lock:
            self._listeners = self._listeners | {event}

    def unlisten(self, event: Event) -> None:
        with self.lock:
            self._listeners = self._listeners - {event}

    def append(self, batch: Batch) -> None:
        """Write a batch. Raises ConflictError."""
        with self.lock:
            position, head, revision = self.heads.get(batch.game, _NO_HEAD)
            batch.require_position(position, head, revision)
            self._insert_events(_events_of(batch.game, batch.rows))
            self.heads[batch.game] = (batch.position, batch.head, revision + 1)
            self._write_sides(batch, revision + 1)
        self._notify_listeners()

    def delete_game(self, game: str) -> None:
        """Remove a game. The events of other games get lower numbers."""
        with self.lock:
            if game not in self.heads:
                return
            events = [event for event in self._stored_events if event.originator_id != game]
            self._stored_events.clear()
            self._stored_events_index.clear()
            self._update_table(events)
            self.heads.pop(game, None)
            self.sides.pop(game, None)

    def rename_game(self, game: str, destination: str) -> None:
        """Give a game another id. Raises ConflictError."""
        with self.lock:
            if game not in self.heads or destination in self.heads:
                raise ConflictError(game, 0, self.heads.get(game, _NO_HEAD)[0])
            places = self._stored_events_index.pop(game, {})
            for position, row_key in places.items():
                event = self._stored_events[row_key]
                self._stored_events[row_key] = StoredEvent(
                    destination, position, event.topic, event.state
                )
            self._stored_events_index[destination] = places
            self.heads[destination] = self.heads.pop(game)
            self.sides[destination] = self.sides.pop(game, {})

    def insert_game(self, game: str, whole_game: WholeGame) -> None:
        """Insert a whole game. Raises ConflictError."""
        with self.lock:
            if game in self.heads:
                raise ConflictError(game, 0, self.heads[game][0])
            self._insert_events(_events_of(game, whole_game.rows))
            self.heads[game] = (len(whole_game.rows), whole_game.head, whole_game.revision)
            self.sides[game] = {
                (row.kind, row.key): (revision, row.value) for row, revision in whole_game.sides
            }

    def _write_sides(self, batch: Batch, revision: int) -> None:
        side_rows = self.sides.setdefault(batch.game, {})
        for row in batch.side_writes:
            side_rows[row.kind, row.key] = (revision, row.value)


def _events_of(game: str, rows: Sequence[Row]) -> list[StoredEvent]:
    return [StoredEvent(game, row.position, row.type, row.state) for row in rows]


class MemoryStore(OneDatabase):
    """A ledger that exists only as long as its process.

    `recorder` has the same role as in the other stores.
    """

    doubt = ""
    is_shared = False

    def __init__(self) -> None:
        self.recorder = MemoryRecorder()
        self.worker = new_worker_name()
        self._is_closed = False

    def append(self, batch: Batch) -> None:
        self._recorder_if_open().append(batch)

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        return append_each(self.append, batches)

    def read(self, game: str, after_position: int = 0) -> Iterator[Row]:
        yield from self._recorder_if_open().rows(game, after_position)

    def head(self, game: str) -> tuple[int, bytes]:
        return self._recorder_if_open().heads.get(game, _NO_HEAD)[:2]

    def changes(self, game: str, after_position: int, since_revision: int) -> GameChanges:
        with self._recorder_if_open().lock:
            position, head, revision = self.recorder.heads.get(game, _NO_HEAD)
            side_rows = self.recorder.sides.get(game, {})
            writes = (
                SideWrite(*row_key, row_value)
                for row_key, (revision, row_value) in side_rows.items()
                if revision > since_revision
            )
            rows = self.recorder.rows(game, after_position)
            return GameChanges(position, head, revision, rows, tuple(writes))

    def revisions(self, games: Sequence[str]) -> Mapping[str, int]:
        heads = self._recorder_if_open().heads
        return {game: heads[game][2] for game in games if game in heads}

    def workers(self) -> frozenset[str]:
        return frozenset({self.worker})

    def exchange_messages(self, message: bytes, lifetime: float) -> tuple[bytes, ...]:
        return ()

    def games(self) -> tuple[str, ...]:
        with self._recorder_if_open().lock:
            return tuple(
                game for game, (last_position, *_) in self.recorder.heads.items() if last_position
            )

    def side_value(self, game: str, row_kind: str, row_key: str) -> bytes | None:
        return self._recorder_if_open().sides.get(game, {}).get((row_kind, row_key), (0, None))[1]

    def side_values(self, game: str, wanted_kind: str) -> Mapping[str, bytes]:
        with self._recorder_if_open().lock:
            side_rows = sorted(self.recorder.sides.get(game, {}).items())
        return {
            row_key: row_value
            for (row_kind, row_key), (_, row_value) in side_rows
            if row_kind == wanted_kind and row_value is not None
        }

    def side_rows_of_all_games(
        self, wanted_kind: str, prefix: str = ""
    ) -> tuple[SideRowOfGame, ...]:
        with self._recorder_if_open().lock:
            side_rows = [
                SideRowOfGame(game, row_key, row_value)
                for game, side_rows in self.recorder.sides.items()
                for (row_kind, row_key), (_, row_value) in side_rows.items()
                if row_kind == wanted_kind and row_key.startswith(prefix) and row_value is not None
            ]
        return tuple(sorted(side_rows, key=lambda row: (row.key, row.game)))

    def delete_game(self, game: str) -> None:
        self._recorder_if_open().delete_game(game)

    def rename_game(self, game: str, destination: str) -> None:
        self._recorder_if_open().rename_game(game, destination)

    def whole_game(self, game: str) -> WholeGame:
        with self._recorder_if_open().lock:
            _, head, revision = self.recorder.heads.get(game, _NO_HEAD)
            side_rows = tuple(
                SideWithRevision(SideWrite(*row_key, row_value), revision)
                for row_key, (revision, row_value) in sorted(
                    self.recorder.sides.get(game, {}).items()
                )
            )
            return WholeGame(head, revision, self.recorder.rows(game, 0), side_rows)

    def insert_game(self, game: str, whole_game: WholeGame) -> None:
        self._recorder_if_open().insert_game(game, whole_game)

    def scrub(self) -> None:
        self._recorder_if_open()
        rewrite_and_erase_notes(self, lambda: None)

    def check(self) -> None:
        self._recorder_if_open()

    def close(self) -> None:
        self._is_closed = True

    def _recorder_if_open(self) -> MemoryRecorder:
        if self._is_closed:
            raise StoreError("The ledger in memory is closed.")
        return self.recorder

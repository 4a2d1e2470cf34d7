"""One database of a group. While it is away, only the questions about its games wait."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

from ledger.store.base import (
    AppendResult,
    Batch,
    Database,
    DatabaseAwayError,
    StoreError,
    StoreUnreachableError,
)

T = TypeVar("T")

PING_SECONDS = 1.0
"""Seconds between two pings of the database."""

WAIT_SECONDS = 4.0
"""Seconds without an answer after which a database counts as away."""

CHECK_PAUSE = 0.1
"""Seconds between two checks of a reader whether its database is away."""

READER_COUNT = 4
"""Number of threads that read from one database."""


class Member:
    """A database of a group, with its name.

    A watched member has a thread that pings the database every second. While the database is away,
    each call fails at once. The same thread opens a database that was away at the start. A reader
    waits for the database in a thread of the member, and returns as soon as the database counts as
    away. A member that is not watched tries each call.
    """

    def __init__(
        self, database: str, open_store: Callable[[], Database], *, takes_new_games: bool = True
    ) -> None:
        self.name = database
        self.takes_new_games = takes_new_games
        """Whether new games go to this database."""
        self._open_store = open_store
        self._store: Database | None = None
        self._away_reason = ""
        self._asked_at: float | None = None
        self._closing = Event()
        self._watcher: Thread | None = None
        self._readers: ThreadPoolExecutor | None = None

    def open(self) -> None:
        """Open the database. Raises StoreError."""
        try:
            self._store = self._open_store()
        except StoreUnreachableError as error:
            self._away_reason = str(error)
            raise DatabaseAwayError(self.name, str(error)) from error
        except StoreError as error:
            raise StoreError(f"{self.name}: {error}") from error

    def watch(self) -> None:
        """Start the thread that pings the database every second."""
        self._readers = ThreadPoolExecutor(READER_COUNT, thread_name_prefix=f"reading {self.name}")
        self._watcher = Thread(target=self._ping_repeatedly, name=self.name, daemon=True)
        self._watcher.start()

    @property
    def away(self) -> str:
        """Why the database cannot be reached now; "" if it can be reached."""
        asked_at = self._asked_at
        if self._away_reason or asked_at is None or monotonic() - asked_at < WAIT_SECONDS:
            return self._away_reason
        return "The database does not answer."

    def call(self, operation: Callable[[Database], T]) -> T:
        """Return the result of `operation` on this thread. Raises StoreError, DatabaseAwayError."""
        store = self._store_if_there()
        try:
            answer = operation(store)
        except StoreUnreachableError as error:
            self._away_reason = str(error)
            raise DatabaseAwayError(self.name, str(error)) from error
        if self._watcher is None:
            self._away_reason = ""
        return answer

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        """Return the result of each batch. Raises StoreError, DatabaseAwayError.

        A batch for which the database could not be reached has a DatabaseAwayError.
        """
        results = self.call(lambda store: store.append_all(batches))
        return tuple(self._named_error(result) for result in results)

    def read(self, operation: Callable[[Database], T]) -> T:
        """Return the result of a read. Raises StoreError, DatabaseAwayError."""
        if self._readers is None:
            return self.call(operation)
        self._store_if_there()
        try:
            reading_job = self._readers.submit(self.call, operation)
        except RuntimeError as error:  # the pool is shut down
            raise self._closed_error() from error
        return self._wait_unless_away(reading_job)

    def begin_closing(self) -> None:
        """Let the thread that asks the database end. The caller does not wait for it."""
        self._closing.set()

    def close(self) -> None:
        """Close the database. A second call does nothing."""
        self.begin_closing()
        if self._watcher is not None:
            self._watcher.join(WAIT_SECONDS)
        if self._readers is not None:
            self._readers.shutdown(wait=False, cancel_futures=True)
        if self._store is not None:
            self._store.close()

    def _named_error(self, result: AppendResult) -> AppendResult:
        if not isinstance(result, StoreUnreachableError):
            return result
        self._away_reason = str(result)
        return DatabaseAwayError(self.name, str(result))

    def _wait_unless_away(self, reading_job: Future[T]) -> T:
        # `wait` does not count a future as done that the closing pool has cancelled.
        while not (wait((reading_job,), CHECK_PAUSE).done or reading_job.cancelled()):
            if reason := self.away:
                reading_job.cancel()
                raise DatabaseAwayError(self.name, reason)
        if reading_job.cancelled():
            raise self._closed_error()
        return reading_job.result()

    def _closed_error(self) -> StoreError:
        return StoreError(f"The database {self.name} is closed.")

    def _store_if_there(self) -> Database:
        if self._store is None or (self._watcher is not None and self.away):
            raise DatabaseAwayError(self.name, self.away)
        return self._store

    def _ping_repeatedly(self) -> None:
        while not self._closing.wait(PING_SECONDS):
            self._asked_at = monotonic()
            self._away_reason = self._ping()
            self._asked_at = None

    def _ping(self) -> str:
        """Return why the database cannot be reached, or "" if it answers."""
        try:
            if self._store is None:
                self._store = self._open_store()
            self._store.revisions(())
        except StoreError as error:
            return str(error)
        except Exception as error:  # noqa: BLE001 - otherwise the database would be away for ever
            return f"{type(error).__name__}."
        finally:
            self._close_if_late()
        return ""

    def _close_if_late(self) -> None:
        """Close a database that was opened while the group was being closed."""
        if self._closing.is_set() and self._store is not None:
            with suppress(StoreError):
                self._store.close()

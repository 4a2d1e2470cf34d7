"""The definition of a projection: a pure fold over the entries of one game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Any, Generic, TypeVar, cast

from ledger.record.entry import Entry
from ledger.record.log import Log

S = TypeVar("S")

POSITIONS_PER_READING = 500
"""The number of positions between two stored readings. Readings share unchanged parts."""


class StoppedError(Exception):
    """Raised if a projection reaches an entry that it cannot read.

    The projection keeps its reading before that entry.
    """

    def __init__(self, projection: str, game: str, position: int, cause: object) -> None:
        super().__init__(f"{projection} stopped at entry {position} of {game}: {cause}")
        self.projection = projection
        self.game = game
        self.position = position


@dataclass(frozen=True)
class Projection(Generic[S]):
    """A projection: a fold over the entries of a ledger.

    A reading is immutable and compares by value.
    """

    name: str
    version: int
    """Increase this when `evolve` reads old entries differently."""
    initial: S
    evolve: Callable[[S, Entry], S]
    """Gives the reading after one more entry."""

    def read(self, entries: Iterable[Entry], game: str, reading: S | None = None) -> S:
        """Return the reading after these entries, from `reading` or else the empty reading.

        Raises StoppedError at the first entry that cannot be read.
        """
        reading = self.initial if reading is None else reading
        for entry in entries:
            try:
                reading = self.evolve(reading, entry)
            except Exception as error:
                raise StoppedError(self.name, game, entry.position, error) from error
        return reading


class LiveProjection(Generic[S]):
    """One projection of one game in memory, at present and at any past position.

    The projection is updated when it is read, so that no act waits for it. Several threads may read
    it.
    """

    def __init__(self, projection: Projection[S], game: str) -> None:
        self._projection = projection
        self._game = game
        self._kept: dict[int, S] = {0: projection.initial}
        self._newest = 0
        self._reading_on = Lock()

    def reading_at(self, log: Log, position: int | None = None) -> S:
        """Return the reading right after the entry at `position`, by default after the whole log.

        Raises ValueError for a position that the log does not have, and StoppedError.
        """
        position = log.position if position is None else position
        if not 0 <= position <= log.position:
            raise ValueError(f"position {position} is not between 0 and {log.position}")
        if position > self._newest:
            self._read_on(log, position)
        readings = self._kept.copy()  # another thread may add a reading meanwhile
        nearest_position = max(
            known_position for known_position in readings if known_position <= position
        )
        return self._read(log, readings[nearest_position], nearest_position, position)

    def _read_on(self, log: Log, position: int) -> None:
        with self._reading_on:
            while self._newest < position:
                newest_position = self._newest
                end_position = min(
                    position,
                    newest_position
                    - newest_position % POSITIONS_PER_READING
                    + POSITIONS_PER_READING,
                )
                self._kept[end_position] = self._read(
                    log, self._kept[newest_position], newest_position, end_position
                )
                self._newest = end_position
                if newest_position % POSITIONS_PER_READING:
                    del self._kept[newest_position]

    def _read(self, log: Log, reading: S, start_position: int, end_position: int) -> S:
        entries = (
            log.entries[position] for position in range(start_position + 1, end_position + 1)
        )
        return self._projection.read(entries, self._game, reading)


class Readings:
    """All projections of one game, in memory."""

    def __init__(self, projections: Iterable[Projection[Any]], game: str) -> None:
        self._live = {
            projection.name: LiveProjection(projection, game) for projection in projections
        }

    def reading_of(self, projection: Projection[S], log: Log, position: int | None = None) -> S:
        """Return the reading of one projection, as `LiveProjection.at` does."""
        return cast("S", self._live[projection.name].reading_at(log, position))

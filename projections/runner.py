"""The projection runner of `eventsourcing`, which builds and updates readings of a store.

An entry's readings and its notification number are stored together, so that the runner can continue
where it stopped. Readings that are computed from stored bytes must equal the readings in memory.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

import msgspec
from eventsourcing.application import Application
from eventsourcing.dispatch import singledispatchmethod
from eventsourcing.persistence import (
    ApplicationRecorder,
    InfrastructureFactory,
    Mapper,
    StoredEvent,
    Tracking,
)
from eventsourcing.popo import POPOFactory, POPOTrackingRecorder
from eventsourcing.projection import BaseProjectionRunner
from eventsourcing.projection import Projection as Processing
from eventsourcing.utils import Environment, EnvType

from ledger.export.document import pins_of
from ledger.record.entry import Entry, Registry
from projections.catalogue import PROJECTIONS
from projections.projection import Projection, StoppedError

S = TypeVar("S")

LEDGER_NAME = "ledger"
"""The tracking name for notification numbers of a store."""

WAIT_SECONDS = 600.0
"""Maximum time in seconds for a reading to catch up."""


class EntrySource(Protocol):
    """The part of a store that the runner uses."""

    @property
    def recorder(self) -> ApplicationRecorder:
        """Return the recorder from which the library reads entries, in the order of writing."""


@dataclass(frozen=True, slots=True)
class GameReadings:
    """The readings of one game."""

    position: int
    """The position of the last entry in the readings."""
    registry: Registry
    readings: Mapping[str, Any]


class ReadingsOfAllGames(POPOTrackingRecorder):
    """The readings of all games and the notification number of the last entry in them."""

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, GameReadings] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games read so far, in the order of their founding."""
        with self._database_lock:
            return tuple(self._games)

    def readings_of_game(self, game: str) -> GameReadings | None:
        """Return the readings of a game, or None."""
        with self._database_lock:
            return self._games.get(game)

    def adopt(self, game: str, readings: GameReadings, tracking: Tracking) -> None:
        """Store the readings after one more entry, with its number."""
        with self._database_lock:
            self.insert_tracking(tracking)
            self._games[game] = readings


class _RowMapper(Mapper[str]):
    """A mapper that leaves stored entries unchanged, because our own registry decodes them."""

    def __init__(self) -> None:
        """Make a mapper that does not transcode entries."""

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        return stored_event


class _Ledger(Application[str]):
    """The library's application over an existing recorder."""

    name = LEDGER_NAME
    source: ApplicationRecorder

    def construct_env(self, name: str, env: EnvType | None = None) -> Environment:
        return Environment(name, env)  # the library would mix in the process environment

    def construct_factory(self, env: Environment) -> InfrastructureFactory[Any]:
        return POPOFactory(env)

    def construct_mapper(self) -> Mapper[str]:
        return _RowMapper()

    def construct_recorder(self) -> ApplicationRecorder:
        return self.source


class _Folding(Processing[ReadingsOfAllGames]):
    """The library's projection that folds each entry into all readings."""

    def __init__(
        self,
        readings_view: ReadingsOfAllGames,
        registries: Mapping[str, Registry],
        projections: Iterable[Projection[Any]],
    ) -> None:
        super().__init__(readings_view)
        self._registries = registries
        self._projections = tuple(projections)

    @singledispatchmethod
    def process_event(self, domain_event: StoredEvent, tracking: Tracking) -> None:
        game, position = str(domain_event.originator_id), domain_event.originator_version
        readings_before = self.view.readings_of_game(game) or self._first_readings(
            game, domain_event
        )
        entry = _decode_entry(readings_before.registry, game, domain_event)
        readings = {
            projection.name: projection.read(
                (entry,), game, readings_before.readings[projection.name]
            )
            for projection in self._projections
        }
        self.view.adopt(game, GameReadings(position, readings_before.registry, readings), tracking)

    def _first_readings(self, game: str, stored_event: StoredEvent) -> GameReadings:
        pins = pins_of(msgspec.json.decode(stored_event.state, type=Entry))
        registry = self._registries.get(pins.ruleset) if pins else None
        if registry is None:
            problem = f"no ruleset here is named {pins.ruleset!r}" if pins else "it founds no game"
            raise StoppedError("the runner", game, stored_event.originator_version, problem)
        return GameReadings(
            0, registry, {projection.name: projection.initial for projection in self._projections}
        )


def _decode_entry(registry: Registry, game: str, stored_event: StoredEvent) -> Entry:
    try:
        return registry.decode(stored_event.state)
    except Exception as error:
        raise StoppedError("the runner", game, stored_event.originator_version, error) from error


class FollowedGames:
    """The readings of all games in a store, up to the entries read so far."""

    def __init__(
        self, readings_view: ReadingsOfAllGames, runner: BaseProjectionRunner[_Ledger]
    ) -> None:
        self._view = readings_view
        self._runner = runner

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games read so far, in the order of their founding."""
        return self._view.games

    def position(self, game: str) -> int:
        """Return the position of the last read entry of a game; 0 for an unknown one."""
        readings = self._view.readings_of_game(game)
        return readings.position if readings else 0

    def reading(self, game: str, projection: Projection[S]) -> S:
        """Return the newest reading of one projection of a game."""
        readings = self._view.readings_of_game(game)
        return cast("S", readings.readings[projection.name]) if readings else projection.initial

    def catch_up(self, patience: float = WAIT_SECONDS) -> None:
        """Wait until all entries stored now have been read, for at most `patience` seconds.

        Raises StoppedError if an entry cannot be read, and TimeoutError if it takes too long.
        """
        self._runner.wait(self._runner.app.recorder.max_notification_id(), patience)


@contextmanager
def follow_store(
    store: EntrySource,
    registries: Mapping[str, Registry],
    projections: Iterable[Projection[Any]] = PROJECTIONS,
) -> Iterator[FollowedGames]:
    """Read a store from its first entry and follow it until the block ends.

    `registries` are the registries of the machines, by ruleset. Raises StoppedError at the end of
    the block if an entry could not be read and `catch_up` has not raised the error.
    """
    recorder = store.recorder
    application = type(LEDGER_NAME, (_Ledger,), {"name": LEDGER_NAME, "source": recorder})
    readings_view = ReadingsOfAllGames()
    runner = BaseProjectionRunner(
        projection=_Folding(readings_view, registries, projections),
        application_class=cast("type[_Ledger]", application),
        tracking_recorder=readings_view,
        topics=(),
        env={},
    )
    with runner:
        yield FollowedGames(readings_view, runner)


def rebuild_readings(
    store: EntrySource,
    registries: Mapping[str, Registry],
    projections: Iterable[Projection[Any]] = PROJECTIONS,
) -> FollowedGames:
    """Return all readings of all stored games, rebuilt. Raises StoppedError."""
    with follow_store(store, registries, projections) as readings:
        readings.catch_up()
    return readings

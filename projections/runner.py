"""The projection runner of `eventsourcing`: rebuilds every reading from a store, and follows it.

An entry's readings and the number it was read under are taken over together, so that reading
goes on where it ended. What is folded here from stored bytes must equal what is live in memory.
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

from ledger.entry import Entry, Registry
from ledger.export import pins_of
from projections.catalogue import PROJECTIONS
from projections.projection import Projection, StoppedError

S = TypeVar("S")

LEDGER = "ledger"
"""The name under which the numbers of a store's entries are tracked."""

PATIENCE = 600.0
"""How many seconds a reading may take to catch up before it is given up."""


class Source(Protocol):
    """A store, as far as the runner knows it."""

    @property
    def recorder(self) -> ApplicationRecorder:
        """What the library reads entries from, in the order in which they were written."""


@dataclass(frozen=True, slots=True)
class Read:
    """What was read of one game: up to which position, and every projection's reading."""

    position: int
    registry: Registry
    readings: Mapping[str, Any]


class View(POPOTrackingRecorder):
    """Every game's readings, and the number of the last entry that went into them."""

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, Read] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """The games read so far, in the order of their founding."""
        with self._database_lock:
            return tuple(self._games)

    def of(self, game: str) -> Read | None:
        """What was read of a game, or None."""
        with self._database_lock:
            return self._games.get(game)

    def adopt(self, game: str, read: Read, tracking: Tracking) -> None:
        """Take over the readings after one more entry, and its number."""
        with self._database_lock:
            self.insert_tracking(tracking)
            self._games[game] = read


class _Rows(Mapper[str]):
    """Stored entries as they are: which class they become, our own registry says."""

    def __init__(self) -> None:
        """Nothing is transcoded."""

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        return stored_event


class _Ledger(Application[str]):
    """The library's application over a recorder that is there already."""

    name = LEDGER
    source: ApplicationRecorder

    def construct_env(self, name: str, env: EnvType | None = None) -> Environment:
        return Environment(name, env)  # the library would mix in the process environment

    def construct_factory(self, env: Environment) -> InfrastructureFactory[Any]:
        return POPOFactory(env)

    def construct_mapper(self) -> Mapper[str]:
        return _Rows()

    def construct_recorder(self) -> ApplicationRecorder:
        return self.source


class _Folding(Processing[View]):
    """Every projection's fold, entry by entry."""

    def __init__(
        self,
        view: View,
        registries: Mapping[str, Registry],
        projections: Iterable[Projection[Any]],
    ) -> None:
        super().__init__(view)
        self._registries = registries
        self._projections = tuple(projections)

    @singledispatchmethod
    def process_event(self, domain_event: StoredEvent, tracking: Tracking) -> None:
        game, position = str(domain_event.originator_id), domain_event.originator_version
        before = self.view.of(game) or self._begin(game, domain_event)
        entry = _decoded(before.registry, game, domain_event)
        readings = {
            projection.name: projection.read((entry,), game, before.readings[projection.name])
            for projection in self._projections
        }
        self.view.adopt(game, Read(position, before.registry, readings), tracking)

    def _begin(self, game: str, stored: StoredEvent) -> Read:
        pins = pins_of(msgspec.json.decode(stored.state, type=Entry))
        registry = self._registries.get(pins.ruleset) if pins else None
        if registry is None:
            said = f"no ruleset here is named {pins.ruleset!r}" if pins else "it founds no game"
            raise StoppedError("the runner", game, stored.originator_version, said)
        return Read(0, registry, {p.name: p.initial for p in self._projections})


def _decoded(registry: Registry, game: str, stored: StoredEvent) -> Entry:
    try:
        return registry.decode(stored.state)
    except Exception as error:
        raise StoppedError("the runner", game, stored.originator_version, error) from error


class Following:
    """The readings of all games in a store, as far as they have come."""

    def __init__(self, view: View, runner: BaseProjectionRunner[_Ledger]) -> None:
        self._view = view
        self._runner = runner

    @property
    def games(self) -> tuple[str, ...]:
        """The games read so far, in the order of their founding."""
        return self._view.games

    def position(self, game: str) -> int:
        """The position of the last entry that was read of a game; 0 for an unknown one."""
        read = self._view.of(game)
        return read.position if read else 0

    def reading(self, game: str, projection: Projection[S]) -> S:
        """The newest reading of one projection of a game."""
        read = self._view.of(game)
        return cast("S", read.readings[projection.name]) if read else projection.initial

    def catch_up(self, patience: float = PATIENCE) -> None:
        """Wait until everything that is stored now has been read, at most so many seconds.

        Raise StoppedError when an entry cannot be read, TimeoutError when it takes too long.
        """
        self._runner.wait(self._runner.app.recorder.max_notification_id(), patience)


@contextmanager
def following(
    store: Source,
    registries: Mapping[str, Registry],
    projections: Iterable[Projection[Any]] = PROJECTIONS,
) -> Iterator[Following]:
    """Read a store from its first entry, and on as it grows, until the block is left.

    `registries` are those of the machines, by ruleset. Raise StoppedError at the block's end if
    an entry could not be read and nobody has been told yet.
    """
    source = store.recorder
    application = type(LEDGER, (_Ledger,), {"name": LEDGER, "source": source})
    view = View()
    runner = BaseProjectionRunner(
        projection=_Folding(view, registries, projections),
        application_class=cast("type[_Ledger]", application),
        tracking_recorder=view,
        topics=(),
        env={},
    )
    with runner:
        yield Following(view, runner)


def rebuild(
    store: Source,
    registries: Mapping[str, Registry],
    projections: Iterable[Projection[Any]] = PROJECTIONS,
) -> Following:
    """Every reading of every stored game, from nothing. Raise StoppedError."""
    with following(store, registries, projections) as readings:
        readings.catch_up()
    return readings

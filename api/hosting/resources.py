"""The resources of one server: its store, threads, settings, clock, chance and faults."""

from collections.abc import Callable
from dataclasses import dataclass

from api.base.clock import Clock
from api.base.settings import Settings
from api.hosting.threads import StoreThreads
from api.observing.server_faults import ServerFaults
from ledger.store.base import Store


@dataclass(frozen=True, slots=True)
class Resources:
    """The resources that the collaborators of one server share."""

    store: Store
    threads: StoreThreads
    """The threads that use the store."""
    settings: Settings
    now: Clock
    """Returns the time in milliseconds."""
    randomness: Callable[[int], bytes]
    """Returns this number of random bytes."""
    faults: ServerFaults
    """The current faults of this server."""

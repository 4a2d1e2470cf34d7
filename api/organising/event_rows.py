"""The stored events: rows beside the ledgers, which no ledger, export or archive contains.

Each event has a place of its own in the store, so the store itself refuses a change that was made
for an older version. The id of the place has a slash, which no game's id has.
"""

from dataclasses import dataclass
from functools import partial

import msgspec

from api.base.problems import ProblemError
from api.base.stored_rows import decode_side_row
from api.hosting.host import Host
from api.http.request_context import RequestContext
from ledger.store.base import Batch, ConflictError, SideWrite, Store

MAX_EVENTS = 200
"""Maximum number of events in a store."""

_PLACE = "event/"
"""Prefix of the id under which the store has an event."""

_KEY = "event"


class EventRow(msgspec.Struct, frozen=True):
    """An event, as it is stored."""

    ruleset: str
    scenario: str
    """The scenario's text, exactly as in a file."""
    details: dict[str, str]
    made: int
    """When the event was made, in milliseconds since 1970."""
    saved: int
    problems: int
    """The number of faults when the event was saved."""


class ListedRow(msgspec.Struct, frozen=True):
    """The parts of a stored event that a list shows. The scenario is not decoded."""

    ruleset: str
    details: dict[str, str]
    made: int
    saved: int
    problems: int


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event with its version."""

    id: str
    row: EventRow
    revision: int
    """The number of times that the event was saved."""

    @property
    def tag(self) -> str:
        """The ETag of this version."""
        return f"{self.id}.{self.revision}"


class EventRows:
    """The events in the store of a host. Every method raises StoreError if the store fails."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def all_events(self) -> dict[str, ListedRow]:
        """Return all events by id, the newest first. Unreadable events are left out."""
        read = partial(_listed_rows, self._host.store)
        return await self._host.threads.run_on_reading_thread(read)

    async def count(self) -> int:
        """Return the number of events, also of unreadable ones."""
        read = partial(self._host.store.side_rows_of_all_games, "event", _KEY)
        return len(await self._host.threads.run_on_reading_thread(read))

    async def find(self, event_id: str) -> StoredEvent | None:
        """Return an event, or None if it is unknown or unreadable."""
        read = partial(_stored_event, self._host.store, event_id)
        return await self._host.threads.run_on_reading_thread(read)

    async def write(self, event_id: str, row: EventRow, revision: int) -> StoredEvent:
        """Write an event that has this revision; 0 for a new one.

        Raises: ConflictError: the event was changed or deleted meanwhile.
        """
        write = SideWrite("event", _KEY, msgspec.json.encode(row))
        batch = Batch(_PLACE + event_id, 0, b"", (), b"", (write,), revision)
        try:
            await self._host.threads.run_on_writing_thread(partial(self._host.store.append, batch))
        except ConflictError:
            # The store may have tried again after a commit whose answer was lost.
            present = await self.find(event_id)
            if present != StoredEvent(event_id, row, revision + 1):
                raise
        return StoredEvent(event_id, row, revision + 1)

    async def delete(self, event: StoredEvent) -> bool:
        """Erase an event. Return False if it was changed or deleted meanwhile."""
        erase = partial(_erase, self._host.store, event)
        is_erased = await self._host.threads.run_on_writing_thread(erase)
        if is_erased:
            await self._host.eraser.scrub_after_erasing()
        return is_erased


async def find_event(context: RequestContext) -> StoredEvent:
    """Return the event in the path of a request. Raises: the problem unknown-event; StoreError."""
    event = await EventRows(context.host).find(context.path_part("event"))
    if event is None:
        raise ProblemError("unknown-event")
    return event


def _listed_rows(store: Store) -> dict[str, ListedRow]:
    rows = {
        side_row.game.removeprefix(_PLACE): event
        for side_row in store.side_rows_of_all_games("event", _KEY)
        if (event := decode_side_row(side_row.value, ListedRow, side_row.game)) is not None
    }
    return dict(sorted(rows.items(), key=lambda item: item[1].made, reverse=True))


def _stored_event(store: Store, event_id: str) -> StoredEvent | None:
    place = _PLACE + event_id
    changes = store.changes(place, 0, 0)
    for write in changes.side_writes:
        if (write.kind, write.key) == ("event", _KEY) and write.value is not None:
            row = decode_side_row(write.value, EventRow, place)
            return None if row is None else StoredEvent(event_id, row, changes.revision)
    return None


def _erase(store: Store, event: StoredEvent) -> bool:
    place = _PLACE + event.id
    # The row is erased first, because only a commit compares the revision within the store.
    erase = SideWrite("event", _KEY, None)
    try:
        store.append(Batch(place, 0, b"", (), b"", (erase,), event.revision))
    except ConflictError:
        if _stored_event(store, event.id) is not None:
            return False
    store.delete_game(place)
    return True

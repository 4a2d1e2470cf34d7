"""The stored events and guests: rows beside the ledgers.

No ledger, export or archive contains them. Each event has a place of its own in the store, with its
guests. The store itself refuses a change that was made for an older version. The id of the place
has a slash, which no game's id has.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

import msgspec

from api.base.problems import ProblemError
from api.base.stored_rows import decode_side_row
from api.doors.printed_addresses import addresses_on_cards
from api.hosting.host import Host
from api.http.request_context import RequestContext
from ledger.contract.outline import PublicCharacter
from ledger.store.base import Batch, ConflictError, SideWrite, Store

MAX_EVENTS = 200
"""Maximum number of events in a store."""

_PLACE = "event/"
"""Prefix of the id under which the store has an event."""

_KEY = "event"
_ATTEMPTS = 20
"""The number of attempts of a write while other requests change the same event."""


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
    cast: tuple[PublicCharacter, ...] = ()
    """The characters for the public page, as they were when the scenario last had no faults."""
    version: int = 0
    """The number of times that the event was saved; 0 in rows of older programs."""
    game: str = ""
    """The id of the game that was founded from it; empty before the founding.

    The id is written before the game is founded, so that no other window changes the scenario
    meanwhile.
    """


class GuestRow(msgspec.Struct, frozen=True):
    """A guest of an event, as it is stored. What guests write is for organisers alone."""

    id: str
    order: int
    """The place in the order of all sign-ups."""
    signed: int
    """When the guest signed up, in milliseconds since 1970."""
    token: str
    """The digest of the token with which the guest changes the sign-up; "" for no token."""
    name: str
    wishes: tuple[str, ...] = ()
    """The wishes, the dearest first: `role/<role>` or `character/<id>`."""
    food: str = ""
    contact: str = ""
    words: str = ""
    """A word to the organiser."""
    confirmed: bool = False
    """Whether the organiser has given the guest a place."""
    character: str = ""
    """The id of the guest's character; "" for none."""
    arrived: int = 0
    """When the guest arrived, in milliseconds since 1970; 0 before."""
    coming: str = ""
    """`late` if the guest comes late, `absent` if the guest does not come, otherwise empty.

    The character of a guest who does not come is free. The guest gets it back if nobody else has
    it.
    """

    @property
    def is_absent(self) -> bool:
        """Whether the guest does not come."""
        return self.coming == "absent"


class ListedRow(msgspec.Struct, frozen=True):
    """The parts of a stored event that a list shows. The scenario is not decoded."""

    ruleset: str
    details: dict[str, str]
    made: int
    saved: int
    problems: int
    game: str = ""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event with its version."""

    id: str
    row: EventRow
    revision: int
    """The number of commits of the event and of its guests."""
    guests: Mapping[str, GuestRow] = field(default_factory=dict)
    """The guests by the keys of their rows. Unreadable guests are left out."""

    @property
    def tag(self) -> str:
        """The ETag of this version. Guests who sign up do not change it."""
        return f"{self.id}.{self.row.version}"


class EventRows:
    """The events in the store of a host. Every method raises StoreError if the store fails."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def all_events(self) -> dict[str, ListedRow]:
        """Return all events by id, the newest first. Unreadable events are left out."""
        read_rows = partial(_listed_rows, self._host.store)
        return await self._host.threads.run_on_reading_thread(read_rows)

    async def count(self) -> int:
        """Return the number of events, also of unreadable ones."""
        read_rows = partial(self._host.store.side_rows_of_all_games, "event", _KEY)
        return len(await self._host.threads.run_on_reading_thread(read_rows))

    async def find(self, event_id: str) -> StoredEvent | None:
        """Return an event, or None if it is unknown or unreadable."""
        read_event = partial(_stored_event, self._host.store, event_id)
        return await self._host.threads.run_on_reading_thread(read_event)

    async def write(self, event_id: str, row: EventRow, revision: int) -> StoredEvent:
        """Write the next version of an event that has this revision; 0 for a new one.

        Raises: ConflictError: the event was changed or deleted meanwhile.
        """
        write = SideWrite("event", _KEY, msgspec.json.encode(row))
        for _attempt in range(_ATTEMPTS):
            try:
                await self._append(event_id, (write,), revision)
            except ConflictError:
                stored_event = await self.find(event_id)
                # The store may have tried again after a commit whose answer was lost.
                if stored_event is not None and stored_event.row == row:
                    return stored_event
                if stored_event is None or stored_event.row.version != row.version - 1:
                    raise
                # Only a guest has signed up meanwhile.
                revision = stored_event.revision
            else:
                return StoredEvent(event_id, row, revision + 1)
        raise ConflictError(event_id, 0, 0)

    async def change_guests(
        self, event_id: str, change_rows: Callable[[StoredEvent], Mapping[str, GuestRow | None]]
    ) -> StoredEvent | None:
        """Change the guests of an event, and return the event; None if it is unknown.

        `change_rows` returns the changed rows by their keys, and None for an erased row. It is
        called again if another request has changed the event meanwhile. Raises: ConflictError: the
        event was changed again and again; and the errors of `change_rows`.
        """
        for _attempt in range(_ATTEMPTS):
            event = await self.find(event_id)
            if event is None:
                return None
            rows = change_rows(event)
            writes = tuple(
                SideWrite("event", key, None if row is None else msgspec.json.encode(row))
                for key, row in rows.items()
            )
            if not writes:
                return event
            try:
                await self._append(event_id, writes, event.revision)
            except ConflictError:
                continue
            guests = {key: row for key, row in {**event.guests, **rows}.items() if row is not None}
            return replace(event, guests=guests, revision=event.revision + 1)
        raise ConflictError(event_id, 0, 0)

    async def scrub(self) -> None:
        """Remove the bytes of erased guests from the file."""
        await self._host.eraser.scrub_after_erasing()

    async def note_erased_guest(self) -> None:
        """Note that the bytes of an erased guest have to leave the file with its next scrub."""
        await self._host.eraser.note_erased_guest()

    async def _append(self, event_id: str, writes: tuple[SideWrite, ...], revision: int) -> None:
        batch = Batch(_PLACE + event_id, 0, b"", (), b"", writes, revision)
        await self._host.threads.run_on_writing_thread(partial(self._host.store.append, batch))

    async def delete(self, event: StoredEvent) -> bool:
        """Erase an event. Return False if it was changed or deleted meanwhile."""
        erase = partial(_erase, self._host.store, event)
        is_erased = await self._host.threads.run_on_writing_thread(erase)
        if is_erased:
            await self._host.eraser.scrub_after_erasing()
        return is_erased


class FoundingState(NamedTuple):
    """How far the founding of an event's game has come."""

    is_founded: bool
    is_printed: bool
    """Whether cards of the game were printed."""


async def founding_state(host: Host, game: str) -> FoundingState:
    """Return how far the founding of a game has come; "" is a game that nobody has founded.

    Raises: StoreError.
    """
    if not game:
        return FoundingState(is_founded=False, is_printed=False)

    def read() -> FoundingState:
        is_founded = game in host.registry.forgotten or host.store.head(game)[0] > 0
        return FoundingState(is_founded, bool(addresses_on_cards(host.store, game)))

    return await host.threads.run_on_reading_thread(read)


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
    return dict(sorted(rows.items(), key=lambda key_and_row: key_and_row[1].made, reverse=True))


def _stored_event(store: Store, event_id: str) -> StoredEvent | None:
    place = _PLACE + event_id
    changes = store.changes(place, 0, 0)
    values = {
        write.key: write.value
        for write in changes.side_writes
        if write.kind == "event" and write.value is not None
    }
    row = decode_side_row(values.pop(_KEY), EventRow, place) if _KEY in values else None
    if row is None:
        return None
    guests = {
        key: guest
        for key, value in values.items()
        if (guest := decode_side_row(value, GuestRow, place)) is not None
    }
    return StoredEvent(event_id, row, changes.revision, guests)


def _erase(store: Store, event: StoredEvent) -> bool:
    place = _PLACE + event.id
    # The row is erased first, because only a commit compares the revision within the store.
    erase = SideWrite("event", _KEY, None)
    revision = event.revision
    for _attempt in range(_ATTEMPTS):
        try:
            store.append(Batch(place, 0, b"", (), b"", (erase,), revision))
        except ConflictError:
            stored_event = _stored_event(store, event.id)
            if stored_event is not None and stored_event.row.version != event.row.version:
                return False
            if stored_event is not None:
                # Only a guest has signed up meanwhile.
                revision = stored_event.revision
                continue
        store.delete_game(place)
        return True
    return False

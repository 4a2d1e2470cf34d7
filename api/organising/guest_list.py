"""The guests of an event for its organisers: the list, places, characters, and erasure."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.guests import GuestChange, GuestList, Matching, ProposedMatching
from api.models.meta import EndpointDescription, with_description
from api.organising.event_rows import EventRows, GuestRow, StoredEvent
from api.organising.guest_places import form_document, placed_guests
from api.organising.matching import character_of, propose_matching
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.organising.sign_up import cast_documents

EVENT_PROBLEMS = (*NOT_ORGANISER, "unknown-event")
_GUEST_PROBLEMS = (*EVENT_PROBLEMS, "unknown-guest")

GuestRows = dict[str, GuestRow | None]


@with_description(EndpointDescription(gives=GuestList, problems=EVENT_PROBLEMS))
@for_organisers
async def list_guests(context: RequestContext) -> Reply:
    """Return the guests of an event, in the order of their sign-ups."""
    return list_reply(await _find_event(context))


@with_description(EndpointDescription(body=GuestChange, gives=GuestList, problems=_GUEST_PROBLEMS))
@for_organisers
async def change_guest(context: RequestContext) -> Reply:
    """Change a guest: confirm the place, give a character, or note the arrival.

    Fields that are left out stay as they are. The answer has all guests.
    """
    body, now = await context.read(GuestChange), context.host.now()
    guest_id = context.path_part("guest")

    def change_rows(event: StoredEvent) -> GuestRows:
        key = _key_of(event, guest_id)
        row = event.guests[key]
        if body.confirmed is not None:
            row = msgspec.structs.replace(row, confirmed=body.confirmed)
        if body.arrived is not None:
            arrival = (row.arrived or now) if body.arrived else 0
            row = msgspec.structs.replace(row, arrived=arrival)
        rows: GuestRows = {key: row}
        if body.character is not None:
            rows = _with_characters({**event.guests, key: row}, event, {guest_id: body.character})
        return _changed_rows(event, rows)

    return list_reply(await change_guests(context, change_rows))


@with_description(EndpointDescription(gives=GuestList, problems=(*_GUEST_PROBLEMS, "elsewhere")))
@for_organisers
async def erase_guest(context: RequestContext) -> Reply:
    """Erase a guest for ever. The answer has the other guests."""
    guest_id = context.path_part("guest")
    event = await change_guests(context, lambda event: {_key_of(event, guest_id): None})
    await EventRows(context.host).scrub()
    return list_reply(event)


@with_description(EndpointDescription(gives=GuestList, problems=(*EVENT_PROBLEMS, "elsewhere")))
@for_organisers
async def erase_guests(context: RequestContext) -> Reply:
    """Erase all guests of an event for ever."""
    event = await change_guests(context, lambda event: dict.fromkeys(event.guests))
    await EventRows(context.host).scrub()
    return list_reply(event)


@with_description(EndpointDescription(gives=ProposedMatching, problems=EVENT_PROBLEMS))
@for_organisers
async def propose_characters(context: RequestContext) -> Reply:
    """Return a proposal that meets as many dear wishes as possible, and save nothing.

    Guests on the waiting list get no character. Guests who have a character keep it.
    """
    event = await _find_event(context)
    guests = [guest.row for guest in placed_guests(event) if not guest.waiting]
    matches = await context.host.threads.run_on_reading_thread(
        lambda: propose_matching(guests, event.row.cast)
    )
    documents = [
        {"guest": guest.id, "character": character.id, "wish": wish}
        for guest, character, wish in matches
    ]
    return json_reply({"matches": documents})


@with_description(EndpointDescription(body=Matching, gives=GuestList, problems=_GUEST_PROBLEMS))
@for_organisers
async def give_characters(context: RequestContext) -> Reply:
    """Give guests their characters, all at once or none. The answer has all guests."""
    chosen_matching = await context.read(Matching)
    characters = {match.guest: match.character for match in chosen_matching.matches}

    def change_rows(event: StoredEvent) -> GuestRows:
        return _changed_rows(event, _with_characters(event.guests, event, characters))

    return list_reply(await change_guests(context, change_rows))


def _with_characters(
    guests: Mapping[str, GuestRow], event: StoredEvent, characters: Mapping[str, str]
) -> GuestRows:
    """Return the rows of guests who get these characters. Other guests lose them.

    Raises: the problem unknown-guest. The problem malformed: there is no such character, or two
    guests get the same one.
    """
    known_characters = {character.id for character in event.row.cast}
    given_characters = [character for character in characters.values() if character]
    if not known_characters.issuperset(given_characters):
        raise malformed(("character", kernel_sentence("explained-guest-character")))
    if len(set(given_characters)) < len(given_characters):
        raise malformed(("character", kernel_sentence("explained-guest-characters-twice")))
    keys = {_key_of(event, guest_id): character for guest_id, character in characters.items()}
    return {
        key: msgspec.structs.replace(
            row, character=keys.get(key, "" if row.character in given_characters else row.character)
        )
        for key, row in guests.items()
    }


def _changed_rows(event: StoredEvent, rows: GuestRows) -> GuestRows:
    """Return the rows that differ from those of the event."""
    return {key: row for key, row in rows.items() if row != event.guests[key]}


def _key_of(event: StoredEvent, guest_id: str) -> str:
    """Return the key of a guest's row. Raises: the problem unknown-guest."""
    for key, row in event.guests.items():
        if row.id == guest_id:
            return key
    raise ProblemError("unknown-guest")


async def _find_event(context: RequestContext) -> StoredEvent:
    event = await EventRows(context.host).find(context.path_part("event"))
    if event is None:
        raise ProblemError("unknown-event")
    return event


async def change_guests(
    context: RequestContext, change: Callable[[StoredEvent], GuestRows]
) -> StoredEvent:
    """Change guests of the event in the path. Raises: the problem unknown-event; StoreError."""
    event = await EventRows(context.host).change_guests(context.path_part("event"), change)
    if event is None:
        raise ProblemError("unknown-event")
    return event


def list_reply(event: StoredEvent) -> Reply:
    """Return all guests of an event as a reply."""
    documents: list[dict[str, Any]] = [
        {
            "id": guest.row.id,
            "form": form_document(guest.row),
            "signed": guest.row.signed,
            "waiting": guest.waiting,
            "confirmed": guest.row.confirmed,
            "character": character_of(guest.row, event.row.cast),
            "arrived": guest.row.arrived,
        }
        for guest in placed_guests(event)
    ]
    return json_reply({"guests": documents, "cast": cast_documents(event.row.cast)})


_EVENT = "/organiser/events/{event}"

ROUTES = (
    resource(f"{_EVENT}/guests", GET=list_guests, DELETE=erase_guests),
    resource(f"{_EVENT}/guests/{{guest}}", PATCH=change_guest, DELETE=erase_guest),
    resource(f"{_EVENT}/matching", GET=propose_characters, PUT=give_characters),
)

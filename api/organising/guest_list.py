"""The guests of an event for its organisers: the list, places, characters, and erasure."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.guests import (
    GuestAtDoor,
    GuestChange,
    GuestLink,
    GuestList,
    Matching,
    ProposedMatching,
    SignUpForm,
)
from api.models.meta import EndpointDescription, with_description
from api.organising.console_cast import console_cast, erase_names_on_console
from api.organising.event_rows import EventRows, GuestRow, StoredEvent, find_event
from api.organising.guest_places import (
    MAX_GUESTS,
    form_document,
    free_key,
    next_order,
    placed_guests,
)
from api.organising.matching import character_of, propose_matching
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.organising.sign_up import (
    TOKEN_BYTES,
    cast_documents,
    checked_fields,
    digest_of_token,
)
from ledger.store.base import StoreError

EVENT_PROBLEMS = (*NOT_ORGANISER, "unknown-event")
_GUEST_PROBLEMS = (*EVENT_PROBLEMS, "unknown-guest")
_NOTE_PROBLEMS = (*_GUEST_PROBLEMS, "refused", "closed")
"""The problems of a request that also notes something on the console of the event's game."""

_ID_BYTES = 8

GuestRows = dict[str, GuestRow | None]


@with_description(EndpointDescription(gives=GuestList, problems=EVENT_PROBLEMS))
@for_organisers
async def list_guests(context: RequestContext) -> Reply:
    """Return the guests of an event, in the order of their sign-ups.

    After the founding, the attendance of guests whom the console notes is that of the console.
    """
    return await list_reply(context, await find_event(context))


@with_description(EndpointDescription(body=GuestAtDoor, gives=GuestList, problems=EVENT_PROBLEMS))
@for_organisers
async def add_guest(context: RequestContext) -> Reply:
    """Add a person who comes without a sign-up. The person has a place and has arrived.

    After the founding, the console notes the person of the character, too, unless the game is
    closed. The answer has all guests; if the console could not note the person, `missing` counts
    it. Raise the problem malformed if the character is not free.
    """
    body, host = await context.read(GuestAtDoor), context.host
    guest_id, now = host.randomness(_ID_BYTES).hex(), host.now()
    fields = checked_fields(SignUpForm(name=body.name), ())

    def add(event: StoredEvent) -> GuestRows:
        if any(row.id == guest_id for row in event.guests.values()):
            # The commit of the first attempt succeeded, but its answer was lost.
            return {}
        if len(event.guests) >= MAX_GUESTS:
            raise malformed(("name", kernel_sentence("explained-full-list", n=MAX_GUESTS)))
        cast = event.row.cast
        taken = {character_of(guest.row, cast) for guest in placed_guests(event)}
        if body.character and body.character in taken:
            raise malformed(("character", kernel_sentence("explained-guest-character-taken")))
        row = GuestRow(guest_id, next_order(event), now, "", confirmed=True, arrived=now, **fields)
        key = free_key(event.guests)
        guests = {**event.guests, key: row}
        if not body.character:
            return {key: row}
        rows = _with_characters(guests, event, {guest_id: body.character})
        return {one: row for one, row in rows.items() if row != event.guests.get(one)}

    event = await change_guests(context, add)
    cast = await console_cast(host, event)
    if cast is not None and body.character and not cast.is_closed:
        row = event.guests[_key_of(event.guests, guest_id)]
        # The guest is on the list already, so a refusal must not answer that nothing was recorded.
        with suppress(ProblemError, StoreError):
            await cast.note_names(context, event, [row])
            # The console may note an absent guest of the same name for this character.
            await cast.note_attendance(context, row)
    return await list_reply(context, event)


@with_description(EndpointDescription(body=GuestChange, gives=GuestList, problems=_NOTE_PROBLEMS))
@for_organisers
async def change_guest(context: RequestContext) -> Reply:
    """Change a guest: confirm the place, give a character, or note whether the guest comes.

    Fields that are left out stay as they are. If another guest has the character, the two guests
    swap their characters. If the console of the event's game notes the guest, it also notes whether
    the guest has come. The answer has all guests.
    """
    body, now = await context.read(GuestChange), context.host.now()
    guest_id = context.path_part("guest")

    def changed_row(row: GuestRow) -> GuestRow:
        if body.confirmed is not None:
            row = msgspec.structs.replace(row, confirmed=body.confirmed)
        if body.coming is not None:
            arrived = 0 if body.coming else row.arrived
            row = msgspec.structs.replace(row, coming=body.coming, arrived=arrived)
        if body.arrived is not None:
            coming = "" if body.arrived else row.coming
            arrived = (row.arrived or now) if body.arrived else 0
            row = msgspec.structs.replace(row, arrived=arrived, coming=coming)
        return row

    def change_rows(event: StoredEvent) -> GuestRows:
        key = _key_of(event.guests, guest_id)
        row = changed_row(event.guests[key])
        rows: GuestRows = {key: row}
        if body.character is not None:
            guests = {**event.guests, key: row}
            rows = _with_characters(guests, event, _swap(guests, row, body.character))
        return _changed_rows(event, rows)

    event = await find_event(context)
    cast = await console_cast(context.host, event)
    if cast is not None:
        noted_guests = cast.with_attendance(event).guests
        row = noted_guests[_key_of(noted_guests, guest_id)]
        if cast.has_name_of(row):
            await cast.note_attendance(context, changed_row(row))
    return await list_reply(context, await change_guests(context, change_rows))


@with_description(EndpointDescription(gives=GuestLink, problems=_GUEST_PROBLEMS))
@for_organisers
async def make_guest_link(context: RequestContext) -> Reply:
    """Make a new link of a guest, and return its token. Older links open nothing any more.

    The store has only the digest of a token, so nobody can read an older link.
    """
    token, guest_id = context.host.randomness(TOKEN_BYTES).hex(), context.path_part("guest")

    def change(event: StoredEvent) -> GuestRows:
        key = _key_of(event.guests, guest_id)
        return {key: msgspec.structs.replace(event.guests[key], token=digest_of_token(token))}

    await change_guests(context, change)
    return json_reply({"token": token})


@with_description(EndpointDescription(gives=GuestList, problems=_NOTE_PROBLEMS))
@for_organisers
async def note_names_on_console(context: RequestContext) -> Reply:
    """Note the guests as the people of their characters on the console of the event's game.

    That concerns guests with a place. Another person whom the console notes for such a character
    is replaced. A note of such a guest at another character is erased. Only names reach the
    console, where they can be erased. The answer has all guests.
    """
    event = await find_event(context)
    cast = await console_cast(context.host, event)
    if cast is None:
        raise malformed(("event", kernel_sentence("explained-not-founded")))
    event = cast.with_attendance(event)
    await cast.note_names(context, event, _rows_for_console(event))
    return await list_reply(context, event)


@with_description(EndpointDescription(gives=GuestList, problems=(*_GUEST_PROBLEMS, "elsewhere")))
@for_organisers
async def erase_guest(context: RequestContext) -> Reply:
    """Erase a guest for ever, also the name on the console. The answer has the other guests."""
    guest_id = context.path_part("guest")
    event = await find_event(context)
    row = event.guests[_key_of(event.guests, guest_id)]
    await erase_names_on_console(context.host, event, [row])
    event = await change_guests(context, lambda event: {_key_of(event.guests, guest_id): None})
    await EventRows(context.host).scrub()
    return await list_reply(context, event)


@with_description(EndpointDescription(gives=GuestList, problems=(*_GUEST_PROBLEMS, "elsewhere")))
@for_organisers
async def erase_guests(context: RequestContext) -> Reply:
    """Erase all guests of an event for ever, also their names on the console."""
    event = await find_event(context)
    await erase_names_on_console(context.host, event, event.guests.values())
    event = await change_guests(context, lambda event: dict.fromkeys(event.guests))
    await EventRows(context.host).scrub()
    return await list_reply(context, event)


@with_description(EndpointDescription(gives=ProposedMatching, problems=EVENT_PROBLEMS))
@for_organisers
async def propose_characters(context: RequestContext) -> Reply:
    """Return a proposal that meets as many dear wishes as possible, and save nothing.

    Guests on the waiting list get no character. Guests who have a character keep it.
    """
    event = await find_event(context)
    cast = await console_cast(context.host, event)
    if cast is not None:
        event = cast.with_attendance(event)
    guests = [guest.row for guest in placed_guests(event) if guest.has_place]
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
    """Give guests their characters, all at once or none. The answer has all guests.

    Raise the problem malformed if a guest whom the request does not name has one of the characters.
    """
    chosen_matching = await context.read(Matching)
    characters = {match.guest: match.character for match in chosen_matching.matches}

    def change_rows(event: StoredEvent) -> GuestRows:
        # Another organiser may have given a character since the proposal was made.
        taken_characters = {
            character_of(row, event.row.cast)
            for row in event.guests.values()
            if row.id not in characters
        }
        if not taken_characters.isdisjoint(filter(None, characters.values())):
            raise malformed(("character", kernel_sentence("explained-guest-character-taken")))
        return _changed_rows(event, _with_characters(event.guests, event, characters))

    return await list_reply(context, await change_guests(context, change_rows))


def _swap(guests: Mapping[str, GuestRow], row: GuestRow, character: str) -> dict[str, str]:
    """Return the characters after a guest got one: the guest who had it gets that of this guest."""
    holders = [other.id for other in guests.values() if character and other.character == character]
    freed = "" if row.is_absent else row.character
    return dict.fromkeys(holders, freed) | {row.id: character}


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
    keys = {_key_of(guests, guest_id): character for guest_id, character in characters.items()}
    return {
        key: msgspec.structs.replace(
            row, character=keys.get(key, "" if row.character in given_characters else row.character)
        )
        for key, row in guests.items()
    }


def _changed_rows(event: StoredEvent, rows: GuestRows) -> GuestRows:
    """Return the rows that differ from those of the event."""
    return {key: row for key, row in rows.items() if row != event.guests[key]}


def _key_of(guests: Mapping[str, GuestRow], guest_id: str) -> str:
    """Return the key of a guest's row. Raises: the problem unknown-guest."""
    for key, row in guests.items():
        if row.id == guest_id:
            return key
    raise ProblemError("unknown-guest")


async def change_guests(
    context: RequestContext, change: Callable[[StoredEvent], GuestRows]
) -> StoredEvent:
    """Change guests of the event in the path, and return the event.

    `change` gets the event with the attendance that the console notes. Raises: the problem
    unknown-event; StoreError.
    """
    cast = await console_cast(context.host, await find_event(context))

    def change_noted(event: StoredEvent) -> GuestRows:
        return change(event if cast is None else cast.with_attendance(event))

    event = await EventRows(context.host).change_guests(context.path_part("event"), change_noted)
    if event is None:
        raise ProblemError("unknown-event")
    return event


def _rows_for_console(event: StoredEvent) -> list[GuestRow]:
    """Return the guests with a place and a character of the cast."""
    return [
        guest.row
        for guest in placed_guests(event)
        if guest.has_place and character_of(guest.row, event.row.cast)
    ]


async def list_reply(context: RequestContext, event: StoredEvent) -> Reply:
    """Return all guests of an event as a reply, with the attendance that the console notes."""
    cast = await console_cast(context.host, event)
    console = None
    if cast is not None:
        event = cast.with_attendance(event)
        console = {
            "game": cast.game.id,
            "missing": cast.count_missing(event, _rows_for_console(event)),
            "closed": cast.is_closed,
        }
    documents: list[dict[str, Any]] = [
        {
            "id": guest.row.id,
            "form": form_document(guest.row),
            "signed": guest.row.signed,
            "waiting": guest.waiting,
            "confirmed": guest.row.confirmed,
            "character": character_of(guest.row, event.row.cast),
            "arrived": guest.row.arrived,
            "coming": guest.row.coming,
            "linked": bool(guest.row.token),
            "noted": cast is not None and cast.has_name_of(guest.row),
        }
        for guest in placed_guests(event)
    ]
    cast_list = cast_documents(event.row.cast)
    return json_reply({"guests": documents, "cast": cast_list, "console": console})


_EVENT = "/organiser/events/{event}"

ROUTES = (
    resource(f"{_EVENT}/guests", GET=list_guests, POST=add_guest, DELETE=erase_guests),
    resource(f"{_EVENT}/guests/{{guest}}", PATCH=change_guest, DELETE=erase_guest),
    resource(f"{_EVENT}/guests/{{guest}}/link", POST=make_guest_link),
    resource(f"{_EVENT}/console", POST=note_names_on_console),
    resource(f"{_EVENT}/matching", GET=propose_characters, PUT=give_characters),
)

"""The founding of an event's game: once, whole, and exactly from the saved scenario."""

import hashlib
from contextlib import suppress

import msgspec

from api.access.founding import new_game_id
from api.base.problems import malformed
from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.models.organising import PreparedEvent
from api.organising.event_rows import EventRow, EventRows, StoredEvent, founding_state
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.organising.prepared_events import (
    IF_MATCH,
    changed_elsewhere,
    check_event,
    event_reply,
    find_version,
)
from ledger.store.base import ConflictError, StoreError


@with_description(
    EndpointDescription(
        headers={"If-Match": IF_MATCH},
        gives=PreparedEvent,
        problems=(*NOT_ORGANISER, "unknown-event", "changed-elsewhere", "malformed"),
    )
)
@for_organisers
async def found_event(context: RequestContext) -> Reply:
    """Found the game of an event from its saved scenario, as `acta found` does.

    The game waits until a steward lets play begin. An event founds one game, however often this is
    asked, and from then on its scenario stays as it is. If the founding was interrupted, the next
    request completes it.
    """
    event, host = await find_version(context), context.host
    checked_row = await check_event(context, event.row)
    faults = [problem for problem in checked_row.check.problems if problem.part == "scenario"]
    if faults and not event.row.game:
        raise malformed(*(("scenario", fault.sentence) for fault in faults))
    if not event.row.game:
        event = await _mark(context, event)
    if not (await founding_state(host, event.row.game)).is_founded:
        row = event.row
        try:
            # another window or another server may have founded it at the same time
            with suppress(ConflictError):
                await host.founder.found_game_of_event(row.ruleset, row.scenario, row.game)
        except StoreError:
            await _unmark_without_game(context, event)
            raise
    return await event_reply(context, event, checked_row)


async def _mark(context: RequestContext, event: StoredEvent) -> StoredEvent:
    """Write the id of the game into the event, so that no window changes its scenario any more.

    Raises: the problem changed-elsewhere; StoreError.
    """
    row = _next_version(event, _game_of_event(event.id))
    try:
        return await EventRows(context.host).write(event.id, row, event.revision)
    except ConflictError:
        raise await changed_elsewhere(context) from None


async def _unmark_without_game(context: RequestContext, event: StoredEvent) -> None:
    """Let the scenario be changed again if there is no game.

    The store may fail after it has written the game. If it does not tell, if the change cannot be
    written, or if another window has changed the event, the event stays as it is: the next founding
    completes it.
    """
    row = _next_version(event, "")
    with suppress(StoreError, ConflictError):
        if not (await founding_state(context.host, event.row.game)).is_founded:
            await EventRows(context.host).write(event.id, row, event.revision)


def _next_version(event: StoredEvent, game: str) -> EventRow:
    return msgspec.structs.replace(event.row, game=game, version=event.row.version + 1)


def _game_of_event(event_id: str) -> str:
    """Return the id of an event's game. It is always the same, so the store refuses a second."""
    digest = hashlib.sha256(f"acta/event/{event_id}".encode()).digest()
    return new_game_id(lambda byte_count: digest[:byte_count])


ROUTES = (resource("/organiser/events/{event}/game", POST=found_event),)

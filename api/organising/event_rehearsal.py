"""The rehearsal of an event: bots play the saved scenario, and the organiser opens any phone."""

from typing import Any

from api.base.problems import kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.models.organising import EventRehearsal
from api.organising.event_rows import find_event
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.rehearsal.event_rehearsals import EventRehearsals
from api.rehearsal.free_cards import free_card_documents
from ledger.scenario.yamlfile import ScenarioError

_PROBLEMS = (*NOT_ORGANISER, "unknown-event")


def rehearsals_of(context: RequestContext) -> EventRehearsals:
    """Return the rehearsals of the server that answers this request."""
    rehearsals: EventRehearsals = context.scope["app"].state.rehearsals
    return rehearsals


@with_description(EndpointDescription(gives=EventRehearsal, problems=_PROBLEMS))
@for_organisers
async def read_rehearsal(context: RequestContext) -> Reply:
    """Return the rehearsal of an event, with a link for each character.

    Without a rehearsal, `game` is empty.
    """
    event = await find_event(context)
    return json_reply(_rehearsal_document(context, event.id))


@with_description(
    EndpointDescription(
        gives=EventRehearsal, problems=(*_PROBLEMS, "malformed", "too-many", "refused")
    )
)
@for_organisers
async def start_rehearsal(context: RequestContext) -> Reply:
    """Let bots play the saved scenario of an event, ten times as fast as a night.

    It replaces the last rehearsal of the event. It lies in memory alone: no list shows it, and it
    ends with the server. While people play an evening on this server, the problem is refused, and
    the bots of a rehearsal stop.
    """
    event = await find_event(context)
    row = event.row
    if row.ruleset not in context.host.registry.rulesets:
        sentence = kernel_sentence("explained-unknown-rules", slug=row.ruleset)
        raise malformed(("scenario", sentence))
    try:
        await rehearsals_of(context).start(event.id, row.ruleset, row.scenario)
    except ScenarioError as error:
        raise malformed(*(("scenario", str(problem)) for problem in error.problems)) from None
    return json_reply(_rehearsal_document(context, event.id))


@with_description(EndpointDescription(gives=EventRehearsal, problems=(*_PROBLEMS, "elsewhere")))
@for_organisers
async def end_rehearsal(context: RequestContext) -> Reply:
    """End the rehearsal of an event, if there is one. Nothing of its game is left."""
    event = await find_event(context)
    await rehearsals_of(context).end(event.id)
    return json_reply(_rehearsal_document(context, event.id))


def _rehearsal_document(context: RequestContext, event_id: str) -> dict[str, Any]:
    rehearsal = rehearsals_of(context).find(event_id)
    if rehearsal is None:
        return {"game": "", "played": False, "cards": []}
    cards = list(free_card_documents(rehearsal.game, rehearsal.tokens))
    document = {"game": rehearsal.game.id, "played": rehearsal.is_played, "cards": cards}
    return document | ({"stop_reason": rehearsal.stop_reason} if rehearsal.stop_reason else {})


ROUTES = (
    resource(
        "/organiser/events/{event}/rehearsal",
        GET=read_rehearsal,
        POST=start_rehearsal,
        DELETE=end_rehearsal,
    ),
)

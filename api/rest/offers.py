"""Offers: the acts that a character of mine may do now, as forms."""

from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.base.unhurried import Turn
from api.http.command_codec import require_character
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.answers import Offers
from api.models.meta import TEXT, EndpointDescription, with_description
from api.rest.offer_cache import OfferCache
from ledger.kernel.machine.machine import state_at_time


@with_description(
    EndpointDescription(
        query={"as": TEXT, "recorder": TEXT},
        gives=Offers,
        problems=("malformed", "not-your-card", "unknown-character"),
    )
)
async def offers(context: RequestContext) -> Reply:
    """Return the forms of what one of my characters may do now.

    The best of them are suggested, with the rules to keep in mind.

    With a `recorder` of mine they are the acts that this one may record for somebody else.
    """
    queue = context.host.unhurried
    # a known form is found sooner than a new form, and would tell that no part of it has changed
    async with queue.full_steps(), queue.turn() as turn:
        return await _offers_reply(context, turn)


async def _offers_reply(context: RequestContext, turn: Turn) -> Reply:
    game, viewer = context.game, context.viewer
    actor = context.query.get("as", "")
    if not actor:
        raise malformed(("as", "say for which of your characters"))
    recorder = context.query.get("recorder", "")
    if (recorder or actor) not in viewer.characters:
        raise ProblemError("not-your-card")
    require_character(game, actor)
    state = state_at_time(game.state, game.now())
    known = game.rendering_cache(OfferCache).offers_to(viewer, actor, recorder)
    offered, forms = [], {}
    for name, shown in known.forms_one_by_one(state):
        if shown is not None:
            forms[name] = shown.form
            offered.append(shown.document)
        await turn.yield_to_urgent_work()
    document = {
        "as": actor,
        "period": state.kernel.period.seq,
        "offers": offered,
        "suggested": known.suggestions(state, {} if recorder else forms),
        "reminders": known.reminders(state),
    }
    return json_reply(document)


ROUTES = (resource("/games/{game}/offers", GET=offers),)

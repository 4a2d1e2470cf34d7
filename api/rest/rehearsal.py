"""A rehearsal's cards. Everybody may take them, but only while a rehearsal is running."""

from api.base.problems import ProblemError
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.cards import Rehearsal
from api.models.meta import EndpointDescription, with_description
from api.rehearsal.free_cards import free_card_documents


@with_description(EndpointDescription(gives=Rehearsal, problems=("not-found",)))
async def rehearsal(context: RequestContext) -> Reply:
    """Return every character of every rehearsal with the link that its card's code would have.

    The cards of a party are left out: its seats are given by those who sit there. The rehearsals of
    events in preparation are left out, too: only their organiser gives their cards.
    """
    if not context.host.settings.rehearsal:
        raise ProblemError("not-found")
    registry = context.host.registry
    cards = [
        card
        for game in registry.games.values()
        if registry.is_stored(game)
        for card in free_card_documents(game, registry.tokens.get(game.id, {}))
    ]
    return json_reply({"cards": cards})


ROUTES = (resource("/rehearsal", GET=rehearsal),)

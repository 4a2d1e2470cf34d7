"""The house: the faults of the server itself, for the stewards of a game."""

from api.base.problems import ProblemError
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.cards import House
from api.models.meta import EndpointDescription, with_description


@with_description(EndpointDescription(gives=House, problems=("not-your-card",)))
async def house(context: RequestContext) -> Reply:
    """Return what stewards should know of the server.

    Whether it can write, whether it has all that was written, whether its clock was set.
    """
    game = context.game
    if not context.viewer.is_staff:
        raise ProblemError("not-your-card")
    host = context.host
    faults = [
        {"key": fault.key, "since": fault.since, "text": game.messages.text(fault.key, fault.args)}
        for fault in host.faults.faults_of_game(game.id, host.store.database(game.id))
    ]
    return json_reply({"troubles": faults})


ROUTES = (resource("/games/{game}/house", GET=house),)

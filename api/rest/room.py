"""The room: the people in it and their last acts, for the stewards of a game."""

from api.base.problems import ProblemError
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.reading.moment import names_function
from api.reading.room import Room, room_answer
from api.reading.sentences import Sentences


@with_description(EndpointDescription(gives=Room, problems=("not-your-card",)))
async def room(context: RequestContext) -> Reply:
    """Return who is in the room: whose phone listens, and what each did last."""
    game = context.game
    if not context.viewer.is_staff:
        raise ProblemError("not-your-card")
    sentences = Sentences(game, context.viewer, names_function(game))
    return json_reply(room_answer(game, sentences).model_dump(exclude_none=True))


ROUTES = (resource("/games/{game}/room", GET=room),)

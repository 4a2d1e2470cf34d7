"""The room: who is there and what they did last, for the stewards of a game."""

from api.endpoint import resource
from api.openapi_meta import Description, described
from api.problems import ProblemError
from api.reading.moment import names_now
from api.reading.room import Room, room_answer
from api.reading.sentences import Sentences
from api.reply import Reply, answer
from api.request_context import RequestContext


@described(Description(gives=Room, problems=("not-your-card",)))
async def room(context: RequestContext) -> Reply:
    """Return who is in the room: whose phone listens, and what each did last."""
    game = context.game
    if not context.viewer.staff:
        raise ProblemError("not-your-card")
    sentences = Sentences(game, context.viewer, names_now(game))
    return answer(room_answer(game, sentences).model_dump(exclude_none=True))


ROUTES = (resource("/games/{game}/room", GET=room),)

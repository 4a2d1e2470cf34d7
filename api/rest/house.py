"""The house: what hinders the server itself, for the stewards of a game."""

from api.call import Call
from api.card_models import House
from api.endpoint import resource
from api.openapi_meta import Description, described
from api.problems import ProblemError
from api.reply import Reply, answer


@described(Description(gives=House, problems=("not-your-card",)))
async def house(call: Call) -> Reply:
    """What stewards should know of the server.

    Whether it can write, whether it has all that was written, whether its clock was set.
    """
    game = call.game
    if not call.viewer.staff:
        raise ProblemError("not-your-card")
    troubles = [
        {"key": one.key, "since": one.since, "text": game.messages.text(one.key, one.args)}
        for one in call.host.troubles.told(game.id)
    ]
    return answer({"troubles": troubles})


ROUTES = (resource("/games/{game}/house", GET=house),)

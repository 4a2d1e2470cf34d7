"""My session: which cards this phone holds, and leaving them."""

from api.call import Call, Reply, answer
from api.card_models import Session
from api.described import Description, described
from api.endpoint import resource
from api.identity import no_cookie
from api.people import person
from api.rest.claims import secure

GOODBYE = b"event: closed-session\ndata: {}\n\n"


@described(Description(gives=Session))
async def session(call: Call) -> Reply:
    """The cards of this session; none for a stranger."""
    cards = []
    for game in call.host.games.values():
        for card in call.session.cards(game):
            game.slices.follow(game.state)
            shown = person(game, card.character)
            cards.append({"game": game.id, "card": card.id, "character": shown})
    return answer({"cards": cards, "now": call.host.now()})


@described(Description(gives=Session, problems=("elsewhere",)))
async def leave(call: Call) -> Reply:
    """Give back the cards of this session: from now on it is a stranger's."""
    mine, identity = call.session, call.host.identity
    for game_id, sides in identity.leaving(mine).items():
        game = call.host.game(game_id)
        await game.writer.keep(sides)
        listening = [one for one in game.stream.listeners if one.session is mine]
        game.stream.end(listening, GOODBYE)
    identity.left(mine)
    headers = (no_cookie(secure=secure(call)),)
    return answer({"cards": [], "now": call.host.now()}, headers=headers)


ROUTES = (resource("/session", GET=session, DELETE=leave),)

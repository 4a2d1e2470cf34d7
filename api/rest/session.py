"""My session: which cards this phone holds, and leaving them."""

from api.card_models import Session
from api.endpoint import resource
from api.identity import no_cookie
from api.openapi_meta import Description, described
from api.people import person
from api.reply import Reply, answer
from api.request_context import RequestContext

GOODBYE = b"event: closed-session\ndata: {}\n\n"


@described(Description(gives=Session))
async def session(context: RequestContext) -> Reply:
    """The cards of this session; none for a stranger."""
    cards = []
    for game in context.host.games.values():
        for card in context.session.cards(game):
            game.slices.follow(game.state)
            shown = person(game, card.character)
            cards.append({"game": game.id, "card": card.id, "character": shown})
    return answer({"cards": cards, "now": context.host.now()})


@described(Description(gives=Session, problems=("elsewhere",)))
async def leave(context: RequestContext) -> Reply:
    """Give back the cards of this session, and of its phone's earlier ones: it is a stranger's."""
    identity, mine = context.host.identity, {context.session.key}
    for game_id, holds in list(context.session.holds.items()):
        game = context.host.game(game_id)
        theirs = {
            card: identity.sharing(game_id, card, hold.device) for card, hold in holds.items()
        }
        await game.writer.keep(
            tuple(side for card, keys in theirs.items() for side in identity.taking(keys, card))
        )
        for card, keys in theirs.items():
            await context.host.subscriptions.leave(game, card, holds[card])
            identity.taken(keys, game_id, card)
            mine.update(keys)
        listening = [one for one in game.stream.listeners if one.session.key in mine]
        game.stream.end(listening, GOODBYE)
    headers = (no_cookie(secure=context.secure),)
    return answer({"cards": [], "now": context.host.now()}, headers=headers)


ROUTES = (resource("/session", GET=session, DELETE=leave),)

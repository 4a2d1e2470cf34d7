"""A rehearsal's cards. Everybody may take them, but only while a rehearsal is running."""

from collections.abc import Iterator
from typing import Any

from api.base.problems import ProblemError
from api.base.reply import Reply, json_reply
from api.game.game import Game
from api.game.people import person_document
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.cards import Rehearsal
from api.models.meta import EndpointDescription, with_description


@with_description(EndpointDescription(gives=Rehearsal, problems=("not-found",)))
async def rehearsal(context: RequestContext) -> Reply:
    """Return every character of every rehearsal with the link that its card's code would have.

    The cards of a party are left out: its seats are given by those who sit there.
    """
    if not context.host.settings.rehearsal:
        raise ProblemError("not-found")
    cards = [
        card
        for game in context.host.registry.games.values()
        for card in _card_documents(context, game)
    ]
    return json_reply({"cards": cards})


def _card_documents(context: RequestContext, game: Game) -> Iterator[dict[str, Any]]:
    game.slices.follow(game.state)
    newcomers = game.machine.rules.bots.newcomers(game.state)
    for card, token in context.host.registry.tokens.get(game.id, {}).items():
        known_card = game.state.kernel.cards.get(card)
        if known_card is None:  # the card's character has left play
            continue
        yield {
            "game": game.id,
            "card": card,
            "character": person_document(game, known_card.character),
            "claimed": bool(known_card.device),
            "newcomer": known_card.character in newcomers,
            "link": f"/c#{token}",
        }


ROUTES = (resource("/rehearsal", GET=rehearsal),)

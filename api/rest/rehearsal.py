"""A rehearsal's cards, free for everybody to take; only where a rehearsal is being played."""

from collections.abc import Iterator
from typing import Any

from api.call import Call
from api.card_models import Rehearsal
from api.endpoint import resource
from api.game import Game
from api.openapi_meta import Description, described
from api.people import person
from api.problems import ProblemError
from api.reply import Reply, answer


@described(Description(gives=Rehearsal, problems=("not-found",)))
async def rehearsal(call: Call) -> Reply:
    """Every character of every rehearsal with the link that its card's code would have.

    The cards of a party are left out: its seats are given by those who sit there.
    """
    if not call.host.settings.rehearsal:
        raise ProblemError("not-found")
    cards = [card for game in call.host.games.values() for card in _open(call, game)]
    return answer({"cards": cards})


def _open(call: Call, game: Game) -> Iterator[dict[str, Any]]:
    game.slices.follow(game.state)
    for card, token in call.host.tokens.get(game.id, {}).items():
        known = game.state.kernel.cards[card]
        yield {
            "game": game.id,
            "card": card,
            "character": person(game, known.character),
            "claimed": bool(known.device),
            "link": f"/c#{token}",
        }


ROUTES = (resource("/rehearsal", GET=rehearsal),)

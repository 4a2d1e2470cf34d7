"""The cards of a rehearsal, which every reader of them may take."""

from collections.abc import Iterator, Mapping
from typing import Any

from api.game.game import Game
from api.game.people import person_document


def free_card_documents(game: Game, tokens: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    """Yield each card with the link of its code. `tokens` are the tokens of the cards by id."""
    game.slices.follow(game.state)
    newcomers = game.machine.rules.bots.newcomers(game.state)
    for card, token in tokens.items():
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

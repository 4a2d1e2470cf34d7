"""A short description of a game, for lists of games."""

from typing import Any

from api.game.game import Game
from api.models.cards import Entry
from ledger.kernel.cards.late_entry_rule import is_let_in_at_once, may_knock


def game_summary(game: Game) -> dict[str, Any]:
    """Return a short description of a game."""
    document = game.slices.document("game")
    erased_field = {"erased": game.erasings} if game.erasings else {}
    return erased_field | {
        "id": game.id,
        "title": document["title"],
        "ruleset": document["ruleset"],
        "status": document["status"],
        "waiting": document["waiting"],
        "over": game.is_over,
        "entry": _last_act_entry(game),
        "period": document["period"],
    }


def _last_act_entry(game: Game) -> Entry:
    rules, state = game.machine.rules, game.state
    if not may_knock(rules, state):
        return "closed"
    return "open" if is_let_in_at_once(rules, state) else "asked"

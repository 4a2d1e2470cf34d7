"""The names that deadlines have outside the app."""

from collections.abc import Mapping
from typing import Any

from api.game.game import Game


def window_name(game: Game, window_kind: str, terms: Mapping[str, Any]) -> str:
    """Return the name of a window of this kind. The phone shows the same name."""
    return game.messages.text(f"window-{window_kind}", terms, game.naming.name)

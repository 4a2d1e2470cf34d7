"""The name of a deadline outside the app."""

from collections.abc import Mapping
from typing import Any

from api.game.game import Game


def window_name(game: Game, kind: str, terms: Mapping[str, Any]) -> str:
    """Return the name of a window of this kind, which is also the name on the phone."""
    return game.messages.text(f"window-{kind}", terms, game.naming.name)

"""What a deadline is called outside the app."""

from collections.abc import Mapping
from typing import Any

from api.game.game import Game


def window_name(game: Game, kind: str, terms: Mapping[str, Any]) -> str:
    """The name of a window of this kind, as the phone shows it, too."""
    return game.messages.text(f"window-{kind}", terms, game.naming.name)

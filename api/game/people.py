"""Short descriptions of people, in the form of the game's public view."""

from typing import Any

from api.game.game import Game
from ledger.contract.messages import key_as_words


def person_document(game: Game, character: str) -> dict[str, Any]:
    """Return a character's id, names, role and group."""
    document = game.slices.document(f"person/{character}")
    name_in_language = game.messages.name_in_language
    person_name = name_in_language(
        document.get("name") or document.get("short") or ""
    ) or key_as_words(character)
    return {
        "id": character,
        "name": person_name,
        "short": name_in_language(document.get("short") or person_name),
        "role": document.get("role", ""),
        "group": document.get("group", ""),
    }

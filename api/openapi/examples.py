"""Examples for the API's description: requests and answers of recorded games."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

EXAMPLES_FILE = Path(__file__).with_name("examples.json")
"""The examples by the names of their schemas. `python -m tests.api.examples` records them."""


@cache
def recorded_answers() -> Mapping[str, Any]:
    """Return an example for each schema that occurred in the games, by the schema's name."""
    examples: Mapping[str, Any] = msgspec.json.decode(EXAMPLES_FILE.read_bytes())
    return examples


def recorded_acts() -> Mapping[str, Any]:
    """Return an act of each recorded game as an example of a request, by the act's schema."""
    first_name_by_game: dict[str, str] = {}
    for schema_name, value in recorded_answers().items():
        game, _, act = schema_name.partition(".")
        if game != "kernel" and act and value.get("type") == act:
            first_name_by_game.setdefault(game, schema_name)
    return {
        schema_name: {
            "summary": f"An act of a game of {game}.",
            "value": recorded_answers()[schema_name],
        }
        for game, schema_name in first_name_by_game.items()
    }

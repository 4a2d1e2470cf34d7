"""Examples for the API's description: requests and answers of games that were played."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

RECORDED = Path(__file__).with_name("examples.json")
"""The examples by the names of their schemas; `python -m tests.api.examples` plays for them."""


@cache
def recorded() -> Mapping[str, Any]:
    """An example for each schema that was seen in play, by the schema's name."""
    found: Mapping[str, Any] = msgspec.json.decode(RECORDED.read_bytes())
    return found


def acts_played() -> Mapping[str, Any]:
    """An act of each game that was played, as an example of what is sent, by the act's schema."""
    first: dict[str, str] = {}
    for name, value in recorded().items():
        game, _, act = name.partition(".")
        if game != "kernel" and act and value.get("type") == act:
            first.setdefault(game, name)
    return {
        name: {"summary": f"An act of a game of {game}.", "value": recorded()[name]}
        for game, name in first.items()
    }

"""An evening whose people, places and title have the names that a test wants."""

from random import Random
from typing import Any

from api.access.founding import NewGame, found_game_in_store
from ledger.games.catalogue import GAMES
from ledger.store import open_store
from tests.projections.evenings import START

RULES = GAMES["ludi_romani"]


def found_game_without_name_check(name: str, other: str, place: str, title: str) -> NewGame:
    """Found an evening like an older version, which did not check the names of a scenario."""
    data: dict[str, Any] = RULES.scenarios.read(None, "")
    for who, called in (("cicero", name), ("hirtius", other)):
        data["cast"][who] |= {"name": called, "short": called}
    data["regions"]["gaul"]["name"] = place
    data["title"] = title
    return found_game_in_store(open_store("memory:"), RULES, data, START, Random(1).randbytes)

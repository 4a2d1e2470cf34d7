"""The data of a table name its cards and weapons, and people read these names."""

import json
from typing import Any

import pytest
import yaml

from api.reading.moment import names_function
from ledger.games.morituri.rules import RULES
from ledger.games.morituri.scenario import default_data
from tests.api.hall import open_hall


def scenario_with_unknown_card() -> str:
    """Return a scenario file whose deck has an unknown card and no other weapon."""
    deck: dict[str, Any] = json.loads(json.dumps(default_data()["deck"]))
    pilum = {"id": "pilum", "name": "Pilum of Vindex", "count": 4, "slot": "weapon"}
    deck["weapons"] = [{**pilum, "hands": "one", "av_one": 2}]
    pack = {"id": "mine", "title": "Mine", "provenance": "organiser"}
    return yaml.safe_dump({"based_on": "morituri", "players": 2, "pack": pack, "deck": deck})


@pytest.mark.rule("MOR-SETUP-05")
async def test_a_custom_card_is_named_as_in_the_scenario_file() -> None:
    async with open_hall(rulesets={"morituri": RULES}) as hall:
        founded = await hall.host.founder.found_game("morituri", scenario_with_unknown_card())
        game = hall.host.registry.games[founded.game]
        drawn = {"who": "who:flamma", "card": "asset:pilum", "left": 68}
        said = "Flamma draws Pilum of Vindex"
        assert game.messages.text("card-drawn", drawn, game.naming.name) == said
        assert game.messages.text("card-drawn", drawn, names_function(game)) == said
        assert game.naming.reference("pilum") == "asset:pilum"
        assert game.naming.reference("casses") == "asset:casses"
        assert game.naming.reference("spear of nobody") == ""

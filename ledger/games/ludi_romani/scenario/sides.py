"""How many sides the dice of a battle have (PROEL-43, PROEL-47)."""

import json

from ledger.games.ludi_romani.scenario.sea import Sides
from ledger.scenario.facts import Fact
from ledger.scenario.files import data_of


class BattleDice(Fact):
    """The sides of a legio's die, which ghosts and the bearer of the Ring roll too, and Vulcan's.

    Those of a war god are a reading (`dice.war_god_sides`).
    """

    legio: Sides
    legio_fabrilis: Sides


def usual_dice() -> BattleDice:
    """The dice of the rulebook; games founded before they were data play with them."""
    return BattleDice.model_validate_json(json.dumps(data_of("ludi_romani", "prices")["sides"]))

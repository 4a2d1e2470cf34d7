"""The rules printed on the cards, and an organiser's doubts about a scenario."""

from collections.abc import Iterable, Mapping
from typing import Any

from ledger.contract.founding import CardLine
from ledger.games.ludi_romani import calendar, seats
from ledger.games.ludi_romani.scenario.faults import check_scenario
from ledger.games.ludi_romani.scenario.model import CharacterData, Scenario
from ledger.games.ludi_romani.scenario.value_types import SALEABLE
from ledger.games.ludi_romani.state import Game
from ledger.scenario.files import game_data, model_from_data

CARD_RULES: Mapping[str, Any] = game_data("ludi_romani", "cards")
"""The rules on the cards. A god's rules depend on the powers, a mortal's on the role."""


def rules_for(character: CharacterData) -> tuple[str, ...]:
    """Return five rule IDs for a character."""
    if character.mortal:
        return tuple(CARD_RULES["by_role"].get(character.role, CARD_RULES["by_role"]["senator"]))
    rules_of_powers = (
        rules for power, rules in CARD_RULES["by_power"].items() if power in character.powers
    )
    return tuple(next(rules_of_powers, CARD_RULES["god"]))


def advice(state: Game, character: str) -> tuple[CardLine, ...]:
    """Return a character's five rules, with the prices, numbers and names of this scenario."""
    facts = _values_by_rule(state)
    rules = rules_for(state.world.scenario.cast[character])
    return tuple(CardLine(f"card-{rule}", facts.get(rule, {})) for rule in rules)


def _values_by_rule(state: Game) -> dict[str, dict[str, Any]]:
    """Return the scenario's prices, numbers and names in the sentences about rules, by rule ID."""
    scenario = state.world.scenario
    limits, prices = scenario.limits, scenario.prices
    legiones, clients, ships = (_sellers(scenario, asset) for asset in SALEABLE)
    landlocked_places = [
        f"place:{place.id}" for place in scenario.regions.values() if not place.sea
    ]
    return {
        "ROST-04": {"sellers": legiones},
        "LIM-01": {"n": limits.legiones_per_mortal},
        "MERC-07": {"price": prices.legio_curialis, "sellers": legiones},
        "MERC-08": {"price": prices.legio_clientarum},
        "MERC-09": {
            "price": prices.classis,
            "sellers": ships,
            "inland": landlocked_places,
            "n": len(landlocked_places),
        },
        "REX-09": {"price": prices.legio_clientarum, "sellers": clients},
        "MOTUS-14": {"n": limits.mercury_rescues_per_aestas},
        "MOTUS-15": {"n": limits.minerva_transfers_per_aestas},
        "TRIB-01": {"n": limits.tributum_per_numen},
        "TRIB-10": {"n": limits.instaurationes_per_hiems},
        "VIRUS-02": {"n": limits.virus_cards_per_marriage},
        "CAL-05": {
            "summers": _character_references(
                seats.gods_with_power(state, "prevail_aestas")
                or calendar.gods_announcing_season(state)
            ),
            "winters": _character_references(
                seats.gods_with_power(state, "prevail_hiems")
                or calendar.gods_announcing_season(state)
            ),
        },
    }


def _sellers(scenario: Scenario, asset: str) -> list[str]:
    return _character_references(numen.id for numen in scenario.numina if asset in numen.sells)


def _character_references(characters: Iterable[str]) -> list[str]:
    return [f"who:{character}" for character in characters]


def doubts(plain_scenario: dict[str, Any]) -> tuple[str, ...]:
    """Return warnings about a scenario's plain data, which the organiser should check again."""
    scenario = model_from_data(Scenario, plain_scenario)
    return tuple(f"{doubt.message} ({doubt.rule})" for doubt in check_scenario(scenario))

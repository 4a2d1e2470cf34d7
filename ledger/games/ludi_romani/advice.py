"""What is printed on the cards, and what an organiser is told about a scenario."""

import json
from collections.abc import Iterable
from typing import Any

from ledger.founding import CardLine
from ledger.games.ludi_romani import calendar, seats
from ledger.games.ludi_romani.scenario.faults import check_scenario
from ledger.games.ludi_romani.scenario.model import CharacterData, Scenario
from ledger.games.ludi_romani.scenario.words import SALEABLE
from ledger.games.ludi_romani.state import Game

BY_POWER: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("enforce_rules", ("FATA-09", "FATA-08", "FATA-10", "TRIB-10", "MON-02")),
    ("announce_seasons", ("CAL-04", "CAL-05", "CAL-10", "MERC-11", "SEDES-13")),
    ("carry_messages", ("MOTUS-14", "MOTUS-13", "MERC-17", "COMM-02", "MERC-12")),
    ("transfer_player", ("MOTUS-15", "SEDES-11", "SEDES-17", "MERC-11", "TRIB-02")),
    ("sea_watch", ("MARE-07", "MARE-08", "MARE-06", "MERC-09", "TRIB-02")),
    ("sea_watch_east", ("MARE-07", "MARE-08", "MARE-06", "MERC-09", "TRIB-02")),
    ("oversee_nuptiae", ("NUPT-02", "AMIC-02", "DIV-02", "AMIC-12", "MERC-11")),
    ("execute_wills", ("MORS-14", "MORS-17", "MORS-18", "VIRUS-02", "TRIB-02")),
    ("accept_imago", ("IMAGO-01", "IMAGO-02", "MORS-06", "TRIB-02", "MERC-12")),
    ("preside_senate", ("SEN-07", "SEN-05", "SEN-25", "REX-06", "MOTUS-12")),
    ("execute_senate", ("PROEL-34", "SEN-11", "SEN-21", "MORS-01", "MOTUS-12")),
    ("sell_lc", ("MERC-11", "MERC-07", "MOTUS-10", "TRIB-02", "MERC-12")),
    ("sell_lcl", ("MERC-11", "MERC-08", "MERC-06", "MOTUS-10", "TRIB-02")),
    ("war_challenge", ("PROEL-34", "PROEL-35", "PROEL-36", "PROEL-37", "MERC-11")),
    ("stay_rome_hiems", ("MOTUS-12", "SEDES-06", "MOTUS-09", "MERC-12", "MERC-13")),
    ("police_sedes", ("SEDES-17", "SEDES-13", "MOTUS-10", "TRIB-02", "MERC-12")),
)
"""The first power a god has in this list decides what its card says."""

GOD = ("MOTUS-09", "MOTUS-10", "TRIB-02", "MERC-11", "MERC-12")

WOMAN = ("TRIB-13", "MOTUS-02", "MOTUS-05", "MERC-09", "MERC-18")

BY_ROLE = {
    "imperator": ("LIM-01", "MERC-07", "MOTUS-02", "MARE-03", "TRIB-01"),
    "senator": ("ROST-04", "SEN-02", "SEN-07", "MOTUS-05", "TRIB-01"),
    "virgo": ("NUPT-03", "ROST-08", "MERC-09", "MOTUS-05", "TRIB-13"),
    "amazon": WOMAN,
    "vestal": ("MORS-18", "MOTUS-02", "MOTUS-05", "COMM-02", "TRIB-13"),
    "rex": ("SEDES-04", "REX-07", "REX-09", "MOTUS-05", "TRIB-01"),
}


def rules_for(character: CharacterData) -> tuple[str, ...]:
    """Five rule IDs for a character."""
    if character.mortal:
        return BY_ROLE.get(character.role, BY_ROLE["senator"])
    return next((rules for power, rules in BY_POWER if power in character.powers), GOD)


def advice(state: Game, character: str) -> tuple[CardLine, ...]:
    """A character's five rules, with the prices, numbers and names of this scenario."""
    facts = _facts(state)
    rules = rules_for(state.world.scenario.cast[character])
    return tuple(CardLine(f"card-{rule}", facts.get(rule, {})) for rule in rules)


def _facts(state: Game) -> dict[str, dict[str, Any]]:
    """What a scenario may change in the sentences about these rules."""
    scenario = state.world.scenario
    limits, prices = scenario.limits, scenario.prices
    legiones, clients, ships = (_sellers(scenario, asset) for asset in SALEABLE)
    without_sea = [f"place:{place.id}" for place in scenario.regions.values() if not place.sea]
    return {
        "ROST-04": {"sellers": legiones},
        "LIM-01": {"n": limits.legiones_per_mortal},
        "MERC-07": {"price": prices.legio_curialis, "sellers": legiones},
        "MERC-08": {"price": prices.legio_clientarum},
        "MERC-09": {
            "price": prices.classis,
            "sellers": ships,
            "inland": without_sea,
            "n": len(without_sea),
        },
        "REX-09": {"price": prices.legio_clientarum, "sellers": clients},
        "MOTUS-14": {"n": limits.mercury_rescues_per_aestas},
        "MOTUS-15": {"n": limits.minerva_transfers_per_aestas},
        "TRIB-01": {"n": limits.tributum_per_numen},
        "TRIB-10": {"n": limits.instaurationes_per_hiems},
        "VIRUS-02": {"n": limits.virus_cards_per_marriage},
        "CAL-05": {
            "summers": _who(
                seats.gods_with_power(state, "prevail_aestas") or calendar.announcers(state)
            ),
            "winters": _who(
                seats.gods_with_power(state, "prevail_hiems") or calendar.announcers(state)
            ),
        },
    }


def _sellers(scenario: Scenario, asset: str) -> list[str]:
    return _who(numen.id for numen in scenario.numina if asset in numen.sells)


def _who(characters: Iterable[str]) -> list[str]:
    return [f"who:{character}" for character in characters]


def doubts(data: dict[str, Any]) -> tuple[str, ...]:
    """What an organiser should look at again, as sentences; `data` is a scenario's plain data."""
    scenario = Scenario.model_validate_json(json.dumps(data))
    return tuple(f"{doubt.message} ({doubt.rule})" for doubt in check_scenario(scenario))

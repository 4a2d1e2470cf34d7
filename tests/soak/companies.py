"""The people and scenarios of evenings of Ludi Romani by bots, each different from the last."""

from random import Random

import yaml

from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.defaults import declared_readings

OTHERWISE = 0.3
"""The probability that an open question is read in another way than by default."""

COMPANIES = ((), (), ("warlord",), ("schemer",), ("trader", "warlord"), ("pious", "drunkard"), ())
"""Groups of people: of all tempers, or of one temper."""

VESTALS = {
    "occia": {"name": "Occia", "role": "vestal", "start": "any_free_seat"},
    "fonteia": {"name": "Fonteia", "role": "vestal", "start": "any_free_seat"},
}
"""Two Vestal Virgins, who vote on wills."""

RICH = ("spain", "northern_italy", "sicily", "asia_minor", "parthia", "egypt")
POOR = {place: {"tributum": 100_000} for place in RICH}
"""A world in which no region pays enough for two ghosts."""

MOST = 10
"""The greatest number of legiones of a rex."""


def random_other_readings(chance: Random) -> dict[str, object]:
    """Return other readings than the defaults for some of the open questions."""
    asked = [switch for switch in declared_readings().values() if chance.random() < OTHERWISE]
    return {one.id: chance.choice(one.other_values(one.default) or (one.default,)) for one in asked}


def rehearsal_scenario(seed: int, chance: Random) -> str:
    """Return the scenario of a rehearsal, often with changes.

    The scenario may have other readings, Vestals, poor provinces, gods who convert legiones for
    free, or physical dice.
    """
    scenario: dict[str, object] = yaml.safe_load(RULES.scenarios.rehearsal or "")
    asked: dict[str, object] = random_other_readings(chance) if seed % 2 else {}
    cast: dict[str, object] = {}
    if seed % 3 == 1:
        cast |= VESTALS
        asked["setup.vestals"] = "cast"
    if seed % 4 == 1:
        scenario["prices"] = {"conversion": 0}
        asked["conversion.mode"] = "recolour"
        cast |= legiones_and_converting_gods()
    if seed % 4 == 3:
        scenario["regions"] = POOR
    if seed % 5 == 2:
        scenario["dice"] = "table"
    return yaml.safe_dump({**scenario, "cast": cast, "switches": asked})


def legiones_and_converting_gods() -> dict[str, object]:
    """Return reges with the most legiones, and gods who all convert captured ones."""
    cast = RULES.scenarios.read(None, "")["cast"].items()
    gods = ((who, one) for who, one in cast if one["role"] == "numen")
    able = {who: {"powers": sorted({*one["powers"], "convert_lc"})} for who, one in gods}
    reges = (who for who, one in cast if one["role"] == "rex")
    return able | {who: {"holdings": {"legio_clientarum": MOST}} for who in reges}

"""Scenarios with readings picked by chance."""

from random import Random

from ledger.scenario.files import switches_of
from ledger.scenario.switch import shown


def read_otherwise(ruleset: str, players: int, chance: Random, *but: str) -> str:
    """A scenario for so many, with some other reading of about half of the open questions."""
    picked = []
    for name, data in switches_of(ruleset).items():
        value = chance.choice((data.default, *data.others(data.default)))
        written = f'"{value}"' if isinstance(value, str) else shown(value)
        if name not in but:
            picked.append(f"  {name}: {written}\n")
    return f"based_on: {ruleset}\nplayers: {players}\nswitches:\n{''.join(picked)}"

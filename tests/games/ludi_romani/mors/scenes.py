"""Scenes that tests of mors share."""

from tests.games.ludi_romani.table import Table


def give_sole_power(table: Table, power: str, numen: str = "tanit") -> Table:
    """Give one god this power and no other, and take the power from all other gods."""
    for data in table.data["cast"].values():
        data["powers"] = [one for one in data["powers"] if one != power]
    table.data["cast"][numen]["powers"] = [power]
    return table

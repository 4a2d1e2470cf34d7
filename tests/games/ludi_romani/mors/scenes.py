"""Scenes that tests of mors share."""

from tests.games.ludi_romani.table import Table


def only_power(table: Table, power: str, numen: str = "tanit") -> Table:
    """Of all gods one alone has this power, and no other power at all."""
    for data in table.data["cast"].values():
        data["powers"] = [one for one in data["powers"] if one != power]
    table.data["cast"][numen]["powers"] = [power]
    return table

"""What tests of war gods have in common: Mars comes upon Octavian and Antony."""

from tests.games.ludi_romani.battles import chosen, duel
from tests.games.ludi_romani.table import Table

OFFER = {"target": "octavian", "rival": "antony"}


def met(table: Table | None = None, white: int = 3) -> Table:
    """Octavian and Antony in Greece, where Mars is too."""
    return duel((table or Table()).with_("mars", place="greece"), white)


def offered(table: Table | None = None) -> Table:
    """Let Mars make Octavian choose between Antony and himself."""
    table = met(table)
    table.act("mars", "provoke", **OFFER).accepted()
    return table


def duelling(table: Table | None = None, white: int = 3) -> Table:
    """Octavian fights Mars."""
    table = met(table, white)
    table.act("mars", "provoke", **OFFER).accepted()
    chosen(table, "octavian", "war-god", "fight").accepted()
    return table

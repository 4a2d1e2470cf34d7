"""Helpers for tests of war gods: Mars meets Octavian and Antony."""

from tests.games.ludi_romani.battles import choose_option, duel_before_challenge
from tests.games.ludi_romani.table import Table

OFFER = {"target": "octavian", "rival": "antony"}


def table_with_mars(table: Table | None = None, white: int = 3) -> Table:
    """Octavian and Antony are in Greece. Mars is in Greece, too."""
    return duel_before_challenge((table or Table()).with_("mars", place="greece"), white)


def force_choice_by_mars(table: Table | None = None) -> Table:
    """Let Mars make Octavian choose between Antony and himself."""
    table = table_with_mars(table)
    table.act("mars", "provoke", **OFFER).accepted_entries()
    return table


def table_with_duel_against_mars(table: Table | None = None, white: int = 3) -> Table:
    """Octavian fights Mars."""
    table = table_with_mars(table, white)
    table.act("mars", "provoke", **OFFER).accepted_entries()
    choose_option(table, "octavian", "war-god", "fight").accepted_entries()
    return table

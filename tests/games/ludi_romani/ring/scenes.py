"""Scenes that tests of ring share."""

from tests.games.ludi_romani.given import table_in_region
from tests.games.ludi_romani.table import Table


def winter_of_scenario_14() -> Table:
    """The hiems of the year 40 as in S14: Rome and Syria are full, Asia Minor has one free seat."""
    table = table_in_region(Table().at("hiems", 40), "syria", "cassius", "dolabella", "hirtius")
    table_in_region(table, "rome", "cicero", "maecenas", "philippus", "pansa", "isauricus")
    table_in_region(table, "asia_minor", "antony", "plancus", "pollio", "calenus")
    table_in_region(table, "parthia", "messala", "balbus", "pedius").with_(
        "pacorus", place="parthia"
    )
    table_in_region(table, "egypt", "ventidius", "crassus", "l_antonius", "lepidus")
    return table.with_("isis", place="syria")

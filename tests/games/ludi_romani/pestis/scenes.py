"""Scenes that tests of pestis share."""

from tests.games.ludi_romani.given import table_in_region
from tests.games.ludi_romani.table import Table


def winter_of_scenario_26() -> Table:
    """The hiems of the year 38, with four people in Syria (scenario S26)."""
    table = Table().at("hiems", 38)
    table.with_("cassius", place="syria", legio_curialis=3, classis=1)
    table.with_("dolabella", place="syria", role="imperator", classis=1)
    table.with_("atia", place="syria", classis=1)
    table.with_("ventidius", place="syria", role="imperator", legio_curialis=1, classis=1)
    table_in_region(table, "parthia", "hirtius", "pansa")
    table_in_region(table, "asia_minor", "antony", "plancus")
    table_in_region(table, "egypt", "calenus", "messala", "balbus", "pedius")
    return table.with_("isis", place="asia_minor").with_("pacorus", place="parthia")


def table_with_plague(place: str = "syria") -> Table:
    """Apollo has struck a region."""
    table = winter_of_scenario_26()
    table.act("apollo", "strike-plague", place=place).accepted_entries()
    return table

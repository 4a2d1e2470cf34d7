"""Scenes that tests of bacchants share."""

from tests.games.ludi_romani.given import table_in_region
from tests.games.ludi_romani.table import Table


def table_with_announced_execution() -> Table:
    """The aestas of the year 39 as in scenario S25: Antony announces Pansa's execution in Egypt."""
    table = Table().at("aestas", 39)
    table.with_("antony", place="egypt", legio_curialis=5, legio_clientarum=0)
    table.with_("pansa", place="egypt", denarius=1_100_000, classis=1)
    table_in_region(table, "egypt", "balbus", "calenus")
    table_in_region(table, "syria", "ventidius", "plancus", "pollio", "pedius")
    table_in_region(table, "parthia", "hirtius", "messala")
    table.with_("dionysus", place="syria").with_("silenus", place="parthia")
    table.with_("ariadne", place="rome").with_("pacorus", place="parthia")
    table.with_("cassius", place="greece", legio_curialis=2).with_("dolabella", place="greece")
    table.with_("m_brutus", place="spain")
    return table.with_("minerva", place="greece")


def table_with_condemned_pansa() -> Table:
    """Pansa is condemned to die."""
    table = table_with_announced_execution().set_fact("pansa", "status", "unprotected")
    table.act("antony", "take-client", who="pansa").accepted_entries()
    table.act("antony", "execute-client", who="pansa").accepted_entries()
    return table


def table_with_saved_pansa() -> Table:
    """Silenus has saved Pansa."""
    table = table_with_condemned_pansa()
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted_entries()
    return table

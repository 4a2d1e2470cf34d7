"""Scenes that tests of bacchants share."""

from tests.games.ludi_romani.given import filled
from tests.games.ludi_romani.table import Table


def egypt() -> Table:
    """Aestas 39 as S25 has it: Antony announces Pansa's execution in Egypt."""
    table = Table().at("aestas", 39)
    table.with_("antony", place="egypt", legio_curialis=5, legio_clientarum=0)
    table.with_("pansa", place="egypt", denarius=1_100_000, classis=1)
    filled(table, "egypt", "balbus", "calenus")
    filled(table, "syria", "ventidius", "plancus", "pollio", "pedius")
    filled(table, "parthia", "hirtius", "messala")
    table.with_("dionysus", place="syria").with_("silenus", place="parthia")
    table.with_("ariadne", place="rome").with_("pacorus", place="parthia")
    table.with_("cassius", place="greece", legio_curialis=2).with_("dolabella", place="greece")
    table.with_("m_brutus", place="spain")
    return table.with_("minerva", place="greece")


def doomed() -> Table:
    """Pansa is condemned to die."""
    table = egypt().being("pansa", "status", "unprotected")
    table.act("antony", "take-client", who="pansa").accepted()
    table.act("antony", "execute-client", who="pansa").accepted()
    return table


def saved() -> Table:
    """Silenus has saved Pansa."""
    table = doomed()
    table.agreed("silenus", "pansa", "appeal-thiasos", to="silenus").accepted()
    return table

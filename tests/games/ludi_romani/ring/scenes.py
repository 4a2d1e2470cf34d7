"""Scenes that tests of ring share."""

from tests.games.ludi_romani.given import filled
from tests.games.ludi_romani.table import Table


def winter() -> Table:
    """Hiems 40 as S14 has it: Rome and Syria are full, Asia Minor has a seat left."""
    table = filled(Table().at("hiems", 40), "syria", "cassius", "dolabella", "hirtius")
    filled(table, "rome", "cicero", "maecenas", "philippus", "pansa", "isauricus")
    filled(table, "asia_minor", "antony", "plancus", "pollio", "calenus")
    filled(table, "parthia", "messala", "balbus", "pedius").with_("pacorus", place="parthia")
    filled(table, "egypt", "ventidius", "crassus", "l_antonius", "lepidus")
    return table.with_("isis", place="syria")

"""Scenes that tests of imago share."""

from tests.games.ludi_romani.dying import make_ghost
from tests.games.ludi_romani.table import Table


def table_with_ghost_balbus() -> Table:
    """Balbus is a ghost in Gaul, where Cicero and Pansa are."""
    table = Table().at("aestas", 43).with_("pluto", "southern_italy").with_("balbus", "greece")
    table.with_("cicero", "gaul").with_("pansa", "gaul").with_("hirtius", "syria")
    return make_ghost(table, "balbus", "gaul")

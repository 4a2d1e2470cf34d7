"""Scenes that tests of roma share."""

from tests.games.ludi_romani.table import Table


def table_in_motus() -> Table:
    """The motus before the hiems of the year 43.

    Bogud and Cicero are in Gaul. Plancus is in Rome, which has free seats.
    """
    table = Table().at("motus", 43).with_("bogud", place="gaul").with_("cicero", place="gaul")
    return table.with_("plancus", place="rome").with_("octavia", place="gaul")


def agree_to_escort(table: Table, rex: str, escort: str) -> Table:
    """Let a Roman agree to protect a rex."""
    table.act_with_consent(escort, rex, "seek-escort", escort=escort).accepted_entries()
    return table

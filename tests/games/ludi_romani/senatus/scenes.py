"""Scenes that tests of senatus share."""

from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    close_ballot,
    vote_for_or_against,
    winter_with_six_senators,
)
from tests.games.ludi_romani.table import Table


def table_with_census(table: Table, place: str = "northern_italy") -> Table:
    """A census of Northern Italy for which Cicero, Plancus and Pollio voted."""
    acclaim_consuls(table, "cicero", "maecenas")
    bring_bill(table, "cicero", "census", place).accepted_entries()
    vote_for_or_against(table, {"plancus": 40, "cicero": 80, "pollio": 40}, {"isauricus": 60})
    close_ballot(table)
    return table


def table_in_northern_italy(**octavian: int) -> Table:
    """Return a table on which Octavian and Agrippa are alone in Northern Italy.

    Octavian has these holdings.
    """
    table = winter_with_six_senators()
    table.data["cast"]["octavian"]["holdings"] |= octavian
    return table.with_("agrippa", place="northern_italy", denarius=0)

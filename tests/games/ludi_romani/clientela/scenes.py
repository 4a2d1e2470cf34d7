"""Scenes that tests of clientela share."""

from tests.games.ludi_romani.given import summer_of_43
from tests.games.ludi_romani.table import Table


def table_with_cassius_and_dolabella() -> Table:
    """The aestas of the year 43: Cassius and Dolabella are in Syria with armies.

    So are Pansa and Atia.
    """
    table = summer_of_43()
    table.with_("cassius", place="syria", legio_curialis=3, denarius=0)
    table.with_("dolabella", place="syria", role="imperator", legio_clientarum=2)
    table.with_("pansa", place="syria", denarius=700_000)
    return table.with_("atia", place="syria").with_("antony", place="asia_minor")


def table_with_unprotected_pansa(table: Table | None = None) -> Table:
    """Pansa is without protection."""
    return (table or table_with_cassius_and_dolabella()).set_fact("pansa", "status", "unprotected")


def table_with_cliens() -> Table:
    """Pansa is Cassius's cliens."""
    table = table_with_unprotected_pansa()
    table.act("cassius", "take-client", who="pansa").accepted_entries()
    return table


def table_with_shared_cliens() -> Table:
    """Pansa is the cliens of Cassius, and later of Dolabella too."""
    table = table_with_cliens()
    table.act("dolabella", "take-client", who="pansa").accepted_entries()
    return table

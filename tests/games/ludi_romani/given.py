"""What tests of movement have in common: full regions, and the values that a form offers."""

from tests.games.fields import span, values
from tests.games.ludi_romani.table import Table

__all__ = ["GAULS", "filled", "full_gaul", "span", "summer", "values"]

GAULS = ("plancus", "pollio", "calenus", "messala", "pedius")
"""Five senators: as many as Gaul has seats."""


def filled(table: Table, place: str, *people: str) -> Table:
    """Return a table on which these people begin in this region."""
    for who in people:
        table.with_(who, place=place)
    return table


def full_gaul(table: Table) -> Table:
    """Gaul without a free seat."""
    return filled(table, "gaul", *GAULS)


def summer() -> Table:
    """Aestas 43."""
    return Table().at("aestas", 43)

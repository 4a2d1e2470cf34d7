"""Helpers for tests of movement: full regions, and the values that a form offers."""

from tests.games.fields import field_options, field_range
from tests.games.ludi_romani.table import Table

__all__ = [
    "GAULS",
    "field_options",
    "field_range",
    "summer_of_43",
    "table_in_region",
    "table_with_full_gaul",
]

GAULS = ("plancus", "pollio", "calenus", "messala", "pedius")
"""Five senators. Gaul has five seats."""


def table_in_region(table: Table, place: str, *people: str) -> Table:
    """Return a table on which these people begin in this region."""
    for who in people:
        table.with_(who, place=place)
    return table


def table_with_full_gaul(table: Table) -> Table:
    """Gaul has no free seat."""
    return table_in_region(table, "gaul", *GAULS)


def summer_of_43() -> Table:
    """The aestas of the year 43."""
    return Table().at("aestas", 43)

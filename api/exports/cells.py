"""Cells of tables that a spreadsheet may open (CSV)."""

_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n")
"""The first characters of a text that a spreadsheet would run as a formula."""


def guard_formula(cell: object) -> object:
    """Return the cell; put an apostrophe before a text that would run as a formula."""
    return (
        f"'{cell}"
        if isinstance(cell, str) and cell.lstrip(" ").startswith(_FORMULA_SIGNS)
        else cell
    )

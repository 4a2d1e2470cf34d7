"""Cells of tables that a spreadsheet may open (CSV)."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""How a text begins that a spreadsheet would take for a formula, and run."""


def guarded(cell: object) -> object:
    """Return the cell; an apostrophe stands before a text that would be run as a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.lstrip(" ").startswith(_FORMULA) else cell

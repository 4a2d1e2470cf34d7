"""Cells of tables that a spreadsheet may open (CSV)."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""How a text begins that a spreadsheet would take for a formula, and run."""


def harmless(cell: object) -> object:
    """The cell as it is; a text that would be run as a formula has a quotation mark before it."""
    return f"'{cell}" if isinstance(cell, str) and cell.lstrip(" ").startswith(_FORMULA) else cell

"""The tables of `rights.md`: the text of every cell."""

from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).with_name("rights.md")
NOT_APPLICABLE = "-"


class MatrixCell(NamedTuple):
    """The expected result of an act in one column of a matrix."""

    act: str
    column: str
    expected: str
    note: str


def cells_under_heading(heading: str, columns: tuple[str, ...]) -> list[MatrixCell]:
    """Return every cell of the table under a heading.

    Raise ValueError for a table with other columns.
    """
    text = PAGE.read_text(encoding="utf-8")
    part = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    head, _rule, *rows = (
        _split_table_row(line) for line in part.splitlines() if line.startswith("|")
    )
    if tuple(head[1:-1]) != columns:
        raise ValueError(f"the columns of {heading} are {head}")
    return [
        MatrixCell(act, column, expected, note)
        for act, *found, note in rows
        for column, expected in zip(columns, found, strict=True)
    ]


def applicable_cells(found: list[MatrixCell]) -> list[MatrixCell]:
    """Return the cells that can be tried."""
    return [cell for cell in found if cell.expected != NOT_APPLICABLE]


def cell_id(cell: MatrixCell) -> str:
    """Return the test id of a cell."""
    return f"{cell.act}-{cell.column}"


def _split_table_row(line: str) -> list[str]:
    return [part.strip() for part in line.strip().removeprefix("|").removesuffix("|").split("|")]

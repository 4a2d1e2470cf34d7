"""The tables of `rights.md`: the text of every cell."""

from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).with_name("rights.md")
NOT_APPLICABLE = "-"


class Cell(NamedTuple):
    """The expected result of an act in one column of a matrix."""

    act: str
    column: str
    expected: str
    note: str


def cells(heading: str, columns: tuple[str, ...]) -> list[Cell]:
    """Return every cell of the table under a heading.

    Raise ValueError for a table with other columns.
    """
    text = PAGE.read_text(encoding="utf-8")
    part = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    head, _rule, *rows = (_split(line) for line in part.splitlines() if line.startswith("|"))
    if tuple(head[1:-1]) != columns:
        raise ValueError(f"the columns of {heading} are {head}")
    return [
        Cell(act, column, expected, note)
        for act, *found, note in rows
        for column, expected in zip(columns, found, strict=True)
    ]


def applicable_cells(found: list[Cell]) -> list[Cell]:
    """Return the cells that can be tried."""
    return [cell for cell in found if cell.expected != NOT_APPLICABLE]


def cell_id(cell: Cell) -> str:
    """Return the test id of a cell."""
    return f"{cell.act}-{cell.column}"


def _split(line: str) -> list[str]:
    return [part.strip() for part in line.strip().removeprefix("|").removesuffix("|").split("|")]

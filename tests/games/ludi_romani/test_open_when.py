"""Each act is open in the parts of the evening that `rights.md` gives."""

import pytest

from tests.games.ludi_romani.affairs import AFFAIRS
from tests.games.ludi_romani.matrix import NOT_APPLICABLE, MatrixCell, cell_id, cells_under_heading
from tests.games.ludi_romani.seasons import MOVES, PARTS

CELLS = cells_under_heading("What is open when", PARTS)
TRIED = {act.__name__: act for act in (*MOVES, *AFFAIRS)}


@pytest.mark.rule("CAL-06", "CAL-07", "CAL-08", "CAL-11", "CAL-12", "FER-01", "LIM-07", "LIM-16")
@pytest.mark.parametrize("cell", CELLS, ids=map(cell_id, CELLS))
def test_an_act_is_open_when_the_table_says_so(cell: MatrixCell) -> None:
    assert TRIED[cell.act](cell.column) == cell.expected


def test_the_table_has_every_act_and_leaves_no_cell_open() -> None:
    assert list(dict.fromkeys(cell.act for cell in CELLS)) == list(TRIED)
    assert NOT_APPLICABLE not in {cell.expected for cell in CELLS}
    assert all(cell.expected for cell in CELLS)


def test_nothing_but_the_calendar_goes_on_in_the_holidays() -> None:
    assert {cell.expected for cell in CELLS if cell.column == "feriae"}.isdisjoint({"y"})

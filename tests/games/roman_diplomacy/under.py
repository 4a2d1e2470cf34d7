"""Tests of readings: a position is played once under each value of a reading."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from ledger.contract.form import Row, Rows
from ledger.contract.offer import KnownState
from ledger.games.roman_diplomacy.winter import adjustments_form
from ledger.record.state import SwitchValue
from tests.games.readings import parametrize_reading
from tests.games.roman_diplomacy.table import Table, small_map_table


def under_reading(reading: str, expected: Mapping[Any, object]) -> pytest.MarkDecorator:
    """Run a test under each value of a reading, with the result expected under it."""
    return parametrize_reading("roman_diplomacy", reading, expected)


def small_map_with_reading(reading: str, value: SwitchValue) -> Table:
    """Return the small map with this value of the reading."""
    return small_map_table(**{reading.replace(".", "__"): value})


def build_provinces_and_count(
    table: Table, who: str, **chosen: Any
) -> tuple[dict[str, Row], int | None]:
    """Return the provinces where a player may build this winter, and the number of builds."""
    known = KnownState(table.state, cast("Any", None), cast("Any", None), chosen)
    for field in adjustments_form(table.state, who, known).fields:
        if isinstance(field, Rows):
            return {row.of: row for row in field.rows}, field.limit
    return {}, 0

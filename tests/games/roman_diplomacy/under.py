"""Tests of readings: the position is played once under each value of one of them."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from ledger.contract.form import Row, Rows
from ledger.contract.offer import Known
from ledger.games.roman_diplomacy.winter import adjustments_form
from ledger.record.state import SwitchValue
from tests.games.readings import each_value
from tests.games.roman_diplomacy.table import Table, sea


def under(reading: str, expected: Mapping[Any, object]) -> pytest.MarkDecorator:
    """Run a test under each value of a reading of this game, with what is expected under it."""
    return each_value("roman_diplomacy", reading, expected)


def small(reading: str, value: SwitchValue) -> Table:
    """The small map, where this reading has this value."""
    return sea(**{reading.replace(".", "__"): value})


def builds_offered(table: Table, who: str, **chosen: Any) -> tuple[dict[str, Row], int | None]:
    """Where somebody is offered to build this winter, and how many builds they may order."""
    known = Known(table.state, cast("Any", None), cast("Any", None), chosen)
    for field in adjustments_form(table.state, who, known).fields:
        if isinstance(field, Rows):
            return {row.of: row for row in field.rows}, field.limit
    return {}, 0

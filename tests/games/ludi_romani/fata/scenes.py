"""Scenes that tests of fata share."""

from typing import Any

from tests.games.ludi_romani.table import Answer, Table


def record_counted_difference(
    table: Table, who: str, asset: str, counted: int, because: str, **more: Any
) -> Answer:
    fields: dict[str, Any] = {"who": who, "asset": asset, "counted": counted, "because": because}
    return table.act("fata", "book-difference", **fields, **more)

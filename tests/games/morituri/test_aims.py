"""Each gladiator reads the aim, the way to Roma, and who else is alive."""

from typing import Any

import pytest

from ledger.record.audience import Viewer
from tests.games.morituri.table import A, B, C, D, Table


def _standings(table: Table, gladiator: str) -> dict[str, Any]:
    aim = table.seen(Viewer(frozenset({gladiator})))[f"aim/{gladiator}"]
    return {standing["key"]: standing["args"] for standing in aim["stands"]}


@pytest.mark.rule("MOR-GOAL-01")
def test_the_way_to_roma_is_counted_in_spaces() -> None:
    table = Table()
    road = [space.id for space in table.state.world.scenario.board.spaces]
    table.equip(A, at=road[-4]).equip(B, at="roma")
    assert _standings(table, A)["stands-way"] == {"n": 3}
    assert _standings(table, B)["stands-way"] == {"n": 0}
    assert _standings(table, C)["stands-way"] == {"n": len(road) - 1}


@pytest.mark.rule("MOR-ROMA-09")
def test_living_rivals_are_counted_and_those_in_roma() -> None:
    table = Table().put_first_in_order(A).begin_turn(A).equip(A, at="roma").equip(B, at="roma")
    assert _standings(table, A)["stands-rivals"] == {"n": 3, "roma": 1}
    assert _standings(table, D)["stands-rivals"] == {"n": 3, "roma": 2}
    table.set_fact("life", C, "dead").accepted_entries()
    assert _standings(table, D)["stands-rivals"] == {"n": 2, "roma": 2}
    assert _standings(table, C) == {}

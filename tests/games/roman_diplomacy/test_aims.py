"""Each player reads the aim, the centres that its side has, and the largest rival."""

from typing import Any

import pytest

from ledger.games.roman_diplomacy.aims import aim_doc
from tests.games.roman_diplomacy.table import Table, scenario_on_map, unite_empires


def _table_with_centres(**centres: int) -> Table:
    table = Table(scenario_on_map("standard"))
    free = iter(sorted(table.world.position.owners))
    owners = {next(free): who for who, number in centres.items() for _ in range(number)}
    return table.set_board({who: [] for who in centres}, owners)


def _standings(table: Table, player: str) -> dict[str, Any]:
    return {
        standing["key"]: standing["args"] for standing in aim_doc(table.world, player)["stands"]
    }


@pytest.mark.rule("DIP-WIN-01")
def test_a_player_compares_its_centres_with_those_that_win_and_with_the_largest_rivals() -> None:
    table = _table_with_centres(X=6, Y=8, Z=8)
    goal = table.world.scenario.win_centres
    assert _standings(table, "X") == {
        "stands-centres": {"n": 6, "goal": goal},
        "stands-rival": {"n": 8, "who": ["who:Y", "who:Z"]},
    }
    assert _standings(table, "Y")["stands-rival"] == {"n": 8, "who": ["who:Z"]}


@pytest.mark.rule("DIP2-04")
def test_the_centres_of_a_federation_count_together() -> None:
    table = _table_with_centres(X=6, Y=4, Z=8)
    unite_empires(table, "X", "Y")
    goal = table.world.scenario.win_centres
    assert _standings(table, "X") == {
        "stands-federation": {"n": 10, "goal": goal},
        "stands-rival": {"n": 8, "who": ["who:Z"]},
    }
    assert _standings(table, "Z")["stands-rival"] == {"n": 10, "who": ["who:X", "who:Y"]}


def test_a_player_without_an_empire_has_no_centre() -> None:
    table = _table_with_centres(X=6)
    assert _standings(table, "Y") == {
        "stands-centres": {"n": 0, "goal": table.world.scenario.win_centres},
        "stands-rival": {"n": 6, "who": ["who:X"]},
    }

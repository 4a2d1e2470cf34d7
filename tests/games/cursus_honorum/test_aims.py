"""Each player reads the aim, and how its victory points compare with those of the others."""

from typing import Any

import pytest

from tests.games.cursus_honorum.table import A, B, C, Table


def _standing(table: Table, player: str) -> tuple[str, Any, Any, Any]:
    aim = table.seen(table.viewer(player))[f"aim/{player}"]
    (standing,) = aim["stands"]
    args = standing["args"]
    return standing["key"], args["n"], args["most"], args["who"]


@pytest.mark.rule("CUR-END-03")
def test_a_player_compares_its_points_with_the_most_that_another_player_has() -> None:
    table = Table(3).set_holdings(A, shame=1).set_holdings(B, statue=1)
    points = {player: table.seen()[f"person/{player}"]["score"] for player in (A, B, C)}
    assert points[B] > points[C] > points[A]
    assert _standing(table, A) == ("stands-behind", points[A], points[B], [f"who:{B}"])
    assert _standing(table, B) == ("stands-ahead", points[B], points[C], [f"who:{C}"])


@pytest.mark.rule("CUR-END-03")
def test_players_with_equal_points_read_that_they_are_level() -> None:
    table = Table(3)
    assert _standing(table, A) == ("stands-level", 0, 0, [f"who:{B}", f"who:{C}"])


def test_nobody_else_sees_the_aim_of_a_player() -> None:
    table = Table(3)
    assert not [key for key in table.seen() if key.startswith("aim/")]
    aims = [key for key in table.seen(table.viewer(B)) if key.startswith("aim/")]
    assert aims == [f"aim/{B}"]

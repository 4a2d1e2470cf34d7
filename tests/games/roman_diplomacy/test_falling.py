"""Civil disorder: barbarian land, several empires that fall at once, and second empires."""

from itertools import permutations

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.disorder import end_of_empire_in_disorder
from ledger.games.roman_diplomacy.events.empires import DisorderBegan
from ledger.games.roman_diplomacy.state import Empire
from tests.games.roman_diplomacy.table import Table, small_map_table
from tests.games.roman_diplomacy.war import SMALL, War


def play_silent_turns(table: Table, *people: str, turns: int = 2) -> Table:
    """Return the game after turns without orders of these players.

    All other players order their units to hold.
    """
    for _ in range(turns):
        given = {
            who: [f"{one.name} H" for one in table.world.position.units_of(who)]
            for who in table.world.players_with_empire
            if who not in people
        }
        table.play_phase("movement", **given)
        while table.world.phase != "movement":
            table.play_phase(table.world.phase)
    return table


@pytest.mark.rule("DIP-BARMY-04", "DIP-BARMY-07", "DIP-CD-04")
def test_a_barbarian_army_left_by_disorder_makes_its_province_barbarian() -> None:
    table = small_map_table().set_board(
        {"X": ["B dac", "B gal", "A ill"], "Y": ["A thr"]}, {"thr": "Y", "alb": "X"}
    )
    play_silent_turns(table, "X")
    (fallen,) = table.of(DisorderBegan)
    assert isinstance(fallen, DisorderBegan)
    assert (fallen.stranded, fallen.marked) == (("dac", "gal", "ill"), ("dac", "gal"))
    assert {"neutral B dac", "neutral B gal", "neutral A ill"} <= table.units
    assert {"dac", "gal"} <= table.world.position.markers
    assert "ill" not in table.world.position.markers


@pytest.mark.rule("DIP-BARMY-04", "DIP-CD-03")
def test_a_barbarian_army_in_a_centre_is_gone_with_its_empire_and_marks_nothing() -> None:
    table = small_map_table().set_board(
        {"X": ["B alb", "B dac"], "Y": ["A thr"]}, {"thr": "Y", "alb": "X"}
    )
    table.record_events(end_of_empire_in_disorder(table.world, "X"))
    assert table.units == {"neutral B dac", "Y A thr"}
    assert table.world.position.markers == {"dac"}
    assert "neutral G alb" in table.standing


@pytest.mark.rule("DIP-BARMY-04", "DIP-CD-02")
def test_a_player_who_leaves_turns_land_under_barbarian_armies_barbarian() -> None:
    war = War(SMALL).found_empires(gaius="bru", julia="alb")
    war.does("host", "set-unit", at="dac", unit="barbarian", owner="julia", reason="the scene")
    war.does("host", "set-barbarians", at="dac", there="no", reason="the scene")
    war.does("host", "retire-character", character="julia")
    assert "dac" in war.world.position.markers


@pytest.mark.rule("DIP-BARB-01", "DIP-BARMY-07")
def test_barbarians_spread_from_any_army_in_disorder() -> None:
    """Albania is empty, and lies beside Gallia, where a steward put a barbarian army."""
    table = small_map_table().set_board({"X": ["A thr"]}, {"alb": "X", "thr": "X"})
    table.set_world_fields(
        position=table.world.position.with_units([Piece("A", "gal", "", barbarian=True)])
    )
    table.play_phase(X=["A thr H"])
    assert "gal" in table.world.position.markers
    assert table.owners("alb") == [""]


# several fall


def table_with_sicily_and_fleet(owner: str, first: str) -> Table:
    """Return a game where one player owns Sicily and another player's fleet is in it.

    Both players gave no orders.
    """
    other = "Y" if owner == "X" else "X"
    table = small_map_table().set_board(
        {owner: ["A gal"], other: ["F sic"], "Z": ["A thr"]}, {"sic": owner}
    )
    since = {who: 0 if who == first else 1 for who in ("X", "Y")}
    empires = {
        who: Empire(who, who, "", since.get(who, 0), missed_turns=(1,) if who in since else ())
        for who in ("X", "Y", "Z")
    }
    return table.set_world_fields(turn=2, empires=type(table.world.empires)(empires))


@pytest.mark.rule("DIP-CD-05")
@pytest.mark.parametrize("owner", ["X", "Y"])
@pytest.mark.parametrize("first", ["X", "Y"])
def test_a_centre_whose_owner_and_occupier_fall_together_has_a_garrison(
    owner: str, first: str
) -> None:
    table = play_silent_turns(table_with_sicily_and_fleet(owner, first), "X", "Y", turns=1)
    assert len(table.of(DisorderBegan)) == 2
    assert table.owners("sic") == [""]
    assert "neutral G sic" in table.standing
    assert not [one for one in table.units if one.endswith("F sic")]


@pytest.mark.rule("DIP-CD-05")
def test_a_centre_with_a_foreign_unit_gets_no_garrison() -> None:
    table = play_silent_turns(table_with_sicily_and_fleet("X", "X"), "X", turns=1)
    assert (table.owners("sic"), table.units) == ([""], {"Y F sic", "neutral A gal", "Z A thr"})
    assert "sic" not in table.world.position.garrisons


@pytest.mark.rule("DIP-CD-02", "DIP-CD-05")
def test_three_falling_empires_leave_one_board_in_any_sequence() -> None:
    boards = set()
    for order in permutations("XYZ"):
        table = small_map_table().set_board(
            {
                "X": ["F sic", "B dac"],
                "Y": ["A alb", "A bru"],
                "Z": ["A afr", "B gal"],
                "N": ["A thr"],
            },
            {"sic": "Y", "alb": "Z", "afr": "X", "bru": "N", "thr": "N", "aeg": "X"},
        )
        empires = {who: Empire(who, who, "", at, missed_turns=(3,)) for at, who in enumerate(order)}
        empires["N"] = Empire("N", "N", "", 3)
        table.set_world_fields(turn=4, empires=type(table.world.empires)(empires))
        play_silent_turns(table, *order, turns=1)
        boards.add((frozenset(table.standing), frozenset(table.world.position.owners.items())))
    assert len(boards) == 1


# who comes again


def war_with_refounded_empire() -> War:
    """Return a game where Julia, fallen after two silent turns, founds an empire again."""
    war = War(SMALL).found_empires(gaius="bru", julia="alb")
    for _ in range(2):
        war.save_orders("gaius", A_bru="H").ready("gaius", "julia")
        while not war.window.startswith("movement"):
            war.ready(*(who for who in ("gaius", "julia") if who in war.world.players_with_empire))
    assert war.world.players_with_empire == ("gaius",)
    war.does("julia", "found-empire", city="afr")
    return war


@pytest.mark.rule("DIP-CD-01", "DIP-PLAY-02")
def test_a_second_empire_keeps_the_turns_without_orders() -> None:
    """The count never ends (D-21): the next silent turn is the third in all."""
    war = war_with_refounded_empire()
    assert war.world.empire("julia").missed_turns == (0, 1)
    turn = war.world.turn
    while war.world.turn < turn + 2:
        if war.world.phase == "movement":
            war.save_orders("gaius", A_bru="H")
        people = [*next(iter(war.state.kernel.windows.values())).owed]
        war.ready(*people)
    assert war.world.empire("julia").missed_turns == (0, 1, 3)
    assert "julia" not in war.world.players_with_empire


@pytest.mark.rule("DIP-CD-01", "DIP-PLAY-02")
def test_a_steward_may_forgive_missed_turns_of_a_second_empire() -> None:
    war = war_with_refounded_empire()
    for turn in ("0", "1"):
        war.does("host", "forgive-miss", who="julia", turn=turn, reason="a new beginning")
    assert war.world.empire("julia").missed_turns == ()

"""Retreats: the possible places, and the loss of two pieces that meet (DATC 6.H)."""

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Piece, Readings, Retreat
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.adjudication.retreats import pieces_after_retreats
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.possible_orders import retreat_rows
from ledger.games.roman_diplomacy.retreats import must_be_retreats
from ledger.games.roman_diplomacy.steps import retreat_lines
from tests.games.roman_diplomacy.position import PlayedTurn, play_turn
from tests.games.roman_diplomacy.table import Table, rules_and_keys, small_map_table

EUROPE = load_shipped_map("standard").board()


def turn_with_two_dislodged() -> PlayedTurn:
    """Return a turn that dislodges armies in Vienna and Trieste, which could both go to Tyrolia."""
    pieces = {
        "Austria": ["A vie", "A tri"],
        "Russia": ["A gal", "A boh"],
        "Italy": ["A ven", "F adr"],
    }
    orders = ["A gal - vie", "A boh S A gal - vie", "A ven - tri", "F adr S A ven - tri"]
    return play_turn(EUROPE, pieces, orders)


def retreated_pieces(turn: PlayedTurn, *orders: Retreat) -> list[str]:
    """Return the pieces that have retreated, by name."""
    to = {order.at: order.to for order in orders}
    outcome = turn.turn.outcome
    wanted = [to.get(one.piece.province, "") for one in outcome.dislodged]
    taken = pieces_after_retreats(EUROPE, outcome, wanted, Readings())
    return [one.name for one in taken if one is not None]


def test_a_piece_goes_where_it_was_ordered() -> None:
    went = retreated_pieces(turn_with_two_dislodged(), Retreat("vie", "bud"), Retreat("tri", "tyr"))
    assert sorted(went) == ["A bud", "A tyr"]


def test_a_piece_without_an_order_is_disbanded() -> None:
    assert retreated_pieces(turn_with_two_dislodged(), Retreat("vie", "bud")) == ["A bud"]


def test_two_that_retreat_to_one_province_are_both_disbanded() -> None:
    assert (
        retreated_pieces(turn_with_two_dislodged(), Retreat("vie", "tyr"), Retreat("tri", "tyr"))
        == []
    )


def test_a_piece_with_an_impossible_retreat_is_disbanded() -> None:
    assert (
        retreated_pieces(turn_with_two_dislodged(), Retreat("vie", "gal"), Retreat("tri", "ven"))
        == []
    )


def test_a_garrison_lets_its_own_side_in_and_nobody_else() -> None:
    pieces = {"X": ["A bru", "G alb"], "Y": ["A ill", "A gal"]}
    small = load_shipped_map("mare_parvum").board()
    orders = ["A ill - bru", "A gal S A ill - bru"]
    assert "alb" in play_turn(small, pieces, orders).retreats_of("bru")
    foreign = {**pieces, "X": ["A bru"], "Z": ["G alb"]}
    assert "alb" not in play_turn(small, foreign, orders).retreats_of("bru")


def test_no_piece_retreats_to_a_garrison_with_a_stand_off() -> None:
    pieces = {"X": ["A tri", "G vie"], "Y": ["A ven", "F adr"], "W": ["A boh"], "Z": ["A gal"]}
    orders = ["A ven - tri", "F adr S A ven - tri", "A boh - vie"]
    assert "vie" in play_turn(EUROPE, pieces, orders).retreats_of("tri")
    assert "vie" not in play_turn(EUROPE, pieces, [*orders, "A gal - vie"]).retreats_of("tri")


def test_two_that_were_dislodged_from_one_province_go_where_each_was_ordered() -> None:
    """A fleet dislodged an army, and was itself dislodged in a later impulse."""
    army = Dislodged(Piece("A", "thr", "X"), "est")
    fleet = Dislodged(Piece("F", "thr", "Y"), "est")
    own = Dislodged(Piece("F", "thr", "X"), "est")
    table = small_map_table().set_board({"Z": ["F thr"], "X": ["G bru"], "Y": ["G alb"]})
    table.at("retreats").set_world_fields(dislodged=(army, fleet))
    table.play_phase("retreats", Y=["F Thr R Ill"], X=["A Thr R Dac"])
    assert {"X A dac", "Y F ill"} <= table.standing
    table = small_map_table().set_board({"Z": ["F thr"], "X": ["G bru"], "Y": ["G alb"]})
    table.at("retreats").set_world_fields(dislodged=(army, own))
    assert not [*must_be_retreats(table.state, "X", ("F Thr R Ill", "A Thr R Dac"))]
    assert [*must_be_retreats(table.state, "X", ("F Thr R Dac",))]
    table.play_phase("retreats", X=["F Thr R Ill", "A Thr R Dac"])
    assert {"X A dac", "X F ill"} <= table.standing


def test_the_first_of_two_equal_retreat_lines_is_for_the_first_piece() -> None:
    alike = Dislodged(Piece("F", "thr", "X"), "est")
    table = small_map_table().set_board({"Z": ["F thr"], "X": ["G bru"], "Y": ["A dac"]})
    table.at("retreats").set_world_fields(dislodged=(alike, alike))
    table.play_phase("retreats", X=["F Thr R Ill", "F Thr D"])
    assert "X F ill" in table.standing


@pytest.mark.rule("DIP-START-04")
@pytest.mark.parametrize(
    ("ordered", "fleets"),
    [
        ({"F thr": ("R ill",), "F thr 2": ("R est",)}, {"F ill", "F est"}),
        ({"F thr 2": ("R est",), "F thr": ("R ill",)}, {"F ill", "F est"}),
        ({"F thr 2": ("R ill",)}, {"F ill"}),
        ({"F thr": ("R ill",)}, {"F ill"}),
        ({"F thr": ("D",), "F thr 2": ("R est",)}, {"F est"}),
        ({}, set()),
    ],
)
def test_two_of_a_kind_that_were_dislodged_from_one_province_have_a_row_each(
    ordered: dict[str, tuple[str, ...]], fleets: set[str]
) -> None:
    table = two_fleets_from_thrace()
    offered = [
        (row.of, [one.value for one in row.options]) for row in retreat_rows(table.state, "X")
    ]
    assert offered == [("F thr", ["R ill", "D"]), ("F thr 2", ["R est", "R ill", "D"])]
    lines = retreat_lines(ordered)
    assert rules_and_keys(must_be_retreats(table.state, "X", lines)) == []
    table.play_phase("retreats", X=lines)
    assert {one.removeprefix("X ") for one in table.standing if one.startswith("X F")} == fleets


@pytest.mark.rule("DIP-START-04")
@pytest.mark.parametrize("ordered", [{"F thr": ("R est",)}, {"F thr 3": ("R ill",)}])
def test_two_pieces_of_a_kind_each_retreat_to_their_own_places(
    ordered: dict[str, tuple[str, ...]],
) -> None:
    table = two_fleets_from_thrace()
    refused = rules_and_keys(must_be_retreats(table.state, "X", retreat_lines(ordered)))
    assert [one.partition(" ")[0] for one in refused] == ["DIP-START-04"]


def two_fleets_from_thrace() -> Table:
    """Return two fleets of X: the second was attacked from land and may go back to sea."""
    first, second = (Dislodged(Piece("F", "thr", "X"), place) for place in ("est", "dac"))
    stuck = Dislodged(Piece("F", "alb", "X"), "")
    table = small_map_table().set_board({"Z": ["F thr", "F bru", "F wst"], "X": ["G afr"]})
    return table.at("retreats").set_world_fields(dislodged=(stuck, first, second))


@pytest.mark.rule("DIP-START-04")
@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        ("A bru R alb", []),
        ("Disband A bru", []),
        ("A bru R ill", ["DIP-START-04 no-retreat"]),
        ("A bru R dac", ["DIP-START-04 no-retreat"]),
        ("A bru H", ["DIP-START-04 not-a-retreat"]),
        ("A alb R ill", ["DIP-START-04 not-a-retreat"]),
        ("Disband A ill", ["DIP-START-04 not-a-retreat"]),
        ("A thr R gal", ["DIP-START-04 not-a-retreat"]),
        ("A bru runs", ["DIP-START-04 not-an-order"]),
    ],
)
def test_only_an_own_dislodged_unit_retreats_to_a_possible_place(
    order: str, wrong: list[str]
) -> None:
    thrown_out = (Dislodged(Piece("A", "bru", "X"), "ill"), Dislodged(Piece("A", "thr", "Y"), ""))
    table = small_map_table().set_board({"Z": ["A bru", "A thr"], "X": ["G alb"]})
    table.at("retreats").set_world_fields(dislodged=thrown_out)
    assert rules_and_keys(must_be_retreats(table.state, "X", (order,))) == wrong

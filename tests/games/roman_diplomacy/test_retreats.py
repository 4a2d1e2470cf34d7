"""Retreats: where a piece may go, and that two who go to one place are both gone (DATC 6.H)."""

from ledger.games.roman_diplomacy.adjudication.orders import Readings, Retreat
from ledger.games.roman_diplomacy.adjudication.retreats import retreats_taken
from ledger.games.roman_diplomacy.maps.load import shipped
from tests.games.roman_diplomacy.position import Played, played

EUROPE = shipped("standard").board()


def two_dislodged() -> Played:
    """An army in Vienna and one in Trieste are thrown out; both could go to Tyrolia."""
    pieces = {
        "Austria": ["A vie", "A tri"],
        "Russia": ["A gal", "A boh"],
        "Italy": ["A ven", "F adr"],
    }
    orders = ["A gal - vie", "A boh S A gal - vie", "A ven - tri", "F adr S A ven - tri"]
    return played(EUROPE, pieces, orders)


def standing(turn: Played, *orders: Retreat) -> list[str]:
    """The pieces that have retreated, by name."""
    taken = retreats_taken(EUROPE, turn.turn.outcome, orders, Readings())
    return [one.name for one in taken if one is not None]


def test_a_piece_goes_where_it_was_ordered() -> None:
    went = standing(two_dislodged(), Retreat("vie", "bud"), Retreat("tri", "tyr"))
    assert sorted(went) == ["A bud", "A tyr"]


def test_a_piece_without_an_order_is_disbanded() -> None:
    assert standing(two_dislodged(), Retreat("vie", "bud")) == ["A bud"]


def test_two_that_retreat_to_one_province_are_both_disbanded() -> None:
    assert standing(two_dislodged(), Retreat("vie", "tyr"), Retreat("tri", "tyr")) == []


def test_a_piece_that_is_ordered_where_it_may_not_go_is_disbanded() -> None:
    assert standing(two_dislodged(), Retreat("vie", "gal"), Retreat("tri", "ven")) == []


def test_a_garrison_lets_its_own_side_in_and_nobody_else() -> None:
    pieces = {"X": ["A bru", "G alb"], "Y": ["A ill", "A gal"]}
    small = shipped("mare_parvum").board()
    orders = ["A ill - bru", "A gal S A ill - bru"]
    assert "alb" in played(small, pieces, orders).retreats_of("bru")
    foreign = {**pieces, "X": ["A bru"], "Z": ["G alb"]}
    assert "alb" not in played(small, foreign, orders).retreats_of("bru")

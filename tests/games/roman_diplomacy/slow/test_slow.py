"""The adjudicator and a second, slow one that tries everything agree."""

from collections.abc import Iterator
from random import Random

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import (
    ONLY,
    Convoy,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.sheet import Sheet
from ledger.games.roman_diplomacy.adjudication.solve import solved
from ledger.games.roman_diplomacy.maps.load import SHIPPED, shipped
from tests.games.roman_diplomacy.by_chance import crowd, orders
from tests.games.roman_diplomacy.slow.brute import consistent, solved_slowly
from tests.games.roman_diplomacy.slow.equations import Equations

BOARDS = {name: shipped(name).board() for name in SHIPPED}
READINGS = (
    Readings(),
    Readings(joint=True),
    Readings(side=lambda owner: {"b": "a"}.get(owner, owner)),
    Readings(edition="1971"),
)
PROVINCES = 14
FEW, MOST = 3, 12
"""A position is tried if it has at least and at most so many orders that are more than to hold."""


def positions(name: str, seed: str, number: int, most: int) -> Iterator[tuple[Sheet, Equations]]:
    """So many positions on this board, each laid out for both adjudicators."""
    chance, board = Random(f"{name}, {seed}"), BOARDS[name]
    while number:
        readings = chance.choice(READINGS)
        pieces = crowd(board, chance, PROVINCES)
        sheet = Sheet(board, pieces, orders(board, chance, pieces), readings, ONLY)
        equations = Equations(board, sheet.pieces, sheet.orders, readings)
        if FEW <= len(equations.decisions) <= most:
            number -= 1
            yield sheet, equations


def must_agree(sheet: Sheet, equations: Equations) -> bool:
    """Assert that both decide the same; whether not exactly one assignment is consistent."""
    made = solved(sheet.board, sheet, equations.readings).made
    slowly = solved_slowly(equations)
    assert {n: made[n] for n in equations.decisions} == slowly, (sheet.pieces, sheet.orders)
    possible = consistent(equations)
    if len(possible) == 1:
        assert possible[0] == slowly, (sheet.pieces, sheet.orders)
    return len(possible) != 1


@pytest.mark.parametrize("name", SHIPPED)
def test_both_decide_the_same(name: str) -> None:
    for sheet, equations in positions(name, "a few", 80, 7):
        must_agree(sheet, equations)


@pytest.mark.soak
@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize(("number", "most"), [(6_667, 7), (100, MOST)])
def test_both_decide_the_same_of_very_many(name: str, number: int, most: int) -> None:
    open_questions = [must_agree(*one) for one in positions(name, "many", number, most)]
    assert len(open_questions) == number


def ring(*places: str) -> Sheet:
    """Armies that each move to where the next one stands."""
    moves = [Move(place, places[n - len(places) + 1]) for n, place in enumerate(places)]
    pieces = [Piece("A", place, owner) for place, owner in zip(places, "abcdef", strict=False)]
    return Sheet(BOARDS["mare_parvum"], pieces, moves, READINGS[0], ONLY)


def test_where_several_assignments_are_consistent_both_let_a_ring_turn() -> None:
    sheet = ring("alb", "bru", "gal")
    assert must_agree(sheet, Equations(sheet.board, sheet.pieces, sheet.orders, READINGS[0]))
    assert solved(sheet.board, sheet, READINGS[0]).made == [True, True, True]


def test_where_two_assignments_are_consistent_both_let_the_convoy_fail() -> None:
    pieces = [
        Piece("A", "alb", "a"),
        Piece("F", "wst", "a"),
        Piece("F", "afr", "b"),
        Piece("F", "mid", "b"),
    ]
    given: list[Order] = [
        Move("alb", "afr"),
        Convoy("wst", "alb", "afr"),
        Support("afr", "mid", "wst"),
        Move("mid", "wst"),
    ]
    sheet = Sheet(BOARDS["mare_parvum"], pieces, given, READINGS[0], ONLY)
    assert must_agree(sheet, Equations(sheet.board, sheet.pieces, sheet.orders, READINGS[0]))
    made = dict(zip(sheet.origins, solved(sheet.board, sheet, READINGS[0]).made, strict=True))
    assert made == {"alb": False, "wst": False, "afr": True, "mid": True}


def test_a_support_that_changes_nothing_stops_no_ring() -> None:
    """Pic and Bur are of one side: the garrison's support for Pic against Bur changes nothing."""
    pieces = [
        Piece("A", "bur", "d"),
        Piece("A", "gas", "b"),
        Piece("A", "par", "b"),
        Piece("G", "par", "a"),
        Piece("A", "pic", "d"),
    ]
    given: list[Order] = [
        Move("bur", "par"),
        Support("gas", "bur", "par"),
        Move("par", "pic"),
        Support("par", "pic", "bur", garrison=True),
        Move("pic", "bur"),
    ]
    sheet = Sheet(BOARDS["standard"], pieces, given, READINGS[0], ONLY)
    assert must_agree(sheet, Equations(sheet.board, sheet.pieces, sheet.orders, READINGS[0]))
    assert solved(sheet.board, sheet, READINGS[0]).made == [True, True, True, False, True]

"""The orders of bots: lawful, helpful to each other, and within the petrol."""

from collections import Counter
from random import Random

import pytest

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.legality import OrderJudge
from ledger.games.roman_diplomacy.adjudication.movement import adjudicate
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Move,
    Order,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.petrol import fleet_orders_left
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS, load_shipped_map
from ledger.games.roman_diplomacy.strategy.movement import sensible_orders
from ledger.games.roman_diplomacy.strategy.situation import Situation
from tests.games.roman_diplomacy.by_chance import crowded_pieces, random_pieces

BOARDS = {name: load_shipped_map(name).board() for name in SHIPPED_MAPS}
TRIES = 60


def random_situation(board: Board, chance: Random, me: str = "a") -> Situation:
    """Return a crowded position with owners of centres, where every empire is a side alone."""
    pieces = (*crowded_pieces(board, chance, 14), *random_pieces(board, chance, 12))
    seen = {(one.province, one.kind == "G"): one for one in pieces}
    centres = [one.id for one in board.provinces.values() if one.centre]
    owners = {centre: chance.choice(("a", "b", "c", "")) for centre in centres}
    land = [one.id for one in board.provinces.values() if one.can_hold_armies]
    markers = frozenset(place for place in land if chance.random() < 1 / 5)
    return Situation(board, tuple(seen.values()), owners, me, markers=markers)


def order_of_helped_piece(order: Order, orders: tuple[Order, ...]) -> Order | None:
    """Return the order of the army or fleet that a support or convoy is for."""
    assert isinstance(order, Support | Convoy)
    own = {province_of(one.at): one for one in orders if not one.garrison}
    return own.get(order.origin)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_bot_gives_only_lawful_orders_within_the_petrol(name: str) -> None:
    chance = Random(f"{name} by bots")
    for _ in range(TRIES):
        seen = random_situation(BOARDS[name], chance)
        orders = sensible_orders(seen, chance)
        legality = OrderJudge(seen.board, seen.pieces)
        mine = {
            (one.province, one.kind == "G"): one for one in (*seen.own_units, *seen.own_garrisons)
        }
        for order in orders:
            piece = mine.pop((province_of(order.at), order.garrison))
            assert not isinstance(legality.complete_or_refuse(piece, order), str), order
        fleets = [one for one in orders if (province_of(one.at), "F") in _known_kinds(seen, one)]
        assert fleet_orders_left(seen.pieces, "a", fleets) >= 0


def _known_kinds(seen: Situation, order: Order) -> set[tuple[str, str]]:
    return set() if order.garrison else {(one.province, one.kind) for one in seen.own_units}


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_supports_and_convoys_are_for_the_bots_own_orders(name: str) -> None:
    chance = Random(f"{name} together")
    helped = Counter[str]()
    for _ in range(TRIES):
        orders = sensible_orders(random_situation(BOARDS[name], chance), chance)
        for order in orders:
            if isinstance(order, Support | Convoy):
                helped[type(order).__name__] += 1
                theirs = order_of_helped_piece(order, orders)
                moves = isinstance(theirs, Move)
                assert moves == bool(order.to)
                if isinstance(theirs, Move):
                    assert province_of(theirs.to) == province_of(order.to)
    assert helped["Support"] > TRIES / 3


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_no_two_pieces_of_a_bot_meet(name: str) -> None:
    chance = Random(f"{name} apart")
    for _ in range(TRIES):
        seen = random_situation(BOARDS[name], chance)
        orders = sensible_orders(seen, chance)
        moves = [one for one in orders if isinstance(one, Move)]
        ends = Counter(province_of(to) for one in moves for to in (one.to, *one.further))
        assert set(ends.values()) <= {1}
        left = {province_of(one.at) for one in moves}
        assert not {one.province for one in seen.own_units} - left & ends.keys()


def test_a_bot_does_the_same_again_with_the_same_chance() -> None:
    seen = random_situation(BOARDS["standard"], Random("again"))
    assert sensible_orders(seen, Random(5)) == sensible_orders(seen, Random(5))


def small_map_situation(pieces: list[Piece], owners: dict[str, str]) -> Situation:
    """Return a position on the small map, as X sees it."""
    return Situation(BOARDS["mare_parvum"], tuple(pieces), owners, "X")


def test_a_city_s_garrison_helps_its_army_to_take_a_neutral_centre() -> None:
    pieces = [Piece("A", "bru", "X"), Piece("G", "bru", "X"), Piece("G", "alb")]
    seen = small_map_situation(pieces, {"bru": "X", "alb": ""})
    orders = sensible_orders(seen, Random(1))
    assert set(orders) == {Move("bru", "alb"), Support("bru", "bru", "alb", garrison=True)}
    after = adjudicate(seen.board, pieces, orders)
    assert Piece("A", "alb", "X") in after.pieces


def test_a_bot_holds_a_centre_with_help_when_two_foes_stand_beside_it() -> None:
    foes = [Piece("A", "ill", "Y"), Piece("A", "gal", "Y")]
    pieces = [Piece("A", "bru", "X"), Piece("F", "alb", "X"), *foes]
    seen = small_map_situation(pieces, {"bru": "X", "alb": "X"})
    for number in range(20):
        orders = sensible_orders(seen, Random(number))
        if Support("alb", "bru") in orders:
            after = adjudicate(
                seen.board, pieces, [*orders, Move("ill", "bru"), Support("gal", "ill", "bru")]
            )
            assert Piece("A", "bru", "X") in after.pieces
            return
    pytest.fail("nobody helped in twenty tries")


def test_a_fleet_carries_an_army_to_a_place_beyond_the_sea() -> None:
    pieces = (Piece("A", "sic", "X"), Piece("F", "mid", "X"))
    owners = {one.id: "X" for one in BOARDS["mare_parvum"].provinces.values() if one.centre}
    barbarians = frozenset({"ill"})
    seen = Situation(BOARDS["mare_parvum"], pieces, owners, "X", markers=barbarians)
    orders = sensible_orders(seen, Random(2))
    (army,) = (one for one in orders if isinstance(one, Move))
    assert army.via
    assert Convoy("mid", "sic", army.to) in orders

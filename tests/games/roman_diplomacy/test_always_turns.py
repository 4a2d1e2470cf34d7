"""Invariants of every turn, with paths of fleets, on boards of any density."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest

from ledger.games.roman_diplomacy.adjudication.board import Board, board_from_provinces, province_of
from ledger.games.roman_diplomacy.adjudication.impulses import AdjudicatedTurn, adjudicate_turn
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS
from tests.games.roman_diplomacy.slow.chance import random_situation
from tests.games.roman_diplomacy.slow.situation import BOARDS, Situation

TRIES = 60
Seen = list[set[object]]


def adjudicated_turn(one: Situation) -> AdjudicatedTurn:
    """Return the adjudicated turn."""
    return adjudicate_turn(one.board, one.pieces, one.orders, one.readings)


def seen_turn(turn: AdjudicatedTurn) -> Seen:
    """Return the places, results and stand-offs of each impulse."""
    whole = turn.outcome
    return [
        *(
            {
                *one.pieces,
                *one.contested,
                *((r.piece, r.verdict, r.dislodged_from) for r in one.results),
            }
            for one in turn.impulses
        ),
        {*whole.pieces, *whole.dislodged, *whole.destroyed, *whole.contested},
    ]


def situations_with_fleet_path(name: str, seed: str) -> Iterator[tuple[Situation, Random]]:
    """Yield situations on this board, each with a path of a fleet."""
    chance = Random(f"{name}, {seed}")
    found = 0
    while found < TRIES:
        one = random_situation(name, chance)
        if any(isinstance(order, Move) and order.further for order in one.orders):
            found += 1
            yield one, chance


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_the_sequence_of_pieces_and_orders_changes_no_turn(name: str) -> None:
    for one, chance in situations_with_fleet_path(name, "in another order"):
        pieces, orders = one.pieces, one.orders
        chance.shuffle(pieces)
        chance.shuffle(orders)
        assert seen_turn(adjudicate_turn(one.board, pieces, orders, one.readings)) == seen_turn(
            adjudicated_turn(one)
        )


OTHER = {"a": "d", "b": "c", "c": "b", "d": "a", "": ""}


def situation_with_swapped_owners(one: Situation) -> Situation:
    """Return the situation with owners a and d exchanged."""
    renamed = tuple(
        (msgspec.structs.replace(piece, owner=OTHER[piece.owner]), order)
        for piece, order in one.ordered
    )
    return replace(one, ordered=renamed, together=frozenset(OTHER[who] for who in one.together))


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_exchanged_sides_get_each_others_results(name: str) -> None:
    for one, _ in situations_with_fleet_path(name, "exchanged"):
        before, after = adjudicated_turn(one), adjudicated_turn(situation_with_swapped_owners(one))
        assert [owned_places(each.pieces) for each in after.impulses] == [
            [(place, OTHER[owner]) for place, owner in owned_places(each.pieces)]
            for each in before.impulses
        ]
        assert after.outcome.contested == before.outcome.contested


def owned_places(pieces: tuple[Piece, ...]) -> list[tuple[str, str]]:
    """Return the owners and places of all pieces, in the order of the map."""
    return [(one.at, one.owner) for one in pieces]


Renaming = Callable[[str], str]


def mirrored_board(board: Board) -> tuple[Board, Renaming]:
    """Return the board with its provinces in reverse order, and the new name of each location."""
    names = sorted(board.provinces)
    new = {name: f"{len(names) - number:03}" for number, name in enumerate(names)}

    def mirrored_location_name(location: str) -> str:
        province, slash, coast = location.partition("/")
        return new.get(province, province) + slash + coast

    provinces = (
        replace(
            one,
            id=new[one.id],
            army=frozenset(map(mirrored_location_name, one.army)),
            fleet={
                at: frozenset(map(mirrored_location_name, reached))
                for at, reached in one.fleet.items()
            },
        )
        for one in board.provinces.values()
    )
    return board_from_provinces(provinces), mirrored_location_name


def mirror_order(order: Order, new: Renaming) -> Order:
    """Return the same order on the mirrored board."""
    match order:
        case Hold(at=at):
            return Hold(new(at), order.garrison)
        case Move(at=at, to=to):
            return Move(new(at), new(to), order.via, (*map(new, order.further),), order.garrison)
        case Support(at=at, origin=origin, to=to):
            return Support(new(at), new(origin), new(to), order.garrison)
        case Convoy(at=at, origin=origin, to=to):
            return Convoy(new(at), new(origin), new(to), order.garrison)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_names_of_provinces_change_no_turn(name: str) -> None:
    board, new = mirrored_board(BOARDS[name])
    for one, _ in situations_with_fleet_path(name, "mirrored"):
        pieces = [msgspec.structs.replace(piece, at=new(piece.at)) for piece in one.pieces]
        orders = [mirror_order(order, new) for order in one.orders]
        after = adjudicate_turn(board, pieces, orders, one.readings)
        before = adjudicated_turn(one)
        assert sorted(owned_places(after.outcome.pieces)) == sorted(
            (new(place), owner) for place, owner in owned_places(before.outcome.pieces)
        )
        assert after.outcome.contested == {*map(new, before.outcome.contested)}
        assert {(each.piece.name, each.verdict) for each in after.outcome.results} == {
            (f"{each.piece.name[:2]}{new(each.piece.at)}", each.verdict)
            for each in before.outcome.results
        }


def provinces_in_situation(one: Situation) -> set[str]:
    """Return every province with a piece, or in an order."""
    found = {piece.province for piece in one.pieces}
    for order in one.orders:
        more = (getattr(order, "to", ""), getattr(order, "origin", ""))
        found |= {province_of(at) for at in (*more, *getattr(order, "further", ()))}
    return found


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_an_uninvolved_army_changes_nothing(name: str) -> None:
    added = 0
    for one, chance in situations_with_fleet_path(name, "one more"):
        board, busy = one.board, provinces_in_situation(one)
        free = sorted(
            p.id for p in board.provinces.values() if p.can_hold_armies and p.id not in busy
        )
        if not free:
            continue
        at = chance.choice(free)
        near = sorted(board.provinces[at].army - busy)
        order = Move(at, near[0]) if near else Hold(at)
        extra = Piece("A", at, "somebody else")
        end = msgspec.structs.replace(extra, at=near[0]) if near else extra
        more = adjudicate_turn(board, [*one.pieces, extra], [*one.orders, order], one.readings)
        before = adjudicated_turn(one)
        assert {*more.outcome.pieces} == {*before.outcome.pieces, end}
        assert {*more.outcome.dislodged} == {*before.outcome.dislodged}
        assert more.outcome.contested == before.outcome.contested
        assert {*more.outcome.results} >= {*before.outcome.results}
        added += 1
    assert added

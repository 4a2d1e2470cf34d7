"""Convoys to neighbouring provinces: orders that send an army by sea (DATC 4.A.3, 4.E.1).

The public cases are in `datc/6g.txt`; these are similar cases.
"""

from collections.abc import Iterable, Mapping
from random import Random

import pytest

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Piece, Readings
from ledger.games.roman_diplomacy.adjudication.routes import needed_seas, routes
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS
from ledger.games.roman_diplomacy.possible_orders import PossibleOrders
from ledger.games.roman_diplomacy.steps import convoy_step
from tests.games.roman_diplomacy.position import PlayedTurn, play_turn, readings_with_sides
from tests.games.roman_diplomacy.slow import seas
from tests.games.roman_diplomacy.slow.lawful import LawfulOrders
from tests.games.roman_diplomacy.table import map_named

EUROPE = map_named("standard").board()
OLD = Readings(edition="1971")
Pieces = Mapping[str, Iterable[str]]

MAX_FLEETS = 8
"""The maximum number of connected fleets in random cases."""

SWAP = {"France": ["A mar", "F wes"], "Italy": ["F lyo", "A spa"]}
SWAP_ORDERS = ["A mar - spa", "F wes C A mar - spa", "F lyo C A mar - spa", "A spa - mar"]


def turn_on_standard_map(
    pieces: Pieces, *orders: str, readings: Readings | None = None
) -> PlayedTurn:
    """Return a turn on the standard map without the Kiel Canal."""
    return play_turn(EUROPE, pieces, orders, readings)


def order_result(turn: PlayedTurn, place: str) -> str:
    """Return the result of the order of the piece there, with its cause."""
    result = turn.result(place)
    assert result.reason is not None
    return f"{result.verdict}: {result.reason.cause}"


def test_a_needless_fleet_does_not_send_an_army_by_sea() -> None:
    turn = turn_on_standard_map(SWAP, *SWAP_ORDERS)
    assert {"France A mar", "Italy A spa"} <= turn.standing
    assert order_result(turn, "mar") == order_result(turn, "spa") == "fails: head-to-head"
    assert order_result(turn, "wes") == "illegal: impossible-convoy"
    assert order_result(turn, "lyo") == "void: unused"


def test_two_armies_swap_by_the_edition_of_1971_without_intent() -> None:
    turn = turn_on_standard_map(SWAP, *SWAP_ORDERS, readings=OLD)
    assert {"France A spa", "Italy A mar"} <= turn.standing


def test_an_army_that_asks_for_a_convoy_swaps_past_a_needless_own_fleet() -> None:
    turn = turn_on_standard_map(SWAP, "A mar - spa via convoy", *SWAP_ORDERS[1:])
    assert {"France A spa", "Italy A mar"} <= turn.standing


def test_a_needed_own_fleet_sends_the_army_by_sea() -> None:
    own = {"France": ["A mar", "F lyo"], "Italy": ["F wes", "A spa"]}
    turn = turn_on_standard_map(own, *SWAP_ORDERS)
    assert {"France A spa", "Italy A mar"} <= turn.standing


@pytest.mark.parametrize("owner", ["Germany", "England"])
def test_an_army_goes_by_land_past_an_own_needless_fleet(owner: str) -> None:
    """Only Helgoland Bight leads from Kiel to Denmark, even if its fleet has no order."""
    fleets = {"Germany": ["A kie", "F nth"], "England": ["F lon"]}
    fleets[owner] = [*fleets[owner], "F hel"]
    turn = turn_on_standard_map(fleets, "A kie - den", "F nth C A kie - den")
    assert order_result(turn, "kie") == "succeeds: unopposed"
    assert order_result(turn, "nth") == "illegal: impossible-convoy"


def test_an_own_fleet_needed_on_another_route_sends_the_army_by_sea() -> None:
    """The Baltic also leads from Kiel to Denmark.

    The fleet there has the order, and is dislodged.
    """
    pieces = {"Germany": ["A kie", "F bal"], "England": ["F hel"], "Russia": ["F bot", "F swe"]}
    by_sea = ["A kie - den", "F bal C A kie - den"]
    assert order_result(turn_on_standard_map(pieces, *by_sea), "kie") == "succeeds: unopposed"
    attacked = turn_on_standard_map(pieces, *by_sea, "F bot - bal", "F swe S F bot - bal")
    assert order_result(attacked, "kie") == "fails: convoy-broken"


def test_a_possible_route_counts_although_its_other_fleets_have_no_order() -> None:
    """The route round Britain needs the English Channel, and the other fleets have no order."""
    pieces = {"England": ["A lvp", "F eng"], "France": ["F iri", "F nth"]}
    turn = turn_on_standard_map(pieces, "A lvp - edi", "F eng C A lvp - edi")
    assert order_result(turn, "lvp") == "fails: no-convoy"
    without = {"England": ["A lvp", "F eng"], "France": ["F nth"]}
    turn = turn_on_standard_map(without, "A lvp - edi", "F eng C A lvp - edi")
    assert order_result(turn, "lvp") == "succeeds: unopposed"
    assert order_result(turn, "eng") == "illegal: impossible-convoy"


def test_foreign_fleets_never_kidnap_an_army() -> None:
    pieces = {"France": ["A mar"], "Italy": ["F wes", "F lyo", "F mao", "A spa"]}
    carry = [f"F {fleet} C A mar - spa" for fleet in ("wes", "lyo", "mao")]
    turn = turn_on_standard_map(pieces, "A mar - spa", "A spa - mar", *carry)
    assert {"France A mar", "Italy A spa"} <= turn.standing


def test_a_needed_fleet_of_a_partner_sends_the_army_by_sea() -> None:
    """A federation is one empire: its fleets cannot kidnap its armies."""
    pieces = {"X": ["A nwy"], "Y": ["F ska"], "Z": ["A swe"]}
    orders = ["A nwy - swe", "F ska C A nwy - swe", "A swe - nwy"]
    strangers = turn_on_standard_map(pieces, *orders)
    assert {"X A nwy", "Z A swe"} <= strangers.standing
    partners = turn_on_standard_map(pieces, *orders, readings=readings_with_sides(X="R", Y="R"))
    assert {"X A swe", "Z A nwy"} <= partners.standing


def test_a_needless_fleet_of_a_partner_does_not_send_the_army_by_sea() -> None:
    pieces = {"X": ["A mar"], "Y": ["F wes"], "Z": ["F lyo", "A spa"]}
    turn = turn_on_standard_map(pieces, *SWAP_ORDERS, readings=readings_with_sides(X="R", Y="R"))
    assert {"X A mar", "Z A spa"} <= turn.standing


def test_two_armies_of_one_side_swap_by_sea_only_with_intent() -> None:
    pieces = {"X": ["A nwy", "A swe"], "Z": ["F ska"]}
    orders = ["A nwy - swe", "F ska C A nwy - swe", "A swe - nwy"]
    assert {"X A nwy", "X A swe"} <= turn_on_standard_map(pieces, *orders).standing
    asked = turn_on_standard_map(pieces, "A nwy - swe via convoy", *orders[1:])
    assert [order_result(asked, at) for at in ("nwy", "swe")] == ["succeeds: unopposed"] * 2


def test_a_needless_fleet_is_supported_like_any_other_that_holds() -> None:
    pieces = {"France": ["A mar", "F wes", "F naf"], "Italy": ["F lyo", "F tys", "F tun"]}
    orders = ["A mar - spa", "F wes C A mar - spa", "F naf S F wes"]
    turn = turn_on_standard_map(pieces, *orders, "F tys - wes", "F tun S F tys - wes")
    assert "France F wes" in turn.standing
    assert order_result(turn, "mar") == "succeeds: unopposed"


def random_seas(board: Board, chance: Random) -> frozenset[str]:
    """Return random connected seas."""
    seas_there = (at for at, one in board.provinces.items() if one.sea and board.adjacent_seas[at])
    found = {chance.choice(sorted(seas_there))}
    for _ in range(chance.randrange(MAX_FLEETS)):
        found.add(chance.choice(sorted({one for at in found for one in board.adjacent_seas[at]})))
    return frozenset(found)


def land_beside_seas(board: Board, fleets: frozenset[str]) -> list[str]:
    """Return the land beside these seas."""
    land = (one.id for one in board.provinces.values() if one.can_hold_armies)
    return sorted(at for at in land if board.adjacent_seas[at] & fleets)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_fleet_is_needed_where_a_chain_breaks_without_it(name: str) -> None:
    """Compare with every chain of these fleets, tried one by one."""
    board, chance = map_named(name).board(), Random(f"routes on {name}")
    found = 0
    for _ in range(300):
        fleets = random_seas(board, chance)
        coasts = land_beside_seas(board, fleets)
        origin, target = (chance.choice(coasts) for _ in range(2))
        expected = sorted(map(tuple, seas.convoy_routes(board, fleets, origin, target)))
        assert sorted(routes(board, fleets, origin, target)) == expected
        needed = needed_seas(board, fleets, origin, target)
        assert needed == {sea for route in expected for sea in route}
        found += len(expected)
    assert found > 100


def test_a_sea_full_of_fleets_is_searched_without_delay() -> None:
    """Every sea of the largest map has a fleet: the phone's rows need all pairs of coasts."""
    board = map_named("classical").board()
    fleets = frozenset(one.id for one in board.provinces.values() if one.sea)
    coasts = land_beside_seas(board, fleets)
    most = max(
        sum(1 for _ in routes(board, fleets, origin, target))
        for origin in coasts[::3]
        for target in coasts
        if origin != target
    )
    assert 10 < most < 1000


def offered_convoys(board: Board, fleet: Piece, pieces: tuple[Piece, ...]) -> set[str]:
    """Return the convoys that the form offers a fleet."""
    row = PossibleOrders(board, pieces).order_row(fleet, 1)
    return {option.value for option in row.options if option.value.startswith("C ")}


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_fleet_is_offered_the_convoys_that_it_may_be_ordered_and_no_others(name: str) -> None:
    board, chance = map_named(name).board(), Random(f"offers on {name}")
    for _ in range(12):
        fleets = sorted(random_seas(board, chance))
        coasts = land_beside_seas(board, frozenset(fleets))
        armies = chance.sample(coasts, min(5, len(coasts)))
        pieces = (*(Piece("F", at, "a") for at in fleets), *(Piece("A", at, "b") for at in armies))
        law = LawfulOrders(board, pieces)
        for fleet in pieces[: len(fleets)]:
            lawful = {
                convoy_step(army, place)
                for army in armies
                for place in board.provinces
                if law.order(fleet, Convoy(fleet.at, army, place)) is not None
            }
            assert offered_convoys(board, fleet, pieces) == lawful

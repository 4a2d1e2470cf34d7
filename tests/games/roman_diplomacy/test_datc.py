"""The cases of DATC 3 (L. B. Kruijswijk), with our own for the most difficult sections."""

from pathlib import Path

import pytest

from ledger.games.roman_diplomacy.adjudication.adjustments import (
    build_fault_of_each_order,
    disband_fault_of_each_order,
    pieces_disbanded_by_default,
)
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.movement import adjudicate
from ledger.games.roman_diplomacy.adjudication.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Piece,
    Readings,
    Retreat,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.results import Outcome
from ledger.games.roman_diplomacy.adjudication.retreats import (
    pieces_after_retreats,
    places_to_retreat,
)
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.notation.places import Gazetteer
from tests.games.roman_diplomacy.cases import AdjudicationCase, cases_in

BOARD = load_shipped_map("standard").board()
CASES = tuple(cases_in(Path(__file__).parent / "datc", Gazetteer(BOARD)))
MOVEMENT = [case for case in CASES if not case.centres]
WINTER = [case for case in CASES if case.centres]
READINGS = Readings()


def outcome_of_case(case: AdjudicationCase) -> Outcome:
    """Return the result of a case. An order to another power's piece does not count."""
    owners = {(piece.province, piece.kind == "G"): piece.owner for piece in case.pieces}
    orders = [
        one.order
        for one in case.orders
        if isinstance(one.order, Hold | Move | Support | Convoy)
        and owners[province_of(one.order.at), one.written.kind == "G"] == one.power
    ]
    return adjudicate(BOARD, case.pieces, orders, READINGS)


@pytest.mark.parametrize("case", MOVEMENT, ids=lambda case: case.id)
def test_each_order_ends_as_the_case_says(case: AdjudicationCase) -> None:
    outcome = outcome_of_case(case)
    found = {(one.piece.province, one.piece.kind == "G"): one for one in outcome.results}
    for expected in case.orders:
        result = found[province_of(getattr(expected.order, "at", "")), expected.written.kind == "G"]
        if result.piece.owner == expected.power:
            assert result.verdict == expected.verdict, (expected, result)
            assert bool(result.dislodged_from) == expected.dislodged, (expected, result)
        else:
            assert expected.verdict == "illegal"
    assert outcome.contested == case.contested


@pytest.mark.parametrize("case", MOVEMENT, ids=lambda case: case.id)
def test_pieces_stand_afterwards_where_the_moves_took_them(case: AdjudicationCase) -> None:
    outcome = outcome_of_case(case)
    going = {
        one.piece.province: province_of(one.order.to)
        for one in outcome.results
        if isinstance(one.order, Move) and one.verdict == "succeeds"
    }
    away = {one.piece.province for one in outcome.dislodged}
    standing = [going.get(p.province, p.province) for p in case.pieces if p.province not in away]
    assert sorted(one.province for one in outcome.pieces) == sorted(standing)
    assert len(set(standing)) == len(standing)


@pytest.mark.parametrize("case", [c for c in MOVEMENT if c.retreats], ids=lambda case: case.id)
def test_dislodged_pieces_may_retreat_where_the_case_says(case: AdjudicationCase) -> None:
    outcome = outcome_of_case(case)
    found = {
        one.piece.province: set(places_to_retreat(BOARD, outcome, one, READINGS))
        for one in outcome.dislodged
    }
    assert found == case.retreats


@pytest.mark.parametrize("case", [c for c in MOVEMENT if c.retreating], ids=lambda case: case.id)
def test_each_retreat_ends_as_the_case_says(case: AdjudicationCase) -> None:
    outcome = outcome_of_case(case)
    given = [one.order for one in case.retreating or () if isinstance(one.order, Retreat)]
    to = {province_of(order.at): order.to for order in given}
    wanted = [to.get(one.piece.province, "") for one in outcome.dislodged]
    taken = pieces_after_retreats(BOARD, outcome, wanted, READINGS)
    there = {
        (out.piece.owner, out.piece.province, place): piece
        for out, piece in zip(outcome.dislodged, taken, strict=True)
        for place in places_to_retreat(BOARD, outcome, out, READINGS)
    }
    for expected in case.retreating or ():
        verdict, order = "illegal", expected.order
        if isinstance(order, Retreat) and (expected.power, order.at, order.to) in there:
            piece = there[expected.power, order.at, order.to]
            verdict = "fails" if piece is None else "succeeds"
            assert piece is None or piece.at == order.to
        assert verdict == expected.verdict, expected


@pytest.mark.parametrize("case", WINTER, ids=lambda case: case.id)
def test_builds_and_disbands_of_a_winter_end_as_the_case_says(case: AdjudicationCase) -> None:
    (power,) = case.centres
    own = [piece for piece in case.pieces if piece.owner == power]
    builds = [one.order for one in case.orders if isinstance(one.order, Build)]
    disbands = [one.order for one in case.orders if isinstance(one.order, Disband)]
    owned = case.centres[power]
    free = len(owned) - len(own)
    sites = [place for place in case.homes.get(power, ()) if place in owned]
    faults = [
        *build_fault_of_each_order(
            BOARD, builds, max(0, free), sites, [piece.province for piece in own]
        ),
        *disband_fault_of_each_order(disbands, max(0, -free), own),
    ]
    assert ["succeeds" if one is None else "illegal" for one in faults] == [
        one.verdict for one in case.orders
    ]
    done = {one.at for one, fault in zip(disbands, faults, strict=False) if fault is None}
    left = [piece for piece in own if piece.at not in done]
    lost = pieces_disbanded_by_default(BOARD, left, owned, max(0, len(left) - len(owned)))
    assert sorted(map(_piece_name, lost)) == sorted(map(_piece_name, case.lost))


def _piece_name(piece: Piece) -> str:
    return piece.name

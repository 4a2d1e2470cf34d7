"""Invariants of every position: no piece appears or is lost, and sequences do not matter."""

from collections import Counter
from random import Random

import pytest

from ledger.games.roman_diplomacy.adjudication.movement import adjudicate
from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Move, Piece, Readings, Support
from ledger.games.roman_diplomacy.adjudication.results import Outcome
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS, load_shipped_map
from tests.games.roman_diplomacy.by_chance import random_orders, random_pieces

BOARDS = {name: load_shipped_map(name).board() for name in SHIPPED_MAPS}
PIECES = {"standard": 34, "classical": 50, "mare_parvum": 10}
TRIES = 150
READINGS = (
    Readings(),
    Readings(edition="1971"),
    Readings(joint=True),
    Readings(side=lambda owner: {"b": "a"}.get(owner, owner)),
)

Seen = tuple[frozenset[str], frozenset[tuple[str, bool, str, str]], frozenset[str]]


def seen_outcome(outcome: Outcome) -> Seen:
    """Return the final places, the result of each order, and the stand-offs."""
    return (
        frozenset(f"{piece.owner} {piece.name}" for piece in outcome.pieces),
        frozenset(
            (one.piece.province, one.piece.kind == "G", one.verdict, one.dislodged_from)
            for one in outcome.results
        ),
        outcome.contested,
    )


@pytest.mark.parametrize("name", SHIPPED_MAPS)
@pytest.mark.parametrize("readings", READINGS, ids=["2023", "1971", "joint", "federation"])
def test_the_sequence_of_orders_and_pieces_changes_nothing(name: str, readings: Readings) -> None:
    chance = Random(f"{name} in another order")
    board = BOARDS[name]
    for _ in range(TRIES // len(READINGS)):
        pieces = random_pieces(board, chance, PIECES[name])
        given = random_orders(board, chance, pieces)
        before = seen_outcome(adjudicate(board, pieces, given, readings))
        chance.shuffle(pieces)
        chance.shuffle(given)
        assert seen_outcome(adjudicate(board, pieces, given, readings)) == before


@pytest.mark.parametrize("name", SHIPPED_MAPS)
@pytest.mark.parametrize("readings", READINGS, ids=["2023", "1971", "joint", "federation"])
def test_no_piece_appears_vanishes_or_shares_a_province(name: str, readings: Readings) -> None:
    chance = Random(f"{name} counted")
    board = BOARDS[name]
    for _ in range(TRIES // len(READINGS)):
        pieces = random_pieces(board, chance, PIECES[name])
        outcome = adjudicate(board, pieces, random_orders(board, chance, pieces), readings)
        left = [*outcome.pieces, *outcome.destroyed, *(one.piece for one in outcome.dislodged)]
        assert Counter((one.kind, one.owner) for one in left) == Counter(
            (one.kind, one.owner) for one in pieces
        )
        places = Counter((one.province, one.kind == "G") for one in outcome.pieces)
        assert set(places.values()) <= {1}
        assert len(outcome.results) == len(pieces)
        assert all(one.reason is not None for one in outcome.results)


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_reasons_change_no_result(name: str) -> None:
    chance = Random(f"{name} without reasons")
    board = BOARDS[name]
    for _ in range(TRIES):
        pieces = random_pieces(board, chance, PIECES[name])
        given = random_orders(board, chance, pieces)
        told = adjudicate(board, pieces, given, Readings())
        untold = adjudicate(board, pieces, given, Readings(reasons=False))
        assert untold.pieces == told.pieces
        assert untold.dislodged == told.dislodged
        assert untold.contested == told.contested


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_other_names_of_owners_change_no_result(name: str) -> None:
    chance = Random(f"{name} renamed")
    board = BOARDS[name]
    other = {"a": "d", "b": "c", "c": "b", "d": "a", "": ""}
    for _ in range(TRIES):
        pieces = random_pieces(board, chance, PIECES[name])
        given = random_orders(board, chance, pieces)
        renamed = [Piece(one.kind, one.at, other[one.owner]) for one in pieces]
        before = adjudicate(board, pieces, given)
        after = adjudicate(board, renamed, given)
        assert [one.at for one in after.pieces] == [one.at for one in before.pieces]


def test_chance_brings_every_kind_of_order_and_of_end() -> None:
    chance = Random("every kind")
    board = BOARDS["standard"]
    kinds, causes = Counter[type](), Counter[str]()
    for _ in range(TRIES * 4):
        pieces = random_pieces(board, chance, PIECES["standard"])
        for result in adjudicate(board, pieces, random_orders(board, chance, pieces)).results:
            kinds[type(result.order)] += 1
            causes[result.reason.cause if result.reason else ""] += 1
    assert {Move, Support, Convoy} <= kinds.keys()
    assert {"stronger", "bounced", "resisted", "cut", "dislodged", "carried"} <= causes.keys()
    assert {"convoy-broken", "no-convoy", "own-piece", "head-to-head"} <= causes.keys()

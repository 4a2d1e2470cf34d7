"""The adjudicator agrees with a second, slow one that tries everything.

A situation on which they differ is shrunk and printed in the form of `kept/`, which has earlier
ones.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.impulses import AdjudicatedTurn, adjudicate_turn
from ledger.games.roman_diplomacy.adjudication.orders import Order, Piece, Readings
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS
from tests.games.roman_diplomacy.slow.chance import random_situation
from tests.games.roman_diplomacy.slow.comparing import (
    differences,
    do_adjudicators_differ,
    final_places,
)
from tests.games.roman_diplomacy.slow.groups import MOST, TooManyOrdersError
from tests.games.roman_diplomacy.slow.shrinking import shrink_situation
from tests.games.roman_diplomacy.slow.situation import (
    Situation,
    TitledSituation,
    situation_text,
    titled_situations,
)
from tests.games.roman_diplomacy.slow.turn import SlowTurn, play_slowly

KEPT = [
    one
    for file in sorted((Path(__file__).parent / "kept").glob("*.txt"))
    for one in titled_situations(file)
]
A_FEW, MANY = 100, 6_667
"""Situations on each of the three boards."""


def slow_turn(one: Situation) -> SlowTurn:
    """Play the turn slowly."""
    return play_slowly(one.board, one.pieces, one.orders, one.readings)


def solvable_situations(name: str, seed: str) -> Iterator[tuple[Situation, SlowTurn]]:
    """Yield random situations on this board with groups small enough to be tried."""
    chance = Random(f"{name}, {seed}")
    while True:
        one = random_situation(name, chance)
        try:
            yield one, slow_turn(one)
        except TooManyOrdersError:
            continue


def assert_agreement(one: Situation, slowly: SlowTurn) -> None:
    """Assert that both agree on a situation, its retreats and its barbarians."""
    found = differences(one, slowly)
    if found:
        small = shrink_situation(one, do_adjudicators_differ)
        kept = situation_text(small, final_places(slow_turn(small)))
        pytest.fail(f"{differences(small)}, in\n{kept}")


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_both_adjudicators_decide_the_same(name: str) -> None:
    for one, slowly in islice(solvable_situations(name, "a few"), A_FEW):
        assert_agreement(one, slowly)


@pytest.mark.soak
@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_both_adjudicators_decide_very_many_situations_the_same(name: str) -> None:
    for one, slowly in islice(solvable_situations(name, "many"), MANY):
        assert_agreement(one, slowly)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.title)
def test_both_adjudicators_decide_kept_situations_as_written(kept: TitledSituation) -> None:
    slowly = slow_turn(kept.situation)
    assert tuple(final_places(slowly)) == kept.ends
    assert_agreement(kept.situation, slowly)


def test_kept_situations_are_written_as_they_are_read() -> None:
    assert KEPT
    for kept in KEPT:
        text = Path(__file__).parent / "kept"
        lines = situation_text(kept.situation, kept.ends)
        assert any(lines.lower() in file.read_text("utf-8").lower() for file in text.glob("*.txt"))


def test_chance_brings_groups_of_every_size_and_all_that_the_variant_adds() -> None:
    sizes, brought = Counter[int](), Counter[str]()
    for name in SHIPPED_MAPS:
        for one, slowly in islice(solvable_situations(name, "counted"), A_FEW):
            sizes.update(slowly.sizes)
            brought.update(unit.verdict for unit in slowly.units)
            brought.update(f"impulse {n}" for n, _ in enumerate(slowly.after, start=1))
            brought["several groups"] += len(slowly.sizes) > len(slowly.after)
            brought["barbarian"] += any(piece.barbarian for piece in one.pieces)
            brought["whole board"] += len(one.pieces) > len(one.board.provinces) // 2
            brought["lost in a path"] += slowly.standing != [*slowly.after[0]]
    assert max(sizes) <= MOST
    assert {*range(1, 9)} <= sizes.keys()
    assert {"illegal", "void", "succeeds", "fails", "impulse 2", "impulse 4"} <= brought.keys()
    assert min(brought[one] for one in ("several groups", "barbarian", "whole board")) > A_FEW // 4


def adjudicate_wrongly(
    board: Board, pieces: list[Piece], orders: list[Order], readings: Readings
) -> AdjudicatedTurn:
    """An adjudicator that always adds the strengths of an army and the garrison beside it."""
    return adjudicate_turn(board, pieces, orders, replace(readings, joint=True))


def test_a_mistake_is_noticed_and_shrunk_to_the_pieces_that_show_it() -> None:
    every = (one for one, _ in solvable_situations("mare_parvum", "mistaken"))
    first = next(
        one for one in islice(every, 500) if do_adjudicators_differ(one, adjudicate_wrongly)
    )
    small = shrink_situation(first, lambda one: do_adjudicators_differ(one, adjudicate_wrongly))
    assert do_adjudicators_differ(small, adjudicate_wrongly)
    assert Counter(piece.kind == "G" for piece in small.pieces) == {True: 1, False: 3}
    assert len(small.orders) == len({"the move", "its support"})
    assert (small.words, small.markers, small.together) == (frozenset(),) * 3


def test_independent_orders_are_decided_separately() -> None:
    ring = next(kept for kept in KEPT if kept.title.startswith("Two rings"))
    assert sorted(slow_turn(ring.situation).sizes) == [3, 3]

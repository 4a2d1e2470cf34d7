"""Seating: every piece is at one place at most, and places know the order of arrival."""

from hypothesis import given
from hypothesis import strategies as st

from ledger.record.entry import Placement
from ledger.record.seating import Seating

PLACEMENTS = st.lists(
    st.lists(
        st.builds(
            Placement,
            piece=st.sampled_from(["ada", "bea", "cai"]),
            place=st.sampled_from(["", "bench", "wall", "tree"]),
            seat=st.sampled_from(["seat", "throne", ""]),
        ),
        max_size=3,
    ),
    max_size=15,
)


def seating_after(turns: list[list[Placement]]) -> Seating:
    seating = Seating()
    for position, placements in enumerate(turns, start=1):
        seating = seating.with_placements(placements, position)
    return seating


@given(PLACEMENTS)
def test_a_piece_is_where_it_was_put_last(turns: list[list[Placement]]) -> None:
    seating = seating_after(turns)
    last = {placement.piece: placement for turn in turns for placement in turn}
    for piece, placement in last.items():
        assert seating.place_of(piece) == placement.place
        seat = seating.seat_of(piece)
        assert (seat is None) is (placement.place == "")
        assert seat is None or seat.seat == placement.seat


@given(PLACEMENTS)
def test_places_hold_the_pieces_that_are_there_and_each_once(turns: list[list[Placement]]) -> None:
    seating = seating_after(turns)
    there = [(place, piece) for place in seating.places for piece in seating.pieces_at(place)]
    assert sorted(there) == sorted((seat.place, piece) for piece, seat in seating.seats.items())


@given(PLACEMENTS)
def test_the_piece_that_arrived_first_stands_first(turns: list[list[Placement]]) -> None:
    seating = seating_after(turns)
    for place in seating.places:
        arrivals = [
            seat.arrived for piece in seating.pieces_at(place) if (seat := seating.seat_of(piece))
        ]
        assert arrivals == sorted(arrivals)


def test_a_move_to_another_seat_of_the_same_place_keeps_the_order() -> None:
    seating = seating_after(
        [
            [Placement("ada", "bench", "seat")],
            [Placement("bea", "bench", "seat")],
            [Placement("ada", "bench", "throne")],
        ]
    )
    assert seating.pieces_at("bench") == ("ada", "bea")
    ada = seating.seat_of("ada")
    assert ada is not None
    assert (ada.seat, ada.arrived) == ("throne", 1)


def test_a_piece_that_leaves_and_returns_stands_last() -> None:
    seating = seating_after(
        [
            [Placement("ada", "bench"), Placement("bea", "bench")],
            [Placement("ada", "")],
            [Placement("ada", "bench")],
        ]
    )
    assert seating.pieces_at("bench") == ("bea", "ada")


def test_a_piece_without_a_place_is_nowhere() -> None:
    seating = Seating()
    assert seating.seat_of("ada") is None
    assert seating.place_of("ada") == ""
    assert seating.pieces_at("bench") == ()
    assert seating.with_placements((Placement("ada", ""),), 1) == seating

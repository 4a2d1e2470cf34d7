"""Barbarians spread, are cleared, and take centres (DIP-BARB, DIP-BARMY-07)."""

from collections.abc import Iterable

import pytest

from ledger.games.roman_diplomacy.adjudication.barbarians import markers_left, spread_of_barbarians
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.notation.places import Gazetteer
from tests.games.roman_diplomacy.cases import parse_piece

SMALL = load_shipped_map("mare_parvum").board()


def pieces_of_x(*texts: str) -> Iterable[Piece]:
    places = Gazetteer(SMALL)
    return [parse_piece(text, "X", places) for text in texts]


@pytest.mark.rule("DIP-START-01", "DIP-START-02")
@pytest.mark.parametrize(
    ("name", "garrisons", "barbarians"), [("standard", 34, 22), ("mare_parvum", 6, 4)]
)
def test_every_centre_begins_with_a_garrison_and_all_other_land_with_barbarians(
    name: str, garrisons: int, barbarians: int
) -> None:
    provinces = load_shipped_map(name).board().provinces.values()
    assert sum(one.centre for one in provinces) == garrisons
    assert sum(one.can_hold_armies and not one.centre for one in provinces) == barbarians


@pytest.mark.rule("DIP-BARB-03")
def test_an_army_clears_and_a_fleet_or_a_barbarian_army_does_not() -> None:
    markers = frozenset({"ill", "dac", "gal", "lib"})
    army, fleet = pieces_of_x("A ill", "F lib")
    hired = Piece("A", "dac", "X", barbarian=True)
    assert markers_left(markers, (army, fleet, hired)) == {"dac", "gal", "lib"}


@pytest.mark.rule("DIP-BARB-01")
def test_barbarians_come_back_behind_an_army() -> None:
    standing = pieces_of_x("A thr", "G bru", "G alb", "G afr", "G aeg", "G sic")
    after = spread_of_barbarians(SMALL, frozenset({"dac", "gal", "lib"}), standing)
    assert after.markers == {"dac", "gal", "lib", "ill"}
    assert not after.lost


@pytest.mark.rule("DIP-BARB-01", "DIP-BARB-02")
def test_barbarians_spread_one_step_a_turn_and_not_from_centres() -> None:
    standing = [*pieces_of_x("A gal", "G afr", "G aeg", "G sic")]
    first = spread_of_barbarians(SMALL, frozenset({"dac"}), standing)
    assert first.markers == {"dac", "ill", "lib"}
    assert first.lost == {"thr"}
    second = spread_of_barbarians(SMALL, first.markers, [*standing, *pieces_of_x("G thr")])
    assert second.lost == {"bru"}
    third = spread_of_barbarians(SMALL, second.markers, [*standing, *pieces_of_x("G thr", "G bru")])
    assert third.markers == first.markers
    assert not third.lost


@pytest.mark.rule("DIP-BARB-01")
def test_a_fleet_in_port_keeps_barbarians_out() -> None:
    standing = pieces_of_x("F thr", "A ill", "A gal", "G alb", "G bru", "G afr", "G aeg", "G sic")
    after = spread_of_barbarians(SMALL, frozenset({"dac"}), standing)
    assert after.markers == {"dac", "lib"}
    assert not after.lost


@pytest.mark.rule("DIP-BARB-01", "DIP-BARB-02")
def test_barbarians_come_in_from_the_edge_and_reach_no_island() -> None:
    after = spread_of_barbarians(SMALL, frozenset(), pieces_of_x("G alb", "G bru", "G thr"))
    assert after.markers == {"dac", "gal", "lib"}
    assert after.lost == {"afr", "aeg"}


@pytest.mark.rule("DIP-BARMY-07")
def test_a_barbarian_army_does_not_spread_barbarians() -> None:
    standing = [
        Piece("A", "ill", "X", barbarian=True),
        *pieces_of_x("G thr", "G alb", "G afr", "G aeg"),
    ]
    after = spread_of_barbarians(SMALL, frozenset(), standing)
    assert after.markers == {"gal", "dac", "lib"}
    assert not after.lost
    again = spread_of_barbarians(SMALL, after.markers, standing)
    assert again.lost == {"bru"}

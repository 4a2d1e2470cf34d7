"""Retreats, builds, disbands and first cities of bots."""

from random import Random

from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband, Piece, Retreat
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.strategy.situation import Situation
from ledger.games.roman_diplomacy.strategy.winter import (
    sensible_builds,
    sensible_city,
    sensible_disbands,
    sensible_retreats,
)

STANDARD = load_shipped_map("standard")
PARVUM = load_shipped_map("mare_parvum").board()


def test_two_dislodged_pieces_do_not_flee_to_one_place() -> None:
    gone = {
        "A bru": (Piece("A", "bru", "X"), ("alb", "gal")),
        "A ill": (Piece("A", "ill", "X"), ("alb",)),
    }
    seen = Situation(PARVUM, (), {"alb": "X"}, "X")
    went = sensible_retreats(seen, gone)
    assert {*went.values()} == {Retreat("ill", "alb"), Retreat("bru", "gal")}


def test_two_pieces_dislodged_from_one_place_retreat_apart() -> None:
    army, fleet = Piece("A", "thr", "X"), Piece("F", "thr", "X")
    seen = Situation(PARVUM, (), {}, "X")
    went = sensible_retreats(seen, {"A thr": (army, ("dac", "ill")), "F thr": (fleet, ("ill",))})
    assert went == {"A thr": Retreat("thr", "dac"), "F thr": Retreat("thr", "ill")}
    went = sensible_retreats(seen, {"A thr": (army, ("ill",)), "A thr 2": (army, ("dac", "ill"))})
    assert went == {"A thr": Retreat("thr", "ill"), "A thr 2": Retreat("thr", "dac")}


def test_a_piece_without_a_retreat_gets_no_order() -> None:
    seen = Situation(PARVUM, (), {}, "X")
    assert sensible_retreats(seen, {"A bru": (Piece("A", "bru", "X"), ())}) == {}


def test_a_bot_builds_within_its_number_and_first_in_cities() -> None:
    seen = Situation(
        PARVUM, (), {"bru": "X", "alb": "", "thr": ""}, "X", markers=frozenset({"dac"})
    )
    built = sensible_builds(seen, ["bru"], 2, ["dac"])
    assert [one.at for one in built] == ["bru", "dac"]
    assert built[1] == Build("A", "dac", barbarian=True)
    assert len(sensible_builds(seen, ["bru"], 1, ["dac"])) == 1


def test_a_bot_disbands_the_least_useful_piece() -> None:
    foe = Piece("A", "ill", "Y")
    pieces = (Piece("A", "bru", "X"), Piece("A", "aeg", "X"), foe)
    seen = Situation(PARVUM, pieces, {"bru": "X", "aeg": "X", "alb": "", "thr": ""}, "X")
    assert sensible_disbands(seen, 1) == (Disband("A", "aeg"),)


def test_a_newcomer_chooses_a_free_city_far_from_others() -> None:
    cities = STANDARD.imperial_cities()
    board, taken = STANDARD.board(), ["rom"]
    free = [one for one in cities if one not in taken]
    chosen = {sensible_city(board, free, taken, Random(seed)) for seed in range(20)}
    assert chosen <= set(free)
    assert not chosen & {"nap", "ven"}

"""The effect of each reading about barbarians on one position."""

import pytest

from ledger.games.roman_diplomacy.adjustments import must_be_adjustments
from ledger.games.roman_diplomacy.barbarian_spread import spread_after_turn
from ledger.games.roman_diplomacy.maps.model import MapData
from tests.games.roman_diplomacy.table import Table, map_named, rules_and_keys, scenario_on_map
from tests.games.roman_diplomacy.under import small_map_with_reading, under_reading

NOT_BARBARIAN = ["DIP-BARMY-01 not-barbarian-land"]


@pytest.mark.rule("DIP-BARB-01")
@under_reading(
    "spread.steps",
    {
        "one_step_simultaneous": ({"gal", "dac", "lib"}, "X"),
        "cascade": ({"gal", "dac", "lib", "ill"}, ""),
    },
)
def test_a_reading_sets_how_far_barbarians_spread(
    value: str, expected: tuple[set[str], str]
) -> None:
    pieces = {"X": ["A bru"], "neutral": ["G alb", "G afr", "G aeg", "G sic"]}
    table = small_map_with_reading("spread.steps", value).set_board(
        pieces, {"bru": "X", "thr": "X"}, ["gal"]
    )
    table.play_phase(X=["A bru H"])
    assert (table.world.position.markers, *table.owners("thr")) == expected


def map_with_island_thracia() -> MapData:
    """Return the small map with Thracia as an island that only fleets reach, from Illyria."""
    small = map_named("mare_parvum")
    cut = {
        place: small.provinces[place].model_copy(
            update={
                "army": tuple({*small.provinces[place].army} - {"thr"}) if place != "thr" else ()
            }
        )
        for place in ("ill", "dac", "thr")
    }
    return small.model_copy(update={"provinces": {**small.provinces, **cut}})


@pytest.mark.rule("DIP-BARB-01", "DIP2-07")
@under_reading("spread.adjacency", {"land_and_direct_passage": "X", "any": ""})
def test_a_reading_sets_the_borders_that_barbarians_cross(value: str, expected: str) -> None:
    given = scenario_on_map("mare_parvum", spread__adjacency=value)
    table = Table(given.model_copy(update={"map": map_with_island_thracia()}))
    table.set_board({"X": ["A bru"]}, {"bru": "X", "thr": "X"}, ["ill", "dac"])
    assert table.play_phase(X=["A bru H"]).owners("thr") == [expected]


@pytest.mark.rule("DIP2-07")
@pytest.mark.parametrize("value", ["land_and_direct_passage", "any"])
def test_barbarians_cross_direct_passages_under_every_reading(value: str) -> None:
    table = Table(scenario_on_map("classical", spread__adjacency=value))
    board, far = table.world.board, set[str]()
    for passage in table.world.scenario.map.passages:
        one, other = passage.split("-")
        assert other in board.provinces[one].army
        table.set_board({"X": []}, {}, [one])
        after = spread_after_turn(table.state)
        far |= {other} & (after.markers | after.lost)
    assert far == {passage.split("-")[1] for passage in table.world.scenario.map.passages}
    assert far


@pytest.mark.rule("DIP-BARB-01")
@under_reading("spread.season", {"every_turn": [True, True], "autumn_only": [False, True]})
def test_a_reading_sets_the_seasons_of_barbarians(value: str, expected: list[bool]) -> None:
    pieces = {"X": ["A thr", "G bru"], "neutral": ["G alb"]}
    table = small_map_with_reading("spread.season", value).set_board(
        pieces, {"bru": "X", "thr": "X"}, ["dac"]
    )
    came = ["ill" in table.play_phase(X=["A thr H"]).world.position.markers]
    table.play_phase(X=["A thr H"]).play_phase("adjustments")
    assert table.world.turn == 2
    assert [*came, "ill" in table.world.position.markers] == expected


@pytest.mark.rule("DIP-BARB-01", "DIP-WIN-01")
@under_reading(
    "spread.position",
    {"end_of_turn_after_adjustments": (True, ["X"]), "before_win_check": (False, [""])},
)
def test_a_reading_spreads_barbarians_before_or_after_the_win_check(
    value: str, expected: tuple[bool, list[str]]
) -> None:
    pieces = {"X": ["A alb", "A sic", "A bru"], "neutral": ["G afr", "G aeg"]}
    owners = {"alb": "X", "bru": "X", "sic": "X", "thr": "X"}
    table = small_map_with_reading("spread.position", value).set_board(pieces, owners, ["dac"])
    table.skip_to_autumn().play_phase(X=["A alb H"])
    assert (table.world.is_ended, table.owners("thr")) == expected


@pytest.mark.rule("DIP-BARB-01", "DIP-BARMY-01")
@under_reading(
    "spread.position", {"end_of_turn_after_adjustments": False, "before_win_check": True}
)
def test_a_reading_decides_land_that_a_unit_leaves_in_winter(value: str, expected: bool) -> None:
    pieces = {"X": ["A ill", "A bru"], "neutral": ["G alb", "G thr"]}
    table = small_map_with_reading("spread.position", value).set_board(
        pieces, {"bru": "X"}, ["dac"]
    )
    table.skip_to_autumn().play_phase(X=["A ill H"]).play_phase("adjustments", X=["Disband A ill"])
    assert ("ill" not in table.world.position.markers) == expected


@pytest.mark.rule("DIP-BARB-02")
@under_reading("spread.reverted_centre", {"garrison_replaces_barbarians": False, "both": True})
def test_a_reading_keeps_barbarians_in_a_centre_they_take(value: str, expected: bool) -> None:
    pieces = {"X": ["A gal"], "neutral": ["G bru", "G alb"]}
    table = small_map_with_reading("spread.reverted_centre", value).set_board(
        pieces, {"thr": "X"}, ["dac"]
    )
    table.play_phase(X=["A gal H"])
    assert table.owners("thr") == [""]
    assert "neutral G thr" in table.standing
    assert ("thr" in table.world.position.markers) == expected
    said = rules_and_keys(must_be_adjustments(table.state, "X", ("Build B thr",)))
    assert (NOT_BARBARIAN[0] not in said) == expected


@pytest.mark.rule("DIP-BARB-02", "DIP-BARMY-04")
@under_reading("spread.reverted_centre", {"garrison_replaces_barbarians": False, "both": True})
def test_a_reading_keeps_barbarians_in_a_centre_of_an_army_let_go(
    value: str, expected: bool
) -> None:
    table = small_map_with_reading("spread.reverted_centre", value)
    table.set_board({"X": ["B sic", "A bru"]}, {"sic": "X", "bru": "X"}).skip_to_autumn().at(
        "adjustments"
    )
    table.play_phase("adjustments", X=["Disband B sic"])
    assert table.owners("sic") == [""]
    assert {"neutral B sic", "neutral G sic"} <= table.standing
    assert ("sic" in table.world.position.markers) == expected


@pytest.mark.rule("DIP-BARB-01")
@under_reading("spread.fleet_blocks", {True: ["X"], False: [""]})
def test_a_reading_lets_a_fleet_in_port_keep_barbarians_out(
    value: bool, expected: list[str]
) -> None:
    pieces = {"X": ["F thr", "A ill", "A gal"], "neutral": ["G bru", "G alb"]}
    table = small_map_with_reading("spread.fleet_blocks", value).set_board(
        pieces, {"thr": "X"}, ["dac"]
    )
    assert table.play_phase(X=["A ill H"]).owners("thr") == expected
    assert "X F thr" in table.standing
    assert ("neutral G thr" in table.standing) == (expected == [""])


@pytest.mark.rule("DIP-BARB-03")
@under_reading("clear.retreats", {True: {"dac"}, False: {"dac", "ill"}})
def test_a_reading_lets_a_retreating_army_clear_land(value: bool, expected: set[str]) -> None:
    pieces = {"X": ["A bru"], "Y": ["A alb", "A gal"], "neutral": ["G thr"]}
    table = small_map_with_reading("clear.retreats", value).set_board(
        pieces, {}, ["dac", "ill", "gal"]
    )
    table.play_phase(Y=["A alb - bru", "A gal S A alb - bru"])
    table.play_phase("retreats", X=["A bru R ill"])
    assert "X A ill" in table.standing
    assert table.world.position.markers & {"dac", "ill"} == expected


@pytest.mark.rule("DIP-BARB-03")
@pytest.mark.parametrize("value", [True, False])
def test_a_move_clears_and_a_fleet_never_does(value: bool) -> None:
    table = small_map_with_reading("clear.retreats", value).set_board(
        {"X": ["A bru", "F mid"]}, {}, ["ill", "lib"]
    )
    table.play_phase(X=["A bru - ill", "F mid - lib"])
    assert table.world.position.markers & {"ill", "lib"} == {"lib"}

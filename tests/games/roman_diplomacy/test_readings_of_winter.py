"""The effect of each reading about barbarian armies and clashing builds on one position."""

import pytest

from ledger.games.roman_diplomacy.adjustments import must_be_adjustments
from tests.games.roman_diplomacy.table import Table, rules_and_keys
from tests.games.roman_diplomacy.under import (
    build_provinces_and_count,
    small_map_with_reading,
    under_reading,
)

STANDS_THERE = ["DIP-BARMY-01 a-unit-stands-there"]
TOO_MANY = ["DIP-CITY-07 too-many-builds"]


@pytest.mark.rule("DIP-BARMY-01")
@under_reading("raise.needs_empty_province", {True: (STANDS_THERE, False), False: ([], True)})
@pytest.mark.parametrize("leaves", [True, False])
def test_a_reading_allows_raising_an_army_in_a_province_vacated_this_winter(
    value: bool, expected: tuple[list[str], bool], leaves: bool
) -> None:
    pieces = {"X": ["F lib", "F sic"], "Y": ["A alb"]}
    table = small_map_with_reading("raise.needs_empty_province", value)
    table.set_board(pieces, {"sic": "X", "alb": "Y", "thr": "Y"}, ["lib"]).skip_to_autumn().at(
        "adjustments"
    )
    said = rules_and_keys(must_be_adjustments(table.state, "Y", ("Build B lib",)))
    offered = "lib" in build_provinces_and_count(table, "Y")[0]
    gone = "F lib" if leaves else "F sic"
    table.play_phase("adjustments", X=[f"Disband {gone}"], Y=["Build B lib"])
    assert said == expected[0]
    assert offered == (not said)
    assert ("Y B lib" in table.standing) == (expected[1] and leaves)


@pytest.mark.rule("DIP-BARMY-01")
@under_reading("raise.keeps_marker", {True: {"dac", "gal"}, False: {"gal"}})
def test_a_reading_removes_barbarians_under_a_raised_army(value: bool, expected: set[str]) -> None:
    table = small_map_with_reading("raise.keeps_marker", value).set_board(
        {"X": []}, {"sic": "X"}, ["dac", "gal"]
    )
    table.skip_to_autumn().at("adjustments").play_phase("adjustments", X=["Build B dac"])
    assert "X B dac" in table.standing
    assert table.world.position.markers & {"dac", "gal"} == expected


@pytest.mark.rule("DIP-BARMY-02")
@under_reading(
    "raise.duplicate",
    {
        "unused_this_season": (TOO_MANY, set()),
        "next_choice_may_be_tried": ([], {"X B gal", "Y A thr", "Z B ill"}),
    },
)
def test_a_reading_decides_clashing_builds(
    value: str, expected: tuple[list[str], set[str]]
) -> None:
    owners = {"bru": "X", "thr": "Y", "sic": "Z"}
    table = small_map_with_reading("raise.duplicate", value).set_board(
        {"X": []}, owners, ["dac", "gal", "ill"], {"Y": "thr", "X": "bru"}
    )
    table.skip_to_autumn().at("adjustments")
    wishes = {
        "X": ("Build B dac", "Build B gal", "Build A bru"),
        "Y": ("Build B dac", "Build B ill", "Build A thr"),
        "Z": ("Build B ill",),
    }
    assert rules_and_keys(must_be_adjustments(table.state, "X", wishes["X"])) == expected[0]
    assert (build_provinces_and_count(table, "X")[1] is None) == (not expected[0])
    table.play_phase("adjustments", X=wishes["X"], Y=wishes["Y"])
    assert table.units == (expected[1] and {"X B gal", "Y B ill"})
    again = small_map_with_reading("raise.duplicate", value).set_board(
        {"X": []}, owners, ["dac", "gal", "ill"], {"Y": "thr", "X": "bru"}
    )
    again.skip_to_autumn().at("adjustments").play_phase("adjustments", **wishes)
    assert again.units == (expected[1] or {"Z B ill"})


@pytest.mark.rule("DIP-BARMY-02")
def test_the_first_choices_come_before_the_next_ones() -> None:
    owners = {"bru": "X", "alb": "Y"}
    table = small_map_with_reading("raise.duplicate", "next_choice_may_be_tried").set_board(
        {"X": []}, owners, ["dac"], {"X": "bru", "Y": "alb"}
    )
    table.skip_to_autumn().at("adjustments")
    table.play_phase(
        "adjustments", X=["Build A bru", "Build B dac"], Y=["Build B dac", "Build A alb"]
    )
    assert table.units == {"X A bru", "Y B dac"}


@pytest.mark.rule("DIP-BARMY-06")
@under_reading(
    "raise.capture_garrison",
    {"at_once": (True, "Z A bru", True), "when_army_leaves": (False, "Z A alb", False)},
)
def test_a_reading_sets_when_a_centre_taken_by_a_barbarian_army_is_guarded(
    value: str, expected: tuple[bool, str, bool]
) -> None:
    def table_after_capture() -> Table:
        table = small_map_with_reading("raise.capture_garrison", value)
        table.set_board({"X": ["B alb"], "Z": ["A bru"]}, {"alb": "Y", "bru": "Z", "sic": "X"})
        table.skip_to_autumn().play_phase(X=["B alb H"], Z=["A bru H"])
        table.play_phase("adjustments")
        assert (table.owners("alb"), table.world.season) == ([""], "spring")
        return table

    table = table_after_capture()
    guarded = "neutral G alb" in table.standing
    assert "neutral G alb" in table.play_phase(X=["B alb - gal"]).standing
    table = table_after_capture().play_phase(X=["B alb - gal"], Z=["A bru - alb"])
    (army,) = table.units - {"X B gal"}
    assert (guarded, army, "neutral G alb" in table.standing) == expected


@pytest.mark.rule("DIP-BARMY-06")
@pytest.mark.parametrize("value", ["at_once", "when_army_leaves"])
def test_a_centre_that_a_barbarian_army_only_passed_through_gets_no_garrison(value: str) -> None:
    table = small_map_with_reading("raise.capture_garrison", value)
    table.set_board({"X": ["B alb"], "neutral": ["G bru"]}, {"sic": "X"})
    table.skip_to_autumn().play_phase(X=["B alb - gal"]).play_phase("adjustments")
    assert table.owners("alb") == [""]
    assert "alb" not in table.world.position.garrisons


@pytest.mark.rule("DIP-BARMY-06")
def test_the_garrison_comes_under_the_other_reading_in_the_autumn_the_army_leaves() -> None:
    table = small_map_with_reading("raise.capture_garrison", "when_army_leaves")
    table.set_board({"X": ["B alb"]}, {"alb": "Y", "sic": "X"}).skip_to_autumn()
    table.play_phase(X=["B alb H"]).play_phase("adjustments").play_phase(X=["B alb H"])
    assert "neutral G alb" not in table.standing
    assert "neutral G alb" in table.play_phase(X=["B alb - gal"]).standing


@pytest.mark.rule("DIP-BARMY-06")
@under_reading("raise.in_own_centre", {"no_effect": ("X", "X"), "reverts": ("", "neutral")})
def test_a_reading_decides_an_own_centre_under_a_barbarian_army(
    value: str, expected: tuple[str, str]
) -> None:
    table = small_map_with_reading("raise.in_own_centre", value)
    table.set_board({"X": ["B alb", "G alb", "B bru"]}, {"alb": "X", "bru": "X"})
    table.skip_to_autumn().play_phase(X=["B alb H"])
    assert table.owners("alb", "bru") == [expected[0]] * 2
    assert f"{expected[1]} G alb" in table.standing
    assert ("neutral G bru" in table.standing) == (value == "reverts")


@pytest.mark.rule("DIP-BARMY-05")
@under_reading(
    "raise.rehire_cost",
    {"one_build": (TOO_MANY, {"X A sic"}), "free": ([], {"X A sic", "X B ill"})},
)
@pytest.mark.parametrize("owner", ["neutral", "Y"])
def test_a_reading_sets_the_price_of_an_army_in_disorder(
    value: str, expected: tuple[list[str], set[str]], owner: str
) -> None:
    table = small_map_with_reading("raise.rehire_cost", value)
    table.set_board({"X": ["A sic"], owner: ["B ill"]}, {"sic": "X"}).skip_to_autumn().at(
        "adjustments"
    )
    said = rules_and_keys(must_be_adjustments(table.state, "X", ("Build B ill",)))
    offered = "ill" in build_provinces_and_count(table, "X")[0]
    table.play_phase("adjustments", X=["Build B ill"], Y=["Disband B ill"])
    assert (said, table.units - {"neutral B ill"}) == expected
    assert offered == (not said)


@pytest.mark.rule("DIP-BARMY-05", "DIP-BARMY-08")
def test_an_army_hired_for_free_counts_in_the_next_winter() -> None:
    table = small_map_with_reading("raise.rehire_cost", "free")
    table.set_board({"X": ["A sic"], "neutral": ["B ill"]}, {"sic": "X"}).skip_to_autumn().at(
        "adjustments"
    )
    table.play_phase("adjustments", X=["Build B ill"]).play_phase(X=["A sic H"]).play_phase(
        X=["A sic H"]
    )
    assert table.world.phase == "adjustments"
    assert table.play_phase("adjustments", X=["Disband A sic"]).units == {"X B ill"}

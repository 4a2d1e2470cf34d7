"""Units beside another empire's garrison: barbarian armies are turned out too, and take nothing.

Rules: D-13, DIP-CITY-03, DIP-CITY-05, DIP-DEFED-01.
"""

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjustments import (
    must_be_adjustments,
    provinces_of_armies_to_hire,
)
from ledger.games.roman_diplomacy.events.board import AdjustmentsResolved, GuestsTurnedOut
from ledger.games.roman_diplomacy.events.empires import LeavingDeclared
from ledger.games.roman_diplomacy.winter import OrderAdjustments, must_be_for_winter
from tests.games.roman_diplomacy.table import Table, rules_and_keys, small_map_table, unite_empires

STAYS = {"federation__unit_in_ex_ally_city": "stays"}


def table_with_guest_unit(letter: str = "B", *others: str, **readings: str) -> Table:
    """Return a table with Y's unit in X's city. Both are one federation, and Z is outside."""
    table = small_map_table(**readings).set_board(
        {"X": ["G bru", "A thr"], "Y": [f"{letter} bru", "A alb", *others], "Z": ["A afr"]},
        {"bru": "X", "thr": "X", "alb": "Y", "afr": "Z", "aeg": "Z"},
        cities={"X": "bru", "Y": "alb", "Z": "afr"},
    )
    return unite_empires(table, "X", "Y")


def play_turn(table: Table) -> Table:
    return table.play_phase(X=["A thr H"], Y=["A alb H"], Z=["A afr H"])


@pytest.mark.rule("DIP-DEFED-01", "DIP-CITY-05")
@pytest.mark.parametrize("letter", ["A", "B"])
@pytest.mark.parametrize("leaves", ["X", "Y"])
def test_a_former_partners_unit_is_turned_out_whatever_it_is(letter: str, leaves: str) -> None:
    table = play_turn(
        table_with_guest_unit(letter).record_events(LeavingDeclared(leaves))
    ).play_phase("trades")
    assert table.world.phase == "partings"
    (turned,) = table.of(GuestsTurnedOut)
    assert isinstance(turned, GuestsTurnedOut)
    assert [one.piece.name for one in turned.dislodged] == [f"{letter} bru"]
    table.play_phase("partings", Y=[f"{letter} bru R gal"])
    assert f"Y {letter} gal" in table.units
    assert {"X G bru"} == {one for one in table.standing if one.endswith("bru")}


@pytest.mark.rule("DIP-DEFED-01")
def test_a_barbarian_army_without_a_retreat_is_removed_from_the_city() -> None:
    table = (
        play_turn(table_with_guest_unit().record_events(LeavingDeclared("Y")))
        .play_phase("trades")
        .play_phase("partings")
    )
    assert not [one for one in table.units if one.startswith("Y B")]
    assert table.owners("bru") == ["X"]


@pytest.mark.rule("DIP-CITY-05", "DIP-BARMY-06")
def test_a_barbarian_army_beside_a_neutral_garrison_is_not_turned_out() -> None:
    table = small_map_table().set_board(
        {"X": ["A alb"], "Y": ["B sic"], "neutral": ["G sic"]}, {"alb": "X"}
    )
    table.play_phase(X=["A alb H"], Y=["B sic H"])
    assert not table.of(GuestsTurnedOut)
    assert "Y B sic" in table.units


@pytest.mark.rule("DIP-BARMY-03", "DIP-BARMY-04", "DIP-CITY-03")
@pytest.mark.parametrize("partner", [True, False])
def test_an_army_let_go_in_a_foreign_city_does_not_take_it(
    partner: bool,
) -> None:
    table = table_with_guest_unit(**({} if partner else STAYS))
    if not partner:
        table.record_events(LeavingDeclared("Y"))
    table = play_turn(table.skip_to_autumn()).play_phase("trades")
    assert table.world.phase == "adjustments"
    table.play_phase("adjustments", Y=["Disband B bru"])
    assert table.owners("bru") == ["X"]
    assert {"X G bru"} == {one for one in table.standing if one.endswith("bru")}
    assert "bru" not in table.world.position.markers
    (winter,) = table.of(AdjustmentsResolved)
    assert isinstance(winter, AdjustmentsResolved)
    assert (winter.let_go, winter.lost) == ((), ())
    assert winter.disbanded == (Piece("A", "bru", "Y", barbarian=True),)


@pytest.mark.rule("DIP-CITY-07", "DIP-CITY-03")
def test_an_army_disbanded_in_a_foreign_city_does_not_take_it_either() -> None:
    """Y has one centre and two units, and does not order a disband."""
    table = (
        play_turn(table_with_guest_unit().skip_to_autumn())
        .play_phase("trades")
        .play_phase("adjustments")
    )
    assert table.owners("bru") == ["X"]
    assert "X G bru" in table.standing


@pytest.mark.rule("DIP-BARMY-05", "DIP-CITY-05")
def test_nobody_hires_an_army_in_the_city_of_another_empire() -> None:
    """Z has a spare build; Y's other army can be hired once it is let go."""
    table = play_turn(table_with_guest_unit("B", "B dac").skip_to_autumn()).play_phase("trades")
    assert provinces_of_armies_to_hire(table.world) == ("dac",)
    assert rules_and_keys(must_be_adjustments(table.state, "Z", ("Build B dac",))) == []
    refused = rules_and_keys(must_be_adjustments(table.state, "Z", ("Build B bru",)))
    assert refused == ["DIP-BARMY-01 not-barbarian-land"]
    build = OrderAdjustments(builds={"bru": ("B bru",)})
    assert rules_and_keys(must_be_for_winter(table.state, "Z", build)) == refused
    table.play_phase("adjustments", Y=["Disband B bru", "Disband B dac"], Z=["Build B bru"])
    assert {one for one in table.standing if one.endswith("bru")} == {"X G bru"}


@pytest.mark.rule("DIP-BARMY-04")
def test_an_army_let_go_in_an_own_city_gives_the_city_up() -> None:
    table = small_map_table().set_board(
        {"X": ["G bru", "B bru", "A thr"]}, {"bru": "X", "thr": "X"}
    )
    table.skip_to_autumn().play_phase(X=["A thr H"]).play_phase("adjustments", X=["Disband B bru"])
    assert table.owners("bru") == [""]
    assert {"neutral B bru", "neutral G bru"} <= table.standing


@pytest.mark.rule("DIP-CITY-08", "DIP-CITY-03", "DIP-DEFED-01")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_a_unit_that_may_stay_in_a_former_partners_city_does_not_capture_it(letter: str) -> None:
    """The garrison was never beaten; by the other reading of D-13 the unit is its guest."""
    table = play_turn(
        table_with_guest_unit(letter, **STAYS).record_events(LeavingDeclared("Y"))
    ).play_phase("trades")
    assert (table.world.phase, table.world.turn) == ("movement", 1)
    table.play_phase(X=["A thr H"], Y=["A alb H", f"{letter} bru H"], Z=["A afr H"])
    assert table.owners("bru") == ["X"]
    assert {"X G bru", f"Y {letter} bru"} <= table.standing


@pytest.mark.rule("DIP-CITY-08")
def test_a_unit_that_has_beaten_the_garrison_captures_the_city() -> None:
    table = small_map_table().set_board(
        {"X": ["G bru", "A thr"], "Y": ["A alb", "A gal"]}, {"bru": "X", "thr": "X"}
    )
    table.skip_to_autumn().play_phase(X=["A thr H"], Y=["A alb - bru", "A gal S A alb - bru"])
    assert table.owners("bru") == ["Y"]

"""Refusals and their rules: founding, uniting, trading and leaving."""

import pytest

from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.empire_founding import FOUND_EMPIRE, FoundEmpire
from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.games.roman_diplomacy.membership import (
    FEDERATE,
    LEAVE_FEDERATION,
    Federate,
    LeaveFederation,
)
from ledger.games.roman_diplomacy.permanent_gifts import (
    HAND_OVER_CENTRE,
    HAND_OVER_UNIT,
    HandOverCentre,
    HandOverUnit,
)
from ledger.games.roman_diplomacy.winter import OrderAdjustments, must_be_for_winter
from tests.games.roman_diplomacy.table import (
    Table,
    rules_and_keys,
    seat_players,
    small_map_table,
    unite_empires,
)


def table_of_two(**readings: str) -> Table:
    """Return two empires on the small map, and a player without one."""
    pieces = {"x": ["A bru", "G bru"], "y": ["A alb", "G alb"]}
    return seat_players(
        small_map_table(**readings).set_board(pieces, {"bru": "x", "alb": "y"}), "x", "y", "z"
    )


@pytest.mark.rule("DIP-PLAY-01")
def test_nobody_leads_two_empires() -> None:
    said = rules_and_keys(
        FOUND_EMPIRE.objections(table_of_two().state, "x", FoundEmpire(city="sic"))
    )
    assert said[0] == "DIP-PLAY-01 leads-an-empire"


@pytest.mark.rule("DIP-PLAY-04")
def test_nobody_joins_after_the_first_turn_under_one_reading() -> None:
    table = table_of_two(join__time="start_only").skip_to_autumn()
    said = rules_and_keys(FOUND_EMPIRE.objections(table.state, "z", FoundEmpire(city="sic")))
    assert said[0] == "DIP-PLAY-04 too-late-to-join"


@pytest.mark.rule("DIP-PLAY-04")
def test_nobody_joins_after_the_end() -> None:
    table = table_of_two().record_events(GameDecided("draw", ("x", "y")))
    said = rules_and_keys(FOUND_EMPIRE.objections(table.state, "z", FoundEmpire(city="sic")))
    assert said[0] == "DIP-WIN-01 game-over"


@pytest.mark.rule("DIP-PLAY-05")
def test_a_first_unit_outside_the_reading_is_refused() -> None:
    command = FoundEmpire(city="sic", unit="fleet")
    said = rules_and_keys(FOUND_EMPIRE.objections(table_of_two().state, "z", command))
    assert "DIP-PLAY-05 other-first-unit" in said


@pytest.mark.rule("DIP-FED-01")
def test_a_federation_needs_other_empires_and_a_free_name() -> None:
    state = table_of_two().state
    asked = Federate(name="R", partners=("x",))
    assert "DIP-FED-01 leads-no-empire" in rules_and_keys(FEDERATE.objections(state, "z", asked))
    nobody = Federate(name="R", partners=("z",))
    assert rules_and_keys(FEDERATE.objections(state, "x", nobody)) == [
        "DIP-FED-01 not-another-empire"
    ]
    named = unite_empires(table_of_two(), "x").state
    assert rules_and_keys(FEDERATE.objections(named, "y", asked)) == ["DIP-FED-01 name-is-used"]


@pytest.mark.rule("DIP-DEFED-01")
def test_only_a_member_leaves_a_federation_and_once() -> None:
    said = rules_and_keys(LEAVE_FEDERATION.objections(table_of_two().state, "x", LeaveFederation()))
    assert said == ["DIP-DEFED-01 in-no-federation"]
    table = unite_empires(table_of_two(), "x", "y").do_act("x", LEAVE_FEDERATION, LeaveFederation())
    again = rules_and_keys(LEAVE_FEDERATION.objections(table.state, "x", LeaveFederation()))
    assert again == ["DIP-DEFED-01 leaves-already"]


@pytest.mark.rule("DIP-DEFED-01", "DIP-WIN-01")
def test_leaving_needs_an_empire_and_a_running_game() -> None:
    table = unite_empires(table_of_two(), "x", "y")
    nobody = rules_and_keys(LEAVE_FEDERATION.objections(table.state, "z", LeaveFederation()))
    assert nobody == ["DIP-FED-01 leads-no-empire"]
    table.record_events(GameDecided("draw", ("x", "y")))
    ended = rules_and_keys(LEAVE_FEDERATION.objections(table.state, "x", LeaveFederation()))
    assert ended == ["DIP-WIN-01 game-over"]


@pytest.mark.rule("DIP-FED-08")
def test_no_trade_happens_while_orders_are_written() -> None:
    table = unite_empires(table_of_two(), "x", "y")
    gift = HandOverCentre(to="y", at="bru")
    said = rules_and_keys(HAND_OVER_CENTRE.objections(table.state, "x", gift))
    assert said == ["DIP-FED-08 no-time-to-trade"]


@pytest.mark.rule("DIP-FED-02")
def test_a_gift_of_a_foreign_unit_is_refused() -> None:
    table = unite_empires(table_of_two(), "x", "y").at("trades")
    said = rules_and_keys(
        HAND_OVER_UNIT.objections(table.state, "x", HandOverUnit(to="y", at="alb"))
    )
    assert said == ["DIP-FED-02 not-your-unit"]


@pytest.mark.rule("DIP-FED-05")
def test_members_do_not_capture_each_others_centres() -> None:
    table = small_map_table().set_board({"x": ["A alb"], "y": ["A bru"]}, {"alb": "y", "bru": "y"})
    unite_empires(table, "x", "y").skip_to_autumn().play_phase("movement", x=[], y=[])
    assert table.owners("alb") == ["y"]


@pytest.mark.rule("DIP-BARMY-06")
def test_a_centre_that_a_barbarian_army_takes_is_neutral_with_a_garrison() -> None:
    table = small_map_table().set_board({"x": ["B alb"], "y": ["A bru"]}, {"alb": "y", "bru": "y"})
    table.skip_to_autumn().play_phase("movement", x=[], y=[])
    assert table.owners("alb") == [""]
    assert "neutral G alb" in table.standing


@pytest.mark.rule("DIP-BARMY-08")
def test_a_barbarian_army_counts_against_the_centres() -> None:
    table = small_map_table().set_board({"x": ["A bru", "B ill"]}, {"bru": "x"})
    assert builds_allowed(table.world, "x") == -1


@pytest.mark.rule("DIP-CITY-07")
def test_one_unit_is_built_in_each_province() -> None:
    table = small_map_table().set_board({"x": []}, {"bru": "x", "sic": "x"}, cities={"x": "bru"})
    both = OrderAdjustments(builds={"bru": ("A bru", "F bru")})
    assert rules_and_keys(must_be_for_winter(table.state, "x", both)) == [
        "DIP-CITY-07 one-build-in-each"
    ]
    more = OrderAdjustments(builds={"sic": ("A sic",), "bru": ("A bru", "F bru")})
    assert rules_and_keys(must_be_for_winter(table.state, "x", more)) == [
        "DIP-CITY-07 one-build-in-each"
    ]

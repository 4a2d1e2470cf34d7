"""Federations and gifts between members: the partners, the times and the results."""

from typing import Any

import pytest

from ledger.contract.acts import Act, Command
from ledger.games.roman_diplomacy.adjustments import build_sites, builds_allowed
from ledger.games.roman_diplomacy.events.empires import FederationAgreed, LeavingDeclared
from ledger.games.roman_diplomacy.membership import (
    FEDERATE,
    LEAVE_FEDERATION,
    Federate,
    LeaveFederation,
)
from ledger.games.roman_diplomacy.permanent_gifts import (
    HAND_OVER_BUILDS,
    HAND_OVER_CENTRE,
    HAND_OVER_UNIT,
    MAX_BUILDS,
    HandOverBuilds,
    HandOverCentre,
    HandOverUnit,
)
from ledger.games.roman_diplomacy.state import Phase, World
from tests.games.roman_diplomacy.market import NO_TIME, NOT_A_MEMBER, PHASES, table_in_trade_time
from tests.games.roman_diplomacy.table import Table, rules_and_keys, small_map_table, unite_empires
from tests.games.roman_diplomacy.war import begin_war
from tests.toy.yard import rules_of_refusal

NO_BUILDS = "DIP-FED-06 no-builds-to-trade"
ACTS: dict[type[Command], Act[World, Any]] = {
    HandOverBuilds: HAND_OVER_BUILDS,
    HandOverCentre: HAND_OVER_CENTRE,
}


def gift_objections(table: Table, command: Command, who: str = "X") -> list[str]:
    """Return the objections to a player's gift."""
    return rules_and_keys(
        ACTS.get(type(command), HAND_OVER_UNIT).objections(table.state, who, command)
    )


@pytest.mark.rule("DIP-FED-08", "DIP-FED-01", "DIP-FED-02", "DIP-FED-06")
@pytest.mark.parametrize("phase", PHASES)
def test_gifts_are_accepted_only_in_the_phase_of_trades(phase: Phase) -> None:
    for command in (
        HandOverUnit(to="Y", at="gal"),
        HandOverCentre(to="Y", at="alb"),
        HandOverBuilds(to="Y", number=1),
    ):
        assert gift_objections(table_in_trade_time().at(phase), command) == (
            [] if phase == "trades" else [NO_TIME]
        )
    ended = table_in_trade_time().set_world_fields(is_ended=True)
    assert gift_objections(ended, HandOverCentre(to="Y", at="alb")) == ["DIP-WIN-01 game-over"]
    assert (
        gift_objections(table_in_trade_time(), HandOverUnit(to="N", at="gal"), "V")[0]
        == "DIP-FED-01 leads-no-empire"
    )


@pytest.mark.rule("DIP-FED-02", "DIP-FED-06")
@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        (HandOverUnit(to="Y", at="gal"), []),
        (HandOverUnit(to="N", at="gal"), []),
        (HandOverUnit(to="X", at="gal"), [NOT_A_MEMBER]),
        (HandOverUnit(to="Z", at="gal"), [NOT_A_MEMBER]),
        (HandOverUnit(to="V", at="gal"), [NOT_A_MEMBER]),
        (HandOverUnit(to="Y", at="thr"), ["DIP-FED-02 not-your-unit"]),
        (HandOverUnit(to="Y", at="bru"), ["DIP-FED-02 not-your-unit"]),
        (HandOverCentre(to="Y", at="alb"), []),
        (HandOverCentre(to="N", at="alb"), []),
        (HandOverCentre(to="Z", at="alb"), [NOT_A_MEMBER]),
        (HandOverCentre(to="X", at="alb"), [NOT_A_MEMBER]),
        (HandOverCentre(to="Y", at="thr"), ["DIP-FED-06 not-your-centre"]),
        (HandOverCentre(to="Y", at="gal"), ["DIP-FED-06 not-your-centre"]),
        (HandOverBuilds(to="Y", number=2), []),
        (HandOverBuilds(to="Y", number=3), [NO_BUILDS]),
        (HandOverBuilds(to="N", number=1), []),
        (HandOverBuilds(to="Z", number=1), [NOT_A_MEMBER]),
    ],
)
def test_gifts_go_to_their_possible_receivers(command: Command, wrong: list[str]) -> None:
    assert gift_objections(table_in_trade_time(), command) == wrong


@pytest.mark.rule("DIP-FED-06", "DIP-FED-02")
def test_nobody_trades_with_a_member_who_leaves_in_this_turn() -> None:
    table = table_in_trade_time().record_events(LeavingDeclared("Y"))
    assert gift_objections(table, HandOverCentre(to="Y", at="alb")) == [NOT_A_MEMBER]
    assert gift_objections(table, HandOverUnit(to="Y", at="gal")) == [NOT_A_MEMBER]


@pytest.mark.rule("DIP-FED-06")
def test_builds_are_given_in_autumn_only() -> None:
    spring = table_in_trade_time().set_world_fields(turn=2)
    assert gift_objections(spring, HandOverBuilds(to="Y", number=1)) == [NO_BUILDS]
    assert gift_objections(spring, HandOverCentre(to="Y", at="alb")) == []


@pytest.mark.rule("DIP-FED-06", "DIP-FED-07")
def test_traded_goods_belong_to_the_taker_for_ever() -> None:
    table = table_in_trade_time()
    table.do_act("X", HAND_OVER_UNIT, HandOverUnit(to="Y", at="gal"))
    table.do_act("X", HAND_OVER_CENTRE, HandOverCentre(to="Y", at="bru"))
    assert table.standing >= {"Y A gal", "Y G bru"}
    assert (table.owners("bru"), build_sites(table.state, "Y")) == (["Y"], ("bru", "thr"))
    before = builds_allowed(table.world, "X"), builds_allowed(table.world, "Y")
    table.do_act("X", HAND_OVER_BUILDS, HandOverBuilds(to="Y", number=2))
    assert (builds_allowed(table.world, "X"), builds_allowed(table.world, "Y")) == (
        before[0] - 2,
        before[1] + 2,
    )
    left = table.record_events(LeavingDeclared("Y")).play_phase("trades")
    assert left.world.members_of_side("Y") == ("Y",)
    assert left.owners("bru") == ["Y"]
    assert "Y A gal" in left.standing


@pytest.mark.rule("DIP-FED-06")
def test_the_form_for_builds_offers_as_many_as_there_are() -> None:
    assert HandOverBuilds(to="Y", number=MAX_BUILDS).number == 50
    with pytest.raises(ValueError, match="less than or equal"):
        HandOverBuilds(to="Y", number=MAX_BUILDS + 1)
    with pytest.raises(ValueError, match="greater than or equal"):
        HandOverBuilds(to="Y", number=0)


@pytest.mark.rule("DIP-FED-01")
def test_federations_unite_these_members() -> None:
    table = table_in_trade_time()

    def federate_objections(who: str, *partners: str, name: str = "S") -> list[str]:
        return rules_and_keys(
            FEDERATE.objections(table.state, who, Federate(name=name, partners=partners))
        )

    other = "DIP-FED-01 not-another-empire"
    assert federate_objections("Z", "X") == federate_objections("Z", "X", "N") == []
    assert federate_objections("X", "Y") == [other]
    assert federate_objections("Z", "V") == federate_objections("Z", "Z") == [other]
    assert federate_objections("Z", "N", "N") == [other, other]
    for name in ("R", "r ", "R\u3164", "\u200bR"):
        assert federate_objections("Z", "X", name=name) == ["DIP-FED-01 name-is-used"]
    assert federate_objections("V", "X") == ["DIP-FED-01 leads-no-empire"]
    table.record_events(FederationAgreed("S", ("Z", "N")))
    assert federate_objections("Z", "X") == ["DIP-FED-01 name-is-used"]
    voices = FEDERATE.consent.voices(table.state, "Z", Federate(name="T", partners=("X",)))
    assert set(voices) == {"X", "Y"}


@pytest.mark.rule("DIP-FED-01", "DIP-DEFED-01")
def test_partners_join_too_and_a_last_member_is_free() -> None:
    table = table_in_trade_time()
    table.do_act("Z", FEDERATE, Federate(name="S", partners=("X",))).play_phase("trades")
    assert table.world.members_of_side("Z") == table.world.members_of_side("Y")
    assert set(table.world.members_of_side("Z")) == {"X", "Y", "Z"}
    table.do_act("Z", LEAVE_FEDERATION, LeaveFederation()).do_act(
        "Y", LEAVE_FEDERATION, LeaveFederation()
    ).at("trades")
    table.play_phase("trades")
    assert [table.world.members_of_side(who) for who in "XYZ"] == [("X",), ("Y",), ("Z",)]
    assert [table.world.empire(who).union for who in "XYZ"] == ["", "", ""]


@pytest.mark.rule("DIP-FED-01")
def test_an_empire_gone_before_the_turn_ends_is_not_united() -> None:
    table = table_in_trade_time().record_events(FederationAgreed("S", ("Z", "N")))
    gone = table.world.with_empire("N", has_left=True)
    table.set_world_fields(empires=gone.empires).play_phase("trades")
    assert table.world.empire("Z").union == ""


@pytest.mark.rule("DIP-FED-06", "DIP-FED-08")
def test_a_trade_is_refused_by_its_rule_at_the_table() -> None:
    war = begin_war()
    gift = {"to": "julia", "at": "sic"}
    assert rules_of_refusal(war.expect_refusal("gaius", "hand-over-centre", **gift)) >= {
        "DIP-FED-08"
    }
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", reason="agreed")
    war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
    war.ready("gaius", "julia")
    assert war.world.phase == "trades"
    assert rules_of_refusal(war.expect_refusal("gaius", "hand-over-centre", **gift)) == {
        "DIP-FED-06"
    }


@pytest.mark.rule("DIP-FED-03", "DIP-FED-04")
@pytest.mark.parametrize("friends", [True, False])
def test_members_do_not_fight_each_other_and_strangers_do(friends: bool) -> None:
    table = small_map_table().set_board({"X": ["A gal"], "Y": ["A ill", "A alb"], "Z": ["G thr"]})
    if friends:
        unite_empires(table, "X", "Y")
    table.play_phase(X=["A gal H"], Y=["A alb - gal"])
    assert "X A gal" in table.units
    cut = small_map_table().set_board({"X": ["G bru", "A gal"], "Y": ["A ill"], "Z": ["A alb"]})
    if friends:
        unite_empires(cut, "X", "Y")
    cut.play_phase(X=["G bru S A gal - alb", "A gal - alb"], Y=["A ill - bru"])
    assert ("X A alb" in cut.units) == friends
    beaten = small_map_table().set_board({"X": ["A gal"], "Y": ["A bru", "A alb"]})
    if friends:
        unite_empires(beaten, "X", "Y")
    beaten.play_phase(X=["A gal H"], Y=["A alb - gal", "A bru S A alb - gal"])
    assert ("X A gal" in beaten.units) == friends

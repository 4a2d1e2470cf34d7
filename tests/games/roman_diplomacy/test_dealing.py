"""Trades: each of two members gives goods, and both sides change hands at once."""

from collections import Counter
from typing import Any

import pytest

from ledger.games.roman_diplomacy.adjustments import build_sites, builds_allowed
from ledger.games.roman_diplomacy.barter import TRADE, Trade, possible_trade_partners
from ledger.games.roman_diplomacy.events.empires import LeavingDeclared
from ledger.games.roman_diplomacy.events.trades import Traded
from ledger.games.roman_diplomacy.state import Phase, World
from ledger.record.entry import Entry
from tests.games.roman_diplomacy.market import (
    NO_TIME,
    NOT_A_MEMBER,
    PHASES,
    lay_mutual_offers,
    offer_trade,
    table_in_trade_time,
    war_at_trade_time,
)
from tests.games.roman_diplomacy.table import Table, rules_and_keys
from tests.games.roman_diplomacy.war import War
from tests.toy.yard import message_keys_of_refusal, short_type_names

NO_UNIT = "DIP-FED-02 no-unit-there"
NO_CENTRE = "DIP-FED-06 no-centre-there"
NO_BUILDS = "DIP-FED-06 no-builds-there"
EVERYTHING: dict[str, Any] = {
    "give_units": ("gal",),
    "give_centres": ("alb",),
    "give_builds": 2,
    "take_units": ("thr",),
}


def trade_with(partner: str = "Y", **goods: Any) -> Trade:
    """Return a trade with this partner."""
    return Trade.model_validate({"with": partner, **goods})


def trade_objections(table: Table, command: Trade, who: str = "X") -> list[str]:
    """Return the objections to a player's trade."""
    return rules_and_keys(TRADE.objections(table.state, who, command))


@pytest.mark.rule("DIP-FED-08", "DIP-FED-01")
@pytest.mark.parametrize("phase", PHASES)
def test_trades_are_accepted_only_in_their_phase(phase: Phase) -> None:
    assert trade_objections(table_in_trade_time().at(phase), trade_with(**EVERYTHING)) == (
        [] if phase == "trades" else [NO_TIME]
    )
    assert trade_objections(
        table_in_trade_time().set_world_fields(is_ended=True), trade_with(**EVERYTHING)
    ) == ["DIP-WIN-01 game-over"]
    assert trade_objections(table_in_trade_time(), trade_with(**EVERYTHING), "V") == [
        "DIP-FED-01 leads-no-empire"
    ]


@pytest.mark.rule("DIP-FED-02", "DIP-FED-06")
@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        (trade_with(**EVERYTHING), []),
        (trade_with(), []),
        (trade_with("X"), [NOT_A_MEMBER]),
        (trade_with("Z"), [NOT_A_MEMBER]),
        (trade_with("V"), [NOT_A_MEMBER]),
        (trade_with("N", give_units=("gal",)), [NOT_A_MEMBER]),
        (trade_with(give_units=("thr",)), [NO_UNIT]),
        (trade_with(give_units=("bru", "sic")), [NO_UNIT, NO_UNIT]),
        (trade_with(give_centres=("thr",)), [NO_CENTRE]),
        (trade_with(give_centres=("gal",)), [NO_CENTRE]),
        (trade_with(give_builds=2), []),
        (trade_with(give_builds=3), [NO_BUILDS]),
        (trade_with(take_units=("gal",)), [NO_UNIT]),
        (trade_with(take_centres=("alb",)), [NO_CENTRE]),
        (trade_with(take_centres=("thr",)), []),
        (trade_with(take_builds=1), [NO_BUILDS]),
    ],
)
def test_players_trade_their_own_goods_with_members_only(command: Trade, wrong: list[str]) -> None:
    assert trade_objections(table_in_trade_time(), command) == wrong


@pytest.mark.rule("DIP-FED-02", "DIP-FED-06")
def test_newcomers_of_one_turn_trade_with_each_other() -> None:
    table = table_in_trade_time()
    table.set_world_fields(empires=table.world.with_empire("Z", first_turn=1).empires)
    swap = trade_with("Z", give_units=("afr",), take_units=("lib",))
    assert trade_objections(table, swap, "N") == []
    assert possible_trade_partners(table.state, "N") == ("Z",)
    for goods, wrong in (({"give_centres": ("alb",)}, NO_CENTRE), ({"take_builds": 1}, NO_BUILDS)):
        assert trade_objections(table, trade_with("Z", **goods), "N") == [wrong]
    table.do_act("N", TRADE, swap)
    assert table.standing >= {"Z A afr", "N A lib"}


@pytest.mark.rule("DIP-FED-06")
@pytest.mark.parametrize("leaves", ["X", "Y"])
def test_a_member_who_leaves_in_this_turn_does_not_trade(leaves: str) -> None:
    table = table_in_trade_time().record_events(LeavingDeclared(leaves))
    assert trade_objections(table, trade_with(**EVERYTHING)) == [NOT_A_MEMBER]
    assert possible_trade_partners(table.state, "X") == ()


@pytest.mark.rule("DIP-FED-06")
def test_builds_are_traded_in_autumn_only() -> None:
    spring = table_in_trade_time().set_world_fields(turn=2)
    assert trade_objections(spring, trade_with(give_builds=1)) == [NO_BUILDS]
    assert trade_objections(spring, trade_with(give_centres=("alb",), take_units=("thr",))) == []


def totals_of_goods(world: World) -> Counter[str]:
    """Return the totals of all goods in the world."""
    found = Counter(f"{one.kind} {one.at} {one.barbarian}" for one in world.position.pieces)
    found.update(f"centre {at}" for at in world.position.owners)
    found["builds"] = sum(world.builds.values())
    return found


@pytest.mark.rule("DIP-FED-06", "DIP-FED-07", "DIP-FED-02")
def test_both_sides_change_hands_in_one_entry_and_for_good() -> None:
    table = table_in_trade_time()
    before = table.world
    table.do_act("X", TRADE, trade_with(**EVERYTHING | {"give_centres": ("alb", "bru")}))
    (traded,) = table.of(Traded)
    assert isinstance(traded, Traded)
    assert table.standing >= {"Y A gal", "X A thr", "Y G bru", "Y G thr"}
    assert table.owners("alb", "bru", "sic", "thr") == ["Y", "Y", "X", "Y"]
    assert build_sites(table.state, "Y") == ("bru", "thr")
    assert [builds_allowed(before, who) for who in "XY"] == [2, 0]
    assert [builds_allowed(table.world, who) for who in "XY"] == [-2, 4]
    assert totals_of_goods(table.world) == totals_of_goods(before)
    left = table.record_events(LeavingDeclared("Y")).play_phase("trades")
    assert left.owners("alb", "bru") == ["Y", "Y"]
    assert "Y A gal" in left.standing


# --- as phones ask for it ------------------------------------------------------------------------


@pytest.mark.rule("DIP-FED-06", "ACTA-04")
def test_two_members_agree_to_one_trade_in_one_entry() -> None:
    war = war_at_trade_time()
    petition = lay_mutual_offers(war)
    war.does("julia", "consent", petition=petition)
    assert war.world.position.units["bru"].owner == "gaius"
    entries = war.does("gaius", "consent", petition=petition)
    assert short_type_names(entries) == ["petition-carried", "traded"]
    assert {at: war.world.position.units[at].owner for at in ("bru", "alb")} == {
        "bru": "julia",
        "alb": "gaius",
    }
    assert all(war.visible_part(entries[1], who) for who in ("gaius", "julia", "livia", "host"))


@pytest.mark.rule("DIP-FED-06", "ACTA-04")
def test_a_changed_offer_cancels_both_consents() -> None:
    war = war_at_trade_time("autumn")
    first = lay_mutual_offers(war)
    war.does("julia", "consent", petition=first)
    second = offer_trade(
        war, "gaius", "julia", give_units=["bru"], give_centres=["thr"], take_units=["alb"]
    )
    assert {key: one.given for key, one in war.state.kernel.petitions.items()} == {second: ()}
    assert message_keys_of_refusal(war.expect_refusal("gaius", "consent", petition=first)) == [
        "no-such-petition"
    ]
    lies = {"take_units": ["bru"], "give_units": ["alb"]}
    assert message_keys_of_refusal(
        war.expect_refusal("julia", "trade", **{"with": "gaius"}, **lies)
    ) == ["trade-changed"]


@pytest.mark.rule("DIP-FED-06", "ACTA-04")
def test_a_giver_without_the_goods_is_refused_and_nothing_changes_hands() -> None:
    war = war_at_trade_time("autumn")
    offer_trade(war, "gaius", "julia", give_builds=1)
    petition = offer_trade(war, "julia", "gaius", take_builds=1, give_units=["alb"])
    war.does("gaius", "consent", petition=petition)
    war.does("host", "set-owner", at="thr", owner="livia", reason="the scene")
    refused = war.expect_refusal("julia", "consent", petition=petition)
    assert message_keys_of_refusal(refused) == ["no-builds-there"]
    assert war.world.position.units["alb"].owner == "julia"


@pytest.mark.rule("DIP-FED-08", "ACTA-04")
def test_open_trades_lapse_with_their_phase() -> None:
    war = war_at_trade_time("autumn")
    petition = lay_mutual_offers(war)
    war.does("julia", "consent", petition=petition)
    assert "petition-lapsed" in short_type_names(war.ready("gaius", "julia"))
    assert war.world.phase == "adjustments"
    assert not war.state.kernel.petitions
    assert war.world.position.units["alb"].owner == "julia"


def test_only_the_two_partners_see_an_open_trade() -> None:
    war = war_at_trade_time()
    before = war.state.log.position
    lay_mutual_offers(war)
    told = war.entries_after(before)
    assert told
    assert [
        who for who in ("gaius", "julia", "host") if not can_see_all_entries(war, told, who)
    ] == []
    assert not any(war.visible_part(entry, "livia") for entry in told)


def can_see_all_entries(war: War, entries: tuple[Entry, ...], who: str) -> bool:
    """Return whether a viewer sees all these entries."""
    return all(war.visible_part(entry, who) for entry in entries)

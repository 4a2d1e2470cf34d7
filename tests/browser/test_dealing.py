"""Roman Diplomacy: two members of a federation trade at one table, each on their phone."""

import re

from playwright.sync_api import expect

from tests.browser.dealing import (
    agree_one_after_other,
    lay_filled_goods,
    mark_goods,
    table_side,
    wait_for_table_with,
)
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.served import ServedLedger

SCENARIO = """based_on: roman_diplomacy
players: [gaius, julia]
"""


def test_a_trade_is_built_on_two_phones_and_changes_hands_at_once(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius")
    julia = hands.of(evening, "julia", "Julia", size=SMALL)
    unite_at_trade_time(evening, gaius, julia)
    looker.at(gaius, "trade-offered")
    gaius.tap("Trades")
    gaius.tap("Trade at one table")
    looker.at(gaius, "trade-with-whom")
    gaius.choose_option("Julia")
    wait_for_table_with(gaius, "Julia")
    mark_goods(gaius, "You give: units", "Tuscany")
    mark_goods(gaius, "You give: centres", "Naples")
    looker.at(gaius, "trade-filled-in")
    lay_filled_goods(gaius)
    julia.open_sheet("Look at the table")
    expect(table_side(julia, "Gaius gives")).to_contain_text("the unit in Tuscany")
    expect(table_side(julia, "Gaius gives")).to_contain_text("the centre Naples")
    mark_goods(julia, "You give: units", "Apulia")
    lay_filled_goods(julia)
    julia.tap("Agree to this", julia.topmost_sheet)
    expect(table_side(gaius, "Julia gives")).to_contain_text("Julia agrees")
    looker.at(julia, "trade-on-table")
    take_naples_back(gaius, julia)
    agree_one_after_other(julia, gaius)
    looker.at(gaius, "trade-done")
    places = evening.view()["slices"]
    assert [places[f"place/{at}"]["owner"] for at in ("nap", "ven")] == ["gaius", "gaius"]
    owners = {at: places[f"place/{at}"]["unit"]["owner"] for at in ("tus", "apu")}
    assert owners == {"tus": "julia", "apu": "gaius"}
    gaius.close_sheet()
    gaius.go_to_tab("Chronicle")
    gaius.wait_for_line(re.compile("(Gaius|Julia) and (Gaius|Julia) trade"))


def unite_at_trade_time(evening: Evening, gaius: Phone, julia: Phone) -> None:
    """Unite both players in one federation at the time of trades, with Naples for Gaius."""
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    for who in ("gaius", "julia"):
        evening.does("host", "set-membership", who=who, name="Pax", reason="trial")
    for centre in ("nap", "ven"):
        evening.does("host", "set-owner", at=centre, owner="gaius", reason="trial")
    for at, owner in (("tus", "gaius"), ("apu", "julia")):
        evening.does("host", "set-unit", at=at, unit="army", owner=owner, reason="trial")
    for phone in (gaius, julia):
        phone.tap("I am ready")
    gaius.wait_for_text("trades among members")


def take_naples_back(gaius: Phone, julia: Phone) -> None:
    """Let Gaius take Naples back, which ends Julia's agreement."""
    mark_goods(gaius, "You give: centres", "Naples")
    lay_filled_goods(gaius)
    expect(julia.topmost_sheet.get_by_role("status")).to_have_text(
        "Gaius has changed what lies there."
    )
    expect(table_side(julia, "Gaius gives")).not_to_contain_text("Naples")
    expect(table_side(julia, "You give")).to_contain_text("You have not agreed")


def test_goods_laid_for_a_trade_are_seen_by_nobody_else_and_cleared_after_their_time(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    scenario = SCENARIO.replace("julia]", "julia, marcus]")
    evening = Evening(shared_server, scenario, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius")
    julia = hands.of(evening, "julia", "Julia")
    marcus = hands.of(evening, "marcus", "Marcus")
    evening.does("marcus", "found-empire", city="con")
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    for who in ("gaius", "julia"):
        evening.does("host", "set-membership", who=who, name="Pax", reason="trial")
    for phone in (gaius, julia, marcus):
        phone.tap("I am ready")
    gaius.wait_for_text("trades among members")
    evening.does("gaius", "trade", with_="julia", give_units=["rom"])
    julia.open_sheet("Look at the table")
    expect(table_side(julia, "Gaius gives")).to_contain_text("the unit in Rome")
    for who in ("marcus", ""):
        assert not [key for key in evening.view(who)["slices"] if key.startswith("petition/")]
    julia.close_sheet()
    for phone in (gaius, julia):
        phone.tap("I am ready")
    gaius.wait_for_text("Autumn")
    expect(julia.page.get_by_role("button", name="Look at the table")).to_be_hidden()

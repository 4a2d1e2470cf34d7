"""Orders that are not saved are explained in the game's words, and never drawn as saved."""

import re

from playwright.sync_api import Route, expect

from tests.browser.chaos import ChaosProxy
from tests.browser.chart import PhoneMap, element_box
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, REFUSED, SMALL, Phone
from tests.browser.served import ServedLedger

SCENARIO = """based_on: roman_diplomacy
players: [gaius, julia]
"""
DRAWN = ".dip-map .order"
SAVED = re.compile(r"(saved|sealed) \d")


def begin_war(evening: Evening) -> None:
    """Found two empires, and give Gaius a fleet in the Tyrrhenian Sea."""
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    place_unit(evening, "fleet", owner="gaius")


def place_unit(evening: Evening, unit: str, **fields: str) -> None:
    """Let the host place a unit in the Tyrrhenian Sea."""
    evening.does("host", "set-unit", at="tys", unit=unit, reason="trial", **fields)


def wait_for_drawn_orders(phone: Phone, unsaved: bool, count: int = 1) -> None:
    """Wait until this many orders are drawn, each as saved or as not saved."""
    expect(phone.page.locator(DRAWN)).to_have_count(count)
    expect(phone.page.locator(f'{DRAWN}[data-unsaved="{str(unsaved).lower()}"]')).to_have_count(
        count
    )


def wait_for_orders_state(phone: Phone, text: str | re.Pattern[str]) -> None:
    """Wait until this state of the orders is shown."""
    expect(phone.page.locator(".dip-bar .sealed-state")).to_contain_text(text)


def test_a_refused_save_is_explained_in_words_and_not_drawn(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius", size=SMALL)
    begin_war(evening)
    gaius.tolerate_errors(REFUSED)
    gaius.go_to_tab("Map")
    chart = PhoneMap(gaius)
    chart.tap("rom", "ven")
    wait_for_drawn_orders(gaius, unsaved=False)

    def remove_unit_before_request(route: Route) -> None:
        place_unit(evening, "nothing")
        route.continue_()

    gaius.page.route("**/commands", remove_unit_before_request, times=1)
    chart.tap("tys", "wes")
    stuck = gaius.page.locator(".dip-stuck")
    expect(stuck).to_contain_text("Fleet in Tyrrhenian Sea: goes to Western Mediterranean")
    said = stuck.inner_text()
    assert "NaN" not in said
    assert "Revision" not in said
    assert "Window" not in said
    wait_for_drawn_orders(gaius, unsaved=False)
    panel, frame = element_box(gaius, ".dip-stuck"), element_box(gaius, ".chart-frame")
    assert panel["y"] + panel["height"] <= frame["y"]
    assert chart.unit_position("ven")
    looker.at(gaius, "refused-orders")
    gaius.tap("Understood")
    expect(stuck.get_by_role("alert")).to_have_count(0)
    wait_for_drawn_orders(gaius, unsaved=False)


def test_waiting_orders_are_drawn_as_waiting_until_the_server_has_them(
    shared_server: ServedLedger, hands: PhoneProvider, chaos: ChaosProxy, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius", address=chaos.address, keeps=True)
    begin_war(evening)
    gaius.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    gaius.go_to_tab("Map")
    gaius.wait_until_app_is_stored()
    chart = PhoneMap(gaius)
    chart.tap("rom", "ven")
    wait_for_drawn_orders(gaius, unsaved=False)
    chaos.turn("resets")
    gaius.wait_until_offline()
    chart.tap("tys", "wes")
    wait_for_orders_state(gaius, "not sent yet")
    drawn = gaius.page.locator(DRAWN)
    expect(drawn.and_(gaius.page.locator("[data-unsaved=true]"))).to_have_count(1)
    looker.at(gaius, "unsaved-orders")
    chaos.turn("passes")
    gaius.wait_until_live()
    wait_for_drawn_orders(gaius, unsaved=False, count=2)
    wait_for_orders_state(gaius, SAVED)


def test_a_changed_order_takes_ready_back(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius")
    begin_war(evening)
    gaius.go_to_tab("Map")
    chart = PhoneMap(gaius)
    chart.tap("rom", "ven")
    wait_for_orders_state(gaius, SAVED)
    gaius.tap("I am ready")
    wait_for_orders_state(gaius, re.compile(r"\d, ready"))
    chart.tap("rom", "apu")
    gaius.wait_for_text("The change took back that you are ready")
    wait_for_orders_state(gaius, "not ready")
    gaius.tap("I am ready")
    wait_for_orders_state(gaius, re.compile(r"\d, ready"))

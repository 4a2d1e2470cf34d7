"""In a dead spot the player still makes the commonest acts, and they happen once afterwards."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, SIZES, Phone, Size
from tests.browser.scenes import LAND, WAITS, place_character

BUY = "Buy legions"
CAN_BE_SENT = re.compile("You can send it now")


def enter_dead_spot(phone: Phone, chaos: ChaosProxy) -> None:
    """Let the network of this phone fail, once the phone has the acts that are possible now."""
    phone.go_to_tab("Acts")
    expect(phone.page.get_by_role("button", name=re.compile(f"^{LAND}")).first).to_be_visible()
    phone.wait_until_app_is_stored()
    phone.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    chaos.turn("resets")
    phone.wait_until_offline()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_journey_and_a_purchase_are_made_without_a_network_and_happen_once(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy, size: Size
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size, chaos.address, keeps=True)
    evening.does("cicero", "choose-start", to="rome")
    place_character(evening, "minerva", "rome")
    enter_dead_spot(cicero, chaos)
    cicero.act(BUY)
    cicero.choose_option("Minerva")
    expect(cicero.topmost_sheet.get_by_text(CAN_BE_SENT)).to_be_visible()
    cicero.submit_sheet(BUY)
    cicero.act(LAND)
    cicero.choose_option("Northern Italy")
    expect(cicero.topmost_sheet.get_by_text(CAN_BE_SENT)).to_be_visible()
    cicero.submit_sheet(LAND)
    cicero.go_to_tab("Hand")
    expect(cicero.page.get_by_text(WAITS).first).to_be_visible()
    chaos.turn("passes")
    cicero.wait_until_live()
    expect(cicero.page.get_by_text(WAITS)).to_have_count(0)
    assert "cicero" in evening.view()["slices"]["place/northern_italy"]["here"]
    assert evening.petition("minerva")

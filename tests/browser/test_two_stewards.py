"""Grave acts of stewards: a second steward confirms them.

If there is only one steward, the acts wait and are marked.
"""

import re

from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone, Size
from tests.browser.scenes import appeal_to_fates, take_last_seat_in_greece

GOES = "Cicero goes from Northern Italy to Greece"


def second_fate_phone(hands: PhoneProvider, evening: Evening, size: Size = SMALL) -> Phone:
    """Return the phone of a second Fate who is in the room."""
    phone = hands.new_phone(evening.address, size)
    phone.enter(evening.tokens["fata-2"], "The Fates")
    phone.wait_until_live()
    return phone


def confirm_act(fates: Phone) -> None:
    fates.tap("Let it happen")
    fates.topmost_sheet.get_by_role("textbox").fill("The door is wide")
    fates.tap("Let Cicero do it", fates.topmost_sheet)


def waiting_act_card(fates: Phone) -> Locator:
    """Return the card of the waiting act on a console."""
    return fates.page.locator(".grave-act")


def test_a_second_steward_confirms_an_act_and_the_chronicle_says_who(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    second = second_fate_phone(hands, evening)
    take_last_seat_in_greece(evening, cicero)
    appeal_to_fates(cicero)
    fates.wait_for_text("I stood in the door first")
    confirm_act(fates)
    expect(waiting_act_card(fates)).to_contain_text("Another steward is asked")
    expect(waiting_act_card(second)).to_contain_text("The Fates asked you to confirm it")
    expect(waiting_act_card(second)).to_contain_text("The door is wide")
    expect(waiting_act_card(fates).get_by_role("button", name="Confirm")).to_have_count(0)
    looker.at(second, "grave-act-asked")
    second.tap("Confirm", waiting_act_card(second))
    expect(waiting_act_card(fates)).to_have_count(0)
    cicero.go_to_tab("Chronicle")
    cicero.tap(re.compile(f"{GOES} .*ruling"))
    expect(cicero.topmost_sheet).to_contain_text("Confirmed by the Fates")


def test_a_second_steward_refuses_an_act_and_nothing_happens(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    second = second_fate_phone(hands, evening)
    take_last_seat_in_greece(evening, cicero)
    appeal_to_fates(cicero)
    fates.wait_for_text("I stood in the door first")
    confirm_act(fates)
    second.tap("Refuse", waiting_act_card(second))
    expect(waiting_act_card(fates)).to_have_count(0)
    fates.go_to_tab("Chronicle")
    fates.wait_for_text("The Fates refused to confirm")
    assert evening.view()["slices"]["person/cicero"]["place"] != "greece"


def test_alone_an_act_waits_in_a_ring_can_be_taken_back_and_is_otherwise_marked(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    take_last_seat_in_greece(evening, cicero)
    appeal_to_fates(cicero)
    fates.wait_for_text("I stood in the door first")
    confirm_act(fates)
    expect(waiting_act_card(fates)).to_contain_text("You are alone")
    expect(waiting_act_card(fates).get_by_role("timer")).to_be_in_viewport()
    looker.at(fates, "grave-act-alone")
    fates.tap("Take it back", waiting_act_card(fates))
    expect(waiting_act_card(fates)).to_have_count(0)
    confirm_act(fates)
    expect(waiting_act_card(fates)).to_be_visible()
    evening.served.skip_minute()
    expect(waiting_act_card(fates)).to_have_count(0)
    cicero.go_to_tab("Chronicle")
    cicero.tap(re.compile(f"{GOES} .*alone"))
    expect(cicero.topmost_sheet).to_contain_text("No other steward was there to confirm it")

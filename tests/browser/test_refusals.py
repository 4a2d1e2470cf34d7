"""Refusals say their reason, the necessary change, and the way to an exception."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import SMALL
from tests.browser.scenes import appeal_to_fates, take_last_seat_in_greece


def test_a_refusal_names_the_rule_and_the_rule_can_be_read(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", SMALL)
    take_last_seat_in_greece(evening, cicero)
    cicero.tap("SEDES-07", cicero.topmost_sheet)
    expect(cicero.topmost_sheet.get_by_role("heading", name="SEDES-07")).to_be_visible()
    expect(cicero.topmost_sheet).to_contain_text("seat")


def test_an_impossible_act_stands_among_the_acts_with_its_reason(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    evening.does("cicero", "choose-start", to="rome")
    cicero.go_to_tab("Acts")
    cicero.tap(re.compile("^Collect tribute Tribute is collected in a hiems TRIB-01"))
    expect(cicero.topmost_sheet).to_contain_text("Tribute is collected in a hiems")
    expect(cicero.topmost_sheet.get_by_role("button", name="Collect tribute")).to_be_disabled()


def test_the_fates_let_an_appealed_act_stand_and_the_room_sees_a_ruling(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    room, wall = hands.guest_phone(evening), hands.wall_phone(evening)
    take_last_seat_in_greece(evening, cicero)
    appeal_to_fates(cicero)
    expect(fates.page.get_by_role("listitem").filter(has_text="Cicero: Go by land")).to_be_visible()
    fates.wait_for_text("I stood in the door first")
    fates.tap("Let it happen")
    fates.topmost_sheet.get_by_role("textbox").fill("The door is wide")
    fates.tap("Let Cicero do it", fates.topmost_sheet)
    expect(fates.page.locator(".grave-act")).to_be_visible()
    evening.served.skip_minute()
    wall.wait_for_text("One ruling")
    wall.wait_for_line("Cicero goes from Northern Italy to Greece")
    cicero.go_to_tab("Chronicle")
    cicero.tap(re.compile("Cicero goes from Northern Italy to Greece .*ruling"))
    expect(cicero.topmost_sheet).to_contain_text("The door is wide")
    room.go_to_tab("Chronicle")
    room.wait_for_text("Cicero goes from Northern Italy to Greece")


def test_the_fates_let_a_refusal_stand_and_the_appellant_is_told(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    take_last_seat_in_greece(evening, cicero)
    appeal_to_fates(cicero)
    fates.tap("Refusal stands")
    fates.tap("Let a refusal stand", fates.topmost_sheet)
    expect(fates.page.get_by_text("I stood in the door first")).to_be_hidden()
    expect(
        cicero.page.get_by_role("status").filter(has_text="let the refusal of your act stand")
    ).to_be_visible()

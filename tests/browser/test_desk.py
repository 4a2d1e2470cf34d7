"""An officer's desk: petitions in two lines, a sale in two taps, and acts to take back."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SIZES, Phone, Size

WIDE: Size = (1280, 900)
BOUGHT = re.compile("Cicero bought 1 legio curialis from Minerva")


def open_recordable_acts(desk: Phone, part: str, name: str) -> None:
    """Search for a person by a part of their name, and open their recordable acts."""
    desk.page.get_by_role("searchbox").first.fill(part)
    desk.tap(re.compile(f"^{name}"))
    expect(desk.topmost_sheet.get_by_role("heading", name=f"For {name}")).to_be_visible()


def test_a_sale_takes_two_taps_after_the_person_and_can_be_taken_back(
    evening: Evening, hands: PhoneProvider
) -> None:
    minerva = hands.of(evening, "minerva", "Minerva")
    cicero = hands.of(evening, "cicero", "Cicero")
    open_recordable_acts(minerva, "tulli", "Cicero")
    minerva.tap("Buy legions", minerva.topmost_sheet)
    minerva.submit_sheet("Buy legions")
    expect(minerva.page.locator(".undo-bar").filter(has_text=BOUGHT)).to_be_visible()
    expect(minerva.page.locator(".toast").filter(has_text=BOUGHT)).to_have_count(0)
    cicero.wait_for_text("300,000 D")
    minerva.wait_for_text("+ 200,000 D")
    expect(minerva.page.get_by_text("Paid out")).to_be_hidden()
    minerva.tap("Undo")
    cicero.wait_for_text("500,000 D")
    expect(minerva.page.get_by_role("button", name="Undo")).to_be_hidden()
    minerva.wait_for_text("Nothing has come in or gone out yet")
    minerva.go_to_tab("Chronicle")
    minerva.wait_for_text(re.compile(f"{BOUGHT.pattern}.*: Minerva took this back"))


@pytest.mark.parametrize("size", [*SIZES, WIDE])
def test_a_petition_shows_its_result_before_it_is_agreed_to(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    evening.does("cicero", "buy-legions", seller="minerva", asset="legio_curialis", quantity=2)
    minerva = hands.of(evening, "minerva", "Minerva", size)
    minerva.wait_for_text("Cicero asks")
    minerva.wait_for_text("+400,000 D")
    minerva.wait_for_text("−2 legiones curiales")
    looker.at(minerva, f"desk-{size[0]}")
    minerva.tap("Agree")
    minerva.wait_for_text("10,400,000 D")
    minerva.wait_for_text("+ 400,000 D")
    minerva.wait_for_text(re.compile("Cicero bought 2"))
    expect(minerva.page.get_by_role("button", name="Undo")).to_be_visible()
    looker.at(minerva, f"undo-{size[0]}")


@pytest.mark.parametrize("size", SIZES)
def test_saturn_seats_a_mortal_with_one_tap_and_all_others_with_one_more(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    for twin in ("apollo", "diana"):
        evening.does(twin, "announce-season")
    saturn = hands.of(evening, "saturn_ops", "Saturn & Ops", size)
    seat = saturn.page.get_by_role("button", name=re.compile("^Seat .* in ")).first
    looker.at(saturn, f"desk-seats-{size[0]}")
    mortals = count_mortals_without_seat(saturn)
    for seated in (1, 2):
        seat.tap()
        saturn.wait_for_text(f"{mortals - seated} mortals have no seat")
    saturn.tap(f"All {mortals - 2} at once")
    expect(saturn.page.get_by_text(re.compile("mortals? ha(ve|s) no seat"))).to_have_count(0)
    people = evening.view()["slices"]
    assert all(one["place"] for key, one in people.items() if is_living_mortal(key, one))
    looker.at(saturn, f"desk-seats-given-{size[0]}")


def count_mortals_without_seat(saturn: Phone) -> int:
    """Return the number of mortals without a seat on a desk, which names it."""
    line = saturn.page.get_by_text(re.compile("^[0-9]+ mortals have no seat"))
    expect(line).to_be_visible()
    return int(line.inner_text().split()[0])


def is_living_mortal(key: str, person: dict[str, Any]) -> bool:
    """Return whether a slice is of a living mortal."""
    return key.startswith("person/") and person["mortal"] and "imago" not in person["statuses"]

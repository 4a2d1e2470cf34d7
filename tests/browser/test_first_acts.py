"""The promises of the README hold: a newcomer picks a good first role and finds a first act."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import QUICK
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone
from tests.browser.served import ServedLedger


def pick(phone: Phone, name: str) -> None:
    """Pick a character among the good first roles of the rehearsal, and enter."""
    phone.open_path("/rehearsal")
    first = phone.page.locator("section").filter(has_text="Good first roles")
    first.get_by_role("button", name=name).tap()
    phone.tap("Enter")
    phone.wait_until_live()


def suggested_acts(phone: Phone) -> Locator:
    """Return the acts that the phone suggests under Now."""
    return phone.page.locator(".now-first")


def test_the_first_act_of_the_readme_succeeds(
    own_server: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(Evening(own_server).address)
    phone.open_path("/")
    phone.page.locator(".lid").first.tap()
    expect(phone.page.get_by_role("heading", name="Rehearsal")).to_be_visible()
    pick(phone, "Cicero")
    phone.wait_for_text("You have votes in the Senate and no legions.")
    suggested_acts(phone).first.tap()
    phone.choose_option("Gaul")
    phone.submit_sheet("Choose where to begin")
    expect(phone.page.locator(".now-guide")).to_have_count(0)


def test_a_newcomer_in_the_midst_of_a_rehearsal_has_a_guide_and_an_act(
    tmp_path: Path, hands: PhoneProvider
) -> None:
    with ServedLedger(tmp_path, rehearsal=True, program=QUICK) as served:
        evening = Evening(served)
        wall = hands.new_phone(evening.address)
        wall.open_path(f"{evening.path}/projector")
        expect(wall.page.get_by_text(re.compile("43 BCE")).first).to_be_visible()
        for name in ("Cicero", "Octavian"):
            phone = hands.new_phone(evening.address)
            pick(phone, name)
            expect(phone.page.locator(".now-guide")).to_be_visible()
            suggested_acts(phone).first.tap()
            expect(phone.topmost_sheet.get_by_role("heading").first).to_be_visible()


def test_roles_are_folded_until_somebody_searches(
    own_server: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(Evening(own_server).address)
    phone.open_path("/rehearsal")
    pansa = phone.page.get_by_role("button", name="Pansa")
    expect(phone.page.get_by_text("Senator · 19")).to_be_visible()
    expect(pansa).to_be_hidden()
    phone.page.get_by_role("searchbox").fill("pansa")
    expect(pansa).to_be_visible()

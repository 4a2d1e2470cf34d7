"""Grave acts of stewards: a second one confirms them; alone, they wait and are marked."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone, Size
from tests.browser.scenes import appeals, is_refused_in_greece

GOES = "Cicero goes from Northern Italy to Greece"


def second_of(hands: Hands, evening: Evening, size: Size = SMALL) -> Phone:
    """Return the phone of a second Fate who is in the room."""
    phone = hands.new(evening.address, size)
    phone.enter(evening.tokens["fata-2"], "The Fates")
    phone.is_live()
    return phone


def lets_it_happen(fates: Phone) -> None:
    fates.tap("Let it happen")
    fates.sheet.get_by_role("textbox").fill("The door is wide")
    fates.tap("Let Cicero do it", fates.sheet)


def waiting(fates: Phone) -> Locator:
    """Return the card of the waiting act on a console."""
    return fates.page.locator(".grave-act")


def test_a_second_steward_confirms_an_act_and_the_chronicle_says_who(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    second = second_of(hands, evening)
    is_refused_in_greece(evening, cicero)
    appeals(cicero)
    fates.sees("I stood in the door first")
    lets_it_happen(fates)
    expect(waiting(fates)).to_contain_text("Another steward is asked")
    expect(waiting(second)).to_contain_text("The Fates asked you to confirm it")
    expect(waiting(second)).to_contain_text("The door is wide")
    expect(waiting(fates).get_by_role("button", name="Confirm")).to_have_count(0)
    looker.at(second, "grave-act-asked")
    second.tap("Confirm", waiting(second))
    expect(waiting(fates)).to_have_count(0)
    cicero.tab("Chronicle")
    cicero.tap(re.compile(f"{GOES} .*ruling"))
    expect(cicero.sheet).to_contain_text("Confirmed by the Fates")


def test_a_second_steward_refuses_an_act_and_nothing_happens(
    evening: Evening, hands: Hands
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    second = second_of(hands, evening)
    is_refused_in_greece(evening, cicero)
    appeals(cicero)
    fates.sees("I stood in the door first")
    lets_it_happen(fates)
    second.tap("Refuse", waiting(second))
    expect(waiting(fates)).to_have_count(0)
    fates.tab("Chronicle")
    fates.sees("The Fates refused to confirm")
    assert evening.view()["slices"]["person/cicero"]["place"] != "greece"


def test_alone_an_act_waits_in_a_ring_can_be_taken_back_and_is_otherwise_marked(
    evening: Evening, hands: Hands, looker: Looker
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    is_refused_in_greece(evening, cicero)
    appeals(cicero)
    fates.sees("I stood in the door first")
    lets_it_happen(fates)
    expect(waiting(fates)).to_contain_text("You are alone")
    expect(waiting(fates).get_by_role("timer")).to_be_in_viewport()
    looker.at(fates, "grave-act-alone")
    fates.tap("Take it back", waiting(fates))
    expect(waiting(fates)).to_have_count(0)
    lets_it_happen(fates)
    expect(waiting(fates)).to_be_visible()
    evening.served.skips_a_minute()
    expect(waiting(fates)).to_have_count(0)
    cicero.tab("Chronicle")
    cicero.tap(re.compile(f"{GOES} .*alone"))
    expect(cicero.sheet).to_contain_text("No other steward was there to confirm it")

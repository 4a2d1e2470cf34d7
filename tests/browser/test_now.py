"""The card of present acts has few acts at the top of the hand, their results and refusals."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SIZES, Size
from tests.browser.scenes import place_character
from tests.browser.served import ServedLedger

BINDS = "What binds you"


def spend_winter_in_gaul(evening: Evening) -> None:
    """Let Hirtius and Minerva winter in Gaul."""
    evening.does("hirtius", "choose-start", to="gaul")
    evening.does("minerva", "choose-start", to="rome")
    evening.does("apollo", "announce-season")
    evening.does("diana", "announce-season")
    evening.does("minerva", "reside", to="gaul")


def test_the_card_of_the_present_guides_the_first_act_and_then_shows_the_next(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.wait_for_text("Your first legion makes a general of you.")
    phone.open_sheet(re.compile("^Choose where to begin: 13 regions have room"))
    phone.choose_option("Gaul")
    phone.submit_sheet("Choose where to begin")
    expect(phone.page.get_by_text("Your first legion makes a general of you.")).to_have_count(0)
    phone.wait_for_text("Become a general: a first legion from 200,000 D")


def test_a_tribute_is_collected_in_two_taps_by_a_prefilled_form(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "hirtius", "Hirtius")
    spend_winter_in_gaul(evening)
    phone.open_sheet(re.compile("^Collect 100,000 D from Minerva"))
    expect(phone.topmost_sheet.get_by_role("radio", name=re.compile("^Minerva"))).to_be_checked()
    phone.submit_sheet("Collect tribute")
    phone.wait_for_text("1,300,000 D")
    expect(phone.page.get_by_text("Collect 100,000 D from Minerva")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_card_of_the_present_is_accessible_at_every_size(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    name = f"{size[0]}"
    for who, called in (("cicero", "Cicero"), ("livia", "Livia"), ("cleopatra", "Cleopatra")):
        phone = hands.of(evening, who, called, size)
        expect(phone.page.locator(".now .act-card").first).to_be_visible()
        looker.at(phone, f"{who}-{name}")
    phone = hands.of(evening, "hirtius", "Hirtius", size)
    spend_winter_in_gaul(evening)
    phone.wait_for_text(re.compile("^Collect 100,000 D"))
    looker.at(phone, f"hirtius-{name}")
    phone.page.locator(".now summary").tap()
    looker.at(phone, f"hirtius-open-{name}")


def marry_livia(evening: Evening) -> None:
    """Let Livia and Hirtius meet in Gaul and marry before Juno."""
    for who in ("livia", "hirtius", "juno"):
        place_character(evening, who, "gaul")
    evening.does("livia", "wed", with_="hirtius")
    for who in ("hirtius", "juno"):
        evening.does(who, "consent", petition=evening.petition(who))


def test_the_hand_shows_companions_and_bonds_and_nothing_that_does_not_concern_me(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.of(evening, "livia", "Livia")
    expect(phone.page.get_by_role("heading", name=BINDS)).to_have_count(0)
    marry_livia(evening)
    bound = phone.page.locator(".panel", has=phone.page.get_by_role("heading", name=BINDS))
    expect(bound).to_contain_text("married to")
    expect(bound).to_contain_text(re.compile(r"dos 2,000,000 D.*since \d\d:\d\d"))
    expect(bound.get_by_role("button", name="Hirtius")).to_be_visible()
    expect(phone.page.locator(".companies").get_by_role("button", name="Hirtius")).to_be_visible()
    phone.page.get_by_role("heading", name="Where you are").scroll_into_view_if_needed()
    looker.at(phone, "livia-bound")
    for word in ("Legiones", "Money buys legions"):
        expect(phone.page.get_by_text(word)).to_have_count(0)


def test_both_hands_show_a_debt_with_its_sum_and_its_term(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    wife, husband = hands.of(evening, "livia", "Livia"), hands.of(evening, "hirtius", "Hirtius")
    marry_livia(evening)
    evening.does("livia", "plead-divorce", from_="hirtius", plea="alone")
    evening.does("juno", "consent", petition=evening.petition("juno"))
    for phone, word, other in (
        (wife, "is owed the dos by", "Hirtius"),
        (husband, "owes the dos to", "Livia"),
    ):
        bound = phone.page.locator(".panel", has=phone.page.get_by_role("heading", name=BINDS))
        expect(bound).to_contain_text(word)
        expect(bound).to_contain_text(re.compile("2,000,000 D.*until this season ends"))
        expect(bound.get_by_role("button", name=other)).to_be_visible()
        bound.scroll_into_view_if_needed()
        looker.at(phone, f"{other}-debt")


def test_a_god_at_the_desk_sees_a_lent_ring_and_nobody_else_does(
    evening: Evening, hands: PhoneProvider
) -> None:
    god, cicero = hands.of(evening, "pluto", "Pluto"), hands.of(evening, "cicero", "Cicero")
    evening.does("pluto", "lend-ring", to="hirtius")
    bound = god.page.locator(".panel", has=god.page.get_by_role("heading", name=BINDS))
    expect(bound).to_contain_text("has lent the Ring to")
    expect(bound.get_by_role("button", name="Hirtius")).to_be_visible()
    expect(cicero.page.get_by_role("heading", name=BINDS)).to_have_count(0)


def test_gods_and_fates_are_guided_through_their_first_act(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, waits=True)
    fates = hands.of(evening, "fata", "The Fates")
    fates.wait_for_text("All wait for you.")
    fates.tap(re.compile("^Begin the evening"))
    expect(fates.page.get_by_text("All wait for you.")).to_have_count(0)
    god = hands.of(evening, "minerva", "Minerva")
    god.wait_for_text("Mortals come to you")
    god.open_sheet(re.compile("^Choose where to begin: 13 regions have room"))
    god.choose_option("Gaul")
    god.submit_sheet("Choose where to begin")
    expect(god.page.get_by_text("Mortals come to you")).to_have_count(0)


TOPS = """(() => {
  window.tops = [];
  const look = () => {
    const purse = document.querySelector(".purse");
    const top = purse ? Math.round(purse.getBoundingClientRect().top) : innerHeight;
    if (top < innerHeight) tops.push(top);
    requestAnimationFrame(look);
  };
  look();
})()"""
"""Notes in each frame the position of the purse on the screen, while the purse is visible."""

LITTLE = 24
"""The greatest move in CSS pixels that is no jump. Loading a font moves a line by this much."""


def test_visible_content_does_not_move_while_the_hand_loads(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(evening.address)
    phone.page.add_init_script(TOPS)
    phone.enter(evening.card("livia"), "Livia")
    expect(phone.page.locator(".now .act-card").first).to_be_visible()
    phone.wait_until_still()
    phone.page.wait_for_function("tops.length > 0")
    tops = phone.page.evaluate("tops")
    assert max(tops) - min(tops) <= LITTLE, tops

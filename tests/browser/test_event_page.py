"""Guests read the public page of an event, sign up, and change or cancel with their own link."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.organiser_page import (
    LAPTOP,
    go_to_step,
    make_event,
    sign_in,
    wait_until_saved,
)
from tests.browser.phone import SMALL, Phone, Size
from tests.browser.served import ADMIN, ServedLedger


def publish(browser: Phone, places: str = "1") -> str:
    """Make an event with a public page, and return its path."""
    make_event(browser, 12)
    page = browser.page
    go_to_step(page, "Event")
    page.get_by_label("Name of the event").fill("Saturnalia")
    page.get_by_label("Day").fill("2033-12-17")
    page.get_by_label("Play begins at").fill("18:30")
    go_to_step(page, "Public page")
    page.locator("label.option", has_text="Everybody with the link").tap()
    page.get_by_label("Place", exact=True).fill("Sunburst Lounge")
    page.get_by_label("Dinner at").fill("17:30")
    page.get_by_label("Number of places").fill(places)
    page.get_by_label("The history").fill("The Roman Games.\nA festival in Rome.")
    wait_until_saved(page)
    link = page.locator("a.organiser-link").get_attribute("href")
    assert link is not None
    return urlsplit(link).path


def fill_in(guest: Phone, name: str) -> None:
    """Fill in the form of the sign-up, and send it."""
    page = guest.page
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Wish 1").select_option(label="Marcus Antonius (Antony)")
    page.get_by_label("Food").fill("no nuts")
    guest.tap("Sign up")
    expect(page.get_by_role("heading", name="Your sign-up")).to_be_visible()


def test_a_guest_signs_up_changes_and_cancels_and_the_waiting_list_moves_up(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    path = publish(sign_in(hands, shared_server))
    ada = hands.new_phone(shared_server.address, SMALL)
    ada.open_path(path)
    for text in ("Saturnalia", "Sunburst Lounge", "17:30", "18:30", "Saturday, 17 December 2033"):
        expect(ada.page.get_by_text(text, exact=True)).to_be_visible()
    expect(ada.page.get_by_text("A festival in Rome.")).to_be_visible()
    ada.page.locator("summary", has_text="Imperator").tap()
    expect(ada.page.get_by_text("Asia Minor · ")).to_contain_text("400,000")
    fill_in(ada, "Ada")
    expect(ada.page.get_by_text("You have a place.")).to_be_visible()
    ben = hands.new_phone(shared_server.address, SMALL)
    ben.open_path(path)
    expect(ben.page.get_by_text("All places are taken.")).to_be_visible()
    fill_in(ben, "Ben")
    expect(ben.page.get_by_text("You are number 1 on the waiting list.")).to_be_visible()
    link = ada.page.get_by_label("Your link").input_value()
    # The link works on any phone, and its token does not stay in the address.
    other = hands.new_phone(shared_server.address, SMALL)
    other.page.goto(link)
    expect(other.page.get_by_text("You have a place.")).to_be_visible()
    assert "#" not in other.page.url
    other.tap("Change")
    other.page.get_by_label("Food").fill("vegetarian")
    other.tap("Save")
    expect(other.page.get_by_label("Food")).to_have_count(0)
    ada.page.reload()
    ada.tap("Change")
    expect(ada.page.get_by_label("Food")).to_have_value("vegetarian")
    ada.tap("Cancel the sign-up")
    ada.tap("Cancel and erase")
    expect(ada.page.get_by_label("Your name")).to_have_value("")
    ben.page.reload()
    expect(ben.page.get_by_text("You have a place.")).to_be_visible()
    other.tolerate_errors("status of 404")
    other.page.reload()
    expect(other.page.get_by_role("button", name="Sign up")).to_be_visible()


def test_a_half_written_form_survives_a_reload_and_a_refusal_stands_at_its_field(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    path = publish(sign_in(hands, shared_server))
    guest = hands.new_phone(shared_server.address, SMALL)
    guest.open_path(path)
    guest.page.get_by_label("A word to the organiser").fill("I come by bus.")
    guest.page.get_by_label("Your name").fill(" ")
    guest.page.reload()
    expect(guest.page.get_by_label("A word to the organiser")).to_have_value("I come by bus.")
    guest.tolerate_errors("status of 400")
    guest.tap("Sign up")
    name = guest.page.get_by_label("Your name")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description("Type your name.")
    name.fill("Ada")
    guest.tap("Sign up")
    expect(guest.page.get_by_text("You have a place.")).to_be_visible()


def test_a_link_of_nobody_leaves_the_own_sign_up_on_this_phone(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    path = publish(sign_in(hands, shared_server), places="2")
    ada, ben = (hands.new_phone(shared_server.address, SMALL) for _ in range(2))
    for guest, name in ((ada, "Ada"), (ben, "Ben")):
        guest.open_path(path)
        fill_in(guest, name)
    own_link, other_link = (
        guest.page.get_by_label("Your link").input_value() for guest in (ada, ben)
    )
    ada.tolerate_errors("status of 404", "status of 503")
    ada.page.goto("about:blank")
    ada.page.goto(f"{own_link.partition('#')[0]}#{'0' * 32}")
    expect(ada.page.get_by_label("Your link")).to_have_value(own_link)
    ada.page.reload()
    expect(ada.page.get_by_label("Your link")).to_have_value(own_link)
    # A link that the server could not check yet is tried again, and then it is the phone's own.
    ada.page.goto("about:blank")
    ada.page.route("**/events/*/guest", lambda route: route.fulfill(status=503, json={}))
    ada.page.goto(other_link)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.unroute("**/events/*/guest")
    ada.tap("Try again")
    expect(ada.page.get_by_label("Your link")).to_have_value(other_link)
    ada.page.reload()
    expect(ada.page.get_by_label("Your link")).to_have_value(other_link)


def test_how_to_play_opens_the_rules_of_a_role_in_a_minute(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    path = publish(sign_in(hands, shared_server))
    guest = hands.new_phone(shared_server.address, SMALL)
    guest.open_path(path)
    guest.page.get_by_role("button", name="Senator").tap()
    expect(guest.topmost_sheet).to_contain_text("Senate")


def test_an_unpublished_event_has_no_page(
    hands: PhoneProvider, shared_server: ServedLedger
) -> None:
    stranger = hands.new_phone(shared_server.address, SMALL)
    stranger.tolerate_errors("status of 404")
    stranger.open_path("/event/0011")
    expect(stranger.page.get_by_role("alert")).to_contain_text("no public page")


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small"])
@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
def test_the_page_is_accessible_and_fits(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker, size: Size, locale: str
) -> None:
    path = publish(sign_in(hands, shared_server))
    guest = hands.new_phone(shared_server.address, size, locale=locale)
    guest.open_path(path)
    guest.page.locator("summary").first.tap()
    looker.at(guest, f"event-{size[0]}-{locale}")
    guest.page.locator("#event-name").fill("Ada")
    guest.page.locator("form button").tap()
    expect(guest.page.locator(".panel h2")).to_be_visible()
    looker.at(guest, f"event-own-{size[0]}-{locale}")


def test_the_organiser_gives_characters_confirms_checks_in_and_erases(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker
) -> None:
    browser = sign_in(hands, shared_server)
    page = browser.page
    path = publish(browser, places="2")
    go_to_step(page, "Guests")
    expect(page.get_by_text("Nobody has signed up yet.")).to_be_visible()
    guests = [hands.new_phone(shared_server.address, SMALL) for _ in range(2)]
    for guest, name in zip(guests, ("Ada", "Ben"), strict=True):
        guest.open_path(path)
        fill_in(guest, name)
    go_to_step(page, "Public page")
    go_to_step(page, "Guests")
    ada = page.locator(".organiser-guests > li", has_text="Ada")
    expect(ada).to_contain_text("Wishes: Marcus Antonius (Antony)")
    page.get_by_text("Food for guests with a place").tap()
    expect(page.get_by_text("no nuts × 2")).to_be_visible()
    browser.tap("Propose characters by wishes")
    proposal = page.get_by_role("group", name="Proposal")
    expect(proposal).to_contain_text("Ada: Marcus Antonius (Antony) wish 1")
    looker.at(browser, "guests-proposal")
    browser.tap("Take the proposal")
    expect(ada.get_by_label("Character of Ada")).to_have_value("antony")
    ben = page.locator(".organiser-guests > li", has_text="Ben").last
    ben.get_by_label("Character of Ben").select_option(value="antony")
    # The two guests swap their characters.
    expect(ada.get_by_label("Character of Ada")).to_have_value("octavian")
    browser.tap("Place confirmed", within=ben)
    confirmed = ben.get_by_role("button", name="Place confirmed")
    expect(confirmed).to_have_attribute("aria-pressed", "true")
    guests[1].page.reload()
    expect(guests[1].page.get_by_text("You play Marcus Antonius (Antony).")).to_be_visible()
    browser.tap("Arrived", within=ben)
    expect(page.get_by_text("Arrived: 1.")).to_be_visible()
    browser.tap("Erase …", within=ben)
    browser.tap("Delete for ever", within=ben)
    expect(page.locator(".organiser-guests > li")).to_have_count(1)
    browser.tap("Erase all guests …")
    page.locator(".organiser-body").get_by_role("button", name="Delete for ever").tap()
    expect(page.get_by_text("Nobody has signed up yet.")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
def test_the_list_of_guests_is_accessible_and_fits_a_phone_at_the_door(
    hands: PhoneProvider, shared_server: ServedLedger, looker: Looker, locale: str
) -> None:
    path = publish(sign_in(hands, shared_server))
    guest = hands.new_phone(shared_server.address, SMALL)
    guest.open_path(path)
    fill_in(guest, "Ada")
    door = hands.new_phone(shared_server.address, SMALL, locale=locale)
    door.open_path(f"{path.replace('event', 'organiser')}#{ADMIN}")
    door.page.locator(".organiser-step").nth(9).tap()
    expect(door.page.locator(".organiser-guests > li")).to_be_visible()
    looker.at(door, f"guests-320-{locale}")

"""A small table is founded in three taps.

One phone is passed around, or each player has a phone.
"""

import re

import httpx2
from playwright.sync_api import Locator, expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import WALL, Phone
from tests.browser.served import ServedLedger
from tests.browser.tables import TALI, THROW, found_table, let_next_throw, switch_to_physical_dice


def turn_text(phone: Phone) -> Locator:
    """Return the phone's text about whose turn it is."""
    return phone.page.locator(".turn")


def test_a_table_is_founded_in_three_taps_with_bots_in_the_free_seats(
    inn: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(inn.address)
    phone.open_path("/")
    phone.tap(TALI)
    phone.wait_for_text("How many play")
    expect(phone.page.get_by_role("button", name="More: How many play")).to_be_enabled()
    phone.tap("Begin")
    phone.wait_until_live()
    expect(turn_text(phone)).to_have_text("Your turn, Aulus")
    assert phone.page.title().startswith("Your turn")
    phone.go_to_tab("People")
    for name in ("Aulus", "Niger", "Rufus"):
        phone.wait_for_text(name)


def test_every_game_for_a_few_is_founded_in_three_taps(
    own_server: ServedLedger, hands: PhoneProvider
) -> None:
    known = httpx2.get(f"{own_server.address}/api/v1/rulesets").json()["rulesets"]
    titles = [rules["title"] for rules in known if rules["players"]]
    assert titles
    for title in titles:
        phone = hands.new_phone(own_server.address)
        phone.open_path("/")
        phone.tap(re.compile(re.escape(title)))
        phone.tap("Begin")
        phone.wait_until_live()
        expect(turn_text(phone)).to_be_visible()
        phone.open_sheet("Menu")
        phone.wait_for_text("Your name")


def test_players_pass_one_phone_around(inn: ServedLedger, hands: PhoneProvider) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada", "Bea")
    expect(turn_text(phone)).to_have_text("Your turn, Ada")
    let_next_throw(phone)
    phone.wait_for_text("Pass the phone to Bea")
    expect(turn_text(phone)).to_have_text("Waiting for Bea")
    phone.tap("I am Bea")
    expect(turn_text(phone)).to_have_text("Your turn, Bea")
    expect(phone.page.get_by_text("Pass the phone")).to_have_count(0)
    phone.page.reload()
    expect(turn_text(phone)).to_have_text("Your turn, Bea")


def test_bots_play_by_themselves_and_the_phone_calls_at_its_next_turn(
    inn: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada")
    let_next_throw(phone)
    phone.go_to_tab("Chronicle")
    expect(phone.page.get_by_role("listitem").filter(has_text="Rufus")).not_to_have_count(0)
    expect(turn_text(phone)).to_have_text("Your turn, Ada")


def test_a_seat_moves_to_the_phone_that_scans_it(inn: ServedLedger, hands: PhoneProvider) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada", "Bea")
    phone.open_sheet("Menu")
    phone.open_sheet(re.compile("^Invite"))
    phone.open_sheet(re.compile("^Bea"))
    link = phone.topmost_sheet.get_by_text("/c#").inner_text()
    other = hands.new_phone(inn.address)
    other.page.goto(link)
    other.wait_for_text("If you move here")
    other.tap("Move here")
    other.wait_until_live()
    expect(turn_text(other)).to_have_text("Waiting for Ada")
    # the open sheet closed by itself, because it might have shown private goods of Bea
    phone.wait_for_text("Bea plays on another phone now.")
    phone.tap("Understood")
    let_next_throw(phone)
    expect(turn_text(other)).to_have_text("Your turn")
    expect(phone.page.get_by_text("Pass the phone")).to_have_count(0)


def test_a_person_takes_the_place_of_a_bot(inn: ServedLedger, hands: PhoneProvider) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada")
    phone.open_sheet("Menu")
    phone.open_sheet(re.compile("^Invite"))
    phone.open_sheet(re.compile("^Niger"))
    other = hands.new_phone(inn.address)
    other.page.goto(phone.topmost_sheet.get_by_text("/c#").inner_text())
    other.tap("Enter")
    other.wait_until_live()
    other.open_sheet("Menu")
    other.open_sheet("Your name")
    other.topmost_sheet.get_by_role("textbox").fill("Carla")
    other.tap("Call me that", other.topmost_sheet)
    expect(phone.topmost_sheet.get_by_role("heading", name="Carla")).to_be_visible()


def test_physical_dice_are_tapped_in(inn: ServedLedger, hands: PhoneProvider) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada", "Bea")
    switch_to_physical_dice(phone, "Ada")
    phone.act(THROW)
    faces = phone.topmost_sheet.get_by_role("group", name=re.compile("^Die 1"))
    faces.get_by_role("button", name="4", exact=True).tap()
    phone.page.keyboard.press("3")
    phone.wait_for_text("4 and 3")
    phone.submit_sheet(THROW)
    phone.wait_for_text("Pass the phone to Bea")
    phone.go_to_tab("People")
    phone.open_sheet(re.compile("^Ada"))
    phone.wait_for_text("7 Bean")


def test_the_wall_shows_the_table_and_the_awaited_player(
    inn: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada", "Bea")
    game = phone.page.url.split("/g/")[1].split("/")[0]
    wall = hands.new_phone(inn.address, WALL)
    wall.open_path(f"/g/{game}/projector")
    wall.wait_for_text("Ada")
    awaited = wall.page.locator("[data-awaited=true]")
    expect(awaited).to_contain_text("Ada")
    let_next_throw(phone)
    expect(awaited).to_contain_text("Bea")


def test_a_player_who_types_the_name_of_a_bot_is_told_and_chooses_another(
    own_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    phone = hands.new_phone(own_server.address)
    phone.open_path("/new/cursus_honorum")
    name = phone.page.get_by_label("Name of player 1")
    name.fill("claudius")
    phone.tap("Begin")
    phone.wait_for_text("Somebody at this table is called claudius already: perhaps a bot")
    looker.at(phone, "name-of-a-bot")
    assert [fault for fault in phone.faults if "400" not in fault] == []
    phone.faults.clear()
    name.fill("Claudia")
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    phone.tap("Begin")
    phone.wait_until_live()

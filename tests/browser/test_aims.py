"""Each player reads the aim, the standing towards it, and the rules in a minute."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider

SHIPS = "At Actium you would sail with one ship now; the next lacks 400,000 D"
CARDS = ("Your aim", "What you can do", "Summer (aestas)", "Winter (hiems)", "Beware", "Actium")


def test_the_hand_tells_the_aim_and_the_standing_and_follows_the_purse(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    aim = phone.page.locator(".aim")
    expect(aim).to_contain_text("be in the party that wins Actium")
    expect(aim).to_contain_text(SHIPS)
    evening.does("hirtius", "give", to="cicero", asset="denarius", quantity=400_000)
    expect(aim).to_contain_text("with 2 ships now; the next lacks 1,000,000 D")
    phone.open_sheet(re.compile("be in the party that wins Actium"))
    for title in CARDS:
        expect(phone.topmost_sheet.get_by_role("heading", name=title)).to_be_visible()
    expect(phone.topmost_sheet.get_by_role("button", name="ACTIUM-08")).to_be_visible()


def test_no_other_phone_gets_the_aim_of_a_character(evening: Evening, hands: PhoneProvider) -> None:
    hands.of(evening, "cicero", "Cicero")
    assert "aim/cicero" in evening.view("cicero")["slices"]
    for viewer in ("hirtius", "fata", ""):
        shown = evening.view(viewer)["slices"]
        assert [key for key in shown if key.startswith("aim/") and key != f"aim/{viewer}"] == []


def test_the_rules_in_a_minute_are_at_the_door_and_in_the_menu(
    evening: Evening, hands: PhoneProvider
) -> None:
    door = hands.new_phone(evening.address)
    door.scan(evening.card("livia"))
    door.open_sheet("In a minute")
    expect(door.topmost_sheet).to_contain_text("After a divorce your husband owes you your dos.")
    phone = hands.of(evening, "juno", "Juno")
    expect(phone.page.locator(".aim")).to_contain_text("You have 15 things to sell")
    phone.open_sheet("Menu")
    phone.open_sheet(re.compile("^In a minute"))
    expect(phone.topmost_sheet).to_contain_text("You cannot refuse to sell or to pay.")
    fates = hands.of(evening, "fata", "The Fates")
    expect(fates.page.locator(".aim")).to_contain_text("Keep the game fair and on time.")

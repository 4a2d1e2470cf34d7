"""The Fates at work: they pause, correct entries, change readings, and print cards."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import NO_RECEIPT, SMALL

STILL = "Everything stands still"
LAPTOP = (1280, 800)
GIFT = re.compile("Cicero gave Hirtius 100,000 D")


def test_everybody_sees_a_pause_and_its_end(evening: Evening, hands: PhoneProvider) -> None:
    fates = hands.of(evening, "fata", "The Fates", SMALL)
    cicero, wall = hands.of(evening, "cicero", "Cicero"), hands.wall_phone(evening)
    fates.tap("Pause the game")
    fates.topmost_sheet.get_by_role("textbox").fill("Supper")
    fates.tap("Pause the game", fates.topmost_sheet)
    cicero.wait_for_text(STILL)
    wall.wait_for_text("paused")
    stopped = cicero.page.get_by_role("timer").inner_text()
    fates.tap("Resume the game")
    expect(cicero.page.get_by_text(STILL)).to_be_hidden()
    expect(wall.page.get_by_text("paused")).to_be_hidden()
    expect(cicero.page.get_by_role("timer")).not_to_have_text(stopped)


def test_an_entry_is_corrected_after_a_preview_of_the_consequences(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    cicero.wait_for_text("400,000 D")
    fates.go_to_tab("Chronicle")
    fates.tap(GIFT)
    fates.tap("Set right", fates.topmost_sheet)
    expect(fates.topmost_sheet).to_contain_text("100,000 D")
    fates.topmost_sheet.get_by_role("textbox").fill("It was meant for Balbus")
    fates.tap("Set an entry right", fates.topmost_sheet)
    evening.skip_wait_for_confirmation()
    cicero.wait_for_text("500,000 D")
    cicero.go_to_tab("Chronicle")
    cicero.wait_for_text(re.compile(f"{GIFT.pattern}: the Fates set this right"))
    given = cicero.page.get_by_role("button", name=re.compile(rf"^[\d: ]+{GIFT.pattern}(?!:)"))
    expect(given).to_contain_text("set right")


def test_a_reading_is_changed_and_players_read_the_new_one(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    fates.tap("Readings")
    fates.page.get_by_role("searchbox").fill("classis")
    fates.tap("Change")
    fates.choose_option("A sea god asks 400,000 D")
    fates.topmost_sheet.get_by_role("textbox").fill("Ships are dear this year")
    fates.tap("Flip a reading", fates.topmost_sheet)
    expect(fates.page.get_by_role("timer", name=re.compile("seconds?"))).to_be_visible()
    evening.skip_wait_for_confirmation()
    expect(fates.page.get_by_role("listitem")).to_contain_text("400,000")
    cicero.tap("Menu")
    cicero.tap("Rules and words", cicero.topmost_sheet)
    cicero.tap("Readings")
    cicero.page.get_by_role("searchbox").fill("classis")
    reading = cicero.page.get_by_role("listitem")
    expect(reading).to_contain_text("400,000")
    expect(reading).to_contain_text("Usually: A sea god asks 300,000 D for a classis.")


def test_a_lost_card_is_printed_anew_and_only_the_new_one_opens(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    fates.tap("Room")
    fates.page.get_by_role("searchbox").fill("cicero")
    fates.tap(re.compile("^Marcus Tullius Cicero"))
    fates.tap(re.compile("^New code for their card"), fates.topmost_sheet)
    fates.tap("Print a card anew", fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_role("img", name="QR code of the card")).to_be_visible()
    evening.skip_wait_for_confirmation()
    expect(cicero.page.get_by_text("500,000 D")).to_be_hidden()
    link = fates.topmost_sheet.get_by_text(re.compile(r"/c#\w+")).inner_text()
    finder, owner = hands.new_phone(evening.address), hands.new_phone(evening.address)
    finder.tolerate_errors(NO_RECEIPT)
    finder.scan(evening.card("cicero"))
    expect(finder.page.get_by_role("alert")).to_contain_text("not known here")
    owner.scan(link.split("#")[1])
    owner.tap("Enter")
    owner.wait_for_text("500,000 D")


def test_a_counted_balance_is_booked_when_the_ledger_was_wrong(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    fates.tap("Count and compare")
    fates.choose_option("Cicero")
    fates.choose_option("Denarii")
    fates.tap(re.compile("Tap to type"), fates.topmost_sheet)
    fates.topmost_sheet.get_by_role("textbox").fill("400000")
    fates.page.keyboard.press("Enter")
    fates.choose_option("the ledger was wrong")
    expect(fates.topmost_sheet).to_contain_text("100,000 D")
    fates.tap("Count and compare", fates.topmost_sheet)
    cicero.wait_for_text("400,000 D")


def test_the_fates_see_the_room_and_open_matters_and_a_tap_leads_to_the_person(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    fates = hands.of(evening, "fata", "The Fates", LAPTOP)
    evening.does("cicero", "choose-start", to="rome")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    row = fates.page.get_by_role("button", name=re.compile("^Marcus Tullius Cicero"))
    expect(row).to_contain_text("phone in hand", timeout=15_000)
    expect(row).to_contain_text(GIFT)
    expect(row).to_contain_text("Rome")
    fates.wait_for_text(re.compile("mortals have no seat"))
    cicero.page.close()
    row.click()
    expect(fates.topmost_sheet).to_contain_text("Cicero gave Hirtius")
    expect(fates.topmost_sheet.get_by_role("button", name=re.compile("^New code"))).to_be_visible()
    fates.tap("Act for a player", fates.topmost_sheet)
    expect(fates.topmost_sheet).to_contain_text("For Cicero")


def test_the_next_season_is_named_on_the_button_that_announces_it(
    evening: Evening, hands: PhoneProvider
) -> None:
    fates = hands.of(evening, "fata", "The Fates", SMALL)
    evening.does("apollo", "announce-season")
    fates.tap("Announce Hiems 43 BCE")
    expect(fates.topmost_sheet).to_contain_text("for Apollo")
    fates.tap("Announce the next season", fates.topmost_sheet)
    fates.wait_for_text("Announce Motus 4")


def test_the_fates_search_everything_and_reach_the_line_and_the_person(
    evening: Evening, hands: PhoneProvider
) -> None:
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    fates = hands.of(evening, "fata", "The Fates")
    fates.open_sheet("Search everything")
    fates.topmost_sheet.get_by_role("searchbox").fill("hirtius gave")
    found = fates.topmost_sheet.locator(".found-line")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(re.compile(r"\d\d:\d\d Cicero"))
    found.get_by_role("button", name=GIFT).click()
    expect(fates.topmost_sheet.get_by_role("button", name="Set right")).to_be_visible()
    fates.close_sheet()
    found.get_by_role("button", name="Cicero", exact=True).click()
    expect(fates.topmost_sheet).to_contain_text("Marcus Tullius Cicero")

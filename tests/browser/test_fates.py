"""The Fates keep the evening going: they pause it, set things right, change readings and cards."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.phone import NO_RECEIPT, SMALL

STILL = "Everything stands still"
GIFT = re.compile("Cicero gave Hirtius 100,000 Denarii")


def test_a_pause_and_its_end_are_seen_by_all(evening: Evening, hands: Hands) -> None:
    fates = hands.of(evening, "fata", "The Fates", SMALL)
    cicero, wall = hands.of(evening, "cicero", "Cicero"), hands.wall(evening)
    fates.tap("Pause the game")
    fates.sheet.get_by_role("textbox").fill("Supper")
    fates.tap("Pause the game", fates.sheet)
    cicero.sees(STILL)
    wall.sees("paused")
    stopped = cicero.page.get_by_role("timer").inner_text()
    fates.tap("Resume the game")
    expect(cicero.page.get_by_text(STILL)).to_be_hidden()
    expect(wall.page.get_by_text("paused")).to_be_hidden()
    expect(cicero.page.get_by_role("timer")).not_to_have_text(stopped)


def test_an_entry_is_set_right_after_a_look_at_what_comes_of_it(
    evening: Evening, hands: Hands
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    cicero.sees("400,000 D")
    fates.tab("Chronicle")
    fates.tap(GIFT)
    fates.tap("Set right", fates.sheet)
    expect(fates.sheet).to_contain_text("100,000 D")
    fates.sheet.get_by_role("textbox").fill("It was meant for Balbus")
    fates.tap("Set an entry right", fates.sheet)
    cicero.sees("500,000 D")
    cicero.tab("Chronicle")
    expect(cicero.page.get_by_role("button", name=GIFT)).to_contain_text("set right")


def test_a_reading_is_changed_and_players_read_the_new_one(evening: Evening, hands: Hands) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    fates.tap("Readings")
    fates.page.get_by_role("searchbox").fill("classis")
    fates.tap("Change")
    fates.choose("400,000")
    fates.sheet.get_by_role("textbox").fill("Ships are dear this year")
    fates.tap("Flip a reading", fates.sheet)
    expect(fates.page.get_by_role("listitem")).to_contain_text("400,000")
    cicero.tap("Menu")
    cicero.tap("Rules and words", cicero.sheet)
    cicero.tap("Readings")
    cicero.page.get_by_role("searchbox").fill("classis")
    reading = cicero.page.get_by_role("listitem")
    expect(reading).to_contain_text("400,000")
    expect(reading).to_contain_text("usually 300,000")


def test_a_lost_card_is_printed_anew_and_only_the_new_one_opens(
    evening: Evening, hands: Hands
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    fates.tap("Cards")
    fates.page.get_by_role("searchbox").fill("cicero")
    fates.tap(re.compile("^Marcus Tullius Cicero"))
    fates.tap("Print a card anew", fates.sheet)
    expect(fates.sheet.get_by_role("img", name="QR code of the card")).to_be_visible()
    expect(cicero.page.get_by_text("500,000 D")).to_be_hidden()
    link = fates.sheet.get_by_text(re.compile(r"/c#\w+")).inner_text()
    finder, owner = hands.new(evening.address), hands.new(evening.address)
    finder.expects(NO_RECEIPT)
    finder.scan(evening.card("cicero"))
    expect(finder.page.get_by_role("alert")).to_contain_text("not known here")
    owner.scan(link.split("#")[1])
    owner.tap("Enter")
    owner.sees("500,000 D")


def test_what_lies_on_the_table_is_booked_when_the_ledger_was_wrong(
    evening: Evening, hands: Hands
) -> None:
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    fates.tap("Count and compare")
    fates.choose("Cicero")
    fates.choose("Denarius")
    fates.tap(re.compile("Tap to type"), fates.sheet)
    fates.sheet.get_by_role("textbox").fill("400000")
    fates.page.keyboard.press("Enter")
    fates.choose("the ledger was wrong")
    expect(fates.sheet).to_contain_text("100,000 D")
    fates.tap("Count and compare", fates.sheet)
    cicero.sees("400,000 D")

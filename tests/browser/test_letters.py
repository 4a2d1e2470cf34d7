"""Letters on phones arrive live.

Letters are answered, searched and reported. Other players see no letter.
"""

import re

from playwright.sync_api import expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, SMALL, Phone
from tests.browser.post import newest_thread, open_letters
from tests.browser.served import ServedLedger

SCENARIO = "based_on: ludi_romani\nletters: both\n"


def evening_with_letters(served: ServedLedger) -> Evening:
    """Return an evening with letters."""
    return Evening(served, SCENARIO)


def write_and_send(phone: Phone, text: str, button: str = "Send") -> None:
    """Fill in the text of the topmost sheet, and send it."""
    phone.topmost_sheet.get_by_role("textbox").last.fill(text)
    phone.tap(button, phone.topmost_sheet)


def test_a_letter_arrives_and_is_answered_and_nobody_else_sees_it(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = evening_with_letters(shared_server)
    cicero = hands.of(evening, "cicero", "Cicero", size=SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    antony = hands.of(evening, "antony", "Antony")
    for phone in (cicero, octavian, antony):
        open_letters(phone)
        phone.wait_for_text("No letters yet.")
    looker.at(cicero, "empty")
    cicero.open_sheet("Write a letter")
    cicero.tap("Octavian", cicero.topmost_sheet)
    looker.at(cicero, "compose")
    write_and_send(cicero, "The Senate is with you. Come to Rome.")
    expect(cicero.page.get_by_role("dialog")).to_have_count(0)
    expect(newest_thread(octavian, "Cicero .*one unread")).to_be_visible()
    looker.at(octavian, "unread")
    newest_thread(octavian, "Cicero").tap()
    octavian.wait_for_text("The Senate is with you. Come to Rome.")
    expect(octavian.topmost_sheet.get_by_role("button", name="Report")).to_be_visible()
    looker.at(octavian, "thread")
    write_and_send(octavian, "I come with two legions.")
    newest_thread(cicero, "Octavian .*one unread").tap()
    cicero.wait_for_text("I come with two legions.")
    looker.at(cicero, "answered")
    cicero.close_sheet()
    expect(cicero.page.locator(".letters-unread")).to_have_count(0)
    octavian.close_sheet()
    expect(octavian.page.locator(".letters-unread")).to_have_count(0)
    antony.wait_for_text("No letters yet.")
    antony.go_to_tab("Hand")
    expect(antony.page.get_by_text("letter")).to_have_count(0)


def test_two_phones_of_one_character_share_read_letters_and_muted_writers(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = evening_with_letters(shared_server)
    octavian = hands.of(evening, "octavian", "Octavian")
    other = hands.new_phone(evening.address)
    other.context.add_cookies([{"name": "acta", "value": octavian.cookie, "url": evening.address}])
    other.open_path(evening.path)
    other.wait_until_live()
    evening.does("cicero", "write-letter", to=["octavian"], text="Come to Rome.")
    open_letters(other, "one unread")
    open_letters(octavian, "one unread")
    newest_thread(octavian, "Cicero").tap()
    octavian.wait_for_text("Come to Rome.")
    expect(other.page.locator(".letters-unread")).to_have_count(0)
    octavian.tap("Mute Cicero", octavian.topmost_sheet)
    expect(octavian.topmost_sheet.get_by_role("button", name="Hear Cicero again")).to_be_visible()
    expect(other.page.get_by_text("muted")).to_be_visible()
    octavian.close_sheet()
    expect(octavian.page.locator(".toast")).to_have_count(0)
    evening.does("cicero", "write-letter", to=["octavian"], text="Are you there?")
    expect(octavian.page.locator(".menu > li")).to_have_count(2)
    assert octavian.page.locator(".toast").count() == 0
    expect(octavian.page.locator(".letters-unread")).to_have_count(0)


def test_a_steward_reads_a_reported_letter_and_silences_its_writer(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = evening_with_letters(shared_server)
    fata = hands.of(evening, "fata", "The Fates")
    cicero = hands.of(evening, "cicero", "Cicero")
    octavian = hands.of(evening, "octavian", "Octavian")
    evening.does("cicero", "write-letter", to=["octavian"], text="A letter of no concern to them.")
    evening.does("cicero", "write-letter", to=["octavian"], text="You are a beardless boy.")
    open_letters(octavian)
    newest_thread(octavian, "Cicero").tap()
    octavian.wait_for_text("You are a beardless boy.")
    octavian.open_sheet("Report")
    looker.at(octavian, "report")
    octavian.topmost_sheet.get_by_role("textbox").fill("rude")
    octavian.tap("Report", octavian.topmost_sheet)
    octavian.wait_for_text("You reported this letter.")
    fata.wait_for_text("Cicero wrote to Octavian")
    fata.wait_for_text("You are a beardless boy.")
    expect(fata.page.get_by_text("of no concern")).to_have_count(0)
    looker.at(fata, "steward")
    fata.tap("No more letters")
    expect(fata.page.get_by_text("You are a beardless boy.")).to_have_count(0)
    open_letters(cicero)
    cicero.open_sheet("Write a letter")
    cicero.tap("Octavian", cicero.topmost_sheet)
    cicero.tolerate_errors("the server responded with a status of 409")
    write_and_send(cicero, "I only jested.")
    cicero.wait_for_text("A steward lets you write no more letters in this game")
    expect(cicero.topmost_sheet.get_by_role("textbox").last).to_have_value("I only jested.")


def test_a_letter_is_found_by_its_words_and_written_from_a_person_s_page(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = evening_with_letters(shared_server)
    cicero = hands.of(evening, "cicero", "Cicero")
    evening.does(
        "octavian", "write-letter", public=True, text="Whoever fights Antony is my friend."
    )
    evening.does("antony", "write-letter", to=["cicero"], text="Leave Rome at once.")
    cicero.go_to_tab("People")
    cicero.page.get_by_role("button", name=re.compile("^Hirtius")).first.tap()
    cicero.open_sheet("Write a letter")
    expect(cicero.topmost_sheet.get_by_role("button", name="Hirtius", pressed=True)).to_be_visible()
    write_and_send(cicero, "Antony bids me leave.")
    expect(cicero.page.get_by_role("dialog")).to_have_count(1)
    cicero.close_sheet()
    open_letters(cicero, "2 unread")
    box = cicero.page.get_by_placeholder("Search in letters")
    box.fill("rome")
    cicero.wait_for_text("one letter")
    cicero.wait_for_text("Leave Rome at once.")
    looker.at(cicero, "search")
    box.fill("antony")
    cicero.wait_for_text("2 letters")


def test_a_letter_written_without_a_network_is_sent_when_it_is_back(
    shared_server: ServedLedger, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    evening = evening_with_letters(shared_server)
    octavian = hands.of(evening, "octavian", "Octavian")
    cicero = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    evening.does("octavian", "write-letter", to=["cicero"], text="Shall I come?")
    open_letters(cicero, "one unread")
    newest_thread(cicero, "Octavian").tap()
    cicero.wait_for_text("Shall I come?")
    cicero.wait_until_app_is_stored()
    cicero.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    chaos.turn("resets")
    cicero.wait_until_offline()
    write_and_send(cicero, "Come at once.")
    cicero.wait_for_text("on its way")
    cicero.wait_for_text("Shall I come?")
    chaos.turn("passes")
    cicero.wait_until_live()
    open_letters(octavian, "one unread")
    newest_thread(octavian, "Cicero").tap()
    octavian.wait_for_text("Come at once.")
    expect(cicero.page.get_by_text("on its way")).to_have_count(0)

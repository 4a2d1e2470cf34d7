"""The draft of a letter is there again, no matter what closed its sheet or the page."""

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone
from tests.browser.post import newest_thread, open_letters
from tests.browser.served import ServedLedger

SCENARIO = "based_on: ludi_romani\nletters: both\n"
WORDS = "Come to Rome with two legions, " * 8

KEPT = """() => new Promise((done) => {
  const opening = indexedDB.open("acta");
  opening.onsuccess = () => {
    const notes = opening.result.transaction("notes").objectStore("notes");
    const asked = notes.getAll(IDBKeyRange.bound("draft/", "draft/\\uffff"));
    asked.onsuccess = () => done(asked.result);
  };
})"""
"""Returns the drafts that the phone stores."""


def begin_letter(phone: Phone, to: str = "Octavian") -> None:
    """Write to a person without sending."""
    phone.open_sheet("Write a letter")
    phone.tap(to, phone.topmost_sheet)
    phone.topmost_sheet.get_by_role("textbox").fill(WORDS)


def reload_with_draft(phone: Phone, words: str) -> None:
    """Load the page again as soon as the phone has stored the draft.

    Nobody can type and reload within the milliseconds of the writing, as a test can.
    """
    phone.page.wait_for_function(f"async (words) => (await ({KEPT})()).includes(words)", arg=words)
    phone.page.reload()
    phone.wait_until_live()


def check_draft(phone: Phone, to: str = "Octavian") -> None:
    """Find the draft on the open sheet for a new letter: its words and its addressee."""
    expect(phone.topmost_sheet.get_by_role("textbox")).to_have_value(WORDS)
    chosen = phone.topmost_sheet.get_by_role("button", name=to, exact=True)
    expect(chosen).to_have_attribute("aria-pressed", "true")


def test_a_draft_survives_back_and_a_reload_and_is_gone_once_it_is_sent(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, SCENARIO)
    cicero = hands.of(evening, "cicero", "Cicero")
    octavian = hands.of(evening, "octavian", "Octavian")
    open_letters(cicero)
    begin_letter(cicero)
    cicero.page.go_back()
    expect(cicero.page.get_by_role("dialog")).to_have_count(0)
    cicero.open_sheet("Write a letter")
    check_draft(cicero)
    reload_with_draft(cicero, WORDS)
    check_draft(cicero)
    cicero.submit_sheet("Send")
    open_letters(octavian, "one unread")
    cicero.open_sheet("Write a letter")
    expect(cicero.topmost_sheet.get_by_role("textbox")).to_have_value("")
    expect(cicero.topmost_sheet.locator("[aria-pressed=true]")).to_have_count(0)
    cicero.close_sheet()
    newest_thread(octavian, "Cicero").tap()
    octavian.topmost_sheet.get_by_role("textbox").fill("I come with ")
    reload_with_draft(octavian, "I come with ")
    expect(octavian.topmost_sheet.get_by_role("textbox")).to_have_value("I come with ")
    octavian.topmost_sheet.get_by_role("textbox").fill("I come with two.")
    octavian.tap("Send", octavian.topmost_sheet)
    octavian.wait_for_text("I come with two.")
    expect(octavian.topmost_sheet.get_by_role("textbox")).to_have_value("")


def test_a_draft_survives_the_end_of_the_season_and_belongs_to_its_writer_alone(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, SCENARIO)
    cicero = hands.of(evening, "cicero", "Cicero")
    open_letters(cicero)
    begin_letter(cicero)
    evening.does("apollo", "announce-season")
    cicero.wait_for_text("Motus")
    expect(cicero.topmost_sheet.get_by_role("textbox")).to_have_value(WORDS)
    reload_with_draft(cicero, WORDS)
    check_draft(cicero)
    other = hands.new_phone(evening.address)
    other.scan(evening.card("cicero"))
    other.tap("Move here")
    other.wait_until_live()
    open_letters(other)
    other.open_sheet("Write a letter")
    expect(other.topmost_sheet.get_by_role("textbox")).to_have_value("")
    expect(cicero.page.get_by_role("alert")).to_contain_text("it is on another one")
    kept = cicero.page.evaluate(KEPT)
    assert [words for words in kept if words] == []

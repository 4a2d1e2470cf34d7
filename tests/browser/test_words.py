"""After the game I open or erase my words. Phones that return forget erased words."""

import re

import httpx2
from playwright.sync_api import Page, expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, SMALL, WALL, Phone
from tests.browser.post import newest_thread, open_letters
from tests.browser.scenes import close_game
from tests.browser.served import ServedLedger

SCENARIO = "based_on: ludi_romani\nletters: both\n"
NAME = "Apollonia of the hill"
NO = "not for all the gold of Egypt"
LETTER = "ask me again when the moon is full"
TO_ALL = "the temple sells no swords on credit"
SAID = (NAME, NO, LETTER, TO_ALL)
REFUSED = re.compile("said no to Cicero")

KEPT = """async () => {
  const answered = (ask) => new Promise((done) => { ask.onsuccess = () => done(ask.result); });
  const found = [document.documentElement.outerHTML];
  for (const kept of [localStorage, sessionStorage]) found.push(JSON.stringify({ ...kept }));
  for (const { name } of await indexedDB.databases()) {
    const db = await answered(indexedDB.open(name));
    for (const table of db.objectStoreNames) {
      const store = db.transaction(table).objectStore(table);
      const [values, keys] = [answered(store.getAll()), answered(store.getAllKeys())];
      found.push(JSON.stringify([await values, await keys]));
    }
    db.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      found.push(request.url, await (await cache.match(request)).text());
    }
  }
  return found.join("\\n");
}"""
"""Returns everything that a phone stores and shows."""


def remaining_words(page: Page) -> list[str]:
    """Return the words that are still anywhere on a phone."""
    found = page.evaluate(KEPT)
    return [text for text in SAID if text in found]


RELOADED = """() => document.readyState === "complete"
  && performance.getEntriesByType("navigation").some(({ type }) => type === "reload")"""
"""Returns whether the page has reloaded itself."""


def wait_for_erasure(phone: Phone) -> None:
    """Wait until the phone has heard of the erasure, forgotten the words, and reloaded its page."""
    phone.page.wait_for_function(RELOADED)
    while remaining_words(phone.page):
        phone.page.wait_for_timeout(50)


def open_refusal(phone: Phone, reason: str = NO) -> None:
    """Open the line of the chronicle with Minerva's reason to refuse."""
    phone.go_to_tab("Chronicle")
    phone.tap(REFUSED, phone.page.get_by_role("main"))
    expect(phone.topmost_sheet).to_contain_text(reason)
    phone.close_sheet()


def play_minerva_words(evening: Evening) -> None:
    """Let Minerva give a name, write letters, and refuse Cicero with a reason; close the game."""
    evening.does("minerva", "introduce", name=NAME)
    evening.does("minerva", "write-letter", to=["cicero"], text=LETTER)
    evening.does("minerva", "write-letter", public=True, text=TO_ALL)
    offer = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    evening.does("cicero", "buy-legions", **offer)
    evening.does("minerva", "decline", petition=evening.petition("minerva"), reason=NO)
    close_game(evening)


def erase_player(evening: Evening, who: str) -> None:
    """Let a player erase themselves on another phone."""
    answer = httpx2.post(
        f"{evening.address}/api/v1/games/{evening.id}/words/erasures",
        json={"as": who},
        headers=evening.session_headers(who),
    )
    assert answer.status_code == 200, answer.text


def open_words_page(phone: Phone) -> None:
    phone.open_sheet("Menu")
    phone.tap(re.compile("^Look back"), phone.topmost_sheet)
    phone.tap(re.compile("^What I said"))


def test_a_phone_drops_its_copies_of_erased_words_when_it_comes_back(
    shared_server: ServedLedger, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    evening = Evening(shared_server, SCENARIO)
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    phone.wait_until_app_is_stored()
    play_minerva_words(evening)
    open_refusal(phone)
    open_letters(phone)
    newest_thread(phone, NAME).tap()
    phone.wait_for_text(LETTER)
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("resets")
    phone.wait_until_offline()
    erase_player(evening, "minerva")
    assert set(remaining_words(phone.page)) >= {NAME, NO, LETTER}
    chaos.turn("passes")
    wait_for_erasure(phone)
    phone.wait_until_live()
    assert remaining_words(phone.page) == []
    phone.close_sheet()
    open_refusal(phone, "[erased]")
    phone.page.reload()
    phone.wait_until_live()
    assert remaining_words(phone.page) == []


def test_a_phone_that_opens_only_the_list_of_games_drops_erased_words_as_well(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, SCENARIO)
    phone = hands.of(evening, "cicero", "Cicero")
    play_minerva_words(evening)
    open_refusal(phone)
    phone.page.goto("about:blank")
    erase_player(evening, "minerva")
    phone.open_path("/")
    wait_for_erasure(phone)
    assert remaining_words(phone.page) == []


def test_a_player_lays_words_open_to_others_and_erases_them(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO)
    minerva = hands.of(evening, "minerva", "Minerva", SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    play_minerva_words(evening)
    open_words_page(octavian)
    octavian.wait_for_text("You said nothing that was written down.")
    expect(octavian.page.get_by_text(NO)).to_have_count(0)
    open_words_page(minerva)
    for text in SAID:
        minerva.wait_for_text(text)
    looker.at(minerva, "words-mine")
    minerva.page.locator("label").filter(has_text="Those who were there").tap()
    octavian.wait_for_text(NO)
    looker.at(octavian, "words-of-others")
    assert octavian.page.get_by_text(LETTER).count() == 0
    minerva.tap(re.compile("^Erase my name and words"))
    looker.at(minerva, "words-sure")
    minerva.tap("Yes, erase them for good")
    expect(minerva.page.get_by_text("Erased.")).to_have_count(4)
    looker.at(minerva, "words-erased")
    assert remaining_words(minerva.page) == []
    expect(octavian.page.get_by_text(NO)).to_have_count(0)
    wall = hands.new_phone(evening.address, WALL)
    wall.open_path(f"{evening.path}/after/words")
    wall.wait_for_text("What others said")
    looker.at(wall, "words-wide")
    assert hands.unexpected_faults() == []

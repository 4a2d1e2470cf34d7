"""After the game my words are laid open or erased, and returning phones forget erased ones."""

import re

import httpx2
from playwright.sync_api import Page, expect

from tests.browser.chaos import Chaos
from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, SMALL, WALL, Phone
from tests.browser.post import goes_to_letters, thread
from tests.browser.scenes import close_game
from tests.browser.served import Served

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


def still_kept(page: Page) -> list[str]:
    """Return the words that are still anywhere on a phone."""
    found = page.evaluate(KEPT)
    return [text for text in SAID if text in found]


RELOADED = """() => document.readyState === "complete"
  && performance.getEntriesByType("navigation").some(({ type }) => type === "reload")"""
"""Returns whether the page has reloaded itself."""


def forgets(phone: Phone) -> None:
    """Wait until the phone has heard of the erasure, forgotten the words, and reloaded its page."""
    phone.page.wait_for_function(RELOADED)
    while still_kept(phone.page):
        phone.page.wait_for_timeout(50)


def reads_the_refusal(phone: Phone, reason: str = NO) -> None:
    """Open the line of the chronicle with Minerva's reason to refuse."""
    phone.tab("Chronicle")
    phone.tap(REFUSED, phone.page.get_by_role("main"))
    expect(phone.sheet).to_contain_text(reason)
    phone.closes()


def minerva_speaks(evening: Evening) -> None:
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
        headers=evening.session_of(who),
    )
    assert answer.status_code == 200, answer.text


def looks_at_words(phone: Phone) -> None:
    phone.opens("Menu")
    phone.tap(re.compile("^Look back"), phone.sheet)
    phone.tap(re.compile("^What I said"))


def test_a_phone_drops_its_copies_of_erased_words_when_it_comes_back(
    shared_server: Served, hands: Hands, chaos: Chaos
) -> None:
    evening = Evening(shared_server, SCENARIO)
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    phone.keeps_the_app()
    minerva_speaks(evening)
    reads_the_refusal(phone)
    goes_to_letters(phone)
    thread(phone, NAME).tap()
    phone.sees(LETTER)
    phone.expects(NO_NETWORK)
    chaos.turn("resets")
    phone.is_offline()
    erase_player(evening, "minerva")
    assert set(still_kept(phone.page)) >= {NAME, NO, LETTER}
    chaos.turn("passes")
    forgets(phone)
    phone.is_live()
    assert still_kept(phone.page) == []
    reads_the_refusal(phone, "[erased]")
    phone.page.reload()
    phone.is_live()
    assert still_kept(phone.page) == []


def test_a_phone_that_opens_only_the_list_of_games_drops_erased_words_as_well(
    shared_server: Served, hands: Hands
) -> None:
    evening = Evening(shared_server, SCENARIO)
    phone = hands.of(evening, "cicero", "Cicero")
    minerva_speaks(evening)
    reads_the_refusal(phone)
    phone.page.goto("about:blank")
    erase_player(evening, "minerva")
    phone.open("/")
    forgets(phone)
    assert still_kept(phone.page) == []


def test_a_player_lays_words_open_to_others_and_erases_them(
    shared_server: Served, hands: Hands, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO)
    minerva = hands.of(evening, "minerva", "Minerva", SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    minerva_speaks(evening)
    looks_at_words(octavian)
    octavian.sees("You said nothing that was written down.")
    expect(octavian.page.get_by_text(NO)).to_have_count(0)
    looks_at_words(minerva)
    for text in SAID:
        minerva.sees(text)
    looker.at(minerva, "words-mine")
    minerva.page.locator("label").filter(has_text="Those who were there").tap()
    octavian.sees(NO)
    looker.at(octavian, "words-of-others")
    assert octavian.page.get_by_text(LETTER).count() == 0
    minerva.tap(re.compile("^Erase my name and words"))
    looker.at(minerva, "words-sure")
    minerva.tap("Yes, erase them for good")
    expect(minerva.page.get_by_text("Erased.")).to_have_count(4)
    looker.at(minerva, "words-erased")
    assert still_kept(minerva.page) == []
    expect(octavian.page.get_by_text(NO)).to_have_count(0)
    wall = hands.new(evening.address, WALL)
    wall.open(f"{evening.path}/after/words")
    wall.sees("What others said")
    looker.at(wall, "words-wide")
    assert hands.faults() == []

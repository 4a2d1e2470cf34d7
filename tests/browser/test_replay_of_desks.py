"""Desk and console at a past moment: they show the petitions that waited then, and allow no act."""

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.replayed import ReplayViewer

TAPS = """place => [...document.querySelectorAll(`${place} button:enabled`)]
  .slice(0, 12).forEach((button) => button.click())"""
"""Taps the first buttons of a place, all of them at once."""


def ask_minerva_for_legion(evening: Evening) -> None:
    """Let Cicero ask Minerva for a legion."""
    evening.does("cicero", "choose-start", to="rome")
    offer = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    evening.does("cicero", "buy-legions", **offer)


def test_a_god_sees_their_past_desk_and_the_petitions_that_waited(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    ask_minerva_for_legion(evening)
    minerva = hands.of(evening, "minerva", "Minerva")
    minerva.tap("Agree")
    expect(minerva.page.get_by_text("Nobody is asking for you just now.")).to_be_visible()
    viewer = ReplayViewer(minerva, evening.path)
    viewer.open_replay()
    viewer.open_tab("Desk")
    mine = minerva.page.get_by_role("heading", name="This waited for you")
    stock = minerva.page.locator(".wares li").first
    expect(mine).to_have_count(0)
    after = stock.inner_text()
    minerva.page.keyboard.press("ArrowLeft")
    expect(mine).to_be_visible()
    expect(minerva.page.get_by_text("Cicero asks: Buy legions")).to_be_visible()
    expect(stock).not_to_have_text(after)
    looker.at(minerva, "desk")
    viewer.open_tab("Waiting")
    expect(minerva.page.get_by_text("Waited for Minerva")).to_be_visible()
    looker.at(minerva, "waiting")


def test_the_fates_see_their_past_console(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    ask_minerva_for_legion(evening)
    fata = hands.of(evening, "fata", "The Fates")
    viewer = ReplayViewer(fata, evening.path)
    viewer.open_replay()
    viewer.open_tab("Console")
    period = fata.page.locator(".period-card")
    expect(period).to_contain_text("Aestas")
    looker.at(fata, "console")
    fata.tap("Room")
    expect(fata.page.locator(".people-list button:enabled")).to_have_count(0)
    fata.tap("Readings")
    expect(fata.page.locator(".readings li").first).to_be_visible()
    expect(fata.page.get_by_role("button", name="Change")).to_have_count(0)
    looker.at(fata, "readings")


def test_no_button_of_a_past_moment_sends_anything(evening: Evening, hands: PhoneProvider) -> None:
    cards = {"minerva": "Minerva", "fata": "The Fates", "cicero": "Cicero"}
    phones = {who: hands.of(evening, who, name) for who, name in cards.items()}
    ask_minerva_for_legion(evening)
    sent: list[str] = []
    for phone in phones.values():
        phone.page.on("request", lambda asked: sent.append(asked.url))
        viewer = ReplayViewer(phone, evening.path)
        viewer.open_replay()
        screens = phone.page.get_by_role("navigation", name="Screens").get_by_role("link")
        for tab in screens.all_inner_texts():
            viewer.open_tab(tab)
            phone.wait_until_still()
            phone.page.evaluate(TAPS, ".replay-screen")
            phone.wait_until_still()
            phone.page.evaluate(TAPS, "dialog")
            phone.wait_until_still()
            phone.open_path(f"{evening.path}/at")
            viewer.wait_for_any_moment()
    assert not [url for url in sent if url.endswith("/commands")]

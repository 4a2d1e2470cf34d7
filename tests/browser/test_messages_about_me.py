"""Short messages about a player speak to this player, and do not cover what they report."""

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL
from tests.browser.pseudo import LOCALE

CHOICE = "Tienes que elegir: "

KEEP_MESSAGES = """() => {
  window.messages = [];
  const note = () => document.querySelectorAll(".toast").forEach((one) =>
    window.messages.push([one.dataset.tone, one.textContent]));
  const what = { childList: true, subtree: true, attributes: true, attributeFilter: ["data-tone"] };
  new MutationObserver(note).observe(document.querySelector(".toasts"), what);
}"""
"""Notes the tone and the words of each short message from now on."""

SPOKEN = """(words) =>
  window.messages.findLast(([tone, text]) => tone === "spoken" && text.startsWith(words))"""


def test_a_message_about_a_visible_choice_is_only_spoken_and_addresses_the_player(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    minerva = hands.new_phone(evening.address, SMALL, locale=LOCALE)
    minerva.scan(evening.card("minerva"))
    minerva.tap("Entrar")
    minerva.wait_until_live()
    evening.does("cicero", "choose-start", to="rome")
    evening.does("hirtius", "choose-start", to="northern_italy")
    evening.does("cicero", "move", to="northern_italy")
    evening.does("hirtius", "move", to="greece")
    minerva.page.evaluate(KEEP_MESSAGES)
    evening.does("cicero", "claim-last-seat", to="greece")
    card = minerva.page.locator("[data-matter]")
    card.scroll_into_view_if_needed()
    minerva.page.wait_for_function(SPOKEN, arg=CHOICE)
    looker.store_picture(minerva, "choice")

"""A stand-in acts for a character whose player has gone home, and everybody sees it."""

import re

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.scenes import place_character


def test_a_stand_in_acts_for_another_until_it_is_taken_back(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    fates, hirtius = hands.of(evening, "fata", "The Fates"), hands.of(evening, "hirtius", "Hirtius")
    for who in ("balbus", "cicero"):
        place_character(evening, who, "gaul")
    evening.does("balbus", "befriend", **{"with": ["cicero"]})
    fates.go_to_tab("Console")
    fates.open_sheet("Let somebody act for another")
    fates.choose_option("Cicero")
    fates.choose_option("Hirtius")
    fates.submit_sheet("Let somebody act for another")
    hirtius.open_sheet("Menu")
    hirtius.open_sheet("Act for Cicero")
    hirtius.wait_for_text("What waits for them")
    looker.at(hirtius, "stand-in")
    hirtius.tap("Agree", hirtius.topmost_sheet)
    fates.go_to_tab("Chronicle")
    fates.wait_for_line("Hirtius acts for Cicero from now on")
    fates.wait_for_line(re.compile("Cicero agreed.*Hirtius acted for Cicero", re.DOTALL))
    evening.session_headers("cicero")  # the phone claims the card: Cicero's own player is back
    fates.wait_for_line("Hirtius acts for Cicero no more")
    hirtius.page.get_by_role("button", name="Act for Cicero").wait_for(state="detached")

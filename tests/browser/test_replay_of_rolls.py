"""Dice on a screen lead to the moment in which they were rolled, and the moment leads back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.replayed import ReplayViewer, may_never_stop, play_with_bots
from tests.browser.served import ServedLedger
from tests.load.pictures import LONGEST, find_fighter_with_dice

SOAK = pytest.mark.soak
ROLLS = [
    pytest.param("cursus_honorum", 20, "sheet", "rolls", id="a turn of Cursus Honorum", marks=SOAK),
    pytest.param("morituri", 2, "board", "rolls", id="the lots of Morituri", marks=SOAK),
    pytest.param("morituri", 55, "board", "beast", id="a fight of Morituri"),
    pytest.param("ludi_romani", LONGEST, "battle", "roll", id="a battle of Ludi Romani"),
]
"""A game, the maximum number of its acts, a screen with dice, and words in the line of a roll."""

THERE = {"ludi_romani": find_fighter_with_dice}
"""For a game, the condition on which its bots stop: the game waits for physical dice."""


def open_game(served: ServedLedger, hands: PhoneProvider, token: str) -> Phone:
    """Return a phone with this card in its game."""
    phone = hands.new_phone(served.address)
    phone.scan(token)
    phone.tap("Enter")
    phone.wait_until_live()
    return phone


def linked_rolls(phone: Phone) -> Locator:
    """Return every drawn roll that leads to its moment."""
    return phone.page.locator("main a.rolled")


def check_dice_links(phone: Phone) -> None:
    """Check that each rolled die that is no button lies in a link, or has its links beside it."""
    loose = """() => [...document.querySelectorAll("main .die:not([data-blank=true]):not(button)")]
      .filter((die) => !die.closest("a.rolled, .cur-turn")).length"""
    assert phone.page.evaluate(loose) == 0


@pytest.mark.parametrize(("ruleset", "acts", "screen", "said"), ROLLS)
def test_drawn_dice_lead_to_their_moment_and_back(
    tmp_path: Path,
    hands: PhoneProvider,
    looker: Looker,
    ruleset: str,
    acts: int,
    screen: str,
    said: str,
) -> None:
    game, tokens = play_with_bots(tmp_path, ruleset, acts, THERE.get(ruleset, may_never_stop))
    with ServedLedger(tmp_path) as served:
        phone = open_game(served, hands, next(iter(tokens.values())))
        phone.open_path(f"/g/{game}/{screen}")
        expect(linked_rolls(phone).first).to_be_visible()
        check_dice_links(phone)
        looker.at(phone, f"{ruleset}-{acts}-rolls")
        roll = linked_rolls(phone).first
        expect(roll).to_have_accessible_name(re.compile("See this moment"))
        roll.press("Enter")
        viewer = ReplayViewer(phone, f"/g/{game}")
        viewer.wait_for_any_moment()
        expect(viewer.words).to_contain_text(said)
        expect(linked_rolls(phone).first).to_be_visible()
        looker.at(phone, f"{ruleset}-{acts}-rolls-then")
        phone.tap("Back to now")
        expect(phone.page).to_have_url(f"{served.address}/g/{game}/{screen}")
        phone.wait_until_live()
        phone.page.go_back()
        viewer.wait_for_any_moment()
        phone.page.go_back()
        expect(phone.page).to_have_url(f"{served.address}/g/{game}/{screen}")

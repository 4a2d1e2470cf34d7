"""Two players owe a guess until a deadline.

On their phones it is saved, replaced, sealed and opened.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.filled import JAR, found_game_with_jar
from tests.browser.phone import TALL, Phone, open_phone
from tests.browser.served import ServedLedger

CARD = ".card.call"
SEALED_EACH_MINUTE = 15
"""The minutes of a window. The server seals it every minute."""


@pytest.fixture
def jar(tmp_path: Path) -> Iterator[ServedLedger]:
    with ServedLedger(tmp_path, program=JAR) as served:
        yield served


def save_guess(phone: Phone, more: int) -> None:
    """Save a guess that is this much greater than the form's first value."""
    phone.open_sheet(re.compile("^(Change: )?Guess$"))
    for _ in range(more):
        phone.tap_stepper("More: Nuts", phone.topmost_sheet)
    phone.submit_sheet("Save")


def test_two_phones_save_orders_that_are_sealed_ready_and_opened(
    browser: Browser, jar: ServedLedger
) -> None:
    tokens = found_game_with_jar(jar, SEALED_EACH_MINUTE)
    with (
        open_phone(browser, jar.address, TALL) as ada,
        open_phone(browser, jar.address, TALL) as bea,
    ):
        ada.enter(tokens["ada"], "Ada")
        bea.enter(tokens["bea"], "Bea")
        card = ada.page.locator(CARD)
        expect(card).to_contain_text("nothing saved, not ready")
        expect(card).to_contain_text("Not ready yet: Ada and Bea")
        save_guess(ada, 6)
        expect(card).to_contain_text(re.compile("(saved|sealed) .*, not ready"))
        jar.skip_minute()
        expect(card).to_contain_text(re.compile(r"sealed \d\d:\d\d, not ready"))
        ada.open_sheet("Change: Guess")
        expect(ada.topmost_sheet).to_contain_text("7")
        ada.close_sheet()
        save_guess(ada, 2)
        jar.skip_minute()
        ada.page.reload()
        ada.wait_until_live()
        expect(card).to_contain_text(re.compile(r"sealed \d\d:\d\d, not ready"))
        ada.tap("I am ready")
        expect(bea.page.locator(CARD)).to_contain_text("Not ready yet: Bea")
        bea.tap("I am ready")
        for phone in (ada, bea):
            expect(phone.page.locator(CARD)).to_have_count(0)
            phone.go_to_tab("Chronicle")
            phone.wait_for_line("Opened: Guesses")
            assert phone.faults == []

"""The finger that measures how soon a phone answers."""

from playwright.sync_api import Browser

from tests.browser.phone import TALL, phone_on
from tests.load.taps import LEAST, answer, listens

SLOW = """<!doctype html><title>Slow</title><button onclick="
const begun = performance.now(); while (performance.now() - begun < 400);">tap</button>"""


def test_a_tap_counts_until_its_answer_is_drawn(browser: Browser) -> None:
    with phone_on(browser, "", TALL) as phone:
        phone.page.set_content(SLOW)
        listens(phone.page)
        assert answer(phone.page, phone.page.locator("button").tap) >= 400


def test_before_anything_was_tapped_nothing_counts(browser: Browser) -> None:
    with phone_on(browser, "", TALL) as phone:
        phone.page.set_content(SLOW)
        listens(phone.page)
        assert answer(phone.page, lambda: None) == LEAST

"""A finger that measures how quickly a phone answers."""

from playwright.sync_api import Browser

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import TALL, open_phone
from tests.load.taps import AnswerTimes, record_event_delays, time_answer

SLOW = """<!doctype html><title>Slow</title>
<button onclick="const begun = performance.now();
while (performance.now() - begun < 400); this.id = 'done'">tap</button>"""

LATE = """<!doctype html><title>Late</title>
<button onclick="setTimeout(() => (this.id = 'done'), 300)">tap</button>"""

DEAD = """<!doctype html><title>Dead</title>
<button onclick="this.id = 'done'">tap</button>"""

PRESSED = """<!doctype html><title>Pressed</title>
<button onpointerdown="this.style.opacity = 0.5" onclick="this.id = 'done'">tap</button>"""


LONG = 1_000
"""The time of a long press in milliseconds, for tests in which the finger stays down."""


def _time_answer_of_page(browser: Browser, content: str) -> AnswerTimes:
    with open_phone(browser, "", TALL) as phone:
        phone.page.set_content(content)
        record_event_delays(phone.page)
        return time_answer(phone.page, phone.page.locator("button"), "#done", LONG)


def test_the_time_of_a_tap_ends_when_its_answer_is_drawn(browser: Browser) -> None:
    assert _time_answer_of_page(browser, SLOW).seen >= 400


def test_a_frame_without_the_expected_content_is_no_answer(browser: Browser) -> None:
    assert _time_answer_of_page(browser, LATE).seen >= 300


def test_an_element_without_a_pressed_look_answers_only_when_the_finger_lifts(
    browser: Browser,
) -> None:
    assert _time_answer_of_page(browser, DEAD).pressed >= LONG


def test_an_element_with_a_pressed_look_answers_the_finger_at_once(browser: Browser) -> None:
    assert _time_answer_of_page(browser, PRESSED).pressed < LONG


def test_touched_elements_of_a_screen_look_pressed(evening: Evening, hands: PhoneProvider) -> None:
    page = hands.of(evening, "cicero", "Cicero").page
    record_event_delays(page)
    acts = page.get_by_role("navigation", name="Screens").get_by_role("link", name="Acts")
    shown = '.tab[href="acts"][aria-current="page"]'
    assert time_answer(page, acts, shown, LONG).pressed < LONG

"""News about a player fills the screen of their phone, once."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.scenes import begin_challenge, place_character

SHOOK = "window.shook = 0; navigator.vibrate = () => (window.shook += 1) > 0; 0"
CHALLENGED = "Antony challenges you"
ACCEPTS = re.compile("^Accept the challenge")
PROMINENT = re.compile(r"\bprimary\b")


def enter_and_keep_tidings(
    hands: PhoneProvider, evening: Evening, who: str, name: str, size: tuple[int, int]
) -> Phone:
    """Return the phone of a player who reads news, touched once before."""
    phone = hands.of(evening, who, name, size)
    phone.keep_tidings_open()
    phone.page.evaluate(SHOOK)
    return phone


def count_shakes(phone: Phone) -> int:
    times: int = phone.page.evaluate("window.shook")
    return times


def wait_for_taps(tidings: Locator) -> None:
    """Wait until the news takes taps."""
    expect(tidings.get_by_role("button", disabled=True)).to_have_count(0)


def test_a_challenge_fills_the_screen_until_it_is_answered_and_never_again(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    octavian = enter_and_keep_tidings(hands, evening, "octavian", "Octavian", SMALL)
    antony = enter_and_keep_tidings(hands, evening, "antony", "Antony", SMALL)
    begin_challenge(evening, "antony", "octavian", "mars", "gaul")
    expect(octavian.tidings_screen.get_by_role("heading", name=CHALLENGED)).to_be_visible()
    expect(octavian.tidings_screen.get_by_text("you cannot refuse it")).to_be_visible()
    expect(octavian.tidings_screen.get_by_text(re.compile("^Until .* is over: "))).to_be_visible()
    expect(octavian.tidings_screen.get_by_role("listitem")).to_have_count(1)
    assert count_shakes(octavian) == 1
    looker.at(octavian, "challenged")
    expect(antony.tidings_screen).to_have_count(0)
    assert count_shakes(antony) == 0
    octavian.page.reload()
    expect(octavian.tidings_screen.get_by_role("heading", name=CHALLENGED)).to_be_visible()
    accepts = octavian.tidings_screen.get_by_role("button", name="Accept the challenge")
    expect(accepts).to_have_class(PROMINENT)
    understood = octavian.tidings_screen.get_by_role("button", name="Understood")
    expect(understood).not_to_have_class(PROMINENT)
    octavian.tap(ACCEPTS, octavian.tidings_screen)
    expect(octavian.tidings_screen).to_have_count(0)
    octavian.submit_sheet("Accept the challenge")
    expect(octavian.page).to_have_url(re.compile("/battle$"))
    expect(octavian.page.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    looker.store_picture(octavian, "in-the-arena")
    octavian.page.reload()
    octavian.wait_until_live()
    expect(octavian.tidings_screen).to_have_count(0)


def test_a_notice_never_covers_a_form_and_a_proposal_opens_when_held(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    place_character(evening, "octavian", "rome")
    livia = enter_and_keep_tidings(hands, evening, "livia", "Livia", (390, 844))
    livia.open_sheet("Menu")
    evening.does("octavian", "wed", with_="livia")
    expect(livia.topmost_sheet.get_by_role("heading").first).to_be_visible()
    expect(livia.tidings_screen).to_have_count(0)
    livia.close_sheet()
    hold = livia.tidings_screen.get_by_role("button", name="Press and hold to read")
    expect(hold).to_be_visible()
    expect(livia.page.get_by_text("asks you to marry")).to_have_count(0)
    wait_for_taps(livia.tidings_screen)
    looker.at(livia, "covered")
    hold.click()
    expect(livia.tidings_screen.get_by_role("heading", name="For your eyes only")).to_be_visible()
    hold.click(delay=700)
    expect(
        livia.tidings_screen.get_by_role("heading", name="Octavian asks you to marry")
    ).to_be_visible()
    assert count_shakes(livia) == 0
    looker.at(livia, "proposed")
    livia.tap("See what waits for you", livia.tidings_screen)
    livia.wait_for_text("Octavian asks: Marry")


def test_in_quiet_mode_a_message_waits_at_the_edge_of_the_screen(
    evening: Evening, hands: PhoneProvider
) -> None:
    octavian = enter_and_keep_tidings(hands, evening, "octavian", "Octavian", SMALL)
    octavian.open_sheet("Menu")
    octavian.page.get_by_role("checkbox", name=re.compile("^Quietly")).check()
    octavian.close_sheet()
    begin_challenge(evening, "antony", "octavian", "mars", "gaul")
    octavian.page.get_by_role("button", name="Something happened to you").click()
    expect(octavian.tidings_screen.get_by_role("heading", name=CHALLENGED)).to_be_visible()
    assert count_shakes(octavian) == 0


def test_a_death_sentence_comes_before_older_news_and_leaves_with_its_reprieve(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    for who in ("cicero", "antony", "dionysus"):
        place_character(evening, who, "gaul")
    patronus = {"subject": "cicero", "fact": "patronus", "value": "antony", "reason": "so"}
    cicero = enter_and_keep_tidings(hands, evening, "cicero", "Cicero", SMALL)
    evening.does("minerva", "transfer", who="cicero", to="greece")
    carried_off = cicero.tidings_screen.get_by_role("heading", name="Minerva brings you to Greece")
    expect(carried_off).to_be_visible()
    evening.does("fata", "set-fact", **patronus)
    for who in ("antony", "dionysus"):
        place_character(evening, who, "greece")
    evening.does("antony", "execute-client", who="cicero")
    doomed = cicero.tidings_screen.get_by_role("heading", name="You are to die")
    expect(doomed).to_be_visible()
    expect(cicero.tidings_screen.get_by_text("one more after this")).to_be_visible()
    asks = cicero.tidings_screen.get_by_role("button", name="Appeal to the thiasos")
    expect(asks).to_contain_text("A god of the thiasos may still save you")
    expect(asks).to_have_class(PROMINENT)
    looker.at(cicero, "doomed")
    (sentence,) = (
        one["id"]
        for key, one in evening.view("antony")["slices"].items()
        if key.startswith("duty/") and one["kind"] == "death"
    )
    evening.does("antony", "choose", duty=sentence, option="spare")
    expect(cicero.tidings_screen.get_by_role("heading", name="You live")).to_be_visible()
    expect(doomed).to_have_count(0)

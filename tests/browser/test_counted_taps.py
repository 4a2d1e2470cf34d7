"""The main deeds of an evening, with taps counted against the table in the README."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chart import Chart
from tests.browser.evening import Evening
from tests.browser.gladiators import MAIN, founds
from tests.browser.hands import Hands
from tests.browser.phone import Phone
from tests.browser.scenes import is_refused_in_greece, place_character
from tests.browser.served import Served
from tests.browser.tapped import Finger, promised_taps

WAR = "based_on: roman_diplomacy\nplayers: [gaius, julia]\n"
SENATE = """based_on: ludi_romani
calendar: [{kind: hiems, year_bce: 43, minutes: 5}, {kind: actium, year_bce: 31}]
cast: {cicero: {start: rome}, hirtius: {start: rome}, maecenas: {start: rome}}
"""
BEGIN = "Choose where to begin"
FIRST = re.compile(f"^{BEGIN}: 13 regions")


@pytest.fixture
def finger() -> Finger:
    """Return a counter of taps."""
    return Finger()


def check_promised_taps(finger: Finger) -> None:
    """Check that the counted taps are those of the README."""
    table = promised_taps()
    assert finger.counted == {deed: table.get(deed) for deed in finger.counted}


def writes(phone: Phone, text: str) -> None:
    """Tap a field, and write into it."""
    field = phone.page.get_by_role("searchbox").or_(phone.sheet.get_by_role("textbox")).first
    field.tap()
    field.fill(text)


def ends(phone: Phone, act: str) -> None:
    """Send the form on the topmost sheet, and wait until the sheet below is on top again."""
    sheets = phone.page.get_by_role("dialog")
    before = sheets.count()
    phone.tap(act, phone.sheet)
    expect(sheets).to_have_count(before - 1)


def enters(finger: Finger, hands: Hands, evening: Evening, who: str, name: str) -> Phone:
    """Scan a card and enter, and return the phone."""
    phone = finger.watches(hands.new(evening.address))
    with finger.does(phone, "enter by the code of a card"):
        phone.enter(evening.card(who), name)
    evening.shares(who, phone.cookie)
    return phone


def test_every_deed_of_the_table_of_taps_is_done_here() -> None:
    done = re.findall(r'does\(\w+, "([^"]+)"\)', Path(__file__).read_text("utf-8"))
    assert sorted(done) == sorted(promised_taps())


def test_a_senator_begins_walks_pays_and_finds_people_in_few_taps(
    evening: Evening, hands: Hands, finger: Finger
) -> None:
    place_character(evening, "balbus", "gaul")
    phone = enters(finger, hands, evening, "cicero", "Cicero")
    with finger.does(phone, "do the first act, from *Now*"):
        phone.opens(FIRST)
        phone.choose("Gaul")
        phone.sends(BEGIN)
    company = phone.page.locator(".companies").get_by_role("button", name="Balbus")
    expect(company).to_be_visible()
    with finger.does(phone, "pay somebody who is with me"):
        company.tap()
        expect(phone.sheet.get_by_role("heading", name="Balbus")).to_be_visible()
        phone.opens(re.compile("^Give"))
        phone.choose("Denarii")
        ends(phone, "Give")
    phone.closes()
    with finger.does(phone, "find a person"):
        phone.tab("People")
        writes(phone, "anto")
        phone.opens(re.compile("^Antony"))
    phone.closes()
    with finger.does(phone, "move to a place"):
        phone.tab("Map")
        phone.opens(re.compile("^Spain"))
        phone.opens("Go by land")
        ends(phone, "Go by land")
    phone.closes()
    with finger.does(phone, "show my code"):
        phone.opens("Menu")
        phone.opens(re.compile("^Meet somebody"))
    with finger.does(phone, "scan theirs, from my code"):
        phone.opens("Scan a code")
    check_promised_taps(finger)


def test_a_god_sells_at_the_desk_and_answers_in_few_taps(
    evening: Evening, hands: Hands, finger: Finger
) -> None:
    phone = enters(finger, hands, evening, "minerva", "Minerva")
    with finger.does(phone, "sell at a desk"):
        writes(phone, "tulli")
        phone.opens(re.compile("^Cicero"))
        phone.tap("Buy legions", phone.sheet)
        phone.sends("Buy legions")
    phone.sees("+ 200,000 D")
    evening.does("hirtius", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1)
    with finger.does(phone, "answer a petition"):
        phone.tap("Agree")
    phone.sees("+ 400,000 D")
    check_promised_taps(finger)


def test_a_vote_is_cast_from_the_row_of_current_matters_in_few_taps(
    shared_server: Served, hands: Hands, finger: Finger
) -> None:
    evening = Evening(shared_server, SENATE)
    phone = enters(finger, hands, evening, "hirtius", "Hirtius")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    evening.does("cicero", "bring-bill", kind="census", target="gaul")
    under_way = phone.page.get_by_role("navigation", name="Under way").get_by_role("button")
    expect(under_way).to_have_text(re.compile("bill|vote", re.IGNORECASE))
    with finger.does(phone, "vote in the Senate"):
        under_way.tap()
        phone.tap("All for it")
        phone.tap(re.compile("^Cast your votes"))
        phone.sees(re.compile("^You have voted"))
    check_promised_taps(finger)


def test_a_refused_player_appeals_in_few_taps(
    evening: Evening, hands: Hands, finger: Finger
) -> None:
    phone = enters(finger, hands, evening, "cicero", "Cicero")
    is_refused_in_greece(evening, phone)
    with finger.does(phone, "appeal against a refusal"):
        phone.tap("Appeal", phone.sheet)
        writes(phone, "I stood in the door first")
        phone.tap("Send the appeal", phone.sheet)
    check_promised_taps(finger)


def test_a_virgo_marries_from_the_card_of_the_present_in_few_taps(
    evening: Evening, hands: Hands, finger: Finger
) -> None:
    for who in ("livia", "hirtius", "juno"):
        place_character(evening, who, "gaul")
    phone = enters(finger, hands, evening, "livia", "Livia")
    with finger.does(phone, "propose a marriage"):
        phone.opens(re.compile("^Marry Hirtius"))
        phone.sends("Ask them")
    check_promised_taps(finger)


def test_an_order_on_the_map_and_a_roll_take_few_taps(
    shared_server: Served, quick: Served, hands: Hands, finger: Finger
) -> None:
    evening = Evening(shared_server, WAR, ruleset="roman_diplomacy")
    phone = enters(finger, hands, evening, "gaius", "Gaius")
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    phone.tab("Map")
    chart = Chart(phone)
    with finger.does(phone, "order a unit"):
        chart.tap("rom", "ven")
    expect(phone.page.locator(".sealed-state")).to_contain_text(re.compile(r"(saved|sealed) \d"))
    table = finger.watches(hands.new(quick.address))
    founds(table, "Ada")
    with finger.does(table, "roll"):
        table.page.locator(MAIN).tap()
    check_promised_taps(finger)

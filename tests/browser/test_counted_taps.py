"""The main deeds of an evening: their taps are compared with the table in the README."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.chart import PhoneMap
from tests.browser.evening import Evening
from tests.browser.gladiators import MAIN, found_table
from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone
from tests.browser.scenes import place_character, take_last_seat_in_greece
from tests.browser.served import ServedLedger
from tests.browser.tapped import TapCounter, promised_taps

WAR = "based_on: roman_diplomacy\nplayers: [gaius, julia]\n"
SENATE = """based_on: ludi_romani
calendar: [{kind: hiems, year_bce: 43, minutes: 5}, {kind: actium, year_bce: 31}]
cast: {cicero: {start: rome}, hirtius: {start: rome}, maecenas: {start: rome}}
"""
BEGIN = "Choose where to begin"
FIRST = re.compile(f"^{BEGIN}: 13 regions")


def write_into(phone: Phone, text: str) -> None:
    """Tap a field, and write into it."""
    field = (
        phone.page.get_by_role("searchbox").or_(phone.topmost_sheet.get_by_role("textbox")).first
    )
    field.tap()
    field.fill(text)


def send_form(phone: Phone, act: str) -> None:
    """Send the form on the topmost sheet, and wait until the sheet below is on top again."""
    sheets = phone.page.get_by_role("dialog")
    before = sheets.count()
    phone.tap(act, phone.topmost_sheet)
    expect(sheets).to_have_count(before - 1)


def enter_with_card(
    finger: TapCounter, hands: PhoneProvider, evening: Evening, who: str, name: str
) -> Phone:
    """Scan a card and enter, and return the phone."""
    phone = finger.count_taps_on(hands.new_phone(evening.address))
    with finger.does(phone, "enter by the code of a card"):
        phone.enter(evening.card(who), name)
    evening.use_phone_session(who, phone.cookie)
    return phone


def test_every_deed_of_the_table_of_taps_is_done_here() -> None:
    files = Path(__file__).parent.glob("test_counted_taps*.py")
    done = re.findall(
        r'finger\.does\(\w+, "([^"]+)"\)', "".join(path.read_text("utf-8") for path in files)
    )
    assert sorted(done) == sorted(promised_taps())


def test_a_senator_begins_walks_pays_and_finds_people_in_few_taps(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    place_character(evening, "balbus", "gaul")
    phone = enter_with_card(finger, hands, evening, "cicero", "Cicero")
    with finger.does(phone, "do the first act, from *Now*"):
        phone.open_sheet(FIRST)
        phone.choose_option("Gaul")
        phone.submit_sheet(BEGIN)
    company = phone.page.locator(".companies").get_by_role("button", name="Balbus")
    expect(company).to_be_visible()
    with finger.does(phone, "pay somebody who is with me"):
        company.tap()
        expect(phone.topmost_sheet.get_by_role("heading", name="Balbus")).to_be_visible()
        phone.open_sheet(re.compile("^Give"))
        phone.choose_option("Denarii")
        send_form(phone, "Give")
    phone.close_sheet()
    with finger.does(phone, "find a person"):
        phone.go_to_tab("People")
        write_into(phone, "anto")
        phone.open_sheet(re.compile("^Antony"))
    phone.close_sheet()
    with finger.does(phone, "move to a place"):
        phone.go_to_tab("Map")
        phone.open_sheet(re.compile("^Spain"))
        phone.open_sheet("Go by land")
        send_form(phone, "Go by land")
    phone.close_sheet()
    with finger.does(phone, "show my code"):
        phone.open_sheet("Menu")
        phone.open_sheet(re.compile("^Meet somebody"))
    with finger.does(phone, "scan theirs, from my code"):
        phone.open_sheet("Scan a code")
    finger.check_promises()


def test_a_god_sells_at_the_desk_and_answers_in_few_taps(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    phone = enter_with_card(finger, hands, evening, "minerva", "Minerva")
    with finger.does(phone, "sell at a desk"):
        write_into(phone, "tulli")
        phone.open_sheet(re.compile("^Cicero"))
        phone.tap("Buy legions", phone.topmost_sheet)
        phone.submit_sheet("Buy legions")
    phone.wait_for_text("+ 200,000 D")
    evening.does("hirtius", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1)
    with finger.does(phone, "answer a petition"):
        phone.tap("Agree")
    phone.wait_for_text("+ 400,000 D")
    finger.check_promises()


def test_a_vote_is_cast_from_the_row_of_current_matters_in_few_taps(
    shared_server: ServedLedger, hands: PhoneProvider, finger: TapCounter
) -> None:
    evening = Evening(shared_server, SENATE)
    phone = enter_with_card(finger, hands, evening, "hirtius", "Hirtius")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    evening.does("cicero", "bring-bill", kind="census", target="gaul")
    under_way = phone.page.get_by_role("navigation", name="Under way").get_by_role("button")
    expect(under_way).to_have_text(re.compile("bill|vote", re.IGNORECASE))
    with finger.does(phone, "vote in the Senate"):
        under_way.tap()
        phone.tap("All for it")
        phone.tap(re.compile("^Cast your votes"))
        phone.wait_for_text(re.compile("^You have voted"))
    finger.check_promises()


def test_a_refused_player_appeals_in_few_taps(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    phone = enter_with_card(finger, hands, evening, "cicero", "Cicero")
    take_last_seat_in_greece(evening, phone)
    with finger.does(phone, "appeal against a refusal"):
        phone.tap("Appeal", phone.topmost_sheet)
        write_into(phone, "I stood in the door first")
        phone.tap("Send the appeal", phone.topmost_sheet)
    finger.check_promises()


def test_a_virgo_marries_from_the_card_of_the_present_in_few_taps(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    for who in ("livia", "hirtius", "juno"):
        place_character(evening, who, "gaul")
    phone = enter_with_card(finger, hands, evening, "livia", "Livia")
    with finger.does(phone, "propose a marriage"):
        phone.open_sheet(re.compile("^Marry Hirtius"))
        phone.submit_sheet("Ask them")
    finger.check_promises()


def test_an_order_on_the_map_and_a_roll_take_few_taps(
    shared_server: ServedLedger, quick: ServedLedger, hands: PhoneProvider, finger: TapCounter
) -> None:
    evening = Evening(shared_server, WAR, ruleset="roman_diplomacy")
    phone = enter_with_card(finger, hands, evening, "gaius", "Gaius")
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    phone.go_to_tab("Map")
    chart = PhoneMap(phone)
    with finger.does(phone, "order a unit"):
        chart.tap("rom", "ven")
    expect(phone.page.locator(".sealed-state")).to_contain_text(re.compile(r"(saved|sealed) \d"))
    table = finger.count_taps_on(hands.new_phone(quick.address))
    found_table(table, "Ada")
    with finger.does(table, "roll"):
        table.page.locator(MAIN).tap()
    finger.check_promises()

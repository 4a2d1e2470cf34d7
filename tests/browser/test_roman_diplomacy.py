"""A whole game of Roman Diplomacy on five phones and the wall, from the first union to the win."""

import re

from playwright.sync_api import expect

from tests.browser.chart import PhoneMap
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.post import newest_thread, open_letters
from tests.browser.replayed import ReplayViewer
from tests.browser.served import ServedLedger

SCENARIO = """based_on: roman_diplomacy
players: [gaius, julia, marcus, livia]
win_centres: 3
letters: both
"""


def choose_city(phone: Phone, city: str) -> None:
    """Choose a city."""
    phone.tap("Found an empire")
    phone.choose_option(re.compile(f"^{city}"))
    phone.submit_sheet("Found an empire")


def choose_city_on_map(phone: Phone, place: str, looker: Looker) -> None:
    """Choose a city by a tap on the map, where the free cities light up."""
    phone.go_to_tab("Map")
    phone.wait_for_text("Tap the city where your empire begins")
    chart = PhoneMap(phone)
    chart.tap(place)
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    looker.at(phone, "found-on-map")
    phone.submit_sheet("Found an empire")


def write_order(phone: Phone, piece: str, deed: str) -> None:
    """Write an order in the list, which saves the order by itself."""
    phone.tap(re.compile("^Orders$"))
    phone.page.get_by_label(piece, exact=True).select_option(label=deed)
    expect(phone.page.locator(".sealed-state")).to_contain_text(re.compile(r"(saved|sealed) \d"))


def declare_ready(*phones: Phone) -> None:
    """Declare all of these players ready."""
    for phone in phones:
        phone.tap("I am ready")


def propose_federation(phone: Phone, name: str, partner: str) -> None:
    """Propose a federation of this name on the board of empires."""
    phone.go_to_tab("Empires")
    phone.tap("Unite")
    phone.topmost_sheet.get_by_role("textbox").fill(name)
    phone.topmost_sheet.locator("label").filter(has_text=partner).first.tap()
    phone.submit_sheet(f"Ask {partner}")  # the button says so once the dry run is answered


def agree_on_federation(gaius: Phone, julia: Phone) -> None:
    """Let Gaius propose a federation to Julia, who agrees."""
    propose_federation(gaius, "Pax", "Julia")
    julia.tap("Agree")
    gaius.wait_for_text("unite as Pax when this turn ends")
    gaius.wait_for_text("is going to unite with")


def test_five_people_play_a_game_to_a_joint_win(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius")
    julia = hands.of(evening, "julia", "Julia")
    marcus = hands.of(evening, "marcus", "Marcus")
    livia = hands.of(evening, "livia", "Livia")
    cities = {"Rome": gaius, "Trieste": julia, "Venice": marcus, "Constantinople": livia}
    for city, phone in cities.items():
        choose_city(phone, city)
    wall = hands.wall_phone(evening)
    agree_on_federation(gaius, julia)
    gaius.go_to_tab("Map")
    looker.at(gaius, "map")
    write_order(gaius, "Army in Rome", "goes to Venice")
    write_order(julia, "Army in Trieste", "supports Rome to Venice")
    looker.at(julia, "orders")
    declare_ready(gaius, julia, marcus, livia)
    write_order(marcus, "Army in Venice", "retreats to Piedmont")
    looker.at(wall, "wall")
    declare_ready(marcus)
    gaius.wait_for_text("Autumn")
    claudia_token = evening.does("host", "let-in", character_="claudia")["token"]
    claudia = hands.new_phone(evening.address)
    claudia.enter(claudia_token, "Claudia")
    choose_city(claudia, "Spain")
    gaius.tap("Last turn")
    gaius.tap("All at once")
    gaius.wait_for_text("Army in Rome goes to Venice: succeeds")
    looker.at(gaius, "replay")
    declare_ready(gaius, julia, marcus, livia)
    gaius.wait_for_text("trades among members")
    declare_ready(gaius, julia, marcus, livia, claudia)
    for phone in (gaius, julia, claudia):
        phone.wait_for_text("Gaius and Julia have won together")
    assert hands.unexpected_faults() == []


def test_two_players_without_an_agreement_are_told_at_once_on_their_phones(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(
        shared_server, SCENARIO.replace("marcus, livia", "livia"), ruleset="roman_diplomacy"
    )
    gaius = hands.of(evening, "gaius", "Gaius", size=SMALL)
    julia = hands.of(evening, "julia", "Julia")
    livia = hands.of(evening, "livia", "Livia")
    choose_city_on_map(gaius, "rom", looker)
    for city, phone in {"Trieste": julia, "Constantinople": livia}.items():
        choose_city(phone, city)
    agree_on_federation(gaius, julia)
    propose_federation(julia, "Ager", "Livia")
    livia.tap("Agree")
    julia.wait_for_text("Gaius and Livia have not agreed to each other")
    gaius.wait_for_text("You and Livia have not agreed to each other")
    looker.at(gaius, "half-agreed")
    livia.go_to_tab("Empires")
    livia.wait_for_text("You and Gaius have not agreed to each other")
    livia.wait_for_text("would unite with")
    looker.at(livia, "half-agreed-stranger")
    propose_federation(livia, "Omnes", "Gaius")
    gaius.go_to_tab("Map")
    gaius.tap("Agree")
    gaius.go_to_tab("Empires")
    gaius.wait_for_text("Gaius, Julia, and Livia unite as Omnes when this turn ends")
    expect(gaius.page.get_by_text("have not agreed to each other")).to_have_count(0)
    assert hands.unexpected_faults() == []


def check_whole_replay(gaius: Phone, evening: Evening, looker: Looker) -> None:
    """Go from the last turn to the beginning of the replay, and back to the present."""
    gaius.tap("See the whole game at this turn")
    ReplayViewer(gaius, evening.path).wait_for_any_moment()
    expect(gaius.page.locator(".replay-then")).to_contain_text("Spring")
    looker.at(gaius, "whole-game-then")
    gaius.tap("Back to now")
    gaius.wait_for_text("Autumn")


def test_a_border_is_agreed_by_letter_and_stands_beside_the_turn(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    scenario = SCENARIO.replace(", marcus, livia]", "]")
    evening = Evening(shared_server, scenario, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius", size=SMALL)
    julia = hands.of(evening, "julia", "Julia")
    choose_city(gaius, "Rome")
    choose_city(julia, "Venice")
    open_letters(gaius)
    gaius.open_sheet("Write a letter")
    gaius.tap("Julia", gaius.topmost_sheet)
    gaius.tap("Propose a border that both leave empty", gaius.topmost_sheet)
    gaius.tap("Tuscany", gaius.topmost_sheet)
    looker.at(gaius, "border")
    gaius.tap("Propose", gaius.topmost_sheet)
    open_letters(julia, "one unread")
    newest_thread(julia, "Gaius .*a border is proposed").tap()
    julia.wait_for_text("Let us both stay out of Tuscany.")
    looker.at(julia, "proposed")
    julia.tap("Accept", julia.topmost_sheet)
    julia.wait_for_text("Agreed: we both stay out of Tuscany.")
    expect(julia.topmost_sheet.get_by_role("button", name="No longer")).to_be_visible()
    newest_thread(gaius, "Julia .*a border is agreed").tap()
    gaius.wait_for_text("Agreed: we both stay out of Tuscany.")
    for phone in (gaius, julia):
        phone.close_sheet()
        phone.go_to_tab("Map")
    write_order(gaius, "Army in Rome", "goes to Tuscany")
    declare_ready(gaius, julia)
    gaius.wait_for_text("Autumn")
    for phone in (gaius, julia):
        phone.tap("Last turn")
        phone.wait_for_text("Letters of this turn")
        phone.wait_for_text("Agreed: we both stay out of Tuscany.")
    looker.at(gaius, "letters-of-turn")
    check_whole_replay(gaius, evening, looker)
    assert hands.unexpected_faults() == []

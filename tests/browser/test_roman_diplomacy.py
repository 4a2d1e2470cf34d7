"""A whole game of Roman Diplomacy on five phones and the wall: a union, a lost city, a win."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.post import goes_to_letters, thread
from tests.browser.replayed import Viewer
from tests.browser.served import Served

SCENARIO = """based_on: roman_diplomacy
players: [gaius, julia, marcus, livia]
win_centres: 3
letters: both
"""


def founds(phone: Phone, city: str) -> None:
    """Choose a city."""
    phone.tap("Found an empire")
    phone.choose(re.compile(f"^{city}"))
    phone.sends("Found an empire")


def orders(phone: Phone, piece: str, deed: str) -> None:
    """Write an order in the list, which saves itself."""
    phone.tap(re.compile("^Orders$"))
    phone.page.get_by_label(piece, exact=True).select_option(label=deed)
    expect(phone.page.locator(".sealed-state")).to_contain_text(re.compile(r"(saved|sealed) \d"))


def declare_ready(*phones: Phone) -> None:
    """Declare all of these ready."""
    for phone in phones:
        phone.tap("I am ready")


def proposes(phone: Phone, name: str, partner: str) -> None:
    """Propose a federation of this name on the board of empires."""
    phone.tab("Empires")
    phone.tap("Unite")
    phone.sheet.get_by_role("textbox").fill(name)
    phone.sheet.locator("label").filter(has_text=partner).first.tap()
    phone.sends("Unite")


def unite(gaius: Phone, julia: Phone) -> None:
    """Let Gaius propose a federation to Julia, who agrees."""
    proposes(gaius, "Pax", "Julia")
    julia.tap("Agree")
    gaius.sees("unite as Pax when this turn ends")
    gaius.sees("is going to unite with")


def test_five_people_play_a_game_to_a_joint_win(
    shared_server: Served, hands: Hands, looker: Looker
) -> None:
    evening = Evening(shared_server, SCENARIO, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius")
    julia = hands.of(evening, "julia", "Julia")
    marcus = hands.of(evening, "marcus", "Marcus")
    livia = hands.of(evening, "livia", "Livia")
    cities = {"Rome": gaius, "Trieste": julia, "Venice": marcus, "Constantinople": livia}
    for city, phone in cities.items():
        founds(phone, city)
    wall = hands.wall(evening)
    unite(gaius, julia)
    gaius.tab("Map")
    looker.at(gaius, "map")
    orders(gaius, "Army in Rome", "goes to Venice")
    orders(julia, "Army in Trieste", "supports Rome to Venice")
    looker.at(julia, "orders")
    declare_ready(gaius, julia, marcus, livia)
    orders(marcus, "Army in Venice", "retreats to Piedmont")
    looker.at(wall, "wall")
    declare_ready(marcus)
    gaius.sees("Autumn")
    claudia_token = evening.does("host", "let-in", character_="claudia")["token"]
    claudia = hands.new(evening.address)
    claudia.enter(claudia_token, "Claudia")
    founds(claudia, "Spain")
    gaius.tap("Last turn")
    gaius.tap("All at once")
    gaius.sees("Army in Rome goes to Venice: succeeds")
    looker.at(gaius, "replay")
    declare_ready(gaius, julia, marcus, livia)
    gaius.sees("trades among members")
    declare_ready(gaius, julia, marcus, livia, claudia)
    for phone in (gaius, julia, claudia):
        phone.sees("Gaius and Julia have won together")
    assert hands.faults() == []


def test_two_players_without_an_agreement_are_told_at_once_on_their_phones(
    shared_server: Served, hands: Hands, looker: Looker
) -> None:
    evening = Evening(
        shared_server, SCENARIO.replace("marcus, livia", "livia"), ruleset="roman_diplomacy"
    )
    gaius = hands.of(evening, "gaius", "Gaius", size=SMALL)
    julia = hands.of(evening, "julia", "Julia")
    livia = hands.of(evening, "livia", "Livia")
    for city, phone in {"Rome": gaius, "Trieste": julia, "Constantinople": livia}.items():
        founds(phone, city)
    unite(gaius, julia)
    proposes(julia, "Ager", "Livia")
    livia.tap("Agree")
    julia.sees("Gaius and Livia have not agreed to each other")
    gaius.sees("You and Livia have not agreed to each other")
    looker.at(gaius, "half-agreed")
    livia.tab("Empires")
    livia.sees("You and Gaius have not agreed to each other")
    livia.sees("would unite with")
    looker.at(livia, "half-agreed-stranger")
    proposes(livia, "Omnes", "Gaius")
    gaius.tab("Map")
    gaius.tap("Agree")
    gaius.tab("Empires")
    gaius.sees("Gaius, Julia, and Livia unite as Omnes when this turn ends")
    expect(gaius.page.get_by_text("have not agreed to each other")).to_have_count(0)
    assert hands.faults() == []


def sees_the_whole_game(gaius: Phone, evening: Evening, looker: Looker) -> None:
    """Go from the last turn to the beginning of the replay, and back to the present."""
    gaius.tap("See the whole game at this turn")
    Viewer(gaius, evening.path).is_there()
    expect(gaius.page.locator(".replay-then")).to_contain_text("Spring")
    looker.at(gaius, "whole-game-then")
    gaius.tap("Back to now")
    gaius.sees("Autumn")


def test_a_border_is_agreed_by_letter_and_stands_beside_the_turn(
    shared_server: Served, hands: Hands, looker: Looker
) -> None:
    scenario = SCENARIO.replace(", marcus, livia]", "]")
    evening = Evening(shared_server, scenario, ruleset="roman_diplomacy")
    gaius = hands.of(evening, "gaius", "Gaius", size=SMALL)
    julia = hands.of(evening, "julia", "Julia")
    founds(gaius, "Rome")
    founds(julia, "Venice")
    goes_to_letters(gaius)
    gaius.opens("Write a letter")
    gaius.tap("Julia", gaius.sheet)
    gaius.tap("Propose a border that both leave empty", gaius.sheet)
    gaius.tap("Tuscany", gaius.sheet)
    looker.at(gaius, "border")
    gaius.tap("Propose", gaius.sheet)
    goes_to_letters(julia, "one unread")
    thread(julia, "Gaius .*a border is proposed").tap()
    julia.sees("Let us both stay out of Tuscany.")
    looker.at(julia, "proposed")
    julia.tap("Accept", julia.sheet)
    julia.sees("Agreed: we both stay out of Tuscany.")
    expect(julia.sheet.get_by_role("button", name="No longer")).to_be_visible()
    thread(gaius, "Julia .*a border is agreed").tap()
    gaius.sees("Agreed: we both stay out of Tuscany.")
    for phone in (gaius, julia):
        phone.closes()
        phone.tab("Map")
    orders(gaius, "Army in Rome", "goes to Tuscany")
    declare_ready(gaius, julia)
    gaius.sees("Autumn")
    for phone in (gaius, julia):
        phone.tap("Last turn")
        phone.sees("Letters of this turn")
        phone.sees("Agreed: we both stay out of Tuscany.")
    looker.at(gaius, "letters-of-turn")
    sees_the_whole_game(gaius, evening, looker)
    assert hands.faults() == []

"""A player who reads Spanish plays in Spanish, beside a player who reads English."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, WALL, Phone
from tests.browser.pseudo import LOCALE, SHOWN, go_to_tab, open_sheet
from tests.browser.served import ServedLedger
from tests.spoken.faults import ENGLISH

CUT = """() => [...document.querySelectorAll(".tab-name")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
"""Returns the names at the bottom of the screen that are cut off."""

WORD = re.compile(r"[^\W\d_]+")

EMPERORS = """based_on: roman_diplomacy
players: [gaius, julia]
"""


def english_words(phone: Phone) -> list[str]:
    """Return the English words on the screen."""
    phone.wait_until_still()
    shown = phone.page.evaluate(SHOWN)
    assert shown
    return [
        text for text in dict.fromkeys(shown) if ENGLISH & {w.lower() for w in WORD.findall(text)}
    ]


def spanish_phone(hands: PhoneProvider, evening: Evening, who: str, name: str) -> Phone:
    """Return the phone of a player who reads Spanish and has entered."""
    phone = hands.new_phone(evening.address, SMALL, locale=LOCALE)
    phone.scan(evening.card(who))
    expect(phone.page.get_by_role("heading", name=name)).to_be_visible()
    phone.tap("Entrar")
    phone.wait_until_live()
    evening.use_phone_session(who, phone.cookie)
    return phone


def test_a_player_reads_no_english_on_any_screen(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phone = spanish_phone(hands, evening, "cicero", "Cicerón")
    evening.does("cicero", "choose-start", to="rome")
    phone.wait_for_text(re.compile("Roma"))
    found = {"hand": english_words(phone)}
    assert phone.page.evaluate(CUT) == []
    looker.at(phone, "spanish-hand")
    for tab, sheet in (
        ("acts", "main button"),
        ("map", ".lr-label[data-place=rome]"),
        ("people", ".people-list button"),
        ("chronicle", "main li button"),
    ):
        go_to_tab(phone, tab)
        found[tab] = english_words(phone)
        open_sheet(phone, sheet)
        found[f"{tab}, opened"] = english_words(phone)
        looker.at(phone, f"spanish-{tab}")
        phone.page.keyboard.press("Escape")
        expect(phone.page.get_by_role("dialog")).to_have_count(0)
    assert {screen: one for screen, one in found.items() if one} == {}


def test_the_rulebook_says_in_spanish_that_it_is_in_english(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = spanish_phone(hands, evening, "cicero", "Cicerón")
    phone.open_path(f"{evening.path}/rules")
    phone.wait_for_text("El reglamento está en inglés")
    told = phone.page.locator(".rules [lang=en]")
    expect(told.first).to_be_visible()
    phone.tap("Latín")
    phone.wait_for_text("Quien sigue a Dioniso, Ariadna o Sileno")
    assert english_words(phone) == []


def test_a_reading_is_chosen_changed_and_told_in_spanish(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    fates = spanish_phone(hands, evening, "fata", "Las Parcas")
    cicero = spanish_phone(hands, evening, "cicero", "Cicerón")
    go_to_tab(fates, "console")
    fates.tap("Lecturas")
    fates.wait_for_text("¿Cuánto cuesta una classis?")
    fates.wait_for_text("Un dios del mar pide 300.000 D por una classis.")
    assert english_words(fates) == []
    looker.at(fates, "spanish-readings")
    fates.page.get_by_role("listitem").filter(has_text="¿Puede votar un rex?").get_by_role(
        "button"
    ).click()
    expect(fates.topmost_sheet).to_contain_text("¿Puede votar un rex?")
    expect(fates.topmost_sheet).to_contain_text("Un rex vota con los suffragia que le prestan.")
    fates.topmost_sheet.get_by_role("textbox").fill("Así lo jugamos.")
    looker.at(fates, "spanish-flip")
    assert english_words(fates) == []
    evening.do_act_without_confirmation(
        "set-switch", switch="prices.classis", value="400000", reason="so"
    )
    go_to_tab(cicero, "chronicle")
    cicero.wait_for_line(re.compile("Desde ahora: Un dios del mar pide 400.000 D por una classis."))
    cicero.wait_for_line(re.compile("Hasta ahora: Un dios del mar pide 300.000 D por una classis."))
    looker.at(cicero, "spanish-flipped")
    assert english_words(cicero) == []
    cicero.open_path(f"{evening.path}/rules")
    cicero.tap("Lecturas")
    cicero.wait_for_text("Normalmente: Un dios del mar pide 300.000 D por una classis.")
    assert english_words(cicero) == []


def test_two_people_read_the_same_sale_each_in_their_language(
    evening: Evening, hands: PhoneProvider
) -> None:
    minerva = hands.of(evening, "minerva", "Minerva")
    cicero = spanish_phone(hands, evening, "cicero", "Cicerón")
    cicero.keep_tidings_open()
    evening.does("cicero", "buy-legions", seller="minerva", asset="legio_curialis", quantity=2)
    cicero.wait_for_text("Minerva")
    assert english_words(cicero) == []
    minerva.wait_for_text("Cicero asks")
    minerva.tap("Agree")
    minerva.wait_for_text(re.compile("Cicero bought 2 legiones curiales from Minerva"))
    expect(cicero.tidings_screen).to_contain_text("Eres imperator")
    assert english_words(cicero) == []
    cicero.tap("Entendido", cicero.tidings_screen)
    expect(cicero.tidings_screen).to_have_count(0)
    go_to_tab(cicero, "chronicle")
    cicero.wait_for_line(re.compile("Cicerón compró 2 legiones curiales a Minerva"))
    assert english_words(cicero) == []


def test_the_wall_speaks_spanish(evening: Evening, hands: PhoneProvider, looker: Looker) -> None:
    evening.does("cicero", "choose-start", to="greece")
    wall = hands.new_phone(evening.address, WALL, locale=LOCALE)
    wall.open_path(f"{evening.path}/projector")
    wall.wait_until_live()
    wall.wait_for_text(re.compile("Grecia"))
    assert english_words(wall) == []
    looker.at(wall, "spanish-wall")


def test_a_map_and_its_orders_name_places_in_spanish(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, EMPERORS, ruleset="roman_diplomacy")
    phone = spanish_phone(hands, evening, "gaius", "Gaius")
    evening.does("gaius", "found-empire", city="rom")
    evening.does("julia", "found-empire", city="tri")
    go_to_tab(phone, "board")
    written = phone.page.locator(".names .name")
    for lines in ("Mar Negro", "Canal de la Mancha", "Mediterráneooriental", "España", "Roma"):
        expect(written.filter(has_text=re.compile(f"^{lines}$"))).to_have_count(1)
    assert not {"Black Sea", "Spain"} & set(written.all_text_contents())
    looker.at(phone, "spanish-board")
    phone.page.get_by_role("button", name="Órdenes", exact=True).tap()
    orders = phone.page.locator(".dip-board select option")
    expect(orders.filter(has_text="Nápoles").first).to_be_attached()
    assert not {"Naples", "Rome"} & set(" ".join(orders.all_text_contents()).split())


SHOWN_PARTS = """(season) => [...season.children]
  .filter((part) => part.offsetTop === season.children[0].offsetTop)
  .filter((part) => part.getBoundingClientRect().right
    <= season.getBoundingClientRect().right + 0.5)
  .map((part) => part.textContent)"""
"""Returns the parts in the visible line of the season that are not cut."""

CUT_PARTS = """(season) => [...season.children]
  .filter((part) => part.offsetTop === season.children[0].offsetTop)
  .filter((part) => part.getBoundingClientRect().right
    > season.getBoundingClientRect().right + 0.5)
  .map((part) => part.textContent)"""
"""Returns the parts in the visible line of the season that are cut."""


def test_the_pause_stays_readable_on_the_narrowest_phone(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = spanish_phone(hands, evening, "cicero", "Cicerón")
    season = phone.page.locator(".clock-name > span")
    expect(season).to_have_text("44 a. C. · verano")
    evening.does("fata", "pause")
    expect(season).to_have_text("en pausa · 44 a. C. · verano")
    assert season.evaluate(SHOWN_PARTS)[0] == "en pausa"
    assert season.evaluate(CUT_PARTS) == []

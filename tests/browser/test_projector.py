"""The wall: legible from far away, without touch, without secrets."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import WALL
from tests.browser.projector import SIZES, SMALL_WORDS, SMALLEST, too_small_words
from tests.browser.scenes import close_game, place_character
from tests.browser.served import ServedLedger

WINTER = """based_on: ludi_romani
calendar:
  - {kind: hiems, year_bce: 43, minutes: 5}
  - {kind: aestas, year_bce: 42, minutes: 5}
  - {kind: actium, year_bce: 31}
"""


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_capitals_are_high_enough_for_a_hall_in_every_scene_of_the_director(
    shared_server: ServedLedger, hands: PhoneProvider, size: tuple[int, int]
) -> None:
    evening = Evening(shared_server, WINTER)
    wall = hands.wall_phone(evening)
    wall.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(wall.page.get_by_role("img", name=re.compile("^Egypt"))).to_be_visible()
    assert too_small_words(wall) == []
    place_character(evening, "cicero", "rome")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    great = wall.page.locator(".wall-great")
    expect(great).to_contain_text("Cicero")
    assert too_small_words(wall) == []
    evening.does("apollo", "announce-season")
    splash = wall.page.locator(".wall-splash")
    expect(splash).to_contain_text("Aestas")
    assert too_small_words(wall) == []
    expect(splash).to_be_hidden()
    assert wall.page.evaluate("document.documentElement.scrollHeight") <= size[1]


def test_the_wall_leaves_walks_out_and_holds_great_moments_until_they_are_read(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, WINTER)
    wall = hands.wall_phone(evening)
    wall.wait_for_line("the game begins")
    place_character(evening, "cicero", "rome")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    great = wall.page.locator(".wall-great")
    expect(great).to_contain_text("Cicero")
    lines = wall.page.locator(".wall-lines")
    expect(lines).not_to_contain_text("begins in")
    expect(great).to_be_hidden()
    expect(lines.get_by_role("listitem").first).to_contain_text("Cicero")


def test_season_clock_map_and_last_lines_fill_the_wall(
    evening: Evening, hands: PhoneProvider
) -> None:
    wall = hands.wall_phone(evening)
    expect(wall.page.get_by_role("heading", name="Aestas")).to_be_visible()
    clock = wall.page.get_by_text(re.compile(r"^\d:\d\d$")).bounding_box()
    assert clock is not None
    assert clock["height"] > WALL[1] / 12
    for region in ("Gaul", "Rome", "Egypt"):
        expect(wall.page.get_by_role("img", name=re.compile(f"^{region}"))).to_be_visible()
    wall.wait_for_line("the game begins")
    evening.does("cicero", "choose-start", to="gaul")
    expect(wall.page.get_by_role("img", name=re.compile("^Gaul, 4 of 5"))).to_be_visible()


@pytest.mark.parametrize(("said", "named"), [("", 3), ("score_board: false\n", 0)])
def test_the_strongest_three_stand_on_the_wall_unless_the_scenario_forbids_it(
    shared_server: ServedLedger, hands: PhoneProvider, said: str, named: int
) -> None:
    wall = hands.wall_phone(Evening(shared_server, f"based_on: ludi_romani\n{said}"))
    wall.wait_for_line("the game begins")
    assert too_small_words(wall) == []
    strongest = wall.page.get_by_role("list", name="Who commands the most legions")
    expect(strongest.get_by_role("listitem")).to_have_count(named)


def test_nothing_on_the_wall_is_too_small_to_read_or_cut_off(
    evening: Evening, hands: PhoneProvider
) -> None:
    wall = hands.wall_phone(evening)
    wall.wait_for_line("the game begins")
    assert wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
    assert wall.page.evaluate("document.documentElement.scrollHeight") <= WALL[1]
    assert wall.page.evaluate("document.documentElement.scrollWidth") <= WALL[0]


def test_private_knowledge_of_the_projecting_phone_stays_off_the_wall(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    cicero.wait_for_text("400,000 D")
    cicero.open_path(f"{evening.path}/projector")
    cicero.wait_for_line("the game begins")
    expect(cicero.page.get_by_text(re.compile("gave Hirtius|400,000"))).to_be_hidden()


def test_the_menu_offers_the_projector_on_large_screens_only(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    for width, height, offered in ((390, 844, 0), (844, 390, 0), (1280, 720, 1)):
        cicero.page.set_viewport_size({"width": width, "height": height})
        cicero.open_sheet("Menu")
        expect(cicero.topmost_sheet.get_by_text("Repair")).to_be_visible()
        expect(cicero.topmost_sheet.get_by_text("The wall", exact=True)).to_have_count(offered)
        cicero.page.keyboard.press("Escape")


def test_the_wall_of_a_closed_evening_drops_the_headline_and_keeps_the_seal(
    shared_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(shared_server, WINTER)
    wall = hands.wall_phone(evening)
    place_character(evening, "cicero", "rome")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    expect(wall.page.locator(".wall-great")).to_contain_text("Cicero")
    close_game(evening)
    expect(wall.page.get_by_role("heading", name="An evening")).to_be_visible()
    expect(wall.page.get_by_text("The game is over")).to_be_visible()
    expect(wall.page.locator(".wall-great")).to_have_count(0)
    expect(wall.page.get_by_role("heading", name="Hiems")).to_have_count(0)
    expect(wall.page.locator(".wall-seal strong")).to_be_visible()

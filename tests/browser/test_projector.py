"""The wall: read from far away, touched by nobody, without anybody's secrets."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.phone import WALL
from tests.browser.projector import SMALL_WORDS, SMALLEST


def test_season_clock_map_and_last_lines_fill_the_wall(evening: Evening, hands: Hands) -> None:
    wall = hands.wall(evening)
    expect(wall.page.get_by_role("heading", name="Aestas")).to_be_visible()
    clock = wall.page.get_by_text(re.compile(r"^\d:\d\d$")).bounding_box()
    assert clock is not None
    assert clock["height"] > WALL[1] / 12
    for region in ("Gaul", "Rome", "Egypt"):
        expect(wall.page.get_by_role("img", name=re.compile(f"^{region}"))).to_be_visible()
    wall.reads("the game begins")
    evening.does("cicero", "choose-start", to="gaul")
    expect(wall.page.get_by_role("listitem").first).to_contain_text("Cicero begins in Gaul")


def test_nothing_on_the_wall_is_too_small_to_read_or_runs_out_of_it(
    evening: Evening, hands: Hands
) -> None:
    wall = hands.wall(evening)
    wall.reads("the game begins")
    assert wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
    assert wall.page.evaluate("document.documentElement.scrollHeight") <= WALL[1]
    assert wall.page.evaluate("document.documentElement.scrollWidth") <= WALL[0]


def test_what_the_projecting_phone_may_see_alone_stays_off_the_wall(
    evening: Evening, hands: Hands
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    cicero.sees("400,000 D")
    cicero.open(f"{evening.path}/projector")
    cicero.reads("the game begins")
    expect(cicero.page.get_by_text(re.compile("gave Hirtius|400,000"))).to_be_hidden()

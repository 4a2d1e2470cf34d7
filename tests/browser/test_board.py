"""The board of Roman Diplomacy under fingers: what taps do, how it moves, and its legible names."""

from collections.abc import Iterator
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from ledger.games.roman_diplomacy.maps.drawing_doubts import name_size
from ledger.games.roman_diplomacy.maps.load import (
    SHIPPED_MAPS,
    load_shipped_drawing,
    load_shipped_map,
)
from tests.browser.trial import TrialPageServer, touch_screen

pytestmark = pytest.mark.browser

MATRIX = """() => {
  const style = getComputedStyle(document.querySelector('.chart-sheet'));
  const { a, e, f } = new DOMMatrix(style.transform);
  return [a, e, f];
}"""
WIDTHS = """() => [...document.querySelectorAll('.name')].flatMap((name) =>
  [...name.querySelectorAll('text')].map((text) => [text.textContent, text.getBBox().width]))"""
OTHERS = """() => {
  window.others = [];
  const frame = document.querySelector('.chart-frame');
  const watch = new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (target.matches('.chart-sheet') && attributeName === 'class') continue;
      window.others.push([target.tagName, attributeName]);
    }
  });
  watch.observe(frame, { attributes: true, childList: true, characterData: true, subtree: true });
}"""
EDGE = 21
"""The distance in CSS pixels from the middle of a target of 44 at which a finger still hits it."""

FOCUS = {"standard": "vie", "classical": "ath"}
FEWEST_HIT = 5
"""The least number of units in the frame with free space on one side."""

EMPTY: dict[str, Any] = {"powers": {}, "provinces": {}}


@pytest.fixture(scope="module")
def trial() -> Iterator[TrialPageServer]:
    with TrialPageServer() as trial:
        yield trial


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """Yield a phone in one hand."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    yield context.new_page()
    context.close()


def scale_and_offset_at_rest(page: Page) -> tuple[float, float, float]:
    """Return scale and offset of the map when it has come to rest."""
    page.wait_for_function("!document.getAnimations().some((one) => one.playState === 'running')")
    scale, x, y = page.evaluate(MATRIX)
    return scale, x, y


def position_of_spot(page: Page, place: str, field: str = "unit", name: str = "standard") -> Any:
    """Return the screen position of a spot of a province."""
    scale, x, y = scale_and_offset_at_rest(page)
    ux, uy = getattr(load_shipped_drawing(name).provinces[place], field)
    return x + ux * scale, y + uy * scale


def read_taps(page: Page, number: int) -> list[dict[str, str]]:
    """Return the records of this many taps."""
    page.wait_for_function("number => window.taps.length === number", arg=number)
    told: list[dict[str, str]] = page.evaluate("window.taps")
    return told


def test_a_tap_selects_the_unit_or_the_province_under_it(
    trial: TrialPageServer, phone: Page
) -> None:
    trial.show_map(phone, "standard", focus="boh", state=EMPTY)
    phone.touchscreen.tap(*position_of_spot(phone, "boh"))
    phone.touchscreen.tap(*position_of_spot(phone, "vie", "centre"))
    assert read_taps(phone, 2) == [
        {"province": "boh", "standing": "province"},
        {"province": "vie", "standing": "province"},
    ]
    army = {"boh": {"unit": {"kind": "army", "power": ""}}}
    trial.show_map(phone, "standard", focus="boh", state={"powers": {}, "provinces": army})
    x, y = position_of_spot(phone, "boh")
    phone.touchscreen.tap(x + 20, y)
    assert read_taps(phone, 1) == [{"province": "boh", "standing": "unit"}]


@pytest.mark.parametrize("presses", [0, 4])
def test_every_province_can_be_tapped_at_every_zoom(
    trial: TrialPageServer, phone: Page, presses: int
) -> None:
    trial.show_map(phone, "mare_parvum", state=EMPTY)
    for _ in range(presses):
        phone.get_by_label("Farther").click()
    hit = set()
    for place in load_shipped_map("mare_parvum").provinces:
        x, y = position_of_spot(phone, place, name="mare_parvum")
        if 0 < x < 390 and 0 < y < 730:
            phone.touchscreen.tap(x, y)
            hit.add(place)
    assert {tap["province"] for tap in read_taps(phone, len(hit))} == hit
    assert len(hit) > 4


@pytest.mark.parametrize("name", ["standard", "classical"])
@pytest.mark.parametrize(("label", "presses"), [("Nearer", 6), ("Nearer", 0), ("Farther", 6)])
def test_a_tap_beside_a_unit_selects_it_if_no_other_is_nearer(
    trial: TrialPageServer, phone: Page, name: str, label: str, presses: int
) -> None:
    drawn = load_shipped_drawing(name).provinces
    units = {place: {"unit": {"kind": "army", "power": ""}} for place in drawn}
    trial.show_map(phone, name, state={"powers": {}, "provinces": units}, focus=FOCUS[name])
    for _ in range(presses):
        phone.get_by_label(label).click()
    scale, x, y = scale_and_offset_at_rest(phone)
    spots = {at: (x + one.unit[0] * scale, y + one.unit[1] * scale) for at, one in drawn.items()}
    meant = [(at, spot) for at in spots for spot in points_around(at, spots)]
    assert len({at for at, _spot in meant}) >= FEWEST_HIT
    for _at, (left, top) in meant:
        phone.touchscreen.tap(left, top)
    told = [tap["province"] for tap in read_taps(phone, len(meant))]
    assert told == [at for at, _spot in meant]


START: dict[str, Any] = {
    "powers": {},
    "provinces": {
        place: {"garrison": ""} if one.centre else {"marker": True}
        for place, one in load_shipped_map("standard").provinces.items()
        if one.terrain != "sea"
    },
}
UNITS = {"ank": "army", "con": "army", "bla": "fleet", "aeg": "fleet", "smy": "army", "rom": "army"}

NAMES_UNDER_PIECES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const names = [...document.querySelectorAll('[data-short]')];
  const pieces = [...document.querySelectorAll('.sign .grown')];
  return names.filter((name) => pieces.some((piece) => meet(box(name), box(piece))))
    .map((name) => name.dataset.short);
}"""
"""Returns the provinces whose short name and a piece share more than a pixel."""

COVERED = """(spots) => Object.entries(spots)
  .filter(([, spot]) => !document.elementFromPoint(...spot)?.closest('.chart-frame'))
  .map(([place]) => place)"""
"""Returns the places whose spot is covered by something that is not the map."""


def show_start_from_afar(trial: TrialPageServer, phone: Page) -> None:
    """Show the whole standard board at the start of a game, with some units."""
    provinces = {**START["provinces"]}
    for place, kind in UNITS.items():
        provinces[place] = {**provinces.get(place, {}), "unit": {"kind": kind, "power": ""}}
    trial.show_map(phone, "standard", state={"powers": {}, "provinces": provinces})
    for _ in range(6):
        phone.get_by_label("Farther").click()


def test_no_short_name_is_under_a_piece(trial: TrialPageServer, phone: Page) -> None:
    show_start_from_afar(trial, phone)
    scale_and_offset_at_rest(phone)
    assert phone.locator('.chart-map[data-near="false"]').count() == 1
    phone.wait_for_function(f"({NAMES_UNDER_PIECES})().length === 0")


def test_every_province_is_in_reach_when_the_whole_map_is_visible(
    trial: TrialPageServer, phone: Page
) -> None:
    show_start_from_afar(trial, phone)
    places = load_shipped_map("standard").provinces
    spots = {place: position_of_spot(phone, place) for place in places}
    assert {"arm", "syr"} <= set(spots)
    assert phone.evaluate(COVERED, spots) == []


def points_around(place: str, spots: dict[str, tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the points 21 pixels left, above, right and below of a unit, outside other units."""
    x, y = spots[place]
    beside = [(x + dx * EDGE, y + dy * EDGE) for dx, dy in ((-1, 0), (0, -1), (1, 0), (0, 1))]
    return [
        spot
        for spot in beside
        if EDGE < spot[0] < 300 and EDGE < spot[1] < 700
        if all(dist(spot, other) > EDGE + 1 for at, other in spots.items() if at != place)
    ]


def test_one_finger_moves_the_map_and_two_zoom_it(trial: TrialPageServer, phone: Page) -> None:
    trial.show_map(phone, "standard", focus="vie")
    fingers = phone.context.new_cdp_session(phone)
    scale, x, y = scale_and_offset_at_rest(phone)
    touch_screen(fingers, "touchStart", (300, 500))
    for step in range(1, 11):
        touch_screen(fingers, "touchMove", (300 - 10 * step, 500))
    touch_screen(fingers, "touchEnd")
    assert scale_and_offset_at_rest(phone) == pytest.approx((scale, x - 100, y))
    touch_screen(fingers, "touchStart", (150, 400), (250, 400))
    for step in range(1, 11):
        touch_screen(fingers, "touchMove", (150 - 5 * step, 400), (250 + 5 * step, 400))
    touch_screen(fingers, "touchEnd")
    after, nx, ny = scale_and_offset_at_rest(phone)
    assert after == pytest.approx(scale * 2, rel=0.01)
    assert (200 - nx) / after == pytest.approx((200 - x + 100) / scale, abs=1)
    assert (400 - ny) / after == pytest.approx((400 - y) / scale, abs=1)
    assert read_taps(phone, 0) == []


def test_moving_the_map_changes_the_transform_of_the_sheet_and_writes_no_style(
    trial: TrialPageServer, phone: Page
) -> None:
    trial.show_map(phone, "classical", focus="ath")
    fingers = phone.context.new_cdp_session(phone)
    scale, *_ = scale_and_offset_at_rest(phone)
    phone.evaluate(OTHERS)
    touch_screen(fingers, "touchStart", (150, 400), (250, 400))
    for step in range(1, 11):
        touch_screen(fingers, "touchMove", (150 - 5 * step, 400 - step), (250 + 5 * step, 400))
    phone.wait_for_function("document.querySelector('.chart-sheet.moving') !== null")
    phone.wait_for_function(f"scale => ({MATRIX})()[0] > 1.4 * scale", arg=scale)
    assert phone.evaluate("window.others") == []
    touch_screen(fingers, "touchEnd")
    phone.wait_for_function("document.querySelector('.chart-sheet.moving') === null")
    resting = phone.evaluate("document.querySelector('.chart-sheet').style.transform")
    assert float(resting.partition("scale(")[2].rstrip(")")) == pytest.approx(
        scale_and_offset_at_rest(phone)[0]
    )


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_names_are_no_wider_than_the_check_of_a_drawing_assumes(
    trial: TrialPageServer, phone: Page, name: str
) -> None:
    trial.show_map(phone, name)
    for _ in range(6):
        phone.get_by_label("Nearer").click()
    phone.wait_for_selector('.chart-map[data-near="true"]')
    widths: list[tuple[str, float]] = phone.evaluate(WIDTHS)
    drawn = load_shipped_drawing(name).provinces.items()
    allowed = {
        line: name_size(one.name, load_shipped_map(name).provinces[place].name)[0]
        for place, one in drawn
        for line in one.name.lines or (load_shipped_map(name).provinces[place].name,)
    }
    assert len(widths) >= len(drawn)
    assert {line: width for line, width in widths if width > 1.05 * allowed[line]} == {}


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_names_on_the_map_are_legible_at_every_zoom(
    trial: TrialPageServer, phone: Page, scheme: Any
) -> None:
    phone.emulate_media(color_scheme=scheme)
    trial.show_map(phone, "standard", focus="vie")
    for label in ("Nearer", *["Farther"] * 6):
        phone.get_by_label(label).click()
        scale, *_ = scale_and_offset_at_rest(phone)
        sizes: list[float] = phone.evaluate(
            "() => [...document.querySelectorAll('.name text, .short text')]"
            ".filter((text) => text.getClientRects().length)"
            ".map((text) => parseFloat(getComputedStyle(text).fontSize))"
        )
        assert len(sizes) >= len(load_shipped_map("standard").provinces)
        assert min(sizes) * scale > 9.4

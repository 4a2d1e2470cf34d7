"""A person travels from one region to another, and everybody sees the seats change."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import SMALL

GAUL = re.compile("^Gaul")


def test_gaul_is_tapped_on_the_map_and_everybody_sees_the_seat_taken(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    room, wall = hands.guest_phone(evening), hands.wall_phone(evening)
    evening.does("cicero", "choose-start", to="northern_italy")
    expect(room.page.get_by_role("button", name="Gaul, 5 of 5 seats free")).to_be_visible()
    cicero.go_to_tab("Map")
    cicero.tap(GAUL)
    cicero.tap("Go by land", cicero.topmost_sheet)
    expect(
        cicero.topmost_sheet.get_by_role("button", name=re.compile("^Gaul.*Change"))
    ).to_be_visible()
    cicero.tap("Go by land", cicero.topmost_sheet)
    expect(cicero.topmost_sheet.get_by_role("listitem").filter(has_text="Cicero")).to_be_visible()
    cicero.tap("Close", cicero.topmost_sheet)
    expect(cicero.page.get_by_role("button", name=GAUL)).to_have_accessible_name(
        "Gaul, 4 of 5 seats free, you are here"
    )
    expect(room.page.get_by_role("button", name="Gaul, 4 of 5 seats free")).to_be_visible()
    expect(wall.page.get_by_role("img", name="Gaul, 4 of 5 seats free")).to_be_visible()
    assert [phone.loads for phone in (cicero, room, wall)] == [1, 1, 1]


def test_keys_move_and_zoom_the_map_and_open_a_region(
    evening: Evening, hands: PhoneProvider
) -> None:
    room = hands.of(evening, "octavian", "Octavian", SMALL)
    room.go_to_tab("Map")
    world = room.page.get_by_role("region", name="Map")
    egypt = world.get_by_role("button", name=re.compile("^Egypt"))
    frame = world.bounding_box()
    assert frame is not None

    def is_label_in_frame() -> bool:
        """Return whether Egypt's label is in the frame."""
        room.wait_until_still()
        at = egypt.bounding_box()
        assert at is not None
        right, below = at["x"] + at["width"], at["y"] + at["height"]
        inner = frame["x"] <= at["x"] and right <= frame["x"] + frame["width"]
        return inner and frame["y"] <= at["y"] and below <= frame["y"] + frame["height"]

    assert not is_label_in_frame()
    egypt.focus()
    assert is_label_in_frame()
    world.press("+")
    world.press("+")
    for _ in range(6):
        world.press("ArrowLeft")
    assert not is_label_in_frame()
    egypt.focus()
    assert is_label_in_frame()
    egypt.press("Enter")
    expect(room.topmost_sheet.get_by_role("heading", name="Egypt")).to_be_visible()


def test_the_map_can_be_read_as_a_list(evening: Evening, hands: PhoneProvider) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", SMALL)
    evening.does("cicero", "choose-start", to="gaul")
    cicero.go_to_tab("Map")
    cicero.tap("List")
    gaul = cicero.page.get_by_role("row").filter(has=cicero.page.get_by_role("button", name=GAUL))
    expect(gaul).to_contain_text("Cicero")
    expect(gaul).to_contain_text("100,000 D")
    cicero.tap(GAUL)
    expect(cicero.topmost_sheet.get_by_role("heading", name="Gaul")).to_be_visible()


def test_a_person_is_found_by_name_with_the_region_they_sit_in(
    evening: Evening, hands: PhoneProvider
) -> None:
    room = hands.guest_phone(evening)
    evening.does("cicero", "choose-start", to="gaul")
    room.go_to_tab("People")
    room.page.get_by_role("searchbox").fill("tullius")
    (cicero,) = room.page.get_by_role("listitem").all()
    expect(cicero).to_contain_text("Senator · Gaul")
    cicero.get_by_role("button").tap()
    expect(room.topmost_sheet).to_contain_text("1 classis")
    expect(room.topmost_sheet).not_to_contain_text("500,000")

"""Morituri on the phone, from the lid of the box to the wooden sword."""

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.gladiators import Lanista, founds
from tests.browser.hands import Hands
from tests.browser.looking import WIDE, Looker
from tests.browser.phone import SMALL, TALL, WALL, Phone, Size
from tests.browser.served import Served
from tests.browser.tables import dice_are_on_the_table
from tests.browser.test_comfort import reads_twice_as_large
from tests.browser.test_projector import SMALL_WORDS, SMALLEST

QUICK = (sys.executable, "-m", "tests.browser.quick", "--pace", "40")
TABS = ("Gladiator", "People", "Chronicle")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on which everybody may found a table, with bots that do not dawdle."""
    with Served(tmp_path_factory.mktemp("quick"), rehearsal=True, program=QUICK) as served:
        yield served


class Gaze:
    """Looks at each kind of screen once, whenever it comes up first."""

    def __init__(self, phone: Phone, size: Size, request: pytest.FixtureRequest) -> None:
        self.phone = phone
        self._seen: set[str] = set()
        shots = request.config.getoption("shots", default=False)
        self.looker = Looker(f"{size[0]}x{size[1]}", shots=shots)

    def __call__(self, name: str) -> None:
        if name not in self._seen:
            self._seen.add(name)
            self.looker.at(self.phone, f"morituri-{name}")

    def round_about(self) -> None:
        """Look at the other screens, at a space and at somebody's gear."""
        for tab in TABS:
            self.phone.tab(tab)
            self(f"{tab.lower()}-in-the-end")
        self.phone.tab("Board")
        self.phone.opens(re.compile("^72, Roma"))
        self("space")
        self.phone.closes()
        self.phone.tap("The whole map")
        self("whole-map")


def the_end_is_seen(phone: Phone) -> None:
    """Somebody has the Rudis and the others have fallen, or nobody is left."""
    end = phone.page.get_by_role("region", name="The end of the game")
    expect(end.get_by_role("heading").first).to_have_text(
        re.compile("wins the Rudis|Nobody wins", re.IGNORECASE)
    )
    expect(end.get_by_role("listitem").first).to_be_visible()
    phone.tab("Chronicle")
    phone.sees(re.compile("receives the Rudis|nobody has won"))


def test_a_person_and_three_bots_play_a_whole_game(
    quick: Served, hands: Hands, request: pytest.FixtureRequest
) -> None:
    phone = hands.new(quick.address, TALL)
    founds(phone, "Ada")
    gaze = Gaze(phone, TALL, request)
    Lanista(phone, gaze).plays_to_the_end()
    gaze("the-end")
    the_end_is_seen(phone)
    gaze.round_about()
    assert gaze.looker.faults == []


def test_four_who_pass_one_small_phone_play_a_whole_game(
    quick: Served, hands: Hands, request: pytest.FixtureRequest
) -> None:
    phone = hands.new(quick.address, SMALL)
    founds(phone, "Ada", "Bea", "Cato", "Dora")
    gaze = Gaze(phone, SMALL, request)
    Lanista(phone, gaze).plays_to_the_end()
    gaze("the-end")
    the_end_is_seen(phone)
    gaze.round_about()
    assert gaze.looker.faults == []


def test_the_wall_and_a_guest_see_the_road_the_fights_and_the_end(
    quick: Served, hands: Hands, request: pytest.FixtureRequest
) -> None:
    phone = hands.new(quick.address)
    founds(phone, "Ada", "Bea", "Cato", "Dora")
    game = phone.page.url.split("/g/")[1].split("/")[0]
    wall, guest = hands.new(quick.address, WALL), hands.new(quick.address)
    wall.open(f"/g/{game}/projector")
    guest.open(f"/g/{game}")
    expect(wall.page.get_by_role("img", name="Map")).to_be_visible()
    looker = Looker("wall", shots=request.config.getoption("shots", default=False))
    seen: set[str] = set()

    def look(name: str) -> None:
        if name == "fight-strike" and name not in seen:
            for watcher in (wall, guest):
                expect(watcher.page.locator(".duel")).to_be_visible()
            looker.at(wall, "morituri-fight")
            assert wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
        seen.add(name)

    lanista = Lanista(phone, look)
    lanista.plays_on(30)
    looker.at(wall, "morituri-road")
    assert wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
    expect(guest.page.get_by_role("button", name="Roll and go")).to_have_count(0)
    lanista.plays_to_the_end()
    for watcher in (wall, guest):
        expect(watcher.page.locator(".the-end")).to_be_visible()
    looker.at(wall, "morituri-the-end")
    assert wall.page.evaluate("document.documentElement.scrollHeight") <= WALL[1]
    assert looker.faults == []


def test_text_twice_as_large_still_fits(quick: Served, hands: Hands) -> None:
    phone = hands.new(quick.address, SMALL)
    founds(phone, "Ada", "Bea", "Cato", "Dora")
    reads_twice_as_large(phone)
    phone.page.reload()
    lanista = Lanista(phone)
    for _ in range(12):
        lanista.plays_on(1)
        assert phone.page.evaluate(WIDE) <= 0
    phone.page.goto(phone.page.url.replace("/board", "") + "/gladiator")
    phone.sees("Legs")
    assert phone.page.evaluate(WIDE) <= 0


def test_dice_that_lie_on_the_table_are_typed_in(quick: Served, hands: Hands) -> None:
    phone = hands.new(quick.address)
    founds(phone, "Ada", "Bea", "Cato", "Dora")
    dice_are_on_the_table(phone, "Ada")
    phone.tap("Roll for the first turn")
    faces = phone.sheet.get_by_role("group", name=re.compile("^Die 1"))
    faces.get_by_role("button", name="5", exact=True).tap()
    phone.tap("Roll for the first turn", phone.sheet)
    phone.sees("Pass the phone to Bea")
    expect(phone.page.get_by_role("img", name="5", exact=True).first).to_be_visible()


def test_the_board_says_whose_data_it_is(quick: Served, hands: Hands) -> None:
    phone = hands.new(quick.address)
    founds(phone, "Ada")
    phone.opens(re.compile("^58, Syracuse"))
    expect(phone.sheet).to_contain_text("house data, not the published game’s")
    expect(phone.sheet).to_contain_text("beast of attack and defence 2")
    phone.closes()
    phone.opens("Menu")
    phone.tap("Rules and words", phone.sheet)
    phone.sees("Printed facts are kept all the same")

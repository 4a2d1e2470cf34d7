"""Morituri on the phone, from the lid of the box to the wooden sword."""

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.gladiators import MAIN, Lanista, founds
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, TALL, WALL, Phone, Size
from tests.browser.served import Served
from tests.browser.tables import dice_are_on_the_table
from tests.browser.test_projector import SMALL_WORDS, SMALLEST

QUICK = (sys.executable, "-m", "tests.browser.quick", "--pace", "40")
TABS = ("Gladiator", "People", "Chronicle")

WALLS = {
    "roll-and": ".board-map .pawn[data-active=true]",
    "fight-strike": ".duel",
    "the-end": ".the-end",
}
"""What the wall and every guest see while somebody at the phone sees a screen of this name."""


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
        self._shots = request.config.getoption("shots", default=False)
        self.looker = Looker(f"{size[0]}x{size[1]}", shots=self._shots)

    def __call__(self, name: str) -> None:
        if name not in self._seen:
            self._seen.add(name)
            self.looker.at(self.phone, f"morituri-{name}")

    @property
    def faults(self) -> list[str]:
        """What was found wrong."""
        return self.looker.faults

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


class Company(Gaze):
    """Looks as well at the wall and over the shoulder of a guest who plays nobody."""

    def __init__(
        self, phone: Phone, wall: Phone, guest: Phone, request: pytest.FixtureRequest
    ) -> None:
        super().__init__(phone, TALL, request)
        self._wall, self._guest = wall, guest
        self._wall_looker = Looker("wall", shots=self._shots)

    def __call__(self, name: str) -> None:
        super().__call__(name)
        if name in WALLS and f"wall {name}" not in self._seen:
            self._seen.add(f"wall {name}")
            for watcher in (self._wall, self._guest):
                expect(watcher.page.locator(WALLS[name])).to_be_visible()
            self._wall_looker.at(self._wall, f"morituri-{name}")
            assert self._wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
            assert self._wall.page.evaluate("document.documentElement.scrollHeight") <= WALL[1]
            expect(self._guest.page.locator(MAIN)).to_have_count(0)

    @property
    def faults(self) -> list[str]:
        """What was found wrong on the phone and on the wall."""
        return self.looker.faults + self._wall_looker.faults


def the_end_is_seen(phone: Phone) -> None:
    """Somebody has the Rudis and the others have fallen, or nobody is left."""
    end = phone.page.get_by_role("region", name="The end of the game")
    expect(end.get_by_role("heading").first).to_have_text(
        re.compile("wins the Rudis|Nobody wins", re.IGNORECASE)
    )
    expect(end.get_by_role("listitem").first).to_be_visible()
    phone.tab("Chronicle")
    phone.sees(re.compile("receives the Rudis|nobody has won"))


def test_two_who_share_a_small_phone_and_two_bots_play_a_whole_game(
    quick: Served, hands: Hands, request: pytest.FixtureRequest
) -> None:
    phone = hands.new(quick.address, SMALL)
    founds(phone, "Ada", "Bea")
    gaze = Gaze(phone, SMALL, request)
    Lanista(phone, gaze).plays_to_the_end()
    gaze("the-end")
    the_end_is_seen(phone)
    gaze.round_about()
    assert gaze.faults == []


def test_a_person_and_three_bots_play_a_whole_game_before_a_guest_and_the_wall(
    quick: Served, hands: Hands, request: pytest.FixtureRequest
) -> None:
    phone = hands.new(quick.address, TALL)
    founds(phone, "Ada")
    game = phone.page.url.split("/g/")[1].split("/")[0]
    wall, guest = hands.new(quick.address, WALL), hands.new(quick.address)
    wall.open(f"/g/{game}/projector")
    guest.open(f"/g/{game}")
    gaze = Company(phone, wall, guest, request)
    Lanista(phone, gaze).plays_to_the_end()
    gaze("the-end")
    the_end_is_seen(phone)
    the_end_is_seen(guest)
    gaze.round_about()
    assert gaze.faults == []


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

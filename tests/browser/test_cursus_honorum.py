"""Cursus Honorum on the phone, from the lid of the box to the winner's wreath."""

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.nobles import Noble, founds
from tests.browser.phone import SMALL, TALL, WALL, Phone, Size
from tests.browser.player import PATIENCE
from tests.browser.served import Served
from tests.browser.tables import dice_are_on_the_table
from tests.browser.test_projector import SMALL_WORDS, SMALLEST

QUICK = (sys.executable, "-m", "tests.browser.quick", "--pace", "40")
TABS = ("Race", "Elections", "People", "Chronicle")


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
            self.looker.at(self.phone, f"cursus-{name}")

    def round_about(self) -> None:
        """Look at the other screens, and at somebody's record sheet."""
        for tab in TABS:
            self.phone.tab(tab)
            self(f"{tab.lower()}-in-the-end")
        self.phone.tab("Race")
        self.phone.opens(re.compile("^Claudius|^Bea"))
        self("person")
        self.phone.closes()


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
        if f"wall {name}" in self._seen or name not in ("dice", "votes", "the-end"):
            return
        self._seen.add(f"wall {name}")
        if name == "dice":
            self._same_dice()
        self._wall_looker.at(self._wall, f"cursus-{name}")
        self._is_read_from_afar()

    @property
    def faults(self) -> list[str]:
        """What was found wrong on the phone and on the wall."""
        return self.looker.faults + self._wall_looker.faults

    def _same_dice(self) -> None:
        mine = dice(self.phone)
        for watcher in (self._wall, self._guest):
            expect(watcher.page.locator(".cur-die")).to_have_count(len(mine))
            assert dice(watcher) == mine

    def _is_read_from_afar(self) -> None:
        assert self._wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
        assert self._wall.page.evaluate("document.documentElement.scrollHeight") <= WALL[1]


def dice(phone: Phone) -> list[str | None]:
    """What the dice show that are to be seen on a screen, once they lie still."""
    phone.rests()
    return [one.get_attribute("data-face") for one in phone.page.locator(".cur-die").all()]


def the_end_is_seen(phone: Phone) -> None:
    """Who has won stands under a wreath, and at the head of the table of points."""
    result = phone.page.locator(".cur-result")
    winner = result.get_by_role("heading").inner_text()
    expect(result.get_by_text(re.compile("wins? with|share the victory"))).to_be_visible()
    first = result.get_by_role("row").nth(1)
    assert first.get_by_role("rowheader").inner_text().strip().lower() in winner.lower()
    phone.tab("Chronicle")
    phone.sees(re.compile("The game is over"))


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
    Noble(phone, gaze).plays_to_the_end()
    gaze("the-end")
    the_end_is_seen(phone)
    the_end_is_seen(guest)
    gaze.round_about()
    assert gaze.faults == []


def test_two_who_share_a_small_phone_and_two_bots_play_a_whole_game(
    quick: Served, hands: Hands, request: pytest.FixtureRequest
) -> None:
    phone = hands.new(quick.address, SMALL)
    founds(phone, "Ada", "Bea")
    gaze = Gaze(phone, SMALL, request)
    Noble(phone, gaze).plays_to_the_end()
    gaze("the-end")
    the_end_is_seen(phone)
    gaze.round_about()
    assert gaze.looker.faults == []


def test_dice_that_lie_on_the_table_are_tapped_in(quick: Served, hands: Hands) -> None:
    phone = hands.new(quick.address)
    founds(phone, "Ada", "Bea", "Cleo", "Dora")
    dice_are_on_the_table(phone, "Ada")
    phone.tap("Begin the game")
    phone.tap(re.compile("^1"), phone.sheet)
    phone.tap("Find out who begins", phone.sheet)
    phone.tap("Type in 3 dice")
    for face in ("political capital", "skill", "disapproval"):
        phone.tap(face)
    phone.tap("That is it")
    expect(phone.page.get_by_role("button", name="Die 1, political capital")).to_be_visible()
    phone.page.get_by_role("button", name="Die 1, political capital").tap()
    phone.tap("Roll 1 again")
    phone.tap("wealth")
    phone.tap("That is it")
    kept = phone.page.get_by_role("img", name=re.compile("^Die 1, political capital"))
    expect(kept).to_be_visible(timeout=PATIENCE)
    expect(phone.page.get_by_role("button", name="Die 2, wealth")).to_be_visible()
    phone.tap("Stop")
    expect(phone.page.get_by_role("button", name="Tick 1 box")).to_be_visible()

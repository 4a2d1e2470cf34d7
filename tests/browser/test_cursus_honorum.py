"""Cursus Honorum on the phone, from the front page to the winner's wreath."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.gaze import FirstLookObserver, open_wall_and_guest
from tests.browser.hands import PhoneProvider
from tests.browser.nobles import NoblePlayer, found_table
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.player import PATIENCE
from tests.browser.served import ServedLedger
from tests.browser.tables import switch_to_physical_dice

FIRST = 24
"""Number of decisions that is enough for some turns of both players."""


class CursusRace(FirstLookObserver):
    """The screens of a race through the offices."""

    game = "cursus"
    tabs = ("Race", "Elections", "People", "Chronicle")
    on_the_wall = ("dice", "votes", "the-end")

    def check_watchers(self, name: str) -> None:
        if name == "dice":
            mine = visible_die_faces(self.phone)
            for watcher in self.watchers:
                expect(watcher.page.locator(".cur-die")).to_have_count(len(mine))
                assert visible_die_faces(watcher) == mine

    def look_at_sheets(self) -> None:
        self.phone.go_to_tab("Race")
        self.phone.open_sheet(re.compile("^Claudius|^Bea"))
        self("person")
        self.phone.close_sheet()

    def check_end(self, phone: Phone) -> None:
        """Check that the winner is shown under a wreath, and first in the table of points."""
        result = phone.page.locator(".cur-result")
        winner = result.get_by_role("heading").inner_text()
        expect(result.get_by_text(re.compile("wins? with|share the victory"))).to_be_visible()
        first = result.get_by_role("row").nth(1)
        assert first.get_by_role("rowheader").inner_text().strip().lower() in winner.lower()
        phone.go_to_tab("Chronicle")
        phone.wait_for_text(re.compile("The game is over"))


def visible_die_faces(phone: Phone) -> list[str | None]:
    """Return the faces of the visible dice, once they lie still."""
    phone.wait_until_still()
    return [one.get_attribute("data-face") for one in phone.page.locator(".cur-die").all()]


@pytest.mark.soak
def test_a_person_and_three_bots_play_a_whole_game_while_a_guest_and_the_wall_watch(
    quick: ServedLedger, hands: PhoneProvider, request: pytest.FixtureRequest
) -> None:
    phone = hands.new_phone(quick.address, TALL)
    found_table(phone, "Ada")
    watchers = open_wall_and_guest(quick, hands, phone)
    CursusRace(phone, TALL, request, watchers).follow_whole_game(NoblePlayer)


@pytest.mark.soak
def test_two_people_who_share_a_small_phone_and_two_bots_play_a_whole_game(
    quick: ServedLedger, hands: PhoneProvider, request: pytest.FixtureRequest
) -> None:
    phone = hands.new_phone(quick.address, SMALL)
    found_table(phone, "Ada", "Bea")
    CursusRace(phone, SMALL, request).follow_whole_game(NoblePlayer)


def test_two_people_who_share_a_small_phone_play_their_first_turns(
    quick: ServedLedger, hands: PhoneProvider, request: pytest.FixtureRequest
) -> None:
    phone = hands.new_phone(quick.address, SMALL)
    found_table(phone, "Ada", "Bea")
    CursusRace(phone, SMALL, request).follow_decisions(NoblePlayer, FIRST)


def test_physical_dice_are_tapped_in(quick: ServedLedger, hands: PhoneProvider) -> None:
    phone = hands.new_phone(quick.address)
    found_table(phone, "Ada", "Bea", "Cleo", "Dora")
    switch_to_physical_dice(phone, "Ada")
    phone.tap("Begin the game")
    phone.tap(re.compile("^1"), phone.topmost_sheet)
    phone.tap("Find out who begins", phone.topmost_sheet)
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

"""Morituri on the phone, from the front page to the wooden sword."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.gaze import FirstLookObserver, open_wall_and_guest
from tests.browser.gladiators import MAIN, GladiatorPlayer, found_table
from tests.browser.hands import PhoneProvider
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.served import ServedLedger
from tests.browser.tables import switch_to_physical_dice

FIRST = 12
"""Number of decisions that is enough for the first turns."""

ROMA = re.compile("^72, Roma")

WALLS = {
    "roll-and": ".board-map .pawn[data-active=true]",
    "fight-strike": ".duel",
    "the-end": ".the-end",
}
"""The screen of the wall and of every guest for each screen of the phone."""


class RomaRace(FirstLookObserver):
    """The screens of a race to Roma."""

    game = "morituri"
    tabs = ("Gladiator", "People", "Chronicle")
    on_the_wall = WALLS

    def check_watchers(self, name: str) -> None:
        for watcher in self.watchers:
            expect(watcher.page.locator(WALLS[name])).to_be_visible()
            expect(watcher.page.locator(MAIN)).to_have_count(0)

    def look_at_sheets(self) -> None:
        self.phone.go_to_tab("Board")
        self._play_until_fight_ends()
        self.phone.open_sheet(ROMA)
        self("space")
        self.phone.close_sheet()
        self.phone.tap("The whole map")
        self("whole-map")

    def _play_until_fight_ends(self) -> None:
        """Play on until the board shows its map and waits for the phone.

        The screen then stays as it is.
        """
        player = GladiatorPlayer(self.phone, self)
        roma = self.phone.page.get_by_role("button", name=ROMA)
        for _ in range(FIRST):
            if player.is_over() or roma.count():
                return
            player.make_decisions(1)

    def check_end(self, phone: Phone) -> None:
        """Check that at most one gladiator is left, with the Rudis, and the others have fallen."""
        end = phone.page.get_by_role("region", name="The end of the game")
        expect(end.get_by_role("heading").first).to_have_text(
            re.compile("wins the Rudis|Nobody wins", re.IGNORECASE)
        )
        expect(end.get_by_role("listitem").first).to_be_visible()
        phone.go_to_tab("Chronicle")
        phone.wait_for_text(re.compile("receives the Rudis|nobody has won"))


@pytest.mark.soak
def test_two_people_who_share_a_small_phone_and_two_bots_play_a_whole_game(
    quick: ServedLedger, hands: PhoneProvider, request: pytest.FixtureRequest
) -> None:
    phone = hands.new_phone(quick.address, SMALL)
    found_table(phone, "Ada", "Bea")
    RomaRace(phone, SMALL, request).follow_whole_game(GladiatorPlayer)


@pytest.mark.soak
def test_a_person_and_three_bots_play_a_whole_game_while_a_guest_and_the_wall_watch(
    quick: ServedLedger, hands: PhoneProvider, request: pytest.FixtureRequest
) -> None:
    phone = hands.new_phone(quick.address, TALL)
    found_table(phone, "Ada")
    watchers = open_wall_and_guest(quick, hands, phone)
    RomaRace(phone, TALL, request, watchers).follow_whole_game(GladiatorPlayer)


def test_a_person_plays_the_first_turns_while_a_guest_and_the_wall_watch(
    quick: ServedLedger, hands: PhoneProvider, request: pytest.FixtureRequest
) -> None:
    phone = hands.new_phone(quick.address, TALL)
    found_table(phone, "Ada")
    watchers = open_wall_and_guest(quick, hands, phone)
    RomaRace(phone, TALL, request, watchers).follow_decisions(GladiatorPlayer, FIRST)


def test_physical_dice_are_typed_in(quick: ServedLedger, hands: PhoneProvider) -> None:
    phone = hands.new_phone(quick.address)
    found_table(phone, "Ada", "Bea", "Cato", "Dora")
    switch_to_physical_dice(phone, "Ada")
    phone.tap("Roll for the first turn")
    faces = phone.topmost_sheet.get_by_role("group", name=re.compile("^Die 1"))
    faces.get_by_role("button", name="5", exact=True).tap()
    phone.tap("Roll for the first turn", phone.topmost_sheet)
    phone.wait_for_text("Pass the phone to Bea")
    expect(phone.page.get_by_role("img", name="5", exact=True).first).to_be_visible()


def test_the_board_says_that_its_data_are_house_data(
    quick: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(quick.address)
    found_table(phone, "Ada")
    phone.open_sheet(re.compile("^58, Syracuse"))
    expect(phone.topmost_sheet).to_contain_text("house data, not the published game’s")
    expect(phone.topmost_sheet).to_contain_text("beast of attack and defence 2")
    phone.close_sheet()
    phone.open_sheet("Menu")
    phone.tap("Rules and words", phone.topmost_sheet)
    phone.wait_for_text("Printed facts are kept all the same")

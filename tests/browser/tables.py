"""Acts of people at a table of the toy game, in the words of the screens."""

import re

from tests.browser.phone import Phone

TALI = re.compile("^Tali .*2 to 4 players")
"""The toy game in the list of games. The toy game has no sentence about its subject."""
THROW = "Throw tali"


def found_table(phone: Phone, *people: str) -> None:
    """Found a table of the toy game: these people on this phone, bots in the free seats."""
    phone.open_path("/")
    phone.tap(TALI)
    for seat, name in enumerate(people):
        row = phone.page.get_by_role("listitem").nth(seat)
        phone.tap("A person", row)
        row.get_by_role("textbox").fill(name)
    phone.tap("Begin")
    phone.wait_until_live()


def let_next_throw(phone: Phone) -> None:
    """Let the next player throw."""
    phone.act("Pass")
    phone.submit_sheet("Pass")


def choose_player(phone: Phone, name: str) -> None:
    """Choose in the menu whom to play."""
    phone.open_sheet("Menu")
    phone.submit_sheet(re.compile(f"^{name}"))


def switch_to_physical_dice(phone: Phone, name: str) -> None:
    """Let the host choose physical dice, and give the phone back to this person."""
    choose_player(phone, "Host")
    phone.go_to_tab("Console")
    phone.open_sheet("Change whose dice are rolled")
    phone.submit_sheet("Change whose dice are rolled")
    phone.tap(f"I am {name}")

"""Acts of people at a table of the toy game, in the words of the screens."""

import re

from tests.browser.phone import Phone

TALI = re.compile("^Tali .*2 to 4 players")
"""The toy game in the list of games. It has no sentence about its subject."""
THROW = "Throw tali"


def founds(phone: Phone, *people: str) -> None:
    """Found a table of the toy game: these people on this phone, bots in the free seats."""
    phone.open("/")
    phone.tap(TALI)
    for seat, name in enumerate(people):
        row = phone.page.get_by_role("listitem").nth(seat)
        phone.tap("A person", row)
        row.get_by_role("textbox").fill(name)
    phone.tap("Begin")
    phone.is_live()


def passes(phone: Phone) -> None:
    """Let the next player throw."""
    phone.act("Pass")
    phone.sends("Pass")


def plays_as(phone: Phone, name: str) -> None:
    """Choose in the menu whom to play."""
    phone.opens("Menu")
    phone.sends(re.compile(f"^{name}"))


def dice_are_on_the_table(phone: Phone, name: str) -> None:
    """Let the host choose physical dice, and give the phone back to this person."""
    plays_as(phone, "Host")
    phone.tab("Console")
    phone.opens("Change whose dice are rolled")
    phone.sends("Change whose dice are rolled")
    phone.tap(f"I am {name}")

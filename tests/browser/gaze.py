"""A whole table game is looked at on a phone, as a guest, and on the wall."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import ClassVar

import pytest

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import TALL, WALL, Phone, Size
from tests.browser.player import Player
from tests.browser.projector import SMALL_WORDS, SMALLEST
from tests.browser.served import ServedLedger


class FirstLookObserver(ABC):
    """Looks at each kind of screen once, when it first appears."""

    game: ClassVar[str]
    """The beginning of the screens' names."""

    tabs: ClassVar[tuple[str, ...]]
    """The screens that are looked at after the end."""

    on_the_wall: ClassVar[Collection[str]]
    """The screens of the phone at which the wall is looked at, too."""

    def __init__(
        self,
        phone: Phone,
        size: Size,
        request: pytest.FixtureRequest,
        watchers: tuple[Phone, ...] = (),
    ) -> None:
        """Watch a phone.

        The first of the watchers is the wall; others are guests without a card.
        """
        shots = request.config.getoption("shots", default=False)
        self.phone = phone
        self.watchers = watchers
        self._seen: set[str] = set()
        self._looker = Looker(f"{size[0]}x{size[1]}", shots=shots)
        self._wall_looker = Looker("wall", shots=shots)

    def __call__(self, name: str) -> None:
        """Look at the screen, unless a screen of this name was looked at before."""
        if name not in self._seen:
            self._seen.add(name)
            self._looker.at(self.phone, f"{self.game}-{name}")
            if self.watchers and name in self.on_the_wall:
                self.check_watchers(name)
                self._check_wall(name)

    @abstractmethod
    def check_watchers(self, name: str) -> None:
        """Check that the watchers see the right screen."""

    @abstractmethod
    def look_at_sheets(self) -> None:
        """Look at the sheets that open on top of the screens."""

    def follow_whole_game(self, player: type[Player]) -> None:
        """Watch this player play a whole game, and look at the end and all screens after it."""
        player(self.phone, self).play_to_end()
        self("the-end")
        for phone in (self.phone, *self.watchers[1:]):
            self.check_end(phone)
        for tab in self.tabs:
            self.phone.go_to_tab(tab)
            self(f"{tab.lower()}-in-the-end")
        self.look_at_sheets()
        assert self._looker.faults + self._wall_looker.faults == []

    def follow_decisions(self, player: type[Player], times: int) -> None:
        """Watch this player make this many decisions, and look at each new screen."""
        player(self.phone, self).make_decisions(times)
        self.look_at_sheets()
        assert self._looker.faults + self._wall_looker.faults == []

    @abstractmethod
    def check_end(self, phone: Phone) -> None:
        """Check that the winner is shown, and that the chronicle says so."""

    def _check_wall(self, name: str) -> None:
        wall = self.watchers[0]
        self._wall_looker.at(wall, f"{self.game}-{name}")
        assert wall.page.evaluate(SMALL_WORDS, SMALLEST) == []
        assert wall.page.evaluate("document.documentElement.scrollHeight") <= WALL[1]


def open_wall_and_guest(
    server: ServedLedger, hands: PhoneProvider, phone: Phone
) -> tuple[Phone, Phone]:
    """Return the wall and a guest of the game that is on this phone."""
    game = phone.page.url.split("/g/")[1].split("/")[0]
    wall, guest = hands.new_phone(server.address, WALL), hands.new_phone(server.address, TALL)
    wall.open_path(f"/g/{game}/projector")
    guest.open_path(f"/g/{game}")
    return wall, guest

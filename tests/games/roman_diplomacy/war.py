"""A game of Roman Diplomacy on a memory store, with saved orders and the clock."""

from dataclasses import replace
from typing import Any

from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.state import World
from ledger.kernel.vocabulary.request import Outcome, StoredWithoutEntry
from ledger.record.entry import Entry
from tests.toy.yard import YardGame

SMALL = """
based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 4
players: [gaius, julia]
"""
"""Two players on the small map, with a host."""


class War(YardGame):
    """A game whose players have cities of the small map."""

    def __init__(self, scenario: str = SMALL) -> None:
        super().__init__(rules=RULES, scenario=scenario)
        self._revisions: dict[tuple[str, str], int] = {}

    @property
    def world(self) -> World:
        """The present world of the game."""
        world: World = self.state.world
        return world

    def found_empires(self, **cities: str) -> "War":
        """Let these players found an empire."""
        for who, city in cities.items():
            self.does(who, "found-empire", city=city)
        return self

    @property
    def window(self) -> str:
        """The id of the open window, "" for none."""
        return next(iter(sorted(self.state.kernel.windows)), "")

    def save_command(self, who: str, act: str = "order-units", **fields: Any) -> Outcome:
        """Save a command for the open window, and return the answer."""
        request = replace(
            self.request(who, act, **fields),
            window=self.window,
            revision=self._next_revision(who, act),
        )
        answer = self.scribe.answer(request, self.now)
        self.check()
        return answer

    def save_orders(self, who: str, **orders: str) -> "War":
        """Save orders: by province with its kind, such as `A_rom="- nap"`."""
        steps = {name.replace("_", " "): [step] for name, step in orders.items()}
        kept = self.save_command(who, orders=steps)
        assert isinstance(kept, StoredWithoutEntry), kept
        return self

    def ready(self, *people: str) -> tuple[Entry, ...]:
        """Make these players ready, and let the clock run."""
        before = self.state.log.position
        for who in people:
            request = self.request(who, "set-ready", window=self.window, ready=True)
            asked = replace(request, revision=self._next_revision(who, "ready"))
            assert isinstance(self.scribe.answer(asked, self.now), StoredWithoutEntry)
        self.wait(milliseconds=10).wake_clock()
        return self.entries_after(before)

    def _next_revision(self, who: str, what: str) -> int:
        key = who, f"{self.window} {what}"
        self._revisions[key] = self._revisions.get(key, 0) + 1
        return self._revisions[key]


def begin_war(scenario: str = SMALL) -> War:
    """Return a game in which both players have a city, at the first orders."""
    return War(scenario).found_empires(gaius="bru", julia="alb")

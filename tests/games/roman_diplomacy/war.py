"""A game of Roman Diplomacy on a memory store: what people save, and what the clock makes of it."""

from dataclasses import replace
from typing import Any

from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.state import World
from ledger.kernel.vocabulary.request import Kept, Outcome
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
    """One game; who joins has a city of the small map."""

    def __init__(self, scenario: str = SMALL) -> None:
        super().__init__(rules=RULES, scenario=scenario)
        self._revisions: dict[tuple[str, str], int] = {}

    @property
    def world(self) -> World:
        """The world as it is now."""
        world: World = self.state.world
        return world

    def founded(self, **cities: str) -> "War":
        """Let these found an empire."""
        for who, city in cities.items():
            self.does(who, "found-empire", city=city)
        return self

    @property
    def window(self) -> str:
        """The id of the window that is open, "" for none."""
        return next(iter(sorted(self.state.kernel.windows)), "")

    def saves(self, who: str, act: str = "order-units", **fields: Any) -> Outcome:
        """The answer to something saved for the window that is open."""
        request = replace(
            self.request(who, act, **fields), window=self.window, revision=self._next(who, act)
        )
        answer = self.scribe.answer(request, self.now)
        self.check()
        return answer

    def ordered(self, who: str, **orders: str) -> "War":
        """Save orders: by province with its kind, such as `A_rom="- nap"`."""
        steps = {name.replace("_", " "): [step] for name, step in orders.items()}
        kept = self.saves(who, orders=steps)
        assert isinstance(kept, Kept), kept
        return self

    def ready(self, *people: str) -> tuple[Entry, ...]:
        """Let these be ready; what the clock brings then."""
        before = self.state.log.position
        for who in people:
            request = self.request(who, "set-ready", window=self.window, ready=True)
            asked = replace(request, revision=self._next(who, "ready"))
            assert isinstance(self.scribe.answer(asked, self.now), Kept)
        self.later(milliseconds=10).tick()
        return self.since(before)

    def _next(self, who: str, what: str) -> int:
        key = who, f"{self.window} {what}"
        self._revisions[key] = self._revisions.get(key, 0) + 1
        return self._revisions[key]


def begun(scenario: str = SMALL) -> War:
    """A game in which both have a city, and the first orders are asked for."""
    return War(scenario).founded(gaius="bru", julia="alb")

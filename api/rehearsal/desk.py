"""Where bots send their requests: a scribe, or for speed a desk without a store."""

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from ledger.entry import Entry, Roll
from ledger.free_text import FreeText
from ledger.kernel.first_entry import Foundation, data_hash, found_game
from ledger.kernel.machine import Machine
from ledger.kernel.request import Accepted, Outcome, Request
from ledger.ruleset import Ruleset
from ledger.state import State


class Desk(Protocol):
    """What decides requests; `ledger.scribe.Scribe` is one."""

    machine: Machine[Any]
    state: State[Any]

    def answer(self, request: Request, now: int) -> Outcome:
        """Decide one request at `now` (milliseconds) and go on from there."""
        ...

    def catch_up(self, now: int) -> None:
        """Carry out what is due by `now`."""
        ...


@dataclass
class _Context:
    """Chance from a seeded stream; words are not kept."""

    act: str
    chance: Random

    def roll(self, name: str, sides: int) -> Roll:
        return Roll(name, sides, self.chance.randint(1, sides))

    def seed(self, period: int) -> str:
        return f"{period:064x}"

    def keep(self, words: FreeText) -> str:
        return words.digest or ("words" if words else "")


class QuickDesk:
    """A game in memory alone, without seal or store: its dice cannot be checked afterwards."""

    def __init__(
        self, rules: Ruleset[Any], scenario: dict[str, Any], chance: Random, now: int
    ) -> None:
        """Found the game at `now` (milliseconds)."""
        self.machine: Machine[Any] = Machine(rules)
        self._chance = chance
        foundation = Foundation("quick", "", data_hash(scenario), scenario, "", "")
        entry, self.state = found_game(self.machine, foundation, now)
        self.entries: list[Entry] = [entry]

    def answer(self, request: Request, now: int) -> Outcome:
        """Decide one request at `now` (milliseconds) and go on from there."""
        context = _Context(request.id, self._chance)
        outcome, self.state = self.machine.decide(self.state, request, now, context)
        if isinstance(outcome, Accepted):
            self.entries.extend(outcome.entries)
            self.catch_up(now)
        return outcome

    def catch_up(self, now: int) -> None:
        """Let happen what is due by `now`."""
        while name := self.machine.due(self.state, now):
            context = _Context(name, self._chance)
            due, self.state = self.machine.fall_due(self.state, now, context)
            self.entries.extend(due)

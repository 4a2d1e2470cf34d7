"""A whole evening by bots, without a server: the calendar from its first period to its last.

Beside what the bots choose from offers, random commands are thrown in, and both directions are
held: what was offered is accepted, and what is accepted had been offered.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from api.rehearsal.bots import Bots, asked_of, characters_of, viewer_of
from api.rehearsal.filling import lies_inside
from api.rehearsal.wild import assets_of, wild_fields
from ledger.kernel.preview import at_time, known_to, present_refusal
from ledger.kernel.request import Accepted, Refused, Request
from ledger.kernel.state import State
from ledger.scribe import Scribe

ASKED_FIRST = 0.7
"""How likely it is that those act next of whom something is asked."""


@dataclass
class Summary:
    """What became of an evening. `broken` holds a sentence for every promise that was not kept."""

    acts: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    entries: Counter[str] = field(default_factory=Counter)
    wild: int = 0
    wild_accepted: int = 0
    hidden: int = 0
    periods: int = 0
    broken: list[str] = field(default_factory=list)

    @property
    def asked(self) -> int:
        """How many commands were answered, with yes or no."""
        return self.acts + self.refusals.total()


@dataclass(frozen=True)
class Pace:
    """How long a rehearsal is: acts of bots in each period, and wild commands for each of them."""

    acts: int = 60
    wild: float = 0.5


class Evening:
    """One rehearsal on a scribe; its clock runs through the calendar by itself."""

    def __init__(self, scribe: Scribe, chance: Random, pace: Pace, now: int) -> None:
        self.scribe = scribe
        self.chance = chance
        self.pace = pace
        self.now = now
        self.bots = Bots(scribe.machine, chance)
        self.summary = Summary()
        self._characters = characters_of(scribe.state)

    @property
    def periods(self) -> int:
        """How many periods the calendar has from the one that is open."""
        founding = self.scribe.state.log.entries[1].body
        planned: int = self.scribe.machine.rules.found(founding.scenario).periods
        return planned

    def play(self, tick: Callable[[int], None] = lambda _periods: None) -> Summary:
        """Play to the end of the calendar; `tick` is told how many periods have passed."""
        rules = self.scribe.machine.rules
        while not rules.finished(self.scribe.state):
            self._period()
            self.summary.periods += 1
            tick(self.summary.periods)
            if not self._advance():
                self.summary.broken.append("nobody could move the calendar on")
                break
        return self.summary

    def _period(self) -> None:
        minutes = self.scribe.state.kernel.period.minutes or 1
        step = max(1, minutes * 60_000 // self.pace.acts)
        for _ in range(self.pace.acts):
            self.now += step
            self._act()
            if self.chance.random() < self.pace.wild:
                self._throw()

    def _act(self) -> None:
        character = self._whose_turn()
        request = self.bots.propose(self._state(), character)
        if request is not None:
            self._offered(request)

    def _state(self) -> State[Any]:
        self.scribe.submit_all((), self.now)
        return at_time(self.scribe.state, self.now)

    def _whose_turn(self) -> str:
        waiting = asked_of(self.scribe.state)
        if waiting and self.chance.random() < ASKED_FIRST:
            return self.chance.choice(waiting)
        return self.chance.choice(self._characters)

    def _advance(self) -> bool:
        self.now += 1000
        order = self.chance.sample(self._characters, len(self._characters))
        request = self.bots.calendar(self._state(), order)
        return request is not None and isinstance(self._offered(request), Accepted)

    def _offered(self, request: Request) -> object:
        before = self.scribe.state
        outcome = self.scribe.submit(request, self.now)
        self._count(outcome)
        if isinstance(outcome, Refused):
            viewer = viewer_of(before, request.actor)
            shown = present_refusal(self.scribe.machine, before, outcome, viewer)
            if any(objection.hidden for objection in shown.objections):
                self.summary.hidden += 1
            else:
                self.summary.broken.append(f"offered but refused: {request} {outcome}")
        return outcome

    def _throw(self) -> None:
        machine, state = self.scribe.machine, self._state()
        act = self.chance.choice(machine.rules.acts)
        if act.name in machine.rules.advances:
            return
        character = self.chance.choice(self._characters)
        fields = wild_fields(act.command, state, assets_of(state), self.chance)
        request = self.bots.request(state, character, act.name, fields)
        known = known_to(machine, state, viewer_of(state, character))
        outcome = self.scribe.submit(request, self.now)
        self.summary.wild += 1
        self._count(outcome)
        if isinstance(outcome, Accepted):
            self.summary.wild_accepted += 1
            if not lies_inside(machine, known, character, act.name, fields):
                self.summary.broken.append(f"accepted but not offered: {request}")

    def _count(self, outcome: object) -> None:
        if isinstance(outcome, Accepted):
            self.summary.acts += 1
            self.summary.entries.update(entry.type for entry in outcome.entries)
        elif isinstance(outcome, Refused):
            rules = [objection.rule for objection in outcome.objections] or [outcome.problem]
            self.summary.refusals.update(rules)


def invariants(scribe: Scribe) -> list[str]:
    """Promises that every game keeps, broken ones as sentences: the books, and the rebuild."""
    state: Any = scribe.state
    broken = [f"{asset} sums to {n}" for asset, n in state.books.totals().items() if n]
    rows = scribe.store.read(scribe.game)
    decode = scribe.machine.registry.decode
    if scribe.machine.fold(decode(row.state) for row in rows) != state:
        broken.append("rebuilt from the store the game is not what it is live")
    return broken

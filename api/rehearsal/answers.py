"""Counts the answers in a rehearsal, and checks the promises that every answer must keep.

An offered act must be accepted, and an accepted act must have been offered.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from api.rehearsal.bots import Bots, viewer_of
from api.rehearsal.desk import Desk
from api.rehearsal.form_filler import fits_form
from api.rehearsal.random_commands import assets_of, choices_in, wild_fields
from ledger.kernel.machine.machine import Machine, state_at_time
from ledger.kernel.previewing.preview import form_of, refusal_for_viewer, state_known_to
from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused, Request, StoredWithoutEntry
from ledger.record.state import State


@dataclass
class Summary:
    """The result of a game."""

    acts: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    entries: Counter[str] = field(default_factory=Counter)
    wild: int = 0
    wild_accepted: int = 0
    hidden: int = 0
    periods: int = 0
    broken: list[str] = field(default_factory=list)
    """A sentence for every broken promise."""
    tempers: Mapping[str, str] = field(default_factory=dict)
    """The name of the temper of each character's bot."""

    @property
    def answer_count(self) -> int:
        """Number of answered commands, accepted or refused."""
        return self.acts + self.refusals.total()

    def add(self, other_summary: "Summary") -> None:
        """Add the result of another game."""
        self.acts += other_summary.acts
        self.refusals += other_summary.refusals
        self.entries += other_summary.entries
        self.wild += other_summary.wild
        self.wild_accepted += other_summary.wild_accepted
        self.hidden += other_summary.hidden
        self.periods += other_summary.periods
        self.broken += other_summary.broken


class AnswerCollector:
    """Sends bots' requests to a desk, counts the answers and compares them with the offers."""

    def __init__(
        self,
        desk: Desk,
        bot_random: Random,
        now: int,
        tempers: Sequence[str] = (),
    ) -> None:
        self.desk = desk
        self.bot_random = bot_random
        self.now = now
        self.bots = Bots(desk.machine, bot_random, tempers)
        self.summary = Summary(tempers=self.bots.tempers)

    def state(self) -> State[Any]:
        """Return the current state, after all due acts."""
        self.desk.catch_up(self.now)
        return state_at_time(self.desk.state, self.now)

    def send_offered_request(self, request: Request) -> Outcome:
        """Return the answer to a request from an offer.

        If the answer is a refusal, a promise is broken.
        """
        old_state = self.desk.state
        outcome = self.desk.answer(request, self.now)
        self._count(outcome)
        if isinstance(outcome, Refused):
            viewer = viewer_of(old_state, request.actor)
            visible_refusal = refusal_for_viewer(self.desk.machine, old_state, outcome, viewer)
            if any(objection.hidden for objection in visible_refusal.objections):
                self.summary.hidden += 1
            else:
                self.summary.broken.append(f"offered but refused: {request} {outcome}")
        return outcome

    def answer_ruling(self, request: Request) -> Outcome:
        """Return the answer to a ruling. A refusal is allowed, because goods may have moved on."""
        outcome = self.desk.answer(request, self.now)
        self._count(outcome)
        return outcome

    def send_random_command(self, characters: Sequence[str]) -> None:
        """Send a random command of one of these characters."""
        machine, state = self.desk.machine, self.state()
        act = self.bot_random.choice(machine.rules.play.acts)
        if act.name in machine.rules.bots.advances:
            return
        character = self.bot_random.choice(characters)
        known_state = state_known_to(machine, state, viewer_of(state, character))
        form = form_of(machine, known_state, character, act.name, {})
        choices = (*assets_of(state), *choices_in(form))
        fields = wild_fields(act.command, state, choices, self.bot_random)
        request = self.bots.request(state, character, act.name, fields)
        outcome = self.desk.answer(request, self.now)
        self.summary.wild += 1
        self._count(outcome)
        if isinstance(outcome, Accepted):
            self.summary.wild_accepted += 1
            if not fits_form(machine, known_state, character, act.name, fields):
                self.summary.broken.append(f"accepted but not offered: {request}")

    def _count(self, outcome: Outcome) -> None:
        if isinstance(outcome, Accepted):
            self.summary.acts += 1
            self.summary.entries.update(entry.type for entry in outcome.entries)
        elif isinstance(outcome, StoredWithoutEntry):
            self.summary.acts += 1
        elif isinstance(outcome, Refused):
            rules = [objection.rule for objection in outcome.objections] or [outcome.problem]
            self.summary.refusals.update(rules)


def broken_promises(
    machine: Machine[Any], state: State[Any], stored_entries: Iterable[bytes]
) -> list[str]:
    """Return a sentence for each broken promise that every game must keep.

    The books balance, all dice have different names, and the game rebuilt from its bytes equals the
    live one.
    """
    faults = [f"{asset} sums to {total}" for asset, total in state.books.totals().items() if total]
    decode = machine.registry.decode
    entries = [decode(line) for line in stored_entries]
    rolls_by_die_name = Counter(roll.name for entry in entries for roll in entry.rolls)
    faults += [
        f"{roll_count} dice are called {die_name}"
        for die_name, roll_count in rolls_by_die_name.items()
        if roll_count > 1
    ]
    if machine.fold(entries) != state:
        faults.append("rebuilt from the store the game is not what it is live")
    return faults

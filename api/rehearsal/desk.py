"""The receivers of bots' requests: a scribe, or a desk without a store, which is faster."""

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.first_entry import FoundingInputs, found_game, scenario_hash
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Accepted, Outcome, Request, StoredWithoutEntry
from ledger.language.free_text import FreeText
from ledger.record.entry import Entry, Roll
from ledger.record.state import State
from ledger.scribe.submissions import Submissions, SubmissionsForClock
from ledger.seal import SealKeys

_SEAL_KEYS = SealKeys(bytes(32), bytes(32), bytes(32))


class Desk(Protocol):
    """An object that decides requests. `ledger.scribe.scribe.Scribe` is one."""

    machine: Machine[Any]
    state: State[Any]

    def answer(self, request: Request, now: int) -> Outcome:
        """Decide one request at `now` (milliseconds) and keep the new state."""
        ...

    def catch_up(self, now: int) -> None:
        """Carry out the acts that are due by `now`."""
        ...


@dataclass
class _Context:
    """Random numbers from a seeded stream; texts are not stored."""

    act: str
    bot_random: Random

    def roll(self, die_name: str, sides: int) -> Roll:
        return Roll(die_name, sides, self.bot_random.randint(1, sides))

    def seed(self, period_number: int) -> str:
        return f"{period_number:064x}"

    def store_words(self, text: FreeText) -> str:
        return text.digest or ("words" if text else "")

    def read_text(self, _digest: str) -> str:
        return ""


class QuickDesk:
    """A game in memory, without seal or store: its dice cannot be checked afterwards."""

    def __init__(
        self, rules: Ruleset[Any], scenario: dict[str, Any], bot_random: Random, now: int
    ) -> None:
        """Found the game at `now` (milliseconds)."""
        self.machine: Machine[Any] = Machine(rules)
        self._bot_random = bot_random
        foundation = FoundingInputs("quick", "", scenario_hash(scenario), scenario, "", "")
        entry, self.state = found_game(self.machine, foundation, now)
        self.entries: list[Entry] = [entry]
        self._submissions = Submissions()

    def answer(self, request: Request, now: int) -> Outcome:
        """Decide one request at `now` (milliseconds) and keep the new state."""
        context = _Context(request.id, self._bot_random)
        outcome, self.state = self.machine.decide(self.state, request, now, context)
        if isinstance(outcome, StoredWithoutEntry):
            self._submissions, outcome = self._submissions.accept_request(
                outcome.submission_or_flag, now
            )
        if isinstance(outcome, Accepted):
            self.entries.extend(outcome.entries)
        if isinstance(outcome, Accepted | StoredWithoutEntry):
            self.catch_up(now)
        return outcome

    def catch_up(self, now: int) -> None:
        """Carry out the acts that are due by `now`."""
        while act_name := self.machine.due_act_name(self.state, now, self._submissions_for_clock):
            context, old_windows = _Context(act_name, self._bot_random), self.state.kernel.windows
            entries, self.state = self.machine.record_due_act(
                self.state, now, context, self._submissions_for_clock
            )
            self.entries.extend(entries)
            closed_windows = {*old_windows} - {*self.state.kernel.windows}
            self._submissions, _ = self._submissions.without_windows(closed_windows)

    @property
    def _submissions_for_clock(self) -> SubmissionsForClock:
        return SubmissionsForClock(self._submissions, _SEAL_KEYS, self.state.log.position)

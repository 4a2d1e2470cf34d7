"""A game of nuts on a memory store, for tests: given, when, then in a few words."""

import itertools
from typing import Any

from ledger.entry import Entry
from ledger.kernel.founding import Foundation, found_game
from ledger.kernel.machine import Machine
from ledger.kernel.request import Accepted, Outcome, Refused, Repeated, Request
from ledger.scribe import Scribe
from ledger.seal import SealKeys
from ledger.store import open_store
from ledger.store.base import Store
from tests.toy.rules import TOY

MACHINE: Machine[Any] = Machine(TOY)
START = 1_000_000


def zeros(number: int) -> bytes:
    """Randomness that is always the same."""
    return bytes(number)


class YardGame:
    """One game; `now` is its clock in milliseconds, moved on by hand."""

    def __init__(self, store: Store | None = None, game: str = "yard") -> None:
        self.store = store or open_store("memory:")
        self.keys = SealKeys.generate(zeros)
        self.scribe = Scribe(MACHINE, self.store, game, self.keys, zeros)
        self.now = START
        self._ids = itertools.count(1)
        scenario = TOY.scenario(None, "")
        foundation = Foundation(
            game, "", "hash", scenario, self.keys.seeds().commitment, self.keys.seal_key(game)
        )
        entry, _state = found_game(MACHINE, foundation, self.now)
        self.scribe.begin(entry, (), self.now)

    @property
    def state(self) -> Any:
        return self.scribe.state

    def request(self, actor: str, act: str, **fields: Any) -> Request:
        """A request by the actor's first card, unless `card`, `recorder`, ... say otherwise."""
        own = {
            name: fields.pop(name)
            for name in ("card", "recorder", "waive", "reason_", "id", "appeal_", "period_")
            if name in fields
        }
        recorder = own.get("recorder", "")
        return Request(
            id=own.get("id", f"c{next(self._ids)}"),
            card=own.get("card", f"{recorder or actor}-1"),
            type=act,
            actor=actor,
            period=own.get("period_", self.state.period.seq),
            fields=fields,
            recorder=recorder,
            waive=tuple(own.get("waive", ())),
            reason=own.get("reason_", ""),
            appeal=own.get("appeal_", ""),
        )

    def ask(self, actor: str, act: str, **fields: Any) -> Outcome:
        """The answer to a command; afterwards nothing may be lost and rebuilt equals live."""
        before = self.state
        outcome = self.scribe.submit(self.request(actor, act, **fields), self.now)
        if not isinstance(outcome, Accepted):
            assert self.state.log.position == before.log.position or self.due_since(before)
        self.check()
        return outcome

    def due_since(self, before: Any) -> bool:
        """Whether all that was added since is the house's own (what time brought)."""
        added = range(before.log.position + 1, self.state.log.position + 1)
        entries = self.state.log.entries
        return all(entries[position].doing.type == "due" for position in added)

    def does(self, actor: str, act: str, **fields: Any) -> tuple[Entry, ...]:
        """The entries of an act that must be accepted."""
        outcome = self.ask(actor, act, **fields)
        assert isinstance(outcome, Accepted), outcome
        return outcome.entries

    def refuses(self, actor: str, act: str, **fields: Any) -> Refused:
        """The refusal of a command that must be refused."""
        outcome = self.ask(actor, act, **fields)
        assert isinstance(outcome, Refused), outcome
        return outcome

    def repeats(self, actor: str, act: str, **fields: Any) -> Repeated:
        """The receipt of a command that was answered before."""
        outcome = self.ask(actor, act, **fields)
        assert isinstance(outcome, Repeated), outcome
        return outcome

    def holds(self, character: str, asset: str) -> int:
        held: int = self.state.books.holding(character, asset)
        return held

    def check(self) -> None:
        """Nothing created or lost, nobody below nought, and rebuilt from bytes equals live."""
        assert not any(self.state.books.totals().values())
        for account, held in self.state.books.accounts.items():
            assert account == "@origin" or min(held.values(), default=0) >= 0
        rows = self.store.read(self.scribe.game)
        rebuilt = MACHINE.fold(MACHINE.registry.decode(row.state) for row in rows)
        assert rebuilt == self.state


def rules_of(refused: Refused) -> set[str]:
    """The rules a refusal names."""
    return {objection.rule for objection in refused.objections}

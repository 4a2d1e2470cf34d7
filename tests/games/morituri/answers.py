"""What a test lays out for a command, and what it may say of what became of it."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from ledger.contract import Objection
from ledger.entry import Entry, Roll
from ledger.games.morituri.state import Game
from ledger.kernel.request import Accepted, Outcome, Refused


@dataclass
class FixedMeans:
    """Chance and words of a test: dice fall as laid out, words are kept by their plain hash."""

    dice: list[int] = field(default_factory=list)
    act: str = ""
    names: set[str] = field(default_factory=set)

    def roll(self, name: str, sides: int) -> Roll:
        """The next die laid out. No name is ever asked twice, and no face is too high."""
        assert name not in self.names, f"{name} was rolled already"
        assert self.dice, f"no die is laid out for {name}"
        assert 1 <= self.dice[0] <= sides, f"{name} has {sides} sides"
        self.names.add(name)
        return Roll(name, sides, self.dice.pop(0))

    def seed(self, period: int) -> str:
        """A seed that only names its period."""
        return f"{period:064x}"

    def keep(self, text: str) -> str:
        """The hash of the words."""
        return hashlib.sha256(text.encode()).hexdigest() if text else ""


@dataclass(frozen=True)
class Answer:
    """What became of a command, with the state before it and after."""

    outcome: Outcome
    before: Game
    after: Game

    def accepted(self) -> tuple[Entry, ...]:
        """The entries of an act that went through at once."""
        assert isinstance(self.outcome, Accepted), self.outcome
        assert not self.outcome.pending, "it became a petition"
        return self.outcome.entries

    def pending(self) -> str:
        """The petition that the act became."""
        assert isinstance(self.outcome, Accepted), self.outcome
        assert self.outcome.pending, "it went through at once"
        petition: str = self.outcome.entries[0].body.petition
        return petition

    def kinds(self) -> list[str]:
        """The names of the entries of an act that went through."""
        return [entry.type.partition("/")[2].partition("@")[0] for entry in self.accepted()]

    def body(self, kind: str) -> Any:
        """The words of the first entry of this kind."""
        return self.accepted()[self.kinds().index(kind)].body

    def refused(self, *rules: str) -> tuple[Objection, ...]:
        """The objections of a refusal, which names exactly these rules; nothing has changed."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.after is self.before
        assert {objection.rule for objection in self.outcome.objections} == set(rules)
        return self.outcome.objections

    def because(self, *keys: str) -> tuple[Objection, ...]:
        """The objections of a refusal, which says exactly these sentences."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert sorted(objection.key for objection in self.outcome.objections) == sorted(keys)
        return self.outcome.objections

    def malformed(self, *fields: str) -> None:
        """The command was not understood, because of these fields."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.outcome.problem == "malformed", self.outcome
        assert set(fields) <= {name for name, _ in self.outcome.errors}

"""The dice and words that a test prepares for a command, and the answer to the command."""

import hashlib
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused
from ledger.language.free_text import FreeText
from ledger.record.entry import Entry, Roll
from ledger.record.objection import Objection
from ledger.record.state import State

W = TypeVar("W")


@dataclass
class FixedContext:
    """The chance and the text store of a test: prepared dice, and plain hashes for texts."""

    dice: list[int] = field(default_factory=list)
    act: str = ""
    names: set[str] = field(default_factory=set)

    def roll(self, name: str, sides: int) -> Roll:
        """Return the next prepared die.

        Assert that no roll has the same name twice, and that the face is possible.
        """
        assert name not in self.names, f"{name} was rolled already"
        assert self.dice, f"no die is laid out for {name}"
        assert 1 <= self.dice[0] <= sides, f"{name} has {sides} sides"
        self.names.add(name)
        return Roll(name, sides, self.dice.pop(0))

    def seed(self, period: int) -> str:
        """Return a seed that only contains the name of its period."""
        return f"{period:064x}"

    def store_words(self, words: FreeText) -> str:
        """Return the hash of the words."""
        digest = hashlib.sha256(words.text.encode()).hexdigest() if words.text else ""
        return words.digest or digest

    def read_text(self, digest: str) -> str:
        """Return no words, because none are stored."""
        return ""


class RandomContext(FixedContext):
    """Dice that fall by chance if the test has prepared none."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.chance = chance

    def roll(self, name: str, sides: int) -> Roll:
        """Return the next prepared die; if there is none, return any face."""
        self.dice = self.dice or [self.chance.randint(1, sides)]
        return super().roll(name, sides)


@dataclass(frozen=True)
class CommandAnswer(Generic[W]):
    """The answer to a command, with the state before and after it."""

    outcome: Outcome
    before: State[W]
    after: State[W]

    def accepted_entries(self) -> tuple[Entry, ...]:
        """Return the entries of an act that was accepted at once."""
        assert not self._accepted_outcome.is_pending, "it became a petition"
        return self._accepted_outcome.entries

    def pending_petition_id(self) -> str:
        """Return the petition that the act became."""
        assert self._accepted_outcome.is_pending, "it went through at once"
        petition: str = self._accepted_outcome.entries[0].event.petition
        return petition

    def entry_names(self) -> list[str]:
        """Return the names of the entries of an act or a petition."""
        return [
            entry.type.partition("/")[2].partition("@")[0]
            for entry in self._accepted_outcome.entries
        ]

    def event(self, kind: str) -> Any:
        """Return the first event of this kind."""
        return self._accepted_outcome.entries[self.entry_names().index(kind)].event

    @property
    def _accepted_outcome(self) -> Accepted:
        assert isinstance(self.outcome, Accepted), self.outcome
        return self.outcome

    def objections(self) -> tuple[Objection, ...]:
        """Return all objections to a refused command; nothing has changed."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.after is self.before
        return self.outcome.objections

    def assert_refused(self, *rules: str) -> tuple[Objection, ...]:
        """Return the objections of a refusal. Assert that they name exactly these rules."""
        assert {objection.rule for objection in self.objections()} == set(rules), self.outcome
        return self.objections()

    def assert_refused_with(self, *keys: str) -> tuple[Objection, ...]:
        """Return the objections of a refusal. Assert that they have exactly these messages."""
        assert sorted(objection.key for objection in self.objections()) == sorted(keys)
        return self.objections()

    def assert_malformed(self, *fields: str) -> None:
        """Assert that the command was malformed in these fields."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.outcome.problem == "malformed", self.outcome
        assert set(fields) <= {name for name, _ in self.outcome.errors}

"""What a test lays out for a command, and what it may say of what became of it."""

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

    def keep(self, words: FreeText) -> str:
        """The hash of the words."""
        digest = hashlib.sha256(words.text.encode()).hexdigest() if words.text else ""
        return words.digest or digest

    def read(self, digest: str) -> str:
        """No words: none were kept before."""
        return ""


class RandomContext(FixedContext):
    """Dice that fall by chance, where none is laid out."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.chance = chance

    def roll(self, name: str, sides: int) -> Roll:
        """The next die laid out, or any face."""
        self.dice = self.dice or [self.chance.randint(1, sides)]
        return super().roll(name, sides)


@dataclass(frozen=True)
class Answer(Generic[W]):
    """What became of a command, with the state before it and after."""

    outcome: Outcome
    before: State[W]
    after: State[W]

    def accepted(self) -> tuple[Entry, ...]:
        """The entries of an act that went through at once."""
        assert not self._accepted.pending, "it became a petition"
        return self._accepted.entries

    def pending(self) -> str:
        """The petition that the act became."""
        assert self._accepted.pending, "it went through at once"
        petition: str = self._accepted.entries[0].event.petition
        return petition

    def kinds(self) -> list[str]:
        """The names of the entries of an act or a petition."""
        return [entry.type.partition("/")[2].partition("@")[0] for entry in self._accepted.entries]

    def event(self, kind: str) -> Any:
        """The words of the first entry of this kind."""
        return self._accepted.entries[self.kinds().index(kind)].event

    @property
    def _accepted(self) -> Accepted:
        assert isinstance(self.outcome, Accepted), self.outcome
        return self.outcome

    def objections(self) -> tuple[Objection, ...]:
        """Everything said against a command that was refused; nothing has changed."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.after is self.before
        return self.outcome.objections

    def refused(self, *rules: str) -> tuple[Objection, ...]:
        """The objections of a refusal, which names exactly these rules."""
        assert {objection.rule for objection in self.objections()} == set(rules), self.outcome
        return self.objections()

    def told(self, *keys: str) -> tuple[Objection, ...]:
        """The objections of a refusal, which says exactly these sentences."""
        assert sorted(objection.key for objection in self.objections()) == sorted(keys)
        return self.objections()

    def malformed(self, *fields: str) -> None:
        """The command was not understood, because of these fields."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.outcome.problem == "malformed", self.outcome
        assert set(fields) <= {name for name, _ in self.outcome.errors}

"""A mutant: one alteration, its rules, and its place."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.mutate.live import LiveFunctions
from tests.mutate.naming import Rules


@dataclass(frozen=True)
class Mutant:
    """One alteration of a game."""

    rules: Rules
    """The altered rules. A test of one of them has to fail."""
    file: str
    line: int
    where: str
    what: str
    apply: Callable[[], None]
    """Alters this process before the game is imported in it."""
    also: Rules = ()
    """Rules that the same code carries out.

    If a test of these rules fails, a related rule has a test. This test does not count for `rules`.
    """
    live: Callable[[LiveFunctions], bool] | None = None
    """Alters a process that has imported the game; returns False if it cannot."""

    @property
    def place(self) -> str:
        """The file and its altered part, as explanations name them."""
        return f"{self.file}::{self.where}" if self.where else self.file

    @property
    def concerned_rules(self) -> Rules:
        """Every rule that the mutant concerns."""
        return tuple(dict.fromkeys((*self.rules, *self.also)))

    def __str__(self) -> str:
        return f"{', '.join(self.rules)} {self.file}:{self.line} {self.where}: {self.what}"


@dataclass(frozen=True)
class MutantResult:
    """The result of a mutant: the rules with a test that failed or never ended."""

    mutant: Mutant
    noticed: frozenset[str]

    @property
    def is_killed(self) -> bool:
        """True if a test of one of the mutant's rules noticed the fault."""
        return not self.noticed.isdisjoint(self.mutant.rules)

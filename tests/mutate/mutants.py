"""What a mutant is: one thing altered, the rules it belongs to, and where it is."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.mutate.live import Functions
from tests.mutate.naming import Rules


@dataclass(frozen=True)
class Mutant:
    """One thing altered. `apply` alters it in this process, before the game is imported; `live`, if
    it is there, in one that has the game imported, and gives False if it cannot.

    A test of one of `rules` has to fail. `also` are rules that the same code carries out: a test
    of theirs that fails shows that the rule is alive, but does not excuse those of `rules`.
    """

    rules: Rules
    file: str
    line: int
    where: str
    what: str
    apply: Callable[[], None]
    also: Rules = ()
    live: Callable[[Functions], bool] | None = None

    @property
    def place(self) -> str:
        """The file and what is altered in it, as an explanation names it."""
        return f"{self.file}::{self.where}" if self.where else self.file

    @property
    def named(self) -> Rules:
        """Every rule it has to do with."""
        return tuple(dict.fromkeys((*self.rules, *self.also)))

    def __str__(self) -> str:
        return f"{', '.join(self.rules)} {self.file}:{self.line} {self.where}: {self.what}"


@dataclass(frozen=True)
class Result:
    """What the tests said to a mutant: which rules had a test that failed or never ended."""

    mutant: Mutant
    noticed: frozenset[str]

    @property
    def killed(self) -> bool:
        """Whether a test that carries one of its rules noticed."""
        return not self.noticed.isdisjoint(self.mutant.rules)

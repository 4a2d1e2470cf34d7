"""The target of mutations: a game's package, its rulebook and its tests."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tests.rules import ROOT, Chapter, marked_rules, read_chapters

GAMES = ROOT / "ledger" / "games"


@dataclass(frozen=True)
class GameTarget:
    """A game: the folder of its package, below `root`; its rulebook; the folder of its tests."""

    name: str
    package: Path
    rulebook: Path
    tests: Path
    root: Path = ROOT

    @cached_property
    def chapters(self) -> list[Chapter]:
        """The chapters of the rulebook."""
        return read_chapters(self.rulebook.read_text(encoding="utf-8"))

    @cached_property
    def rules_needing_tests(self) -> tuple[str, ...]:
        """The rules that need a test."""
        return tuple(r.id for chapter in self.chapters for r in chapter.rules if r.needs_test)

    @cached_property
    def tests_by_rule(self) -> Mapping[str, tuple[Path, ...]]:
        """The files whose tests carry each rule's number."""
        found: dict[str, dict[Path, None]] = {}
        for file in sorted(self.tests.rglob("test_*.py")):
            for rule in marked_rules(file):
                found.setdefault(rule, {})[file] = None
        return {rule: tuple(files) for rule, files in found.items()}

    @property
    def python_files(self) -> list[Path]:
        """The Python files of the game."""
        return sorted(self.package.rglob("*.py"))

    @property
    def data_files(self) -> list[Path]:
        """The YAML files of the game."""
        return sorted(self.package.rglob("*.yaml"))

    def path(self, file: Path) -> str:
        """Return a file's path below the root."""
        return file.relative_to(self.root).as_posix()

    def module_name(self, file: Path) -> str:
        """Return the name under which a Python file is imported."""
        parts = file.relative_to(self.root).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def selected_rules(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the rules that need a test, of these chapters or numbers; all without words."""
        if not words:
            return self.rules_needing_tests
        return tuple(
            rule for rule in self.rules_needing_tests if {rule, rule.rpartition("-")[0]} & {*words}
        )


def games_with_rulebook() -> dict[str, GameTarget]:
    """Return the games that have a rulebook, by their names."""
    books = sorted(GAMES.glob("*/rulebook.md"))
    return {book.parent.name: _target_of_rulebook(book) for book in books}


def _target_of_rulebook(book: Path) -> GameTarget:
    name = book.parent.name
    return GameTarget(name, book.parent, book, ROOT / "tests" / "games" / name)

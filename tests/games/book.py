"""A game's rulebook, code and messages side by side, for the tests that they agree."""

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from ledger.contract.messages import Messages, messages_of
from tests.rules import CODE, ROOT, SHARED, Chapter, read_chapters

RULE = re.compile(rf"\b(?!Q-|R-|D-){CODE}-\d\d\b")
"""The number of a rule; `Q-07`, `R-07` and `D-07` are open questions of a rulebook."""

GAMES = ROOT / "ledger" / "games"


@dataclass(frozen=True)
class GameSources:
    """A game: its folder, its rulebook, its code and its messages."""

    name: str

    @property
    def folder(self) -> Path:
        """The folder of the game."""
        return GAMES / self.name

    @property
    def words(self) -> Messages:
        """The messages of the game and the kernel."""
        return messages_of(self.name)

    @cached_property
    def text(self) -> str:
        """The text of the rulebook."""
        return (self.folder / "rulebook.md").read_text(encoding="utf-8")

    @cached_property
    def chapters(self) -> list[Chapter]:
        """The chapters of the rulebook."""
        return read_chapters(self.text)

    @cached_property
    def rules(self) -> set[str]:
        """The numbers of its rules."""
        return {rule.id for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def code_strings(self) -> set[str]:
        """Every string in the game's code, with docstrings."""
        return set(strings_in_code(self.folder))

    @cached_property
    def strings_of_rules(self) -> set[str]:
        """Every string in the code of the rules.

        Lists of readings and loaders of data are left out.
        """
        listed = {self.folder / "readings.py", *(self.folder / "scenario").rglob("*.py")}
        return set(strings_in_code(self.folder, listed))

    @cached_property
    def data_text(self) -> str:
        """The text of the game's data files, with comments."""
        files = sorted((self.folder / "data").glob("*.yaml"))
        return "".join(file.read_text(encoding="utf-8") for file in files)

    @cached_property
    def message_files(self) -> tuple[str, ...]:
        """The files of its messages."""
        files = sorted((self.folder / "messages").glob("en*.ftl"))
        return tuple(file.read_text(encoding="utf-8") for file in files)

    def keys(self, *headings: str) -> set[str]:
        """Return the keys of all messages below headings that begin with this text."""
        sections = (part for file in self.message_files for part in file.split("\n## "))
        found = [section for section in sections if section.startswith(headings)]
        return set(re.findall(r"^([a-z][\w-]+) =", "".join(found), re.MULTILINE))

    @property
    def described_readings(self) -> set[str]:
        """The readings that the rulebook describes."""
        return set(re.findall(r"`([a-z]+\.[a-z_0-9]+)`", self.text))


@cache
def cached_game_sources(name: str) -> GameSources:
    """Return the book of a game, read once."""
    return GameSources(name)


@cache
def shared_rule_numbers() -> set[str]:
    """Return the numbers of those rules that all games share."""
    book = read_chapters(SHARED.read_text(encoding="utf-8"))
    return {rule.id for chapter in book for rule in chapter.rules}


def strings_in_code(code: Path, but: Collection[Path] = ()) -> Iterator[str]:
    """Return every string in a file or folder of code, with docstrings, but without these files."""
    files = set(code.rglob("*.py")) if code.is_dir() else {code}
    for file in sorted(files - set(but)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def objection_keys(folder: Path) -> set[str]:
    """Return the message keys of all objections that the code names as literals."""
    found: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = dict(_assigned_values(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Objection":
                key = node.args[1] if len(node.args) > 1 else None
                if isinstance(key, ast.Name):
                    key = named.get(key.id)
                parts = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                found |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return found


def _assigned_values(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            names = (target.id for target in node.targets if isinstance(target, ast.Name))
            yield from ((name, node.value) for name in names if name == "key")

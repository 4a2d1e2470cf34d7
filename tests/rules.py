"""`make rules`: print which rules of the rulebooks have a test, chapter by chapter.

Every rule of a rulebook is of one kind. An objection, an effect, a datum or a warning needs a test
that is marked with its number. A definition, a reminder or a judgement needs none.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
KERNEL = ROOT / "ledger" / "kernel"
SHARED = KERNEL / "rulebook.md"
"""The rulebook of the kernel, which all games share."""
CODE = r"[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*"
"""A chapter's code, such as `MARE`, `CUR-DICE` or `DIP2`."""
CHAPTER = re.compile(rf"^## ({CODE}) - (.+)$")
RULE = re.compile(rf"^\*\*({CODE}-\d+)\*\* \(([a-z]+)\) \S")
ANY_RULE = re.compile(r"^\*\*\S+-\d+\S*\*\*")
"""A line that looks like a rule. A rule that cannot be parsed is an error."""
TESTED = ("objection", "effect", "datum", "warning")
TOLD = ("definition", "reminder", "judgement")


class Rule(NamedTuple):
    """A numbered rule of a rulebook."""

    id: str
    kind: str

    @property
    def needs_test(self) -> bool:
        """True if the rule needs a test with its number."""
        return self.kind in TESTED


@dataclass(frozen=True)
class Chapter:
    """A chapter of a rulebook with its rules in order."""

    code: str
    title: str
    rules: tuple[Rule, ...]


def read_chapters(rulebook: str) -> list[Chapter]:
    """Return the chapters of a rulebook.

    Raise ValueError for a rule that does not say its kind, or is of another chapter.
    """
    found: list[tuple[str, str, list[Rule]]] = []
    for line in rulebook.splitlines():
        if heading := CHAPTER.match(line):
            found.append((heading[1], heading[2], []))
        elif ANY_RULE.match(line):
            rule = RULE.match(line)
            if rule is None or rule[2] not in (*TESTED, *TOLD) or not found:
                raise ValueError(f"a rule has to say what kind it is: {line[:60]}")
            if rule[1].rpartition("-")[0] != found[-1][0]:
                raise ValueError(f"a rule of another chapter than {found[-1][0]}: {line[:60]}")
            found[-1][2].append(Rule(rule[1], rule[2]))
    return [Chapter(code, title, tuple(rules)) for code, title, rules in found]


def count_marks(folder: Path) -> Counter[str]:
    """Return the number of tests below a folder for each rule."""
    return Counter(
        rule for file in sorted(folder.rglob("test_*.py")) for rule in marked_rules(file)
    )


def marked_rules(file: Path) -> Iterator[str]:
    """Yield the rule of each mark in a file of tests."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                yield str(ast.literal_eval(argument))


def coverage_report(name: str, rulebook: str, carried: Counter[str]) -> tuple[list[str], list[str]]:
    """Return the lines to print about one rulebook, and its rules without a test."""
    lines, missing = [f"{name}"], []
    book = read_chapters(rulebook)
    width = max((6, *(len(chapter.code) for chapter in book)))
    for chapter in book:
        bare = [rule.id for rule in chapter.rules if rule.needs_test and not carried[rule.id]]
        missing += bare
        lines += _coverage_lines(chapter, carried, bare, width)
    total = sum(rule.needs_test for chapter in book for rule in chapter.rules)
    lines.append(f"  {total - len(missing)} of {total} rules that need a test have one")
    return lines, missing + _unknown_numbers(book, carried)


def _coverage_lines(
    chapter: Chapter, carried: Counter[str], bare: list[str], width: int
) -> Iterator[str]:
    needed = [rule for rule in chapter.rules if rule.needs_test]
    told = Counter(rule.kind for rule in chapter.rules if not rule.needs_test)
    tests = sum(carried[rule.id] for rule in chapter.rules)
    shown = f"{len(needed) - len(bare)}/{len(needed)}"
    words = ", ".join(f"{kind} {count}" for kind, count in sorted(told.items()))
    yield f"  {chapter.code:{width}} {shown:>6} in {tests:3} marks   {words}"
    if bare:
        yield f"         no test: {', '.join(bare)}"


def _unknown_numbers(book: list[Chapter], carried: Counter[str]) -> list[str]:
    """Return the numbers on tests that the rulebook's chapters do not have."""
    codes = {chapter.code for chapter in book}
    known = {rule.id for chapter in book for rule in chapter.rules}
    return sorted(
        f"{rule} (marked, but in no rulebook)"
        for rule in carried
        if rule.rpartition("-")[0] in codes and rule not in known
    )


def main() -> int:
    """Print the coverage of every rulebook, and return 1 when a rule that needs a test has none."""
    wanting = []
    for rulebook in (*sorted((ROOT / "ledger" / "games").glob("*/rulebook.md")), SHARED):
        name = rulebook.parent.name
        tests = ROOT / "tests" / ("ledger/kernel" if rulebook == SHARED else f"games/{name}")
        carried = count_marks(tests)
        lines, missing = coverage_report(name, rulebook.read_text(encoding="utf-8"), carried)
        wanting += missing
        print("\n".join(lines))
    if wanting:
        print(f"missing: {', '.join(wanting)}")
    return 1 if wanting else 0


if __name__ == "__main__":
    sys.exit(main())

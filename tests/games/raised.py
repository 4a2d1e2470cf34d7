"""The rules that a game's code raises as objections, and those that its tests have seen raised."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.rules import CODE

NUMBER = re.compile(rf"{CODE}-\d\d")
RAISING = ("Objection", "unwaivable_refusal")


def raised_rules(folder: Path) -> dict[str, set[str]]:
    """Return the rules that a folder's code raises, each with its message keys.

    The kernel raises most of its own with `unwaivable_refusal`. A rule that is passed on, as an
    argument or in a table, counts with every key raised under a rule passed on.
    """
    by_rule: defaultdict[str, set[str]] = defaultdict(set)
    passed_on: set[str] = set()
    for tree in parsed_files(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in RAISING:
                rules, keys = (set(string_literals(part)) for part in node.args[:2])
                for rule in rules:
                    by_rule[rule] |= keys
                passed_on |= set() if rules else keys
    outright = set(by_rule)
    named = {
        text
        for tree in parsed_files(folder)
        for text in string_literals(tree)
        if NUMBER.fullmatch(text)
    }
    return {rule: by_rule[rule] | (set() if rule in outright else passed_on) for rule in named}


def asserted_rules(folder: Path, known: dict[str, set[str]]) -> set[str]:
    """Return the rules that a test asserts by number, or by a message in a test marked with it."""
    found: set[str] = set()
    for tree in parsed_files(folder):
        for part in tree.body:
            marks, words = set(rules_in_marks(part)), set(string_literals(part))
            found |= {rule for text in words for rule in NUMBER.findall(text)}
            found |= {rule for rule in marks if words & known.get(rule, set())}
    return found


def rules_in_marks(part: ast.AST) -> Iterator[str]:
    """Return the rules that a test is marked with."""
    for node in ast.walk(part):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield from (str(ast.literal_eval(rule)) for rule in node.args)


def string_literals(part: ast.AST) -> Iterator[str]:
    """Return the strings in a piece of code that are neither docstrings nor marks."""
    if isinstance(part, ast.Call) and ast.unparse(part.func).endswith("mark.rule"):
        return
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        yield part.value
    for child in ast.iter_child_nodes(part):
        if not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            yield from string_literals(child)


def parsed_files(folder: Path) -> Iterator[ast.Module]:
    """Return the code of a folder, file by file."""
    for file in sorted(folder.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))

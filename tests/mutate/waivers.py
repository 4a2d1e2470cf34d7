"""Objections waived: all objections of a rule at once, for each rule that refuses acts."""

import ast
from collections.abc import Iterator
from functools import partial

from tests.mutate import swap
from tests.mutate.mutants import Mutant
from tests.mutate.objections import is_objection
from tests.mutate.target import GameTarget


def waiver_mutants(target: GameTarget) -> Iterator[Mutant]:
    """Yield one mutant for each rule that needs a test and that some objection may name."""
    for rule, (file, line) in _refusing_places(target).items():
        if rule in target.rules_needing_tests:
            what = "every act's objections of this rule are waived"
            yield Mutant((rule,), file, line, "", what, partial(swap.waive_rule, rule))


def _refusing_places(target: GameTarget) -> dict[str, tuple[str, int]]:
    """Return the rules that modules with objections name, with the first place of each."""
    found: dict[str, tuple[str, int]] = {}
    for file in target.python_files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if any(is_objection(node) for node in ast.walk(tree)):
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.setdefault(node.value, (target.path(file), node.lineno))
    return found

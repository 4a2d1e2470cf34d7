"""Words of one kind, which can be mistaken for each other: two assets, or two seasons."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ledger.scenario.yamlfile import read_yaml
from tests.mutate.target import GameTarget

WORD = re.compile(r"[a-z][a-z0-9_.-]*")
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]+")

FreeText = tuple[str, ...]


@dataclass
class WordKinds:
    """The groups of words in a game, and its named words (`CLASSIS = "classis"`) by module."""

    groups: list[FreeText] = field(default_factory=list)
    named: dict[str, dict[str, str]] = field(default_factory=dict)

    def other(self, word: str) -> str | None:
        """Return another word of the same kind, or None for a word without a kind."""
        for group in self.groups:
            if word in group:
                return group[(group.index(word) + 1) % len(group)]
        return None

    def other_name(self, module: str, name: str, scope: Iterable[str]) -> str | None:
        """Return another named word out of the module that defines this one, if it is in scope."""
        siblings = [other for other in self.named.get(module, {}) if other in scope]
        if name not in siblings or len(siblings) < 2:
            return None
        return siblings[(siblings.index(name) + 1) % len(siblings)]


def word_kinds_of(target: GameTarget) -> WordKinds:
    """Return the kinds of words of a game: from its types first, then its lists, then its data."""
    typed: list[FreeText] = []
    listed: list[FreeText] = []
    kinds = WordKinds()
    for file in target.python_files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        kinds.named[target.module_name(file)] = _named_words(tree)
        for node in ast.walk(tree):
            (typed if isinstance(node, ast.Subscript) else listed).extend(_word_groups(node))
    data = (read_yaml(file.read_bytes(), file.name).value for file in target.data_files)
    stored = [group for value in data for group in _word_groups_in_data(value)]
    kinds.groups = [group for group in (*typed, *listed, *stored) if len(group) > 1]
    return kinds


def _named_words(tree: ast.Module) -> dict[str, str]:
    found = {}
    for statement in tree.body:
        match statement:
            case ast.Assign([ast.Name(name)], ast.Constant(str(word))) if CONSTANT.fullmatch(name):
                found[name] = word
    return found


def _word_groups(node: ast.AST) -> Iterator[FreeText]:
    match node:
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(elements)):
            yield _word_group(elements)
        case ast.Tuple(elements) | ast.List(elements) | ast.Set(elements):
            yield _word_group(elements)
        case ast.Dict(keys):
            yield _word_group(key for key in keys if key is not None)


def _word_group(nodes: Iterable[ast.expr]) -> FreeText:
    values = [node.value if isinstance(node, ast.Constant) else None for node in nodes]
    words = [value for value in values if isinstance(value, str) and WORD.fullmatch(value)]
    return tuple(dict.fromkeys(words)) if len(words) == len(values) else ()


def _word_groups_in_data(value: Any) -> Iterator[FreeText]:
    if isinstance(value, dict):
        yield tuple(key for key in value if WORD.fullmatch(key))
        for part in value.values():
            yield from _word_groups_in_data(part)
    if isinstance(value, list):
        yield tuple(dict.fromkeys(v for v in value if isinstance(v, str) and WORD.fullmatch(v)))
        for part in value:
            yield from _word_groups_in_data(part)

"""Code shared by all games names no act, asset, rule or reading of a single game.

The words are collected from the rulesets themselves and compared with whole string literals.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

import pytest

from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from tests.games.book import RULE, cached_game_sources, shared_rule_numbers
from tests.shape.tree import files_in, game_folders, parse_module

SHARED = tuple(
    path
    for path in files_in("ledger", "projections", "api")
    if not path.is_relative_to("ledger/games")
)

ALLOWED = {
    ("api/graphql/mutations.py", "move"): "says in a claim that a card is to move to this phone",
    (
        "api/hosting/at_rest/opener.py",
        "begin",
    ): "the line in the server's log of a game that could not begin",
    ("api/game/saves.py", "ready"): "whether somebody has said that a window may end",
    ("ledger/kernel/view/slices.py", "ready"): "how many have said so",
    ("api/rest/health.py", "ready"): "what the server says of itself",
}
"""Literals that are also the name of an object in a game, each with the reason."""


def words_by_kind(rules: Ruleset[Any]) -> dict[str, set[str]]:
    """Return the words that belong to a game, by the kind of word."""
    start = rules.scenarios.found(rules.scenarios.read(None, ""))
    return {
        "act": {act.name for act in rules.play.acts},
        "asset": {posting.asset for posting in start.postings},
        "entry": {entry_type.event.STORED for entry_type in rules.play.events},
        "duty": {duty.kind for duty in rules.play.duties},
        "reading": {switch.name for switch in rules.play.switches},
        "rule": cached_game_sources(rules.name).rules,
    }


def literal_strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the strings in a piece of code with their lines, without docstrings."""
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if isinstance(node, ast.Expr):
                continue  # a docstring, which may give an example
            if isinstance(child, ast.Constant) and isinstance(child.value, str):
                yield child.lineno, child.value


def game_words_in(path: PurePosixPath, words: dict[str, set[str]]) -> Iterator[str]:
    for line, text in literal_strings(parse_module(path)):
        for kind, known in words.items():
            if text in known and (str(path), text) not in ALLOWED:
                yield f"{path}:{line} names the {kind} {text!r}"


def test_every_game_is_checked() -> None:
    assert set(GAMES) == game_folders()
    for rules in GAMES.values():
        words = words_by_kind(rules)
        assert all(words[kind] for kind in ("act", "entry", "rule")), rules.name


@pytest.mark.parametrize("game", sorted(GAMES))
def test_shared_code_names_nothing_of_a_game(game: str) -> None:
    words = words_by_kind(GAMES[game])
    assert [found for path in SHARED for found in game_words_in(path, words)] == []


def test_shared_code_names_only_rules_of_the_kernel() -> None:
    foreign = [
        f"{path}:{line} names {rule}"
        for path in SHARED
        for line, text in literal_strings(parse_module(path))
        for rule in RULE.findall(text)
        if rule not in shared_rule_numbers()
    ]
    assert foreign == []


def test_no_game_names_an_act_or_a_rule_like_the_kernel() -> None:
    shared = {act.name for act in KERNEL_ACTS} | shared_rule_numbers()
    for rules in GAMES.values():
        words = words_by_kind(rules)
        assert not shared & (words["act"] | words["rule"])


def test_every_exception_is_still_needed() -> None:
    found = {
        (str(path), text) for path in SHARED for _line, text in literal_strings(parse_module(path))
    }
    assert sorted(set(ALLOWED) - found) == []
    assert all(re.search(r"\w", reason) for reason in ALLOWED.values())


def test_a_name_is_found_where_it_stands_alone() -> None:
    code = ast.parse('"""say give"""\nACT = "give"\nTEXT = "to give away"\nf(x, key="lend")')
    assert [text for _line, text in literal_strings(code)] == ["give", "to give away", "lend"]

"""The skeleton of every chapter of every game, and names that fit their results.

A module with acts reads from top to bottom: commands, events, functions, and last its `Act` values,
event types without a fold of their own, and DUTY_TYPES. A function that yields objections is named
by its demand, and a question by the fact.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath

import pytest

from tests.shape.skeleton import (
    OBJECTIONS,
    lines_against_skeleton,
    misnamed_functions,
    return_type,
)
from tests.shape.tree import files_in, parse_module

EXCEPTIONS = {
    "ledger/games/ludi_romani/state.py": "friendship, marriage and debt are one: bonds.py, of three"
    " chapters",
}
"""Modules that do not keep to the skeleton, each with the reason."""


def game_modules() -> list[PurePosixPath]:
    """Return the modules of all games."""
    return files_in("ledger/games")


def function_name(node: ast.AST) -> str:
    """Return the name of a function, or "" for other nodes."""
    return node.name if isinstance(node, ast.FunctionDef) else ""


def is_demand_name(name: str) -> bool:
    """Return whether this name is a demand, as functions that yield objections have it."""
    return "must_" in name or name.endswith("objections")


def unnamed_demands(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the functions of a module that yield objections and are not named by a demand."""
    for node in tree.body:
        name = function_name(node).lstrip("_")
        if return_type(node) in OBJECTIONS and not is_demand_name(name):
            yield node.lineno, f"{name} yields objections and does not say what must hold"


@cache
def functions_yielding_objections(path: PurePosixPath) -> frozenset[str]:
    """Return the functions of a module that yield objections, imported ones included."""
    tree = parse_module(path)
    own = {function_name(node) for node in ast.walk(tree) if return_type(node) in OBJECTIONS}
    brought = {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("ledger.")
        for name in node.names
        if name.name
        in own_objection_functions(PurePosixPath(node.module.replace(".", "/") + ".py"))
    }
    return frozenset(own | brought)


@cache
def own_objection_functions(path: PurePosixPath) -> frozenset[str]:
    """Return the functions that a module defines and that yield objections."""
    if path not in files_in("ledger"):
        return frozenset()
    return frozenset(
        function_name(node) for node in parse_module(path).body if return_type(node) in OBJECTIONS
    )


def misused_any_calls(path: PurePosixPath) -> Iterator[tuple[int, str]]:
    """Yield each `any(must_...(...))`, which should be a question asked with `is_met`."""
    names = functions_yielding_objections(path)
    for node in ast.walk(parse_module(path)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "any" and node.args:
            inner = node.args[0]
            func = inner.func if isinstance(inner, ast.Call) else inner
            name = getattr(func, "id", "")
            attribute = getattr(func, "attr", "")
            if name in names or is_demand_name(attribute):
                yield node.lineno, f"any({name or attribute}(...)) where is_met(...) is meant"


def lists_read_by_name(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield each list of a module that is read by its name: a misspelt name drops out unnoticed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "getattr":
            name = node.args[1] if len(node.args) > 1 else None
            if isinstance(name, ast.Constant) and str(name.value).isupper():
                yield node.lineno, f"{name.value!r} is read through getattr"


ADJUDICATION = tuple(
    f"ledger.games.roman_diplomacy.adjudication.{name}" for name in ("board", "orders", "results")
)
"""Modules of the adjudicator. They know no game, and therefore no state of a game."""


def misplaced_definitions(path: PurePosixPath) -> Iterator[tuple[int, str]]:
    """Yield slices for phones outside `view.py`, and state of a chapter outside `state.py`."""
    tree = parse_module(path)
    for node in tree.body:
        if "Bundle" in return_type(node) and path.stem != "view":
            yield node.lineno, f"{function_name(node)} is a view, and {path.name} is not view.py"
    if path.name != "state.py":
        return
    fields = {ast.unparse(n.annotation) for n in ast.walk(tree) if isinstance(n, ast.AnnAssign)}
    words = {word for field in fields for word in field.replace("[", " ").replace("]", " ").split()}
    game = ".".join(path.parts[:3])
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{game}."):
            remembered = [name.name for name in node.names if name.name in words]
            source = (node.module or "").rpartition(".")[2]
            of_its_own = source in ("state", "scenario", "model") or node.module in ADJUDICATION
            if remembered and not of_its_own:
                yield node.lineno, f"{', '.join(remembered)} is remembered in {source}.py"


def skeleton_faults(path: PurePosixPath) -> list[str]:
    """Return the faults of a module against the skeleton, with their lines."""
    tree = parse_module(path)
    found = (
        *lines_against_skeleton(tree),
        *misnamed_functions(tree),
        *misused_any_calls(path),
        *lists_read_by_name(tree),
        *misplaced_definitions(path),
    )
    return [f"{path}:{line}: {what}" for line, what in sorted(found)]


def test_every_chapter_keeps_to_the_one_skeleton() -> None:
    paths = [path for path in game_modules() if str(path) not in EXCEPTIONS]
    wrong = [fault for path in paths for fault in skeleton_faults(path)]
    assert not wrong, "\n".join(wrong)


def test_a_function_that_yields_objections_is_named_by_its_demand() -> None:
    paths = files_in("ledger/games", "ledger/kernel")
    wrong = [
        f"{path}:{n}: {what}" for path in paths for n, what in unnamed_demands(parse_module(path))
    ]
    assert not wrong, "\n".join(wrong)


def test_conditions_are_asked_with_is_met() -> None:
    wrong = [
        f"{path}:{n}: {what}" for path in files_in("ledger") for n, what in misused_any_calls(path)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_demand_without_its_name_is_found() -> None:
    assert list(unnamed_demands(ast.parse("def _enough(state) -> Objections: ...")))
    assert not list(unnamed_demands(ast.parse("def _objections(state) -> Objections: ...")))


def test_every_exception_is_still_needed_and_has_its_reason() -> None:
    for path, reason in EXCEPTIONS.items():
        sys.stdout.write(f"{path}: {reason}\n")
    paths = {str(path): path for path in game_modules()}
    needless = [
        path for path in EXCEPTIONS if path not in paths or not skeleton_faults(paths[path])
    ]
    assert not needless, f"keeps to the skeleton, or is gone: {', '.join(needless)}"
    assert all(EXCEPTIONS.values())


@pytest.mark.parametrize(
    "lines",
    [
        "class A(Event): ...\nclass B(Command): ...\nX = Act(B)",
        "def f(): ...\nclass B(Command): ...\nX = Act(B)",
        "X = Act(B)\ndef f(): ...",
        "EVENTS = (EventType(A),)\ndef f(): ...\nX = Act(B)",
        "X = recorded_only_type(A)\ndef f(): ...\nY = Act(B)",
    ],
)
def test_a_part_out_of_order_is_found(lines: str) -> None:
    assert list(lines_against_skeleton(ast.parse(lines)))


@pytest.mark.parametrize(
    "line",
    [
        "def is_god(state) -> Objections: ...",
        "def _may_go(state) -> Iterator[Objection]: ...",
        "def must_go(state) -> bool: ...",
    ],
)
def test_a_name_that_says_the_opposite_is_found(line: str) -> None:
    assert list(misnamed_functions(ast.parse(line)))


def test_a_list_read_by_its_name_is_found() -> None:
    assert list(lists_read_by_name(ast.parse("getattr(module, 'EVENTS', ())")))
    assert not list(lists_read_by_name(ast.parse("getattr(command, kind)")))

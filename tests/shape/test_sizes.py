"""A module is read in one sitting, a function at one glance."""

import ast

from tests.shape.sizes import (
    LONGER_FUNCTIONS,
    LONGER_MODULES,
    MOST_LINES_OF_A_FUNCTION,
    MOST_LINES_OF_A_MODULE,
)
from tests.shape.tree import files_in, parsed, scripts, text

FOLDERS = ("ledger", "projections", "api", "deploy", "tests")


def long_modules() -> dict[str, int]:
    lines = {str(path): text(path).count("\n") for path in [*files_in(*FOLDERS), *scripts()]}
    return {name: count for name, count in lines.items() if count > MOST_LINES_OF_A_MODULE}


def long_functions() -> dict[str, int]:
    return {
        f"{path}::{node.name}": lines_of(node)
        for path in files_in(*FOLDERS)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if lines_of(node) > MOST_LINES_OF_A_FUNCTION
    }


def lines_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_modules_are_short() -> None:
    found = long_modules()
    assert {name: found[name] for name in found.keys() - LONGER_MODULES.keys()} == {}


def test_functions_are_short() -> None:
    found = long_functions()
    assert {name: found[name] for name in found.keys() - LONGER_FUNCTIONS.keys()} == {}


def test_no_exception_outlives_its_need() -> None:
    assert LONGER_MODULES.keys() - long_modules().keys() == set()
    assert LONGER_FUNCTIONS.keys() - long_functions().keys() == set()

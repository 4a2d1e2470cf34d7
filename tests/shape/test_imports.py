"""Imports that import-linter cannot check: circles within a game, the adjudicator, tests."""

import ast
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import PurePosixPath

from tests.shape.tree import PRODUCT, ImportedModule, files_in, imports_in, imports_of

ADJUDICATOR = "ledger.games.roman_diplomacy.adjudication"
LIBRARIES = (
    "collections",
    "dataclasses",
    "functools",
    "itertools",
    "msgspec",
    "operator",
    "typing",
)


def imports_below(*folders: str) -> list[ImportedModule]:
    return [found for path in files_in(*folders) for found in imports_of(path)]


def paths_by_module(*packages: str) -> dict[str, PurePosixPath]:
    """Return the modules of some packages by their full names."""
    paths = {path: path.with_suffix("").parts for path in files_in(*packages)}
    return {".".join(p[:-1] if p[-1] == "__init__" else p): path for path, p in paths.items()}


def import_circle(edges: Mapping[str, set[str]]) -> list[str]:
    """Return modules that import each other in a circle.

    The result is empty if there is no circle.
    """
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_not_even_for_their_types() -> None:
    known = paths_by_module(*PRODUCT)
    edges = {
        name: {found.module for found in imports_of(path)} & known.keys() - {name}
        for name, path in known.items()
    }
    assert import_circle(edges) == []


def test_a_circle_of_imports_is_found() -> None:
    assert import_circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(import_circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}


def test_every_form_of_an_import_is_recognised() -> None:
    source = """
import ledger.record.books as books, json
from ledger.record import entry
from . import motus
from ..contract import Objection
def late() -> None:
    from starlette.requests import Request
"""
    path = PurePosixPath("ledger/games/toy.py")
    seen = {found.module for found in imports_in(ast.parse(source), path)}
    assert {"ledger.record.books", "json", "ledger.record.entry", "ledger.games.motus"} <= seen
    assert {"ledger.contract.Objection", "starlette.requests"} <= seen


def test_a_package_is_not_mistaken_for_one_with_the_same_beginning() -> None:
    found = ImportedModule(PurePosixPath("api/app.py"), 1, "ledger.record.books")
    assert found.is_inside("ledger")
    assert not found.is_inside("ledger.book")


def test_no_test_imports_from_a_module_of_tests() -> None:
    """Shared helpers lie in a module with a plain name, such as scenes.py."""
    found = [one for one in imports_below("tests") if is_module_of_tests(one.module)]
    assert [str(one) for one in found] == []


def is_module_of_tests(module: str) -> bool:
    return any(part.startswith("test_") for part in module.split("."))


def test_the_adjudicator_imports_neither_the_rest_of_the_game_nor_the_ledger() -> None:
    used = imports_below(ADJUDICATOR.replace(".", "/"))
    assert {found.module for found in used if found.is_inside(ADJUDICATOR)}
    assert [str(found) for found in used if not found.is_inside(ADJUDICATOR, *LIBRARIES)] == []

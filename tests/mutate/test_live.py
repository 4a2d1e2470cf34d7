"""A game that is already imported gets other code, if that is enough for the alteration."""

import ast
import gc
import importlib
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutate import swap
from tests.mutate.live import LiveFunctions

SOURCE = """\
from dataclasses import dataclass
from functools import cache

MOST = 3

def least(by=1):
    return 2 + by

def all_of_them():
    yield from (x + 1 for x in range(MOST))

def made(by):
    def inner(x):
        return x * by
    return inner

TWICE = made(2)
TABLE = {"least": least}

@cache
def often():
    return least() + 10

@dataclass(frozen=True, slots=True)
class Yard:
    nuts: int = 7

    @property
    def half(self):
        return self.nuts // 2
"""

Alter = Callable[[str, str], bool]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Yield an imported module."""
    file = tmp_path / "live_game.py"
    file.write_text(SOURCE)
    swap.swap_module("live_game", ast.parse(SOURCE), str(file))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("live_game")
    del sys.modules["live_game"]


@pytest.fixture
def alter(game: ModuleType) -> Alter:
    """Return a function that replaces one piece of the module's source by another."""

    def replace_in_live_code(old: str, new: str) -> bool:
        assert SOURCE.count(old) == 1
        tree = ast.parse(SOURCE.replace(old, new))
        return LiveFunctions().replace_code("live_game", tree, str(game.__file__))

    return replace_in_live_code


def test_an_altered_function_changes_wherever_it_is_known(game: ModuleType, alter: Alter) -> None:
    least = game.least
    assert alter("2 + by", "5 + by")
    assert (game.least(), least(), game.TABLE["least"](3)) == (6, 6, 8)


def test_code_inside_a_function_is_altered_with_it(game: ModuleType, alter: Alter) -> None:
    assert alter("x + 1 for", "x + 2 for")
    assert list(game.all_of_them()) == [2, 3, 4]


def test_functions_made_by_other_functions_are_altered_too(game: ModuleType, alter: Alter) -> None:
    assert alter("x * by", "x + by")
    assert (game.TWICE(5), game.made(3)(5)) == (7, 8)


def test_methods_and_properties_of_a_class_are_altered(game: ModuleType, alter: Alter) -> None:
    yard = game.Yard()
    assert alter("self.nuts // 2", "self.nuts // 3")
    assert yard.half == 2


def test_cached_results_are_dropped(game: ModuleType, alter: Alter) -> None:
    assert game.often() == 13
    assert alter("least() + 10", "least() + 20")
    assert game.often() == 23


def test_dead_references_in_memory_are_skipped(alter: Alter) -> None:
    gone = weakref.proxy(type("Field", (), {})())
    assert gc.is_tracked(gone)
    assert alter("2 + by", "5 + by")


@pytest.mark.parametrize(
    ("old", "new"),
    [("MOST = 3", "MOST = 4"), ("by=1", "by=2"), ("nuts: int = 7", "nuts: int = 8")],
)
def test_values_made_by_the_import_cannot_be_altered_any_more(
    game: ModuleType, alter: Alter, old: str, new: str
) -> None:
    assert not alter(old, new)
    assert (game.MOST, game.least(), game.Yard().nuts) == (3, 3, 7)


def test_a_module_that_no_test_has_imported_needs_an_import(alter: Alter) -> None:
    assert not LiveFunctions().replace_code("unheard_of", ast.parse("x = 1"), "unheard_of.py")

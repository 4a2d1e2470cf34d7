"""Every file has one place, and the files of a game have four places."""

import ast
import re
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import (
    PRODUCT,
    code_without_comments,
    files_in,
    game_folders,
    imports_of,
    parse_module,
    shipped_scripts,
    tracked_files,
)

TOP_LEVEL = {
    "README.md": "how a stranger gets to play",
    "ARCHITECTURE.md": "how it is built: the picture, the glossary",
    "CONTRIBUTING.md": "where things go",
    "CHANGELOG.md": "what changed",
    "LICENSE": "what one may do with it",
    "Makefile": "one word for each thing a developer does",
    "pyproject.toml": "dependencies and every Python tool's settings",
    ".ci": "what a change must pass",
    ".github": "how a release is made, where the host of the repository looks for it",
    ".editorconfig": "spaces and line ends",
    ".gitignore": "what stays out",
    "ledger": "the write side",
    "projections": "the read side",
    "api": "the edge",
    "pwa": "the phone",
    "tests": "what shows that it works",
    "deploy": "how it runs",
}
LIST_OF_GAMES = PurePosixPath("ledger/games")

BEGUN: dict[str, str] = {}
"""Folders of games that are not playable yet, with their contents."""


def folders_in(place: str) -> set[str]:
    """Return the names of the folders directly inside a place that hold any file."""
    depth = len(PurePosixPath(place).parts)
    below = (path for path in tracked_files() if path.is_relative_to(place))
    return {path.parts[depth] for path in below if len(path.parts) > depth + 1}


def test_every_top_level_name_has_a_known_purpose() -> None:
    assert {path.parts[0] for path in tracked_files()} - TOP_LEVEL.keys() == set()


@pytest.mark.parametrize("package", PRODUCT)
def test_each_package_has_its_tests_in_a_folder_of_its_name(package: str) -> None:
    tests = [path for path in files_in(f"tests/{package}") if path.name.startswith("test_")]
    assert tests


@pytest.mark.parametrize("place", ["ledger/games", "tests/games", "pwa/src/games"])
def test_a_game_has_a_folder_in_each_of_its_places(place: str) -> None:
    assert game_folders()
    assert folders_in(place) - BEGUN.keys() == game_folders()


def test_an_unfinished_game_is_not_listed_as_a_game() -> None:
    assert game_folders() & BEGUN.keys() == set()
    assert folders_in("ledger/games") >= BEGUN.keys()


def test_the_list_of_games_names_every_game() -> None:
    lists = [path for path in files_in("ledger/games") if path.parent == LIST_OF_GAMES]
    imported = " ".join(found.module for path in lists for found in imports_of(path))
    missing = {name for name in game_folders() if f"ledger.games.{name}." not in imported}
    assert missing == set()


def test_python_outside_its_places_never_names_a_game() -> None:
    outside = [path for path in files_in(*PRODUCT) if not path.is_relative_to(LIST_OF_GAMES)]
    naming = {
        str(path)
        for path in outside
        if _contains_game_name(" ".join(_strings_and_names(parse_module(path))))
    }
    assert naming == set()


def test_typescript_outside_its_places_never_names_a_game() -> None:
    shipped = [path for path in shipped_scripts() if path.is_relative_to("pwa/src")]
    outside = [path for path in shipped if not path.is_relative_to("pwa/src/games")]
    assert {
        str(path) for path in outside if _contains_game_name(code_without_comments(path))
    } == set()


def _contains_game_name(code: str) -> bool:
    return any(re.search(rf"\b{name.replace('_', '[_-]')}\b", code) for name in game_folders())


def _strings_and_names(tree: ast.Module) -> list[str]:
    """Return the strings and names of a module, without its docstrings."""
    docstrings = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }  # a string that is a statement of its own is only for readers
    words = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in docstrings
    ]
    names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    attributes = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return [*words, *names, *attributes]

"""The page of each folder names only existing files and folders."""

import re
from functools import cache
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import PAGES, PRODUCT, normal_path, text_of_file, tracked_files

EXPLAINED = ("api", "deploy", "ledger", "ledger/games", "projections", "pwa", "tests")
MADE = ("pwa/dist", "pwa/node_modules", ".venv", ".venv/bin")
"""Folders that make installs and builds."""
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
OURS = re.compile(r"[\w.-]+\.(?:py|tsx?|md|ftl|css)")
MODULE = re.compile(rf"(?:{'|'.join((*PRODUCT, 'tests'))})(?:\.\w+)+")


@cache
def all_paths() -> frozenset[str]:
    """Return every file and every folder, from the root."""
    parents = {parent for path in tracked_files() for parent in path.parents}
    return frozenset(map(str, {*tracked_files(), *parents, *map(PurePosixPath, MADE)}))


def path_exists(name: str, folder: PurePosixPath) -> bool:
    """Return whether a path exists, seen from a folder or from the root."""
    return normal_path(str(folder / name)) in all_paths() or normal_path(name) in all_paths()


def relative_links(page: str) -> set[str]:
    """Return the relative links of a page, without their anchors."""
    targets = {one or other for one, other in LINK.findall(page)}
    return {target.split("#")[0] for target in targets if not re.match(r"#|\w+:", target)}


def missing_names(page: str, folder: PurePosixPath) -> set[str]:
    """Return the names of a page in a folder that do not exist."""
    shown = FENCED.sub("", page)
    named = {code.strip() for code in CODE.findall(shown)}
    gone = {
        target
        for target in relative_links(shown)
        if normal_path(str(folder / target)) not in all_paths()
    }
    gone |= {
        name for name in named if is_project_path(name, folder) and not path_exists(name, folder)
    }
    gone |= {name for name in named if is_bare_file_name(name) and not is_below(name, folder)}
    return gone | {name for name in named if MODULE.fullmatch(name) and not is_module(name)}


def is_project_path(name: str, folder: PurePosixPath) -> bool:
    """Return whether a name is a path of this project: it begins with an existing name."""
    if not re.fullmatch(r"[\w.-]+/[\w./-]*", name):
        return False
    path = PurePosixPath(name)
    return path_exists(path.parts[0], folder) or is_bare_file_name(path.name)


def is_bare_file_name(name: str) -> bool:
    """Return whether this is the bare name of a source file or a page."""
    return bool(OURS.fullmatch(name))


def is_below(name: str, folder: PurePosixPath) -> bool:
    """Return whether a file of this name lies somewhere in or below a folder."""
    return any(path.name == name and path.is_relative_to(folder) for path in tracked_files())


def is_module(name: str) -> bool:
    """Return whether this is a module, a package, or a member of one."""
    path = name.replace(".", "/")
    inside = str(PurePosixPath(path).parent)
    return not all_paths().isdisjoint({path, f"{path}.py", f"{inside}.py", f"{inside}/__init__.py"})


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_names_only_existing_files(page: PurePosixPath) -> None:
    assert missing_names(text_of_file(page), page.parent) == set()


@pytest.mark.parametrize("folder", EXPLAINED)
def test_each_folder_has_a_page_of_its_own(folder: str) -> None:
    assert PurePosixPath(folder, "README.md") in tracked_files()


@pytest.mark.parametrize("folder", ["ledger", "projections", "pwa", "tests"])
def test_the_page_of_a_folder_has_fewer_than_eighty_lines(folder: str) -> None:
    assert len(text_of_file(PurePosixPath(folder, "README.md")).splitlines()) < 80


@pytest.mark.parametrize(
    "line",
    [
        "[gone](nowhere.md)",
        "![gone](nowhere.png)",
        "read `ledger/nowhere.py` first",
        "look into `ledger/nowhere/`",
        "look into `nowhere/gone.py`",
        "it is in `gone_with_the_wind.py`",
        "as `ledger.kernel.nowhere.gone` says",
    ],
)
def test_a_page_that_names_a_missing_file_is_found(line: str) -> None:
    assert missing_names(line, PurePosixPath("ledger"))

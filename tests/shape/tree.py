"""The files of this project as git sees them, and the imports of Python modules among them."""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("ledger", "projections", "api")
GENERATED = (".gen.ts", ".d.ts")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)
"""A comment in a script or style sheet. The two slashes of an address do not begin a comment."""


class ImportedModule(NamedTuple):
    """An imported module, and the line of the import."""

    path: PurePosixPath
    line: int
    module: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} imports {self.module}"

    def is_inside(self, *packages: str) -> bool:
        """Return whether the module is one of these or lies inside one of them."""
        return any(f"{self.module}.".startswith(f"{package}.") for package in packages)


@cache
def tracked_files() -> tuple[PurePosixPath, ...]:
    """Return every file that is tracked, or would be with the next `git add`."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    names = sorted(set(listed.split("\0")) - {""})
    return tuple(PurePosixPath(name) for name in names if (ROOT / name).is_file())


def files_in(*folders: str, suffixes: tuple[str, ...] = (".py",)) -> list[PurePosixPath]:
    """Return the files below these folders with one of these endings."""
    return [
        path
        for path in tracked_files()
        if path.suffix in suffixes and any(path.is_relative_to(folder) for folder in folders)
    ]


def phone_scripts() -> list[PurePosixPath]:
    """Return the phone app's TypeScript, without what a tool has written."""
    typescript = files_in("pwa", suffixes=(".ts", ".tsx"))
    return [path for path in typescript if not path.name.endswith(GENERATED)]


def shipped_scripts() -> list[PurePosixPath]:
    """Return the TypeScript that phones get: neither tests nor their fixtures."""
    made_up = (".test.", ".fixtures.")
    return [
        path
        for path in phone_scripts()
        if path.stem != "fixtures" and not any(part in path.name for part in made_up)
    ]


def code_without_comments(path: PurePosixPath) -> str:
    """Return a script without its comments, on the same lines."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text_of_file(path))


@cache
def text_of_file(path: PurePosixPath) -> str:
    """Return the text of a file, or nothing if it is not text."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@cache
def parse_module(path: PurePosixPath) -> ast.Module:
    """Return a Python module's syntax tree."""
    return ast.parse(text_of_file(path), str(path))


def game_folders() -> set[str]:
    """Return the folders of the games: each has a ruleset in its `rules.py`."""
    rules = (path for path in files_in("ledger/games") if path.name == "rules.py")
    return {path.parent.name for path in rules if path.parent.parent.name == "games"}


@cache
def imports_of(path: PurePosixPath) -> tuple[ImportedModule, ...]:
    """Return the imports of a Python file, from anywhere in the file."""
    return tuple(imports_in(parse_module(path), path))


def imports_in(tree: ast.Module, path: PurePosixPath) -> Iterator[ImportedModule]:
    """Yield full module names; of `from a import b`, both `a` and `a.b`, since b may be either."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (ImportedModule(path, node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = ".".join(
                [*_base_of_relative_import(path, node.level), *filter(None, [node.module])]
            )
            yield ImportedModule(path, node.lineno, origin)
            for name in node.names:
                yield ImportedModule(path, node.lineno, f"{origin}.{name.name}")


def _base_of_relative_import(path: PurePosixPath, level: int) -> tuple[str, ...]:
    return path.parts[: len(path.parts) - level] if level else ()


DECISIONS = PurePosixPath("ledger/decisions")
PAGES = [
    path
    for path in tracked_files()
    if path.name == "README.md"
    or str(path) in ("ARCHITECTURE.md", "CONTRIBUTING.md", "pwa/EXPECTED.md")
    or str(path) in ("deploy/capacity.md", "deploy/threats.md")
    or path.parent == DECISIONS
]
"""The pages that explain a part of the project."""


def normal_path(path: str) -> str:
    """Return a path without its `..` and its last slash."""
    parts: list[str] = []
    for part in PurePosixPath(path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return str(PurePosixPath(*parts))

"""The pages that explain something name only commands, settings and members that exist."""

import re
from functools import cache
from pathlib import PurePosixPath

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from api.cli import app
from tests.shape.tree import PAGES, PRODUCT, files_in, text_of_file, tracked_files

CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]+`", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?<![\w/.-])(?<!docker exec )acta ([a-z][\w-]*)")
SETTING = re.compile(r"\bACTA_[A-Z_]*[A-Z]\b")
MEMBER = re.compile(r"`([A-Z][A-Za-z]+)\.([a-z_]\w*)(?:\(\))?`")
"""A class with one of its members, such as `Scribe.prepare`.

Files such as `README.md` do not count.
"""

DEFINED = re.compile(r"^(?:export )?(?:class|interface|type) (\w+)", re.MULTILINE)
READ = (".py", ".sh", ".yaml", ".toml", ".service", "")
"""Endings of files that may read a setting; `Makefile` and `Containerfile` have no ending."""


@cache
def acta_commands() -> frozenset[str]:
    """Return the commands of `acta`."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    return frozenset(group.commands)


@cache
def setting_names() -> frozenset[str]:
    """Return every setting that a file outside of the pages and of these tests reads."""
    read = [
        path for path in tracked_files() if path.suffix in READ and path.parts[1:2] != ("shape",)
    ]
    literal = {name for path in read for name in SETTING.findall(text_of_file(path))}
    model = text_of_file(PurePosixPath("api/base/settings.py"))
    fields = re.findall(r"^    ([a-z_]+): ", model, re.MULTILINE)
    return frozenset({*literal, *(f"ACTA_{field.upper()}" for field in fields)})


@cache
def class_texts() -> dict[str, list[str]]:
    """Return the texts of the files that define each class of the product."""
    found: dict[str, list[str]] = {}
    scripts = files_in("pwa/src", suffixes=(".ts", ".tsx"))
    for path in [*files_in(*PRODUCT), *scripts]:
        for name in DEFINED.findall(text_of_file(path)):
            found.setdefault(name, []).append(text_of_file(path))
    return found


def may_have_member(name: str, member: str) -> bool:
    """Return whether a file that defines this class has a word like its member."""
    return any(re.search(rf"\b{member}\b", code) for code in class_texts().get(name, []))


def unknown_names(page: str) -> set[str]:
    """Return the commands, settings and members that a page names and that do not exist."""
    code = "\n".join(CODE.findall(page))
    gone = {f"acta {name}" for name in COMMAND.findall(code) if name not in acta_commands()}
    gone |= set(SETTING.findall(page)) - setting_names()
    members = {found for found in MEMBER.findall(page) if found[1] not in ("md", "py", "ts")}
    return gone | {
        f"{name}.{member}" for name, member in members if not may_have_member(name, member)
    }


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_names_only_commands_settings_and_members_that_exist(page: PurePosixPath) -> None:
    assert unknown_names(text_of_file(page)) == set()


@pytest.mark.parametrize(
    "line",
    [
        "type `acta bury GAME`",
        "```\nacta bury my.yaml\n```",
        "set `ACTA_NOWHERE`",
        "as `Scribe.bury` does",
        "as `Undertaker.bury` does",
    ],
)
def test_a_page_that_names_a_missing_thing_is_found(line: str) -> None:
    assert unknown_names(line)

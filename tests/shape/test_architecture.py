"""The page on architecture is true: its picture, its journey, its glossary."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import files_in, imports_of, text

PAGE = PurePosixPath("ARCHITECTURE.md")
BOX = re.compile(r"^ +(\w+)\[\"[^\"]*?<br/>([^\"]+)\"\]$", re.MULTILINE)
"""A box of the picture: its name, and the folders and modules it stands for."""
ARROW = re.compile(r"^ +(\w+) --> (\w+)$", re.MULTILINE)


@cache
def boxes() -> dict[str, str]:
    """What each folder or module belongs to."""
    return {
        place.strip().replace("/", "."): name
        for name, places in BOX.findall(text(PAGE))
        for place in places.split(",")
    }


@cache
def box_of(module: str) -> str:
    """The box a module belongs to, by the longest place that fits; "" for none."""
    fitting = [place for place in boxes() if f"{module}.".startswith(f"{place}.")]
    return boxes()[max(fitting, key=len)] if fitting else ""


@cache
def arrows() -> set[tuple[str, str]]:
    """The arrows of the picture."""
    return set(ARROW.findall(text(PAGE)))


def imported() -> Iterator[tuple[str, str, str]]:
    """From which box to which something is imported, and where that is."""
    for path in files_in("ledger", "projections", "api"):
        own = box_of(".".join(path.with_suffix("").parts))
        for found in imports_of(path):
            other = box_of(found.module)
            if other and other != own:
                yield own, other, str(found)


@cache
def reached(start: str) -> set[str]:
    """The boxes that one comes to along the arrows."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        here = ahead.pop()
        new = {target for source, target in arrows() if source == here} - found
        found |= new
        ahead += new
    return found


def test_every_module_has_a_box() -> None:
    modules = (".".join(path.with_suffix("").parts) for path in files_in("ledger", "api"))
    assert [module for module in modules if not box_of(module)] == []


def test_every_import_follows_the_arrows() -> None:
    beyond = [where for own, other, where in imported() if other not in reached(own)]
    assert beyond == []


def test_every_arrow_is_an_import() -> None:
    assert arrows() - {(own, other) for own, other, _ in imported()} == set()


@pytest.mark.parametrize("box", sorted(set(boxes().values())))
def test_no_arrow_leads_back(box: str) -> None:
    assert box not in reached(box)

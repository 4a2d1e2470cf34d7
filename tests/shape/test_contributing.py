"""What CONTRIBUTING says is so."""

import re
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import files, text

GUIDE = text(PurePosixPath("CONTRIBUTING.md"))
TARGETS = re.findall(r"^([a-z]+):.*## ", text(PurePosixPath("Makefile")), re.MULTILINE)
TABLE = GUIDE.split("## Where does it go?")[1].split("##")[0]
PLACES = sorted(set(re.findall(r"`([\w./]+/)[^`]*`", TABLE)))


def test_the_guide_opens_with_where_things_go() -> None:
    assert re.findall(r"^## (.*)", GUIDE, re.MULTILINE)[0] == "Where does it go?"


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_of_make_is_explained(target: str) -> None:
    assert f"| `make {target}` |" in GUIDE


@pytest.mark.parametrize("place", [place for place in PLACES if place != "messages/"])
def test_every_place_in_the_table_exists(place: str) -> None:
    assert any(path.is_relative_to(place) for path in files())

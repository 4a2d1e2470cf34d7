"""README shows the pictures that `make pictures` takes, all of them and no others."""

import re
from pathlib import PurePosixPath

import pytest

from tests.load.pictures import FOLDER, names
from tests.shape.tree import ROOT, text

HEAVY = 100_000
"""Bytes; who reads README waits for no picture."""

SHOWN = re.compile(r'src="pwa/pictures/([\w.]+)" width="\d+" alt="([^"]+)"')


def test_readme_shows_each_picture_once_and_says_what_is_on_it() -> None:
    shown = SHOWN.findall(text(PurePosixPath("README.md")))
    assert sorted(name for name, _ in shown) == sorted(names())
    assert len({said for _, said in shown}) == len(shown)


def test_no_picture_lies_there_that_is_not_taken() -> None:
    assert sorted(one.name for one in (ROOT / FOLDER).iterdir()) == sorted(names())


@pytest.mark.parametrize("name", sorted(names()))
def test_a_picture_is_light_enough_for_a_page(name: str) -> None:
    assert 1_000 < (ROOT / FOLDER / name).stat().st_size < HEAVY

"""README shows three of the pictures that `make pictures` takes, the phone's page the others."""

import re
from pathlib import PurePosixPath

import pytest

from tests.load.pictures import FOLDER, picture_names
from tests.shape.tree import ROOT, text_of_file

HEAVY = 100_000
"""Maximum number of bytes of a picture, so that no reader waits for it."""

SHOWN = re.compile(r'src="(?:pwa/)?pictures/([\w.]+)" width="\d+" alt="([^"]+)"')
README, PHONE = PurePosixPath("README.md"), PurePosixPath("pwa/README.md")


def test_readme_and_the_page_of_the_phone_show_each_picture_once_with_its_description() -> None:
    shown = [picture for page in (README, PHONE) for picture in SHOWN.findall(text_of_file(page))]
    assert sorted(name for name, _ in shown) == sorted(picture_names())
    assert len({said for _, said in shown}) == len(shown)


def test_readme_shows_three_pictures() -> None:
    assert len(SHOWN.findall(text_of_file(README))) == 3


def test_the_folder_holds_only_pictures_that_the_command_takes() -> None:
    assert sorted(one.name for one in (ROOT / FOLDER).iterdir()) == sorted(picture_names())


@pytest.mark.parametrize("name", sorted(picture_names()))
def test_a_picture_is_light_enough_for_a_page(name: str) -> None:
    assert 1_000 < (ROOT / FOLDER / name).stat().st_size < HEAVY

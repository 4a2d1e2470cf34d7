"""The picture in ARCHITECTURE.md shows the layers that import-linter checks."""

import ast
import re
import tomllib
from pathlib import PurePosixPath
from typing import Any

import pytest

from tests.shape.tree import parse_module, text_of_file, tracked_files

PAGE = PurePosixPath("ARCHITECTURE.md")
PICTURE = re.compile(r"^```\n(api .*?)^```$", re.MULTILINE | re.DOTALL)
REMARK = re.compile(r" {2,}")
"""The gap between the packages of a line and their remark."""


def drawn_layers() -> dict[str, list[str]]:
    """Return the layers of each package in the picture.

    The key "" has the layers of the packages themselves.
    """
    layers: dict[str, list[str]] = {"": []}
    package = ""
    (picture,) = PICTURE.findall(text_of_file(PAGE))
    for line in picture.splitlines():
        rooms = REMARK.split(line.strip())[0]
        if line.startswith("  "):
            layers.setdefault(package, []).append(rooms)
        else:
            package = rooms
            layers[""].append(rooms)
    return layers


def contract_layers() -> dict[str, list[str]]:
    """Return the layers of each package in the contracts."""
    settings: dict[str, Any] = tomllib.loads(text_of_file(PurePosixPath("pyproject.toml")))
    contracts = settings["tool"]["importlinter"]["contracts"]
    return {
        package: contract["layers"]
        for contract in contracts
        if contract["type"] == "layers"
        for package in contract.get("containers", [""])
    }


def test_the_picture_shows_the_layers_of_the_import_contracts() -> None:
    picture, contracts = drawn_layers(), contract_layers()
    packages = picture.pop("")
    assert [one for one in packages if "." not in one] == contracts.pop("")
    assert picture == contracts


def package_folders() -> list[PurePosixPath]:
    """Return the folders of the packages in the contracts, without modules."""
    places = (
        PurePosixPath(package.replace(".", "/"), room)
        for package, layers in contract_layers().items()
        for layer in layers
        for room in layer.split(" | ")
    )
    return [place for place in places if place / "__init__.py" in tracked_files()]


@pytest.mark.parametrize("room", package_folders(), ids=str)
def test_every_package_says_where_to_begin(room: PurePosixPath) -> None:
    said = ast.get_docstring(parse_module(room / "__init__.py")) or ""
    guides = ("Begin with" in " ".join(said.split()), room / "README.md" in tracked_files())
    assert any(guides)

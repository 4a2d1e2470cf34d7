"""The picture in ARCHITECTURE.md shows the layers that import-linter holds."""

import re
import tomllib
from pathlib import PurePosixPath
from typing import Any

from tests.shape.tree import text

PAGE = PurePosixPath("ARCHITECTURE.md")
PICTURE = re.compile(r"^```\n(api .*?)^```$", re.MULTILINE | re.DOTALL)
REMARK = re.compile(r" {2,}")
"""The gap between the rooms of a line and their remark."""


def drawn() -> dict[str, list[str]]:
    """The layers of each package in the picture; those of the packages themselves under ""."""
    layers: dict[str, list[str]] = {"": []}
    package = ""
    (picture,) = PICTURE.findall(text(PAGE))
    for line in picture.splitlines():
        rooms = REMARK.split(line.strip())[0]
        if line.startswith("  "):
            layers.setdefault(package, []).append(rooms)
        else:
            package = rooms
            layers[""].append(rooms)
    return layers


def held() -> dict[str, list[str]]:
    """The layers of each package in the contracts."""
    settings: dict[str, Any] = tomllib.loads(text(PurePosixPath("pyproject.toml")))
    contracts = settings["tool"]["importlinter"]["contracts"]
    return {
        package: contract["layers"]
        for contract in contracts
        if contract["type"] == "layers"
        for package in contract.get("containers", [""])
    }


def test_the_picture_shows_the_layers_that_the_contracts_hold() -> None:
    picture, contracts = drawn(), held()
    packages = picture.pop("")
    assert [one for one in packages if "." not in one] == contracts.pop("")
    assert picture == contracts

"""Every dependency can be installed on the laptops of an organiser without a compiler."""

import pytest

from tests.deploy.wheels import PYTHONS, SYSTEMS, packages_on


@pytest.mark.parametrize("python", [PYTHONS[0], PYTHONS[-1]])
@pytest.mark.parametrize("system", [system for system in SYSTEMS if "Linux" not in system])
def test_every_dependency_has_a_wheel(system: str, python: str) -> None:
    names = {package.partition("==")[0] for package in packages_on(system, python)}
    assert {"cryptography", "pydantic-core", "duckdb", "psycopg-binary"} <= names
    assert ("uvloop" in names) is (system != "Windows")

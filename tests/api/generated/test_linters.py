"""Spectral and Redocly find no faults in the API's description."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from api.commands.schema import SchemaKind, schema_text
from tests.api.generated.tools import run_node_tool

RULES = Path(__file__).resolve().parents[3] / "api"
Document = dict[str, Any]


@pytest.fixture(scope="module")
def document() -> Document:
    found: Document = msgspec.json.decode(schema_text(SchemaKind.openapi))
    return found


def spectral_complaints(path: Path) -> list[str]:
    """Return the complaints of Spectral about a document."""
    rules = ["--ruleset", str(RULES / "spectral.yaml"), "--quiet", "--format", "json"]
    said = run_node_tool("spectral", ["lint", str(path), *rules], path.parent)
    return [f"{one['code']} {'.'.join(map(str, one['path']))}" for one in json.loads(said.stdout)]


def redocly_complaints(path: Path) -> list[str]:
    """Return the complaints of Redocly about a document."""
    rules = ["--config", str(RULES / "redocly.yaml"), "--format", "json"]
    said = run_node_tool("redocly", ["lint", str(path), *rules], path.parent)
    return [f"{one['ruleId']} {one['message']}" for one in json.loads(said.stdout)["problems"]]


SOAKED = pytest.param(spectral_complaints, marks=pytest.mark.soak)
"""Spectral takes five times as long as Redocly, whose strict rules say nearly the same."""

LINTERS = pytest.mark.parametrize("said", [redocly_complaints, SOAKED])
Linter = Callable[[Path], list[str]]


@LINTERS
def test_linters_find_no_fault_in_the_description(
    said: Linter, document: Document, tmp_path: Path
) -> None:
    assert said(_write_document(document, tmp_path)) == []


@LINTERS
def test_linters_find_a_planted_fault(said: Linter, document: Document, tmp_path: Path) -> None:
    """Without this test, the checks might find no fault because they look at no document."""
    session = "/api/v1/session"
    torn = {**document, "paths": {session: document["paths"][session]}, "components": {}}
    assert said(_write_document(torn, tmp_path))


def _write_document(document: Document, folder: Path) -> Path:
    path = folder / "openapi.json"
    path.write_bytes(msgspec.json.encode(document))
    return path

"""The phone's types of requests and answers are written from the server's own description."""

import subprocess
import sys
from pathlib import Path

from api.commands.schema import SchemaKind, schema_text

ROOT = Path(__file__).parents[2]
WRITE = [
    sys.executable,
    "deploy/bootstrap.py",
    "npm",
    "run",
    "--silent",
    "wire:from",
    "--",
    "--check",
]


def check_types(description: str) -> subprocess.CompletedProcess[str]:
    """Return the result of checking the phone's types against a description."""
    return subprocess.run(
        WRITE, cwd=ROOT, input=description, capture_output=True, text=True, check=False
    )


def test_the_phone_s_types_equal_those_of_the_server() -> None:
    said = check_types(schema_text(SchemaKind.openapi))
    assert said.returncode == 0, said.stderr


def test_types_that_differ_from_the_server_s_are_named() -> None:
    other = schema_text(SchemaKind.openapi).replace('"arrived_rank"', '"arrival"')
    said = check_types(other)
    assert said.returncode != 0
    assert "src/core/view/wire.ts is not what the server describes" in said.stderr

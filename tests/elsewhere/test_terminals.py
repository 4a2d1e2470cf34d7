"""Terminals, shells and editors of other systems."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from api.base.settings import Settings
from api.commands import console
from api.commands.running_server import read_request_token
from api.commands.scenario import read_scenario
from api.commands.schema import SchemaKind, schema_text
from api.http.static import CONTENT_TYPES
from api.keys.recovery_words import stored_words, words_file
from tests.surroundings import ROOT

ACTA = Path(sys.executable).with_name("acta")
WINDOWS_OUTPUT = os.environ | {"PYTHONIOENCODING": "cp1252"}
"""The set of characters that a pipe or a file gets on Windows."""


def test_letters_that_the_output_lacks_become_question_marks() -> None:
    done = subprocess.run(
        [ACTA, "verify", "Ἀγρίππας→.jsonl"], check=False, env=WINDOWS_OUTPUT, capture_output=True
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"????????" in done.stderr


@pytest.mark.parametrize("kind", list(SchemaKind))
def test_descriptions_for_programs_are_always_in_utf_8(kind: SchemaKind) -> None:
    done = subprocess.run(
        [ACTA, "schema", kind.value], check=True, env=WINDOWS_OUTPUT, capture_output=True
    )
    expected, printed = schema_text(kind), done.stdout.decode("utf-8")
    if kind is SchemaKind.graphql:
        assert printed == expected
    else:  # the order of schemas is not fixed
        assert json.loads(printed) == json.loads(expected)


def test_a_command_to_type_fits_the_shells_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["acta", "restore", "C:\\Users\\Ada\\my stick"]
    assert console.shell_command(command, ACTA_NAMES="a") == (
        "ACTA_NAMES=a acta restore 'C:\\Users\\Ada\\my stick'"
    )
    monkeypatch.setattr(sys, "platform", "win32")
    assert console.shell_command(command) == 'acta restore "C:\\Users\\Ada\\my stick"'
    assert console.shell_command(["acta", "serve"], ACTA_NAMES="a,b", ACTA_STORE="ADDRESS") == (
        "acta serve   (after setting the variable ACTA_NAMES=a,b and ACTA_STORE=ADDRESS)"
    )


def test_every_file_of_the_app_has_a_type_that_no_system_can_change() -> None:
    built = ROOT / "pwa" / "dist"
    types = {path.suffix for path in built.rglob("*") if path.is_file()}
    assert {".html", ".js", ".css"} <= types <= CONTENT_TYPES.keys()


def test_files_that_windows_editors_saved_are_read(tmp_path: Path) -> None:
    mark = b"\xef\xbb\xbf"
    scenario = tmp_path / "tonight.yaml"
    scenario.write_bytes(mark + b"based_on: ludi_romani\r\ntitle: A night\r\n")
    assert read_scenario(scenario).ruleset == "ludi_romani"
    token = tmp_path / "token.txt"
    token.write_bytes(mark + b"secret\r\n")
    assert read_request_token(token, Settings()) == "secret"
    store = tmp_path / "acta.db"
    words_file(store).write_bytes(mark + b"twelve words\r\n")
    assert stored_words(store) == "twelve words"

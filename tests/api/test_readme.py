"""The examples of `api/README.md` do what they say, against the server that `acta play` starts."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.surroundings import ROOT

_FENCED = re.compile(r"^```(sh|python)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS = _FENCED.findall((ROOT / "api" / "README.md").read_text("utf-8"))
LISTENS = re.compile(r"listens at (http://127\.0\.0\.1:\d+)")
PATIENCE = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server on which everybody may found tables."""
    acta = Path(sys.executable).with_name("acta")
    with subprocess.Popen(
        [acta, "play", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path_factory.mktemp("played"),
    ) as process:
        try:
            assert process.stdout is not None
            found = next(filter(None, map(LISTENS.search, process.stdout)))
            yield found[1]
        finally:
            process.kill()


def test_the_readme_has_examples_for_a_shell_and_for_python() -> None:
    assert [kind for kind, _ in BLOCKS] == ["sh", "python", "python"]


@pytest.mark.parametrize(("kind", "text"), BLOCKS)
def test_every_example_of_the_readme_does_what_it_says(kind: str, text: str, server: str) -> None:
    if kind == "sh" and not (shutil.which("curl") and shutil.which("bash")):
        pytest.skip(reason="this machine has no curl")
    program = ["bash", "-euc", text] if kind == "sh" else [sys.executable, "-c", text]
    done = subprocess.run(
        program,
        check=False,
        env={"SERVER": server, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.defpath}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout

"""The examples of `api/README.md` do what they say, against a real server."""

import asyncio
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.api.ear import serve_hall
from tests.api.hall import open_hall

README = Path(__file__).resolve().parents[2] / "api" / "README.md"
_FENCED = re.compile(r"^```(sh|python)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS = _FENCED.findall(README.read_text("utf-8"))


def test_the_readme_has_examples_for_a_shell_and_for_python() -> None:
    assert [kind for kind, _ in BLOCKS] == ["sh", "python", "python"]


@pytest.mark.parametrize(("kind", "text"), BLOCKS)
async def test_every_example_of_the_readme_does_what_it_says(kind: str, text: str) -> None:
    if kind == "sh" and not (shutil.which("curl") and shutil.which("bash")):
        pytest.skip(reason="this machine has no curl")
    program = ["bash", "-euc", text] if kind == "sh" else [sys.executable, "-c", text]
    async with open_hall() as hall, serve_hall(hall) as address:
        given = {"SERVER": address, "CARD": hall.tokens["ada-1"], "PATH": _path_variable()}
        running = await asyncio.create_subprocess_exec(
            *program, env=given, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said, _ = await asyncio.wait_for(running.communicate(), 60)
        assert running.returncode == 0, said.decode()


def _path_variable() -> str:
    """Return the PATH, with this Python's own folder first."""
    return f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin"

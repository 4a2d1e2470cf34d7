"""The bots of `api/bot.md` play in a rehearsal, as the page says."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from deploy.bootstrap import find_npm
from tests.api.generated.tools import BINARIES, run_node_tool
from tests.surroundings import ROOT

LISTENS = re.compile(r"listens at (http://127\.0\.0\.1:\d+)")
CARDS = re.compile(r"the wall ")
FENCED = re.compile(r"^```(python|typescript)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PROGRAMS = dict(FENCED.findall((ROOT / "api" / "bot.md").read_text(encoding="utf-8")))
PATIENCE = 240


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a rehearsal."""
    acta = Path(sys.executable).with_name("acta")
    with subprocess.Popen(
        [acta, "play", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path_factory.mktemp("rehearsal"),
    ) as process:
        try:
            assert process.stdout is not None
            found = next(filter(None, map(LISTENS.search, process.stdout)))
            next(filter(None, map(CARDS.search, process.stdout)))  # the evening is founded
            yield found[1]
        finally:
            process.kill()


def command_of(language: str, folder: Path) -> list[str]:
    """Return the command that starts the bot in a language; its file is in the folder."""
    if language == "python":
        (folder / "bot.py").write_text(PROGRAMS[language], encoding="utf-8")
        return [sys.executable, "bot.py"]
    (folder / "bot.ts").write_text(PROGRAMS[language], encoding="utf-8")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    types = BINARIES.parent / "@types"
    options = ["--strict", "--target", "es2022", "--module", "esnext", "--types", "node"]
    options += ["--moduleResolution", "bundler", "--typeRoots", str(types), "bot.ts"]
    checked = run_node_tool("tsc", options, folder)
    assert checked.returncode == 0, checked.stdout
    return [str(shutil.which("node", path=find_npm()[1])), "bot.js"]


@pytest.mark.parametrize("language", ["python", "typescript"])
def test_the_bot_does_three_acts_of_a_free_character(
    language: str, server: str, tmp_path: Path
) -> None:
    command = command_of(language, tmp_path)
    played = subprocess.run(
        command,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"SERVER": server, "PYTHONUNBUFFERED": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert played.returncode == 0, played.stderr
    first_line, *lines = played.stdout.splitlines()
    assert first_line.startswith("I am ")
    assert sum(line.endswith("done") for line in lines) == 3

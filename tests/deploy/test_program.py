"""The program in one file plays without a Python of its machine."""

import os
import re
import subprocess
import sys
import uuid
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.surroundings import ROOT, installing_environment

LISTENS = re.compile(r"listens at (http://127\.0\.0\.1:\d+)")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the program; `BUILT_PROGRAM` names one that was already built."""
    if built := os.environ.get("BUILT_PROGRAM"):
        return Path(built).resolve()
    folder = tmp_path_factory.mktemp("program")
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    places = ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    subprocess.run(
        [*build, *places, str(ROOT / "deploy" / "program.spec")],
        cwd=ROOT,
        env=installing_environment(),
        check=True,
    )
    (made,) = (folder / "dist").iterdir()
    return made


def play_one_act(server: str) -> None:
    """Take a card of the rehearsal at an address, and move its character to another place."""
    api = httpx2.Client(base_url=f"{server}/api/v1")
    cards = api.get("/rehearsal").raise_for_status().json()["cards"]
    card = next(card for card in cards if card["newcomer"] and not card["claimed"])
    claim = {"token": card["link"].partition("#")[2], "device": "a-test-phone", "bearer": True}
    claimed = api.post("/claims", json=claim).raise_for_status().json()
    api.headers["authorization"] = f"Bearer {claimed['bearer']}"
    game, character = f"/games/{claimed['game']}", claimed["character"]["id"]
    offers = api.get(f"{game}/offers", params={"as": character}).raise_for_status().json()
    move = next(offer for offer in offers["offers"] if offer["type"] == "move")
    places = next(field["options"] for field in move["fields"] if field["name"] == "to")
    act: dict[str, Any] = {"type": "move", "as": character, "period": offers["period"]}
    done = api.post(
        f"{game}/commands",
        json=act | {"to": places[0]["value"]},
        headers={"idempotency-key": str(uuid.uuid4())},
    )
    assert done.status_code == 201, done.text


@pytest.mark.soak  # to build the program takes minutes
def test_the_program_plays_an_act(program: Path, tmp_path: Path) -> None:
    # without Python on its PATH, the program can only use what the file holds
    environment = {"PATH": str(tmp_path), "HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    if sys.platform == "win32":
        environment = {**os.environ, "PATH": str(tmp_path)}
    with subprocess.Popen(
        [program, "play", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env=environment,
    ) as process:
        try:
            assert process.stdout is not None
            found = next(filter(None, map(LISTENS.search, process.stdout)))
            assert '<script type="module"' in httpx2.get(f"{found[1]}/").text
            play_one_act(found[1])
        finally:
            # The program in one file starts a second process, which gets this signal, too.
            process.terminate()

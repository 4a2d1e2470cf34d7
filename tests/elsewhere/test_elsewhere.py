"""The program on a system like Windows."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tests.surroundings import ELSEWHERE, ROOT

ACTA = Path(sys.executable).with_name("acta")
PATIENCE = 60.0
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join((str(ELSEWHERE), str(ROOT)))}


@contextmanager
def served_rehearsal(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """Serve the rehearsal of a folder for the length of the block, and kill it afterwards."""
    with subprocess.Popen(
        [ACTA, "play", "--port", str(port)],
        cwd=folder,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as server:
        try:
            yield server
        finally:
            server.kill()


def wait_until_ready(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            answer = httpx2.get(f"http://127.0.0.1:{port}/readyz").json()
        except httpx2.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)
        else:
            assert answer["status"] == "ready"
            return


def test_both_modules_are_missing_in_every_program_with_this_environment() -> None:
    for module in ("fcntl", "uvloop"):
        done = subprocess.run(
            [sys.executable, "-c", f"import {module}"],
            check=False,
            env=ENVIRONMENT,
            capture_output=True,
        )
        assert b"ModuleNotFoundError" in done.stderr


REFUSALS = """
import asyncio, pathlib
from api.copies.folder import flush_folder
from api.keys.private_files import replace_private_file

def error_of(name):
    try:
        with replace_private_file(pathlib.Path(name)) as file:
            file.write(b"new")
    except OSError as error:
        return error.strerror

print(error_of("con.html"), error_of("a:b"), error_of("free"), sep="\\n")
with open("free"):
    print(error_of("free"))
flush_folder(pathlib.Path())
loop = asyncio.new_event_loop()
try:
    loop.add_reader(0, print)
except NotImplementedError:
    print("no reader")
loop.close()
"""


def test_the_program_meets_the_refusals_of_windows_in_this_environment(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", REFUSALS],
        check=True,
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.splitlines() == [
        "[WinError 123] The file name is incorrect",
        "[WinError 123] The file name is incorrect",
        "None",
        "[WinError 32] Access is denied",
        "no reader",
    ]
    assert (tmp_path / "free").read_text(encoding="utf-8") == "new"


def test_a_second_server_of_a_file_is_refused_and_a_killed_one_leaves_the_file_free(
    tmp_path: Path, nobody: int
) -> None:
    with served_rehearsal(tmp_path, nobody):
        wait_until_ready(nobody)
        assert httpx2.get(f"http://127.0.0.1:{nobody}/api/v1/rehearsal").status_code == 200
        with served_rehearsal(tmp_path, nobody) as other:
            said, _ = other.communicate(timeout=PATIENCE)
        assert "rehearsal.db is open in another server" in said
        assert other.returncode == 1
    with served_rehearsal(tmp_path, nobody):
        wait_until_ready(nobody)


WITHOUT_IMMUTABLES = """
import sys
sys.modules["immutables"] = None
from api.cli import main
sys.argv = ["acta", "rehearse", "--ruleset", "cursus_honorum"]
main()
"""


def test_an_evening_is_played_and_verified_without_immutables(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_IMMUTABLES],
        check=False,
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert "Sealed after " in done.stdout

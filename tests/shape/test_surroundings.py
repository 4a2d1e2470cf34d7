"""Tests do not depend on their machine, and two runs do not affect each other."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

from api.base.settings import Settings
from tests.ports import HERE, USUAL, HeldPort
from tests.surroundings import FIXED, KEPT, environment_for_tests
from tests.waking import RedisServer

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 10.0

STRANGE = {
    "ACTA_PORT": "many",
    "ACTA_PROT": "8044",
    "ACTA_STORE": "of-somebody-else.db",
    "COLUMNS": "17",
    "FORCE_COLOR": "1",
    "GITHUB_ACTIONS": "true",
    "GIT_DIR": "/nowhere",
    "LANG": "xx_XX.UTF-8",
    "LC_ALL": "xx_XX.UTF-8",
    "LEDGER_FILE": "/nowhere",
    "NO_COLOR": "1",
    "PGHOST": "db.example.org",
    "PGUSER": "somebody-else",
    "TZ": "Pacific/Kiritimati",
    "XDG_CONFIG_HOME": "/nowhere",
    "XDG_RUNTIME_DIR": "/nowhere",
}
"""Variables that a shell may set, each of which changes the behaviour of one of our programs."""

TOUCHED = (
    "tests/api/commands/test_commands_of_acta.py::test_every_command_explains_itself",
    "tests/api/commands/test_commands_of_acta.py::test_a_misspelt_setting_is_refused",
    "tests/api/commands/test_doctor.py::test_the_doctor_finds_nothing_wrong_with_a_sound_ledger",
    "tests/api/commands/test_doctor.py::test_the_doctor_finds_nothing_wrong_with_a_running_server",
    "tests/api/commands/test_doctor_of_services.py::test_the_doctor_says_that_a_database_is_sound",
    "tests/api/commands/test_doctor_of_services.py::test_a_redis_that_answers_is_sound_and_a_silent_one_is_doubtful",
    "tests/api/commands/test_top.py::test_without_a_terminal_the_figures_are_printed_once",
    "tests/api/test_grave_acts.py::test_a_card_on_no_phone_is_printed_anew_at_once",
    "tests/deploy/test_service.py",
)
"""Tests that start programs, servers, a database and a Redis, and that ask git."""


def start_test_run(folder: Path, **strange: str) -> subprocess.Popen[str]:
    """Start a run of these tests in a folder, with a shell's variables."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    asked = [str(ROOT / one) for one in TOUCHED]
    return subprocess.Popen(
        [*command, *asked],
        cwd=folder,
        env={**os.environ, **strange},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_run_finds_the_same_whatever_a_shell_sets_and_a_folder_holds(
    tmp_path: Path, nobody: int
) -> None:
    for name in ("acta.db", "rehearsal.db", "cards.html"):
        (tmp_path / name).write_bytes(b"of somebody else")
    proxy = f"http://127.0.0.1:{nobody}"
    with start_test_run(tmp_path, HTTP_PROXY=proxy, ALL_PROXY=proxy, **STRANGE) as others:
        said, _ = others.communicate()
    assert others.returncode == 0, said
    assert {path.name for path in tmp_path.iterdir()} == {"acta.db", "rehearsal.db", "cards.html"}


@pytest.mark.soak
def test_three_simultaneous_runs_find_the_same_as_one(tmp_path: Path) -> None:
    runs = [start_test_run(tmp_path) for _ in range(3)]
    for one in runs:
        with one:
            said, _ = one.communicate()
        assert one.returncode == 0, said


def test_only_named_variables_of_the_machine_are_left() -> None:
    left = environment_for_tests(
        {**STRANGE, "PATH": "/bin", "PIP_CERT": "a", "npm_config_registry": "b"}
    )
    assert left == {**FIXED, "PATH": "/bin", "PIP_CERT": "a", "npm_config_registry": "b"}
    assert not {name for name in os.environ if name.startswith("ACTA_")} - KEPT
    assert time.tzname[0] == "UTC"


def test_tests_run_in_an_empty_folder(nowhere: Path) -> None:
    assert Path.cwd() == nowhere
    assert list(nowhere.iterdir()) == []


def test_another_server_holds_the_default_port_while_tests_run() -> None:
    assert Settings.model_fields["port"].default == USUAL
    alive = httpx2.get(f"http://{HERE}:{USUAL}/healthz", timeout=PATIENCE).json()
    assert alive == {"status": "alive"}
    with socket.socket() as ours:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with pytest.raises(OSError, match="in use"):
            ours.bind((HERE, USUAL))


def test_a_held_port_refuses_everybody_and_is_free_for_its_own_server() -> None:
    held = HeldPort()
    address = (HERE, held.number)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(address)
    for _ in range(2):  # a restarted server gets the same port again
        with socket.socket() as server:
            server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            server.bind(address)
            server.listen()
            socket.create_connection(address).close()
    with socket.socket() as stranger, pytest.raises(OSError, match="in use"):
        stranger.bind(address)
    held.let_go()
    with socket.socket() as stranger:
        stranger.bind(address)


def test_a_redis_of_the_tests_listens_at_no_port(tmp_path_factory: pytest.TempPathFactory) -> None:
    redis = RedisServer(tmp_path_factory.mktemp("re"))
    try:
        assert redis.client().config_get("port") == {"port": "0"}
    finally:
        redis.kill()

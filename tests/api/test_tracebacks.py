"""Tracebacks in logs and on terminals hold no state of a game."""

import json
import re
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any, Self

import httpx2
import pytest

from tests.browser.served import ServedLedger
from tests.toy.stumbling import CLOUDED, LATE, SECRET

PROGRAM = (sys.executable, "-m", "tests.api.stumbling_server")
PATIENCE = 20.0
WORDS = "quince-jelly"
"""Free text of a request; no log may hold it."""

TRACEBACK = "Traceback (most recent call last)"
SHOWN_VALUE = re.compile(r"\b(?:Request|State)\(")
"""The beginning of a local variable's text: a request or a state of a game."""

ACT = """
mutation ($game: ID!, $id: ID!, $by: Actor!, $act: ActInput!) {
  act(game: $game, commandId: $id, by: $by, act: $act) { command }
}
"""
ATTEMPT = """
query ($game: ID!, $by: Actor!, $act: ActInput!) {
  attempt(game: $game, by: $by, act: $act) { complete }
}
"""


class AdaPhone:
    """A phone with the cards of Ada and Bea at a server."""

    def __init__(self, served: ServedLedger) -> None:
        self._log = served.store.parent / "server.log"
        self._before = self._log.stat().st_size  # these are lines from other tests
        self.game, tokens = served.found_game("Yard", "10", ruleset="nuces")
        self.client = httpx2.Client(base_url=served.address, timeout=PATIENCE)
        for card in ("ada-1", "bea-1"):
            body = {"token": tokens[card], "device": "a-device-of-ada"}
            assert self.client.post("/api/v1/claims", json=body).status_code == 200

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.client.close()

    def wait_for_log(self, *said: str) -> str:
        """Return what the server has logged in this test, once it holds these words."""
        deadline = time.monotonic() + PATIENCE
        while not all(one in (log := self._read_new_log()) for one in said):
            assert time.monotonic() < deadline, log
            time.sleep(0.05)
        return log

    def _read_new_log(self) -> str:
        return self._log.read_bytes()[self._before :].decode()

    def send_act(self, act: str, who: str = "ada", where: str = "commands", **fields: Any) -> int:
        """Return the status of the answer to a command or to its dry run."""
        body = {"type": act, "as": who, "period": 1, **fields}
        headers, path = {"idempotency-key": str(uuid.uuid4())}, f"/api/v1/games/{self.game}/{where}"
        return self.client.post(path, json=body, headers=headers).status_code

    def problem_of_graphql_act(self, query: str, **fields: Any) -> str:
        """Return the problem in the GraphQL answer to a command of Ada's."""
        act = {"named": {"type": "stumble", "fields": fields}}
        said = {"game": self.game, "by": {"as": "ada", "period": 1}, "act": act}
        said |= {"id": str(uuid.uuid4())} if "$id" in query else {}
        answer = self.client.post("/graphql", json={"query": query, "variables": said})
        (error,) = answer.json()["errors"]
        problem: str = error["extensions"]["type"]
        return problem


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedLedger]:
    with ServedLedger(tmp_path_factory.mktemp("server"), program=PROGRAM) as served:
        yield served


@pytest.fixture
def ada(server: ServedLedger) -> Iterator[AdaPhone]:
    with AdaPhone(server) as phone:
        yield phone


def assert_log_is_clean(log: str) -> None:
    """Assert that the log holds no local variable, no purse and no free text."""
    for word in (SECRET, WORDS, "Map({"):
        assert word not in log, word
    shown = SHOWN_VALUE.search(log)
    assert shown is None, shown


def test_a_server_logs_the_place_of_a_failure_without_state(
    server: ServedLedger, ada: AdaPhone
) -> None:
    done, weighed, offered = (
        {"when": when, "words": WORDS} for when in ("done", "weighed", "offered")
    )
    assert ada.send_act("stumble", **done) == 500
    assert ada.send_act("stumble", **weighed) == 500
    assert ada.send_act("stumble", where="try", **done) == 500
    assert ada.send_act("stumble", where="try", **offered) == 500
    assert ada.problem_of_graphql_act(ACT, **done) == "/problems/internal"
    assert ada.problem_of_graphql_act(ATTEMPT, **offered) == "/problems/internal"
    log = ada.wait_for_log(
        *(f"stumbled in {where}" for where in ("effects", "objections", "offer"))
    )
    assert log.count(TRACEBACK) >= 6
    assert all(isinstance(json.loads(line), dict) for line in log.splitlines()), log
    assert_log_is_clean(log)


@pytest.mark.parametrize(("nuts", "where"), [(CLOUDED, "slices"), (LATE, "due")])
def test_a_failure_after_an_act_logs_no_state(ada: AdaPhone, nuts: int, where: str) -> None:
    ada.send_act("give", "bea", to="ada", nuts=nuts - 10)
    ada.client.get(f"/api/v1/games/{ada.game}/view")
    log = ada.wait_for_log(f"stumbled in {where}")
    assert TRACEBACK in log
    assert all(isinstance(json.loads(line), dict) for line in log.splitlines()), log
    assert_log_is_clean(log)


def output_of_failing_program(program: str) -> str:
    """Return all that a failing Python program prints."""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    return ran.stdout + ran.stderr


def test_a_program_without_a_configured_log_prints_no_state() -> None:
    said = output_of_failing_program("""
import structlog
import api.rehearsal.step
from tests.toy.stumbling import SECRET
def fails(secret):
    raise RuntimeError("stumbled")
try:
    fails([SECRET])
except RuntimeError:
    structlog.get_logger().exception("bot", act="stumble")
""")
    assert "RuntimeError: stumbled" in said
    assert SECRET not in said


def test_a_failing_command_prints_no_state() -> None:
    said = output_of_failing_program("""
from api.cli import app
from tests.toy.stumbling import SECRET
@app.command()
def stumble() -> None:
    secret = [SECRET]
    if secret:
        raise RuntimeError("stumbled")
import sys
sys.argv = ["acta", "stumble"]
app()
""")
    assert "stumbled" in said
    assert SECRET not in said

"""The server as users start it: `acta serve` in a separate process, on a ledger file."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import httpx2

from api.base.settings import Settings
from ledger.store import open_store
from tests.ports import HeldPort

ADMIN = "the-host-of-these-tests"
LISTENS = re.compile(r"listens at http://127\.0\.0\.1:(\d+)")
PAGES = Settings().pages
PATIENCE = 30.0

OTHER_NAME = "hall.test"
"""A name of this machine. Browsers trust the machine's address without HTTPS, but not this name."""

ACTA = (str(Path(sys.executable).with_name("acta")), "serve")
HURRIED = (sys.executable, "-m", "tests.browser.hurried")
INN = (sys.executable, "-m", "tests.browser.inn")
"""Programs that serve: the real games, the real games with a movable clock, and the toy game."""


class ServedLedger:
    """One ledger and the server of its games.

    After a kill and a restart the server has the same port. No other server gets this port in the
    meantime. The ledger is a file in the folder, or a `database` by its address. `settings` are
    more variables of the environment.
    """

    def __init__(
        self,
        folder: Path,
        *,
        rehearsal: bool = False,
        pages: Path = PAGES,
        program: tuple[str, ...] = ACTA,
        database: str = "",
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self._program = program
        self._settings = {
            "ACTA_ADMIN_TOKEN": ADMIN,
            "ACTA_REHEARSAL": str(rehearsal),
            "ACTA_PAGES": str(pages),
            "ACTA_NAMES": OTHER_NAME,
            **(settings or {}),
        }
        self.store = folder / "evening.db"
        self._address = database or str(self.store)
        self._held = HeldPort()
        self.port = self._held.number
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        open_store(self._address).close()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.kill()

    @property
    def address(self) -> str:
        """The address of the server for phones."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and return once it listens."""
        command = [*self._program, "--store", self._address, "--port", str(self.port)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self._settings, "PYTHONUNBUFFERED": "1"},
            )
        self._wait_until_listening(self._process)

    def _wait_until_listening(self, process: subprocess.Popen[str]) -> None:
        for line in process.stdout or ():
            if found := LISTENS.search(line):
                assert int(found[1]) == self.port
                return
        raise AssertionError(f"the server did not start: {self._log.read_text()}")

    def wait_for_output(self, beginning: str) -> str:
        """Return the next printed line with this beginning, without blanks around it."""
        assert self._process is not None
        lines = (line.strip() for line in self._process.stdout or ())
        return next(line for line in lines if line.startswith(beginning))

    def kill(self) -> None:
        """Kill the server at once, like a power cut: it writes nothing more."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate(timeout=PATIENCE)
            self._process = None

    def stop(self) -> None:
        """Stop the server like systemd, and check that it ends well."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=PATIENCE)
        assert self._process.returncode == 0, self._log.read_text()
        self._process = None

    def skip_minute(self) -> None:
        """Move the clock of a hurried server by a minute."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)

    def skip_half_hour(self) -> None:
        """Move the clock of a hurried server by half an hour."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR2)

    def found_game(
        self,
        title: str,
        scenario: str | None = None,
        *,
        is_waiting: bool = False,
        ruleset: str = "ludi_romani",
    ) -> tuple[str, dict[str, str]]:
        """Found a game, and return its id, and the tokens of its cards by the card's id."""
        body: dict[str, Any] = {"ruleset": ruleset, "scenario": scenario, "title": title}
        body["waits"] = is_waiting
        answer = httpx2.post(
            f"{self.address}/api/v1/games",
            json=body,
            headers={"Authorization": f"Bearer {ADMIN}"},
            timeout=PATIENCE,
        )
        assert answer.status_code == 201, answer.text
        founded = answer.json()
        return founded["game"], {card["card"]: card["token"] for card in founded["cards"]}

"""Two laptops: the first copies its ledger to a stick, the second continues from there."""

import os
import re
import subprocess
import sys
import time
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2

from api.copies.folder import copies_in
from api.keys.recovery_words import stored_words
from tests.browser.served import ACTA, PATIENCE, ServedLedger

RESTORE = (str(Path(sys.executable).with_name("acta")), "restore")


class Laptop(ServedLedger):
    """A laptop with its own folder, and the stick that is inserted."""

    def __init__(self, folder: Path, stick: Path) -> None:
        folder.mkdir()
        self.stick = stick
        super().__init__(folder, program=(*ACTA, "--backup-every", "1s", str(stick)))

    @property
    def words(self) -> str:
        """The recovery words of the laptop's ledger."""
        return stored_words(self.store)

    def wait_for_new_copies(self, seen: set[Path]) -> None:
        """Wait for two new copies: the second began after this call."""
        deadline = time.monotonic() + PATIENCE
        while len(set(copies_in(self.stick)) - seen) < 2:
            assert time.monotonic() < deadline, "no copy came"
            assert self._process is not None
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.05)


class PhoneClient:
    """A phone, as the server sees it."""

    def __init__(self, laptop: ServedLedger, game: str, who: str, token: str) -> None:
        self.who, self.game = who, game
        self._client = httpx2.Client(timeout=PATIENCE)
        self.connect_to(laptop)
        body = {"token": token, "device": uuid.uuid4().hex}
        answer = self._client.post(f"{self._api}/claims", json=body)
        assert answer.is_success, answer.text

    def close(self) -> None:
        """Close the connection."""
        self._client.close()

    def connect_to(self, laptop: ServedLedger) -> None:
        """Give this laptop the address at which the phone looks for the server."""
        self._api = f"{laptop.address}/api/v1"

    def get(self, path: str) -> Any:
        """Return the answer of the server."""
        return self._client.get(f"{self._api}/games/{self.game}{path}").json()

    def send_command(self, act: str, command: str = "", **fields: Any) -> Any:
        """Return the answer to a command."""
        period = self.get("/view")["slices"]["game"]["period"]["seq"]
        return self._client.post(
            f"{self._api}/games/{self.game}/commands",
            json={"type": act, "as": self.who, "period": period, **fields},
            headers={"Idempotency-Key": command or str(uuid.uuid4())},
        )


def restore_ledger_from_stick(laptop: Laptop, words: str) -> str:
    """Return the output of `acta restore` on a laptop with the stick."""
    done = subprocess.run(
        [*RESTORE, str(laptop.stick), "--store", str(laptop.store)],
        env={**os.environ, "ACTA_BACKUP_WORDS": words},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE * 2,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return re.sub(r"\s+", " ", done.stdout)

"""Windows on a real server that is killed while one is open, and restarts after its deadline."""

import json
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from ledger.kernel.vocabulary.taps import STATEMENT_FORM
from ledger.seal.signature import document_digest, statement_bytes
from ledger.verify import OutsideFacts, read_witness, verify_export
from tests.browser.served import ADMIN, ServedLedger
from tests.toy.pen import TAP, PhoneKeys

PROGRAM = (sys.executable, "-m", "tests.api.jar_server")
PATIENCE = 20.0
LASTS = 4
"""Seconds until the deadline."""


@pytest.fixture(params=["file", "database"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServedLedger]:
    database = request.getfixturevalue("database") if request.param == "database" else ""
    with ServedLedger(tmp_path, program=PROGRAM, database=database) as served:
        yield served


class NetworkPhone:
    """A phone over the network, with a separate key."""

    def __init__(self, served: ServedLedger, game: str, character: str, token: str) -> None:
        self.pen, self.character, self.game = PhoneKeys(character), character, game
        self.client = httpx2.Client(base_url=served.address, timeout=PATIENCE)
        claim = {"token": token, "device": f"device-of-{character}", "key": self.pen.key}
        self._checked_document(self.client.post("/api/v1/claims", json=claim))

    def _checked_document(self, answer: httpx2.Response) -> dict[str, Any]:
        assert answer.status_code < 300, answer.text
        document: dict[str, Any] = answer.json()
        return document

    def send_signed(self, act: str, command: str = "", **fields: Any) -> httpx2.Response:
        """Return the answer to a signed command."""
        command = command or str(uuid.uuid4())
        body = {"type": act, "as": self.character, "period": 1, **fields}
        said = statement_bytes(STATEMENT_FORM, self.game, command, document_digest(body), TAP)
        signed = {**body, "contribution": TAP, "signature": self.pen.sign(said)}
        self.noted = {"id": command, "body": body, "contribution": TAP}
        self.noted |= {"signature": signed["signature"]}
        headers = {"idempotency-key": command}
        path = f"/api/v1/games/{self.game}/commands"
        return self.client.post(path, json=signed, headers=headers)

    def does(self, act: str, command: str = "", **fields: Any) -> dict[str, Any]:
        return self._checked_document(self.send_signed(act, command, **fields))

    def view(self) -> dict[str, Any]:
        return self._checked_document(self.client.get(f"/api/v1/games/{self.game}/view"))

    def line_keys(self) -> list[str]:
        """Return the keys of the chronicle's lines, newest last."""
        return [line["key"] for line in self.view()["entries"]]

    def fetch_export(self) -> bytes:
        return self.client.get(f"/api/v1/games/{self.game}/export.jsonl").content


def wait_until(found: Any) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)


@contextmanager
def found_game_with_phones(
    served: ServedLedger, *characters: str
) -> Iterator[dict[str, NetworkPhone]]:
    """Yield a phone for each of these characters, in a new game."""
    answer = httpx2.post(
        f"{served.address}/api/v1/games",
        json={"ruleset": "nuces"},
        headers={"Authorization": f"Bearer {ADMIN}"},
    )
    assert answer.status_code == 201, answer.text
    game = answer.json()
    tokens = {card["character"]: card["token"] for card in reversed(game["cards"])}
    phones = {who: NetworkPhone(served, game["game"], who, tokens[who]) for who in characters}
    try:
        yield phones
    finally:
        for phone in phones.values():
            phone.client.close()


def test_a_deadline_that_passed_while_the_server_was_dead_opens_the_saved_submissions(
    server: ServedLedger,
) -> None:
    with found_game_with_phones(server, "ada", "bea", "aunt", "nurse") as phone:
        ada, fill, first = phone["ada"], str(uuid.uuid4()), str(uuid.uuid4())
        phone["aunt"].does("fill-jar", fill, seconds=LASTS)
        window = {"window": f"jar-{fill}"}
        ada.does("guess", first, nuts=7, revision=1, **window)
        kept = ada.does("guess", nuts=9, revision=2, **window)["kept"]
        asked = [ada.noted | {"answer": "saved", "receipt": kept["receipt"]}]
        assert ada.does("guess", first, nuts=7, revision=1, **window)["kept"]["superseded"]
        assert phone["bea"].send_signed("guess", nuts=41, revision=1, **window).status_code == 409
        ada.does("set-ready", **window, ready=True, revision=1)
        ada.does("set-ready", **window, ready=False, revision=2)
        server.kill()
        time.sleep(LASTS)
        server.start()
        wait_until(lambda: "jar-emptied" in ada.line_keys())
        ended = ["window-sealed", "submissions-opened", "jar-emptied", "game-paused"]
        assert ada.line_keys()[-4:] == ended
        exported = phone["nurse"].fetch_export()
        file = {"format": "acta-witness/1", "game": ada.game, "key": ada.pen.key, "asked": asked}
        outside = OutsideFacts(witnesses=(read_witness(json.dumps(file).encode()),))
        assert verify_export(exported.splitlines(keepends=True), outside).findings == ()
        said = exported.replace(b"\\", b"")  # an entry is a text inside a line
        assert (b'"fields":{"nuts":9}' in said, b'"fields":{"nuts":7}' in said) == (True, False)


def test_a_window_ends_early_when_all_are_ready_and_otherwise_by_the_clock(
    server: ServedLedger,
) -> None:
    with found_game_with_phones(server, "ada", "bea", "aunt") as phone:
        fill, again = str(uuid.uuid4()), str(uuid.uuid4())
        phone["aunt"].does("fill-jar", fill, minutes=10, guessers=["ada", "bea"], told="count")
        window = {"window": f"jar-{fill}"}
        for who in ("ada", "bea"):
            phone[who].does("guess", nuts=7, revision=1, **window)
            phone[who].does("set-ready", **window, ready=True, revision=1)
        wait_until(lambda: "jar-emptied" in phone["ada"].line_keys())
        phone["aunt"].does("fill-jar", again, seconds=1)
        wait_until(lambda: phone["ada"].line_keys().count("jar-emptied") == 2)

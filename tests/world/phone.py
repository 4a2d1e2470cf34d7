"""A phone with its person: a card, an outbox, and a stream that resumes by its cursor."""

import asyncio
import json
import uuid
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any

from tests.world.history import HeardLines, History
from tests.world.network import Network, UnreachableError
from tests.world.outbox import USUAL, Outbox, RetryPauses, WaitingCommand
from tests.world.process import KillableProcess


class Phone:
    """One person's phone. After a reload the phone still has its token, its outbox and its cursor.

    `say` takes a sentence for each event on the phone.
    """

    def __init__(
        self,
        who: str,
        network: Network,
        history: History,
        chance: Random,
        say: Callable[[str], None],
        pauses: RetryPauses = USUAL,
    ) -> None:
        self.who = who
        self.heard = HeardLines(who)
        self.errors: list[Exception] = []
        """The exceptions that ended tasks of the phone."""
        self._network, self._history, self._chance, self._say = network, history, chance, say
        self._pauses = pauses
        self._outbox = Outbox(who, network, history, self._note_and_repeat, pauses)
        self._process = KillableProcess()
        self._game = self._token = self._bearer = self._cursor = ""
        self._status = ""
        self._revisions: dict[str, int] = {}
        self._rest = b""

    @property
    def is_busy(self) -> bool:
        """True if a command still waits for its answer."""
        return bool(self._outbox.items)

    @property
    def headers(self) -> dict[str, str]:
        """The headers by which the server knows the phone; none before it has a card."""
        return {"authorization": f"Bearer {self._bearer}"} if self._bearer else {}

    def claim_card(self, game: str, token: str) -> None:
        """Claim the card of this token, listen to the game, and send what the person wants."""
        self._game, self._token = game, token
        self._outbox.path = f"/games/{game}"
        self._start_task(self._run_phone())

    def reload(self) -> None:
        """Load the page again."""
        if not self._game:
            return
        self._say(f"the phone of {self.who} is loaded anew")
        self._process.kill()
        self._process = KillableProcess()
        self._rest, self._status = b"", ""
        self._start_task(self._run_phone())

    def submit_act(self, command: str, act: str, fields: dict[str, Any]) -> None:
        """Submit an act of the person."""
        period = self._outbox.period or 1
        body = {"type": act, "as": self.who, "period": period} | fields
        if window := fields.get("window"):
            self._revisions[window] = self._revisions.get(window, 0) + 1
            body["revision"] = self._revisions[window]
        self._say(f"{self.who} taps {act} ({command[:8]}) in period {period}")
        self._outbox.submit_command(command, body)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        async def run_and_note_errors() -> None:
            try:
                await work
            except Exception as error:
                self.errors.append(error)
                raise

        self._process.start(run_and_note_errors())

    async def _run_phone(self) -> None:
        while not self._bearer:
            await self._claim_card()
        self._start_task(self._listen_forever())
        if self.who == "nurse":
            self._start_task(self._resume_game())
        await self._outbox.send_forever()

    async def _claim_card(self) -> None:
        body = {"token": self._token, "device": f"device-of-{self.who}", "bearer": True}
        try:
            answer = await self._network.ask("POST", "/claims", body)
        except UnreachableError:
            await asyncio.sleep(self._pauses.stream)
            return
        if answer.status != 200:
            self._history.must(answer.status in (500, 503), f"{self.who} may not claim: {answer}")
            await asyncio.sleep(self._pauses.stream)
            return
        self._bearer = answer.body["bearer"]
        self._outbox.headers = self.headers

    async def _listen_forever(self) -> None:
        while True:
            self._rest = b""
            headers = self.headers | ({"last-event-id": self._cursor} if self._cursor else {})
            with suppress(UnreachableError):
                await self._network.listen(f"/games/{self._game}/live", headers, self._read_chunk)
            await asyncio.sleep(self._pauses.stream)

    def _read_chunk(self, chunk: bytes) -> None:
        *events, self._rest = (self._rest + chunk).split(b"\n\n")
        for event in events:
            fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)
            if b"data" in fields:
                self._read_event(fields[b"event"].decode(), json.loads(fields[b"data"]))
            if b"id" in fields:
                self._cursor = fields[b"id"].decode()

    def _read_event(self, name: str, document: dict[str, Any]) -> None:
        self.heard.resets += name == "reset"
        if name == "reset" or (name == "view" and "entries" in document):
            self.heard.drop_lines()
        parts = [document, *(document.get(part) or {} for part in ("pub", "own"))]
        for part in parts:
            for line in (*part.get("entries", ()), *part.get("tail", ())):
                self._history.note_heard_line(self.who, line["id"])
                self.heard.note_line(line["c"], line["id"], line["key"])
            self._note_game_slice(part.get("slices", {}))
        self.heard.opened()

    def _note_game_slice(self, slices: dict[str, Any]) -> None:
        game = slices.get("game")
        if game is None:
            return
        self._outbox.period = game["period"]["seq"]
        before, self._status = self._status, game["status"]
        if self._status != before:
            self._outbox.flush()

    async def _resume_game(self) -> None:
        """Resume a paused game, as its steward."""
        while True:
            await asyncio.sleep(self._chance.uniform(0.5, 3.0))
            waits = any(item.body["type"] == "resume" for item in self._outbox.items.values())
            if self._status == "paused" and not waits:
                command = str(uuid.UUID(bytes=self._chance.randbytes(16), version=4))
                self.submit_act(command, "resume", {})

    def _note_and_repeat(self, item: WaitingCommand, outcome: str) -> None:
        self._say(f"{self.who} learns of {item.body['type']} ({item.id[:8]}): {outcome}")
        if outcome != "asking":
            return
        del self._outbox.items[item.id]
        if self._chance.random() < 0.5 and self._outbox.period is not None:
            fresh = str(uuid.UUID(bytes=self._chance.randbytes(16), version=4))
            self._outbox.submit_command(fresh, item.body | {"period": self._outbox.period})

    async def wait_until_idle(self) -> None:
        """Wait until every command is answered."""
        while self.is_busy or not self._bearer:  # noqa: ASYNC110 - the phone has no event for it
            await asyncio.sleep(self._pauses.first / 2)

    def switch_off(self) -> None:
        """Switch the phone off."""
        self._process.kill()

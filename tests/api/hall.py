"""A hall for tests: a host with one game of nuts, and phones that hold cards."""

import itertools
import uuid
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
from pydantic import BaseModel

from api.app import create_app
from api.base.settings import Settings
from api.game.game import Game
from api.hosting.founder import FoundedGame
from api.hosting.host import Host
from api.models.answers import Problem, Receipt
from ledger.contract.ruleset import Ruleset
from ledger.store import open_store
from tests.api.lent import lend_store
from tests.toy.rules import TOY

SHELF = {"nuces": TOY}
START = 1_000_000


class Clock:
    """A clock in milliseconds that tests move by hand."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class DeterministicRandom:
    """Randomness that is equal in every test and never repeats within a test."""

    def __init__(self, first: int = 1) -> None:
        self._count = itertools.count(first)

    def __call__(self, number: int) -> bytes:
        return next(self._count).to_bytes(number, "big")


@dataclass
class Phone:
    """A client with its own cookies."""

    client: httpx2.AsyncClient
    game: str
    character: str = ""
    period: int = 1

    async def get(self, path: str, **query: Any) -> httpx2.Response:
        return await self.client.get(f"/api/v1{path}", params=query)

    async def view(self) -> dict[str, Any]:
        return document_of(await self.get(f"/games/{self.game}/view"))

    async def post(self, path: str, body: Any, **headers: str) -> httpx2.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.client.post(f"/api/v1{path}", json=body, headers=named)

    def command_body(self, act: str, **fields: Any) -> dict[str, Any]:
        """Return a command's body. Fields that are Python's keywords end with an underscore."""
        own = {name.rstrip("_"): value for name, value in fields.items()}
        return {"type": act, "as": self.character, "period": self.period} | own

    async def send_command(self, act: str, command: str = "", **fields: Any) -> httpx2.Response:
        """Return the answer to a command."""
        headers = {"Idempotency_Key": command or str(uuid.uuid4())}
        return await self.post(
            f"/games/{self.game}/commands", self.command_body(act, **fields), **headers
        )

    async def does(self, act: str, **fields: Any) -> dict[str, Any]:
        """Return the receipt of a command that must be accepted."""
        answer = await self.send_command(act, **fields)
        assert answer.status_code == 201, answer.text
        document: dict[str, Any] = answer.json()
        Receipt.model_validate(document)
        return document

    async def expect_refusal(self, act: str, **fields: Any) -> dict[str, Any]:
        """Return the problem of a command that must be refused."""
        return expect_problem(await self.send_command(act, **fields))

    async def dry_run(self, act: str, **fields: Any) -> dict[str, Any]:
        """Return the result of a dry run."""
        return document_of(
            await self.post(f"/games/{self.game}/try", self.command_body(act, **fields))
        )


def document_of(answer: httpx2.Response, model: type[BaseModel] | None = None) -> dict[str, Any]:
    """Return the document of a successful answer."""
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    if model is not None:
        model.model_validate(document)
    return document


def expect_problem(answer: httpx2.Response, slug: str = "") -> dict[str, Any]:
    """Return the problem document of a refused request, and check its shape."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    document: dict[str, Any] = answer.json()
    Problem.model_validate(document)
    assert document["status"] == answer.status_code
    if slug:
        assert document["type"] == f"/problems/{slug}", document
    return document


def expect_denied(phone: Phone, answer: httpx2.Response) -> dict[str, Any]:
    """Return the problem of a request for data that is not for this phone.

    With a wrong card it is `not-your-card`. Without any card it is `unauthorized`.
    """
    if phone.client.cookies:
        return expect_problem(answer, "not-your-card")
    assert answer.headers["www-authenticate"] == "Bearer"
    return expect_problem(answer, "unauthorized")


class Hall:
    """A running host with one game. Its phones connect to `address` if a server listens there."""

    def __init__(self, host: Host, founded: FoundedGame, clock: Clock, app: Any) -> None:
        self.host = host
        self.clock = clock
        self.app = app
        self.id = founded.game
        self.tokens = {card.card: card.token for card in founded.cards}
        self.address = ""
        self._clients: list[httpx2.AsyncClient] = []

    @property
    def game(self) -> Game:
        return self.host.registry.game(self.id)

    def stranger(self) -> Phone:
        """Return a phone without a card."""
        transport = httpx2.ASGITransport(app=self.app, raise_app_exceptions=False)
        client = (
            httpx2.AsyncClient(base_url=self.address)
            if self.address
            else httpx2.AsyncClient(transport=transport, base_url="http://hall")
        )
        self._clients.append(client)
        return Phone(client, self.id)

    async def hang_up(self) -> None:
        """Close all connections of every phone."""
        for client in self._clients:
            await client.aclose()

    async def phone(
        self, character: str, card: str = "", device: str = "", token: str = ""
    ) -> Phone:
        """Return a phone with a card of this character."""
        phone = self.stranger()
        phone.character = character
        card = card or f"{character}-1"
        if token:
            self.tokens[card] = token
        answer = await self.claim_card(phone, card, device or f"device-of-{card}")
        assert answer.status_code == 200, answer.text
        return phone

    async def claim_card(
        self, phone: Phone, card: str, device: str, **more: Any
    ) -> httpx2.Response:
        body = {"token": self.tokens[card], "device": device} | more
        return await phone.post("/claims", body)


@asynccontextmanager
async def open_hall(
    *,
    store: Any = None,
    clock: Clock | None = None,
    wall: Callable[[], int] | None = None,
    found: bool = True,
    rulesets: Mapping[str, Ruleset[Any]] = SHELF,
    dust: int = 1,
    has_codes: bool = False,
    **settings: Any,
) -> AsyncIterator[Hall]:
    """Yield a hall with a new game, or (`found=False`) with the game that the store already has.

    The game is the first on the rulesets. Randomness begins at `dust`, which differs between two
    servers. A server of the hall listens at a free port.
    """
    clock = clock or Clock()
    chosen = Settings(**{"pages": Path("nowhere"), "port": 0, **settings})
    lent = lend_store(store or open_store("memory:"))
    host = Host(lent, rulesets, chosen, clock, DeterministicRandom(dust), wall or clock)
    await host.start()
    if not found:
        for name in host.store.games():
            await host.opener.get_game(name)
    founded = (
        await host.founder.found_game(next(iter(rulesets)), None, has_codes=has_codes)
        if found
        else FoundedGame(next(iter(host.registry.games)), ())
    )
    hall = Hall(host, founded, clock, create_app(host, chosen))
    try:
        yield hall
    finally:
        await hall.hang_up()
        await hall.app.state.rehearsals.stop()
        await host.stop()

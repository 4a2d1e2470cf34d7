"""One playing of the evening: a host, everybody's phones, and the answers to the watchers."""

import hashlib
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from starlette.applications import Starlette

from api.app import create_app
from api.base.settings import Settings
from api.game.game import Game
from api.hosting import host as hosting
from api.hosting.host import Host
from ledger.games.ludi_romani.rules import RULES
from ledger.store import open_store
from ledger.store.base import SIDE_KINDS, Batch, SideWrite, Store
from tests.api.secrecy.asgi import Answer, Headers, RecordingListener, ask
from tests.api.secrecy.questions import FOLLOWED
from tests.api.secrecy.script import START, CommandStep
from tests.api.secrecy.socket import SubscriptionSocket

SHELF = {"ludi_romani": RULES}
PLENTY = "1000000/second"
NEVER = 3600.0
"""Seconds between looks of the host's own clock.

The number is large, so that no look comes between two acts.
"""
OK, CREATED = 200, 201
NOTHING: Mapping[str, str] = MappingProxyType({})


class Clock:
    """A clock in milliseconds that is set by hand."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class StepRandomness:
    """Randomness that depends on the present step and not on earlier steps."""

    def __init__(self) -> None:
        self._stream = iter(_random_bytes(""))

    def of(self, label: str) -> None:
        """Use the randomness of this step from here on."""
        self._stream = iter(_random_bytes(label))

    def __call__(self, number: int) -> bytes:
        return bytes(next(self._stream) for _ in range(number))


def _random_bytes(label: str) -> Iterable[int]:
    block = 0
    while True:
        yield from hashlib.sha256(f"{label}/{block}".encode()).digest()
        block += 1


@dataclass
class Phone:
    """A phone, the characters on it, and all its requests and answers."""

    name: str
    characters: tuple[str, ...] = ()
    cookie: bytes = b""
    told: list[tuple[str, bytes]] = field(default_factory=list)
    ear: RecordingListener | None = None
    socket: SubscriptionSocket | None = None

    @property
    def headers(self) -> Headers:
        """The headers of every request."""
        session = ((b"cookie", b"acta=" + self.cookie),) if self.cookie else ()
        return ((b"content-type", b"application/json"), *session)


@dataclass(frozen=True, slots=True)
class ClaimStep:
    """A card taken to a phone. With `move`, the card is taken from another phone."""

    at: int
    phone: str
    card: str
    move: bool = False


Deed = CommandStep | ClaimStep


class Stage:
    """A running host with one game. `tokens` are the tokens of the game's cards."""

    def __init__(
        self,
        host: Host,
        clock: Clock,
        dust: StepRandomness,
        phones: dict[str, Phone],
        tokens: Mapping[str, str] = NOTHING,
    ) -> None:
        self.host = host
        self.clock = clock
        self.dust = dust
        self.phones = phones
        self.tokens = tokens
        self.app = make_application(host)

    @property
    def game(self) -> Game:
        """The one game."""
        return next(iter(self.host.registry.games.values()))

    def of(self, character: str) -> Phone:
        """Return the phone of a character."""
        return next(phone for phone in self.phones.values() if character in phone.characters)

    def path(self, rest: str) -> str:
        """Return a path below the game's."""
        return f"/api/v1/games/{self.game.id}{rest}"

    async def get(self, phone: Phone, target: str, *headers: tuple[bytes, bytes]) -> Answer:
        """Return the answer to a GET request, and keep it."""
        return await self.send(phone, "GET", target, headers)

    async def post(self, phone: Phone, target: str, body: Any, name: str = "") -> Answer:
        """Return the answer to a request with a body. A command has a name."""
        named = ((b"idempotency-key", name.encode()),) if name else ()
        return await self.send(phone, "POST", target, named, msgspec.json.encode(body))

    async def send(
        self,
        phone: Phone,
        method: str,
        target: str,
        headers: Iterable[tuple[bytes, bytes]] = (),
        body: bytes = b"",
    ) -> Answer:
        """Return the answer to any request, and keep it."""
        answer = await ask(self.app, method, target, (*phone.headers, *headers), body)
        asked = b"%b %b %b" % (method.encode(), target.encode(), body)
        phone.told.append((asked.decode(), answer.bytes))
        return answer

    async def do_planned_act(self, deed: Deed) -> None:
        """Do a planned act, and check its planned success."""
        self.clock.now = deed.at
        if isinstance(deed, CommandStep):
            answer = await self.does(deed)
            assert (answer.status == CREATED) is not deed.refused, (deed, answer)
            return
        phone, token = self.phones[deed.phone], self.tokens[deed.card]
        answer = await self.claim_card(phone, token, f"new-{deed.card}", move=deed.move)
        assert answer.status == OK, answer

    async def does(self, step: CommandStep) -> Answer:
        """Return the answer to a command, which the phone of its author sends."""
        self.dust.of(step.name)
        phone = self.of(step.sender)
        body = step.command_body | (await self._missing_number(phone, step) if step.asked else {})
        answer = await self.post(phone, self.path("/commands"), body, step.name)
        self.game.stream.flush()
        return answer

    async def _missing_number(self, phone: Phone, step: CommandStep) -> dict[str, int]:
        """Return the number that a command lacks, read from its form."""
        body = msgspec.json.encode(step.command_body)
        found = await ask(self.app, "POST", self.path("/try"), phone.headers, body)
        fields = msgspec.json.decode(found.body)["fields"]
        (most,) = (field["most"] for field in fields if field["name"] == step.asked)
        return {step.asked: most}

    async def claim_card(
        self, phone: Phone, token: str, device: str, *, move: bool = False
    ) -> Answer:
        """Return the answer to a phone that takes a card by its token."""
        self.dust.of(f"{phone.name}/{device}/{token}")
        body = {"token": token, "device": device, "move": move}
        answer = await self.post(phone, "/api/v1/claims", body)
        given = answer.header(b"set-cookie").partition(b"=")[2].partition(b";")[0]
        phone.cookie = given or phone.cookie
        self.game.stream.flush()
        return answer

    async def open_stream(self, phone: Phone) -> None:
        """Let a phone listen from here on."""
        phone.ear = RecordingListener(self.app, self.path("/live"), phone.headers)
        await phone.ear.wait_for_first_output()

    async def follow(self, phone: Phone) -> None:
        """Let a phone subscribe from here on, too."""
        found = await ask(self.app, "GET", self.path("/view"), phone.headers)
        after = msgspec.json.decode(found.body)["cursor"]
        phone.socket = SubscriptionSocket(self.app, phone.headers)
        await phone.socket.follow(FOLLOWED, {"id": self.game.id, "after": after})

    async def end_listening(self, last: str) -> None:
        """End all listening, and keep the heard events.

        `last` is the id of an act that everybody hears.
        """
        for phone in self.phones.values():
            if phone.socket is not None:
                await phone.socket.until(last)
                await phone.socket.hang_up()
                phone.told += [("FOLLOWED", line) for line in phone.socket.heard]
            if phone.ear is not None:
                await phone.ear.hang_up()
                phone.told += [("LIVE", chunk) for chunk in phone.ear.heard]


_made: list[Starlette] = []


def make_application(host: Host) -> Starlette:
    """Return the application around a host.

    The application is made once, because its schema takes time.
    """
    if not _made:
        _made.append(create_app(host, host.settings))
    _made[0].state.host = host
    return _made[0]


@asynccontextmanager
async def open_host(store: Store, clock: Clock, dust: StepRandomness) -> AsyncIterator[Host]:
    """Yield a host over a store, during the block; no game is at rest."""
    settings = Settings(
        pages=Path("nowhere"),
        command_rate=PLENTY,
        claim_rate=PLENTY,
        failed_claim_rate=PLENTY,
        read_rate=PLENTY,
    )
    host = Host(store, SHELF, settings, clock, dust)
    usual, hosting.TICK_SECONDS = hosting.TICK_SECONDS, NEVER
    try:
        await host.start()
        for game in store.games():
            await host.opener.get_game(game)
    finally:
        hosting.TICK_SECONDS = usual
    try:
        yield host
    finally:
        await host.stop()


def copy_store(store: Store) -> Store:
    """Return another store with the same content."""
    copy = open_store("memory:")
    for game in store.games():
        _, head = store.head(game)
        sides = tuple(
            SideWrite(kind, key, value)
            for kind in SIDE_KINDS
            for key, value in store.side_values(game, kind).items()
        )
        copy.append(Batch(game, 0, b"", tuple(store.read(game)), head, sides))
    return copy

"""The host: every game of a store in memory, and whoever may ask for what."""

import asyncio
import secrets
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog
from starlette.types import Scope

from api.doors.names import Names
from api.doors.printed import printed_names
from api.doors.streams import Streams
from api.founder import FoundedGame, Founder, Wish
from api.founding import new_token, pins_in, token_side
from api.game import Game
from api.identity import Identity, Session
from api.limiting import Limiter
from api.party import Player, bots_in
from api.problems import ProblemError
from api.settings import Settings
from api.writer import Clock
from ledger.contract import Ruleset
from ledger.heads import MINUTE
from ledger.kernel.machine import Machine
from ledger.kernel.request import HOST, Outcome, Request
from ledger.scribe import DamagedError, Scribe, open_scribe
from ledger.store.base import Side, Store

RUNNING = "running"
"""A note in the store while a server plays a game; it stays there when the server is killed."""

REHEARSAL = "rehearsal"
"""A note in the store on a game that was founded to be rehearsed: its cards are free for all."""

TICK = 1.0
PING = 5.0
"""So many seconds lie between two looks at what is due, and between two signs of life."""

_log = structlog.get_logger()


def milliseconds() -> int:
    """The time: milliseconds since the Unix epoch."""
    return time.time_ns() // 1_000_000


class Host:
    """The games of one store. One thread writes; all else happens on the event loop.

    `tokens` are those of a rehearsal's cards, by game; `bots` the characters whom bots play in a
    party's game; `adopted` hears of every game that is founded. `ready` when every game was read.
    """

    def __init__(
        self,
        store: Store,
        shelf: Mapping[str, Ruleset[Any]],
        settings: Settings,
        clock: Clock = milliseconds,
        randomness: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.settings = settings
        self.now = clock
        self.identity = Identity(randomness)
        self.limiter = Limiter(settings)
        self.names = Names(settings.own_names)
        self.streams = Streams(settings.stranger_connections)
        self.games: dict[str, Game] = {}
        self.tokens: dict[str, dict[str, str]] = {}
        self.bots: dict[str, frozenset[str]] = {}
        self.adopted: Callable[[Game], None] = lambda _game: None
        self.randomness = randomness
        self.founder = Founder(self)
        self._machines: dict[str, Machine[Any]] = {}
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self._timers: list[asyncio.Task[None]] = []
        self._minute = 0
        self.ready = False

    async def start(self) -> None:
        """Read every game from the store. Raise DamagedError, StoreError.

        A game that was being played when its last server was killed is paused, so that nobody
        loses time; a rehearsal goes on. Starting twice is nothing.
        """
        if self.ready:
            return
        loop = asyncio.get_running_loop()
        for scribe in await loop.run_in_executor(self.pool, self._open_all):
            game = self._adopt(scribe)
            await self._wake_up(game)
            await self._playing(game)
        self._minute = self.now() // MINUTE
        self._timers = [
            asyncio.create_task(_every(TICK, self.tick)),
            asyncio.create_task(_every(PING, self.ping)),
        ]
        self.ready = True

    async def stop(self) -> None:
        """Finish what was begun, let every listener go, and note that the stop was clean.

        Stopping twice is nothing.
        """
        if not self.ready:
            return
        self.ready = False
        for timer in self._timers:
            timer.cancel()
        for game in self.games.values():
            await self._close(game)
        self.pool.shutdown()

    async def _close(self, game: Game) -> None:
        game.stream.end(game.stream.listeners)
        try:
            await game.writer.keep((Side("note", RUNNING, None),))
        except Exception:  # noqa: BLE001 - one that cannot write must not keep the others open
            _log.exception("unwritable", game=game.id)
        finally:
            await game.writer.stop()

    def game(self, game: str) -> Game:
        """A game by its id. Raise the problem unknown-game."""
        found_one = self.games.get(game)
        if found_one is None:
            raise ProblemError("unknown-game")
        return found_one

    def secure(self, scope: Scope) -> bool:
        """Whether the cookie of a session is for HTTPS only, if it is given to a request."""
        told = self.settings.secure_cookies
        return scope.get("scheme") in ("https", "wss") if told is None else told

    def session(self, headers: Mapping[bytes, bytes], scope: Scope) -> Session:
        """Who sent a request; a session without cards for strangers."""
        return self.identity.session(headers, secure=self.secure(scope))

    async def submit(self, game: str, request: Request, sides: tuple[Side, ...] = ()) -> Outcome:
        """The answer to a request in a game, once it is durable.

        Raise the problem unknown-game, and StoreError when nothing could be written.
        """
        return await self.game(game).submit(request, sides)

    async def found(
        self,
        ruleset: str,
        scenario: str | None,
        title: str = "",
        players: Sequence[Player] = (),
        dice: str = "",
        key: str = "",
    ) -> FoundedGame:
        """Found a game from a scenario's text, None for the usual one; for these players, if any.

        `dice` says whose are rolled where the scenario's word is not wanted; the same `key` founds
        once. What can be raised see `Founder.found`: then there is no new game.
        """
        return await self.founder.found(Wish(ruleset, scenario, title, players, dice), key)

    def opened(self, scribe: Scribe) -> Game:
        """A game that is not yet among those of this host."""
        return Game(scribe, self.pool, self.now)

    @property
    def notes(self) -> tuple[Side, ...]:
        """What is noted of a game that this host begins to play."""
        rehearsed = (Side("note", REHEARSAL, b"1"),) if self.settings.rehearsal else ()
        return (Side("note", RUNNING, b"1"), *rehearsed)

    def adopt(self, game: Game, tokens: dict[str, str], bots: frozenset[str] | None) -> None:
        """Play a game that was founded just now, with these tokens, for a party with these bots."""
        self._play(game, bots)
        self._issue(game, tokens)
        try:
            self.adopted(game)
        except Exception:  # noqa: BLE001 - the game is founded, whatever becomes of its bots
            _log.exception("adopted", game=game.id)

    def _issue(self, game: Game, tokens: dict[str, str]) -> None:
        cards = game.state.kernel.cards
        for card, token in tokens.items():
            self.identity.issued(token, game.id, card, cards[card].generation)
        if self.settings.rehearsal and game.id not in self.bots:
            self.tokens[game.id] = tokens

    async def fresh_tokens(self, game: Game) -> FoundedGame:
        """New tokens for all cards of a game instead of those there were; sessions stay."""
        cards = game.state.kernel.cards
        founded = game.state.log.entries[1].body.cards
        tokens = {card: new_token(self.randomness) for card, _character in founded}
        old = tuple(side for card in cards for side in self.identity.dying(game.id, card))
        new = (token_side(tokens[card], card, cards[card].generation) for card in cards)
        await game.writer.keep((*old, *new))
        for card in cards:
            self.identity.died(game.id, card)
        self._issue(game, tokens)
        return self.founder.shown(game, tokens)

    def tick(self) -> None:
        """Let what is due in any game happen; when the minute has turned, let heads be signed."""
        before, self._minute = self._minute, self.now() // MINUTE
        for game in self.games.values():
            if self._minute != before:
                game.writer.minute()
            if game.machine.due(game.state, self.now()):
                game.writer.wake()

    def ping(self) -> None:
        """Give every listener a sign of life."""
        for game in self.games.values():
            game.stream.ping()

    def _open_all(self) -> list[Scribe]:
        return [self._open(game) for game in self.store.games()]

    def _open(self, game: str) -> Scribe:
        pins = pins_in(self.store, game)
        if pins.ruleset not in self.shelf:
            raise DamagedError(f"{game} is a game of {pins.ruleset}, which is not on the shelf")
        machine = self._machines.get(pins.ruleset)
        if machine is None:
            machine = self._machines[pins.ruleset] = Machine(self.shelf[pins.ruleset])
        return open_scribe(machine, self.store, game, self.randomness)

    def _adopt(self, scribe: Scribe) -> Game:
        game = self.opened(scribe)
        self.identity.load(game.id, self.store)
        self.founder.load(game.id)
        for name in printed_names(self.store, game.id):
            self.names.add(name)
        self._play(game, bots_in(self.store, game.id))
        return game

    def _play(self, game: Game, bots: frozenset[str] | None) -> None:
        self.games[game.id] = game
        if bots is not None:
            self.bots[game.id] = bots
        game.writer.start()

    async def _playing(self, game: Game) -> None:
        await game.writer.keep((Side("note", RUNNING, b"1"),))

    async def _wake_up(self, game: Game) -> None:
        killed = self.store.side(game.id, "note", RUNNING) is not None
        rehearsed = self.store.side(game.id, "note", REHEARSAL) is not None
        status = game.state.kernel.status
        if self.settings.rehearsal and rehearsed:
            if game.id not in self.bots:  # a party's are kept by the phones of those who sit there
                await self.fresh_tokens(game)
            if status == "paused":
                await game.submit(self.house("resume"))
        elif killed and status in ("open", "closing"):
            await game.submit(self.house("pause"))
            _log.warning("paused", game=game.id, why="the last server did not stop cleanly")

    def house(self, act: str, **fields: Any) -> Request:
        """A request by the house itself."""
        return Request(self.fresh_id(), HOST, act, "", 0, fields)

    def fresh_id(self) -> str:
        """An id for a command that no phone has named."""
        return str(uuid.UUID(bytes=self.randomness(16), version=4))


async def _every(seconds: float, do: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            do()
        except Exception:  # noqa: BLE001 - a clock that stops would be worse
            _log.exception("timer")

"""The registry: the games that are being played, and what they share."""

import asyncio
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from typing import Any, Protocol, TypeVar

import structlog

from api.access.identity import Identity
from api.base.clock import Clock, going_on
from api.base.problems import ProblemError, said
from api.base.settings import Settings
from api.deadlines.addresses import Addresses
from api.doors.names import Names
from api.game.game import Game
from api.game.live.stream import GOODBYE
from api.hosting.presence import Presence
from api.observing.server_faults import ServerFaults
from api.push.subscriptions import NOTE as PUSHED
from api.push.subscriptions import Subscriptions
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import HOST, Refused, Request
from ledger.scribe.scribe import Scribe
from ledger.store.base import Side, Sides, Store

RUNNING = "running"
"""How the key of a note begins that says which server plays a game; it stays if that is killed."""

REHEARSAL = "rehearsal"
"""Key of the note in the store on a rehearsal: anybody may take its cards."""

FAR = 10**12
"""Milliseconds that nobody remembers."""

READING = 2
"""Number of threads that ask the store."""

T = TypeVar("T")

_log = structlog.get_logger()


def server_of(note: str) -> str:
    """The server that plays a game, by the key of its note; "" for that of an older version."""
    return note.removeprefix(RUNNING).removeprefix("/")


class RegistryListener(Protocol):
    """Hears of the games of a server."""

    def joined(self, game: Game) -> None:
        """A game was founded or opened."""

    def moved(self, game: str) -> None:
        """This server has written the game with this id."""


class Registry:
    """The games of one store, and those among them that are open.

    `clock` gives the time in milliseconds; `pool` is the one thread that writes,
    `reading` has those that look things up and open games; `faults` are those
    of the server, `addresses` those of calendar feeds, `subscriptions` those of phones that want to
    be pushed to; `presence` knows the phones of other servers. `games` are the open ones,
    `unfinished` when something was last done in those that were put away in the middle. `tokens`
    are those of a rehearsal's cards, by game; `bots` the characters whom bots play, by game;
    `forgotten` are games that were erased whole, `leaving` their writers that come to an end;
    `acted` is when something was last written in a game that is being played (milliseconds);
    `listeners` hear of every game that is founded, opened or written.
    """

    def __init__(
        self,
        store: Store,
        shelf: Mapping[str, Ruleset[Any]],
        settings: Settings,
        clock: Clock,
        randomness: Callable[[int], bytes],
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.settings = settings
        self.now = clock
        self.randomness = randomness
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self.reading = ThreadPoolExecutor(READING, thread_name_prefix="reading")
        self.identity = Identity(randomness)
        self.addresses = Addresses(randomness)
        self.subscriptions = Subscriptions()
        self.names = Names(settings.own_names)
        self.faults = ServerFaults()
        self.presence = Presence(store.worker)
        self.games: dict[str, Game] = {}
        self.unfinished: dict[str, int] = {}
        self.acted = -FAR
        self._machines: dict[str, Machine[Any]] = {}
        self.tokens: dict[str, dict[str, str]] = {}
        self.bots: dict[str, frozenset[str]] = {}
        self.forgotten: frozenset[str] = frozenset()
        self.leaving: list[asyncio.Future[None]] = []
        self.listeners: list[RegistryListener] = []

    def game(self, game: str) -> Game:
        """An open game by its id. Raise the problems unknown-game and unavailable."""
        found_one = self.games.get(game)
        if found_one is not None:
            return found_one
        if game in self.faults.unreadable:
            raise ProblemError(
                "unavailable", said("explained-unreadable", game=game)
            )  # why is in the log
        raise ProblemError("unknown-game")

    async def beside(self, do: Callable[[], T]) -> T:
        """What `do` gives on a thread that asks the store: no commit waits for it."""
        return await asyncio.get_running_loop().run_in_executor(
            self.reading, copy_context().run, do
        )

    def machine(self, ruleset: str) -> Machine[Any]:
        """The machine of a ruleset, the same for all its games."""
        rules, known = self.shelf[ruleset], self._machines.get(ruleset)
        if known is None or known.rules is not rules:
            known = self._machines[ruleset] = Machine(rules)
        return known

    def opened(self, scribe: Scribe) -> Game:
        """A game for this scribe, not yet registered."""
        clock = going_on(self.now, scribe.state.at)
        return Game(scribe, self.pool, clock, self, self.presence)

    def wrote(self, game: Game, why: str) -> None:
        """Note whether the store takes writes."""
        self.faults.write_finished(why, self.now())

    def committed(self, game: Game) -> None:
        """Note when something was last done, and say that the game has moved."""
        if game.state.kernel.running:
            self.acted = self.now()
        for listener in self.listeners:
            listener.moved(game.id)

    @contextmanager
    def used(self, game: Game) -> Iterator[None]:
        """Keep a game open for as long as the block lasts."""
        game.users += 1
        try:
            yield
        finally:
            game.users -= 1
            game.touched = self.now()

    @property
    def notes(self) -> tuple[Side, ...]:
        """The notes in the store on a game that this host begins to play."""
        rehearsed = (Side("note", REHEARSAL, b"1"),) if self.settings.rehearsal else ()
        return (self.running, *rehearsed)

    @property
    def running(self) -> Side:
        """The note that this server plays a game."""
        return Side("note", f"{RUNNING}/{self.store.worker}", b"1")

    def adopt(self, game: Game, tokens: dict[str, str], bots: frozenset[str] | None) -> None:
        """Register a game that was just founded, with these tokens and bots."""
        self.play(game, bots)
        self.issue(game, tokens)
        self.joined(game)

    def joined(self, game: Game) -> None:
        """Say that a game was founded or opened, so that its bots sit down."""
        for listener in self.listeners:
            try:
                listener.joined(game)
            except Exception:  # noqa: BLE001 - the game is founded, whatever becomes of its bots
                _log.exception("adopted", game=game.id)

    def issue(self, game: Game, tokens: dict[str, str]) -> None:
        """Let these tokens open their cards; at a rehearsal anybody can see them."""
        cards = game.state.kernel.cards
        for card, token in tokens.items():
            known = cards[card]
            self.identity.issued(token, game.id, card, known.generation, known.petition)
        if self.settings.rehearsal and game.id not in self.bots:
            self.tokens[game.id] = tokens

    def play(self, game: Game, bots: frozenset[str] | None) -> None:
        """Register a game and start its writer; `bots` are those of a party."""
        self.games[game.id] = game
        self.unfinished.pop(game.id, None)
        if bots is not None:
            self.bots[game.id] = bots
        game.writer.start()

    def load_access(self, game: Game, sides: Sides) -> None:
        """Know by which tokens and sessions one gets at a game, and where phones are."""
        for kept in (self.identity, self.addresses, self.subscriptions):
            kept.forget(game.id)
            kept.load(game.id, sides)

    def put_away(self, game: Game) -> None:
        """Keep nothing in memory of a game at rest, but the addresses of its calendar feeds."""
        for known in (self.games, self.tokens, self.bots):
            known.pop(game.id, None)
        if not game.over:
            self.unfinished[game.id] = game.state.at
        self.identity.forget(game.id)
        self.subscriptions.forget(game.id)

    async def leave_rehearsal(self, game: Game) -> None:
        """Let a rehearsal stand still from now on, also at the next start: its cards are closed.

        Raise StoreError.
        """
        left = Side("note", REHEARSAL, None)
        if isinstance(await game.writer.answer(self.house("pause"), (left,)), Refused):
            await game.writer.keep((left,))
        self.tokens.pop(game.id, None)

    def forget(self, game: str) -> None:
        """Know nothing of a game any more; it is not played on."""
        for known in (self.games, self.unfinished, self.tokens, self.bots):
            known.pop(game, None)
        for kept in (self.identity, self.addresses, self.subscriptions):
            kept.forget(game)

    async def up_to_date(self, games: Iterable[str]) -> None:
        """Read on in these games, as far as they are open. Raise StoreError."""
        for game in [self.games[name] for name in set(games) & self.games.keys()]:
            if self.games.get(game.id) is game:  # one may have been put away meanwhile
                await game.writer.up_to_date()

    def vanished(self, game: Game) -> None:
        """Another server erased a game whole: nobody is told of it any more."""
        if self.games.get(game.id) is game:
            self.forgotten |= {game.id}
            self.forget(game.id)
            game.stream.end(game.stream.listeners)
            self.leaving.append(asyncio.ensure_future(game.writer.stop()))

    def access_changed(self, game: Game, sides: tuple[Side, ...]) -> None:
        """Take over what another server wrote of tokens, sessions and addresses of a game."""
        left = set[str]()
        for side in sides:
            if side.kind in ("token", "session"):
                left.add(self.identity.take_over(game.id, side, game.state.kernel))
                left.discard("")  # nobody; strangers have that for a key as well
            elif side.kind == "calendar":
                self.addresses.take_over(game.id, side)
            elif side.kind == "push" or (side.kind, side.key) == ("note", PUSHED):
                self.subscriptions.take_over(game.id, side)
        if left:
            leaving = [one for one in game.stream.listeners if one.session.key in left]
            game.stream.end(leaving, GOODBYE)

    def house(self, act: str, **fields: Any) -> Request:
        """A request by the server itself."""
        return Request(self.fresh_id(), HOST, act, "", 0, fields)

    def fresh_id(self) -> str:
        """A new id for a command that comes from no phone."""
        return str(uuid.UUID(bytes=self.randomness(16), version=4))

"""The registry: the open games of a store, and the objects that they share."""

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
"""Prefix of the key of a note that a server plays a game; the note survives a crash."""

REHEARSAL = "rehearsal"
"""Key of the note that marks a game as a rehearsal: anybody may take its cards."""

FAR = 10**12
"""Initial value of `acted` in milliseconds, negated: longer ago than any server runs."""

READING = 2
"""Number of threads that read from the store."""

T = TypeVar("T")

_log = structlog.get_logger()


def server_of(note: str) -> str:
    """Return the server in the key of a note; "" if an older version wrote the note."""
    return note.removeprefix(RUNNING).removeprefix("/")


class RegistryListener(Protocol):
    """Hears of the games of a server."""

    def joined(self, game: Game) -> None:
        """A game was founded or opened."""

    def moved(self, game: str) -> None:
        """This server has written the game with this id."""


class Registry:
    """The open games of one store, and the objects that they share.

    `clock` gives the time in milliseconds.
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
        """The one thread that writes."""
        self.reading = ThreadPoolExecutor(READING, thread_name_prefix="reading")
        """The threads for look-ups and for opening games."""
        self.identity = Identity(randomness)
        self.addresses = Addresses(randomness)
        """The addresses of calendar feeds."""
        self.subscriptions = Subscriptions()
        """The phones that want push messages."""
        self.names = Names(settings.own_names)
        self.faults = ServerFaults()
        """The faults of this server."""
        self.presence = Presence(store.worker)
        """The phones that listen at other servers."""
        self.games: dict[str, Game] = {}
        """The open games, by id."""
        self.unfinished: dict[str, int] = {}
        """The time of the last act of each game that was put away during play."""
        self.acted = -FAR
        """When a game that is being played was last written (milliseconds)."""
        self._machines: dict[str, Machine[Any]] = {}
        self.tokens: dict[str, dict[str, str]] = {}
        """The tokens of a rehearsal's cards, by game."""
        self.bots: dict[str, frozenset[str]] = {}
        """The characters whom bots play, by game."""
        self.forgotten: frozenset[str] = frozenset()
        """The games that were erased whole."""
        self.leaving: list[asyncio.Future[None]] = []
        """The writers of erased games that have not ended yet."""
        self.listeners: list[RegistryListener] = []
        """They hear of every game that is founded, opened or written."""

    def game(self, game: str) -> Game:
        """Return an open game by its id. Raises: the problems unknown-game and unavailable."""
        found_one = self.games.get(game)
        if found_one is not None:
            return found_one
        if game in self.faults.unreadable:
            raise ProblemError(
                "unavailable", said("explained-unreadable", game=game)
            )  # the log has the reason
        raise ProblemError("unknown-game")

    async def beside(self, do: Callable[[], T]) -> T:
        """Return the result of `do`, run on a reading thread, so that no commit waits for it."""
        return await asyncio.get_running_loop().run_in_executor(
            self.reading, copy_context().run, do
        )

    def machine(self, ruleset: str) -> Machine[Any]:
        """Return the machine of a ruleset; all its games share one."""
        rules, known = self.shelf[ruleset], self._machines.get(ruleset)
        if known is None or known.rules is not rules:
            known = self._machines[ruleset] = Machine(rules)
        return known

    def opened(self, scribe: Scribe) -> Game:
        """Return a game for this scribe, not yet registered."""
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
        """Keep a game open as long as the block lasts."""
        game.users += 1
        try:
            yield
        finally:
            game.users -= 1
            game.touched = self.now()

    @property
    def notes(self) -> tuple[Side, ...]:
        """The notes that this host writes when it begins to play a game."""
        rehearsed = (Side("note", REHEARSAL, b"1"),) if self.settings.rehearsal else ()
        return (self.running, *rehearsed)

    @property
    def running(self) -> Side:
        """The note that this server plays a game."""
        return Side("note", f"{RUNNING}/{self.store.worker}", b"1")

    def adopt(self, game: Game, tokens: dict[str, str], bots: frozenset[str] | None) -> None:
        """Register a new game with these tokens and bots."""
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
        """Load the tokens, sessions, calendar addresses and push addresses of a game."""
        for kept in (self.identity, self.addresses, self.subscriptions):
            kept.forget(game.id)
            kept.load(game.id, sides)

    def put_away(self, game: Game) -> None:
        """Remove a game from memory, except for the addresses of its calendar feeds."""
        for known in (self.games, self.tokens, self.bots):
            known.pop(game.id, None)
        if not game.over:
            self.unfinished[game.id] = game.state.at
        self.identity.forget(game.id)
        self.subscriptions.forget(game.id)

    async def leave_rehearsal(self, game: Game) -> None:
        """End a rehearsal: close its cards, and let a restart pause it like any other game.

        Raises: StoreError.
        """
        left = Side("note", REHEARSAL, None)
        if isinstance(await game.writer.answer(self.house("pause"), (left,)), Refused):
            await game.writer.keep((left,))
        self.tokens.pop(game.id, None)

    def forget(self, game: str) -> None:
        """Remove everything about a game from memory; the game ends here."""
        for known in (self.games, self.unfinished, self.tokens, self.bots):
            known.pop(game, None)
        for kept in (self.identity, self.addresses, self.subscriptions):
            kept.forget(game)

    async def up_to_date(self, games: Iterable[str]) -> None:
        """Read on in those of these games that are open. Raises: StoreError."""
        for game in [self.games[name] for name in set(games) & self.games.keys()]:
            if self.games.get(game.id) is game:  # a game may have been put away in the meantime
                await game.writer.up_to_date()

    def vanished(self, game: Game) -> None:
        """Remove a game that another server erased; its phones get no more events."""
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
                left.discard("")  # "" is no session; strangers have it as their key
            elif side.kind == "calendar":
                self.addresses.take_over(game.id, side)
            elif side.kind == "push" or (side.kind, side.key) == ("note", PUSHED):
                self.subscriptions.take_over(game.id, side)
        if left:
            leaving = [one for one in game.stream.listeners if one.session.key in left]
            game.stream.end(leaving, GOODBYE)

    def house(self, act: str, **fields: Any) -> Request:
        """Return a request by the server itself."""
        return Request(self.fresh_id(), HOST, act, "", 0, fields)

    def fresh_id(self) -> str:
        """Return a new id for a command that comes from no phone."""
        return str(uuid.UUID(bytes=self.randomness(16), version=4))

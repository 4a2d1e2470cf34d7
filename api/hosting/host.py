"""The host: the games of a store, opened on request, and who may ask for which."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from starlette.types import Scope

from api.access.card_code import token_of
from api.access.cookies import secret_of, session_key
from api.access.founding import token_hash
from api.access.identity import Session, Token, kept_token
from api.access.party import Player
from api.archiving.archivist import Archivist
from api.base.clock import Clock, SteadyClock, Watch, milliseconds
from api.base.readers import Readers
from api.base.settings import Settings
from api.base.unhurried import Unhurried
from api.doors.streams import Streams
from api.game.game import Game
from api.hosting.at_rest.opening import Opener
from api.hosting.cluster.following import Follower
from api.hosting.erasure.eraser import Eraser
from api.hosting.erasure.retention import DAY
from api.hosting.founder import FoundedGame, Founder, FoundingRequest
from api.hosting.registry import Registry
from api.hosting.resting import ListedNotes
from api.hosting.rounds import Round
from api.hosting.waiting_room import WaitingRoom
from api.keys.vapid import ServerKey
from api.limits.limiting import Limiter
from api.limits.shared_counts import shared_counts
from api.limits.turns import Turns
from api.observing.loop_lag import LoopLag
from api.push.subscriptions import Subscriptions
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.request import Outcome, Request
from ledger.scribe.heads import MINUTE
from ledger.store.base import Side, Store

if TYPE_CHECKING:
    from api.push.pusher import Pusher

TICK = 1.0
PING = 5.0
"""Seconds between two checks for due acts, and between two pings."""

PROBE = 20.0
"""Seconds without a write after which the host checks that the store can be written."""

TEND = 10.0
"""Seconds between two checks for games to be opened or put away."""

_log = structlog.get_logger()


class Host(Registry):
    """The games of one store. One thread writes; everything else runs on the event loop.

    `wall` is the machine's own clock. It is read only to notice that somebody set it. The other
    arguments are those of the registry.
    """

    def __init__(
        self,
        store: Store,
        shelf: Mapping[str, Ruleset[Any]],
        settings: Settings,
        clock: Clock | None = None,
        randomness: Callable[[int], bytes] = secrets.token_bytes,
        wall: Clock = milliseconds,
    ) -> None:
        super().__init__(store, shelf, settings, clock or SteadyClock(wall), randomness)
        self._watch = Watch(self.now, wall)
        self.limiter = Limiter(settings, shared_counts(settings))
        self.readers = Readers()
        self.turns = Turns()
        self.archivist = Archivist()
        self.unhurried = Unhurried()
        self.loop_lag = LoopLag()
        self.waiting_room = WaitingRoom()
        self.streams = Streams(settings.stranger_connections)
        self.push_key = _server_key(settings)
        """This server's key for push messages; None if pushing is off."""
        self._pusher = _pusher(self.push_key, settings, self.subscriptions)
        self.founder = Founder(self, self.reach)
        self.opener = Opener(self, self.founder)
        self.eraser = Eraser(self, self.opener)
        self.follower = Follower(self)
        self._timers: list[asyncio.Task[None]] = []
        self.erasing: asyncio.Task[None] | None = None
        self._tending: asyncio.Task[None] | None = None
        self._minute = self._day = 0
        self._commits = -1
        self._notes = ListedNotes()
        self._looks, self._pings, self._pushes = Round("due"), Round("ping"), Round("push")
        self.ready = False
        """Whether all games to be opened at the start were read."""

    async def start(self) -> None:
        """Open the games that are being played; one unreadable game does not stop the others.

        A game is paused if its last server was killed during play, so that nobody loses time. A
        rehearsal is not paused. Calling `start` again does nothing.

        Raises: StoreError: the store cannot list its games.
        """
        if self.ready:
            return
        self.faults.store_opened(self.store.doubt, self.now())
        await self.opener.start()
        self.erasing = asyncio.ensure_future(self.eraser.carry_out())
        self._tending = asyncio.ensure_future(self.opener.open_later())
        self.follower.start()
        self._minute, self._day = self.now() // MINUTE, self.now() // DAY
        self._timers = [
            asyncio.create_task(_every(TICK, self.tick)),
            asyncio.create_task(_every(PING, self.ping)),
            asyncio.create_task(_every(PROBE, self.probe)),
            *map(asyncio.create_task, (self.loop_lag.watch(), *self.limiter.exchanging())),
            asyncio.create_task(_every(TEND, self.tend)),
        ]
        self.ready = True

    async def stop(self) -> None:
        """Finish pending requests, end all streams, and note a clean stop.

        Calling it again does nothing.
        """
        if not self.ready:
            return
        self.ready = False
        for timer in self._timers:
            timer.cancel()
        await self.follower.stop()
        self.eraser.stopping = self.opener.stopping = True
        await asyncio.gather(*filter(None, (self.erasing, self._tending)))
        if self._pusher is not None:
            await self._pusher.stop()
        for game in list(self.games.values()):
            await self._close(game)
        await asyncio.gather(*self.leaving)
        await self.eraser.scrub(at_once=True)
        self.pool.shutdown()
        self.archivist.stop()
        self.readers.stop()
        self.reading.shutdown()

    async def _close(self, game: Game) -> None:
        game.stream.end(game.stream.listeners)
        try:
            await self.opener.close(game)
        except Exception:  # noqa: BLE001 - one that cannot write must not keep the others open
            _log.exception("unwritable", game=game.id)
            await game.writer.stop()

    async def reach(self, game: str) -> Game | None:
        """Return a game by its id, opened if it is at rest; None if it is unknown or unreadable.

        Raises: StoreError.
        """
        found = self.games.get(game) or await self.opener.reach(game)
        if found is not None:
            found.touched = self.now()
        return found

    async def recognise(self, headers: Mapping[bytes, bytes], scope: Scope) -> bool:
        """Load all cards of the session that sends a request; return whether there is a session.

        Raises: StoreError.
        """
        secret = secret_of(headers, secure=self.secure(scope))
        if not secret:
            return False
        key = session_key(secret)
        kept = await self.beside(partial(self.store.look_up, "session", f"{key}/"))
        self.identity.learn(key, kept, self.games)
        # another server may have accepted the session's knock
        await self.up_to_date(side.game for side in kept)
        return True

    async def token(self, token: str) -> Token | None:
        """Return a card's token, also that of a game at rest; None for an unknown one.

        Raises: StoreError.
        """
        known = self.identity.token(token)
        if known is not None:
            return known
        key = token_hash(token_of(token))
        found = kept_token(await self.beside(partial(self.store.look_up, "token", key)))
        await self.up_to_date((found.game,) if found is not None else ())
        return found

    def secure(self, scope: Scope) -> bool:
        """Return whether a session's cookie for this request is for HTTPS only."""
        setting = self.settings.secure_cookies
        return scope.get("scheme") in ("https", "wss") if setting is None else setting

    def session(self, headers: Mapping[bytes, bytes], scope: Scope) -> Session:
        """Return the session that sent a request; strangers get one without cards."""
        return self.identity.session(headers, secure=self.secure(scope))

    async def answer(self, game: str, request: Request, sides: tuple[Side, ...] = ()) -> Outcome:
        """Return the answer to a request in a game, once it is durable.

        Raises: the problem unknown-game. StoreError: nothing could be written.
        """
        return await self.game(game).writer.answer(request, sides)

    async def found(
        self,
        ruleset: str,
        scenario: str | None,
        title: str = "",
        players: Sequence[Player] = (),
        dice: str = "",
        key: str = "",
        *,
        waits: bool = False,
    ) -> FoundedGame:
        """Found a game from a scenario's text (None for the usual one), for these players, if any.

        `dice` replaces the scenario's setting of who rolls them. The same `key` founds only one
        game. An evening that `waits` does so until a steward lets play begin; a rehearsal never
        waits. Raises: the errors of `Founder.found`; then there is no new game.
        """
        request = FoundingRequest(ruleset, scenario, title, players, dice, waits)
        return await self.founder.found(request, key)

    def tick(self) -> None:
        """Carry out due acts; sign heads every minute; erase old data every day."""
        if jump := self._watch.noticed():
            self.faults.clock_changed(jump, self.now())
        before, self._minute = self._minute, self.now() // MINUTE
        if self._minute != before:
            for game in self.games.values():
                game.writer.minute()
                self._notes.look(game)
        if self._day != (today := self.now() // DAY):
            self._day = today
            self.erasing = asyncio.ensure_future(self.eraser.carry_out())
        self._looks(self.games.values(), _look)
        if self._pusher is not None:
            self._pushes(self.games.values(), self._pusher.look)

    def probe(self) -> None:
        """Check that the store can be written, unless a game has written since the last check.

        The check uses a game that can be written: another game would fail for its own reasons.
        """
        if self.erasing is None or self.erasing.done():
            self.erasing = asyncio.ensure_future(self.eraser.scrub())
        commits = sum(game.writer.commits for game in self.games.values())
        sound = (g for g in self.games.values() if not g.writer.broken)
        game = next((g for g in sound if g.id not in self._looks.failing), None)
        if game is not None and commits == self._commits:
            game.writer.touch((self.running,))
        self._commits = commits

    def tend(self) -> None:
        """Open games with a due act and put unused games away, unless this runs already."""
        if self._tending is None or self._tending.done():
            self._tending = asyncio.ensure_future(self.opener.tend())

    def ping(self) -> None:
        """Send a ping to every listener."""
        self._pings(self.games.values(), lambda game: game.stream.ping())


def _server_key(settings: Settings) -> ServerKey | None:
    private = settings.push_key.get_secret_value()
    return ServerKey(private, settings.push_contact) if private else None


def _pusher(
    key: ServerKey | None, settings: Settings, subscriptions: Subscriptions
) -> "Pusher | None":
    if key is None:
        return None
    from api.push.pusher import Pusher  # noqa: PLC0415 - a hall without a key need not load it
    from api.push.sender import Sender  # noqa: PLC0415 - nor its HTTP client

    return Pusher(subscriptions, Sender(key, settings.trusted_push))


def _look(game: Game) -> None:
    """Wake the writer of a game if an act is due in it."""
    if game.machine.due(game.state, game.now(), game.scribe.beside):
        game.writer.wake()


async def _every(seconds: float, do: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            do()
        except Exception:  # noqa: BLE001 - a clock that stops would be worse
            _log.exception("timer")

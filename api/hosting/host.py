"""The host: it makes the parts of a server that open, found, erase and follow games."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import structlog

from api.access.organisers import OrganiserTokens
from api.archiving.archivist import Archivist
from api.base.background_queue import InterruptibleQueue
from api.base.clock import Clock, ClockChangeDetector, SteadyClock, milliseconds
from api.base.readers import ReadingThread
from api.base.settings import Settings
from api.doors.names import ServerNames
from api.doors.streams import StreamCounter
from api.game.game import Game
from api.hosting.access import KeysToGames
from api.hosting.at_rest.opener import Opener
from api.hosting.background_jobs import BackgroundJobs
from api.hosting.cluster.follower import Follower
from api.hosting.cluster.move_messenger import MoveMessenger
from api.hosting.copy_orders import CopyOrders
from api.hosting.erasure.eraser import Eraser
from api.hosting.erasure.retention import DAY_MILLISECONDS
from api.hosting.founder import Founder
from api.hosting.presence import RemotePresence
from api.hosting.registry import Registry
from api.hosting.resources import Resources
from api.hosting.rest_notes import DescriptionUpdater
from api.hosting.rounds import RepeatedJob
from api.hosting.sessions import Sessions
from api.hosting.threads import StoreThreads
from api.hosting.waiting_room import WaitingRoom
from api.keys.vapid import ServerKey
from api.limits.rate_limits import Limiter
from api.limits.shared_counts import shared_counts
from api.limits.turns import Turns
from api.observing.loop_lag import LoopLag
from api.observing.server_faults import ServerFaults
from api.push.subscriptions import Subscriptions
from ledger.contract.ruleset import Ruleset
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.store.base import Store

if TYPE_CHECKING:
    from api.push.pusher import Pusher

TICK_SECONDS = 1.0
PING_SECONDS = 5.0
"""Seconds between two checks for due acts, and between two pings."""

PROBE_SECONDS = 20.0
"""Seconds without a write after which the host checks that the store can be written."""

TEND_SECONDS = 10.0
"""Seconds between two checks for games to be opened or put away."""

_log = structlog.get_logger()


class Host:
    """The games of one store. One thread writes; everything else runs on the event loop.

    The host makes its collaborators, starts and stops them, and calls them at their times. `clock`
    gives the time in milliseconds. `wall_clock` is the machine's own clock. The machine's clock is
    read only to notice that it was set.
    """

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        settings: Settings,
        clock: Clock | None = None,
        randomness: Callable[[int], bytes] = secrets.token_bytes,
        wall_clock: Clock = milliseconds,
        threads: StoreThreads | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = clock or SteadyClock(wall_clock)
        """Returns the time in milliseconds."""
        self.randomness = randomness
        self.threads = threads or StoreThreads()
        self.faults = ServerFaults()
        """The faults of this server."""
        self.names = ServerNames(settings.own_names)
        self.access = KeysToGames(randomness)
        self.organisers = OrganiserTokens(settings.admin_token, randomness)
        """The tokens that open the organiser's page."""
        self.presence = RemotePresence(store.worker)
        """The phones that listen at other servers."""
        resources = Resources(store, self.threads, settings, self.now, randomness, self.faults)
        waker = _make_waker(settings, store)
        wakers = () if waker is None else (waker,)
        self.registry = Registry(resources, rulesets, self.access, self.presence, wakers)
        self.opener = Opener(resources, self.registry, self.access, self.names)
        self.founder = Founder(resources, self.registry, self.opener)
        self.jobs = BackgroundJobs(resources, self.registry)
        """The long jobs of organisers."""
        self.eraser = Eraser(resources, self.registry, self.access, self.opener, self.jobs)
        self.copy_orders = CopyOrders()
        """The folder into which the ledger is copied, as organisers choose it."""
        self.follower = Follower(store, self.threads, self.registry, self.presence, waker)
        self.sessions = Sessions(resources, self.registry, self.access.identity)
        self._watch = ClockChangeDetector(self.now, wall_clock)
        self.limiter = Limiter(settings, shared_counts(settings))
        self.readers = ReadingThread()
        self.turns = Turns()
        self.archivist = Archivist()
        self.unhurried = InterruptibleQueue()
        self.loop_lag = LoopLag()
        self.waiting_room = WaitingRoom()
        self.streams = StreamCounter(settings.stranger_connections)
        self.push_key = _server_key(settings)
        """This server's key for push messages; None if pushing is off."""
        self._pusher = _make_pusher(self.push_key, settings, self.access.subscriptions)
        self._timers: list[asyncio.Task[None]] = []
        self.erasing: asyncio.Task[None] | None = None
        self.daily_erasures: list[Callable[[], Awaitable[None]]] = []
        """The erasures of data beside the games. They run at the start and once a day."""
        self._tending: asyncio.Task[None] | None = None
        self._minute = self._day = 0
        self._commits: dict[str, int] = {}
        self._notes = DescriptionUpdater()
        self._looks, self._pings, self._pushes = (
            RepeatedJob("due"),
            RepeatedJob("ping"),
            RepeatedJob("push"),
        )
        self.ready = False
        """Whether all games to be opened at the start were read."""

    async def start(self) -> None:
        """Open the games that are being played. One unreadable game does not stop the others.

        A game is paused if its last server was killed during play, so that no player loses time. A
        rehearsal is not paused. Calling `start` again has no effect.

        Raises: StoreError: the store cannot list its games.
        """
        if self.ready:
            return
        self.faults.note_store_doubt(self.store.doubt, self.now())
        await self.opener.start()
        self.erasing = asyncio.ensure_future(self._erase_expired())
        self._tending = asyncio.ensure_future(self.opener.open_remaining_games())
        self.follower.start()
        self._minute, self._day = self.now() // MINUTE_MILLISECONDS, self.now() // DAY_MILLISECONDS
        self._timers = [
            asyncio.create_task(_repeat_every(TICK_SECONDS, self.do_periodic_work)),
            asyncio.create_task(_repeat_every(PING_SECONDS, self.ping)),
            asyncio.create_task(_repeat_every(PROBE_SECONDS, self.probe_store)),
            *map(
                asyncio.create_task,
                (self.loop_lag.measure_repeatedly(), *self.limiter.exchange_tasks()),
            ),
            asyncio.create_task(_repeat_every(TEND_SECONDS, self.open_and_put_away_games)),
        ]
        self.ready = True

    async def stop(self) -> None:
        """Finish pending requests, end all streams, and note a clean stop.

        Calling `stop` again has no effect.
        """
        if not self.ready:
            return
        self.ready = False
        for timer in self._timers:
            timer.cancel()
        await self.follower.stop()
        self.eraser.stopping = self.opener.stopping = True
        await asyncio.gather(*filter(None, (self.erasing, self._tending)))
        await self.jobs.stop()
        if self._pusher is not None:
            await self._pusher.stop()
        for game in list(self.registry.games.values()):
            await self._close(game)
        await asyncio.gather(*self.registry.leaving)
        await self.eraser.scrub(must_scrub_at_once=True)
        self.archivist.stop()
        self.readers.stop()
        self.threads.stop()

    async def _close(self, game: Game) -> None:
        game.stream.end(game.stream.listeners)
        try:
            await self.opener.close(game)
        except Exception:  # noqa: BLE001 - the other games must still be put away
            _log.exception("unwritable", game=game.id)
            await game.writer.stop()

    def do_periodic_work(self) -> None:
        """Carry out due acts; sign heads every minute; erase old data every day."""
        if jump := self._watch.change_since_last_call():
            self.faults.note_clock_change(jump, self.now())
        self.faults.note_away_databases(self.store.away())
        last_minute, self._minute = self._minute, self.now() // MINUTE_MILLISECONDS
        if self._minute != last_minute:
            for game in self.registry.games.values():
                game.writer.sign_minute_head()
                self._notes.write_changed_description(game)
        if self._day != (today := self.now() // DAY_MILLISECONDS):
            self._day = today
            self.erasing = asyncio.ensure_future(self._erase_expired())
        self._looks(self.registry.games.values(), _wake_if_due)
        if self._pusher is not None:
            self._pushes(self.registry.games.values(), self._pusher.send_due_notices)

    async def _erase_expired(self) -> None:
        """Erase the data whose storage time is over, beside the games and in them."""
        for erase in self.daily_erasures:
            try:
                await erase()
            except Exception:  # noqa: BLE001 - the data of the games must still be erased
                _log.exception("unerased")
        await self.eraser.erase_expired()

    def probe_store(self) -> None:
        """Check that each database can be written, unless a game in it has written since.

        The check uses a game that can be written: another game would fail for its own reasons. If
        no such game of a database is open, no write can show that the database works again. Then
        its fault is dropped.
        """
        if self.erasing is None or self.erasing.done():
            self.erasing = asyncio.ensure_future(self.eraser.scrub())
        commits = dict.fromkeys(self.store.databases(), 0)
        sound_games: dict[str, Game] = {}
        for game in filter(self.registry.is_stored, self.registry.games.values()):
            database = self.store.database(game.id)
            commits[database] += game.writer.commits
            if not game.writer.broken and game.id not in self._looks.failing:
                sound_games.setdefault(database, game)
        for database, game in sound_games.items():
            if commits[database] == self._commits.get(database):
                game.writer.touch((self.registry.running_note,))
        self._commits = commits
        self.faults.forget_write_results_except(sound_games)

    def open_and_put_away_games(self) -> None:
        """Open games with a due act and put unused games away, unless this job runs already."""
        if self._tending is None or self._tending.done():
            self._tending = asyncio.ensure_future(self.opener.open_and_put_away_games())

    def ping(self) -> None:
        """Send a ping to every listener."""
        self._pings(self.registry.games.values(), lambda game: game.stream.ping())


def _make_waker(settings: Settings, store: Store) -> MoveMessenger | None:
    address = settings.redis.get_secret_value()
    return MoveMessenger(address, store.worker) if address else None


def _server_key(settings: Settings) -> ServerKey | None:
    private_key = settings.push_key.get_secret_value()
    return ServerKey(private_key, settings.push_contact) if private_key else None


def _make_pusher(
    server_key: ServerKey | None, settings: Settings, subscriptions: Subscriptions
) -> "Pusher | None":
    if server_key is None:
        return None
    from api.push.pusher import Pusher  # noqa: PLC0415 - a server without a key need not load it
    from api.push.sender import Sender  # noqa: PLC0415 - it need not load its HTTP client either

    return Pusher(subscriptions, Sender(server_key, settings.trusted_push))


def _wake_if_due(game: Game) -> None:
    """Wake the writer of a game if an act is due in it."""
    if game.machine.due_act_name(game.state, game.now(), game.scribe.stored_submissions):
        game.writer.run_due_acts()


async def _repeat_every(seconds: float, job: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            job()
        except Exception:  # noqa: BLE001 - without this, one error would stop all due acts
            _log.exception("timer")

"""Opens games on request, and puts them away when they are not in use.

At the start the opener opens the games that the last server left open, and the games in which an
act falls due. Each game is opened separately: an unreadable game does not stop the others.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

import structlog

from api.doors.names import ServerNames
from api.game.game import Game
from api.hosting.access import KeysToGames
from api.hosting.at_rest.last_server_state import (
    catch_up_after_downtime,
    pause_unless_played,
    servers_in,
)
from api.hosting.at_rest.start_facts import StartFacts, games_to_open, read_start_facts
from api.hosting.at_rest.stored_game import StoredGame, read_game
from api.hosting.registry import REHEARSAL_NOTE, Registry
from api.hosting.resources import Resources
from api.hosting.rest_notes import WHILE_AT_REST, next_due_time, notes_at_rest
from ledger.scribe.commits import DamagedError
from ledger.store.base import SideWrite, StoreError

T = TypeVar("T")

BATCH_SIZE = 10
"""Number of games that are opened before the server answers, no matter how long this takes."""

FIRST_OPENING_SECONDS = 1.0
"""Seconds in which more games are opened before the server answers.

The remaining games are opened later.
"""

EARLY_MILLISECONDS = 3 * 60_000
"""Milliseconds: a game with an act that falls due earlier than this is not put away."""

LEAD_MILLISECONDS = 60_000
"""Milliseconds: a game is opened this long before its next due act."""

BRIEF_MILLISECONDS = 10_000
"""Milliseconds for which an unused game stays open if too many games are open."""

_log = structlog.get_logger()


class Opener:
    """Opens the games of a store into its registry, and puts them away.

    Starting the opener loads the calendar addresses of all games into `access`. The names on
    printed cards are added to this server's `names`.
    """

    def __init__(
        self, resources: Resources, registry: Registry, access: KeysToGames, game_ids: ServerNames
    ) -> None:
        self._resources = resources
        self._registry = registry
        self._access = access
        self._names = game_ids
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._games_left_open: set[str] = set()
        self._unknown_games: frozenset[str] = frozenset()
        self._later_games: tuple[str, ...] = ()
        self._unread_databases: frozenset[str] = frozenset()
        self.stopping = False

    async def start(self) -> None:
        """Open the games that are being played. The others wait for their first request.

        The registry's `faults` name the unreadable games.

        Raises: StoreError. DamagedError: there are games and none can be read.
        """
        resources, registry = self._resources, self._registry
        facts = await self._read_start_facts()
        self._games_left_open, self._unknown_games = set(facts.left_open), facts.unknown
        self._later_games = await self._open_first(facts.names)
        unreadable_games = tuple(resources.faults.unreadable.values())
        if unreadable_games and not registry.games and len(unreadable_games) == facts.number:
            raise DamagedError(unreadable_games[0])

    async def _read_start_facts(self) -> StartFacts:
        """Read the facts from all databases that can be reached, and note the others."""
        resources, registry = self._resources, self._registry
        latest_time, is_rehearsal = (
            resources.now() + LEAD_MILLISECONDS,
            resources.settings.rehearsal,
        )
        find = partial(read_start_facts, resources.store, latest_time, is_rehearsal=is_rehearsal)
        answer = await resources.threads.read_partly(find)
        facts: StartFacts = answer.value
        self._unread_databases = frozenset(answer.skipped)
        registry.forgotten |= facts.forgotten
        self._names.update(facts.printed)
        self._access.addresses.load_all(facts.calendars)
        return facts

    async def _start_returned_databases(self) -> None:
        """Do for databases that were away at the start what the start does for all."""
        store = self._resources.store
        returned_databases = self._unread_databases - store.away().keys()
        if not returned_databases:
            return
        facts = await self._read_start_facts()
        games = [
            game_id for game_id in facts.names if store.database(game_id) in returned_databases
        ]
        self._games_left_open |= facts.left_open.intersection(games)
        await self._open_all(games)

    async def _open_first(self, game_ids: tuple[str, ...]) -> tuple[str, ...]:
        """Open the first of these games, and return the remaining ones."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + FIRST_OPENING_SECONDS
        for opened_count, game_id in enumerate(game_ids):
            if opened_count >= BATCH_SIZE and loop.time() > deadline:
                return game_ids[opened_count:]
            await self._open_all((game_id,))
        return ()

    async def open_remaining_games(self) -> None:
        """Open the games that the start left for later, and put unused ones away again."""
        for game_id in self._later_games:
            if self.stopping:
                return
            if game_id in self._registry.games:
                continue
            await self._open_all((game_id,))
            game = self._registry.games.get(game_id)
            if game is not None and game_id in self._unknown_games and self._is_idle(game, 0):
                await self.put_away(game)
        self._later_games = ()

    async def _open_all(self, game_ids: Iterable[str]) -> None:
        for game_id in game_ids:
            try:
                await self._get_or_open_game(game_id)
            except StoreError as error:  # the game has no fault, so it is tried again
                _log.error("open", game=game_id, why=str(error))

    async def get_game(self, game_id: str) -> Game | None:
        """Return a game by its id, opened if it is at rest; None if it is unknown or unreadable.

        A request uses the game, so that it stays open for a while. Requests that come at the same
        time open it only once. Raises: StoreError.
        """
        game = await self._get_or_open_game(game_id)
        if game is not None:
            game.touched = self._resources.now()
        return game

    async def _get_or_open_game(self, game_id: str) -> Game | None:
        games, unreadable_games = self._registry.games, self._resources.faults.unreadable
        if game_id in games or game_id in unreadable_games:
            return games.get(game_id)
        async with self.lock_game(game_id):
            if game_id in games or game_id in unreadable_games:
                return games.get(game_id)
            return await self._open_game(game_id)

    @asynccontextmanager
    async def lock_game(self, game_id: str) -> AsyncIterator[None]:
        """Inside the block no other task opens this game, puts it away, or erases data in it."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        async with lock:
            yield

    async def _open_game(self, game_id: str) -> Game | None:
        registry = self._registry
        try:
            find = partial(read_game, self._resources, registry, game_id)
            stored_game = await self._resources.threads.run_on_reading_thread(find)
            if stored_game is None:
                return None
            game = self._register(stored_game)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - the other games must still be opened
            self._note_unreadable(game_id, error)
            return None
        await self._start_game(game, stored_game)
        registry.announce_opened_game(game)
        return game

    def _register(self, stored_game: StoredGame) -> Game:
        registry, game = self._registry, stored_game.game
        lead_time = game.state.at - self._resources.now()
        if lead_time > 0:
            self._resources.faults.note_late_clock(game.id, lead_time, game.state.at)
        registry.start_game(game, stored_game.bots)
        self._access.load_game(game.id, stored_game.preloaded_sides)
        return game

    async def _start_game(self, game: Game, stored_game: StoredGame) -> None:
        notes = stored_game.preloaded_sides.side_values(game.id, "note")
        read_at = game.scribe.revision
        try:
            await catch_up_after_downtime(game)
            servers = await servers_in(self._resources.store, self._resources.threads, notes)
            was_left = bool(servers.dead) and not servers.others
            await self._continue_game(
                game, is_rehearsed=REHEARSAL_NOTE in notes, was_left=was_left, read_at=read_at
            )
            old_keys = (
                *servers.dead,
                *(note_key for note_key in WHILE_AT_REST if note_key in notes),
            )
            note_removals = tuple(SideWrite("note", note_key, None) for note_key in old_keys)
            is_unfinished = game.state.kernel.status != "closed"
            await game.writer.write_sides(
                (*note_removals, *((self._registry.running_note,) if is_unfinished else ()))
            )
        # the game can be read, and it can be played once the store works again
        except StoreError as error:
            _log.error("begin", game=game.id, why=str(error))

    def _note_unreadable(self, game: str, error: Exception) -> None:
        is_expected = isinstance(error, DamagedError | StoreError)
        if not is_expected:
            _log.exception("unreadable", game=game, exc_info=error)
        self._resources.faults.note_unreadable_game(
            game, str(error) if is_expected else f"{game} cannot be read."
        )

    async def _continue_game(
        self, game: Game, *, is_rehearsed: bool, was_left: bool, read_at: int
    ) -> None:
        """Continue a game as its last server left it.

        `was_left` says that this server crashed and that no other server plays the game. Both facts
        were true when the game was read. `read_at` is the number of its commits at that time.
        """
        was_killed = game.id in self._games_left_open and was_left
        self._games_left_open.discard(game.id)
        kernel_state = game.state.kernel
        if self._resources.settings.rehearsal and is_rehearsed:
            # the phones of its players hold the cards of the party
            has_party = game.id in self._registry.bots
            if not has_party:
                await self._registry.renew_tokens(game)
            if kernel_state.status == "paused":
                await game.writer.answer(self._registry.request_by_server("resume"))
        elif was_killed and kernel_state.running:
            await pause_unless_played(game, self._registry.request_by_server("pause"), read_at)

    async def open_and_put_away_games(self) -> None:
        """Open the games in which an act falls due soon, and put unused games away."""
        resources, registry = self._resources, self._registry
        find = partial(games_to_open, resources.store, resources.now() + LEAD_MILLISECONDS)
        try:
            await self._start_returned_databases()
            due_games = await resources.threads.run_on_reading_thread(find)
        except StoreError as error:
            _log.error("wake", why=str(error))
            due_games = ()
        await self._open_all(due_games)
        for game in sorted(registry.games.values(), key=lambda game: game.touched):
            if not self.stopping:
                await self._put_away_if_idle(game)

    async def _put_away_if_idle(self, game: Game) -> None:
        try:
            if self._is_idle(game, self._idle_limit()):
                await self.put_away(game)
        except Exception:  # noqa: BLE001 - the game stays open, and the other games have their turn
            _log.exception("rest", game=game.id)

    def _idle_limit(self) -> int:
        """Return the milliseconds for which an unused game stays open."""
        settings = self._resources.settings
        is_over_limit = len(self._registry.games) > settings.open_games
        return BRIEF_MILLISECONDS if is_over_limit else settings.idle_minutes * 60_000

    def _is_idle(self, game: Game, patience: int) -> bool:
        """Return whether a game has been unused for long enough and no act falls due in it."""
        now = self._resources.now()
        if now - game.touched < patience or not self._may_rest(game):
            return False
        due_time = self._next_due_time(game)
        return due_time is None or due_time > now + EARLY_MILLISECONDS

    def _may_rest(self, game: Game) -> bool:
        """Return whether no phone listens, no request waits and no bot plays."""
        registry = self._registry
        is_played = game.id in registry.tokens or (registry.bots.get(game.id) and not game.is_over)
        return not (is_played or game.is_in_use or game.writer.broken)

    def _next_due_time(self, game: Game) -> int | None:
        if self._registry.bots.get(game.id) and not game.is_over:
            return game.now()  # bots play on as soon as a server runs
        return next_due_time(game, has_pushes=self._access.subscriptions.has_any(game.id))

    async def put_away(self, game: Game) -> None:
        """Put a game away if it may rest. The next request opens it again."""
        async with self.lock_game(game.id):
            if self._registry.games.get(game.id) is not game or not self._may_rest(game):
                return
            try:
                await self._put_away(game)
            except StoreError as error:  # the game stays open, and putting it away is tried again
                _log.error("rest", game=game.id, why=str(error))

    async def close(self, game: Game) -> None:
        """Put a game away because the server stops, even if phones listen."""
        async with self.lock_game(game.id):
            await self._put_away(game)

    async def _put_away(self, game: Game) -> None:
        registry = self._registry

        def notes_of_open_games() -> tuple[SideWrite, ...]:
            running_note = SideWrite("note", registry.running_note.key, None)
            return (running_note, *notes_at_rest(game, self._next_due_time(game)))

        registry.games.pop(game.id, None)  # from here on no request can find the game
        try:
            game.writer.sign_minute_head()  # sign a head, so that nobody can deny an earlier entry
            # write notes about the newest state, because another server may have played on
            await game.writer.write_change(notes_of_open_games)
        except BaseException:
            registry.games[game.id] = game
            raise
        game.stream.end(game.stream.listeners)
        await game.writer.stop()
        registry.put_away(game)

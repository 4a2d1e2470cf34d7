"""Opens the games of a store, each by itself: an unreadable game does not stop the others."""

import asyncio
from typing import Any

import structlog

from api.doors.printed import printed_names
from api.erasing import forgotten_games
from api.founder import Founder
from api.founding import pins_in
from api.game import Game
from api.party import bots_in
from api.registry import REHEARSAL, RUNNING, Registry
from ledger.kernel.machine import Machine
from ledger.scribe import DamagedError, Scribe, open_scribe
from ledger.store.base import Side, StoreError

MOST_STEPS = 100
"""Maximum number of commits to catch up with; whatever is left is due with the next act."""

_log = structlog.get_logger()


class Opener:
    """Opens the games that the store of a registry has."""

    def __init__(self, registry: Registry, founder: Founder) -> None:
        self._registry = registry
        self._founder = founder
        self._machines: dict[str, Machine[Any]] = {}

    async def open_all(self) -> None:
        """Open every game; the registry's `faults` name those that cannot be read.

        Raise StoreError, and DamagedError when there are games and none can be read.
        """
        loop = asyncio.get_running_loop()
        self._registry.forgotten = await loop.run_in_executor(
            self._registry.pool, forgotten_games, self._registry.store
        )
        for name in await loop.run_in_executor(self._registry.pool, self._registry.store.games):
            try:
                scribe = await loop.run_in_executor(self._registry.pool, self._open, name)
                game = self._adopt(scribe)
            except Exception as error:  # noqa: BLE001 - whatever it is, the others are to be played
                self._unread(name, error)
            else:
                await self._begin(game)
        unread = tuple(self._registry.faults.unreadable.values())
        if unread and not self._registry.games:
            raise DamagedError(unread[0])

    async def _begin(self, game: Game) -> None:
        try:
            await _caught_up(game)
            await self._wake_up(game)
            await game.writer.keep((Side("note", RUNNING, b"1"),))
        except StoreError as error:  # it can be looked at; and it can be played when that is over
            _log.error("begin", game=game.id, why=str(error))

    def _unread(self, game: str, error: Exception) -> None:
        plain = isinstance(error, DamagedError | StoreError)
        if not plain:
            _log.exception("unreadable", game=game)
        self._registry.faults.game_unreadable(
            game, str(error) if plain else f"{game} cannot be read."
        )

    def _open(self, game: str) -> Scribe:
        pins = pins_in(self._registry.store, game)
        if pins.ruleset not in self._registry.shelf:
            raise DamagedError(f"{game} is a game of {pins.ruleset}, which is not on the shelf")
        machine = self._machines.get(pins.ruleset)
        if machine is None:
            machine = self._machines[pins.ruleset] = Machine(self._registry.shelf[pins.ruleset])
        return open_scribe(machine, self._registry.store, game, self._registry.randomness)

    def _adopt(self, scribe: Scribe) -> Game:
        behind = scribe.state.at - self._registry.now()
        if behind > 0:
            self._registry.faults.clock_behind(scribe.game, behind, scribe.state.at)
        game = self._registry.opened(scribe)
        self._registry.identity.load(game.id, self._registry.store)
        self._registry.addresses.load(game.id, self._registry.store)
        self._registry.subscriptions.load(game.id, self._registry.store)
        self._founder.load(game.id)
        self._registry.names.update(printed_names(self._registry.store, game.id))
        self._registry.play(game, bots_in(self._registry.store, game.id))
        return game

    async def _wake_up(self, game: Game) -> None:
        killed = self._registry.store.side(game.id, "note", RUNNING) is not None
        rehearsed = self._registry.store.side(game.id, "note", REHEARSAL) is not None
        status = game.state.kernel.status
        if self._registry.settings.rehearsal and rehearsed:
            party = game.id in self._registry.bots  # whose cards are kept by the phones there
            if not party:
                await self._founder.fresh_tokens(game)
            if status == "paused":
                await game.writer.answer(self._registry.house("resume"))
        elif killed and status in ("open", "closing"):
            await game.writer.answer(self._registry.house("pause"))
            _log.warning("paused", game=game.id, why="the last server did not stop cleanly")


async def _caught_up(game: Game) -> None:
    """Carry out what fell due while no server ran, before the game may be paused for that.

    What is due in several commits, as the end of a window, is carried out in so many.
    """
    for _ in range(MOST_STEPS):
        if not game.scribe.is_due(game.now()):
            return
        await game.writer.keep(())

"""Rehearsals of events in preparation: bots play an event's scenario quickly on this server.

Such a game lies in memory alone. No list of games, export, copy or other server knows it, and it
ends with the server.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import structlog

from api.access.founding import PlannedGame, plan_game
from api.base.problems import ProblemError, kernel_sentence, too_many
from api.game.game import Game
from api.game.game_names import harmless_title
from api.hosting.host import Host
from api.rehearsal.company import new_random
from api.rehearsal.live import LiveRehearsal
from api.rehearsal.turns import LiveTable
from ledger.store.memory import MemoryStore

PACE = 10
"""The speed of a rehearsal, compared with a night."""

LOOK_SECONDS = 5.0
"""The pause between two checks whether an evening is played."""

MAX_REHEARSALS = 3
"""Maximum number of events that are rehearsed at the same time."""

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class EventRehearsal:
    """The rehearsal of one event."""

    game: Game
    tokens: Mapping[str, str]
    """The tokens of its cards by id."""
    playing: asyncio.Task[str]
    """The task of its bots. It returns why it stopped them, "" if the game was over."""

    @property
    def is_played(self) -> bool:
        """Whether the bots still play."""
        return not self.playing.done() and not self.game.is_over

    @property
    def stop_reason(self) -> str:
        """The sentence why the bots stopped before the end; "" if they did not."""
        is_known = self.playing.done() and not self.playing.cancelled()
        return self.playing.result() if is_known else ""


class EventRehearsals:
    """The rehearsals of one server, at most one for each event."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._rehearsals: dict[str, EventRehearsal] = {}
        self._lock = asyncio.Lock()

    def find(self, event_id: str) -> EventRehearsal | None:
        """Return the rehearsal of an event, or None."""
        return self._rehearsals.get(event_id)

    async def start(self, event_id: str, ruleset: str, scenario: str) -> EventRehearsal:
        """Start the rehearsal of an event. It replaces the event's last one.

        Raises: ScenarioError: the scenario has faults, and the last rehearsal goes on. The problem
        too-many. The problem refused: people play an evening on this server.
        """
        async with self._lock:
            obstacle = self._find_obstacle()
            if obstacle:
                raise ProblemError("refused", obstacle)
            if len(self._rehearsals.keys() - {event_id}) >= MAX_REHEARSALS:
                raise too_many(detail=kernel_sentence("explained-many-rehearsals"))
            plan = partial(self._plan, ruleset, scenario)
            planned_game = await self._host.threads.run_on_reading_thread(plan)
            await self._end(event_id)
            planned_game.write()
            registry = self._host.registry
            game = registry.make_game(planned_game.scribe)
            # The bots of the server are not told, because these bots have a pace of their own.
            registry.start_game(game, None)
            registry.issue_tokens(game, planned_game.tokens)
            # While a game has tokens here, the server does not put it away.
            registry.tokens[game.id] = planned_game.tokens
            playing_task = asyncio.create_task(self._play_until_evening(game))
            rehearsal = EventRehearsal(game, planned_game.tokens, playing_task)
            self._rehearsals[event_id] = rehearsal
            return rehearsal

    async def end(self, event_id: str) -> None:
        """End the rehearsal of an event, if there is one, and drop its game."""
        async with self._lock:
            await self._end(event_id)

    async def stop(self) -> None:
        """End all rehearsals, because the server stops."""
        for event_id in list(self._rehearsals):
            await self.end(event_id)

    def _plan(self, ruleset: str, scenario: str) -> PlannedGame:
        host = self._host
        machine = host.registry.machine(ruleset)
        scenario_data = machine.rules.scenarios.read(scenario, "scenario")
        return plan_game(MemoryStore(), machine, scenario_data, host.now(), host.randomness)

    def _evening_in_play(self) -> Game | None:
        """Return an evening whose people act on this server now; None if there is none.

        Bots are quick, and the evening waits for the same processor.
        """
        registry = self._host.registry
        for game in registry.games.values():
            is_table = game.machine.rules.seats.players is not None
            is_rehearsal = game.id in registry.tokens
            is_played = game.state.kernel.running and bool(game.listening_cards())
            if is_played and not (is_table or is_rehearsal):
                return game
        return None

    def _find_obstacle(self) -> str:
        """Return the sentence why bots may not play now; "" if they may."""
        evening = self._evening_in_play()
        if evening is None:
            return ""
        title = harmless_title(evening.state.kernel)
        return kernel_sentence("explained-evening-in-play", title=title)

    async def _play_until_evening(self, game: Game) -> str:
        """Let bots play until the game is over, or until people play an evening.

        Return why the bots stopped, "" if the game was over.
        """
        bots = asyncio.create_task(_play(game))
        try:
            while not bots.done():
                obstacle = self._find_obstacle()
                if obstacle:
                    return obstacle
                await asyncio.wait((bots,), timeout=LOOK_SECONDS)
            return ""
        finally:
            bots.cancel()
            await asyncio.gather(bots, return_exceptions=True)

    async def _end(self, event_id: str) -> None:
        rehearsal = self._rehearsals.pop(event_id, None)
        if rehearsal is None:
            return
        rehearsal.playing.cancel()
        await asyncio.gather(rehearsal.playing, return_exceptions=True)
        game = rehearsal.game
        self._host.registry.forget(game.id)
        game.stream.end(game.stream.listeners)
        await game.writer.stop()


async def _play(game: Game) -> None:
    """Let bots play all characters that no person has taken, until the game is over."""
    bots = (
        LiveRehearsal(game, new_random(), PACE)
        if game.machine.rules.seats.players is None
        else LiveTable(game, new_random(), PACE)
    )
    try:
        await bots.run()
    except Exception:  # noqa: BLE001 - the people who took characters play on
        _log.exception("bots", game=game.id)

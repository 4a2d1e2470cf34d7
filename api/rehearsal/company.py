"""Runs the bots of every game of a server until the game has ended."""

import asyncio
import secrets
from random import Random

import structlog

from api.game.game import Game
from api.hosting.registry import Registry
from api.rehearsal.live import LiveRehearsal
from api.rehearsal.turns import LiveTable

RETRY_SECONDS = 5.0
"""Seconds after which failed bots start again."""

_log = structlog.get_logger()


def new_random() -> Random:
    """Return a random generator with a seed from the system; bots choose by it."""
    return Random(secrets.randbits(64))  # noqa: S311 - bots make choices with it


class BotCompany:
    """The bots of a server.

    The bots play in every party's game, and in rehearsals unless told otherwise.

    At pace 2 everything is twice as fast as in an evening.
    """

    def __init__(
        self,
        registry: Registry,
        bot_random: Random,
        pace: float = 1.0,
        *,
        is_for_rehearsals: bool = True,
    ) -> None:
        self.registry = registry
        self.bot_random = bot_random
        self.pace = pace
        self._rehearsals = is_for_rehearsals
        self._playing: dict[str, asyncio.Task[None]] = {}

    @property
    def games(self) -> frozenset[str]:
        """The games in which bots play now."""
        return frozenset(self._playing)

    async def run(self) -> None:
        """Play in all games, also in games that are founded later. Cancel the task to stop."""
        self.registry.opening_listeners.append(self)
        try:
            for game in self.registry.games.values():
                self.game_opened(game)
            await asyncio.Event().wait()
        finally:
            self.registry.opening_listeners.remove(self)
            playing_tasks = list(self._playing.values())
            for task in playing_tasks:
                task.cancel()
            await asyncio.gather(*playing_tasks, return_exceptions=True)

    def game_opened(self, game: Game) -> None:
        """Let bots sit down in a game that has bots."""
        is_rehearsed = self._rehearsals and game.id in self.registry.tokens
        if (
            game.is_over
            or not (is_rehearsed or game.id in self.registry.bots)
            or game.id in self._playing
        ):
            return
        task = asyncio.create_task(self._play(game))
        self._playing[game.id] = task
        task.add_done_callback(lambda _task: self._playing.pop(game.id, None))

    async def _play(self, game: Game) -> None:
        while game.state.kernel.status != "closed":
            try:
                await self._make_bots(game).run()
            except Exception:  # noqa: BLE001 - the other bots play on
                _log.exception("bots", game=game.id)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    def _make_bots(self, game: Game) -> LiveTable | LiveRehearsal:
        bot_random = Random(self.bot_random.getrandbits(64))  # noqa: S311 - bots make choices with it
        if game.machine.rules.seats.players is None:
            return LiveRehearsal(game, bot_random, self.pace)
        return LiveTable(game, bot_random, self.pace, self.registry.bots.get(game.id))

"""Rounds: one job for every game in turn. A failing game does not stop the others."""

from collections.abc import Callable, Iterable

import structlog

from api.game.game import Game

_log = structlog.get_logger()


class RepeatedJob:
    """One job that is repeated for every game. A failure is logged once, not each time."""

    def __init__(self, name: str) -> None:
        self.failing: frozenset[str] = frozenset()
        """The games for which the job failed last time."""
        self._name = name

    def __call__(self, games: Iterable[Game], job: Callable[[Game], None]) -> None:
        """Do the job for each of these games."""
        self.failing = frozenset(
            game.id for game in games if not self._run_and_log_failure(game, job)
        )

    def _run_and_log_failure(self, game: Game, job: Callable[[Game], None]) -> bool:
        try:
            job(game)
        except Exception:  # noqa: BLE001 - whatever the error is, the other games have their turn
            if game.id not in self.failing:
                _log.exception(self._name, game=game.id)
            return False
        return True

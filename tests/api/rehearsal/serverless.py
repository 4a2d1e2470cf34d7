"""A rehearsal without a server, which bots play as they play beside people."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

from api.game.game import Game
from api.rehearsal.desk import QuickDesk
from api.rehearsal.live import LiveRehearsal
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.record.state import State

RULES = GAMES["ludi_romani"]
STEPS = 500
"""The usual number of steps of a rehearsal."""

APART = 1_600
"""Milliseconds between two steps."""


@dataclass
class ServerlessGame:
    """A game without a server. Bots play in it as they play beside people."""

    desk: QuickDesk
    at: int = 0
    acts: list[str] = field(default_factory=list)

    @property
    def machine(self) -> Machine[Any]:
        """The machine that runs the rules."""
        return self.desk.machine

    @property
    def state(self) -> State[Any]:
        """The present state of the game."""
        return self.desk.state

    def now(self) -> int:
        """The time in milliseconds."""
        return self.at


def played_serverless_game(
    seed: int, steps: int = STEPS, tick: Callable[[ServerlessGame], None] = lambda _room: None
) -> ServerlessGame:
    """Return a rehearsal that bots have played for some steps; `tick` gets it before each step."""
    chance = Random(seed)
    scenario = RULES.scenarios.read(RULES.scenarios.rehearsal, "rehearsal.yaml")
    room = ServerlessGame(QuickDesk(RULES, scenario, chance, 0))
    live = LiveRehearsal(cast("Game", room), chance)
    for _ in range(steps):
        tick(room)
        room.at += APART
        request = live.next_bot_request()
        if request is not None:
            room.acts.append(request.type)
            room.desk.answer(request, room.at)
    return room

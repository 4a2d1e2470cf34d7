"""Bots at a table on a running server, where people take turns: a bot acts when it is awaited."""

import asyncio
from random import Random
from typing import Any

from api.game.game import Game
from api.rehearsal.bots import (
    Bots,
    characters_owing_answers,
    characters_with_cards,
    next_to_act,
    rulings_asked_of,
)
from api.rehearsal.step import send_proposal
from ledger.kernel.machine.machine import state_at_time
from ledger.kernel.vocabulary.request import Request
from ledger.record.state import State

BETWEEN_ACTS = 1.2
"""Average seconds that a bot waits before it acts, at pace 1."""


class LiveTable:
    """The bots of one running game. `bots` are the characters they may play, None for all.

    A bot does not play a character whose card a person has taken.
    """

    def __init__(
        self, game: Game, bot_random: Random, pace: float = 1.0, bots: frozenset[str] | None = None
    ) -> None:
        self.game = game
        self.bot_random = bot_random
        self.pace = pace
        self._mayplay = bots
        self.bots = Bots(game.machine, bot_random)

    async def run(self) -> None:
        """Play until the game is closed. Cancel the task to stop."""
        with self.game.watch_commits() as news:
            while self.game.state.kernel.status != "closed":
                news.clear()
                if not self.awaited_bots(self.game.state):
                    await news.wait()
                    continue
                await asyncio.sleep(BETWEEN_ACTS / self.pace * self.bot_random.uniform(0.6, 1.4))
                await send_proposal(self.game, self._next_request)

    def awaited_bots(self, state: State[Any]) -> list[str]:
        """Return the bots whose act or answer is awaited. Bots that owe an answer come first."""
        free_characters = self.free_characters(state)
        if state.kernel.status == "paused":
            machine = self.game.machine
            return [
                character
                for character in sorted(free_characters)
                if any(rulings_asked_of(machine, state, character))
            ]
        characters = (*characters_owing_answers(state), *next_to_act(self.game.machine, state))
        return [
            character for character in dict.fromkeys(characters) if character in free_characters
        ]

    def free_characters(self, state: State[Any]) -> frozenset[str]:
        """Return the characters that bots play now."""
        characters = {card.character for card in state.kernel.cards.values() if card.device}
        playable_characters = (
            characters_with_cards(state) if self._mayplay is None else self._mayplay
        )
        return frozenset(playable_characters) - characters

    def _next_request(self) -> Request | None:
        state = state_at_time(self.game.state, self.game.now())
        proposals = (self.bots.propose(state, character) for character in self.awaited_bots(state))
        return next((request for request in proposals if request is not None), None)

"""Rehearsals at a human pace: bots play on a running server the characters without a person."""

import asyncio
from random import Random
from typing import Any

from api.game.game import Game
from api.rehearsal.bots import Bots, characters_with_answers_or_acts, characters_with_cards
from api.rehearsal.step import send_proposal
from ledger.contract.form import Move
from ledger.kernel.machine.machine import state_at_time
from ledger.kernel.vocabulary.request import Request
from ledger.record.state import State

BETWEEN_ACTS = 1.6
"""Average seconds between two acts of all bots together, at pace 1."""

ANSWER_CHANCE = 0.8
"""Probability that the next bot to act is one that owes an answer."""

MOVE_CHANCE = 0.4
"""Probability that the next act ends a period for which no length is planned."""

MAX_DRAWS = 8
"""Maximum number of drawn acts until one is plausible for a person."""

WARM_UP = 0.04
"""Seconds between acts while everybody finds a first seat."""


class LiveRehearsal:
    """The bots of one running game. At pace 2 everything is twice as fast as in an evening."""

    def __init__(self, game: Game, bot_random: Random, pace: float = 1.0) -> None:
        self.game = game
        self.bot_random = bot_random
        self.pace = pace
        self.bots = Bots(game.machine, bot_random)
        self._idle: set[str] = set()

    async def run(self) -> None:
        """Play until the calendar ends. Cancel the task to stop."""
        while not self.game.machine.rules.course.finished(self.game.state):
            await asyncio.sleep(self._waiting_seconds())
            if self.game.state.kernel.status == "closed":
                return
            await send_proposal(self.game, self.next_bot_request)

    def _state(self) -> State[Any]:
        return state_at_time(self.game.state, self.game.now())

    def _waiting_seconds(self) -> float:
        if self._characters_nowhere():
            return WARM_UP
        return BETWEEN_ACTS / self.pace * self.bot_random.uniform(0.5, 1.5)

    def next_bot_request(self) -> Request | None:
        """Return the next act of one of the bots; None if no bot has an act."""
        state = self._state()
        free_characters = self.free_characters(state)
        if not free_characters:
            return None
        if self._is_over(state) and (
            state.kernel.period.minutes or self.bot_random.random() < MOVE_CHANCE
        ):
            calendar_request = self.bots.calendar_act(
                state, self.bot_random.sample(free_characters, len(free_characters))
            )
            if calendar_request is not None:
                return calendar_request
        unplaced_characters = [
            character for character in self._characters_nowhere() if character in free_characters
        ]
        characters = [
            character
            for character in characters_with_answers_or_acts(self.game.machine, state)
            if character in free_characters
        ]
        if unplaced_characters:
            free_characters = unplaced_characters
        elif characters and self.bot_random.random() < ANSWER_CHANCE:
            free_characters = characters
        for _ in range(MAX_DRAWS):
            character = self.bot_random.choice(free_characters)
            request = self.bots.propose(state, character)
            likelihood = self._likelihood(state, request) if request is not None else 0.0
            if character in unplaced_characters:
                self._idle.add(character)
                return request if likelihood else None
            if self.bot_random.random() < likelihood:
                return request
        return None

    def _likelihood(self, state: State[Any], request: Request) -> float:
        """Return how likely a person would do this act, from 0 to 1."""
        return self.game.machine.rules.bots.plausible(
            state, request.actor, Move(request.type, request.fields)
        )

    def _characters_nowhere(self) -> list[str]:
        state = self.game.state
        if state.kernel.period.seq > 1:
            return []
        return [
            character
            for character in self.free_characters(state)
            if not state.seating.place_of(character) and character not in self._idle
        ]

    def free_characters(self, state: State[Any]) -> list[str]:
        """Return the characters that no person has taken."""
        cards = state.kernel.cards.values()
        characters = {card.character for card in cards if card.device}
        return [
            character for character in characters_with_cards(state) if character not in characters
        ]

    def _is_over(self, state: State[Any]) -> bool:
        period = state.kernel.period
        length = (period.minutes or 1) * 60_000 / self.pace
        return state.at >= period.opened + period.paused + length

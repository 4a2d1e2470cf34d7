"""A whole evening by bots, without a server: from the first period of the calendar to the last.

Random commands are mixed in among the bots' choices from offers; `answers` checks the results.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from api.rehearsal.answers import AnswerCollector, Summary, broken_promises
from api.rehearsal.bots import (
    characters_owing_answers,
    characters_with_answers_or_acts,
    characters_with_cards,
)
from api.rehearsal.desk import Desk
from api.rehearsal.director import RareActDirector
from api.rehearsal.table import Table
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.scribe.scribe import Scribe

ASKED_FIRST = 0.7
"""Probability that the next act is done by a character who owes an answer."""

DIRECTED_SHARE = 0.25
"""Probability that the next act is a rare act that the director proposes."""

ROUND_SHARE = 0.5
"""With equal turns: probability that the next character of the round gets the turn."""

MIN_ACTS_BETWEEN_MOVES = 3
"""Minimum number of acts between two moves within one period of the calendar."""

MAX_ACTS_BEFORE_CHOICE = 60
"""Maximum number of acts until a character who owes a choice has made it."""

CORRECTION_FACTOR = 5
"""The number of corrections after the end relative to those in play, and their maximum number."""

SHORT_PERIODS = 3
"""The number of acts of a season divided by this number is done within one minute."""


@dataclass(frozen=True)
class Pace:
    """The length of a rehearsal, its random commands and corrections, and its bots.

    At a table people take turns and a game has its own length. So at a table only `wild` and
    `tempers` are used.
    """

    acts: int = 60
    """Number of acts of bots in each period."""
    wild: float = 0.5
    """Number of random commands for each act."""
    rulings: float = 0.0
    """The number of corrections by a steward for each act."""
    tempers: tuple[str, ...] = ()
    """The tempers that bots may have; empty for all tempers of the game."""
    equal_turns: bool = False
    """Whether half of the turns go round: each character gets one before any gets a second one.

    Chance gives the other turns. Without this it gives all turns.
    """


class Evening:
    """One rehearsal at a desk; its clock runs through the calendar by itself."""

    def __init__(
        self,
        desk: Desk,
        bot_random: Random,
        pace: Pace,
        now: int,
        director: RareActDirector | None = None,
    ) -> None:
        self.desk = desk
        self.director = director or RareActDirector()
        self.bot_random = bot_random
        self.pace = pace
        self.answers = AnswerCollector(desk, bot_random, now, pace.tempers)
        self._characters = characters_with_cards(desk.state)
        self._open_period = 0
        self._moves = 0
        self._round: list[str] = []
        """The characters who still get a turn in this round."""

    @property
    def summary(self) -> Summary:
        """The result so far."""
        return self.answers.summary

    @property
    def periods(self) -> int:
        """Number of periods that are left, including the open one."""
        founded_event = self.desk.state.log.entries[1].event
        period_count: int = self.desk.machine.rules.scenarios.found(founded_event.scenario).periods
        return period_count

    def play(self, tick: Callable[[int], None] = lambda _period_count: None) -> Summary:
        """Play to the end of the calendar. `tick` gets the number of periods that have passed."""
        rules = self.desk.machine.rules
        while not rules.course.finished(self.desk.state) or self._was_reopened():
            self._play_period()
            tick(self.summary.periods)
            if not self._advance_calendar():
                self.summary.broken.append("nobody could move the calendar on")
                break
        return self.summary

    def _was_reopened(self) -> bool:
        """Return whether a correction after the end has reopened the game."""
        for _ in range(CORRECTION_FACTOR):
            if self.bot_random.random() < self.pace.rulings * CORRECTION_FACTOR:
                self._send_ruling()
        return not self.desk.machine.rules.course.finished(self.desk.state)

    def _play_period(self) -> None:
        """Play all acts of a period.

        If the calendar stays in the period, play fewer acts each time.
        """
        period = self.desk.state.kernel.period
        is_same_period, self._open_period = period.seq == self._open_period, period.seq
        self._moves = self._moves + 1 if is_same_period else 1
        self.summary.periods += not is_same_period
        step = max(1, (period.minutes or 1) * 60_000 // self.pace.acts)
        act_limit = self.pace.acts // (SHORT_PERIODS if period.minutes == 1 else 1)
        self._repeat_step(
            max(min(MIN_ACTS_BETWEEN_MOVES, act_limit), act_limit // self._moves), step
        )
        for _ in range(0 if period.minutes else MAX_ACTS_BEFORE_CHOICE):
            if not self.desk.state.kernel.duties:
                return
            self.answers.now += step
            character = self.bot_random.choice(characters_owing_answers(self.desk.state))
            self._send_request(self.answers.bots.propose(self.answers.state(), character))

    def _repeat_step(self, repetitions: int, step: int) -> None:
        for _ in range(repetitions):
            self.answers.now += step
            self._play_act()
            if self.bot_random.random() < self.pace.wild:
                self.answers.send_random_command(self._characters)
            if self.bot_random.random() < self.pace.rulings:
                self._send_ruling()

    def _play_act(self) -> None:
        self._send_request(self._next_request())

    def _send_request(self, request: Request | None) -> None:
        if request is not None:
            is_own = request.type in self.desk.machine.acts
            self.director.count_act(request.type, request.fields if is_own else {})
            self.answers.send_offered_request(request)

    def _send_ruling(self) -> None:
        state, bots = self.answers.state(), self.answers.bots
        request = self.director.ruling(bots, state, self.bot_random)
        if request is not None:
            self.answers.answer_ruling(request)

    def _next_request(self) -> Request | None:
        state, bots = self.answers.state(), self.answers.bots
        if self.bot_random.random() < DIRECTED_SHARE:
            return self.director.propose(bots, state, self._characters, self.bot_random)
        if self.pace.equal_turns and self.bot_random.random() < ROUND_SHARE:
            return bots.propose(state, self._next_in_round())
        return bots.propose(state, self._whose_turn())

    def _next_in_round(self) -> str:
        if not self._round:
            self._round = self.bot_random.sample(self._characters, len(self._characters))
        return self._round.pop()

    def _whose_turn(self) -> str:
        characters = characters_with_answers_or_acts(self.desk.machine, self.desk.state)
        if characters and self.bot_random.random() < ASKED_FIRST:
            return self.bot_random.choice(characters)
        return self.bot_random.choice(self._characters)

    def _advance_calendar(self) -> bool:
        self.answers.now += 1000
        order = self.bot_random.sample(self._characters, len(self._characters))
        request = self.answers.bots.calendar_act(self.answers.state(), order)
        return request is not None and isinstance(
            self.answers.send_offered_request(request), Accepted
        )


Rehearsal = Evening | Table


def make_rehearsal(
    desk: Desk,
    bot_random: Random,
    pace: Pace,
    now: int,
    director: RareActDirector | None = None,
) -> Rehearsal:
    """Return a whole game at a desk: a table if people take turns, else an evening.

    One director for several evenings knows the rare acts of all of them. Raises: KeyError: the game
    does not have a temper that `pace` names.
    """
    if desk.machine.rules.seats.players is not None:
        return Table(desk, bot_random, now, pace.tempers, pace.wild)
    return Evening(desk, bot_random, pace, now, director)


def broken_invariants(scribe: Scribe) -> list[str]:
    """Return a sentence for each broken promise that every game keeps; see `promises`."""
    stored_entries = (row.state for row in scribe.store.read(scribe.game))
    return broken_promises(scribe.machine, scribe.state, stored_entries)

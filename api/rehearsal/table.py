"""A game at a table, played by bots: the bot whose act is awaited acts, until the game ends.

played = play_game(rules, players=4, seed=7)
assert played.broken == ()
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from api.rehearsal.answers import AnswerCollector, Summary, broken_promises
from api.rehearsal.bots import characters_owing_answers, characters_with_cards, next_to_act
from api.rehearsal.desk import Desk, QuickDesk
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.request import Accepted, StoredWithoutEntry
from ledger.language.grammar import count_text
from ledger.record.entry import Entry
from ledger.record.state import State

STEP_MILLISECONDS = 1000
"""Milliseconds between two acts."""

STUCK_LIMIT = 40
"""Number of turns in a row without an act after which a game counts as stuck."""

ACT_LIMIT = 20_000
"""Maximum number of acts in a game."""


class Table:
    """One game at a desk, played by bots in turns."""

    def __init__(
        self,
        desk: Desk,
        bot_random: Random,
        now: int,
        tempers: Sequence[str] = (),
        wild_share: float = 0.0,
    ) -> None:
        """Prepare a table. `wild_share` is the number of random commands for each act of a bot."""
        self.desk = desk
        self.bot_random = bot_random
        self.wild = wild_share
        self.answers = AnswerCollector(desk, bot_random, now, tempers)
        self._characters = characters_with_cards(desk.state)

    @property
    def summary(self) -> Summary:
        """The result so far."""
        return self.answers.summary

    @property
    def periods(self) -> int | None:
        """None, because the number of rounds is not known in advance."""
        return None

    def play(
        self, tick: Callable[[int], None] = lambda _period_count: None, act_limit: int = ACT_LIMIT
    ) -> Summary:
        """Play to the end, at most `act_limit` acts. `tick` gets the number of rounds played."""
        rules, stuck_count = self.desk.machine.rules, 0
        while not rules.course.finished(self.desk.state):
            stuck_count = 0 if self._act() else stuck_count + 1
            if stuck_count >= STUCK_LIMIT or self.summary.acts >= act_limit:
                self.summary.broken.append(_stuck_reason(self.desk, stuck_count))
                break
            if self.summary.periods != self.desk.state.kernel.period.seq:
                self.summary.periods = self.desk.state.kernel.period.seq
                tick(self.summary.periods)
        if rules.course.finished(self.desk.state) and rules.course.awaited(self.desk.state):
            self.summary.broken.append("the game has ended, and somebody's act is awaited")
        return self.summary

    def _act(self) -> bool:
        self.answers.now += STEP_MILLISECONDS
        for _ in range(int(self.wild + self.bot_random.random()) if self.wild else 0):
            self.answers.send_random_command(self._characters)
        state = self.answers.state()
        characters = characters_owing_answers(state) or next_to_act(self.desk.machine, state)
        for character in self.bot_random.sample(characters, len(characters)):
            request = self.answers.bots.propose(state, character)
            if request is not None:
                return isinstance(
                    self.answers.send_offered_request(request), Accepted | StoredWithoutEntry
                )
        return False


def _stuck_reason(desk: Desk, stuck_count: int) -> str:
    if not stuck_count:
        entries = count_text(desk.state.log.position, "entry", "entries")
        return f"after {entries} the game has not ended"
    awaited_names = ", ".join(desk.machine.rules.course.awaited(desk.state))
    return f"nobody can go on at entry {desk.state.log.position}; awaited: {awaited_names}"


@dataclass(frozen=True)
class PlayedGame:
    """A game played to its end."""

    state: State[Any]
    entries: tuple[Entry, ...]
    rounds: int
    summary: Summary

    @property
    def broken_promises(self) -> tuple[str, ...]:
        """A sentence for each broken promise; none if all were kept."""
        return tuple(self.summary.broken)

    @property
    def acts(self) -> int:
        """Number of acts."""
        return self.summary.acts


def play_game(
    rules: Ruleset[Any],
    players: int = 4,
    temper: str = "",
    seed: int = 0,
    *,
    scenario: str | None = None,
    wild_share: float = 0.0,
    checks_entries: bool = False,
    act_limit: int = ACT_LIMIT,
) -> PlayedGame:
    """Play one game in memory, as fast as possible: for some players, or a scenario's text.

    - `temper` is the temper of all bots: one of the game or "random". By default chance gives each
      bot one of the game's.
    - `wild_share` is the number of random commands for each act.
    - `checks_entries` compares the books, the dice and the rebuilt game in the end.
    - `act_limit` is the number of acts from which on the game is broken.

    Raises: ScenarioError. KeyError: unknown temper.
    """
    if scenario is None and rules.seats.players is not None:
        scenario = rules.seats.players.scenario(players)
    bot_random = Random(f"{rules.name} {seed}")  # noqa: S311 - bots make choices with it
    desk = QuickDesk(rules, rules.scenarios.read(scenario, "scenario"), bot_random, 0)
    summary = Table(desk, bot_random, 0, (temper,) if temper else (), wild_share).play(
        act_limit=act_limit
    )
    if checks_entries:
        encode = desk.machine.registry.encode
        summary.broken += broken_promises(desk.machine, desk.state, map(encode, desk.entries))
    return PlayedGame(desk.state, tuple(desk.entries), desk.state.kernel.period.seq, summary)

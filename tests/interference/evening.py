"""A short evening from a seed: acts and letters of bots, as a script that can be replayed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any
from zlib import crc32

from api.access.founding import found_game_in_store
from api.game.reader import GameReader
from api.rehearsal.bots import (
    Bots,
    characters_with_answers_or_acts,
    characters_with_cards,
    first_card,
    next_to_act,
)
from ledger.kernel.machine.machine import state_at_time
from ledger.kernel.vocabulary.request import HOST_CARD, Accepted, Outcome, Request
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.scribe.remote_rows import read_remote_news
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store import open_store
from ledger.store.base import ConflictError, Store
from tests.api.secrecy.stage import StepRandomness
from tests.interference.kinds import GameKind

SECRET = "5ec2e7005ec2e7005ec2e7005ec2e700"
"""The id of the secret act, which only one of the two evenings has."""

START = 1_700_000_000_000
PAUSE = 7_000
"""Milliseconds between two acts."""

HURRY = 0.07
"""The probability that the calendar is moved on."""

LETTERS = 0.15
"""The probability that the next act is a letter, in games with letters."""


@dataclass(frozen=True, slots=True)
class TimedRequest:
    """A request and its time (milliseconds)."""

    at: int
    request: Request


class EveningInPlay:
    """An evening in play: a game in a store, with a clock and randomness set by hand.

    There is one server for each store. People read at the first. Only the act itself decides which
    server takes it.
    """

    def __init__(self, kind: GameKind, *stores: Store) -> None:
        self.dust, self.now = StepRandomness(), START
        self.dust.of("founding")
        first, *others = stores or (open_store("memory:"),)
        self.scribe: Scribe = found_game_in_store(
            first, kind.rules, kind.scenario_data(), START, self.dust
        ).scribe
        machine, game = self.scribe.machine, self.scribe.game
        self.servers = (
            self.scribe,
            *(open_scribe(machine, other, game, self.dust) for other in others),
        )
        self.reader = GameReader(self.scribe, lambda: self.now)

    @property
    def state(self) -> State[Any]:
        """The present state of the game."""
        return state_at_time(self.scribe.state, self.now)

    def entries(self) -> Iterator[Entry]:
        """Yield every entry so far."""
        log = self.scribe.state.log
        return (log.entries[position] for position in range(1, log.position + 1))

    def let_time_pass_to(self, now: int) -> None:
        """Let time pass, and let due acts happen."""
        self.now, before = now, self.scribe.state.log.position
        self.dust.of("clock")
        self.scribe.catch_up(now)
        self._forget_lines(before)

    def does(self, deed: TimedRequest) -> Outcome:
        """Return the answer to a request."""
        self.let_time_pass_to(deed.at)
        before = self.scribe.state.log.position
        outcome = self._answer_of_server(deed)
        self._forget_lines(before)
        return outcome

    def _answer_of_server(self, deed: TimedRequest) -> Outcome:
        """Return the answer of one server.

        The first server has read it on return; others may be behind.
        """
        server = self.servers[crc32(deed.request.id.encode()) % len(self.servers)]
        self.dust.of(deed.request.id)
        try:
            outcome = server.answer(deed.request, deed.at)
        # this server is behind: it has decided on an older state, and decides again
        except ConflictError:
            self._read_news(server)
            self.dust.of(deed.request.id)
            outcome = server.answer(deed.request, deed.at)
        self._read_news(self.scribe)
        return outcome

    def _read_news(self, server: Scribe) -> None:
        news = read_remote_news(server)
        if news is not None:
            server.adopt(news)
            if server is self.scribe:
                self.reader.apply_remote_writes(news.side_writes)

    def close_game(self) -> None:
        """Close the game as the house."""
        for number, (act, fields) in enumerate(
            (("announce-closing", {"minutes": 1}), ("confirm-closing", dict[str, Any]()))
        ):
            request = Request(f"closing-{number}", HOST_CARD, act, "", 0, fields)
            outcome = self.does(TimedRequest(self.now + PAUSE, request))
            assert isinstance(outcome, Accepted), outcome
        self.let_time_pass_to(self.now + 120_000)
        assert self.scribe.state.kernel.status == "closed"

    def _forget_lines(self, before: int) -> None:
        log = self.scribe.state.log
        new = tuple(log.entries[position] for position in range(before + 1, log.position + 1))
        self.reader.drop_cached_lines(new)


@dataclass
class WrittenEvening:
    """An evening that was written down: its script, and the playing in which it was written."""

    kind: GameKind
    playing: EveningInPlay
    chance: Random
    script: list[TimedRequest] = field(default_factory=list)

    def play_acts(self, acts: int) -> None:
        """Do or try this many acts."""
        for _ in range(acts):
            self.playing.let_time_pass_to(self.playing.now + PAUSE)
            request = self.next_request(self.chance)
            if request is not None:
                self.playing.does(deed := TimedRequest(self.playing.now, request))
                self.script.append(deed)

    def next_request(self, chance: Random) -> Request | None:
        """Return the next request of some character, or None."""
        state, machine, everybody = self.playing.state, self.playing.scribe.machine, self.people
        if chance.random() < HURRY:
            return self._bots.calendar_act(state, everybody)
        if state.kernel.letters.possible_kinds and chance.random() < LETTERS:
            return random_letter(state, chance, everybody)
        waiting = characters_with_answers_or_acts(machine, state) or next_to_act(machine, state)
        if waiting and chance.random() < 0.8:
            everybody = waiting
        return self._bots.propose(state, chance.choice(everybody))

    @property
    def people(self) -> list[str]:
        """All characters who have a card."""
        return characters_with_cards(self.playing.state)

    def __post_init__(self) -> None:
        self._bots = Bots(self.playing.scribe.machine, self.chance)


def random_letter(state: State[Any], chance: Random, people: list[str]) -> Request:
    """Return a letter from one character to another. The letter may be refused."""
    writer, reader = chance.sample(people, 2)
    words = "".join(chance.choice("abcdefghij klmno") for _ in range(chance.randint(1, 60)))
    return Request(
        id=f"{chance.getrandbits(128):032x}",
        card=first_card(state, writer),
        type="write-letter",
        actor=writer,
        period=state.kernel.period.seq,
        fields={"to": [reader], "text": f"x{words}x"},
    )


def write_evening(kind: GameKind, seed: int, acts: int) -> WrittenEvening:
    """Return the evening of this seed."""
    chance = Random(seed)
    playing = EveningInPlay(kind)
    evening = WrittenEvening(kind, playing, chance)
    evening.play_acts(acts)
    return evening

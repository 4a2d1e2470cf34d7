"""A crowd at a game on real servers: phones that act and listen.

Each phone knows all servers and goes to the next one after a failure, as a proxy does for it.
"""

import asyncio
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from api.base.clock import milliseconds
from api.game.reader import GameReader
from projections.chronicle import Cursor
from tests.harness import viewer_with_cards
from tests.outages.table import GameWithTokens, StoredGame, open_stored_game
from tests.world.history import History
from tests.world.judge import HistoryJudge
from tests.world.network import AWAY, PATIENCE, HttpNetwork
from tests.world.outbox import RetryPauses
from tests.world.phone import Phone

LAST, LAST_HEARD = "ring", "period-opened"
"""The last act, which the aunt does, and the key of the act's line."""

PLAYERS = ("ada", "bea", "cai")
QUICK = RetryPauses(stream=0.05, first=0.05, longest=0.05)
CHECK_PAUSE = 0.002
"""Seconds between two checks of a condition."""

MAX_LINES = 1_000_000

EXPECTED = frozenset({0, 200, 201, 404, AWAY})
"""Statuses during an outage: no answer, done, no receipt so far, and nothing recorded."""


class PersonWithPhone:
    """A person with a phone."""

    def __init__(self, servers: Sequence[str], who: str, history: History) -> None:
        self.who = who
        self.network = HttpNetwork(servers)
        self.done = 0
        """The number of acknowledged acts."""
        self.phone = Phone(who, self.network, history, Random(who), lambda _line: None, QUICK)

    async def play_until_stopped(self, stop: asyncio.Event) -> None:
        """Do one act after the other. The last act is acknowledged as well."""
        while not stop.is_set():
            await self.does("introduce", name=f"{self.who} {self.done}")

    async def does(self, act: str, **fields: Any) -> None:
        """Do an act, and return when the server has acknowledged it."""
        self.phone.submit_act(str(uuid.uuid4()), act, fields)
        await self._wait_until(lambda: not self.phone.is_busy)
        self.done += 1

    async def wait_for_acts(self, acts: int) -> None:
        """Wait until this many more acts are acknowledged."""
        wanted = self.done + acts
        await self._wait_until(lambda: self.done >= wanted)

    async def wait_for_lines(self, key: str, times: int = 1) -> None:
        """Wait until the phone has this many lines of this key."""
        await self._wait_until(lambda: self.phone.heard.count_lines(key) >= times)

    async def wait_for_streams(self, streams: int) -> None:
        """Wait until the phone has opened at least `streams` streams in total."""
        await self._wait_until(lambda: len(self.network.openings) >= streams)

    async def wait_for_retry_answer(self) -> None:
        """Wait until a server has said that nothing was recorded, and when to come back."""
        await self._wait_until(lambda: self.network.statuses[AWAY] > 0)

    async def _wait_until(self, happened: Callable[[], bool]) -> None:
        """Wait until the condition holds. Raises: the error of the phone, or TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not happened():
                if self.phone.errors:
                    raise self.phone.errors[0]
                await asyncio.sleep(CHECK_PAUSE)


class Crowd:
    """Three players and the aunt. The servers are, by turns, the first servers of the phones."""

    def __init__(self, servers: Sequence[str], table: GameWithTokens) -> None:
        self._table = table
        self._history = History(time.monotonic)
        turned = [(*servers[n:], *servers[:n]) for n in range(len(servers))]
        self.players = [
            PersonWithPhone(turned[n % len(turned)], who, self._history)
            for n, who in enumerate(PLAYERS)
        ]
        self.aunt = PersonWithPhone(turned[0], "aunt", self._history)

    @property
    def all_players(self) -> list[PersonWithPhone]:
        """All people who have a phone."""
        return [*self.players, self.aunt]

    @property
    def acknowledged_act_count(self) -> int:
        """The number of acknowledged acts."""
        return len(self._history.acknowledged_commands)

    @property
    def statuses(self) -> Counter[int]:
        """The number of answers with each status. The status 0 means no answer."""
        return sum((one.network.statuses for one in self.all_players), Counter())

    async def wait_for_everybodys_acts(self, acts: int = 5) -> None:
        """Wait until each player has this many more acknowledged acts."""
        await asyncio.gather(*(one.wait_for_acts(acts) for one in self.players))

    async def wait_for_line_everywhere(self, key: str) -> None:
        """Wait until every phone has a line of this key."""
        await asyncio.gather(*(one.wait_for_lines(key) for one in self.all_players))

    def game_in_store(self, store: str = "") -> StoredGame:
        """Return the game of a store, by default the table's own.

        The test fails unless each act of the crowd is in the game once, at a place that fits the
        answers to the phones. Each phone must have all its lines.
        """
        assert self._history.acknowledged_commands == self._history.wishes.keys()
        assert self.statuses.keys() <= EXPECTED
        assert [error for one in self.all_players for error in one.phone.errors] == []
        with open_stored_game(self._table, store) as scribe:
            assert HistoryJudge(scribe, self._history).all_contradictions() == []
            chronicle = GameReader(scribe, milliseconds).chronicle()
            for one in self.all_players:
                viewer = viewer_with_cards(scribe.state, one.who)
                end = chronicle.newest_cursor(viewer)
                lines = chronicle.page_after(viewer, Cursor(end.viewer, 0, 0), MAX_LINES).lines
                heard = one.phone.heard
                assert heard.faults({line.c: line.visible_entry.id for line in lines}) == []
                assert heard.resets == 0, "a server did not know the cursor of another"
            return StoredGame(scribe)

    def claim_cards(self) -> None:
        """Give each phone its card."""
        for one in self.all_players:
            one.phone.claim_card(self._table.game, self._table.tokens[f"{one.who}-1"])


@asynccontextmanager
async def playing_crowd(servers: Sequence[str], table: GameWithTokens) -> AsyncIterator[Crowd]:
    """A crowd that plays until the block ends. Then its last acts are acknowledged."""
    crowd, stop = Crowd(servers, table), asyncio.Event()
    async with AsyncExitStack() as leaving:
        for one in crowd.all_players:
            leaving.push_async_callback(one.network.close)
            leaving.callback(one.phone.switch_off)
        crowd.claim_cards()
        await asyncio.gather(*(one.wait_for_streams(1) for one in crowd.all_players))
        async with asyncio.TaskGroup() as playing:
            for one in crowd.players:
                playing.create_task(one.play_until_stopped(stop))
            try:
                yield crowd
            finally:
                stop.set()
        await crowd.aunt.does(LAST)
        await crowd.wait_for_line_everywhere(LAST_HEARD)

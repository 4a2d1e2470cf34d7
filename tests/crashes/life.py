"""One life of a server: it opens the ledger, which is checked, and it is killed."""

import asyncio
import time
from collections.abc import Iterator
from random import Random

from api.base.clock import milliseconds
from api.base.settings import Settings
from api.exports.ledger_file import whole_ledger_lines
from api.game.game import Game
from api.hosting.host import Host
from api.rehearsal.bots import Bots
from api.rehearsal.evening import broken_invariants
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.request import (
    Accepted,
    Outcome,
    Repeated,
    Request,
    StoredWithoutEntry,
)
from ledger.record.entry import Entry
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.store.base import Store, StoreError
from ledger.verify import verify_export
from tests.crashes.told import RecordedRequests, ServerReport
from tests.world.judge import HistoryJudge

CLIENTS = 12
"""The number of people who act at once."""

PERIOD = 60
"""The number of acts after which the calendar moves on."""


def serve_until_killed(
    url: str, game: str, told: RecordedRequests, voice: ServerReport, chance: Random, set_by: int
) -> None:
    """Serve until killed. The clock of this life is off by `set_by` milliseconds."""
    try:
        asyncio.run(_serve_life(url, game, told, voice, chance, set_by))
    except BaseException as error:  # noqa: BLE001 - every error counts as a fault
        voice.report_fault(f"a server ended by itself: {error!r}")


async def _serve_life(
    url: str, game: str, told: RecordedRequests, voice: ServerReport, chance: Random, set_by: int
) -> None:
    begun = time.monotonic()
    store = _open_store(url)
    host = Host(store, GAMES, Settings(store=url), wall_clock=lambda: milliseconds() + set_by)
    await host.start()
    playing = await host.opener.get_game(game)
    assert playing is not None
    voice.opened(time.monotonic() - begun)
    for fault in broken_promises(playing.scribe, told):
        voice.report_fault(fault)
    await host.registry.game(game).writer.answer(host.registry.request_by_server("resume"))
    for request in list(told.unanswered.values()):
        await _send_and_report(playing, request, voice)
    voice.report_play()
    clients = BotClients(playing, voice, chance)
    await asyncio.gather(*(clients.act() for _ in range(CLIENTS)))


def _open_store(url: str) -> Store:
    """Open the store. A database takes a moment to notice that its last server is gone."""
    for _ in range(200):
        try:
            return open_store(url)
        except StoreError:
            time.sleep(0.05)
    return open_store(url)


class BotClients:
    """People who act at once, as bots do."""

    def __init__(self, game: Game, voice: ServerReport, chance: Random) -> None:
        self._game, self._voice, self._chance = game, voice, chance
        self._bots = Bots(game.machine, chance)
        self._acts = 0

    async def act(self) -> None:
        """Do one act after another, without end."""
        while True:
            request = self._choose_request()
            if request is not None:
                self._voice.report_request(request)
                await _send_and_report(self._game, request, self._voice)
            await asyncio.sleep(0)

    def _choose_request(self) -> Request | None:
        state = self._game.state
        characters = sorted({card.character for card in state.kernel.cards.values()})
        self._acts += 1
        if self._acts % PERIOD == 0:
            return self._bots.calendar_act(state, characters)
        return self._bots.propose(state, self._chance.choice(characters))


async def _send_and_report(game: Game, request: Request, voice: ServerReport) -> None:
    try:
        outcome = await game.writer.answer(request)
    except StoreError:
        return  # the outcome is unknown: the next life asks again
    if not isinstance(outcome, StoredWithoutEntry):
        voice.answers(request, outcome, _entries_of_act(game, outcome))


def _entries_of_act(game: Game, outcome: Outcome) -> tuple[Entry, ...]:
    if isinstance(outcome, Accepted):
        return outcome.entries
    if not isinstance(outcome, Repeated):
        return ()
    receipt, entries = outcome.receipt, game.state.log.entries
    return tuple(entries[receipt.first + number] for number in range(receipt.count))


def broken_promises(scribe: Scribe, told: RecordedRequests) -> Iterator[str]:
    """Yield a sentence for each promise that the ledger does not keep."""
    yield from HistoryJudge(scribe, told.history).all_contradictions()
    yield from broken_invariants(scribe)
    report = verify_export(whole_ledger_lines(scribe, with_texts=True))
    yield from () if report.ok else report.lines()

"""One life of a server: it opens the ledger, is held to what was told, and plays until killed."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from api.base.clock import milliseconds
from api.base.settings import Settings
from api.commands.export import export_lines
from api.game.game import Game
from api.hosting.host import Host
from api.rehearsal.bots import Bots
from api.rehearsal.evening import invariants
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.request import Kept, Request
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.store.base import Store, StoreError
from ledger.verify import verify_export
from tests.crashes.told import Told, Voice

CLIENTS = 12
"""So many people act at once."""

PERIOD = 60
"""So many acts, and the calendar moves on."""


def live(url: str, game: str, told: Told, voice: Voice, chance: Random, set_by: int) -> None:
    """Live until killed; `set_by` are milliseconds by which the clock of this life is off."""
    try:
        asyncio.run(_live(url, game, told, voice, chance, set_by))
    except BaseException as error:  # noqa: BLE001 - whatever it is, it must be told
        voice.complains(f"a server ended by itself: {error!r}")


async def _live(url: str, game: str, told: Told, voice: Voice, chance: Random, set_by: int) -> None:
    begun = time.monotonic()
    store = _opened(url)
    host = Host(store, GAMES, Settings(store=url), wall=lambda: milliseconds() + set_by)
    await host.start()
    playing = await host.opener.reach(game)
    assert playing is not None
    voice.opened(time.monotonic() - begun)
    for fault in kept_no_word(playing.scribe, told):
        voice.complains(fault)
    await host.registry.game(game).writer.answer(host.registry.house("resume"))
    for request in list(told.unanswered.values()):
        await _asks(playing, request, voice)
    voice.plays()
    clients = Clients(playing, voice, chance)
    await asyncio.gather(*(clients.act() for _ in range(CLIENTS)))


def _opened(url: str) -> Store:
    """The store; a database notices only after a moment that its last server is gone."""
    for _ in range(200):
        try:
            return open_store(url)
        except StoreError:
            time.sleep(0.05)
    return open_store(url)


class Clients:
    """People who act as bots do, all at once."""

    def __init__(self, game: Game, voice: Voice, chance: Random) -> None:
        self._game, self._voice, self._chance = game, voice, chance
        self._bots = Bots(game.machine, chance)
        self._acts = 0

    async def act(self) -> None:
        """One after the other, without end."""
        while True:
            request = self._chosen()
            if request is not None:
                self._voice.sends(request)
                await _asks(self._game, request, self._voice)
            await asyncio.sleep(0)

    def _chosen(self) -> Request | None:
        state = self._game.state
        characters = sorted({card.character for card in state.kernel.cards.values()})
        self._acts += 1
        if self._acts % PERIOD == 0:
            return self._bots.calendar(state, characters)
        return self._bots.propose(state, self._chance.choice(characters))


async def _asks(game: Game, request: Request, voice: Voice) -> None:
    try:
        outcome = await game.writer.answer(request)
    except StoreError:
        return  # nobody knows: it is asked again in the next life
    if not isinstance(outcome, Kept):
        voice.answers(request, outcome)


def kept_no_word(scribe: Scribe, told: Told) -> Iterator[str]:
    """What the ledger does not keep of what was told; and what is wrong with it by itself."""
    log = scribe.state.log
    for command, (first, count) in told.acts.items():
        receipt = log.receipts.get(command)
        if receipt is None:
            yield f"{command} was acknowledged and is lost"
        elif (receipt.first, receipt.count) != (first, count):
            yield f"{command} was acknowledged at {first} and stands at {receipt.first}"
    yield from _doubled(scribe, told)
    entries = [log.entries[n] for n in range(1, log.position + 1)]
    for before, after in pairwise(entries):
        if after.at < before.at:
            yield f"entry {after.position} is older than the one before it"
    yield from invariants(scribe)
    report = verify_export(export_lines(scribe, with_texts=True))
    yield from () if report.ok else report.lines()


def _doubled(scribe: Scribe, told: Told) -> Iterator[str]:
    entries: list[Any] = list(scribe.state.log.entries.values())
    begun = Counter(e.meta.command for e in entries if e.meta is not None and e.meta.index == 0)
    for command, times in begun.items():
        if times > 1:
            yield f"{command} was done {times} times"
    theirs = {e.meta.command for e in entries if e.meta is not None and e.meta.card}
    for command in theirs - told.sent:
        yield f"nobody sent {command}"

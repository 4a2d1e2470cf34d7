"""How fast the ledger itself is: rules, forms, deciding, and coming back from a file."""

import gc
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import cycle, islice
from statistics import median
from time import monotonic, perf_counter
from typing import Any

import msgspec

from api.rehearsal.bots import viewer_of
from ledger.contract.acts import Act, Command
from ledger.kernel.previewing.preview import offers
from ledger.kernel.vocabulary.dry_context import DryContext
from ledger.kernel.vocabulary.request import Accepted
from ledger.scribe.deciding import Queued
from ledger.scribe.scribe import open_scribe
from ledger.store.base import Store
from tests.load.figures import Figure
from tests.load.rehearsed import Rehearsal

MILLI = 1_000
MICRO = 1_000_000
GROUP = 50
RUNS = 3
TEN_THOUSAND = 10_000
PATIENCE = 90
"""For so many seconds at most a rehearsal is lengthened."""


def core_figures(rehearsal: Rehearsal, entries: int, rounds: int = 200) -> Iterator[Figure]:
    """The figures of the core on a rehearsal under way, which grows to so many entries."""
    yield purchase(rehearsal, rounds)
    yield from forms(rehearsal)
    yield deciding(rehearsal, rounds)
    lengthen(rehearsal, entries)
    yield loading(rehearsal)


def purchase(rehearsal: Rehearsal, rounds: int) -> Figure:
    """Objections and effects of a purchase: the median over all who can buy something now."""
    state, machine, bots = rehearsal.scribe.state, rehearsal.machine, rehearsal.bots
    buying = [
        (request.actor, act, act.command.model_validate(request.fields))
        for act in machine.rules.play.acts
        if act.name.startswith("buy-")
        for character in rehearsal.characters
        if (request := bots.fill_in(state, character, act.name)) is not None
    ]

    def decide(actor: str, act: Act[Any, Any], command: Command) -> None:
        tuple(act.objections(state, actor, command))
        act.effects(state, actor, command, DryContext())

    taken = [least(partial(decide, *one), rounds) for one in buying]
    return Figure("objections and effects of a purchase", median(taken) * MICRO, "µs", 200)


def forms(rehearsal: Rehearsal) -> Iterator[Figure]:
    """All forms of one character: the median character, and the one with the most to do."""
    state, machine = rehearsal.scribe.state, rehearsal.machine
    taken = sorted(
        least(partial(offers, machine, state, viewer_of(state, character), character), RUNS)
        for character in rehearsal.characters
    )
    yield Figure("forms for one character, median", median(taken) * MILLI, "ms", 2)
    yield Figure("forms for one character, slowest", taken[-1] * MILLI, "ms", 2)


def deciding(rehearsal: Rehearsal, count: int) -> Figure:
    """Acts a second decided, evolved, encoded and sealed in groups, without a store."""
    groups = list(_groups(rehearsal, count))
    with uncollected():
        begun = perf_counter()
        prepared = [rehearsal.scribe.prepare(group, rehearsal.now) for group in groups]
        taken = perf_counter() - begun
    accepted = sum(isinstance(answer, Accepted) for one in prepared for answer in one.answers)
    return Figure("deciding, evolving and sealing", accepted / taken, "acts/s", better="more")


def lengthen(rehearsal: Rehearsal, entries: int) -> None:
    """Play on until there are so many entries, the calendar ends, or it takes too long."""
    until = monotonic() + PATIENCE
    state = rehearsal.scribe.state
    while state.log.position < entries and not rehearsal.machine.rules.course.finished(state):
        if monotonic() > until:
            return
        for _ in rehearsal.acts(GROUP):
            pass
        state = rehearsal.scribe.state


def loading(rehearsal: Rehearsal) -> Figure:
    """From the file to live state, beside reading the rows and decoding them to plain data.

    For 10,000 entries, at the pace of those there are.
    """
    store, scribe = rehearsal.scribe.store, rehearsal.scribe
    entries = scribe.state.log.position
    loaded = partial(open_scribe, scribe.machine, store, scribe.game, secrets.token_bytes)
    gc.collect()
    gc.freeze()
    ours = least(loaded, RUNS)
    bare = least(partial(_decoded, store, scribe.game), RUNS)
    gc.unfreeze()
    share = TEN_THOUSAND / entries * MILLI
    what = f"{TEN_THOUSAND:,} entries from file to live state"
    return Figure(what, ours * share, "ms", 150, bare * share)


def least(work: Callable[[], object], rounds: int) -> float:
    """The shortest of several runs, in seconds: what it takes when nothing else runs."""
    taken = []
    for _ in range(rounds):
        begun = perf_counter()
        work()
        taken.append(perf_counter() - begun)
    return min(taken)


@contextmanager
def uncollected() -> Iterator[None]:
    """As in a server after its start: what is there is not looked at by the collector."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _groups(rehearsal: Rehearsal, count: int) -> Iterator[list[Queued]]:
    again = (
        Queued(replace(request, id=rehearsal.fresh_id(), period=rehearsal.period))
        for request in islice(cycle(rehearsal.played), count)
        if request.type not in rehearsal.machine.rules.bots.advances
    )
    while group := list(islice(again, GROUP)):
        yield group


def _decoded(store: Store, game: str) -> list[Any]:
    return [msgspec.json.decode(row.state) for row in store.read(game)]

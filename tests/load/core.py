"""The speed of the ledger itself: rules, forms, deciding, and loading a file."""

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
from ledger.scribe.commit_decisions import QueuedRequest
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
"""The longest time in seconds for which a rehearsal is continued."""


def core_figures(rehearsal: Rehearsal, entries: int, rounds: int = 200) -> Iterator[Figure]:
    """Yield the figures of the core on a running rehearsal, which grows to this many entries."""
    yield measure_purchase(rehearsal, rounds)
    yield from measure_forms(rehearsal)
    yield measure_deciding(rehearsal, rounds)
    lengthen_rehearsal(rehearsal, entries)
    yield measure_loading(rehearsal)


def measure_purchase(rehearsal: Rehearsal, rounds: int) -> Figure:
    """Return the time of a purchase's objections and effects: the median of all buyers."""
    state, machine, bots = rehearsal.scribe.state, rehearsal.machine, rehearsal.bots
    buying = [
        (request.actor, act, act.command.model_validate(request.fields))
        for act in machine.rules.play.acts
        if act.name.startswith("buy-")
        for character in rehearsal.characters
        if (request := bots.request_with_random_fields(state, character, act.name)) is not None
    ]

    def compute_objections_and_effects(actor: str, act: Act[Any, Any], command: Command) -> None:
        tuple(act.objections(state, actor, command))
        act.effects(state, actor, command, DryContext())

    taken = [shortest_run(partial(compute_objections_and_effects, *one), rounds) for one in buying]
    return Figure("objections and effects of a purchase", median(taken) * MICRO, "µs", 200)


def measure_forms(rehearsal: Rehearsal) -> Iterator[Figure]:
    """Yield the time of one character's forms: of the median one, and of the busiest."""
    state, machine = rehearsal.scribe.state, rehearsal.machine
    taken = sorted(
        shortest_run(partial(offers, machine, state, viewer_of(state, character), character), RUNS)
        for character in rehearsal.characters
    )
    yield Figure("forms for one character, median", median(taken) * MILLI, "ms", 2)
    yield Figure("forms for one character, slowest", taken[-1] * MILLI, "ms", 2)


def measure_deciding(rehearsal: Rehearsal, count: int) -> Figure:
    """Return acts a second, decided, evolved, encoded and sealed in groups without a store."""
    groups = list(_request_groups(rehearsal, count))
    with exclude_from_collector():
        begun = perf_counter()
        prepared = [rehearsal.scribe.prepare(group, rehearsal.now) for group in groups]
        taken = perf_counter() - begun
    accepted = sum(isinstance(answer, Accepted) for one in prepared for answer in one.answers)
    return Figure("deciding, evolving and sealing", accepted / taken, "acts/s", better="more")


def lengthen_rehearsal(rehearsal: Rehearsal, entries: int) -> None:
    """Play on until there are this many entries, the calendar ends, or it takes too long."""
    until = monotonic() + PATIENCE
    state = rehearsal.scribe.state
    while state.log.position < entries and not rehearsal.machine.rules.course.finished(state):
        if monotonic() > until:
            return
        for _ in rehearsal.play_acts(GROUP):
            pass
        state = rehearsal.scribe.state


def measure_loading(rehearsal: Rehearsal) -> Figure:
    """Return the time from the file to live state, beside reading and decoding plain rows.

    The time is scaled to 10,000 entries.
    """
    store, scribe = rehearsal.scribe.store, rehearsal.scribe
    entries = scribe.state.log.position
    loaded = partial(open_scribe, scribe.machine, store, scribe.game, secrets.token_bytes)
    gc.collect()
    gc.freeze()
    ours = shortest_run(loaded, RUNS)
    bare = shortest_run(partial(_decode_entries, store, scribe.game), RUNS)
    gc.unfreeze()
    share = TEN_THOUSAND / entries * MILLI
    what = f"{TEN_THOUSAND:,} entries from file to live state"
    return Figure(what, ours * share, "ms", 150, bare * share)


def shortest_run(work: Callable[[], object], rounds: int) -> float:
    """Return the shortest of several runs in seconds, because other programs disturb it least."""
    taken = []
    for _ in range(rounds):
        begun = perf_counter()
        work()
        taken.append(perf_counter() - begun)
    return min(taken)


@contextmanager
def exclude_from_collector() -> Iterator[None]:
    """Exclude existing objects from the garbage collector, as a server does after its start."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _request_groups(rehearsal: Rehearsal, count: int) -> Iterator[list[QueuedRequest]]:
    again = (
        QueuedRequest(replace(request, id=rehearsal.new_command_id(), period=rehearsal.period))
        for request in islice(cycle(rehearsal.played), count)
        if request.type not in rehearsal.machine.rules.bots.advances
    )
    while group := list(islice(again, GROUP)):
        yield group


def _decode_entries(store: Store, game: str) -> list[Any]:
    return [msgspec.json.decode(row.state) for row in store.read(game)]

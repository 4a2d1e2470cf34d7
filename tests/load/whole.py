"""The speed of a whole evening: from the summer of 44 BCE to the triumph, by bots, in memory."""

import secrets
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from api.access.founding import found_game_in_store
from api.rehearsal.bots import characters_with_cards, viewer_of
from api.rehearsal.evening import Evening, Pace
from ledger.contract.acts import ActContext
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import offers
from ledger.kernel.vocabulary.request import Accepted, Outcome, Request
from ledger.record.state import State
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store import open_store
from tests.load.again import restart_figures
from tests.load.archives import archive_figures
from tests.load.core import MILLI, RUNS, exclude_from_collector, shortest_run
from tests.load.evening import RULESET
from tests.load.figures import Figure
from tests.load.replays import replay_figures

SEED = 44
START = 1_800_000_000_000
TEN_THOUSAND = 10_000


class TimedMachine(Machine[Any]):
    """A machine with a stopwatch for its decisions: accepted acts, and seconds."""

    def __init__(self, machine: Machine[Any]) -> None:
        """Wrap another machine of the same game."""
        super().__init__(machine.rules)
        self.accepted = 0
        self.seconds = 0.0

    def decide(
        self, state: State[Any], request: Request, now: int, context: ActContext
    ) -> tuple[Outcome, State[Any]]:
        """Return the answer of the machine, with the state after."""
        begun = perf_counter()
        answer = super().decide(state, request, now, context)
        self.seconds += perf_counter() - begun
        self.accepted += isinstance(answer[0], Accepted)
        return answer


def whole_figures(acts: int) -> list[Figure]:
    """Return the figures of an evening with about this many acts in each season."""
    rules, chance = GAMES[RULESET], Random(SEED)
    data = rules.scenarios.read(rules.scenarios.rehearsal, "bench.yaml")
    store = open_store("memory:")
    founded = found_game_in_store(store, rules, data, START, chance.randbytes).scribe
    watched = TimedMachine(founded.machine)
    scribe = open_scribe(watched, store, founded.game, chance.randbytes)
    winters: list[State[Any]] = []

    def note_winter(_periods: int) -> None:
        if scribe.state.period.kind == "hiems":
            winters.append(scribe.state)

    begun = perf_counter()
    Evening(scribe, chance, Pace(acts, wild=0), START).play(note_winter)
    played = perf_counter() - begun
    bare = _seconds_to_encode(scribe)
    return [
        _rate_figure(
            "bots, offers and checks of a whole evening", watched.accepted, played, bare, 300
        ),
        _rate_figure("deciding and evolving in it", watched.accepted, watched.seconds, bare, 5_000),
        *_forms_figures(watched, winters[len(winters) // 2]),
        _loading_figure(scribe),
        *restart_figures(scribe),
        *replay_figures(scribe),
        *archive_figures(scribe),  # this figure is the last, because it closes the game
    ]


def _rate_figure(what: str, acts: int, taken: float, bare: float, target: float) -> Figure:
    return Figure(what, acts / taken, "acts/s", target, acts / bare, better="more")


def _seconds_to_encode(scribe: Scribe) -> float:
    """Return the seconds for encoding the evening's entries, the least work of any ledger."""
    entries = [*scribe.state.log.in_order()]
    encode = scribe.machine.registry.encode
    return shortest_run(lambda: [encode(entry) for entry in entries], RUNS)


def _forms_figures(machine: Machine[Any], state: State[Any]) -> list[Figure]:
    """Return the time of all forms of one character in a winter, when most acts are open."""
    taken = sorted(
        shortest_run(partial(offers, machine, state, viewer_of(state, who), who), RUNS)
        for who in characters_with_cards(state)
    )
    return [
        Figure("forms for one character in a winter, median", median(taken) * MILLI, "ms", 3),
        Figure("forms for one character in a winter, slowest", taken[-1] * MILLI, "ms", 3),
    ]


def _loading_figure(scribe: Scribe) -> Figure:
    """Return the time from rows to live state, scaled to 10,000 entries."""
    store, game, machine = scribe.store, scribe.game, scribe.machine
    share = TEN_THOUSAND / scribe.state.log.position
    decode = msgspec.json.decode
    with exclude_from_collector():
        ours = shortest_run(partial(open_scribe, machine, store, game, secrets.token_bytes), RUNS)
        bare = shortest_run(lambda: [decode(row.state) for row in store.read(game)], RUNS)
    what = "a whole evening from rows to live state, per 10,000 entries"
    return Figure(what, ours * share * MILLI, "ms", 400, bare * share * MILLI)

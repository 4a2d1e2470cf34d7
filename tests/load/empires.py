"""Requests of Roman Diplomacy between two turns: rebuilding, forms, and what-if orders."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from api.rehearsal.table import play_game
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.bots import situation_of
from ledger.games.roman_diplomacy.questions import WhatIf, answer_what_if
from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.state import Game
from ledger.games.roman_diplomacy.steps import steps_by_piece
from ledger.games.roman_diplomacy.strategy.movement import sensible_orders
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import offers
from ledger.kernel.vocabulary.window_events import WindowOpened
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from tests.load.core import exclude_from_collector
from tests.load.figures import Figure

TWENTY_YEARS = 40
"""The number of turns in twenty years."""

PLAYERS = 5
UNITS = 17
MILLI = 1_000
SEED = 2
"""The seed of a game by bots that lasts more than twenty years."""


def empire_figures(times: int) -> Iterator[Figure]:
    """Yield medians of this many tries: 20 years rebuilt, forms of 17 units, what if with 34."""
    machine: Machine[Any] = Machine(RULES)
    played = play_game(RULES, PLAYERS, seed=SEED)
    entries = entries_until_last_orders(played.entries)
    wide = game_of_two_empires(machine.fold(entries))
    who = wide.world.players_with_empire[0]
    supposed = WhatIf(orders=orders_of_all(wide))
    viewer = Viewer(frozenset((who,)))
    measured: Mapping[str, tuple[Callable[[], object], float]] = {
        "20 years of Roman Diplomacy rebuilt": (lambda: machine.fold(entries), 50),
        f"all forms for an empire of {UNITS} units": (
            lambda: [form for _, form in offers(machine, wide, viewer, who).items()],
            5,
        ),
        f"what if, with {2 * UNITS} units": (lambda: answer_what_if(wide, supposed), 30),
    }
    with exclude_from_collector():
        for what, (work, target) in measured.items():
            yield Figure(what, median(_time_work(work) for _ in range(times)) * MILLI, "ms", target)


def entries_until_last_orders(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the entries of twenty years, up to the last window for orders."""
    asking = [
        number
        for number, entry in enumerate(entries, start=1)
        if entry.period <= TWENTY_YEARS
        and isinstance(entry.event, WindowOpened)
        and entry.event.kind == "movement"
    ]
    return tuple(entries[: asking[-1]])


def _time_work(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


def game_of_two_empires(state: Game) -> Game:
    """Return the same game in a window for orders, in which two empires have 17 units each."""
    world = state.world
    owners = world.players_with_empire[:2]
    shore = [one for one in world.board.provinces.values() if one.sea or one.fleet_locations]
    inland = [one for one in world.board.provinces.values() if one not in shore]
    places = [*shore, *inland][: UNITS * len(owners)]
    units = {
        one.id: Piece("F" if one.sea else "A", one.id, owners[number % len(owners)])
        for number, one in enumerate(places)
    }
    now = replace(world.position, units=type(world.position.units)(units))
    return replace(state, world=replace(world, position=now))


def orders_of_all(state: Game) -> dict[str, dict[str, tuple[str, ...]]]:
    """Return the orders that bots would write for every empire."""
    chance = Random(SEED)
    return {
        who: steps_by_piece(
            sensible_orders(situation_of(state, who), chance),
            [one for one in state.world.position.pieces if one.owner == who],
        )
        for who in state.world.players_with_empire
    }

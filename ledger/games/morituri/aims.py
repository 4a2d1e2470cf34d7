"""The aim of each gladiator in one line, and the present standing towards it (MOR-GOAL-01)."""

from collections.abc import Iterator
from functools import partial

from ledger.games.morituri.state import Game
from ledger.record.view import AimDoc, Bundle, StandingDoc, aim_bundle


def aim_bundles(state: Game) -> Iterator[Bundle]:
    """Yield the aim of each gladiator. Only its player sees it."""
    world = state.world
    source = (world.gladiators, world.is_ended, state.seating)
    for gladiator in world.seats:
        yield aim_bundle(gladiator, source, partial(_aim_doc, state, gladiator))


def _aim_doc(state: Game, gladiator: str) -> AimDoc:
    plays = gladiator in state.world.living and not state.world.is_ended
    stands = [*_way_to_roma(state, gladiator), *_rivals(state, gladiator)] if plays else []
    return {"id": gladiator, "rule": "MOR-GOAL-01", "key": "aim-gladiator", "stands": stands}


def _way_to_roma(state: Game, gladiator: str) -> Iterator[StandingDoc]:
    """Tell how many spaces lie before a gladiator on the way to Roma (MOR-GOAL-01)."""
    scenario, seat = state.world.scenario, state.seating.seat_of(gladiator)
    if seat is not None:
        road = [space.id for space in scenario.board.spaces]
        args = {"n": road.index(scenario.roma.id) - road.index(seat.place)}
        yield {"rule": "MOR-GOAL-01", "key": "stands-way", "args": args}


def _rivals(state: Game, gladiator: str) -> Iterator[StandingDoc]:
    """Tell how many other gladiators live, and how many of them are in Roma (MOR-ROMA-09)."""
    rivals = [rival for rival in state.world.living if rival != gladiator]
    roma = state.world.scenario.roma.id
    in_roma = sum(1 for rival in rivals if state.seating.place(rival) == roma)
    args = {"n": len(rivals), "roma": in_roma}
    yield {"rule": "MOR-ROMA-09", "key": "stands-rivals", "args": args}

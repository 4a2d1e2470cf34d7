"""The aim of each gladiator in one line, and the present standing towards it (MOR-GOAL-01)."""

from collections.abc import Iterator

from ledger.games.morituri.state import Game
from ledger.record.view import AimDoc, StandingDoc


def aim_sources(state: Game) -> tuple[object, ...]:
    """Return the immutable objects that all aims are made from."""
    return (state.world.gladiators, state.world.is_ended, state.seating)


def aim_doc(state: Game, gladiator: str) -> AimDoc:
    """Return the aim of a gladiator, and the standing towards it."""
    is_playing = gladiator in state.world.living and not state.world.is_ended
    standing_docs = (
        [*_way_to_roma(state, gladiator), *_rivals(state, gladiator)] if is_playing else []
    )
    return {"id": gladiator, "rule": "MOR-GOAL-01", "key": "aim-gladiator", "stands": standing_docs}


def _way_to_roma(state: Game, gladiator: str) -> Iterator[StandingDoc]:
    """Tell how many spaces lie before a gladiator on the way to Roma (MOR-GOAL-01)."""
    scenario, seat = state.world.scenario, state.seating.seat_of(gladiator)
    if seat is not None:
        road = [space.id for space in scenario.board.spaces]
        message_args = {"n": road.index(scenario.roma.id) - road.index(seat.place)}
        yield {"rule": "MOR-GOAL-01", "key": "stands-way", "args": message_args}


def _rivals(state: Game, gladiator: str) -> Iterator[StandingDoc]:
    """Tell how many other gladiators live, and how many of them are in Roma (MOR-ROMA-09)."""
    rivals = [rival for rival in state.world.living if rival != gladiator]
    roma = state.world.scenario.roma.id
    rival_count = sum(1 for rival in rivals if state.seating.place_of(rival) == roma)
    message_args = {"n": len(rivals), "roma": rival_count}
    yield {"rule": "MOR-ROMA-09", "key": "stands-rivals", "args": message_args}

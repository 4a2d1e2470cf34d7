"""Events of the turn: its phases, its end, and the end of the game."""

from dataclasses import replace

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.state import NO_OWNER, Phase, World
from ledger.record.audience import Audience
from ledger.record.entry import Entry, Event
from ledger.record.references import Who, arguments_of
from ledger.record.state import State


class PlayBegan(Event, stored="roman_diplomacy/play-began@1"):
    """The beginning of play, from which on orders are asked for."""


class PhaseBegan(Event, stored="roman_diplomacy/phase-began@1"):
    """The phase that the turn waits for now."""

    turn: int
    phase: Phase


class TurnBegan(Event, stored="roman_diplomacy/turn-began@1"):
    """The beginning of a new turn."""

    turn: int


class GameDecided(Event, stored="roman_diplomacy/game-decided@1"):
    """The end of the game. `agreed` says whether all players agreed on it."""

    outcome: str
    who: tuple[Who, ...]
    agreed: bool = False


def _no_audience(_state: State[World], _event: Event) -> Audience:
    """Return no audience, because the opened period and window already tell this."""
    return ()


@fold_of(PlayBegan)
def evolve_play_began(world: World, _event: PlayBegan, _entry: Entry) -> World:
    """Return the world in which play has begun."""
    return replace(world, has_started=True)


@fold_of(PhaseBegan, arguments_of("phase"), audience=_no_audience)
def evolve_phase_began(world: World, event: PhaseBegan, _entry: Entry) -> World:
    """Return the world in this phase."""
    return replace(world, phase=event.phase)


@fold_of(TurnBegan, audience=_no_audience)
def evolve_turn_began(world: World, event: TurnBegan, _entry: Entry) -> World:
    """Return the world at the start of the next turn, which waits for orders."""
    return replace(
        world,
        turn=event.turn,
        phase="movement",
        unguarded_centres=_unguarded_neutral_centres(world),
        position_at_start=world.position,
        dislodged=(),
        contested_provinces=frozenset(),
        players_with_orders=frozenset(),
    )


def _unguarded_neutral_centres(world: World) -> frozenset[str]:
    """Return neutral centres without a garrison that a barbarian army took in the last autumn."""
    board, is_spring = world.position, world.season == "spring"
    return frozenset(
        place
        for place, unit in board.units.items()
        if unit.barbarian and board.owners.get(place) == NO_OWNER and place not in board.garrisons
        if not is_spring or place in world.unguarded_centres
    )


@fold_of(GameDecided)
def evolve_game_decided(world: World, event: GameDecided, _entry: Entry) -> World:
    """Return the world after the end of the game."""
    return replace(
        world,
        phase="over",
        is_ended=True,
        outcome=event.outcome,
        winners=event.who,
        is_agreed=event.agreed,
    )

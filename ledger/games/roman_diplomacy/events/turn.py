"""What happens to the turn itself: its parts, its end, and the end of the game."""

from dataclasses import replace

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.state import NOBODY, Phase, World
from ledger.record.audience import Audience
from ledger.record.entry import Entry, Event
from ledger.record.references import Who, arguments
from ledger.record.state import State


class PlayBegan(Event, stored="roman_diplomacy/play-began@1"):
    """From now on orders are asked for."""


class PhaseBegan(Event, stored="roman_diplomacy/phase-began@1"):
    """The turn waits for this now."""

    turn: int
    phase: Phase


class TurnBegan(Event, stored="roman_diplomacy/turn-began@1"):
    """A new turn began."""

    turn: int


class GameDecided(Event, stored="roman_diplomacy/game-decided@1"):
    """The game is over, with this outcome; `agreed` if all players agreed on it."""

    outcome: str
    who: tuple[Who, ...]
    agreed: bool = False


def _nobody(_state: State[World], _event: Event) -> Audience:
    """No line of the chronicle: the period and the window that open say it."""
    return ()


@fold_of(PlayBegan)
def play_began(world: World, _event: PlayBegan, _entry: Entry) -> World:
    """Play goes on by itself."""
    return replace(world, started=True)


@fold_of(PhaseBegan, arguments("phase"), audience=_nobody)
def phase_began(world: World, event: PhaseBegan, _entry: Entry) -> World:
    """What the turn waits for."""
    return replace(world, phase=event.phase)


@fold_of(TurnBegan, audience=_nobody)
def turn_began(world: World, event: TurnBegan, _entry: Entry) -> World:
    """The next turn waits for orders; what stands now is where it began."""
    return replace(
        world,
        turn=event.turn,
        phase="movement",
        bare=_left_bare(world),
        begun=world.now,
        dislodged=(),
        contested=frozenset(),
        ordered=frozenset(),
    )


def _left_bare(world: World) -> frozenset[str]:
    """Neutral centres without a garrison that a barbarian army has taken, in the last autumn."""
    now, spring = world.now, world.season == "spring"
    return frozenset(
        at
        for at, unit in now.units.items()
        if unit.barbarian and now.owners.get(at) == NOBODY and at not in now.garrisons
        if not spring or at in world.bare
    )


@fold_of(GameDecided)
def game_decided(world: World, event: GameDecided, _entry: Entry) -> World:
    """Nothing more happens."""
    return replace(
        world,
        phase="over",
        ended=True,
        outcome=event.outcome,
        winners=event.who,
        agreed=event.agreed,
    )

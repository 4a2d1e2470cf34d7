"""The drafts of a phase, recorded step by step. Changes of the board add their postings."""

from typing import Any

from ledger.contract.acts import ActContext, Draft, Drafts, EventType
from ledger.games.roman_diplomacy.events import board, claims, corrections, empires, trades, turn
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.tally import postings_between
from ledger.kernel.vocabulary.transcript import DraftedAct, folds_by_event, state_after
from ledger.record.entry import Event, Roll

EVENTS: tuple[EventType[World, Any], ...] = tuple(
    module_value
    for module in (board, empires, trades, turn, corrections, claims)
    for module_value in vars(module).values()
    if isinstance(module_value, EventType)
)
"""All types of events of this game."""

_FOLDS = folds_by_event(EVENTS, {})


class BoardTranscript:
    """The drafts of one act so far, and the state of the game after these drafts."""

    def __init__(self, state: Game, context: ActContext | None = None) -> None:
        self._told = DraftedAct(state, _FOLDS, context)

    @property
    def state(self) -> Game:
        """The state of the game after the drafts so far."""
        return self._told.state

    @property
    def world(self) -> World:
        """The world after the drafts so far."""
        return self._told.world

    @property
    def drafts(self) -> Drafts:
        """All drafts so far, in order."""
        return self._told.drafts

    def add_event(self, event: Event, rolls: tuple[Roll, ...] = ()) -> None:
        """Add an event with the rolls that decided it.

        The postings are computed from the event's change of the board.
        """
        world = state_after(self.state, (Draft(event),), _FOLDS).world
        self._told.add_draft(
            event, postings_between(self.world.position, world.position), rolls=rolls
        )

    def draw_lot(self, lot_name: str, option_count: int) -> Roll:
        """Return a random number from 1 to `option_count`, under a name of this act.

        Raise ValueError outside an act.
        """
        context = self._told.context
        if context is None:
            raise ValueError("nobody acts here, so that no lots are drawn")
        return context.roll(f"{context.act}/{lot_name}", option_count)


def drafts_of_events(state: Game, context: ActContext, *events: Event) -> Drafts:
    """Return the drafts of these events, one after the other."""
    transcript = BoardTranscript(state, context)
    for event in events:
        transcript.add_event(event)
    return transcript.drafts

"""What an act does, told step by step: each step sees what the ones before it have done."""

from dataclasses import replace
from typing import Any

from ledger.contract import ActContext, Draft, Drafts, EventType
from ledger.entry import Entry, Event, Placement, Posting, Roll
from ledger.games.morituri import event_types
from ledger.games.morituri.pugna.event_types import EVENTS as FIGHTS
from ledger.games.morituri.state import Game, World

EVENTS: tuple[EventType[World, Any], ...] = (*event_types.EVENTS, *FIGHTS)
"""Every kind of entry of this game."""

_FOLDS = {entry.event: entry.evolve for entry in EVENTS}


class Story:
    """The drafts of one act so far, and the game as they leave it."""

    def __init__(self, state: Game, context: ActContext | None = None) -> None:
        self.state = state
        self.context = context
        self._drafts: list[Draft] = []

    @property
    def world(self) -> World:
        """The world as it is now."""
        return self.state.world

    @property
    def drafts(self) -> Drafts:
        """All that was told, in order."""
        return tuple(self._drafts)

    def tell(
        self,
        event: Event,
        postings: tuple[Posting, ...] = (),
        placements: tuple[Placement, ...] = (),
        rolls: tuple[Roll, ...] = (),
    ) -> None:
        """One more thing that happened. Raise OverdraftError when something is not there."""
        self._drafts.append(Draft(event, postings, placements, rolls))
        fold = _FOLDS.get(type(event))
        if fold is None:  # the kernel's own, which comes last
            return
        state = self.state
        position = state.log.position + len(self._drafts)
        entry = Entry(
            position=position,
            id="",
            type=event.STORED,
            at=state.at,
            period=0,
            audience=("*",),
            event=event,
            postings=postings,
            placements=placements,
            rolls=rolls,
        )
        self.state = replace(
            state,
            world=fold(state.world, event, entry),
            books=state.books.post(postings) if postings else state.books,
            seating=state.seating.put(placements, position) if placements else state.seating,
        )

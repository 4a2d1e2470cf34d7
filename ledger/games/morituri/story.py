"""What an act does, told step by step: each step sees what the ones before it have done."""

from dataclasses import replace
from typing import Any

from ledger.contract import Draft, EntryType, Means
from ledger.entry import Body, Entry, Placement, Posting, Roll
from ledger.games.morituri import entries
from ledger.games.morituri.pugna.entries import ENTRIES as FIGHTS
from ledger.games.morituri.state import Game, World

ENTRIES: tuple[EntryType[World, Any], ...] = (*entries.ENTRIES, *FIGHTS)
"""Every kind of entry of this game."""

_FOLDS = {entry.body: entry.evolve for entry in ENTRIES}


class Story:
    """The drafts of one act so far, and the game as they leave it."""

    def __init__(self, state: Game, means: Means | None = None) -> None:
        self.state = state
        self.means = means
        self._drafts: list[Draft] = []

    @property
    def world(self) -> World:
        """The world as it is now."""
        return self.state.world

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """All that was told, in order."""
        return tuple(self._drafts)

    def tell(
        self,
        body: Body,
        postings: tuple[Posting, ...] = (),
        placements: tuple[Placement, ...] = (),
        rolls: tuple[Roll, ...] = (),
    ) -> None:
        """One more thing that happened. Raise OverdraftError when something is not there."""
        self._drafts.append(Draft(body, postings, placements, rolls))
        fold = _FOLDS.get(type(body))
        if fold is None:  # the kernel's own, which comes last
            return
        state = self.state
        position = state.log.position + len(self._drafts)
        entry = Entry(
            position=position,
            id="",
            type=body.STORED,
            at=state.at,
            period=0,
            seen=("*",),
            body=body,
            postings=postings,
            placements=placements,
            rolls=rolls,
        )
        self.state = replace(
            state,
            world=fold(state.world, body, entry),
            books=state.books.post(postings) if postings else state.books,
            seating=state.seating.put(placements, position) if placements else state.seating,
        )

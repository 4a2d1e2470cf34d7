"""The state after drafts that are not recorded yet, for acts of several steps."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from ledger.contract.acts import ActContext, Draft, Drafts, EventType, unchanged_world
from ledger.contract.chapter import Fold
from ledger.record.audience import EVERYBODY
from ledger.record.entry import Entry, Event, Placement, Posting, Roll
from ledger.record.state import State

W = TypeVar("W")

Folds = Mapping[type[Event], tuple[Fold[W], ...]]
"""The folds of the world for each kind of event, in this order."""


def folds_by_event(
    events: Iterable[EventType[W, Any]], fold_table: Mapping[type[Event], Fold[W]]
) -> Folds[W]:
    """Return the folds of each kind of event.

    The fold in `fold_table` comes first, then the event's own fold. An event that leaves the world
    alone has no own fold.
    """
    first_folds: dict[type[Event], tuple[Fold[W], ...]] = {
        event_type: (fold,) for event_type, fold in fold_table.items()
    }
    own_folds = {
        event_type.event: (*first_folds.get(event_type.event, ()), event_type.evolve)
        for event_type in events
        if event_type.evolve is not unchanged_world
    }
    return {**first_folds, **own_folds}


def state_after(state: State[W], drafts: Iterable[Draft], folds: Folds[W]) -> State[W]:
    """Return the state after these drafts with goods, people and world changed.

    Raises OverdraftError.
    """
    for position, draft in enumerate(drafts, start=state.log.position + 1):
        state = _state_after_draft(state, draft, position, folds)
    return state


def state_with_moves(state: State[W], drafts: Iterable[Draft]) -> State[W]:
    """Return the state with goods and people moved by these drafts, and the same world.

    Raises OverdraftError.
    """
    return state_after(state, drafts, {})


def _state_after_draft(state: State[W], draft: Draft, position: int, folds: Folds[W]) -> State[W]:
    world, event_folds = state.world, folds.get(type(draft.event), ())
    if event_folds:
        entry = _entry_of_draft(state, draft, position)
        for fold in event_folds:
            world = fold(world, draft.event, entry)
    books = state.books.post(draft.postings) if draft.postings else state.books
    seating = (
        state.seating.with_placements(draft.placements, position)
        if draft.placements
        else state.seating
    )
    return State(state.at, state.log, state.kernel, books, seating, world)


def _entry_of_draft(state: State[Any], draft: Draft, position: int) -> Entry:
    return Entry(
        position=position,
        id="",
        type=draft.event.STORED,
        at=state.at,
        period=state.kernel.period.seq,
        audience=EVERYBODY,
        event=draft.event,
        postings=draft.postings,
        placements=draft.placements,
        rolls=draft.rolls,
    )


class DraftedAct(Generic[W]):
    """The drafts of one act so far, and the state after them."""

    def __init__(self, state: State[W], folds: Folds[W], context: ActContext | None = None) -> None:
        self.state = state
        self.context = context
        self._folds = folds
        self._drafts: list[Draft] = []

    @property
    def world(self) -> W:
        """Return the present world."""
        return self.state.world

    @property
    def drafts(self) -> Drafts:
        """Return all drafts, in order."""
        return tuple(self._drafts)

    def add_draft(
        self,
        event: Event,
        postings: tuple[Posting, ...] = (),
        placements: tuple[Placement, ...] = (),
        rolls: tuple[Roll, ...] = (),
    ) -> None:
        """Add a draft. Raises OverdraftError if an account has too little for its postings."""
        draft = Draft(event, postings, placements, rolls)
        self._drafts.append(draft)
        position = self.state.log.position + len(self._drafts)
        self.state = _state_after_draft(self.state, draft, position, self._folds)

"""The drafts of an act, recorded step by step. Each step sees the effects of earlier steps."""

from typing import Any

from ledger.contract.acts import ActContext, EventType
from ledger.games.morituri import event_types
from ledger.games.morituri.pugna.event_types import EVENTS as FIGHTS
from ledger.games.morituri.state import Game, World
from ledger.kernel.vocabulary.transcript import DraftedAct, folds_by_event

EVENTS: tuple[EventType[World, Any], ...] = (*event_types.EVENTS, *FIGHTS)
"""All types of events of this game."""

_FOLDS = folds_by_event(EVENTS, {})

Transcript = DraftedAct[World]
"""The drafts of one act so far, and the state of the game after these drafts."""


def begin_transcript(state: Game, context: ActContext | None = None) -> Transcript:
    """Return an empty story for an act."""
    return DraftedAct(state, _FOLDS, context)

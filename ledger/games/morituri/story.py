"""What an act does, told step by step: each step sees what the ones before it have done."""

from typing import Any

from ledger.contract.acts import ActContext, EventType
from ledger.games.morituri import event_types
from ledger.games.morituri.pugna.event_types import EVENTS as FIGHTS
from ledger.games.morituri.state import Game, World
from ledger.kernel.vocabulary.transcript import Transcript, folds_of

EVENTS: tuple[EventType[World, Any], ...] = (*event_types.EVENTS, *FIGHTS)
"""Every kind of event of this game."""

_FOLDS = folds_of(EVENTS, {})

Story = Transcript[World]
"""The drafts of one act of this game so far, and the game as they leave it."""


def begin_story(state: Game, context: ActContext | None = None) -> Story:
    """The story of an act, with nothing told yet."""
    return Transcript(state, _FOLDS, context)

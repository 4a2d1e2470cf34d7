"""The great moments of a journey to Roma, and how they are called."""

from collections.abc import Mapping

from ledger.games.morituri.events import (
    ArenaEntered,
    CardIdle,
    Died,
    Driven,
    GameEnded,
    LotCast,
    LotsTied,
    Moved,
    PileShuffled,
    TurnBegan,
    TurnWaited,
)
from ledger.games.morituri.pugna.events import BeastFought, DuelEnded, HuntEnded
from ledger.record.entry import Event

GREAT: Mapping[type[Event], str] = {
    DuelEnded: "duel",
    BeastFought: "beast",
    HuntEnded: "hunt",
    Died: "death",
    ArenaEntered: "arena",
    GameEnded: "end",
}
"""The kind of great moment that an event is; `great-<kind>` is what it is called."""

PASSING: frozenset[type[Event]] = frozenset(
    {CardIdle, Driven, LotCast, LotsTied, Moved, PileShuffled, TurnBegan, TurnWaited}
)
"""Walks, lots and turns: the board itself shows them, so a wall leaves them out."""

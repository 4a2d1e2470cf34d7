"""The great moments of this game, and their names."""

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

GREAT_MOMENTS: Mapping[type[Event], str] = {
    DuelEnded: "duel",
    BeastFought: "beast",
    HuntEnded: "hunt",
    Died: "death",
    ArenaEntered: "arena",
    GameEnded: "end",
}
"""The kind of great moment of each event. The message `great-<kind>` is its title."""

PASSING_EVENTS: frozenset[type[Event]] = frozenset(
    {CardIdle, Driven, LotCast, LotsTied, Moved, PileShuffled, TurnBegan, TurnWaited}
)
"""Moves, rolls for order and turns. The board itself shows them, so a wall leaves them out."""

"""The great moments of this game, and their names."""

from collections.abc import Mapping

from ledger.games.roman_diplomacy.events.board import (
    BarbariansSpread,
    CentresCaptured,
    OrdersResolved,
)
from ledger.games.roman_diplomacy.events.claims import LotsDrawn
from ledger.games.roman_diplomacy.events.corrections import ResultDeclared
from ledger.games.roman_diplomacy.events.empires import (
    DisorderBegan,
    EmpireFounded,
    EmpireLost,
    FederationBegan,
    FederationLeft,
)
from ledger.games.roman_diplomacy.events.turn import GameDecided, PhaseBegan, TurnBegan
from ledger.record.entry import Event

GREAT_MOMENTS: Mapping[type[Event], str] = {
    OrdersResolved: "orders",
    CentresCaptured: "captured",
    EmpireFounded: "founded",
    EmpireLost: "lost",
    DisorderBegan: "disorder",
    FederationBegan: "federation",
    FederationLeft: "parting",
    BarbariansSpread: "barbarians",
    GameDecided: "end",
    ResultDeclared: "end",
}
"""The kind of great moment of each event. The message `great-<kind>` is its title."""

PASSING_EVENTS: frozenset[type[Event]] = frozenset({LotsDrawn, PhaseBegan, TurnBegan})
"""Phases and lots. The board itself shows them, so a wall leaves them out."""

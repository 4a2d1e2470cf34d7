"""The events that fill the phone's screen of the affected player, once."""

from collections.abc import Iterable

from ledger.contract.tidings import EventTidings, TidingsByEvent, recipients_in_fields
from ledger.games.roman_diplomacy.events.board import (
    GuestsTurnedOut,
    OrdersResolved,
    RetreatsResolved,
)
from ledger.games.roman_diplomacy.events.empires import DisorderBegan, EmpireLost


def _owners_of_dislodged(event: OrdersResolved | GuestsTurnedOut) -> Iterable[str]:
    """Yield the owners of units that must retreat."""
    return (dislodged_piece.piece.owner for dislodged_piece in event.dislodged)


def _owners_of_destroyed_units(event: RetreatsResolved) -> Iterable[str]:
    """Yield the owners of units that were lost in the retreat."""
    return (piece.owner for piece in event.gone)


TIDINGS_BY_EVENT: TidingsByEvent = {
    OrdersResolved: (
        EventTidings("dislodged", "dread", _owners_of_dislodged, ("order-retreats",), "window"),
    ),
    GuestsTurnedOut: (
        EventTidings("turned-out", "dread", _owners_of_dislodged, ("order-partings",), "window"),
    ),
    RetreatsResolved: (EventTidings("destroyed", "dread", _owners_of_destroyed_units),),
    EmpireLost: (EventTidings("eliminated", "dread", recipients_in_fields("who")),),
    DisorderBegan: (EventTidings("disorder", "dread", recipients_in_fields("who")),),
}
"""The tidings of each type of event: the affected players, the tone, and the acts in response."""

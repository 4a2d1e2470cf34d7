"""A piece is put at a place."""

from typing import Any

from ledger.record.entry import Entry, Event, Placement


def entry_with_placements(position: int, *placements: Placement) -> Entry:
    event: Any = Event()
    return Entry(
        position=position,
        id=f"e{position}",
        type="x",
        at=0,
        period=1,
        audience=("*",),
        event=event,
        placements=placements,
    )

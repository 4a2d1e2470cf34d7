"""Writing orders as text. Reading the text gives the same order again."""

from ledger.games.roman_diplomacy.adjudication.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Retreat,
    Support,
)
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder
from ledger.games.roman_diplomacy.notation.places import write_location


def write_order(written_order: WrittenOrder) -> str:
    """Return the order in the usual notation, such as `F Tys C A Rom - Tun`."""
    order = written_order.order
    match order:
        case Build(at=place):
            return f"Build {written_order.kind} {write_location(place)}"
        case Disband(at=place):
            return f"Disband {written_order.kind} {write_location(place)}"
        case Hold(at=place):
            return f"{written_order.kind} {write_location(place)} H"
        case Retreat(at=place, to=destination):
            return f"{written_order.kind} {write_location(place)} R {write_location(destination)}"
        case Move(at=place, to=destination, further=further_places):
            path = " - ".join(map(write_location, (place, destination, *further_places)))
            return f"{written_order.kind} {path}{' via convoy' if order.via else ''}"
        case Support(at=place, origin=origin, to=destination):
            target_text = f" - {write_location(destination)}" if destination else ""
            supported_text = f"{write_location(origin)}{target_text}"
            return f"{written_order.kind} {write_location(place)} S {supported_text}"
        case Convoy(at=place, origin=origin, to=destination):
            convoy_text = f"A {write_location(origin)} - {write_location(destination)}"
            return f"{written_order.kind} {write_location(place)} C {convoy_text}"
    return "Waive"

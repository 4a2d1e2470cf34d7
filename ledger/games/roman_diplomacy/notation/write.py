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
from ledger.games.roman_diplomacy.notation.places import write_location
from ledger.games.roman_diplomacy.notation.read import WrittenOrder


def write_order(given: WrittenOrder) -> str:
    """Return the order in the usual notation, such as `F Tys C A Rom - Tun`."""
    order = given.order
    match order:
        case Build(at=at):
            return f"Build {given.kind} {write_location(at)}"
        case Disband(at=at):
            return f"Disband {given.kind} {write_location(at)}"
        case Hold(at=at):
            return f"{given.kind} {write_location(at)} H"
        case Retreat(at=at, to=to):
            return f"{given.kind} {write_location(at)} R {write_location(to)}"
        case Move(at=at, to=to, further=further):
            path = " - ".join(map(write_location, (at, to, *further)))
            return f"{given.kind} {path}{' via convoy' if order.via else ''}"
        case Support(at=at, origin=origin, to=to):
            target = f" - {write_location(to)}" if to else ""
            return f"{given.kind} {write_location(at)} S {write_location(origin)}{target}"
        case Convoy(at=at, origin=origin, to=to):
            convoyed = f"A {write_location(origin)} - {write_location(to)}"
            return f"{given.kind} {write_location(at)} C {convoyed}"
    return "Waive"

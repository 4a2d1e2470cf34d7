"""Orders written as text that is read back as the same order."""

from ledger.games.roman_diplomacy.adjudication.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Retreat,
    Support,
)
from ledger.games.roman_diplomacy.notation.places import written
from ledger.games.roman_diplomacy.notation.read import Written


def write_order(given: Written) -> str:
    """Return the order in the usual notation, such as `F Tys C A Rom - Tun`."""
    order = given.order
    match order:
        case Build(at=at):
            return f"Build {given.kind} {written(at)}"
        case Disband(at=at):
            return f"Disband {given.kind} {written(at)}"
        case Hold(at=at):
            return f"{given.kind} {written(at)} H"
        case Retreat(at=at, to=to):
            return f"{given.kind} {written(at)} R {written(to)}"
        case Move(at=at, to=to, further=further):
            path = " - ".join(map(written, (at, to, *further)))
            return f"{given.kind} {path}{' via convoy' if order.via else ''}"
        case Support(at=at, origin=origin, to=to):
            target = f" - {written(to)}" if to else ""
            return f"{given.kind} {written(at)} S {written(origin)}{target}"
        case Convoy(at=at, origin=origin, to=to):
            return f"{given.kind} {written(at)} C A {written(origin)} - {written(to)}"
    return "Waive"

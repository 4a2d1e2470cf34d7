"""A character's orders in sentences: the order, its result and the reason."""

from collections.abc import Iterable, Iterator
from typing import Any

from ledger.contract.ruleset import EntryDetail
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Move, Support
from ledger.games.roman_diplomacy.notation.read import AnyOrder
from ledger.games.roman_diplomacy.orders import orders_of_lines
from ledger.games.roman_diplomacy.outcomes import OrderResult
from ledger.games.roman_diplomacy.state import World

NONE = "none"
"""The value of an empty argument."""


def order_details(world: World, results: Iterable[OrderResult], who: str) -> Iterator[EntryDetail]:
    """Yield a detail for each order of a character, and for each dislodged piece without an order.

    A support that lasts for several impulses has one detail. Each part of a fleet's path has its
    own detail.
    """
    told: dict[str, tuple[str, str, str]] = {}
    for one in results:
        if one.owner != who or not (one.given or one.dislodged_from):
            continue
        order = next(orders_of_lines(world, (one.order,))).order
        news = (one.verdict, one.cause, one.against)
        if isinstance(order, Move) or one.dislodged_from or told.get(one.order) != news:
            yield _detail(one, order)
        told[one.order] = news


def _detail(one: OrderResult, order: AnyOrder) -> EntryDetail:
    driven = one.dislodged_from if one.cause != "dislodged" else ""
    return EntryDetail(
        "detail-order" if one.given else "detail-unordered",
        {
            **piece_arguments(one.piece),
            **_action_arguments(order),
            "order": one.order,
            "verdict": one.verdict,
            "cause": _name_of_reason(one, order),
            "against": place_or_none(one.against),
            "own": one.own,
            "other": one.other,
            "driven": place_or_none(driven),
        },
    )


def _action_arguments(order: AnyOrder) -> dict[str, Any]:
    """Return the action of an order, as arguments. For a path this is the first part."""
    match order:
        case Move(to=to, via=via):
            return {"deed": "convoyed" if via else "move", **target_arguments(to)}
        case Support(origin=origin, to=to):
            deed = "support-move" if to else "support-hold"
            return {"deed": deed, "origin": _place_reference(origin), **target_arguments(to)}
        case Convoy(origin=origin, to=to):
            return {"deed": "convoy", "origin": _place_reference(origin), **target_arguments(to)}
    return {"deed": "hold"}


def _name_of_reason(one: OrderResult, order: AnyOrder) -> str:
    """Return the name of the message for a reason. A cause with two meanings has two messages."""
    if one.cause == "convoy-broken" and isinstance(order, Convoy):
        return "convoy-from"
    if one.cause == "cut" and not one.against:
        return "cut-only"
    return one.cause or NONE


def piece_arguments(name: str) -> dict[str, Any]:
    """Return the arguments of a piece by its name, such as `F spa/sc`."""
    kind, at = name.split(" ")
    return {"kind": kind.lower(), "at": _place_reference(at), "at_coast": _coast_or_none(at)}


def target_arguments(location: str) -> dict[str, Any]:
    """Return the arguments of a piece's goal; "" if there is none."""
    return {"to": place_or_none(location), "to_coast": _coast_or_none(location)}


def place_or_none(location: str) -> str:
    """Return a reference to the place of a location; `none` if there is no location."""
    return _place_reference(location) if location else NONE


def _place_reference(location: str) -> str:
    return f"place:{province_of(location)}"


def _coast_or_none(location: str) -> str:
    return location.partition("/")[2] or NONE

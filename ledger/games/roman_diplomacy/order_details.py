"""A character's orders in sentences: the order, its result and the reason."""

from collections.abc import Iterable, Iterator
from typing import Any

from ledger.contract.ruleset import EntryDetail
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Move, Support
from ledger.games.roman_diplomacy.notation.order_reader import AnyOrder
from ledger.games.roman_diplomacy.orders import orders_of_lines
from ledger.games.roman_diplomacy.state import World
from ledger.games.roman_diplomacy.stored_results import OrderResult

NO_DETAIL = "none"
"""The value of an empty argument."""


def order_details(
    world: World, results: Iterable[OrderResult], player: str
) -> Iterator[EntryDetail]:
    """Yield a detail for each order of a character, and for each dislodged piece without an order.

    A support that lasts for several impulses has one detail. Each part of a fleet's path has its
    own detail.
    """
    details: dict[str, tuple[str, str, str]] = {}
    for result in results:
        if result.owner != player or not (result.given or result.dislodged_from):
            continue
        order = next(orders_of_lines(world, (result.order,))).order
        report = (result.verdict, result.cause, result.against)
        if isinstance(order, Move) or result.dislodged_from or details.get(result.order) != report:
            yield _detail(result, order)
        details[result.order] = report


def _detail(result: OrderResult, order: AnyOrder) -> EntryDetail:
    origin_of_attack = result.dislodged_from if result.cause != "dislodged" else ""
    return EntryDetail(
        "detail-order" if result.given else "detail-unordered",
        {
            **piece_arguments(result.piece),
            **_action_arguments(order),
            "order": result.order,
            "verdict": result.verdict,
            "cause": _name_of_reason(result, order),
            "against": place_or_none(result.against),
            "own": result.own,
            "other": result.other,
            "driven": place_or_none(origin_of_attack),
        },
    )


def _action_arguments(order: AnyOrder) -> dict[str, Any]:
    """Return the action of an order, as arguments. For a path this is the first part."""
    match order:
        case Move(to=destination, via=is_by_convoy):
            return {"deed": "convoyed" if is_by_convoy else "move", **target_arguments(destination)}
        case Support(origin=origin, to=destination):
            action_name = "support-move" if destination else "support-hold"
            return {
                "deed": action_name,
                "origin": _place_reference(origin),
                **target_arguments(destination),
            }
        case Convoy(origin=origin, to=destination):
            return {
                "deed": "convoy",
                "origin": _place_reference(origin),
                **target_arguments(destination),
            }
    return {"deed": "hold"}


def _name_of_reason(result: OrderResult, order: AnyOrder) -> str:
    """Return the name of the message for a reason. A cause with two meanings has two messages."""
    if result.cause == "convoy-broken" and isinstance(order, Convoy):
        return "convoy-from"
    if result.cause == "cut" and not result.against:
        return "cut-only"
    return result.cause or NO_DETAIL


def piece_arguments(unit_name: str) -> dict[str, Any]:
    """Return the arguments of a piece by its name, such as `F spa/sc`."""
    piece_kind, place = unit_name.split(" ")
    return {
        "kind": piece_kind.lower(),
        "at": _place_reference(place),
        "at_coast": _coast_or_none(place),
    }


def target_arguments(location: str) -> dict[str, Any]:
    """Return the arguments of a piece's goal; "" if there is none."""
    return {"to": place_or_none(location), "to_coast": _coast_or_none(location)}


def place_or_none(location: str) -> str:
    """Return a reference to the place of a location; `none` if there is no location."""
    return _place_reference(location) if location else NO_DETAIL


def _place_reference(location: str) -> str:
    return f"place:{province_of(location)}"


def _coast_or_none(location: str) -> str:
    return location.partition("/")[2] or NO_DETAIL

"""Trades of two members, whose gifts change hands at once (DIP-FED-06)."""

from collections.abc import Callable
from typing import Any

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.state import World
from ledger.games.roman_diplomacy.transfers import (
    with_builds_given,
    with_new_centre_owner,
    with_new_unit_owner,
)
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, Who, arguments_of, count_of

GOODS_KINDS = ("units", "centres", "builds")
"""The kinds of goods that members trade."""


class Traded(Event, stored="roman_diplomacy/traded@1"):
    """A permanent trade of two empires.

    The gifts of `one` go to `other`, and the gifts of `other` to `one`. Units are named by their
    provinces.
    """

    one: Who
    other: Who
    one_units: tuple[Place, ...]
    one_centres: tuple[Place, ...]
    one_builds: int
    other_units: tuple[Place, ...]
    other_centres: tuple[Place, ...]
    other_builds: int


def _more_goods_follow(*fields: str) -> Callable[[Traded], str]:
    """Return a function that tells whether a trade has goods in several fields.

    The function returns "yes" if the first field and another one are not empty, otherwise "no".
    """

    def more_goods_flag(event: Traded) -> str:
        first_flag, *other_flags = (bool(getattr(event, field)) for field in fields)
        return "yes" if first_flag and any(other_flags) else "no"

    return more_goods_flag


def _side_arguments(side: str) -> dict[str, Callable[[Traded], int | str]]:
    """Return a side's further arguments: numbers of goods, and whether more goods follow."""
    units, centres, builds = f"{side}_units", f"{side}_centres", f"{side}_builds"
    return {
        f"{units}_n": count_of(units),
        f"{centres}_n": count_of(centres),
        f"{side}_after_units": _more_goods_follow(units, centres, builds),
        f"{side}_after_centres": _more_goods_follow(centres, builds),
    }


_GOODS_FIELDS = tuple(
    f"{side}_{goods_kind}" for side in ("one", "other") for goods_kind in GOODS_KINDS
)
_MESSAGE_ARGS: dict[str, Any] = {**_side_arguments("one"), **_side_arguments("other")}


@fold_of(Traded, arguments_of("one", "other", *_GOODS_FIELDS, **_MESSAGE_ARGS))
def evolve_traded(world: World, event: Traded, _entry: Entry) -> World:
    """Return the world after the gifts of both sides have changed hands."""
    first_player, second_player = event.one, event.other
    for place in event.one_units:
        world = with_new_unit_owner(world, second_player, place)
    for place in event.other_units:
        world = with_new_unit_owner(world, first_player, place)
    for place in event.one_centres:
        world = with_new_centre_owner(world, first_player, second_player, place)
    for place in event.other_centres:
        world = with_new_centre_owner(world, second_player, first_player, place)
    world = with_builds_given(world, first_player, second_player, event.one_builds)
    return with_builds_given(world, second_player, first_player, event.other_builds)

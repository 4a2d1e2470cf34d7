"""Corrections: people moved back, and rights restored."""

from collections.abc import Callable
from dataclasses import replace

from ledger.contract.acts import Draft, Drafts, fold_of, recorded_only_type
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Placement
from ledger.record.references import Place, Who, arguments_of


class PutBack(Event, stored="ludi_romani/put-back@1"):
    """Characters whom a correction moved back."""

    people: tuple[Who, ...]
    place: Place
    """The region to which they went; empty for none."""


class RightsRenewed(Event, stored="ludi_romani/rights-renewed@1"):
    """Rights of the season that may be used again, because a correction cancelled their use."""

    rights: tuple[str, ...]


def draft_move_back(state: Game, entry: Entry, place: str) -> Drafts:
    """Return the draft that moves the entry's people back to a region (FATA-08).

    The people get a seat or else stand. Characters who have moved since then stay where they are.
    If all have moved, there is no draft.
    """
    unmoved_pieces = tuple(
        placement.piece
        for placement in entry.placements
        if state.seating.place_of(placement.piece) == placement.place
    )
    if not unmoved_pieces:
        return ()
    placements = (
        seats.placements_on_best_seats(state, unmoved_pieces, place)
        if place
        else tuple(Placement(character, "") for character in unmoved_pieces)
    )
    return (Draft(PutBack(unmoved_pieces, place), placements=placements),)


def undo_by_moving_to(field: str) -> Callable[[Game, Entry], Drafts]:
    """Return the undo that moves the entry's people to the region in a field of its event.

    Rule: FATA-08.
    """
    return lambda state, entry: draft_move_back(state, entry, getattr(entry.event, field))


def draft_rights_renewed(state: Game, entry: Entry, *rights: str) -> Drafts:
    """Return the entry that restores these rights, if they were used up this season (FATA-08)."""
    if entry.period != state.period.seq:
        return ()
    spent_rights = tuple(
        right_name for right_name in rights if right_name in state.world.spent_rights
    )
    return (Draft(RightsRenewed(spent_rights)),) if spent_rights else ()


@fold_of(RightsRenewed, arguments_of(count="rights"))
def _evolve_renewed_rights(world: World, event: RightsRenewed, _entry: Entry) -> World:
    """Return the world in which the rights may be used again (FATA-08)."""
    return replace(world, spent_rights=world.spent_rights.difference(event.rights))


PUT_BACK = recorded_only_type(PutBack, arguments_of("place", who="people", count="people"))

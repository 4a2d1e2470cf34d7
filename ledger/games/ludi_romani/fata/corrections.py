"""Corrections: people moved back, and rights restored."""

from collections.abc import Callable
from dataclasses import replace

from ledger.contract.acts import Draft, Drafts, fold_of, only_recorded
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Placement
from ledger.record.references import Place, Who, arguments


class PutBack(Event, stored="ludi_romani/put-back@1"):
    """A correction moved people back to where they were; `place` may be empty."""

    people: tuple[Who, ...]
    place: Place


class RightsRenewed(Event, stored="ludi_romani/rights-renewed@1"):
    """These rights of the season may be used again, as what used them up was corrected."""

    rights: tuple[str, ...]


def put_back(state: Game, entry: Entry, place: str) -> Drafts:
    """Those whom the entry moved, back in a region: on a seat or else standing (FATA-08).

    Those who have moved on since stay where they are. If all have, nothing is stored.
    """
    here = tuple(p.piece for p in entry.placements if state.seating.place(p.piece) == p.place)
    if not here:
        return ()
    placements = (
        seats.take_seats(state, here, place) if place else tuple(Placement(who, "") for who in here)
    )
    return (Draft(PutBack(here, place), placements=placements),)


def back_to(field: str) -> Callable[[Game, Entry], Drafts]:
    """The undo that puts those whom the entry moved where a field of its event says (FATA-08)."""
    return lambda state, entry: put_back(state, entry, getattr(entry.event, field))


def rights_given_back(state: Game, entry: Entry, *rights: str) -> Drafts:
    """The entry that restores these rights, if used up this season (FATA-08)."""
    if entry.period != state.period.seq:
        return ()
    spent = tuple(right for right in rights if right in state.world.spent)
    return (Draft(RightsRenewed(spent)),) if spent else ()


@fold_of(RightsRenewed, arguments(count="rights"))
def _renewed(world: World, event: RightsRenewed, _entry: Entry) -> World:
    """They may be used again (FATA-08)."""
    return replace(world, spent=world.spent.difference(event.rights))


PUT_BACK = only_recorded(PutBack, arguments("place", who="people", count="people"))

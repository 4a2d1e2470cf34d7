"""Setting right: people put back where they were, rights given back."""

from dataclasses import replace
from typing import Any, ClassVar

from ledger.contract import Args, Draft, EntryType
from ledger.entry import Body, Entry, Placement
from ledger.games.ludi_romani.seats import seated, unchanged
from ledger.games.ludi_romani.state import Game, World


class PutBack(Body, frozen=True):
    """People are where they were before an entry that was set right; `place` may be nowhere."""

    STORED: ClassVar[str] = "ludi_romani/put-back@1"
    people: tuple[str, ...]
    place: str


class RightsRenewed(Body, frozen=True):
    """What had used up these rights of the season was set right: they may be used again."""

    STORED: ClassVar[str] = "ludi_romani/rights-renewed@1"
    rights: tuple[str, ...]


def put_back(state: Game, entry: Entry, place: str) -> tuple[Draft, ...]:
    """Those whom the entry moved, back in a region: on a seat or else standing (FATA-08).

    Who has gone on since stays where they are. Nobody is put anywhere when all have gone on.
    """
    here = tuple(p.piece for p in entry.placements if state.seating.place(p.piece) == p.place)
    if not here:
        return ()
    placements = seated(state, here, place) if place else tuple(Placement(who, "") for who in here)
    return (Draft(PutBack(here, place), placements=placements),)


def renewed(state: Game, entry: Entry, *rights: str) -> tuple[Draft, ...]:
    """Those of these rights that are used up, given back (FATA-08), if their season still runs."""
    if entry.period != state.period.seq:
        return ()
    spent = tuple(right for right in rights if right in state.world.spent)
    return (Draft(RightsRenewed(spent)),) if spent else ()


def _renewed(world: World, body: RightsRenewed, _entry: Entry) -> World:
    """They may be used again (FATA-08)."""
    return replace(world, spent=world.spent.difference(body.rights))


def _people(body: PutBack) -> Args:
    who = [f"who:{person}" for person in body.people]
    return {"who": who, "n": len(who), "place": f"place:{body.place}" if body.place else "none"}


ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(PutBack, unchanged, _people),
    EntryType(RightsRenewed, _renewed, lambda body: {"n": len(body.rights)}),
)

"""UPK: the upkeep of one's level, paid in political capital or in dignitas."""

from typing import Any, NamedTuple

from ledger.contract.acts import Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.games.cursus_honorum.dignitas import must_have_boxes_for, upkeep_of
from ledger.games.cursus_honorum.state import DIGNITAS, PC, SHAME, Game, World
from ledger.games.cursus_honorum.turns import gained, lost
from ledger.games.cursus_honorum.unspent import lost_again
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection


class UpkeepPaid(Event, stored="cursus_honorum/upkeep-paid@1"):
    """Somebody kept up their level."""

    who: str
    upkeep: int


class UpkeepMissed(Event, stored="cursus_honorum/upkeep-missed@1"):
    """Somebody did not pay the upkeep: what it cost in dignitas or shame, and in capital."""

    who: str
    upkeep: int
    capital: int
    dignitas: int
    shame: int
    forfeited: int


class Bill(NamedTuple):
    """What decides about the upkeep: dignitas after disapproval, capital, and whether one pays."""

    points: int
    capital: int
    refused: bool


def settled(state: Game, who: str, bill: Bill) -> Drafts:
    """The upkeep of one's level is paid, or it is missed (CUR-UPK-01)."""
    due = upkeep_of(state, bill.points)
    if bill.refused or bill.capital < due:
        return (_missed(state, who, bill, due),)
    return (Draft(UpkeepPaid(who, due), lost(who, PC, due)),) if due else ()


def _missed(state: Game, who: str, bill: Bill, due: int) -> Draft:
    """A player who does not pay loses a point and the capital at hand (CUR-UPK-02)."""
    points, shame = _penalty(state, bill.points)
    kept = state.switch("upkeep.unpaid_capital") == "keep"
    forfeited = 0 if kept else bill.capital
    event = UpkeepMissed(who, due, bill.capital, points, shame, forfeited)
    postings = (
        *lost(who, DIGNITAS, points),
        *gained(who, SHAME, shame),  # CUR-UPK-04
        *lost(who, PC, forfeited),
    )
    return Draft(event, postings)


def _penalty(state: Game, points: int) -> tuple[int, int]:
    """A point is lost (CUR-UPK-02); who has none is shamed instead (CUR-UPK-04)."""
    missed = state.world.scenario.missed_upkeep
    return (missed.dignitas, 0) if points >= missed.dignitas else (0, missed.instead)


def _paid_words(event: UpkeepPaid) -> Args:
    return {"who": f"who:{event.who}", "n": event.upkeep}


def _missed_words(event: UpkeepMissed) -> Args:
    return {
        "who": f"who:{event.who}",
        "upkeep": event.upkeep,
        "capital": event.capital,
        "n": event.dignitas,
        "shame": event.shame,
        "forfeited": event.forfeited,
    }


def _unpaid(state: Game, entry: Entry) -> Drafts:
    return lost_again(state, entry.event.who, entry.period, pc=entry.event.upkeep)


def _unmissed(state: Game, entry: Entry) -> Drafts | Objection:
    full = must_have_boxes_for(state, entry.event.who, entry.event.dignitas)
    if full is not None:
        return full
    return lost_again(state, entry.event.who, entry.period, pc=entry.event.forfeited)


def _same(world: World, _event: Any, _entry: Any) -> World:
    return world


UPKEEP: Chapter[World] = Chapter(
    "CUR-UPK",
    events=(
        EventType(UpkeepPaid, _same, _paid_words, undo=_unpaid),
        EventType(UpkeepMissed, _same, _missed_words, undo=_unmissed),
    ),
)

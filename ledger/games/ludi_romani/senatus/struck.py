"""Corrections of what the Senate did: the corrected act no longer counts (FATA-08)."""

from dataclasses import replace

from ledger.audience import EVERYBODY, Audience
from ledger.contract import Draft, Drafts, EventType
from ledger.entry import Entry, Event
from ledger.games.ludi_romani.senatus import chamber
from ledger.games.ludi_romani.senatus.state import Curia
from ledger.games.ludi_romani.state import Game, World


class StruckOut(Event, stored="ludi_romani/struck-out@1"):
    """A nomination, consul, bill, vote, decision or executed law no longer counts."""

    what: str
    who: str
    bill: str = ""


def struck_out(what: str, who: str, bill: str = "") -> Drafts:
    """The entry that cancels an act of the Senate."""
    return (Draft(StruckOut(what, who, bill)),)


def _struck(world: World, event: StruckOut, _entry: Entry) -> World:
    """The cancelled act no longer counts (FATA-08)."""
    if event.what == "consul":
        world = world.changed(event.who, statuses=world.person(event.who).statuses - {"consul"})
    return replace(world, curia=_without(world.curia, event))


_STAGES = {"law": "passed", "census": "failed", "decision": "open"}
"""How a bill stands again when what came of it was struck out."""


def _without(curia: Curia, event: StruckOut) -> Curia:
    match event.what:
        case "nomination" if event.who in curia.nominees:
            return replace(curia, nominees=curia.nominees.delete(event.who))
        case "consul":
            return replace(curia, consuls=tuple(c for c in curia.consuls if c != event.who))
        case "law" | "census" | "decision" if event.bill in curia.bills:
            return curia.with_bill(replace(curia.bills[event.bill], stage=_STAGES[event.what]))
        case "bill":
            return curia.without_bill(event.bill)
        case "poll":
            return replace(curia, poll=None)
        case "voice" if curia.poll is not None and event.who in curia.poll.votes:
            poll = replace(curia.poll, votes=curia.poll.votes.delete(event.who))
            return replace(curia, poll=poll)
        case "votes" if event.bill in curia.bills and event.who in curia.bills[event.bill].votes:
            bill = curia.bills[event.bill]
            return curia.with_bill(replace(bill, votes=bill.votes.delete(event.who)))
        case _:
            return curia


def _seen(state: Game, event: StruckOut) -> Audience:
    """A cancelled vote is seen by those who saw it cast."""
    return chamber.voting_seen(state, event.who) if event.what in ("votes", "voice") else EVERYBODY


EVENTS = (
    EventType(
        StruckOut, _struck, lambda event: {"what": event.what, "who": f"who:{event.who}"}, _seen
    ),
)

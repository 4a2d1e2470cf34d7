"""What the Senate did and was set right: it counts as not done (FATA-08)."""

from dataclasses import replace
from typing import Any, ClassVar

from ledger.audience import EVERYBODY, Audience
from ledger.contract import Draft, EntryType
from ledger.entry import Body, Entry
from ledger.games.ludi_romani.realm.curia import Curia
from ledger.games.ludi_romani.senatus.chamber import voting_seen
from ledger.games.ludi_romani.state import Game, World


class StruckOut(Body, frozen=True):
    """A nomination, a consul, a bill, a vote, a decision, a law carried out counts as not so."""

    STORED: ClassVar[str] = "ludi_romani/struck-out@1"
    what: str
    who: str
    bill: str = ""


def struck_out(what: str, who: str, bill: str = "") -> tuple[Draft, ...]:
    """The entry that strikes it out."""
    return (Draft(StruckOut(what, who, bill)),)


def _struck(world: World, body: StruckOut, _entry: Entry) -> World:
    """It is as if it had not been (FATA-08)."""
    if body.what == "consul":
        world = world.changed(body.who, statuses=world.person(body.who).statuses - {"consul"})
    return replace(world, curia=_without(world.curia, body))


_STAGES = {"law": "passed", "census": "failed", "decision": "open"}
"""How a bill stands again when what came of it was struck out."""


def _without(curia: Curia, body: StruckOut) -> Curia:
    match body.what:
        case "nomination" if body.who in curia.nominees:
            return replace(curia, nominees=curia.nominees.delete(body.who))
        case "consul":
            return replace(curia, consuls=tuple(c for c in curia.consuls if c != body.who))
        case "law" | "census" | "decision" if body.bill in curia.bills:
            return curia.with_bill(replace(curia.bills[body.bill], stage=_STAGES[body.what]))
        case "bill":
            return curia.without_bill(body.bill)
        case "poll":
            return replace(curia, poll=None)
        case "voice" if curia.poll is not None and body.who in curia.poll.votes:
            poll = replace(curia.poll, votes=curia.poll.votes.delete(body.who))
            return replace(curia, poll=poll)
        case "votes" if body.bill in curia.bills and body.who in curia.bills[body.bill].votes:
            bill = curia.bills[body.bill]
            return curia.with_bill(replace(bill, votes=bill.votes.delete(body.who)))
        case _:
            return curia


def _seen(state: Game, body: StruckOut) -> Audience:
    """A vote is seen by those who saw it cast."""
    return voting_seen(state, body.who) if body.what in ("votes", "voice") else EVERYBODY


ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(
        StruckOut, _struck, lambda body: {"what": body.what, "who": f"who:{body.who}"}, _seen
    ),
)

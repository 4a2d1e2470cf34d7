"""The roll: who is in the chamber when a vote opens, and for how much each one counts (SEN-02).

It is called once. Suffragia lent or fetched back while a vote is open change nothing in it, and
nobody's are cast twice.
"""

from dataclasses import replace

from immutables import Map

from ledger.audience import Audience, only
from ledger.contract import Draft, EventType
from ledger.entry import Entry, Event
from ledger.games.ludi_romani.senatus.chamber import presiders
from ledger.games.ludi_romani.state import Game, World


class RollCalled(Event, stored="ludi_romani/roll-called@1"):
    """Venus called the roll for a bill, or without one for a count for consul."""

    roll: tuple[tuple[str, int], ...]
    bill: str = ""


def called(roll: Map[str, int], bill: str = "") -> Draft:
    """The entry that says who counts for how much."""
    return Draft(RollCalled(tuple(sorted(roll.items())), bill))


def _called(world: World, event: RollCalled, _entry: Entry) -> World:
    """Votes are counted by it (SEN-02)."""
    curia, roll = world.curia, Map(event.roll)
    if event.bill in curia.bills:
        return replace(world, curia=curia.with_bill(replace(curia.bills[event.bill], roll=roll)))
    if curia.poll is None:
        return world
    return replace(world, curia=replace(curia, poll=replace(curia.poll, roll=roll)))


def _seen(state: Game, _event: RollCalled) -> Audience:
    """What somebody has borrowed Venus may know, and not everybody."""
    return only(presiders(state), state.kernel.stewards)


EVENTS = (
    EventType(RollCalled, _called, lambda event: {"n": len(event.roll)}, _seen, undo="postings"),
)

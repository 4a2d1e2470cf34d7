"""OFF: the offices: who held which, what they bring, what they are worth to the next who wins."""

from dataclasses import replace
from itertools import count
from typing import Any

from ledger.contract.acts import Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.games.cursus_honorum.scenario import Office
from ledger.games.cursus_honorum.state import Game, Honor, World
from ledger.games.cursus_honorum.turns import gained, lost
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections


class OfficeWon(Event, stored="cursus_honorum/office-won@1"):
    """Somebody was elected: a name on the HONORES sheet. `order` is 1 for the first winner."""

    who: str
    office: str
    order: int
    votes: int = 0


class OfficeAnnulled(Event, stored="cursus_honorum/office-annulled@1"):
    """A name was taken off the HONORES sheet."""

    who: str
    office: str
    order: int


def asset(office: str, order: int) -> str:
    """What the winner of an office holds: `consul-1` is what the first consul has."""
    return f"{office}-{order}"


def has_held(state: Game, who: str, office: str) -> bool:
    """Whether somebody was ever elected to an office."""
    return order_of(state, who, office) > 0


def bonus(state: Game, who: str) -> int:
    """The capital that offices bring each turn from the round after the election (CUR-OFF-07).

    The column is a total: the highest office held sets it, unless a reading adds them up.
    """
    held = [
        state.world.scenario.offices[office].bonus
        for office, honor in state.world.held(who)
        if honor.round < state.world.round
    ]
    if state.switch("offices.bonus") == "sum_of_held":
        return sum(held)
    return max(held, default=0)


def next_order(state: Game, office: str) -> int:
    """The order that the next winner has: the first that nobody holds (CUR-OFF-08)."""
    taken = {honor.order for honor in state.world.won(office)}
    return next(order for order in count(1) if order not in taken)


def points(state: Game, office: Office, order: int) -> int:
    """What an office is worth: two less for each later winner, never below 0 (CUR-VP-03)."""
    return max(0, first_points(state, office) - office.falls * (order - 1))


def first_points(state: Game, office: Office) -> int:
    """What an office is worth to its first winner; of the consulship there are two printings."""
    if office.example is not None and state.switch("offices.consul_points") == "as_in_example":
        return office.example
    return office.points


def must_have_room(state: Game, office: str) -> Objections:
    """Under one reading an office is closed when its places are taken (CUR-OFF-08)."""
    places = state.world.scenario.offices[office].places
    closed = state.switch("offices.limit") == "closed_after_places"
    if closed and places and len(state.world.won(office)) >= places:
        yield Objection("CUR-OFF-08", "office-full", {"office": f"asset:{office}", "n": places})


def elected(state: Game, who: str, office: str, votes: int) -> Draft:
    """Somebody is elected, as which winner the sheet says (CUR-OFF-08)."""
    order = next_order(state, office)
    return Draft(OfficeWon(who, office, order, votes), gained(who, asset(office, order), 1))


def order_of(state: Game, who: str, office: str) -> int:
    """The place somebody had among the winners of an office; 0 for a player never elected."""
    return next((honor.order for honor in state.world.won(office) if honor.who == who), 0)


def annulled(state: Game, who: str, office: str) -> Drafts:
    """The name is taken off the sheet; nobody else moves up. Nothing when it is not there."""
    order = order_of(state, who, office)
    if not order:
        return ()
    event = OfficeAnnulled(who, office, order)
    return (Draft(event, lost(who, asset(office, order), 1)),)


def _won(world: World, event: OfficeWon, _entry: Entry) -> World:
    honor = Honor(event.who, event.order, world.round)
    honores = sorted((*world.won(event.office), honor), key=lambda h: h.order)
    changed = replace(world, honores=world.honores.set(event.office, tuple(honores)))
    contest = world.contests.get(event.office)
    if contest is None or contest.held:
        return changed
    held = replace(contest, held=True, winner=event.who)
    return replace(changed, contests=world.contests.set(event.office, held))


def _annulled(world: World, event: OfficeAnnulled, _entry: Entry) -> World:
    left = tuple(h for h in world.won(event.office) if h.who != event.who)
    return replace(world, honores=world.honores.set(event.office, left))


def _undo(_state: Game, entry: Entry) -> Drafts:
    """Take the name off the sheet; the kernel takes the postings back."""
    event: OfficeWon = entry.event
    return (Draft(OfficeAnnulled(event.who, event.office, event.order)),)


def _message_args(event: Any) -> Args:
    return {"who": f"who:{event.who}", "asset": f"asset:{asset(event.office, event.order)}"}


OFFICES: Chapter[World] = Chapter(
    "CUR-OFF",
    events=(
        EventType(OfficeWon, _won, lambda b: {**_message_args(b), "votes": b.votes}, undo=_undo),
        EventType(OfficeAnnulled, _annulled, _message_args),
    ),
)

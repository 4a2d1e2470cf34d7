"""What happens to empires: founded, united, parted, traded with, fallen into disorder."""

from dataclasses import replace

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.changing_hands import (
    with_builds_of,
    with_centre_of,
    with_unit_of,
)
from ledger.games.roman_diplomacy.state import NOBODY, Empire, Game, World
from ledger.record.audience import Audience, only
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, Who, arguments


class EmpireFounded(Event, stored="roman_diplomacy/empire-founded@1"):
    """A player chose an Imperial City and begins there, with a unit or with none."""

    who: Who
    name: str
    city: Place
    unit: Piece | None


class EmpireNamed(Event, stored="roman_diplomacy/empire-named@1"):
    """An empire is called so from now on."""

    who: Who
    name: str


class FederationAgreed(Event, stored="roman_diplomacy/federation-agreed@1"):
    """These empires have agreed to unite when the turn ends, each of them to each other one."""

    name: str
    members: tuple[Who, ...]


class FederationBegan(Event, stored="roman_diplomacy/federation-began@1"):
    """These empires are one from now on."""

    name: str
    members: tuple[Who, ...]


class FederationLapsed(Event, stored="roman_diplomacy/federation-lapsed@1"):
    """A federation that was agreed on does not begin.

    `members` are all whom it would have united, `apart` those of them who have not agreed to
    somebody else of it. Nobody is apart if fewer than two members were left.
    """

    name: str
    members: tuple[Who, ...]
    apart: tuple[Who, ...] = ()


class FederationEnded(Event, stored="roman_diplomacy/federation-ended@1"):
    """Somebody is the only one left of a federation, which is none any more."""

    name: str
    who: Who


class LeavingDeclared(Event, stored="roman_diplomacy/leaving-declared@1"):
    """A member leaves the federation when the turn ends.

    No other player is told before the results of the turn.
    """

    who: Who


class LeavingAnnounced(Event, stored="roman_diplomacy/leaving-announced@1"):
    """Everybody is told that a member leaves the federation when the turn ends."""

    who: Who


class FederationLeft(Event, stored="roman_diplomacy/federation-left@1"):
    """A member is an empire of its own again. `ended` are those who are left alone by it."""

    who: Who
    ended: tuple[Who, ...] = ()


class UnitHandedOver(Event, stored="roman_diplomacy/unit-handed-over@1"):
    """A unit has a new owner, for ever."""

    giver: Who
    taker: Who
    at: Place


class CentreHandedOver(Event, stored="roman_diplomacy/centre-handed-over@1"):
    """A centre has a new owner, for ever; where it is an Imperial City, the right to build, too."""

    giver: Who
    taker: Who
    at: Place


class BuildsHandedOver(Event, stored="roman_diplomacy/builds-handed-over@1"):
    """Builds of this winter have a new owner."""

    giver: Who
    taker: Who
    number: int


class OrdersMissed(Event, stored="roman_diplomacy/orders-missed@1"):
    """Somebody gave no orders; `total` counts all such turns of theirs."""

    who: Who
    turn: int
    total: int


class DisorderBegan(Event, stored="roman_diplomacy/disorder-began@1"):
    """An empire fell into civil disorder.

    `centres` turn neutral, those in `guarded` get a garrison; units in `removed` are gone, those in
    `stranded` stand without an owner. Provinces in `marked` turn barbarian under such an army.
    """

    who: Who
    centres: tuple[str, ...]
    guarded: tuple[str, ...]
    removed: tuple[str, ...]
    stranded: tuple[str, ...]
    marked: tuple[str, ...] = ()


class EmpireLost(Event, stored="roman_diplomacy/empire-lost@1"):
    """An empire has no unit and no centre left (D-28)."""

    who: Who


@fold_of(EmpireLost)
def empire_lost(world: World, event: EmpireLost, _entry: Entry) -> World:
    """Its player is out, and may begin again as a newcomer."""
    return world.changed(event.who, left=True, union="")


@fold_of(EmpireFounded, arguments("who", "city"))
def empire_founded(world: World, event: EmpireFounded, _entry: Entry) -> World:
    """The city, its garrison and the first unit are the newcomer's at once (D-03).

    A player who had an empire before keeps the turns without orders: their count never ends (D-21).
    """
    before = world.empires.get(event.who)
    missed = before.missed if before else ()
    empire = Empire(event.who, event.name, event.city, world.turn, missed, late=world.started)
    now = world.now.owned((event.city,), event.who).guarded((event.city,), event.who)
    return replace(
        world.unclaimed(event.who),
        now=now.placed((event.unit,) if event.unit else ()),
        empires=world.empires.set(event.who, empire),
        builders=world.builders.set(event.city, event.who),
        captured=world.captured - {event.city},
    )


@fold_of(EmpireNamed)
def empire_named(world: World, event: EmpireNamed, _entry: Entry) -> World:
    """Its name."""
    return world.changed(event.who, name=event.name)


@fold_of(FederationAgreed)
def federation_agreed(world: World, event: FederationAgreed, _entry: Entry) -> World:
    """It begins when the turn ends."""
    agreed_on = (*(name for name in world.agreed_on if name != event.name), event.name)
    return replace(world, uniting=world.uniting.set(event.name, event.members), agreed_on=agreed_on)


@fold_of(FederationBegan)
def federation_began(world: World, event: FederationBegan, _entry: Entry) -> World:
    """The members are of one side."""
    for who in event.members:
        world = world.changed(who, union=event.name)
    over = (name for name, few in world.uniting.items() if {*few} <= {*event.members})
    return _without_agreements(world, event.name, *over)


def _without_agreements(world: World, *names: str) -> World:
    """The world in which these agreements are over."""
    left = {name: members for name, members in world.uniting.items() if name not in names}
    agreed_on = tuple(name for name in world.agreed_on if name not in names)
    return replace(world, uniting=type(world.uniting)(left), agreed_on=agreed_on)


@fold_of(FederationLapsed, arguments("name", "members", "apart", count="apart"))
def federation_lapsed(world: World, event: FederationLapsed, _entry: Entry) -> World:
    """Nothing is left of the agreement."""
    return _without_agreements(world, event.name)


@fold_of(FederationEnded)
def federation_ended(world: World, event: FederationEnded, _entry: Entry) -> World:
    """The member who is left is an empire of its own."""
    left = world.changed(event.who, union="")
    return replace(left, leaving=left.leaving - {event.who})


def _who_leaves(state: Game, event: LeavingDeclared) -> Audience:
    """Stewards are told, since they may act for everybody and would be refused otherwise."""
    return only(event.who, state.kernel.stewards)


@fold_of(LeavingDeclared, audience=_who_leaves)
def leaving_declared(world: World, event: LeavingDeclared, _entry: Entry) -> World:
    """It takes effect when the turn ends."""
    return replace(world, leaving=world.leaving | {event.who})


@fold_of(LeavingAnnounced)
def leaving_announced(world: World, _event: LeavingAnnounced, _entry: Entry) -> World:
    """What was declared is known."""
    return world


@fold_of(FederationLeft, arguments("who"))
def federation_left(world: World, event: FederationLeft, _entry: Entry) -> World:
    """Whoever leaves, and whoever is left alone, is of no federation."""
    for who in (event.who, *event.ended):
        world = world.changed(who, union="")
    return replace(world, leaving=world.leaving - {event.who})


@fold_of(UnitHandedOver)
def unit_handed_over(world: World, event: UnitHandedOver, _entry: Entry) -> World:
    """The unit's new owner."""
    return with_unit_of(world, event.taker, event.at)


@fold_of(CentreHandedOver)
def centre_handed_over(world: World, event: CentreHandedOver, _entry: Entry) -> World:
    """The centre's new owner."""
    return with_centre_of(world, event.giver, event.taker, event.at)


@fold_of(BuildsHandedOver)
def builds_handed_over(world: World, event: BuildsHandedOver, _entry: Entry) -> World:
    """Fewer builds for the one, more for the other."""
    return with_builds_of(world, event.giver, event.taker, event.number)


@fold_of(OrdersMissed)
def orders_missed(world: World, event: OrdersMissed, _entry: Entry) -> World:
    """One more turn without orders."""
    return world.changed(event.who, missed=(*world.empire(event.who).missed, event.turn))


@fold_of(DisorderBegan, arguments("who"))
def disorder_began(world: World, event: DisorderBegan, _entry: Entry) -> World:
    """Nothing is theirs any more."""
    stranded = [world.now.units[at] for at in event.stranded]
    ownerless = [Piece(one.kind, one.at, NOBODY, one.barbarian) for one in stranded]
    theirs = [at for at, owner in world.now.garrisons.items() if owner == event.who]
    now = world.now.without(event.removed).placed(ownerless).owned(event.centres, NOBODY)
    now = now.unguarded(theirs).guarded(event.guarded, NOBODY)
    now = replace(now, markers=now.markers.union(event.marked))
    left = world.fallen(event.centres).changed(event.who, left=True, union="")
    return replace(left, now=now).noted("disorder")

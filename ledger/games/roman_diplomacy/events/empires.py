"""Events of empires: founding, naming, federation, trade, missed orders and disorder."""

from dataclasses import replace

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.state import NO_OWNER, Empire, Game, World
from ledger.games.roman_diplomacy.transfers import (
    with_builds_given,
    with_new_centre_owner,
    with_new_unit_owner,
)
from ledger.record.audience import Audience, only
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, Who, arguments_of


class EmpireFounded(Event, stored="roman_diplomacy/empire-founded@1"):
    """The founding of an empire in an Imperial City, with a unit or with none."""

    who: Who
    name: str
    city: Place
    unit: Piece | None


class EmpireNamed(Event, stored="roman_diplomacy/empire-named@1"):
    """A new name of an empire."""

    who: Who
    name: str


class FederationAgreed(Event, stored="roman_diplomacy/federation-agreed@1"):
    """An agreement of these empires to unite when the turn ends."""

    name: str
    members: tuple[Who, ...]


class FederationBegan(Event, stored="roman_diplomacy/federation-began@1"):
    """The beginning of a federation of these empires."""

    name: str
    members: tuple[Who, ...]


class FederationLapsed(Event, stored="roman_diplomacy/federation-lapsed@1"):
    """The end of an agreement to unite before it took effect.

    `members` are all empires that it would have united. `apart` are the members who lacked another
    member's consent. If fewer than two members were left, `apart` is empty.
    """

    name: str
    members: tuple[Who, ...]
    apart: tuple[Who, ...] = ()


class FederationEnded(Event, stored="roman_diplomacy/federation-ended@1"):
    """The end of a federation with only one member left."""

    name: str
    who: Who


class LeavingDeclared(Event, stored="roman_diplomacy/leaving-declared@1"):
    """A member's secret decision to leave the federation when the turn ends.

    No other player sees it before the results of the turn.
    """

    who: Who


class LeavingAnnounced(Event, stored="roman_diplomacy/leaving-announced@1"):
    """The public announcement that a member leaves the federation when the turn ends."""

    who: Who


class FederationLeft(Event, stored="roman_diplomacy/federation-left@1"):
    """The departure of a member. `ended` are members who are left alone after it."""

    who: Who
    ended: tuple[Who, ...] = ()


class UnitHandedOver(Event, stored="roman_diplomacy/unit-handed-over@1"):
    """The permanent transfer of a unit."""

    giver: Who
    taker: Who
    at: Place


class CentreHandedOver(Event, stored="roman_diplomacy/centre-handed-over@1"):
    """The permanent transfer of a centre, with the right to build in an Imperial City."""

    giver: Who
    taker: Who
    at: Place


class BuildsHandedOver(Event, stored="roman_diplomacy/builds-handed-over@1"):
    """The transfer of builds of this winter."""

    giver: Who
    taker: Who
    number: int


class OrdersMissed(Event, stored="roman_diplomacy/orders-missed@1"):
    """A turn without orders. `total` counts all turns of the player without orders."""

    who: Who
    turn: int
    total: int


class DisorderBegan(Event, stored="roman_diplomacy/disorder-began@1"):
    """The civil disorder of an empire."""

    who: Who
    centres: tuple[str, ...]
    """The centres that turn neutral."""
    guarded: tuple[str, ...]
    """The centres that get a garrison."""
    removed: tuple[str, ...]
    """The provinces of units that are removed."""
    stranded: tuple[str, ...]
    """The provinces of units that stand without an owner."""
    marked: tuple[str, ...] = ()
    """The provinces that turn barbarian under a barbarian army."""


class EmpireLost(Event, stored="roman_diplomacy/empire-lost@1"):
    """The loss of an empire that has no unit and no centre (D-28)."""

    who: Who


@fold_of(EmpireLost)
def evolve_empire_lost(world: World, event: EmpireLost, _entry: Entry) -> World:
    """Return the world without this empire. The player may begin again as a newcomer."""
    return world.with_empire(event.who, has_left=True, union="")


@fold_of(EmpireFounded, arguments_of("who", "city"))
def evolve_empire_founded(world: World, event: EmpireFounded, _entry: Entry) -> World:
    """Return the world with the newcomer's city, garrison and first unit (D-03).

    A player who had an empire before keeps the count of turns without orders, which never restarts
    (D-21).
    """
    previous_empire = world.empires.get(event.who)
    missed_turns = previous_empire.missed_turns if previous_empire else ()
    empire = Empire(
        event.who, event.name, event.city, world.turn, missed_turns, is_late=world.has_started
    )
    board = world.position.with_owner_of_centres((event.city,), event.who).with_garrisons(
        (event.city,), event.who
    )
    return replace(
        world.without_claims(event.who),
        position=board.with_units((event.unit,) if event.unit else ()),
        empires=world.empires.set(event.who, empire),
        builders=world.builders.set(event.city, event.who),
        captured_centres=world.captured_centres - {event.city},
    )


@fold_of(EmpireNamed)
def evolve_empire_named(world: World, event: EmpireNamed, _entry: Entry) -> World:
    """Return the world with the empire's new name."""
    return world.with_empire(event.who, name=event.name)


@fold_of(FederationAgreed)
def evolve_federation_agreed(world: World, event: FederationAgreed, _entry: Entry) -> World:
    """Return the world with this agreement, which takes effect when the turn ends."""
    names_of_agreements = (
        *(federation_name for federation_name in world.agreed_on if federation_name != event.name),
        event.name,
    )
    return replace(
        world, uniting=world.uniting.set(event.name, event.members), agreed_on=names_of_agreements
    )


@fold_of(FederationBegan)
def evolve_federation_began(world: World, event: FederationBegan, _entry: Entry) -> World:
    """Return the world with the members on one side."""
    for player in event.members:
        world = world.with_empire(player, union=event.name)
    complete_agreements = (
        federation_name
        for federation_name, agreeing_members in world.uniting.items()
        if {*agreeing_members} <= {*event.members}
    )
    return _without_agreements(world, event.name, *complete_agreements)


def _without_agreements(world: World, *federations: str) -> World:
    """Return the world without these agreements to unite."""
    agreements = {
        federation_name: members
        for federation_name, members in world.uniting.items()
        if federation_name not in federations
    }
    names_of_agreements = tuple(
        federation_name for federation_name in world.agreed_on if federation_name not in federations
    )
    return replace(world, uniting=type(world.uniting)(agreements), agreed_on=names_of_agreements)


@fold_of(FederationLapsed, arguments_of("name", "members", "apart", count_field="apart"))
def evolve_federation_lapsed(world: World, event: FederationLapsed, _entry: Entry) -> World:
    """Return the world without the agreement to unite."""
    return _without_agreements(world, event.name)


@fold_of(FederationEnded)
def evolve_federation_ended(world: World, event: FederationEnded, _entry: Entry) -> World:
    """Return the world with the last member as a separate empire."""
    new_world = world.with_empire(event.who, union="")
    return replace(new_world, leaving_players=new_world.leaving_players - {event.who})


def _leaving_audience(state: Game, event: LeavingDeclared) -> Audience:
    """Return the member and the stewards.

    Stewards can act for every player, and a refusal needs a reason that they can see.
    """
    return only(event.who, state.kernel.stewards)


@fold_of(LeavingDeclared, audience=_leaving_audience)
def evolve_leaving_declared(world: World, event: LeavingDeclared, _entry: Entry) -> World:
    """Return the world with a member who leaves when the turn ends."""
    return replace(world, leaving_players=world.leaving_players | {event.who})


@fold_of(LeavingAnnounced)
def evolve_leaving_announced(world: World, _event: LeavingAnnounced, _entry: Entry) -> World:
    """Return the world unchanged."""
    return world


@fold_of(FederationLeft, arguments_of("who"))
def evolve_federation_left(world: World, event: FederationLeft, _entry: Entry) -> World:
    """Return the world in which the leaver and members left alone have no federation."""
    for player in (event.who, *event.ended):
        world = world.with_empire(player, union="")
    return replace(world, leaving_players=world.leaving_players - {event.who})


@fold_of(UnitHandedOver)
def evolve_unit_handed_over(world: World, event: UnitHandedOver, _entry: Entry) -> World:
    """Return the world with the unit's new owner."""
    return with_new_unit_owner(world, event.taker, event.at)


@fold_of(CentreHandedOver)
def evolve_centre_handed_over(world: World, event: CentreHandedOver, _entry: Entry) -> World:
    """Return the world with the centre's new owner."""
    return with_new_centre_owner(world, event.giver, event.taker, event.at)


@fold_of(BuildsHandedOver)
def evolve_builds_handed_over(world: World, event: BuildsHandedOver, _entry: Entry) -> World:
    """Return the world in which the giver has fewer builds and the taker has more."""
    return with_builds_given(world, event.giver, event.taker, event.number)


@fold_of(OrdersMissed)
def evolve_orders_missed(world: World, event: OrdersMissed, _entry: Entry) -> World:
    """Return the world with one more turn without orders."""
    return world.with_empire(
        event.who, missed_turns=(*world.empire(event.who).missed_turns, event.turn)
    )


@fold_of(DisorderBegan, arguments_of("who"))
def evolve_disorder_began(world: World, event: DisorderBegan, _entry: Entry) -> World:
    """Return the world in which the player has no unit, centre or garrison any more."""
    stranded_pieces = [world.position.units[province_id] for province_id in event.stranded]
    ownerless_pieces = [
        Piece(piece.kind, piece.at, NO_OWNER, piece.barbarian) for piece in stranded_pieces
    ]
    garrisons = [
        province_id for province_id, owner in world.position.garrisons.items() if owner == event.who
    ]
    board = (
        world.position.without_units_in(event.removed)
        .with_units(ownerless_pieces)
        .with_owner_of_centres(event.centres, NO_OWNER)
    )
    board = board.without_garrisons(garrisons).with_garrisons(event.guarded, NO_OWNER)
    board = replace(board, markers=board.markers.union(event.marked))
    new_world = world.with_captured_cities(event.centres).with_empire(
        event.who, has_left=True, union=""
    )
    return replace(new_world, position=board).with_step_noted("disorder")

"""Events of corrections, such as corrected pieces, owners, barbarians and turns."""

from dataclasses import replace

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.state import World
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, Who, arguments_of, yes_no_of_field


class UnitSet(Event, stored="roman_diplomacy/unit-set@1"):
    """A correction of the unit in a province; None for no unit."""

    at: Place
    unit: Piece | None
    reason: str


class GarrisonSet(Event, stored="roman_diplomacy/garrison-set@1"):
    """A correction of a centre's garrison. `who` is its owner, "" for a neutral garrison."""

    at: Place
    there: bool
    who: str
    reason: str


class OwnerSet(Event, stored="roman_diplomacy/owner-set@1"):
    """A correction of a centre's owner; "" if it has none."""

    at: Place
    who: str
    reason: str


class BarbariansSet(Event, stored="roman_diplomacy/barbarians-set@1"):
    """A correction of the barbarians in a province."""

    at: Place
    there: bool
    reason: str


class MembershipSet(Event, stored="roman_diplomacy/membership-set@1"):
    """A correction of an empire's federation; "" if it has none."""

    who: Who
    name: str
    reason: str


class BuildsSet(Event, stored="roman_diplomacy/builds-set@1"):
    """A correction of the builds that an empire has this winter beyond its centres."""

    who: Who
    number: int
    reason: str


class MissForgiven(Event, stored="roman_diplomacy/miss-forgiven@1"):
    """A correction that a turn without orders does not count."""

    who: Who
    turn: int
    reason: str


class TurnReadjudicated(Event, stored="roman_diplomacy/turn-readjudicated@1"):
    """The repetition of a turn's orders from its start. Later turns are dropped."""

    turn: int
    reason: str


class ResultDeclared(Event, stored="roman_diplomacy/result-declared@1"):
    """A result of the game that stewards declare."""

    outcome: str
    who: tuple[Who, ...]
    reason: str


@fold_of(UnitSet, arguments_of("at", there=yes_no_of_field("unit")))
def evolve_unit_set(world: World, event: UnitSet, _entry: Entry) -> World:
    """Return the world with this unit in the province."""
    new_units = (event.unit,) if event.unit is not None else ()
    return replace(
        world, position=world.position.without_units_in((event.at,)).with_units(new_units)
    )


@fold_of(GarrisonSet, arguments_of("at", there=yes_no_of_field("there")))
def evolve_garrison_set(world: World, event: GarrisonSet, _entry: Entry) -> World:
    """Return the world with this garrison in the centre."""
    new_board = world.position.without_garrisons((event.at,))
    return replace(
        world,
        position=new_board.with_garrisons((event.at,), event.who) if event.there else new_board,
    )


@fold_of(
    OwnerSet,
    arguments_of("at", who=lambda event: f"who:{event.who}" if event.who else "none"),
)
def evolve_owner_set(world: World, event: OwnerSet, _entry: Entry) -> World:
    """Return the world with this owner of the centre."""
    return replace(world, position=world.position.with_owner_of_centres((event.at,), event.who))


@fold_of(BarbariansSet, arguments_of("at", there=yes_no_of_field("there")))
def evolve_barbarians_set(world: World, event: BarbariansSet, _entry: Entry) -> World:
    """Return the world with or without barbarians in the province."""
    provinces = frozenset((event.at,))
    markers = (
        world.position.markers | provinces if event.there else world.position.markers - provinces
    )
    return replace(world, position=replace(world.position, markers=markers))


@fold_of(MembershipSet, arguments_of("who", "name", member=yes_no_of_field("name")))
def evolve_membership_set(world: World, event: MembershipSet, _entry: Entry) -> World:
    """Return the world with the empire in this federation."""
    return replace(
        world.with_empire(event.who, union=event.name),
        leaving_players=world.leaving_players - {event.who},
    )


@fold_of(BuildsSet, arguments_of("who", "number"))
def evolve_builds_set(world: World, event: BuildsSet, _entry: Entry) -> World:
    """Return the world in which the empire has these builds beyond its centres."""
    return replace(world, builds=world.builds.set(event.who, event.number))


@fold_of(MissForgiven, arguments_of("who"))
def evolve_miss_forgiven(world: World, event: MissForgiven, _entry: Entry) -> World:
    """Return the world without the forgiven turn."""
    missed_turns = tuple(
        turn_number
        for turn_number in world.empire(event.who).missed_turns
        if turn_number != event.turn
    )
    return world.with_empire(event.who, missed_turns=missed_turns)


@fold_of(TurnReadjudicated, arguments_of())
def evolve_turn_readjudicated(world: World, event: TurnReadjudicated, _entry: Entry) -> World:
    """Return the world before the turn's orders, with present names. Dropped turns are stored."""
    earlier_turns = tuple(
        played_turn for played_turn in world.played_turns if played_turn.turn < event.turn
    )
    later_turns = world.played_turns[len(earlier_turns) :]
    position_before = later_turns[0].world_before
    for empire in position_before.empires.values():
        position_before = position_before.with_empire(empire.id, name=world.empire(empire.id).name)
    return replace(
        position_before,
        played_turns=earlier_turns,
        replaced_turns=(*world.replaced_turns, *later_turns),
        revised=world.revised + 1,
        period_again=later_turns[0].period,
    )


@fold_of(ResultDeclared, arguments_of("outcome", "who"))
def evolve_result_declared(world: World, event: ResultDeclared, _entry: Entry) -> World:
    """Return the world after the end of the game."""
    return replace(
        world, phase="over", is_ended=True, outcome=event.outcome, winners=event.who, is_agreed=True
    )

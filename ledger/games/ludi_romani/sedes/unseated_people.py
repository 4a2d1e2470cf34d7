"""Seats for players without one, and seats that Vestals take from mortals."""

from collections import deque
from collections.abc import Iterator, Mapping

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, recorded_only_type
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, is_among, open_to, options_form
from ledger.games.ludi_romani import audiences, places, seats
from ledger.games.ludi_romani.fata import corrections
from ledger.games.ludi_romani.pestis import flight
from ledger.games.ludi_romani.sedes import first_region
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Event, Placement
from ledger.record.objection import Objection, Objections, about_character, first_unmet, is_met
from ledger.record.references import Place, Who, arguments_of

POWERS_BY_READING = {
    "placed": ("enforce_population", "police_sedes"),
    "judged": ("enforce_population",),
    "sea_gods": ("sea_confiscate",),
}
"""The powers of the gods who give seats, by the reading of `motus.unseated` (SEDES-13)."""


class SeatUnseated(Command):
    """Give a seat to a mortal without one."""

    who: Who
    """The mortal without a seat."""
    to: Place
    """The region where they get one."""


class Displace(Command):
    """Take the seat of a mortal, as a Vestal."""

    who: Who
    """The mortal whose seat is taken."""


class UnseatedPlaced(Event, stored="ludi_romani/unseated-placed@1"):
    """A god gave a seat to a mortal without one."""

    by: Who
    who: Who
    origin: str
    place: Place
    seat: str


class Displaced(Event, stored="ludi_romani/displaced@1"):
    """A Vestal took a mortal's seat. The mortal must find another seat."""

    by: Who
    who: Who
    place: Place


def gods_who_seat(state: Game) -> tuple[str, ...]:
    """Return the gods who seat players without a seat, by the reading in force (SEDES-13)."""
    return seats.gods_with_power(state, *POWERS_BY_READING[str(state.switch("motus.unseated"))])


def _must_be_seater(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor may give seats and no motus is running.

    Rule: SEDES-13.
    """
    if actor not in gods_who_seat(state):
        god_references = [f"who:{numen}" for numen in gods_who_seat(state)]
        yield Objection("SEDES-13", "not-your-strays", {"who": god_references})
    if state.period.kind == "motus":
        yield Objection("SEDES-13", "motus-runs")


def _must_seat_unseated_mortal(state: Game, actor: str, command: SeatUnseated) -> Objections:
    yield from _must_be_seater(state, actor)
    if command.who not in seats.mortals_without_seat(state):
        yield Objection("SEDES-10", "sits-already", about_character(command.who))
    yield from _must_have_room(state, command.who, command.to)


def _must_have_room(state: Game, character: str, destination: str) -> Objections:
    """Raise an objection unless the mortal gets a free seat, or stands because no seat is free.

    Rule: SEDES-13.
    """
    struck_place = flight.struck_region(state)
    healthy_places = (place for place in state.world.scenario.regions if place != struck_place)
    if state.seating.place_of(character) != destination:
        yield from flight.must_not_be_struck(state, destination)  # PEST-07
    if seats.needs_ordinary_seat(state, character, destination) and any(
        seats.number_of_free_seats(state, place) for place in healthy_places
    ):
        yield from seats.seats_must_be_free(state, destination)


def nearest_free_seats(state: Game) -> Iterator[tuple[str, str]]:
    """Yield each mortal without a seat with the region of the nearest free seat (SEDES-13).

    All of them can be seated so, one after the other. A mortal for whom no seat is free is left
    out. A rex gets the throne. A mortal without a region gets a seat where most are free, but not
    in the first season, in which they choose where to begin (ROST-03).
    """
    plague_region = flight.struck_region(state)
    free_seats = {
        region: seats.number_of_free_seats(state, region)
        for region in state.world.scenario.regions
        if region != plague_region
    }
    is_first_season = state.period.seq == 1
    for mortal in seats.mortals_without_seat(state):
        if is_first_season and not state.seating.place_of(mortal):
            continue
        region = next(
            (
                region
                for region in _regions_by_distance(state, mortal, free_seats)
                if free_seats.get(region) or not seats.needs_ordinary_seat(state, mortal, region)
            ),
            None,
        )
        if region is not None:
            free_seats[region] -= seats.needs_ordinary_seat(state, mortal, region)
            yield mortal, region


def _regions_by_distance(state: Game, mortal: str, free_seats: Mapping[str, int]) -> Iterator[str]:
    """Yield the healthy regions, the nearest by road first, then those with most free seats."""
    regions_by_free_seats = sorted(free_seats, key=lambda region: -free_seats[region])
    present_regions = dict.fromkeys(filter(None, (state.seating.place_of(mortal),)))
    region_queue = deque(present_regions)
    while region_queue:
        for region in state.world.scenario.neighbours(region_queue.popleft()):
            if region not in present_regions:
                present_regions[region] = None
                region_queue.append(region)
    throne = state.world.scenario.thrones.get(mortal, "")
    ordered_places = dict.fromkeys((throne, *present_regions, *regions_by_free_seats))
    yield from (region for region in ordered_places if region in free_seats)


def _is_vestal(state: Game, actor: str) -> bool:
    """Return whether the actor is a Vestal or Vesta herself (SEDES-12)."""
    is_vestal = state.world.person(actor).role == "vestal"
    return is_vestal or seats.has_power(state, actor, "head_vestals")


def _is_displaceable(state: Game, actor: str, character: str) -> bool:
    """Return whether the seat belongs to a mortal in a provincia or in Rome (SEDES-12)."""
    place = state.seating.place_of(character)
    region = state.world.scenario.regions.get(place)
    has_ordinary_seats = region is not None and region.kind in ("rome", "provincia")
    is_movable = state.world.person(character).mortal and not _is_vestal(state, character)
    return (
        is_movable
        and character != actor
        and has_ordinary_seats
        and seats.kind_of_seat(state, character) == seats.ORDINARY_SEAT
    )


def _seat_objections(state: Game, actor: str, command: SeatUnseated) -> Objections:
    region = seats.must_be_region(state, command.to)
    yield from first_unmet(region, _must_seat_unseated_mortal(state, actor, command))


def _displace_objections(state: Game, actor: str, command: Displace) -> Objections:
    """Raise an objection unless a Vestal displaces a mortal from Rome or a full provincia.

    Rule: SEDES-12.
    """
    if not _is_vestal(state, actor):
        yield Objection("SEDES-12", "vestals-only")
    if not _is_displaceable(state, actor, command.who):
        yield Objection("SEDES-12", "not-to-displace", about_character(command.who), waivable=False)
        return
    place = state.seating.place_of(command.who)
    if seats.number_of_free_seats(state, place):
        yield Objection("SEDES-12", "seat-is-free", {"place": f"place:{place}"})
    if not first_region.way_of_arrival(state, actor, place):
        yield from next(iter(first_region.objections_by_way(state, actor, place).values()))
    objection_args = {"who": f"who:{command.who}", "place": f"place:{place}"}
    judges = seats.gods_with_power(state, "enforce_population")
    yield Objection("SEDES-12", "displaced-stands", objection_args, grade="W", judges=judges)


def _draft_seat(state: Game, actor: str, command: SeatUnseated, _context: ActContext) -> Drafts:
    """Return the draft that seats the mortal, who loses nothing (SEDES-13)."""
    character, destination = command.who, command.to
    seat = seats.best_seat(state, character, destination)
    event = UnseatedPlaced(actor, character, state.seating.place_of(character), destination, seat)
    return (Draft(event, placements=(Placement(character, destination, seat),)),)


def _draft_displacement(state: Game, actor: str, command: Displace, _context: ActContext) -> Drafts:
    """Return the drafts by which the Vestal takes the seat and the mortal stands (SEDES-12)."""
    place = state.seating.place_of(command.who)
    arrival_way = first_region.way_of_arrival(state, actor, place) or next(
        iter(first_region.objections_by_way(state, actor, place))
    )
    event = Displaced(actor, command.who, place)
    displacement = Draft(event, placements=(Placement(command.who, place, seats.NO_SEAT),))
    return (displacement, first_region.draft_arrival(state, actor, place, arrival_way))


@open_to(is_among(gods_who_seat))
def _offer_seat(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    objections = tuple(_must_be_seater(state, actor))
    unseated_mortals = seats.mortals_without_seat(state)
    if objections or not unseated_mortals:
        return Form(blocked=objections or (Objection("SEDES-13", "all-sit"),))
    person_field = Choice("who", tuple(map(Option, unseated_mortals)))
    character = str(known_state.chosen.get("who", ""))
    if character not in unseated_mortals:
        return Form((person_field, *places.awaiting_fields("to", prerequisites=("who",))))
    goals = places.region_options(
        state, lambda destination: is_met(_must_have_room(state, character, destination))
    )
    return Form((person_field, Choice("to", goals)))


@open_to(_is_vestal)
def _offer_displace(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    full_regions = [
        place
        for place in state.world.scenario.regions
        if not seats.number_of_free_seats(state, place)
    ]
    reachable_regions = [
        place for place in full_regions if first_region.way_of_arrival(state, actor, place)
    ]
    options = tuple(
        Option(character)
        for place in reachable_regions
        for character in state.seating.pieces_at(place)
        if not audiences.apparent_objections(
            known_state, _displace_objections(state, actor, Displace(who=character))
        )
    )
    return options_form("who", options, Objection("SEDES-12", "nobody-to-displace"))


SEAT_UNSEATED = Act(SeatUnseated, _seat_objections, _draft_seat, _offer_seat)
DISPLACE = Act(Displace, _displace_objections, _draft_displacement, _offer_displace)
UNSEATED_PLACED = recorded_only_type(
    UnseatedPlaced,
    arguments_of("by", "who", "place", "seat"),
    undo=corrections.undo_by_moving_to("origin"),
)
DISPLACED = recorded_only_type(Displaced, undo=corrections.undo_by_moving_to("place"))

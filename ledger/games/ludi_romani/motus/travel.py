"""Movement of mortals by land.

They move one step in an aestas, and anywhere in a motus (MOTUS-01 to 08, 17).
"""

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Subset
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import places, rome_border, seats
from ledger.games.ludi_romani.audiences import apparent_objections, state_as_known
from ledger.games.ludi_romani.fata.corrections import draft_move_back, draft_rights_renewed
from ledger.games.ludi_romani.pestis.flight import (
    is_fleeing,
    must_not_be_struck,
    travels_as_in_summer,
)
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Place, Who, arguments_of


class Move(Command):
    """Go to a region, with clientes and bacchants, or take a better seat in the actor's region."""

    to: Place
    """The region."""
    companions: Characters = ()
    """The clientes and bacchants who come along."""


class Travelled(Event, stored="ludi_romani/travelled@1"):
    """A journey of mortals to a region."""

    who: Who
    origin: Place
    place: Place
    manner: str
    """`land`, `free` (in a motus), `winter` (with the Ring) or `seat`."""

    companions: tuple[Who, ...] = ()


def _must_be_able_to_leave(state: Game, character: str) -> Objections:
    """Raise an objection unless the mortal may leave the region by land."""
    yield from places.must_be_free_to_travel(state, character)
    if not _is_invisible(state, character):
        yield from places.must_be_free_of_bonds(state, character)  # CLI-11, BACCH-06
        yield from must_not_be_wintering(state, character)  # MOTUS-08
    yield from _must_have_a_step_left(state, character)


def must_not_be_wintering(state: Game, character: str) -> Objections:
    """Raise an objection if the mortal would move in a hiems, except in flight (MOTUS-08).

    The Ring of Gyges carries only its wearer. Companions always get this objection, because even
    their patronus or god must not learn who wears the Ring.
    """
    if state.period.kind == "hiems" and not is_fleeing(state, character):
        yield Objection("MOTUS-08", "winter-holds", {"who": f"who:{character}"})


def _is_invisible(state: Game, character: str) -> bool:
    """Return whether a mortal travels with the Ring, without a seat (MOTUS-08, RING-03)."""
    has_ring = "ring_bearer" in state.world.person(character).statuses
    return has_ring and state.period.kind == "hiems"


def _must_have_a_step_left(state: Game, character: str) -> Objections:
    """Raise an objection if the mortal has no step by land left, by the reading in force.

    Rule: MOTUS-02.
    """
    has_one_step = state.period.kind == "aestas" and state.switch("aestas.land_steps") == "one"
    if has_one_step and _step_mark(character) in state.world.spent_rights:
        yield Objection("MOTUS-02", "one-step-a-summer", {"who": f"who:{character}"})


def _step_mark(character: str) -> str:
    return f"land-step/{character}"


def must_be_able_to_travel(state: Game, character: str, destination: str) -> Objections:
    """Raise an objection unless the mortal may go there by land or in a motus.

    Seats are not checked.
    """
    if unknown_objections := tuple(seats.must_be_region(state, destination)):
        yield from unknown_objections
        return
    if not state.world.person(character).mortal:
        yield Objection("MOTUS-09", "gods-roam")
    origin = state.seating.place_of(character)
    if not origin:
        yield Objection("ROST-03", "choose-start-first")
    elif origin == destination:
        yield from _must_find_a_better_seat(state, character, destination)
    else:
        yield from _must_be_able_to_leave(state, character)
        yield from must_not_be_struck(state, destination)  # PEST-07
        yield from _must_have_a_way(state, character, destination)


def _must_find_a_better_seat(state: Game, character: str, origin: str) -> Objections:
    """Raise an objection unless the mortal can take a better seat or the throne in this region.

    Rule: SEDES-07.
    """
    seat = seats.kind_of_seat(state, character)
    is_standing = seat == seats.NO_SEAT and seats.needs_ordinary_seat(state, character, origin)
    is_own_throne = (
        state.world.scenario.regions[origin].throne == character and seat != seats.THRONE_SEAT
    )
    if not (is_standing or is_own_throne):
        yield Objection("MOTUS-02", "already-there", {"place": f"place:{origin}"})


def _must_have_a_way(state: Game, character: str, destination: str) -> Objections:
    """Raise an objection unless a way leads there: in an aestas, a road to a neighbour.

    Rules: MOTUS-02, SEDES-14.

    In a motus a character can go anywhere (CAL-08). By one reading a character needs ships to cross
    the sea even in a motus (MOTUS-05, MARE-05).
    """
    origin = state.seating.place_of(character)
    way_args = {"origin": f"place:{origin}", "place": f"place:{destination}"}
    is_stepwise = travels_as_in_summer(state, character) and not _is_invisible(state, character)
    if is_stepwise and destination not in state.world.scenario.neighbours(origin):
        yield Objection("MOTUS-02", "not-neighbours", way_args)
    needs_classes = state.period.kind == "motus" and state.switch("motus.needs_classes")
    if needs_classes and destination not in _regions_by_land(state, origin):
        yield Objection("MARE-05", "sea-between", way_args)


def _regions_by_land(state: Game, origin: str) -> set[str]:
    visited_regions, new_regions = {origin}, {origin}
    while new_regions:
        new_regions = {
            neighbour
            for place in new_regions
            for neighbour in state.world.scenario.neighbours(place)
        } - visited_regions
        visited_regions |= new_regions
    return visited_regions


def _move_objections(state: Game, actor: str, command: Move) -> Objections:
    yield from must_be_able_to_travel(state, actor, command.to)
    yield from places.must_be_companions(
        state, actor, command.companions, places.other_patroni_here(state, actor)
    )
    for companion in places.companions_to_ask(state, actor, command):
        yield from _must_have_a_step_left(state, companion)
    if command.to in state.world.scenario.regions:
        yield from _must_find_seats(state, actor, command)
    # The rules REX-04, REX-05 and MORS-01 limit journeys to and from Rome.
    yield from rome_border.must_cross_safely(state, (actor, *command.companions), command.to)


def _must_find_seats(state: Game, actor: str, command: Move) -> Objections:
    """Raise an objection unless the whole group finds seats (MOTUS-02, 03, 05, 17).

    The wearer of the Ring needs no seat.
    """
    is_staying = state.seating.place_of(actor) == command.to
    place = {"place": f"place:{command.to}"}
    if is_staying and command.companions:
        yield Objection("MOTUS-02", "already-there", place)
    for companion in command.companions:
        yield from must_not_be_wintering(state, companion)  # MOTUS-08
    if _is_invisible(state, actor) and not is_staying:  # MOTUS-08
        return
    seats_needed = seats.seats_needed(state, actor, command.companions, command.to)
    seat_objections = tuple(seats.seats_must_be_free(state, command.to, seats_needed))
    yield from seat_objections
    if seat_objections and travels_as_in_summer(state, actor) and not is_staying:
        yield Objection("MOTUS-03", "way-blocked", place)
    if seat_objections and is_fleeing(state, actor):  # PEST-06
        yield Objection("MOTUS-02", "full-in-flight", place)
    if seat_objections and command.companions:
        yield Objection("MOTUS-17", "seats-for-all", {"n": seats_needed})


def _manner_of_travel(state: Game, character: str, destination: str) -> str:
    """Return the manner in which the mortal would travel now, as in `Travelled`."""
    if state.seating.place_of(character) == destination:
        return "seat"
    if is_fleeing(state, character) and not _is_invisible(state, character):
        return "land"
    return {"aestas": "land", "hiems": "winter"}.get(state.period.kind, "free")


def draft_journey(state: Game, character: str, destination: str, seat: str = "") -> Draft:
    """Return the draft of a mortal's journey to this seat or the best one (MOTUS-06, REX-01).

    A rex travels like any other mortal.
    """
    placement = Placement(
        character, destination, seat or seats.best_seat(state, character, destination)
    )
    event = Travelled(
        character,
        state.seating.place_of(character),
        destination,
        _manner_of_travel(state, character, destination),
    )
    return Draft(event, placements=(placement,))


def _draft_group_journey(state: Game, actor: str, command: Move, _context: ActContext) -> Drafts:
    """Return the draft of the group's journey (MOTUS-17).

    The wearer of the Ring needs no seat (MOTUS-08).
    """
    if not command.companions:
        is_staying = state.seating.place_of(actor) == command.to
        is_unseen = _is_invisible(state, actor) and not is_staying
        return (draft_journey(state, actor, command.to, seats.NO_SEAT if is_unseen else ""),)
    placements = seats.placements_on_best_seats(state, (actor, *command.companions), command.to)
    origin, manner = state.seating.place_of(actor), _manner_of_travel(state, actor, command.to)
    event = Travelled(actor, origin, command.to, manner, command.companions)
    return (Draft(event, placements=placements),)


def _step_marks(event: Travelled) -> tuple[str, ...]:
    """Return the marks in `spent` for the travellers who took a step by land."""
    travellers = (event.who, *event.companions) if event.manner == "land" else ()
    return tuple(map(_step_mark, travellers))


def undo_journey(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that move the travellers back and restore their step (FATA-08)."""
    event: Travelled = entry.event
    return (
        *draft_move_back(state, entry, event.origin),
        *draft_rights_renewed(state, entry, *_step_marks(event)),
    )


@fold_of(
    Travelled,
    arguments_of("who", "origin", "place", "manner", "companions", count_field="companions"),
    undo=undo_journey,
)
def _evolve_journey(world: World, event: Travelled, _entry: Entry) -> World:
    """Return the world in which the step by land is counted (MOTUS-02)."""
    return world.with_marks(*_step_marks(event))


def _offer_move(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    state = state_as_known(known_state, actor)
    person = state.world.person(actor)
    if not person.mortal or not seats.kind_of_seat(state, actor):
        return None
    options = places.region_options(
        state,
        lambda destination: (
            not apparent_objections(
                known_state, _must_be_able_to_travel_alone(state, actor, destination)
            )
        ),
    )
    if not options:
        objections = tuple(_must_be_able_to_leave(state, actor))
        return Form(blocked=objections or (Objection("MOTUS-03", "no-way-open"),))
    destination = str(known_state.chosen.get("to", ""))
    if destination not in (option.value for option in options):
        return Form(
            (
                Choice("to", options),
                *places.awaiting_fields("companions", prerequisites=("to",), is_optional=True),
            )
        )
    return Form((Choice("to", options), _companion_field(state, actor, destination)))


def _must_be_able_to_travel_alone(state: Game, actor: str, destination: str) -> Objections:
    return _move_objections(state, actor, Move.model_construct(to=destination, companions=()))


def _recorders(state: Game, actor: str, command: Move) -> tuple[str, ...]:
    """Return any god or, for a winter journey, only gods who may know the wearer of the Ring.

    Another god could learn who wears the Ring by recording a journey for each character in turn.
    """
    if state.period.kind == "hiems" and state.seating.place_of(actor) != command.to:
        return seats.gods_with_power(state, "control_ring")
    return places.all_gods(state, actor, command)


def _companion_field(state: Game, actor: str, destination: str) -> Subset:
    is_staying, is_winter = (
        state.seating.place_of(actor) == destination,
        state.period.kind == "hiems",
    )
    if is_staying or (is_winter and not is_fleeing(state, actor)):
        return places.companion_field(state, (), 0)
    free_seat_count = seats.number_of_free_seats(state, destination) - seats.needs_ordinary_seat(
        state, actor, destination
    )
    permission_fields = (
        character
        for character in places.other_patroni_here(state, actor)
        if is_met(_must_have_a_step_left(state, character))
    )
    return places.companion_field(
        state, (*places.followers_here(state, actor), *permission_fields), free_seat_count
    )


MOVE = Act(
    Move,
    _move_objections,
    _draft_group_journey,
    _offer_move,
    consent=Consent(
        voices=places.companions_to_ask, recorders=_recorders, matter=places.region_of_actor
    ),
)

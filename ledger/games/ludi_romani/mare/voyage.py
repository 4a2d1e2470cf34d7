"""Travel by ship: travellers, company and ships (MARE-02 to 11)."""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.ludi_romani import audiences, places, seats
from ledger.games.ludi_romani.fata.corrections import draft_move_back
from ledger.games.ludi_romani.mare import fleet
from ledger.games.ludi_romani.pestis.flight import is_fleeing, must_not_be_struck
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.rome_border import must_cross_safely
from ledger.games.ludi_romani.state import Game, Voyage, World
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Args, Objection, Objections, first_unmet, is_met
from ledger.record.references import Place, Who, arguments_of


class Sail(Command):
    """Travel by ship, with clientes, bacchants and passengers."""

    to: Place
    """The region."""
    companions: Characters = ()
    """The clientes and bacchants who come along."""
    passengers: Characters = ()
    """Other mortals who come along and have to agree."""


class Sailed(Event, stored="ludi_romani/sailed@1"):
    """A voyage: the travellers, and their legiones and ships."""

    who: str
    origin: str
    place: str
    companions: tuple[str, ...] = ()
    passengers: tuple[str, ...] = ()
    legiones: int = 0
    classes: int = 0
    checked: bool = True
    """Whether a sea god may stop it until the season ends."""


class VoyageReconsidered(Event, stored="ludi_romani/voyage-reconsidered@1"):
    """A voyage that was corrected."""

    traveller: Who
    known: bool
    """Whether it still exists and may be checked again."""


def must_be_able_to_sail(state: Game, character: str, destination: str) -> Objections:
    """Raise an objection unless a mortal may sail there.

    Seats, company and ships are not checked.
    """
    yield from first_unmet(
        seats.must_be_region(state, destination), _must_have_sea_way(state, character, destination)
    )


def _must_have_sea_way(state: Game, character: str, destination: str) -> Objections:
    if not state.world.person(character).mortal:
        yield Objection("MOTUS-09", "gods-roam")
    origin = state.seating.place_of(character)
    if not origin:
        yield Objection("ROST-03", "choose-start-first")
    elif origin == destination:
        yield Objection("MARE-05", "already-there", {"place": f"place:{destination}"})
    yield from _must_be_free_to_sail(state, character)
    yield from must_not_be_struck(state, destination)  # PEST-07
    yield from _must_be_on_coast(state, origin, destination)


def _must_be_free_to_sail(state: Game, character: str) -> Objections:
    """Raise an objection if the mortal must stay ashore.

    The reason is a battle (MOTUS-01, 16) or a hiems (MOTUS-08). A mortal in flight may sail in a
    hiems.
    """
    yield from places.must_be_free_to_travel(state, character)
    yield from places.must_be_free_of_bonds(state, character)  # CLI-11, BACCH-06
    if state.period.kind == "hiems" and not is_fleeing(state, character):
        yield Objection("MOTUS-08", "winter-holds", {"who": f"who:{character}"})


def _must_be_on_coast(state: Game, *endpoints: str) -> Objections:
    """Raise an objection in Parthia and Germania, which no ship reaches.

    Rules: MARE-02, MARE-10, LIM-12.
    """
    for place in endpoints:
        if place and not state.world.scenario.regions[place].sea:
            yield Objection("MARE-02", "not-by-sea", {"place": f"place:{place}"})


def _must_be_passengers(state: Game, actor: str, passengers: tuple[str, ...]) -> Objections:
    """Raise an objection unless the passengers are with the fleet and may sail in the same act.

    Rule: MARE-04.
    """
    if len(set(passengers)) < len(passengers):
        yield Objection("MARE-04", "named-twice", waivable=False)
    for passenger in passengers:
        if passenger not in _possible_passengers(state, actor):
            yield Objection("MARE-04", "no-passenger", {"who": f"who:{passenger}"})
        yield from places.must_be_free_to_travel(state, passenger)
        yield from fleet.must_have_own_ship(state, passenger)


def _possible_passengers(state: Game, actor: str) -> tuple[str, ...]:
    """Return the living mortals in the region who may be asked to sail along (MARE-04)."""
    people, followers = state.world.people, places.followers_here(state, actor)
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    mortals = (
        character
        for character in people_nearby
        if people[character].mortal and people[character].living
    )
    free_mortals = (
        character for character in mortals if character != actor and character not in followers
    )
    return tuple(
        character
        for character in free_mortals
        if is_met(places.must_be_free_of_bonds(state, character))
    )


def _must_have_seats_for_all(
    state: Game, actor: str, destination: str, companions: tuple[str, ...]
) -> Objections:
    """Raise an objection unless there are seats at the goal (MARE-09) for all aboard (MOTUS-17)."""
    needed_seat_count = seats.seats_needed(state, actor, companions, destination)
    seat_objections = tuple(seats.seats_must_be_free(state, destination, needed_seat_count))
    yield from seat_objections
    if seat_objections:
        yield Objection("MARE-09", "landing-needs-seat", {"place": f"place:{destination}"})
    if seat_objections and companions:
        yield Objection("MOTUS-17", "seats-for-all", {"n": needed_seat_count})


def draft_voyage(state: Game, command: Sail, actor: str, seat: str = "") -> Draft:
    """Return the draft of a group's voyage. The group keeps its ships (MARE-04, MARE-05, MARE-11).

    `seat` is the seat of the traveller, if it is already decided.
    """
    travellers = (actor, *command.companions, *command.passengers)
    legiones, classes = fleet.legions_and_ships(state, travellers)
    event = Sailed(
        who=actor,
        origin=state.seating.place_of(actor),
        place=command.to,
        companions=command.companions,
        passengers=command.passengers,
        legiones=legiones,
        classes=classes,
        checked=fleet.can_ships_be_checked(state),
    )
    first_placement, *other_placements = seats.placements_on_best_seats(
        state, travellers, command.to
    )
    leader = Placement(first_placement.piece, first_placement.place, seat or first_placement.seat)
    return Draft(event, placements=(leader, *other_placements))


def _must_be_able_to_go_alone(state: Game, actor: str, destination: str) -> Objections:
    yield from must_be_able_to_sail(state, actor, destination)
    yield from _must_have_seats_for_all(state, actor, destination, ())


def _sail_objections(state: Game, actor: str, command: Sail) -> Objections:
    yield from must_be_able_to_sail(state, actor, command.to)
    yield from places.must_be_companions(state, actor, command.companions)
    for companion in command.companions:
        yield from fleet.must_have_own_ship(state, companion)
    yield from _must_be_passengers(state, actor, command.passengers)
    travellers = (*command.companions, *command.passengers)
    if command.to in state.world.scenario.regions:
        yield from _must_have_seats_for_all(state, actor, command.to, travellers)
    yield from fleet.fleet_must_suffice(state, (actor, *travellers))
    yield from must_cross_safely(state, (actor, *travellers), command.to)  # REX-04, REX-05, MORS-01


def _draft_voyage(state: Game, actor: str, command: Sail, _context: ActContext) -> Drafts:
    return (draft_voyage(state, command, actor),)


@fold_of(VoyageReconsidered, arguments_of(who="traveller"))
def _evolve_reconsidered(world: World, event: VoyageReconsidered, _entry: Entry) -> World:
    voyage = world.voyages.get(event.traveller)
    if voyage is None:
        return world
    if not event.known:
        return replace(world, voyages=world.voyages.delete(event.traveller))
    return world.with_voyage(replace(voyage, is_caught=False))


def undo_voyage(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that move the group back and remove the voyage (FATA-08).

    No god may check it any more.
    """
    event: Sailed = entry.event
    reconsideration = Draft(VoyageReconsidered(event.who, known=False))
    is_known = event.checked and event.who in state.world.voyages
    return (*draft_move_back(state, entry, event.origin), *((reconsideration,) if is_known else ()))


def _sailed_args(event: Sailed) -> Args:
    travellers = (*event.companions, *event.passengers)
    return {
        "who": f"who:{event.who}",
        "origin": f"place:{event.origin}" if event.origin else "none",
        "place": f"place:{event.place}",
        "companions": [f"who:{companion}" for companion in travellers],
        "n": len(travellers),
    }


@fold_of(Sailed, _sailed_args, undo=undo_voyage)
def _evolve_voyage(world: World, event: Sailed, _entry: Entry) -> World:
    """Return the world with the worst of a traveller's voyages (MARE-06 to 08).

    A voyage counts until a sea god has acted on it.
    """
    if not event.checked:
        return world
    new_voyage = Voyage(
        traveller=event.who,
        origin=event.origin,
        goal=event.place,
        group=(event.who, *event.companions, *event.passengers),
        legiones=event.legiones,
        classes=event.classes,
    )
    known_voyage = world.voyages.get(event.who)
    if (
        known_voyage is not None
        and not known_voyage.is_caught
        and known_voyage.severity > new_voyage.severity
    ):
        return world
    return world.with_voyage(new_voyage)


@open_to(seats.is_mortal, seats.kind_of_seat)
def _offer_sail(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    objections = _sailing_objections(known_state, actor)
    options = (
        ()
        if objections
        else places.region_options(
            state, lambda destination: is_met(_must_be_able_to_go_alone(state, actor, destination))
        )
    )
    if not options:
        return Form(blocked=objections or (Objection("MARE-09", "no-seat-anywhere"),))
    destination_field = Choice("to", options)
    destination = str(known_state.chosen.get("to", ""))
    if destination not in (option.value for option in options):
        return Form(
            (
                destination_field,
                *places.awaiting_fields(
                    "companions", "passengers", prerequisites=("to",), is_optional=True
                ),
            )
        )
    free_seat_count = seats.number_of_free_seats(state, destination) - seats.needs_ordinary_seat(
        state, actor, destination
    )
    companions = places.companion_field(
        state, _people_with_ships(state, places.followers_here(state, actor)), free_seat_count
    )
    remaining_seat_count = free_seat_count - len(known_state.chosen.get("companions", ()))
    guests = _people_with_ships(state, _possible_passengers(state, actor))
    return Form(
        (
            destination_field,
            companions,
            places.companion_field(state, guests, remaining_seat_count, "passengers"),
        )
    )


def _sailing_objections(known_state: KnownState[World], actor: str) -> tuple[Objection, ...]:
    """Return the objections to any voyage of this actor."""
    state = known_state.state
    return (
        *_must_be_free_to_sail(state, actor),
        *_must_be_on_coast(state, state.seating.place_of(actor)),
        *audiences.apparent_objections(known_state, fleet.fleet_must_suffice(state, (actor,))),
    )


def _people_with_ships(state: Game, people: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        character for character in people if is_met(fleet.must_have_own_ship(state, character))
    )


SAIL = Act(
    Sail,
    _sail_objections,
    _draft_voyage,
    _offer_sail,
    consent=Consent(
        voices=lambda _state, _actor, command: command.passengers,
        recorders=fleet.sea_gods,
        matter=places.region_of_actor,
    ),
)

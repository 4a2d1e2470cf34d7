"""The seats of regions: taken and free seats, and the changes at each season (SEDES-01 to 18).

All other modules about movement use this module. The module itself defines no act.
"""

from collections.abc import Callable
from typing import Any

from ledger.contract.acts import Draft, Drafts, recorded_only_type
from ledger.games.ludi_romani.scenario.model import Region
from ledger.games.ludi_romani.state import Game
from ledger.record.entry import Event, Placement
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of
from ledger.record.state import SwitchValue

ORDINARY_SEAT = "ordinary"
"""One of the seats that a region's capacity counts."""

THRONE_SEAT = "throne"
"""The seat of a kingdom's own rex, apart from its capacity (SEDES-04)."""

NO_SEAT = "standing"
"""The mark of a character without a seat: a god in summer, a ghost, or a mortal.

A mortal stands in a region if no seat was free.
"""

PUT_BACK_EVENT = "ludi_romani/put-back@1"
"""The type of entry by which a correction moves people back."""

NUMINA_SEATS_READING = "seats.numina_use_seats_in_hiems"


class GodsPlaced(Event, stored="ludi_romani/gods-placed@1"):
    """The gods who rose from their winter seats, or came to Rome, as a season began."""

    who: tuple[Who, ...]
    season: str


def number_of_occupied_seats(state: Game, place: str, *, counts_numina: bool | None = None) -> int:
    """Return how many ordinary seats mortals and, in winter, gods take (SEDES-08)."""
    counts_numina_seats = (
        bool(state.switch(NUMINA_SEATS_READING)) if counts_numina is None else counts_numina
    )
    return sum(
        1
        for character in state.seating.pieces_at(place)
        if state.seating.seats[character].seat == ORDINARY_SEAT
        and (counts_numina_seats or state.world.person(character).mortal)
    )


def number_of_free_seats(state: Game, place: str) -> int:
    """Return how many ordinary seats of a region are free (SEDES-07)."""
    return max(
        0, state.world.scenario.regions[place].capacity - number_of_occupied_seats(state, place)
    )


def kind_of_seat(state: Game, character: str) -> str:
    """Return the kind of a character's seat; empty for a character without a region."""
    seat = state.seating.seat_of(character)
    return seat.seat if seat else ""


def nobody_in_region_objection(
    state: Game, character: str, rule: str, message_key: str
) -> Objection:
    """Return the objection that no character in the region is suitable.

    A character without a region must first choose one (ROST-03).
    """
    place = state.seating.place_of(character)
    return Objection(rule, message_key) if place else Objection("ROST-03", "choose-start-first")


def best_seat(state: Game, character: str, place: str) -> str:
    """Return the seat of a mortal who comes here now (SEDES-04, 07).

    Gods and ghosts need no seat.
    """
    person = state.world.person(character)
    if not person.mortal or not person.living:
        return NO_SEAT
    if state.world.scenario.regions[place].throne == character:
        return THRONE_SEAT
    return ORDINARY_SEAT if number_of_free_seats(state, place) else NO_SEAT


def placements_on_best_seats(
    state: Game, people: tuple[str, ...], place: str
) -> tuple[Placement, ...]:
    """Return the placements of these people, one after the other on the best seat left.

    If there are too few seats, the last people stand (SEDES-07).
    """
    free_seat_count = number_of_free_seats(state, place)
    placements = []
    for character in people:
        seat = best_seat(state, character, place)
        if seat == ORDINARY_SEAT:
            seat, free_seat_count = (
                (ORDINARY_SEAT, free_seat_count - 1)
                if free_seat_count > 0
                else (NO_SEAT, free_seat_count)
            )
        placements.append(Placement(character, place, seat))
    return tuple(placements)


def needs_ordinary_seat(state: Game, character: str, place: str) -> bool:
    """Return whether a character can stay in this place only on an ordinary seat.

    Rules: SEDES-07, SEDES-18.
    """
    person = state.world.person(character)
    is_own_throne = state.world.scenario.regions[place].throne == character
    return person.mortal and person.living and not is_own_throne


def needs_a_seat(state: Game, character: str, place: str) -> bool:
    """Return whether a character takes a seat in this place.

    In a hiems gods take seats, too (SEDES-08).
    """
    return needs_ordinary_seat(state, character, place) or (
        not state.world.person(character).mortal and bool(state.switch(NUMINA_SEATS_READING))
    )


def seats_needed(state: Game, character: str, companions: tuple[str, ...], place: str) -> int:
    """Return how many ordinary seats a group needs (MOTUS-17).

    The function ignores that a companion may have a throne there.
    """
    return needs_ordinary_seat(state, character, place) + len(companions)


def must_be_region(state: Game, place: str) -> Objections:
    """Raise an objection unless this is a region: a provincia, a regnum or Rome (SEDES-01)."""
    if place not in state.world.scenario.regions:
        yield Objection("SEDES-01", "no-such-region", waivable=False)


def must_be_in_same_region(
    state: Game, first_character: str, second_character: str, rule: str
) -> Objections:
    """Raise an objection unless these two are in one region of the board."""
    place = state.seating.place_of(first_character)
    if not place or place != state.seating.place_of(second_character):
        yield Objection(rule, "not-in-same-region", about_character(second_character))


def seats_must_be_free(state: Game, place: str, seat_count: int = 1) -> Objections:
    """Raise an objection unless enough seats are free (SEDES-07). A throne does not count.

    Rules: SEDES-04, LIM-13.
    """
    free_seat_count = number_of_free_seats(state, place)
    if free_seat_count >= seat_count:
        return
    message_args = {"place": f"place:{place}", "n": seat_count, "free": free_seat_count}
    yield Objection("SEDES-07", "seat-needed", message_args)
    rex = _rex_of_empty_throne(state, state.world.scenario.regions[place])
    if rex:
        yield Objection("SEDES-04", "throne-kept", {"who": f"who:{rex}", "place": f"place:{place}"})


def _rex_of_empty_throne(state: Game, region: Region) -> str:
    """Return the absent rex whose throne stays reserved in the region; empty if there is none.

    Rule: SEDES-04.
    """
    rex = region.throne
    if not rex or rex not in state.world.people:
        return ""
    return "" if kind_of_seat(state, rex) == THRONE_SEAT else rex


def mortals_without_seat(state: Game) -> tuple[str, ...]:
    """Return the living mortals without a seat, or without a region (SEDES-13)."""
    seats = state.seating.seats.items()
    seated_people = {character for character, seat in seats if seat.seat not in ("", NO_SEAT)}
    people = state.world.people.items()
    # Most people have a seat, so this is asked first.
    unseated_people = (person for character, person in people if character not in seated_people)
    return tuple(sorted(person.id for person in unseated_people if person.mortal and person.living))


def seats_must_suffice(state: Game) -> Objections:
    """Warn at a motus's end if mortals do not sit. The warning lists them (SEDES-13)."""
    people_without_seat = mortals_without_seat(state) if state.period.kind == "motus" else ()
    if people_without_seat:
        judges = gods_with_power(state, "enforce_population", "police_sedes")
        message_args = {
            "who": [f"who:{character}" for character in people_without_seat],
            "n": len(people_without_seat),
        }
        yield Objection("SEDES-13", "unseated-left", message_args, grade="W", judges=judges)


def gods_with_power(state: Game, *powers: str) -> tuple[str, ...]:
    """Return the gods of the cast with one of these powers.

    Gods who only have the shape of such a god come last.
    """
    bearers = state.world.scenario.bearers(*powers)
    guises = sorted(state.world.powers.guises)
    gods_in_shape = (
        character
        for character in guises
        if any(has_power(state, character, power) for power in powers)
    )
    return (*bearers, *(character for character in gods_in_shape if character not in bearers))


def recorders_with_power(*powers: str) -> Callable[[Game, str, Any], tuple[str, ...]]:
    """Return a function that returns the gods with one of these powers, as recorders."""
    return lambda state, _actor, _command: gods_with_power(state, *powers)


UNSHARED_POWERS = frozenset({"mimic", "no_properties", "no_oversee", "stay_rome_hiems"})
"""The powers that a god does not get with another god's shape, because they are limits (NUM-01)."""


def has_power(state: Game, character: str, power: str) -> bool:
    """Return whether a character has this power of a god, also through its shape (NUM-01)."""
    shape = state.world.powers.guises.get(character, "")
    has_power_of_shape = (
        bool(shape) and power not in UNSHARED_POWERS and has_own_power(state, shape, power)
    )
    return has_power_of_shape or has_own_power(state, character, power)


def has_power_test(*powers: str) -> Callable[[Game, str], bool]:
    """Return a function that tells whether a character has one of these powers, for reminders."""
    return lambda state, character: any(has_power(state, character, power) for power in powers)


def is_mortal(state: Game, character: str) -> bool:
    """Return whether the character is not a god."""
    return state.world.person(character).mortal


def is_living_mortal(state: Game, character: str) -> bool:
    """Return whether the character is neither a god nor dead."""
    person = state.world.person(character)
    return person.mortal and person.living


def is_god(state: Game, character: str) -> bool:
    """Return whether the character is a god."""
    return not state.world.person(character).mortal


def has_own_power(state: Game, character: str, power: str) -> bool:
    """Return whether the character has this power by nature."""
    return power in state.world.scenario.cast[character].powers


def arrival_position(state: Game, character: str) -> int:
    """Return the position of the entry by which a character came to the present region (SEDES-15).

    The result is 0 for a character without a region. After a correction the result is the earlier
    arrival.
    """
    seat = state.seating.seat_of(character)
    position = seat.arrived if seat else 0
    while position and state.log.entries[position].type == PUT_BACK_EVENT:
        arrival = _earlier_arrival(state, character, position)
        if not arrival:
            break
        position = arrival
    return position


def _earlier_arrival(state: Game, character: str, position: int) -> int:
    """Return the position of the character's earlier arrival in this region; 0 if there is none."""
    place, arrival = state.seating.place_of(character), 0
    for earlier_position in range(position - 1, 0, -1):
        places_before = [
            placement.place
            for placement in state.log.entries[earlier_position].placements
            if placement.piece == character
        ]
        if places_before and places_before[-1] == place:
            arrival = earlier_position
        elif places_before and arrival:
            break
    return arrival


def arrival_rank(state: Game, character: str) -> int:
    """Return the rank of a character's arrival in the region, 1 for the first (SEDES-15).

    Characters who came together share a rank. The rank is 0 for a character without a region.
    """
    seat = state.seating.seat_of(character)
    if seat is None:
        return 0
    arrival = arrival_position(state, character)
    return 1 + sum(
        arrival_position(state, neighbour) < arrival
        for neighbour in state.seating.pieces_at(seat.place)
    )


def draft_season_moves(state: Game, period_kind: str) -> Drafts:
    """Return the drafts that move gods when a period of kind `period_kind` begins.

    A hiems takes the gods bound to Rome there (MOTUS-12). In any other period wintering gods leave
    their seats (MOTUS-09, MOTUS-10).
    """
    placements = (
        _placements_in_rome(state) if period_kind == "hiems" else _placements_of_risen_gods(state)
    )
    if not placements:
        return ()
    return (
        Draft(
            GodsPlaced(tuple(placement.piece for placement in placements), period_kind),
            placements=placements,
        ),
    )


def _placements_in_rome(state: Game) -> tuple[Placement, ...]:
    """Return the placements in Rome of absent gods who are bound to Rome (MOTUS-12)."""
    rome_id = id_of_rome(state)
    return tuple(
        Placement(numen.id, rome_id, NO_SEAT)
        for numen in state.world.scenario.numina
        if numen.hiems_seat == "rome_no_seat"
        and rome_id
        and state.seating.place_of(numen.id) != rome_id
    )


def id_of_rome(state: Game) -> str:
    """Return the id of Rome; empty on a board without it."""
    regions = state.world.scenario.regions.values()
    return next((region.id for region in regions if region.kind == "rome"), "")


def _placements_of_risen_gods(state: Game) -> tuple[Placement, ...]:
    """Return the placements of wintering gods, who rise from their seats (MOTUS-10)."""
    return tuple(
        Placement(numen.id, state.seating.place_of(numen.id), NO_SEAT)
        for numen in state.world.scenario.numina
        if kind_of_seat(state, numen.id) == ORDINARY_SEAT
    )


def overfull_regions(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Return the regions that would be too full by another reading about gods' seats (FATA-10)."""
    if switch != NUMINA_SEATS_READING:
        return ()
    regions = state.world.scenario.regions.values()
    return tuple(
        region.id
        for region in regions
        if number_of_occupied_seats(state, region.id, counts_numina=bool(value)) > region.capacity
    )


GODS_PLACED = recorded_only_type(GodsPlaced, arguments_of("who", "season", count_field="who"))

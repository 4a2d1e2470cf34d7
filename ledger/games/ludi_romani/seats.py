"""Seats: who sits where, what is free, and what a change of season does to them (SEDES-01 to 18).

Everything else about movement is built on this module; it knows no act.
"""

from collections.abc import Callable
from typing import Any

from ledger.contract.acts import Draft, Drafts, only_recorded
from ledger.games.ludi_romani.scenario.model import Region
from ledger.games.ludi_romani.state import Game
from ledger.record.entry import Event, Placement
from ledger.record.objection import Objection, Objections, about
from ledger.record.references import Who, arguments
from ledger.record.state import SwitchValue

ORDINARY = "ordinary"
"""One of the seats that a region's capacity counts."""

THRONE = "throne"
"""The seat of a kingdom's own rex, apart from its capacity (SEDES-04)."""

STANDING = "standing"
"""In the region without a seat: a god in summer, a ghost, a mortal who found none."""

PUT_BACK = "ludi_romani/put-back@1"
"""What is written where people are put back by setting right how they had moved."""

USE = "seats.numina_use_seats_in_hiems"


class GodsPlaced(Event, stored="ludi_romani/gods-placed@1"):
    """A season began: gods rose from their winter seats, or came to Rome for the winter."""

    who: tuple[Who, ...]
    season: str


def occupied(state: Game, place: str, *, numina: bool | None = None) -> int:
    """How many ordinary seats are taken: by mortals, and by gods in winter (SEDES-08)."""
    counts = bool(state.switch(USE)) if numina is None else numina
    return sum(
        1
        for who in state.seating.at(place)
        if state.seating.seats[who].seat == ORDINARY and (counts or state.world.person(who).mortal)
    )


def free_seats(state: Game, place: str) -> int:
    """How many ordinary seats of a region are free (SEDES-07)."""
    return max(0, state.world.scenario.regions[place].capacity - occupied(state, place))


def seat_of(state: Game, who: str) -> str:
    """In what way somebody is where they are; empty for who is nowhere."""
    seat = state.seating.of(who)
    return seat.seat if seat else ""


def nobody_in_region(state: Game, who: str, rule: str, key: str) -> Objection:
    """Nobody there will do. Who is nowhere yet first chooses where to begin (ROST-03)."""
    here = state.seating.place(who)
    return Objection(rule, key) if here else Objection("ROST-03", "choose-start-first")


def best_seat(state: Game, who: str, place: str) -> str:
    """The seat a mortal gets who comes here now (SEDES-04, 07); gods and ghosts need none."""
    person = state.world.person(who)
    if not person.mortal or not person.living:
        return STANDING
    if state.world.scenario.regions[place].throne == who:
        return THRONE
    return ORDINARY if free_seats(state, place) else STANDING


def take_seats(state: Game, people: tuple[str, ...], place: str) -> tuple[Placement, ...]:
    """These people put into a region one after the other, each on the best seat that is left.

    Where seats do not suffice, the last stand (SEDES-07).
    """
    free = free_seats(state, place)
    placements = []
    for who in people:
        seat = best_seat(state, who, place)
        if seat == ORDINARY:
            seat, free = (ORDINARY, free - 1) if free > 0 else (STANDING, free)
        placements.append(Placement(who, place, seat))
    return tuple(placements)


def needs_ordinary_seat(state: Game, who: str, place: str) -> bool:
    """Whether somebody can only be there on an ordinary seat (SEDES-07, SEDES-18)."""
    person = state.world.person(who)
    own_throne = state.world.scenario.regions[place].throne == who
    return person.mortal and person.living and not own_throne


def takes_a_seat(state: Game, who: str, place: str) -> bool:
    """Whether somebody there counts among those who sit: in a hiems gods too (SEDES-08)."""
    return needs_ordinary_seat(state, who, place) or (
        not state.world.person(who).mortal and bool(state.switch(USE))
    )


def seats_needed(state: Game, who: str, companions: tuple[str, ...], place: str) -> int:
    """How many ordinary seats a group needs (MOTUS-17), not counting on anybody else's throne."""
    return needs_ordinary_seat(state, who, place) + len(companions)


def must_be_region(state: Game, place: str) -> Objections:
    """A region is a provincia, a regnum or Rome (SEDES-01)."""
    if place not in state.world.scenario.regions:
        yield Objection("SEDES-01", "no-such-region", waivable=False)


def must_be_in_same_region(state: Game, one: str, other: str, rule: str) -> Objections:
    """These two must be somewhere on the board, and in one region."""
    place = state.seating.place(one)
    if not place or place != state.seating.place(other):
        yield Objection(rule, "not-in-same-region", about(other))


def seats_must_be_free(state: Game, place: str, needed: int = 1) -> Objections:
    """To live there one needs a free seat (SEDES-07), and a throne is none (SEDES-04, LIM-13)."""
    free = free_seats(state, place)
    if free >= needed:
        return
    args = {"place": f"place:{place}", "n": needed, "free": free}
    yield Objection("SEDES-07", "seat-needed", args)
    rex = _empty_throne(state, state.world.scenario.regions[place])
    if rex:
        yield Objection("SEDES-04", "throne-kept", {"who": f"who:{rex}", "place": f"place:{place}"})


def _empty_throne(state: Game, region: Region) -> str:
    """The rex whose throne stands empty, for him alone (SEDES-04)."""
    rex = region.throne
    if not rex or rex not in state.world.people:
        return ""
    return "" if seat_of(state, rex) == THRONE else rex


def unseated(state: Game) -> tuple[str, ...]:
    """The living mortals without a seat, those who are nowhere among them (SEDES-13)."""
    return tuple(
        sorted(
            person.id
            for person in state.world.people.values()
            if person.mortal and person.living and seat_of(state, person.id) in ("", STANDING)
        )
    )


def all_must_sit(state: Game) -> Objections:
    """When a motus ends every mortal must sit; who does not goes on a list (SEDES-13)."""
    standing = unseated(state) if state.period.kind == "motus" else ()
    if standing:
        judges = gods_with_power(state, "enforce_population", "police_sedes")
        args = {"who": [f"who:{who}" for who in standing], "n": len(standing)}
        yield Objection("SEDES-13", "unseated-left", args, grade="W", judges=judges)


def gods_with_power(state: Game, *powers: str) -> tuple[str, ...]:
    """The gods of the cast who have one of these powers; those who imitate one come last."""
    own = state.world.scenario.bearers(*powers)
    guises = sorted(state.world.powers.guises)
    shaped = (who for who in guises if any(has_power(state, who, power) for power in powers))
    return (*own, *(who for who in shaped if who not in own))


def gods_having(*powers: str) -> Callable[[Game, str, Any], tuple[str, ...]]:
    """The gods with one of these powers, as those who may record an act for others."""
    return lambda state, _actor, _command: gods_with_power(state, *powers)


UNSHARED = frozenset({"mimic", "no_properties", "no_oversee", "stay_rome_hiems"})
"""What does not come with another god's shape: the bounds of its person (NUM-01)."""


def has_power(state: Game, who: str, power: str) -> bool:
    """Whether somebody has this power of a god, or goes about as one who has (NUM-01)."""
    shape = state.world.powers.guises.get(who, "")
    shared = bool(shape) and power not in UNSHARED and has_own_power(state, shape, power)
    return shared or has_own_power(state, who, power)


def having_power(*powers: str) -> Callable[[Game, str], bool]:
    """Whether a character has one of these powers: to whom a reminder matters."""
    return lambda state, who: any(has_power(state, who, power) for power in powers)


def is_mortal(state: Game, who: str) -> bool:
    """Whether this is no god."""
    return state.world.person(who).mortal


def is_living_mortal(state: Game, who: str) -> bool:
    """Whether this is neither a god nor dead."""
    person = state.world.person(who)
    return person.mortal and person.living


def is_god(state: Game, who: str) -> bool:
    """Whether this is a god."""
    return not state.world.person(who).mortal


def has_own_power(state: Game, who: str, power: str) -> bool:
    """Whether somebody has this power by nature."""
    return power in state.world.scenario.cast[who].powers


def arrival_of(state: Game, who: str) -> int:
    """The position of the entry with which somebody came to where they are (SEDES-15).

    0 for who is nowhere. Who was put back when a move was set right came when they had come before.
    """
    seat = state.seating.of(who)
    position = seat.arrived if seat else 0
    while position and state.log.entries[position].type == PUT_BACK:
        came = _came_before(state, who, position)
        if not came:
            break
        position = came
    return position


def _came_before(state: Game, who: str, position: int) -> int:
    """When somebody had come to this place the last time before; 0 for never."""
    place, came = state.seating.place(who), 0
    for earlier in range(position - 1, 0, -1):
        put = [p.place for p in state.log.entries[earlier].placements if p.piece == who]
        if put and put[-1] == place:
            came = earlier
        elif put and came:
            break
    return came


def arrived_rank(state: Game, who: str) -> int:
    """Who came how early: 1 for the first in the region, the same for who came together.

    0 for who is nowhere (SEDES-15).
    """
    seat = state.seating.of(who)
    if seat is None:
        return 0
    came = arrival_of(state, who)
    return 1 + sum(arrival_of(state, other) < came for other in state.seating.at(seat.place))


def season_changes(state: Game, opening: str) -> Drafts:
    """Where the gods go when a period of this kind opens.

    A hiems takes those bound to Rome there (MOTUS-12). In any other period those who wintered
    leave their seats (MOTUS-09, MOTUS-10).
    """
    moved = _to_rome(state) if opening == "hiems" else _risen(state)
    if not moved:
        return ()
    return (Draft(GodsPlaced(tuple(p.piece for p in moved), opening), placements=moved),)


def _to_rome(state: Game) -> tuple[Placement, ...]:
    """Those bound to Rome, if they are elsewhere, are put there (MOTUS-12)."""
    rome = rome_of(state)
    return tuple(
        Placement(numen.id, rome, STANDING)
        for numen in state.world.scenario.numina
        if numen.hiems_seat == "rome_no_seat" and rome and state.seating.place(numen.id) != rome
    )


def rome_of(state: Game) -> str:
    """The id of Rome; empty on a board without it."""
    regions = state.world.scenario.regions.values()
    return next((region.id for region in regions if region.kind == "rome"), "")


def _risen(state: Game) -> tuple[Placement, ...]:
    """Those who wintered rise from their seats (MOTUS-10)."""
    return tuple(
        Placement(numen.id, state.seating.place(numen.id), STANDING)
        for numen in state.world.scenario.numina
        if seat_of(state, numen.id) == ORDINARY
    )


def irregular(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """The regions that would hold too many under another reading of the gods' seats (FATA-10)."""
    if switch != USE:
        return ()
    regions = state.world.scenario.regions.values()
    return tuple(r.id for r in regions if occupied(state, r.id, numina=bool(value)) > r.capacity)


GODS_PLACED = only_recorded(GodsPlaced, arguments("who", "season", count="who"))

"""Those without a seat are put on one, and Vestals make room."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Entry, Event, Placement
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.audiences import apparent
from ledger.games.ludi_romani.fata.corrections import put_back
from ledger.games.ludi_romani.pestis.flight import not_struck, struck
from ledger.games.ludi_romani.places import awaiting, region_options
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import (
    ORDINARY,
    STANDING,
    best_seat,
    free_seats,
    has_power,
    must_be_region,
    needs_ordinary_seat,
    seat_of,
    seats_must_be_free,
    unchanged,
    unseated,
    with_power,
)
from ledger.games.ludi_romani.sedes.ways import arrival, obstacles, way_in
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Args, Objection, Objections
from ledger.offer import Form, Known
from ledger.references import Place, Who

SEATERS = {
    "placed": ("enforce_population", "police_sedes"),
    "judged": ("enforce_population",),
    "sea_gods": ("sea_confiscate",),
}
"""The powers of the gods who place strays, by the reading of `motus.unseated` (SEDES-13)."""


class SeatUnseated(Command):
    """Put somebody who has no seat on one."""

    who: str = Field(max_length=64)
    to: str = Field(max_length=64)


class Displace(Command):
    """Take the seat of a mortal, as a Vestal."""

    who: str = Field(max_length=64)


class UnseatedPlaced(Event, stored="ludi_romani/unseated-placed@1"):
    """A god put somebody on a seat who had none."""

    by: str
    who: str
    origin: str
    place: str
    seat: str


class Displaced(Event, stored="ludi_romani/displaced@1"):
    """A Vestal took somebody's seat, who has to find another."""

    by: Who
    who: Who
    place: Place


def seaters(state: Game) -> tuple[str, ...]:
    """The gods who put those on a seat who have none, by the reading in force (SEDES-13)."""
    return with_power(state, *SEATERS[str(state.switch("motus.unseated"))])


def _may_seat(state: Game, actor: str) -> Objections:
    """When the motus is over, those gods put strays on seats (SEDES-13)."""
    if actor not in seaters(state):
        who = [f"who:{numen}" for numen in seaters(state)]
        yield Objection("SEDES-13", "not-your-strays", {"who": who})
    if state.period.kind == "motus":
        yield Objection("SEDES-13", "motus-runs")


def _seat_objections(state: Game, actor: str, command: SeatUnseated) -> Objections:
    unknown = (*must_be_region(state, command.to), *unknown_character(state, command.who))
    if unknown:
        yield from unknown
        return
    yield from _may_seat(state, actor)
    if command.who not in unseated(state):
        args = {"who": f"who:{command.who}"}
        yield Objection("SEDES-10", "sits-already", args)
    yield from _room(state, command.who, command.to)


def _room(state: Game, who: str, to: str) -> Objections:
    """On any free seat; when there is none anywhere, standing in some region (SEDES-13)."""
    healthy = (place for place in state.world.scenario.regions if place != struck(state))
    if state.seating.place(who) != to:
        yield from not_struck(state, to)  # PEST-07
    if needs_ordinary_seat(state, who, to) and any(free_seats(state, place) for place in healthy):
        yield from seats_must_be_free(state, to)


def _seat(state: Game, actor: str, command: SeatUnseated, _context: ActContext) -> Drafts:
    """They sit, and lose nothing (SEDES-13)."""
    who, to = command.who, command.to
    seat = best_seat(state, who, to)
    event = UnseatedPlaced(actor, who, state.seating.place(who), to, seat)
    return (Draft(event, placements=(Placement(who, to, seat),)),)


def _offer_seat(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    if actor not in seaters(state):
        return None
    held = tuple(_may_seat(state, actor))
    strays = unseated(state)
    if held or not strays:
        return Form(blocked=held or (Objection("SEDES-13", "all-sit"),))
    people = Choice("who", tuple(map(Option, strays)))
    who = str(chosen.get("who", ""))
    if who not in strays:
        return Form((people, *awaiting("to", after=("who",))))
    return Form(
        (people, Choice("to", region_options(state, lambda to: not any(_room(state, who, to)))))
    )


def _is_vestal(state: Game, actor: str) -> bool:
    """A Vestal, or Vesta herself (SEDES-12)."""
    vestal = state.world.person(actor).role == "vestal"
    return vestal or has_power(state, actor, "head_vestals")


def _displace_objections(state: Game, actor: str, command: Displace) -> Objections:
    """Vestals may push out a mortal from Rome or a provincia that is full (SEDES-12)."""
    unknown = tuple(unknown_character(state, command.who))
    if unknown:
        yield from unknown
        return
    if not _is_vestal(state, actor):
        yield Objection("SEDES-12", "vestals-only")
    if not _displaceable(state, actor, command.who):
        args = {"who": f"who:{command.who}"}
        yield Objection("SEDES-12", "not-to-displace", args, waivable=False)
        return
    place = state.seating.place(command.who)
    if free_seats(state, place):
        yield Objection("SEDES-12", "seat-is-free", {"place": f"place:{place}"})
    if not way_in(state, actor, place):
        yield from next(iter(obstacles(state, actor, place).values()))
    moved = {"who": f"who:{command.who}", "place": f"place:{place}"}
    judges = with_power(state, "enforce_population")
    yield Objection("SEDES-12", "displaced-stands", moved, grade="W", judges=judges)


def _displaceable(state: Game, actor: str, who: str) -> bool:
    """Any mortal on a seat of a provincia or of Rome (SEDES-12)."""
    place = state.seating.place(who)
    region = state.world.scenario.regions.get(place)
    seated_there = region is not None and region.kind in ("rome", "provincia")
    mortal = state.world.person(who).mortal and not _is_vestal(state, who)
    return mortal and who != actor and seated_there and seat_of(state, who) == ORDINARY


def _displace(state: Game, actor: str, command: Displace, _context: ActContext) -> Drafts:
    """The mortal stands, the Vestal sits (SEDES-12)."""
    place = state.seating.place(command.who)
    way = way_in(state, actor, place) or next(iter(obstacles(state, actor, place)))
    event = Displaced(actor, command.who, place)
    rises = Draft(event, placements=(Placement(command.who, place, STANDING),))
    return (rises, arrival(state, actor, place, way))


def _offer_displace(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not _is_vestal(state, actor):
        return None
    full = [place for place in state.world.scenario.regions if not free_seats(state, place)]
    open_to = [place for place in full if way_in(state, actor, place)]
    options = tuple(
        Option(who)
        for place in open_to
        for who in state.seating.at(place)
        if not apparent(known, _displace_objections(state, actor, Displace(who=who)))
    )
    if not options:
        return Form(blocked=(Objection("SEDES-12", "nobody-to-displace"),))
    return Form((Choice("who", options),))


def _placed_words(event: UnseatedPlaced) -> Args:
    return {
        "by": f"who:{event.by}",
        "who": f"who:{event.who}",
        "place": f"place:{event.place}",
        "seat": event.seat,
    }


def _undo_placed(state: Game, entry: Entry) -> Drafts:
    return put_back(state, entry, entry.event.origin)


def _undo_displaced(state: Game, entry: Entry) -> Drafts:
    return put_back(state, entry, entry.event.place)


SEAT_UNSEATED = Act(SeatUnseated, _seat_objections, _seat, _offer_seat)
DISPLACE = Act(Displace, _displace_objections, _displace, _offer_displace)
EVENTS = (
    EventType(UnseatedPlaced, unchanged, _placed_words, undo=_undo_placed),
    EventType(Displaced, unchanged, undo=_undo_displaced),
)

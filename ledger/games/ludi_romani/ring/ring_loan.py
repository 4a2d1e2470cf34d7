"""The Ring of Gyges, which gods of the underworld lend to mortals and take back.

Rules: RING-01 to 03, 09.
"""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Choice, choice
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import audiences, goods, places, seats
from ledger.games.ludi_romani.proelium import folds
from ledger.games.ludi_romani.proelium.state import RingKnowledge
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.record.audience import Audience, only
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Place, Who, arguments_of

RING = "ring_of_gyges"
RING_POWER = "control_ring"
BEARER_STATUS = "ring_bearer"

RING_IS_LENT = Objection("RING-01", "ring-is-lent", waivable=False)
RING_NOT_LENT = Objection("RING-01", "ring-not-lent", waivable=False)


class LendRing(Command):
    """Lend the Ring of Gyges to a mortal, living or dead."""

    to: Who
    """The mortal, living or dead."""


class ReclaimRing(Command):
    """Take the Ring back."""

    to: Place = ""
    """The region of the nearest seat for its bearer; empty where none is needed."""


class RingLent(Event, stored="ludi_romani/ring-lent@1"):
    """The loan of the Ring. Only the bearer, the underworld and the Fates see it."""

    god: Who
    bearer: Who


class RingReclaimed(Event, stored="ludi_romani/ring-reclaimed@1"):
    """The return of the Ring to the underworld. Everybody sees its former bearer."""

    god: Who
    bearer: Who
    place: Place = ""


def bearer(state: Game) -> str:
    """Return the bearer of the Ring; empty while the underworld keeps it (RING-01)."""
    people = state.world.people.values()
    return next((person.id for person in people if BEARER_STATUS in person.statuses), "")


def _ring_keeper(state: Game) -> str:
    """Return the god who keeps the Ring; empty when it is lent (RING-01)."""
    gods = seats.gods_with_power(state, RING_POWER)
    return next((god for god in gods if state.books.holding(god, RING)), "")


def regions_of_nearest_seats(state: Game, character: str) -> tuple[str, ...]:
    """Return the regions of the former bearer's nearest free seats (RING-09).

    The result is `("",)` if the bearer has a seat or is dead, or if no seat is free.
    """
    place = state.seating.place_of(character)
    if (
        not place
        or seats.kind_of_seat(state, character) != seats.NO_SEAT
        or not state.world.person(character).living
    ):
        return ("",)
    visited_regions, ring = set[str](), {place}
    while ring:
        regions = tuple(sorted(place for place in ring if _can_take_seat(state, character, place)))
        if regions:
            return regions
        visited_regions |= ring
        ring = {
            neighbour for place in ring for neighbour in state.world.scenario.neighbours(place)
        } - visited_regions
    overseas_regions = (
        place for place in state.world.scenario.regions if _can_take_seat(state, character, place)
    )
    return tuple(sorted(overseas_regions)) or ("",)


def _can_take_seat(state: Game, character: str, place: str) -> bool:
    is_own_throne = state.world.scenario.regions[place].throne == character
    return is_own_throne or seats.number_of_free_seats(state, place) > 0


def _must_control_the_ring(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Pluto or Persephone (RING-01).

    For all other actors this must stay the only objection. A second objection would reveal whether
    the Ring is lent, or its bearer (RING-02).
    """
    if not seats.has_power(state, actor, RING_POWER):
        yield Objection("RING-01", "underworld-keeps-ring", waivable=False)


def _lend_objections(state: Game, actor: str, command: LendRing) -> Objections:
    objections = tuple(_must_control_the_ring(state, actor))
    yield from objections
    if not has_unwaivable_objection(objections) and not _ring_keeper(state):
        yield RING_IS_LENT
    yield from _must_be_able_to_wear(state, command.to)


def _must_be_able_to_wear(state: Game, character: str) -> Objections:
    """Raise an objection unless the bearer is a mortal, alive or received among the dead.

    Rule: RING-02.
    """
    person = state.world.person(character)
    if not person.mortal or "umbra" in person.statuses:
        yield Objection("RING-02", "mortals-wear-ring", about_character(character))


def _reclaim_objections(state: Game, actor: str, command: ReclaimRing) -> Objections:
    """Raise an objection unless the underworld takes the Ring back, at any time.

    Rules: RING-01, RING-09.
    """
    unknown_objections = tuple(seats.must_be_region(state, command.to)) if command.to else ()
    if unknown_objections:
        yield from unknown_objections
        return
    objections = tuple(_must_control_the_ring(state, actor))
    yield from objections
    if has_unwaivable_objection(objections):
        return
    ring_bearer = bearer(state)
    if not ring_bearer:
        yield RING_NOT_LENT
    elif command.to not in regions_of_nearest_seats(state, ring_bearer):
        yield Objection("RING-09", "nearest-seat", about_character(ring_bearer))


def _draft_loan(state: Game, actor: str, command: LendRing, _context: ActContext) -> Drafts:
    postings = goods.postings_handing_over(state, RING, _ring_keeper(state), command.to, 1)
    return (Draft(RingLent(actor, command.to), postings),)


def _draft_reclaim(state: Game, actor: str, command: ReclaimRing, _context: ActContext) -> Drafts:
    """Return the draft by which the god gets the Ring back and its bearer gets a seat (RING-09)."""
    ring_bearer = bearer(state)
    event = RingReclaimed(actor, ring_bearer, command.to)
    seat = (
        Placement(ring_bearer, command.to, seats.best_seat(state, ring_bearer, command.to))
        if command.to
        else None
    )
    amount = state.books.holding(ring_bearer, RING)
    # A god in the shape of a god of the underworld does not keep the Ring (NUM-01).
    keeper = state.world.powers.guises.get(actor, actor)
    return (
        Draft(
            event,
            goods.postings_handing_over(state, RING, ring_bearer, keeper, amount),
            (seat,) if seat else (),
        ),
    )


@fold_of(RingReclaimed, arguments_of("god", "bearer", "place"))
def _evolve_reclaim(world: World, event: RingReclaimed, _entry: Entry) -> World:
    return folds.with_statuses(
        replace(world, duels=RingKnowledge()), (event.bearer,), (), (BEARER_STATUS,)
    )


@open_to(meets_demand(_must_control_the_ring))
def _offer_lend(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    if not _ring_keeper(state):
        return Form(blocked=(RING_IS_LENT,))
    people = (
        character
        for character in state.world.scenario.cast
        if is_met(_must_be_able_to_wear(state, character))
    )
    return Form((choice("to", tuple(people)),))


@open_to(meets_demand(_must_control_the_ring))
def _offer_reclaim(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    ring_bearer = bearer(state)
    if not ring_bearer:
        return Form(blocked=(RING_NOT_LENT,))
    nearest_regions = regions_of_nearest_seats(state, ring_bearer)
    if nearest_regions == ("",):
        return Form()
    return Form(
        (Choice("to", places.region_options(state, lambda place: place in nearest_regions)),)
    )


def _ring_audience(state: Game, event: RingLent) -> Audience:
    """Return the audience of the Ring's loan: its bearer, the underworld and the lender.

    Rule: RING-02.
    """
    return only(event.god, event.bearer, audiences.gods_who_see(state, RING), state.kernel.stewards)


@fold_of(RingLent, audience=_ring_audience)
def _evolve_loan(world: World, event: RingLent, _entry: Entry) -> World:
    """Return the world in which the bearer is invisible (RING-02)."""
    return folds.with_statuses(
        replace(world, duels=RingKnowledge()), (event.bearer,), (BEARER_STATUS,), ()
    )


LEND_RING = Act(LendRing, _lend_objections, _draft_loan, _offer_lend)
RECLAIM_RING = Act(ReclaimRing, _reclaim_objections, _draft_reclaim, _offer_reclaim)

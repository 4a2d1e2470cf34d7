"""The palus pestis: gods set and lift the marker, and it goes away after a year (PEST-01 to 05)."""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option
from ledger.contract.offer import (
    Form,
    KnownState,
    fieldless_offer,
    form_unless_blocked,
    is_among,
    meets_demand,
    open_to,
)
from ledger.games.ludi_romani import calendar, seats
from ledger.games.ludi_romani.feriae.state import FERIAE_KIND
from ledger.games.ludi_romani.pestis.flight import (
    mortals_in_struck_region,
    must_be_without_a_way_out,
    struck_region,
    without_trap,
)
from ledger.games.ludi_romani.pestis.state import Pestis
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, is_met
from ledger.record.references import Place, Who, arguments_of

PESTIS_POWER = "pestis"


class Strike(Command):
    """Set the palus pestis at a region."""

    place: Place
    """The region."""


class LiftPestis(Command):
    """Take the palus pestis away."""


class DeclareTrapped(Command):
    """Declare that the actor cannot leave the struck region."""


class PestisStruck(Event, stored="ludi_romani/pestis-struck@1"):
    """The outbreak of a plague."""

    by: Who
    place: Place
    periods: int
    """The most periods that it may last."""

    flight: tuple[Who, ...] = ()
    """The mortals who have to leave."""


class PestisEnded(Event, stored="ludi_romani/pestis-ended@1"):
    """The end of a plague."""

    place: Place
    by: str = ""
    """The god who lifted it; empty when its year was up."""


class Trapped(Event, stored="ludi_romani/trapped@1"):
    """A mortal who cannot leave the struck region. Apollo or Diana decide on the consequences."""

    who: Who
    place: Place


def must_be_plague_god(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Apollo or Diana, who may strike any region.

    Rule: PEST-01.
    """
    if not seats.has_power(state, actor, PESTIS_POWER):
        god_references = [f"who:{numen}" for numen in seats.gods_with_power(state, PESTIS_POWER)]
        yield Objection("PEST-01", "twins-send-plague", {"who": god_references})


def _strike_objections(state: Game, actor: str, command: Strike) -> Objections:
    if unknown_objections := tuple(seats.must_be_region(state, command.place)):
        yield from unknown_objections
        return
    yield from must_be_plague_god(state, actor)
    yield from must_be_only_plague(state)
    yield from must_not_be_rome_in_winter(state, command.place)


def must_be_only_plague(state: Game) -> Objections:
    """Raise an objection if there is a plague already (PEST-02, LIM-14)."""
    if struck_region(state):
        yield Objection("PEST-02", "one-plague", {"place": f"place:{struck_region(state)}"})


def must_not_be_rome_in_winter(state: Game, place: str) -> Objections:
    """Raise an objection if Rome would be struck in a hiems (PEST-03)."""
    if state.period.kind == "hiems" and state.world.scenario.regions[place].kind == "rome":
        yield Objection("PEST-03", "rome-spared-in-winter")


def _draft_plague(state: Game, actor: str, command: Strike, _context: ActContext) -> Drafts:
    """Return the draft of the plague. The people in the region must leave (PEST-01, PEST-05)."""
    period_count = state.world.scenario.limits.pestis_periods
    new_world = replace(state.world, pestis=Pestis(command.place, actor, period_count))
    flight = mortals_in_struck_region(replace(state, world=new_world))
    return (Draft(PestisStruck(actor, command.place, period_count, flight)),)


def _lift_objections(state: Game, actor: str, _command: LiftPestis) -> Objections:
    """Raise an objection unless Apollo or Diana lift an existing plague (PEST-01, PEST-04)."""
    yield from must_be_plague_god(state, actor)
    if not struck_region(state):
        yield Objection("PEST-01", "no-plague", waivable=False)


def _draft_lift(state: Game, actor: str, _command: LiftPestis, _context: ActContext) -> Drafts:
    return (Draft(PestisEnded(struck_region(state), actor)),)


def _trapped_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless the mortal has no free seat in reach.

    Otherwise warn the twins (PEST-05).

    The twins decide the mortal's fate.
    """
    yield from must_be_without_a_way_out(state, actor)
    if "trapped" in state.world.person(actor).statuses:
        yield Objection("PEST-05", "trapped-already", {"who": f"who:{actor}"})
    judges = seats.gods_with_power(state, PESTIS_POWER)
    yield Objection("PEST-05", "twins-decide", {"who": f"who:{actor}"}, grade="W", judges=judges)


def _draft_trapped(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    return (Draft(Trapped(actor, struck_region(state))),)


def twins_must_look_at_season_end(state: Game, _actor: str, act: str) -> Objections:
    """Warn the twins at a season's end of mortals in the struck region, or that the year is over.

    Rules: PEST-04, 05.
    """
    if act != "announce-season" or state.world.pestis is None:
        return
    judges, place = seats.gods_with_power(state, PESTIS_POWER), f"place:{struck_region(state)}"
    mortal_references = [f"who:{character}" for character in mortals_in_struck_region(state)]
    if mortal_references:
        message_args = {"who": mortal_references, "n": len(mortal_references), "place": place}
        yield Objection("PEST-05", "still-in-plague", message_args, grade="W", judges=judges)
    if _is_last_period_of_plague(state):
        yield Objection("PEST-04", "plague-year-up", {"place": place}, grade="W", judges=judges)


def draft_plague_end(state: Game) -> Drafts:
    """Return the draft that ends a plague after one year, four periods (PEST-04)."""
    return (Draft(PestisEnded(struck_region(state))),) if _is_last_period_of_plague(state) else ()


def _is_last_period_of_plague(state: Game) -> bool:
    """Return whether the year of the plague is over with the next period (PEST-04, FER-01).

    Holidays do not count.
    """
    pestis, following_period = state.world.pestis, calendar.next_period(state)
    is_followed_by_holiday = (
        following_period is not None and following_period.seq == state.world.feriae.holiday
    )
    return pestis is not None and pestis.periods_left <= 1 and not is_followed_by_holiday


def count_period_of_plague(world: World, event: PeriodOpened, _entry: Entry) -> World:
    """Return the world in which the plague lasts one period less (PEST-04, FER-01).

    Holidays do not count.
    """
    pestis = world.pestis
    if pestis is None or event.kind == FERIAE_KIND:
        return world
    return replace(world, pestis=replace(pestis, periods_left=pestis.periods_left - 1))


@fold_of(Trapped)
def _evolve_trapped(world: World, event: Trapped, _entry: Entry) -> World:
    return world.with_status(event.who, "trapped")


@open_to(meets_demand(must_be_plague_god))
def _offer_strike(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    places = (
        place
        for place in state.world.scenario.regions
        if is_met(must_not_be_rome_in_winter(state, place))
    )
    return form_unless_blocked(
        Choice("place", tuple(map(Option, places))), blocking_objections=must_be_only_plague(state)
    )


_LIFT_OFFER = fieldless_offer(_lift_objections, meets_demand(must_be_plague_god))
_TRAPPED_OFFER = fieldless_offer(_trapped_objections, is_among(mortals_in_struck_region))


def _undo_plague(state: Game, entry: Entry) -> Drafts:
    """Return the draft that lifts the plague, if the plague still lasts (FATA-08)."""
    event: PestisStruck = entry.event
    is_same_plague = state.world.pestis is not None and state.world.pestis.entry == entry.id
    return (Draft(PestisEnded(event.place, event.by)),) if is_same_plague else ()


@fold_of(
    PestisStruck, arguments_of("by", "place", who="flight", count_field="flight"), undo=_undo_plague
)
def _evolve_plague(world: World, event: PestisStruck, entry: Entry) -> World:
    return replace(world, pestis=Pestis(event.place, event.by, event.periods, entry.id))


def _ended_args(event: PestisEnded) -> Args:
    return {"by": f"who:{event.by}" if event.by else "nobody", "place": f"place:{event.place}"}


@fold_of(PestisEnded, _ended_args)
def _evolve_plague_end(world: World, _event: PestisEnded, _entry: Entry) -> World:
    """Return the world without the plague, and without trapped characters (PEST-07)."""
    trapped_people = (person.id for person in world.people.values() if "trapped" in person.statuses)
    return replace(without_trap(world, trapped_people), pestis=None)


STRIKE = Act(Strike, _strike_objections, _draft_plague, _offer_strike, name="strike-plague")
LIFT_PESTIS = Act(LiftPestis, _lift_objections, _draft_lift, _LIFT_OFFER, name="lift-plague")
DECLARE_TRAPPED = Act(
    DeclareTrapped,
    _trapped_objections,
    _draft_trapped,
    _TRAPPED_OFFER,
    consent=Consent(recorders=seats.recorders_with_power(PESTIS_POWER)),
)

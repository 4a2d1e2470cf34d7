"""The movement of gods, who go anywhere in summer and have one residence in winter.

Rules: MOTUS-09 to 13.
"""

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    recorded_only_type,
)
from ledger.contract.form import Choice, Subset
from ledger.contract.offer import Form, KnownState, meets_demand, open_to, options_form
from ledger.games.ludi_romani import calendar, goods, places, seats
from ledger.games.ludi_romani.audiences import apparent_objections
from ledger.games.ludi_romani.fata.corrections import undo_by_moving_to
from ledger.games.ludi_romani.motus.travel import must_not_be_wintering
from ledger.games.ludi_romani.pestis.flight import must_not_be_struck
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.rome_border import must_cross_safely
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Event, Placement
from ledger.record.objection import Args, Objection, Objections, is_met
from ledger.record.references import Place, Who, arguments_of


class Roam(Command):
    """Go to a region as a god, with bacchants."""

    to: Place
    """The region."""
    companions: Characters = ()
    """The bacchants who come along."""


class Reside(Command):
    """Take a residence for the winter."""

    to: Place
    """The region."""


class Roamed(Event, stored="ludi_romani/roamed@1"):
    """A god's journey to a region, with bacchants or alone."""

    who: Who
    origin: Place
    place: Place
    companions: tuple[Who, ...] = ()


class ResidenceTaken(Event, stored="ludi_romani/residence-taken@1"):
    """A residence that a god took until the next motus."""

    who: Who
    origin: Place
    place: Place


def _must_be_god(state: Game, character: str) -> Objections:
    """Raise an objection unless the character is a god who has already chosen a first region.

    Rules: MOTUS-09, ROST-10.
    """
    if state.world.person(character).mortal:
        yield Objection("MOTUS-09", "gods-only")
    elif not seats.kind_of_seat(state, character):
        yield Objection("ROST-10", "choose-start-first")


def _must_not_have_to_winter(state: Game, actor: str) -> Objections:
    """Raise an objection if the god must stay in one region in a hiems (MOTUS-10, MOTUS-11)."""
    can_move_freely = seats.has_power(state, actor, "move_freely")  # MOTUS-13
    if _winter_rule(state, actor) == "must_take_seat" and not can_move_freely:
        message_key = (
            "residence-kept"
            if seats.kind_of_seat(state, actor) == seats.ORDINARY_SEAT
            else "reside-instead"
        )
        yield Objection("MOTUS-10", message_key)


def _winter_rule(state: Game, actor: str) -> str:
    """Return the rule for a god's region in a hiems (MOTUS-11)."""
    return state.world.scenario.cast[actor].hiems_seat


def _must_stay_in_rome(state: Game, actor: str, destination: str) -> Objections:
    """Warn if Venus, Mars, Phobos or Deimos would leave Rome in a hiems (MOTUS-12)."""
    if _winter_rule(state, actor) == "rome_no_seat" and destination != seats.id_of_rome(state):
        yield Objection("MOTUS-12", "bound-to-rome", {"who": f"who:{actor}"}, grade="W")


def _band_must_be_able_to_move(state: Game, actor: str, command: Roam) -> Objections:
    """Raise an objection unless the god's bacchants find seats, and ships if they go by sea.

    Rule: MOTUS-17.
    """
    yield from must_not_be_struck(state, command.to)  # PEST-07
    for companion in command.companions:
        yield from must_not_be_wintering(state, companion)  # MOTUS-08
        if places.is_follower(state, companion, actor):
            yield from _bacchant_must_be_able_to_follow(state, actor, companion, command.to)
    seat_objections = tuple(seats.seats_must_be_free(state, command.to, len(command.companions)))
    yield from seat_objections
    if seat_objections:
        yield Objection("MOTUS-17", "seats-for-all", {"n": len(command.companions)})


def _bacchant_must_be_able_to_follow(
    state: Game, actor: str, bacchant: str, destination: str
) -> Objections:
    """Raise an objection unless the bacchant can walk or, in summer, sail there.

    Rules: BACCH-07, MARE-02.
    """
    place = state.seating.place_of(actor)
    if state.period.kind != "aestas" or destination in state.world.scenario.neighbours(place):
        return
    for endpoint in (place, destination):
        if endpoint and not state.world.scenario.regions[endpoint].sea:
            yield Objection("MARE-02", "not-by-sea", {"place": f"place:{endpoint}"})
    if not state.books.holding(bacchant, goods.CLASSIS):
        yield Objection("BACCH-07", "band-needs-ships", {"who": f"who:{bacchant}"})


def must_be_able_to_reside(state: Game, actor: str, destination: str) -> Objections:
    """Raise an objection unless the god may spend the winter there.

    Seats are not checked (MOTUS-10, MOTUS-11).
    """
    if unknown_objections := tuple(seats.must_be_region(state, destination)):
        yield from unknown_objections
        return
    yield from _must_be_god(state, actor)
    yield from _must_need_a_residence(state, actor)
    if (
        seats.kind_of_seat(state, actor) == seats.ORDINARY_SEAT
        and state.seating.place_of(actor) == destination
    ):
        yield Objection("MOTUS-10", "already-there", {"place": f"place:{destination}"})


def _must_need_a_residence(state: Game, actor: str) -> Objections:
    """Raise an objection unless the god needs a residence in a hiems or the motus before it.

    Rules: MOTUS-10, 11.
    """
    period_kind = state.period.kind
    next_period = calendar.next_period(state)
    if _winter_rule(state, actor) != "must_take_seat":
        yield Objection("MOTUS-11", "needs-no-residence")
    elif period_kind == "hiems" and seats.kind_of_seat(state, actor) == seats.ORDINARY_SEAT:
        yield Objection("MOTUS-10", "residence-kept")
    elif period_kind != "hiems" and not (
        period_kind == "motus" and next_period and next_period.kind == "hiems"
    ):
        yield Objection("MOTUS-10", "winter-only")


def _roam_objections(state: Game, actor: str, command: Roam) -> Objections:
    if unknown_objections := tuple(seats.must_be_region(state, command.to)):
        yield from unknown_objections
        return
    yield from _must_be_god(state, actor)
    if state.seating.place_of(actor) == command.to:
        yield Objection("MOTUS-09", "already-there", {"place": f"place:{command.to}"})
    if state.period.kind == "hiems":
        yield from _must_not_have_to_winter(state, actor)
        yield from _must_stay_in_rome(state, actor, command.to)
    yield from places.must_be_companions(state, actor, command.companions)
    if command.companions:
        yield from _band_must_be_able_to_move(state, actor, command)
    yield from must_cross_safely(state, command.companions, command.to)  # REX-04, REX-05, MORS-01


def _reside_objections(state: Game, actor: str, command: Reside) -> Objections:
    """Raise an objection unless there is a free seat. No character has to give up a seat for a god.

    Rules: MOTUS-10, SEDES-10.
    """
    yield from must_be_able_to_reside(state, actor, command.to)
    if command.to in state.world.scenario.regions and state.switch(seats.NUMINA_SEATS_READING):
        seat_objections = tuple(seats.seats_must_be_free(state, command.to))
        yield from seat_objections
        if seat_objections:
            yield Objection("SEDES-10", "nobody-put-out", {"place": f"place:{command.to}"})


def _draft_roaming(state: Game, actor: str, command: Roam, _context: ActContext) -> Drafts:
    """Return the draft that moves the god together with the band (MOTUS-17)."""
    placements = seats.placements_on_best_seats(state, (actor, *command.companions), command.to)
    event = Roamed(actor, state.seating.place_of(actor), command.to, command.companions)
    return (Draft(event, placements=placements),)


def draft_residence(
    state: Game, actor: str, destination: str, seat: str = seats.ORDINARY_SEAT
) -> Draft:
    """Return the draft of a god's residence (MOTUS-10, SEDES-09).

    The god takes an ordinary seat if the reading gives seats to gods.
    """
    event = ResidenceTaken(actor, state.seating.place_of(actor), destination)
    return Draft(event, placements=(Placement(actor, destination, seat),))


def _draft_chosen_residence(
    state: Game, actor: str, command: Reside, _context: ActContext
) -> Drafts:
    """Return the draft of a residence on a free seat, or without a seat if a steward waived it.

    Rule: MOTUS-10.
    """
    has_seat = seats.number_of_free_seats(state, command.to) or not state.switch(
        seats.NUMINA_SEATS_READING
    )
    return (
        draft_residence(
            state, actor, command.to, seats.ORDINARY_SEAT if has_seat else seats.NO_SEAT
        ),
    )


@open_to(meets_demand(_must_be_god))
def _offer_roam(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    objections = (
        tuple(_must_not_have_to_winter(state, actor)) if state.period.kind == "hiems" else ()
    )
    if objections:
        return Form(blocked=objections)
    options = places.region_options(
        state, lambda destination: destination != state.seating.place_of(actor)
    )
    destination = str(known_state.chosen.get("to", ""))
    if destination not in (option.value for option in options):
        return Form(
            (
                Choice("to", options),
                *places.awaiting_fields("companions", prerequisites=("to",), is_optional=True),
            )
        )
    return Form((Choice("to", options), _follower_field(known_state, actor, destination)))


def _follower_field(known_state: KnownState[World], actor: str, destination: str) -> Subset:
    state = known_state.state
    if not is_met(must_not_be_struck(state, destination)):
        return places.companion_field(state, (), 0)
    followers = (
        follower
        for follower in places.followers_here(state, actor)
        if is_met(must_not_be_wintering(state, follower))
        and is_met(_bacchant_must_be_able_to_follow(state, actor, follower, destination))
    )
    return places.companion_field(
        state, tuple(followers), seats.number_of_free_seats(state, destination)
    )


def _offer_reside(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if not is_met(_must_be_god(state, actor)) or _winter_rule(state, actor) != "must_take_seat":
        return None
    options = places.region_options(
        state,
        lambda destination: (
            not apparent_objections(
                known_state, _reside_objections(state, actor, Reside(to=destination))
            )
        ),
    )
    seat_objection = Objection("SEDES-07", "no-seat-anywhere")
    return options_form("to", options, seat_objection, _must_need_a_residence(state, actor))


def _residence_args(event: ResidenceTaken) -> Args:
    return {"who": f"who:{event.who}", "place": f"place:{event.place}", "companions": [], "n": 0}


ROAM = Act(
    Roam, _roam_objections, _draft_roaming, _offer_roam, consent=Consent(recorders=places.all_gods)
)
RESIDE = Act(
    Reside,
    _reside_objections,
    _draft_chosen_residence,
    _offer_reside,
    consent=Consent(recorders=places.all_gods),
)
ROAMED = recorded_only_type(
    Roamed,
    arguments_of("who", "place", "companions", count_field="companions"),
    undo=undo_by_moving_to("origin"),
)
RESIDENCE_TAKEN = recorded_only_type(
    ResidenceTaken, _residence_args, undo=undo_by_moving_to("origin")
)

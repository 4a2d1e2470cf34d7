"""The choice of a first region, and the ways to arrive in a region (ROST-03, ROST-10)."""

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    recorded_only_type,
)
from ledger.contract.offer import Form, KnownState, options_form
from ledger.games.ludi_romani import audiences, places, seats
from ledger.games.ludi_romani.fata import corrections
from ledger.games.ludi_romani.mare.fleet import fleet_must_suffice
from ledger.games.ludi_romani.mare.voyage import Sail, draft_voyage, must_be_able_to_sail
from ledger.games.ludi_romani.motus import gods
from ledger.games.ludi_romani.motus.travel import draft_journey, must_be_able_to_travel
from ledger.games.ludi_romani.pestis import flight
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Objection, Objections
from ledger.record.references import Place, Who


class ChooseStart(Command):
    """Begin in a region of the actor's choice."""

    to: Place
    """The region."""


class StartChosen(Event, stored="ludi_romani/start-chosen@1"):
    """The region in which a character chose to begin."""

    who: Who
    place: Place


def objections_by_way(
    state: Game, character: str, destination: str
) -> dict[str, tuple[Objection, ...]]:
    """Return each way to arrive that a character has, with its objections.

    Seats are not checked.
    """
    if not state.world.person(character).mortal:
        return {"residence": tuple(gods.must_be_able_to_reside(state, character, destination))}
    if not seats.kind_of_seat(state, character):
        return {"start": tuple(must_be_able_to_start(state, character, destination))}
    fleet = (
        objection for objection in fleet_must_suffice(state, (character,)) if objection.grade == "L"
    )
    return {
        "land": tuple(must_be_able_to_travel(state, character, destination)),
        "sea": (*must_be_able_to_sail(state, character, destination), *fleet),
    }


def way_of_arrival(state: Game, character: str, destination: str) -> str:
    """Return the way by which a character could arrive with a free seat; "" if there is no way."""
    ways = objections_by_way(state, character, destination)
    return next((way for way, objections in ways.items() if not objections), "")


def draft_arrival(state: Game, character: str, destination: str, arrival_way: str) -> Draft:
    """Return the draft of an arrival by that way on an ordinary seat that was freed."""
    match arrival_way:
        case "residence":
            return gods.draft_residence(state, character, destination)
        case "start":
            return draft_start(state, character, destination, seats.ORDINARY_SEAT)
        case "sea":
            return draft_voyage(state, Sail(to=destination), character, seats.ORDINARY_SEAT)
        case _:
            return draft_journey(state, character, destination, seats.ORDINARY_SEAT)


def must_be_able_to_start(state: Game, actor: str, destination: str) -> Objections:
    """Raise an objection unless the character may begin there. Seats are not checked.

    Rules: ROST-03, ROST-10.
    """
    yield from seats.must_be_region(state, destination)
    if seats.kind_of_seat(state, actor):
        rule = "ROST-03" if state.world.person(actor).mortal else "ROST-10"
        place_arg = f"place:{state.seating.place_of(actor)}"
        yield Objection(rule, "started-already", {"place": place_arg})


def draft_start(state: Game, actor: str, destination: str, seat: str = "") -> Draft:
    """Return the draft of the beginning, on this seat or the best free one (ROST-03, ROST-10)."""
    placement = Placement(actor, destination, seat or seats.best_seat(state, actor, destination))
    return Draft(StartChosen(actor, destination), placements=(placement,))


def _choose_start_objections(state: Game, actor: str, command: ChooseStart) -> Objections:
    objections = tuple(must_be_able_to_start(state, actor, command.to))
    yield from objections
    person = state.world.person(actor)
    if not has_unwaivable_objection(objections) and person.mortal:
        yield from flight.must_not_be_struck(state, command.to)  # PEST-07
    if not has_unwaivable_objection(objections) and (
        not person.mortal or seats.needs_ordinary_seat(state, actor, command.to)
    ):
        yield from seats.seats_must_be_free(state, command.to)


def _draft_start(state: Game, actor: str, command: ChooseStart, _context: ActContext) -> Drafts:
    return (draft_start(state, actor, command.to),)


def undo_start(state: Game, entry: Entry) -> Drafts:
    """Return the drafts after which the character is in no region and may choose again."""
    return corrections.draft_move_back(state, entry, "")


def _offer_choose_start(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if seats.kind_of_seat(state, actor):
        return None
    options = places.region_options(
        state,
        lambda destination: (
            not audiences.apparent_objections(
                known_state, _choose_start_objections(state, actor, ChooseStart(to=destination))
            )
        ),
    )
    return options_form("to", options, Objection("SEDES-07", "no-seat-anywhere"))


CHOOSE_START = Act(
    ChooseStart,
    _choose_start_objections,
    _draft_start,
    _offer_choose_start,
    consent=Consent(recorders=places.all_gods),
)
START_CHOSEN = recorded_only_type(StartChosen, undo=undo_start)

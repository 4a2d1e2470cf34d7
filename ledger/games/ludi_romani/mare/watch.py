"""The sea gods, who stop voyages and take goods (MARE-01, 06 to 08, 12)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, DryRunRules, EventType
from ledger.contract.form import Choice, Number, Option
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import arms, goods, limits, places, seats
from ledger.games.ludi_romani.fata.corrections import draft_move_back
from ledger.games.ludi_romani.goods import (
    CLIENTARUM,
    CURIALIS,
    DENARIUS,
    LEGIONES,
    account_for_gains,
    postings_handing_over,
)
from ledger.games.ludi_romani.mare.fleet import SEA_POWER
from ledger.games.ludi_romani.mare.voyage import VoyageReconsidered
from ledger.games.ludi_romani.pestis.flight import must_not_be_struck
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP
from ledger.games.ludi_romani.state import Game, Voyage, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, first_unmet, is_met
from ledger.record.references import Place, Who, arguments_of

CONFISCATED_GOODS = (CURIALIS, CLIENTARUM, DENARIUS)


class Catch(Command):
    """Stop a traveller at sea.

    A traveller with enough ships only shows the ships. A traveller with too few loses the surplus
    legiones. A traveller without a ship loses the named goods and is put ashore.
    """

    traveller: Who
    """The traveller."""
    legio_curialis: int | None = Field(default=None, ge=0, le=limits.HIGHEST_NUMBER)
    """Number of legiones curiales that are lost. The rest of the surplus are clientarum."""
    legio_clientarum: int | None = Field(default=None, ge=0, le=limits.HIGHEST_NUMBER)
    """Number of legiones clientarum that are lost."""
    denarius: int | None = Field(default=None, ge=0, le=goods.MAX_DENARII)
    """The money that is lost at most, in denarii."""
    to: Place | None = None
    """The region where the traveller is set down."""


class FleetShown(Event, stored="ludi_romani/fleet-shown@1"):
    """A voyage that continued, because the traveller had enough ships to show to the god."""

    god: Who
    who: Who
    legiones: int
    classes: int


class TravellerCaught(Event, stored="ludi_romani/traveller-caught@1"):
    """A penalty that a god took from a traveller."""

    god: Who
    who: Who
    legiones: int
    origin: str
    place: Place = ""
    """The region where the group was put ashore; empty for none."""


def must_be_sea_god(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Neptune, Amphitrite or Oceanus (MARE-01)."""
    if not seats.has_power(state, actor, SEA_POWER):
        god_references = [f"who:{god}" for god in seats.gods_with_power(state, SEA_POWER)]
        yield Objection("MARE-01", "sea-gods-only", {"who": god_references})


def must_have_sailed(state: Game, traveller: str) -> Objections:
    """Raise an objection unless the traveller has sailed this season and no god has stopped them.

    Rule: MARE-06.
    """
    voyage = state.world.voyages.get(traveller)
    if voyage is None or voyage.is_caught:
        yield Objection("MARE-06", "no-voyage", {"who": f"who:{traveller}"}, waivable=False)


def _penalty_must_be_due(state: Game, command: Catch) -> Objections:
    """Raise an objection if the penalty is too high for this number of ships.

    Rules: MARE-06 to 08.
    """
    voyage = state.world.voyages[command.traveller]
    if not voyage.classes:
        yield from _penalty_must_suit_no_fleet(state, voyage, command)
    elif _excess_legions(state, voyage):
        yield from _must_take_exact_excess(state, voyage, command)
    elif _fields_given(command):
        yield Objection("MARE-06", "ships-enough", waivable=False)


def _fields_given(command: Catch) -> set[str]:
    return {
        field_name
        for field_name in (*CONFISCATED_GOODS, "to")
        if getattr(command, field_name) is not None
    }


def _excess_legions(state: Game, voyage: Voyage) -> int:
    """Return how many legiones a god may take for too few ships (MARE-08)."""
    return min(
        voyage.excess_legions, sum(_amount_aboard(state, voyage, legio) for legio in LEGIONES)
    )


def _amount_aboard(state: Game, voyage: Voyage, legio: str) -> int:
    """Return how much of an asset the whole group carries (MARE-08)."""
    return sum(state.books.holding(character, legio) for character in voyage.group)


def _must_take_exact_excess(state: Game, voyage: Voyage, command: Catch) -> Objections:
    """Raise an objection unless exactly the legiones above the number of classes are taken.

    Rule: MARE-08.
    """
    curiales, must_be_curiales = (
        _surplus_curiales_field(state, voyage),
        _fields_given(command) == {CURIALIS},
    )
    if not must_be_curiales or not curiales.least <= (command.legio_curialis or 0) <= curiales.most:
        yield Objection(
            "MARE-08", "take-excess", {"n": _excess_legions(state, voyage)}, waivable=False
        )
    if must_be_curiales:
        yield from arms.legions_must_be_safe(state, voyage.group)


def _surplus_curiales_field(state: Game, voyage: Voyage) -> Number:
    """Return the field for the number of surplus legiones that are curiales (MARE-08)."""
    excess_count = _excess_legions(state, voyage)
    minimum = max(0, excess_count - _amount_aboard(state, voyage, CLIENTARUM))
    return _number_field(
        CURIALIS, minimum, min(excess_count, _amount_aboard(state, voyage, CURIALIS))
    )


def _number_field(asset: str, minimum: int, maximum: int, step: int = 1) -> Number:
    return Number(asset, minimum, maximum, step, f"asset:{asset}")


def _penalty_must_suit_no_fleet(state: Game, voyage: Voyage, command: Catch) -> Objections:
    """Raise an objection unless the penalty suits a traveller without a classis (MARE-07).

    The traveller may lose legiones and Denarii and be put ashore elsewhere.
    """
    if len(_fields_given(command)) < len(CONFISCATED_GOODS) + 1:
        yield Objection("MARE-07", "say-what-is-taken", waivable=False)
        return
    for legio in LEGIONES:
        amount = _amount_aboard(state, voyage, legio)
        if (getattr(command, legio) or 0) > amount:
            message_args = {"n": amount, "asset": f"asset:{legio}"}
            yield Objection("MARE-07", "not-so-many-aboard", message_args, waivable=False)
    if command.legio_curialis or command.legio_clientarum:
        yield from arms.legions_must_be_safe(state, voyage.group)
    yield from goods.must_be_in_chips(command.denarius or 0)
    yield from _must_have_landing_place(state, voyage, command.to or "")


def _must_have_landing_place(state: Game, voyage: Voyage, destination: str) -> Objections:
    """Raise an objection unless the group lands on free seats by the sea, or stays where it is.

    Rule: MARE-07.

    Parthia and Germania are inland.
    """
    yield from first_unmet(
        seats.must_be_region(state, destination), _must_land_in_region(state, voyage, destination)
    )


def _must_land_in_region(state: Game, voyage: Voyage, destination: str) -> Objections:
    if destination == state.seating.place_of(voyage.traveller):
        return
    if not state.world.scenario.regions[destination].sea:
        yield Objection("MARE-07", "not-set-down-inland", {"place": f"place:{destination}"})
    yield from must_not_be_struck(state, destination)  # PEST-07
    needed_seat_count = sum(
        seats.needs_ordinary_seat(state, character, destination)
        for character in _group_in_region(state, voyage)
    )
    yield from seats.seats_must_be_free(state, destination, needed_seat_count)


def _group_in_region(state: Game, voyage: Voyage) -> tuple[str, ...]:
    """Return the members of the group in the traveller's region, who are put ashore together.

    Rule: MARE-07.
    """
    place = state.seating.place_of(voyage.traveller)
    return tuple(
        character for character in voyage.group if state.seating.place_of(character) == place
    )


def _surplus_must_not_be_in_battle(state: Game, voyage: Voyage) -> Objections:
    """Raise an objection if surplus legiones are in a battle by now (PROEL-25)."""
    if voyage.classes and _excess_legions(state, voyage):
        yield from arms.legions_must_be_safe(state, voyage.group)


def _catch_objections(state: Game, actor: str, command: Catch) -> Objections:
    yield from must_be_sea_god(state, actor)
    yield from first_unmet(
        must_have_sailed(state, command.traveller), _penalty_must_be_due(state, command)
    )


def _draft_stop_of_traveller(
    state: Game, actor: str, command: Catch, _context: ActContext
) -> Drafts:
    """Return the drafts that approve the voyage (MARE-06) or take the penalty.

    Rules: MARE-07, MARE-08.
    """
    voyage = state.world.voyages[command.traveller]
    if voyage.classes and not _excess_legions(state, voyage):
        fleet_draft = FleetShown(actor, command.traveller, voyage.legiones, voyage.classes)
        return (Draft(fleet_draft),)
    amounts = _goods_taken(state, voyage, command)
    place = state.seating.place_of(command.traveller)
    landing_place = command.to if command.to and command.to != place else ""
    legiones = amounts[CURIALIS] + amounts[CLIENTARUM]
    event = TravellerCaught(actor, command.traveller, legiones, place, landing_place)
    postings = _penalty_postings(state, actor, voyage, amounts)
    placements = (
        seats.placements_on_best_seats(state, _group_in_region(state, voyage), landing_place)
        if landing_place
        else ()
    )
    return (Draft(event, postings, placements),)


def _goods_taken(state: Game, voyage: Voyage, command: Catch) -> Mapping[str, int]:
    """Return the goods that are taken, by asset.

    These are the surplus (MARE-08) or the goods that the god chose (MARE-07).
    """
    curiales = command.legio_curialis or 0
    if voyage.classes:
        return {CURIALIS: curiales, CLIENTARUM: _excess_legions(state, voyage) - curiales}
    denarii = min(command.denarius or 0, _amount_aboard(state, voyage, DENARIUS))
    return {CURIALIS: curiales, CLIENTARUM: command.legio_clientarum or 0, DENARIUS: denarii}


def _penalty_postings(
    state: Game, god: str, voyage: Voyage, amounts: Mapping[str, int]
) -> tuple[Posting, ...]:
    """Return postings of the penalty. The traveller pays first, then the companions (MARE-08)."""
    postings: list[Posting] = []
    for asset, amount in amounts.items():
        remaining_amount = amount
        for character in voyage.group:
            share = min(remaining_amount, state.books.holding(character, asset))
            postings.extend(
                postings_handing_over(state, asset, character, account_for_gains(state, god), share)
            )
            remaining_amount -= share
    return tuple(postings)


def evolve_voyage_stopped(world: World, event: Any, _entry: Entry) -> World:
    """Return the world in which no other god may stop that voyage (MARE-06)."""
    voyage = world.voyages.get(event.who)
    if voyage is None:
        return world
    return world.with_voyage(replace(voyage, is_caught=True))


def _undo_traveller_caught(state: Game, entry: Entry) -> Drafts:
    event: TravellerCaught = entry.event
    reconsideration = Draft(VoyageReconsidered(event.who, known=True))
    return (*draft_move_back(state, entry, event.origin), reconsideration)


@open_to(meets_demand(must_be_sea_god))
def _offer_catch(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    voyages = state.world.voyages
    travellers = sorted(character for character, voyage in voyages.items() if not voyage.is_caught)
    objections_by_traveller = {
        character: tuple(_surplus_must_not_be_in_battle(state, voyages[character]))
        for character in travellers
    }
    stoppable_travellers = [
        character for character in travellers if not objections_by_traveller[character]
    ]
    if not stoppable_travellers:
        nobody_objection = (Objection("MARE-06", "nobody-at-sea"),)
        return Form(blocked=next(iter(objections_by_traveller.values()), nobody_objection))
    traveller_field = Choice(
        "traveller", tuple(_voyage_option(voyages[character]) for character in stoppable_travellers)
    )
    character = str(known_state.chosen.get("traveller", ""))
    if character not in stoppable_travellers:
        return Form(
            (
                traveller_field,
                *places.awaiting_fields(*CONFISCATED_GOODS, "to", prerequisites=("traveller",)),
            )
        )
    voyage = voyages[character]
    if voyage.classes:
        curiales_field = (
            (_surplus_curiales_field(state, voyage),) if _excess_legions(state, voyage) else ()
        )
        return Form((traveller_field, *curiales_field))
    return Form((traveller_field, *_confiscation_fields(state, voyage)))


def _voyage_option(voyage: Voyage) -> Option:
    message_args = {
        "origin": f"place:{voyage.origin}",
        "place": f"place:{voyage.goal}",
        "n": voyage.legiones,
        "ships": voyage.classes,
    }
    return Option(voyage.traveller, "note-voyage", message_args)


def _confiscation_fields(state: Game, voyage: Voyage) -> tuple[Number | Choice, ...]:
    is_safe = is_met(arms.legions_must_be_safe(state, voyage.group))
    legiones = (
        _number_field(legio, 0, _amount_aboard(state, voyage, legio) if is_safe else 0)
        for legio in LEGIONES
    )
    denarii = _number_field(DENARIUS, 0, goods.MAX_DENARII, DENARII_PER_CHIP)
    goals = places.region_options(
        state, lambda destination: is_met(_must_have_landing_place(state, voyage, destination))
    )
    return (*legiones, denarii, Choice("to", goals))


CATCH = Act(
    Catch,
    _catch_objections,
    _draft_stop_of_traveller,
    _offer_catch,
    dry_run=DryRunRules(foretold=False),
)
FLEET_SHOWN = EventType(
    FleetShown,
    evolve_voyage_stopped,
    arguments_of("god", "who", n="legiones", ships="classes"),
)
TRAVELLER_CAUGHT = EventType(
    TravellerCaught,
    evolve_voyage_stopped,
    arguments_of("god", "who", "place", n="legiones"),
    undo=_undo_traveller_caught,
)

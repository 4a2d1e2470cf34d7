"""Transfers by Minerva and rescues by Mercury, each once in an aestas (MOTUS-14, 15)."""

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.form import Choice, Option, choice
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.audiences import apparent_objections
from ledger.games.ludi_romani.fata.corrections import draft_move_back, draft_rights_renewed
from ledger.games.ludi_romani.fata.facts import draft_restored_statuses
from ledger.games.ludi_romani.pestis.flight import must_not_be_struck, struck_region
from ledger.games.ludi_romani.places import awaiting_fields, must_be_free_to_travel, region_options
from ledger.games.ludi_romani.proelium import folds, matters
from ledger.games.ludi_romani.proelium.parties import people_message_args
from ledger.games.ludi_romani.rome_border import must_cross_safely
from ledger.games.ludi_romani.state import Game, Person, World
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Args, Objection, Objections, is_met
from ledger.record.references import Place, Who

TRANSFER_RIGHT = "minerva-transfer"
RESCUE_RIGHT = "mercury-rescue"
TRANSFER_POWER = "transfer_player"
RESCUE_POWER = "rescue_player"


class Transfer(Command):
    """Transfer a mortal to a region with a free seat, as Minerva."""

    who: Who
    """The mortal."""
    to: Place
    """The region."""


class Plead(Command):
    """Ask Mercury, or a god in his shape, to be carried to a region."""

    god: Who = ""
    """The god in whose shape Mercury is asked; empty for Mercury himself."""
    to: Place
    """The region."""


class PlayerTransferred(Event, stored="ludi_romani/player-transferred@1"):
    """A mortal's transfer by Minerva."""

    by: Who
    who: Who
    origin: Place
    place: Place


class PlayerRescued(Event, stored="ludi_romani/player-rescued@1"):
    """A mortal's rescue by Mercury."""

    who: Who
    origin: Place
    place: Place
    freed: tuple[str, ...] = ()
    """The statuses that ended with it."""

    by: Who = ""
    """The god who rescued; empty in older ledgers, where it was Mercury."""


def _name_of_right(right_name: str, god: str) -> str:
    """Return the name of a god's counted right. A god in disguise has a separate right.

    Rule: NUM-01.
    """
    return f"{right_name}@{god}"


def _must_be_summer(state: Game, rule: str) -> Objections:
    """Raise an objection outside of an aestas (MOTUS-14, MOTUS-15)."""
    if state.period.kind != "aestas":
        yield Objection(rule, "summer-only")


def _must_be_able_to_transfer(state: Game, actor: str) -> Objections:
    """Raise an objection unless Minerva has a transfer left in this aestas (MOTUS-15)."""
    if not seats.has_power(state, actor, TRANSFER_POWER):
        yield Objection("MOTUS-15", "minervas-right")
    yield from _must_be_summer(state, "MOTUS-15")
    limit = state.world.scenario.limits.minerva_transfers_per_aestas
    if state.world.times_used(_name_of_right(TRANSFER_RIGHT, actor)) >= limit:
        yield Objection("MOTUS-15", "transfer-spent", {"n": limit})


def _must_be_a_living_mortal(state: Game, character: str, rule: str) -> Objections:
    """Raise an objection unless the carried character is a living mortal (MOTUS-14, MOTUS-15)."""
    person = state.world.person(character)
    if not person.mortal or not person.living:
        yield Objection(rule, "mortals-only", {"who": f"who:{character}"})


def _must_find_a_seat(state: Game, character: str, destination: str, rule: str) -> Objections:
    """Raise an objection unless the mortal finds a free seat in another region.

    Rules: MOTUS-14, 15, SEDES-07.
    """
    if state.seating.place_of(character) == destination:
        yield Objection(rule, "already-there", {"place": f"place:{destination}"})
    yield from must_not_be_struck(state, destination)  # PEST-07
    if seats.needs_ordinary_seat(state, character, destination) and (
        seat_objections := tuple(seats.seats_must_be_free(state, destination))
    ):
        yield from seat_objections
        yield Objection(rule, "carried-needs-seat", {"place": f"place:{destination}"})


def _possible_rescuers(state: Game, god: str = "") -> tuple[str, ...]:
    """Return the rescuers: Mercury and gods in his shape (NUM-01), or only the named one."""
    gods = seats.gods_with_power(state, RESCUE_POWER)
    return tuple(rescuer for rescuer in gods if god in ("", rescuer))


def _must_be_able_to_plead(state: Game, actor: str, god: str = "") -> Objections:
    """Raise an objection unless a living mortal asks in an aestas, and the god has a rescue left.

    Rule: MOTUS-14.
    """
    yield from _must_be_a_living_mortal(state, actor, "MOTUS-14")
    yield from _must_be_summer(state, "MOTUS-14")
    limit = state.world.scenario.limits.mercury_rescues_per_aestas
    rescuers = _possible_rescuers(state, god)
    if rescuers and state.world.times_used(_name_of_right(RESCUE_RIGHT, rescuers[0])) >= limit:
        yield Objection("MOTUS-14", "rescue-spent", {"n": limit})
    if not rescuers:
        yield Objection(
            "MOTUS-14", "no-rescuer", people_message_args(_possible_rescuers(state)), waivable=False
        )
    if not state.seating.place_of(actor):
        yield Objection("ROST-03", "choose-start-first")


def _must_name_a_god(state: Game, command: Plead) -> Objections:
    """Raise an objection if two gods could rescue and the mortal names none (MOTUS-14, NUM-01)."""
    gods = _possible_rescuers(state)
    if not command.god and len(gods) > 1:
        character = {"who": people_message_args(gods)["who"]}
        yield Objection("MOTUS-14", "say-whom-you-beg", character, waivable=False)


def _transfer_objections(state: Game, actor: str, command: Transfer) -> Objections:
    """Raise an objection unless a living mortal outside of battles is carried to a free seat.

    Rule: MOTUS-15.
    """
    if unknown_objections := tuple(seats.must_be_region(state, command.to)):
        yield from unknown_objections
        return
    yield from _must_be_able_to_transfer(state, actor)
    yield from _must_be_a_living_mortal(state, command.who, "MOTUS-15")
    yield from must_be_free_to_travel(state, command.who)
    yield from _must_find_a_seat(state, command.who, command.to, "MOTUS-15")
    yield from must_cross_safely(state, (command.who,), command.to)  # REX-04, REX-05, MORS-01


def _plead_objections(state: Game, actor: str, command: Plead) -> Objections:
    if unknown_objections := tuple(seats.must_be_region(state, command.to)):
        yield from unknown_objections
        return
    yield from _must_name_a_god(state, command)
    yield from _must_be_able_to_plead(state, actor, command.god)
    yield from _must_find_a_seat(state, actor, command.to, "MOTUS-14")
    yield from must_cross_safely(state, (actor,), command.to)  # REX-04, REX-05, MORS-01


def _draft_transfer(state: Game, actor: str, command: Transfer, _context: ActContext) -> Drafts:
    """Return the draft that moves the mortal to the region that Minerva chose (MOTUS-15)."""
    character, destination = command.who, command.to
    event = PlayerTransferred(actor, character, state.seating.place_of(character), destination)
    return (
        Draft(
            event,
            placements=(
                Placement(character, destination, seats.best_seat(state, character, destination)),
            ),
        ),
    )


def _draft_rescue(state: Game, actor: str, command: Plead, _context: ActContext) -> Drafts:
    """Return the draft by which Mercury carries the mortal, even out of a battle (MOTUS-14)."""
    battle_statuses = tuple(sorted(state.world.person(actor).statuses & folds.BATTLE_STATUSES))
    rescuer = next(iter(_possible_rescuers(state, command.god)), "")
    event = PlayerRescued(
        actor, state.seating.place_of(actor), command.to, battle_statuses, rescuer
    )
    placement = Placement(actor, command.to, seats.best_seat(state, actor, command.to))
    return (Draft(event, placements=(placement,)),)


def _undo_transfer(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that move the mortal back and restore Minerva's right (FATA-08)."""
    right_name = state.world.mark_of_latest_use(_name_of_right(TRANSFER_RIGHT, entry.event.by))
    return (
        *draft_move_back(state, entry, entry.event.origin),
        *draft_rights_renewed(state, entry, right_name),
    )


def _undo_rescue(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that move the mortal back, also into a battle, and restore the right.

    Rule: FATA-08.

    If the battle is over, by the rescue or with its season, the mortal does not return to it
    (PROEL-29, CAL-10).
    """
    event: PlayerRescued = entry.event
    right_name = state.world.mark_of_latest_use(_name_of_right(RESCUE_RIGHT, event.by))
    move_back_draft = draft_move_back(state, entry, event.origin)
    is_too_late = entry.period != state.period.seq or state.world.pugnae.has_fought(event.who)
    status_drafts = (
        draft_restored_statuses(state, event.who, event.freed)
        if move_back_draft and not is_too_late
        else ()
    )
    return (*move_back_draft, *draft_rights_renewed(state, entry, right_name), *status_drafts)


def _message_args(event: PlayerTransferred | PlayerRescued) -> Args:
    rescuer_reference = (
        f"who:{event.by or 'mercury'}"  # Only Mercury rescued mortals in older ledgers.
    )
    return {"who": f"who:{event.who}", "place": f"place:{event.place}", "by": rescuer_reference}


@fold_of(PlayerTransferred, _message_args, undo=_undo_transfer)
def _evolve_transfer(world: World, event: PlayerTransferred, _entry: Entry) -> World:
    """Return the world in which the right is used up until the next season (MOTUS-15)."""
    return world.with_right_used(_name_of_right(TRANSFER_RIGHT, event.by))


@fold_of(PlayerRescued, _message_args, undo=_undo_rescue)
def _evolve_rescue(world: World, event: PlayerRescued, _entry: Entry) -> World:
    """Return the world in which battles and other statuses of the mortal end (MOTUS-14)."""
    world = folds.with_statuses(world, (event.who,), (), event.freed)
    return world.with_right_used(_name_of_right(RESCUE_RIGHT, event.by))


def _god_to_rescue(state: Game, _actor: str, command: Plead) -> tuple[str, ...]:
    """Return Mercury, or the god asked in his shape, who may refuse (MOTUS-14, NUM-01)."""
    return _possible_rescuers(state, command.god)


@open_to(seats.has_power_test(TRANSFER_POWER))
def _offer_transfer(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    objections = tuple(_must_be_able_to_transfer(state, actor))
    options = () if objections else _transferable_options(state)
    if not options:
        return Form(blocked=objections or (Objection("SEDES-07", "no-seat-anywhere"),))
    character = str(known_state.chosen.get("who", ""))
    if character not in (option.value for option in options):
        return Form((Choice("who", options), *awaiting_fields("to", prerequisites=("who",))))
    goals = region_options(
        state,
        lambda destination: is_met(_must_find_a_seat(state, character, destination, "MOTUS-15")),
    )
    return Form((Choice("who", options), Choice("to", goals)))


def _transferable_options(state: Game) -> tuple[Option, ...]:
    open_regions = {
        place for place in state.world.scenario.regions if seats.number_of_free_seats(state, place)
    }
    mortals = (state.world.people[character] for character in sorted(state.world.people))
    return tuple(
        Option(person.id)
        for person in mortals
        if person.mortal
        and person.living
        and not person.is_in_battle
        and _regions_for_transfer(state, person, open_regions)
    )


def _regions_for_transfer(state: Game, person: Person, open_regions: set[str]) -> set[str]:
    throne = state.world.scenario.thrones.get(person.id)
    goals = open_regions | ({throne} if throne else set())
    return goals - {state.seating.place_of(person.id), struck_region(state)}


@open_to(seats.is_mortal)
def _offer_plead(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    gods = _possible_rescuers(state)
    gods_to_ask = tuple(god for god in gods if is_met(_must_be_able_to_plead(state, actor, god)))
    if not gods_to_ask:
        return Form(blocked=tuple(_must_be_able_to_plead(state, actor)))
    options = region_options(
        state,
        lambda destination: (
            not apparent_objections(
                known_state, _must_find_a_seat(state, actor, destination, "MOTUS-14")
            )
        ),
    )
    if not options:
        return Form(blocked=(Objection("SEDES-07", "no-seat-anywhere"),))
    god_fields = (choice("god", gods_to_ask),) if len(gods) > 1 else ()
    return Form((*god_fields, Choice("to", options)))


TRANSFER = Act(Transfer, _transfer_objections, _draft_transfer, _offer_transfer)
PLEAD = Act(
    Plead,
    _plead_objections,
    _draft_rescue,
    _offer_plead,
    consent=consent_of_approvers(_god_to_rescue, matter=matters.id_of_own_battle),
)

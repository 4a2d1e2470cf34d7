"""Consuls: characters nominate them in Rome, and Venus chooses by the loudest cheers.

Rules: SEN-06, 07.
"""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Option, Subset
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, is_among, open_to
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.senatus import chamber
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Who, arguments_of


class Nominate(Command):
    """Name a candidate for consul."""

    who: Who
    """The candidate."""


class AcclaimConsuls(Command):
    """Declare the nominees who were cheered the loudest."""

    consuls: Characters
    """The nominees who are consuls now."""


class Nominated(Event, stored="ludi_romani/nominated@1"):
    """A candidate for consul, named by a character in Rome."""

    who: Who
    by: Who


class ConsulsMade(Event, stored="ludi_romani/consuls-made@1"):
    """The new consuls of the year."""

    consuls: tuple[Who, ...]
    by: Who
    method: str
    """The way they were chosen: `acclaim`, `heads` or `suffragia`."""


def number_of_consuls_to_choose(state: Game) -> int:
    """Return how many consuls are still to be chosen this winter (SEN-07)."""
    return max(0, state.world.scenario.limits.consuls_per_hiems - len(state.world.curia.consuls))


def standing_nominees(state: Game) -> tuple[str, ...]:
    """Return the nominees who may still become consul: alive, in Rome and not yet consul."""
    nominees = sorted(state.world.curia.nominees)
    return tuple(
        character
        for character in nominees
        if is_met(must_be_fit_for_consul(state, character)) and not _is_consul(state, character)
    )


def _is_consul(state: Game, character: str) -> bool:
    return character in state.world.curia.consuls


def offices_must_be_open(state: Game) -> Objections:
    """Raise an objection if both consuls of the year are chosen (SEN-07)."""
    if not number_of_consuls_to_choose(state):
        yield Objection("SEN-07", "consuls-chosen", {"n": len(state.world.curia.consuls)})


def must_be_fit_for_consul(state: Game, character: str) -> Objections:
    """Raise an objection unless the nominee is in Rome and has a rank that may be consul.

    Rules: SEN-06, SEN-07.
    """
    if not chamber.is_in_rome(state, character):
        yield Objection("SEN-06", "nominee-not-in-rome", about_character(character))
    if not chamber.can_be_consul(state.world.person(character)):
        yield Objection("SEN-07", "no-consul", about_character(character))


def nominations_must_be_open(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is in Rome and the count has not begun (SEN-06)."""
    yield from chamber.must_be_hiems(state)
    yield from chamber.must_be_in_rome(state, actor)
    yield from offices_must_be_open(state)
    if state.world.curia.poll is not None:
        yield Objection("SEN-06", "nominations-over")


def _nominate_objections(state: Game, actor: str, command: Nominate) -> Objections:
    yield from nominations_must_be_open(state, actor)
    yield from must_be_fit_for_consul(state, command.who)
    if command.who in state.world.curia.nominees:
        yield Objection("SEN-06", "nominated-already", about_character(command.who))


def _draft_nomination(_state: Game, actor: str, command: Nominate, _context: ActContext) -> Drafts:
    return (Draft(Nominated(command.who, actor)),)


@open_to(chamber.is_in_rome)
def _offer_nominate(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    return form_of_accepted_values(
        "who",
        (character for character in people_nearby if character not in state.world.curia.nominees),
        lambda character: must_be_fit_for_consul(state, character),
        Objection("SEN-06", "nobody-to-nominate"),
        blocking_objections=nominations_must_be_open(state, actor),
    )


def acclaim_must_be_open(state: Game, actor: str) -> Objections:
    """Raise an objection unless Venus may judge by cheers. A reading may require a count instead.

    Rules: SEN-07, SEN-08.
    """
    yield from chamber.must_preside(state, actor)
    yield from chamber.must_be_hiems(state)
    yield from offices_must_be_open(state)
    if state.switch("consul.method") != "acclaim":
        yield Objection("SEN-08", "count-instead", waivable=False)
    if state.world.curia.poll is not None:
        yield Objection("SEN-07", "count-is-open")


def _acclaim_objections(state: Game, actor: str, command: AcclaimConsuls) -> Objections:
    yield from acclaim_must_be_open(state, actor)
    consuls = set(command.consuls)
    limit = number_of_consuls_to_choose(state)
    if not 1 <= len(consuls) == len(command.consuls) <= max(1, limit):
        yield Objection("SEN-07", "so-many-consuls", {"n": limit}, waivable=False)
    for character in sorted(consuls - set(standing_nominees(state))):
        yield Objection("SEN-06", "not-nominated", about_character(character))


def _draft_acclamation(
    _state: Game, actor: str, command: AcclaimConsuls, _context: ActContext
) -> Drafts:
    """Return the draft that makes the nominees with the loudest cheers consuls (SEN-07)."""
    return (Draft(ConsulsMade(command.consuls, actor, "acclaim")),)


@open_to(is_among(chamber.presiders))
def _offer_acclaim(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(acclaim_must_be_open(state, actor))
    options = () if objections else standing_nominees(state)
    if not options:
        return Form(blocked=objections or (Objection("SEN-06", "nobody-nominated"),))
    most_choices = min(number_of_consuls_to_choose(state), len(options))
    return Form((Subset("consuls", tuple(map(Option, options)), 1, most_choices),))


def _undo_nomination(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that end a nomination (FATA-08)."""
    character = entry.event.who
    return (
        chamber.draft_cancelled_act("nomination", character)
        if character in state.world.curia.nominees
        else ()
    )


@fold_of(Nominated, undo=_undo_nomination)
def _evolve_nomination(world: World, event: Nominated, _entry: Entry) -> World:
    """Return the world in which the nominee stands for consul until winter ends (SEN-06)."""
    curia = world.curia
    return replace(world, curia=replace(curia, nominees=curia.nominees.set(event.who, event.by)))


def _undo_choice_of_consuls(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that end the consuls' office, unless a new winter has begun (FATA-08)."""
    curia = state.world.curia
    consuls = (character for character in entry.event.consuls if character in curia.consuls)
    drafts = tuple(
        draft for character in consuls for draft in chamber.draft_cancelled_act("consul", character)
    )
    return drafts if entry.period >= curia.winter else ()


@fold_of(
    ConsulsMade,
    arguments_of("by", "method", who="consuls", count_field="consuls"),
    undo=_undo_choice_of_consuls,
)
def _evolve_consuls(world: World, event: ConsulsMade, _entry: Entry) -> World:
    """Return the world with consuls until the next hiems, without an open count.

    Rules: SEN-07, SEN-08.
    """
    for character in event.consuls:
        world = world.with_status(character, "consul")
    consuls = (*world.curia.consuls, *event.consuls)
    return replace(world, curia=replace(world.curia, consuls=consuls, poll=None))


NOMINATE = Act(
    Nominate,
    _nominate_objections,
    _draft_nomination,
    _offer_nominate,
    consent=Consent(recorders=chamber.gods_recording_acts),
)
ACCLAIM_CONSULS = Act(AcclaimConsuls, _acclaim_objections, _draft_acclamation, _offer_acclaim)

"""The thiasos: its gods rescue mortals from death, lead them, and set them free.

Rules: BACCH-01 to BACCH-12.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    characters_in_fields,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, open_to
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.clientela.service import is_voluntary_fight, protectors_to_consent
from ledger.games.ludi_romani.fata.facts import draft_set_fact
from ledger.games.ludi_romani.mors.sentence import (
    draft_sentence,
    draft_sentence_lifted,
    must_be_condemnable,
)
from ledger.games.ludi_romani.pestis.flight import must_not_be_struck
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Place, Who, arguments_of

THIASOS_POWERS = ("lead_thiasos", "assist_thiasos")
STATUSES_LOST = ("condemned", "unprotected", "challenged", "in_proelium")
"""The statuses that a mortal loses when a god takes the mortal into the thiasos (BACCH-02)."""


class AppealThiasos(Command):
    """Ask a god of the thiasos to be saved from death, as a bacchant."""

    to: Who
    """The god of the thiasos."""


class ClaimBacchant(Command):
    """Save a condemned mortal, who must agree, by taking them into the thiasos."""

    who: Who
    """The condemned."""


class ExecuteBacchant(Command):
    """Execute a bacchant."""

    who: Who
    """The bacchant."""


class ReleaseBacchant(Command):
    """Release a bacchant."""

    who: Who
    """The bacchant."""


class BacchantTaken(Event, stored="ludi_romani/bacchant-taken@1"):
    """A mortal whom a god of the thiasos saved, and who is now a bacchant."""

    god: Who
    who: Who
    origin: str
    place: Place


class BacchantLiberated(Event, stored="ludi_romani/bacchant-liberated@1"):
    """A bacchant who is free again."""

    god: Who
    who: Who
    why: str
    """`abandoned` or `released`."""


def gods_of_thiasos(state: Game) -> tuple[str, ...]:
    """Return the gods who may have bacchants: Dionysus, Ariadne, Silenus (BACCH-01)."""
    return seats.gods_with_power(state, *THIASOS_POWERS)


def can_have_bacchants(state: Game, god: str) -> bool:
    """Return whether a god may have bacchants (BACCH-01)."""
    return any(seats.has_power(state, god, power) for power in THIASOS_POWERS)


def is_condemned(state: Game, character: str) -> bool:
    """Return whether a mortal is condemned and not yet dead (BACCH-02)."""
    return "condemned" in state.world.person(character).statuses


def _must_be_able_to_save(state: Game, god: str, character: str) -> Objections:
    """Raise an objection unless the god is of the thiasos and the mortal is condemned.

    Rules: BACCH-01, BACCH-02.
    """
    if not can_have_bacchants(state, god):
        yield Objection("BACCH-01", "no-thiasos", {"numen": f"who:{god}"})
    if not is_condemned(state, character):
        was_freed = character in state.world.thiasos.liberated
        rule, message_key = (
            ("BACCH-09", "liberated") if was_freed else ("BACCH-02", "not-in-danger")
        )
        yield Objection(rule, message_key, {"who": f"who:{character}"})
    yield from must_have_seat_with_god(state, god, character)


def must_have_seat_with_god(state: Game, god: str, character: str) -> Objections:
    """Raise an objection unless the god's region has a free seat for the new bacchant.

    Rule: BACCH-03.

    A mortal who is already in the region needs no seat.
    """
    place = state.seating.place_of(god)
    message_args = {"numen": f"who:{god}", "place": f"place:{place}" if place else "none"}
    if not place:  # Without a region, not even the Fates can place a mortal.
        yield Objection("BACCH-03", "no-seat-with-god", message_args, waivable=False)
        return
    if state.seating.place_of(character) == place:
        return
    yield from must_not_be_struck(state, place)
    if seats.needs_ordinary_seat(state, character, place) and not seats.number_of_free_seats(
        state, place
    ):
        yield Objection("BACCH-03", "no-seat-with-god", message_args)


def _appeal_objections(state: Game, actor: str, command: AppealThiasos) -> Objections:
    yield from _must_be_able_to_save(state, command.to, actor)


def _claim_objections(state: Game, actor: str, command: ClaimBacchant) -> Objections:
    yield from _must_be_able_to_save(state, actor, command.who)


def _draft_rescue(state: Game, god: str, character: str) -> Drafts:
    """Return the drafts that lift the sentence and move the bacchant to the god (BACCH-02)."""
    place, origin = state.seating.place_of(god), state.seating.place_of(character)
    moves = seats.placements_on_best_seats(state, (character,), place) if origin != place else ()
    event = BacchantTaken(god, character, origin, place)
    return (*draft_sentence_lifted(state, character, "rescued"), Draft(event, placements=moves))


def _draft_appeal(state: Game, actor: str, command: AppealThiasos, _context: ActContext) -> Drafts:
    return _draft_rescue(state, command.to, actor)


def _draft_claim(state: Game, actor: str, command: ClaimBacchant, _context: ActContext) -> Drafts:
    return _draft_rescue(state, actor, command.who)


def _sentence_duty_id(state: Game, actor: str, command: AppealThiasos | ClaimBacchant) -> str:
    """Return the id of the duty of the present sentence; empty for none (BACCH-02).

    A petition is valid only for the present sentence.
    """
    condemned_character = command.who if isinstance(command, ClaimBacchant) else actor
    sentence = state.world.mors.sentences.get(condemned_character)
    return sentence.duty if sentence else ""


def draft_release_of_abandoned_bacchants(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the drafts that free bacchants without a god of the thiasos near (BACCH-08).

    A bacchant stays in the thiasos if any of its three gods is near (BACCH-11).
    """
    thiasos_gods = gods_of_thiasos(state_before)
    places = {state_after.seating.place_of(god) for god in thiasos_gods} - {""}
    has_god_moved = any(
        state_before.seating.place_of(god) != state_after.seating.place_of(god)
        for god in thiasos_gods
    )
    for person in state_before.world.people.values():
        if not person.god:
            continue
        place = state_after.seating.place_of(person.id)
        has_left = has_god_moved or place != state_before.seating.place_of(person.id)
        if has_left and place not in places:
            yield Draft(BacchantLiberated(person.god, person.id, "abandoned"))


def bacchants_of(state: Game, god: str) -> tuple[str, ...]:
    """Return the bacchants who follow this god (BACCH-06)."""
    people = state.world.people.values()
    return tuple(sorted(person.id for person in people if person.god == god))


@fold_of(BacchantTaken, arguments_of("god", "who", "place"))
def _evolve_rescue(world: World, event: BacchantTaken, _entry: Entry) -> World:
    person = world.person(event.who)
    statuses = person.statuses.difference(STATUSES_LOST) | {"bacchant"}
    return world.with_person(event.who, god=event.god, statuses=statuses)


def _undo_liberation(state: Game, entry: Entry) -> Drafts:
    """Return the draft that makes the mortal a bacchant again (FATA-08).

    There is no draft if a god has taken the mortal again since then.
    """
    event: BacchantLiberated = entry.event
    person = state.world.person(event.who)
    is_bacchant_again = person.living and not person.god and can_have_bacchants(state, event.god)
    return (draft_set_fact(state, event.who, "god", event.god),) if is_bacchant_again else ()


@fold_of(BacchantLiberated, undo=_undo_liberation)
def _evolve_liberation(world: World, event: BacchantLiberated, _entry: Entry) -> World:
    """Return the world in which the bacchant is free and cannot be taken again.

    Rules: BACCH-08, BACCH-09.
    """
    statuses = world.person(event.who).statuses - {"bacchant"}
    world = world.with_person(event.who, god="", statuses=statuses)
    liberated_people = world.thiasos.liberated | {event.who}
    return replace(world, thiasos=replace(world.thiasos, liberated=liberated_people))


@open_to(is_condemned)
def _offer_appeal(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    nobody_objection = Objection("BACCH-03", "no-thiasos-in-reach")
    return form_of_accepted_values(
        "to",
        gods_of_thiasos(state),
        lambda god: _must_be_able_to_save(state, god, actor),
        nobody_objection,
    )


@open_to(can_have_bacchants)
def _offer_claim(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    people = (
        character
        for character in sorted(state.world.mors.sentences)
        if is_condemned(state, character)
    )
    nobody_objection = Objection("BACCH-02", "nobody-in-danger")
    return form_of_accepted_values(
        "who",
        people,
        lambda character: _must_be_able_to_save(state, actor, character),
        nobody_objection,
    )


def _must_be_own_bacchant(state: Game, god: str, character: str, rule: str) -> Objections:
    """Raise an objection unless the god commands one of the god's own bacchants (BACCH-06)."""
    if state.world.person(character).god != god:
        yield Objection(rule, "not-your-bacchant", {"who": f"who:{character}"}, waivable=False)


def _execute_objections(state: Game, actor: str, command: ExecuteBacchant) -> Objections:
    """Raise an objection unless the god executes one of the god's own bacchants (BACCH-06)."""
    objections = tuple(_must_be_own_bacchant(state, actor, command.who, "BACCH-06"))
    yield from objections or must_be_condemnable(state, command.who)


def _draft_execution(
    state: Game, actor: str, command: ExecuteBacchant, context: ActContext
) -> Drafts:
    """Return the drafts of the sentence. The god may still spare the bacchant (MORS-12)."""
    return draft_sentence(state, command.who, "thiasos", actor, context)


def _release_objections(state: Game, actor: str, command: ReleaseBacchant) -> Objections:
    yield from _must_be_own_bacchant(state, actor, command.who, "BACCH-08")


def _draft_release(
    _state: Game, actor: str, command: ReleaseBacchant, _context: ActContext
) -> Drafts:
    return (Draft(BacchantLiberated(actor, command.who, "released")),)


def god_of_bacchant(state: Game, actor: str, _act: str) -> tuple[str, ...]:
    """Return the god who may act for a bacchant, in any act (BACCH-06)."""
    god = state.world.person(actor).god if actor in state.world.people else ""
    return (god,) if god else ()


def god_allowing_fight(state: Game, actor: str, act: str) -> tuple[str, ...]:
    """Return the god who must allow a bacchant to fight (BACCH-06, BACCH-10)."""
    return god_of_bacchant(state, actor, act) if is_voluntary_fight(state, actor, act) else ()


def _offer_execute(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    band = bacchants_of(state, actor)
    nobody_objection = Objection("BACCH-06", "bacchants-condemned")
    return (
        form_of_accepted_values("who", band, partial(must_be_condemnable, state), nobody_objection)
        if band
        else None
    )


def _offer_release(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    band = bacchants_of(state, actor)
    return Form((choice("who", band),)) if band else None


APPEAL_THIASOS = Act(
    AppealThiasos,
    _appeal_objections,
    _draft_appeal,
    _offer_appeal,
    consent=consent_of_approvers(characters_in_fields("to"), matter=_sentence_duty_id),
)
CLAIM_BACCHANT = Act(
    ClaimBacchant,
    _claim_objections,
    _draft_claim,
    _offer_claim,
    consent=Consent(voices=characters_in_fields("who"), matter=_sentence_duty_id),
)
# A patronus in the region who has legiones may object (BACCH-12).
EXECUTE_BACCHANT = Act(
    ExecuteBacchant,
    _execute_objections,
    _draft_execution,
    _offer_execute,
    consent=Consent(voices=protectors_to_consent),
)
RELEASE_BACCHANT = Act(ReleaseBacchant, _release_objections, _draft_release, _offer_release)

"""The facts that the Fates may set by hand: role, status, bonds, place (FATA-09).

See open question 93.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Text, choice
from ledger.contract.offer import Form, KnownState, is_among, open_to
from ledger.contract.ruleset import stewards
from ledger.games.ludi_romani import audiences, goods, places, seats
from ledger.games.ludi_romani.fata.unfit_goods import forfeit_postings, role_must_suit_goods
from ledger.games.ludi_romani.state import ROLES, STATUSES, Game, Person, World
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.kernel.vocabulary.request import REASON_LENGTH
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.entry import Entry, Event, Placement, Posting
from ledger.record.objection import Args, Objection, Objections, about_character
from ledger.record.references import Who

NO_VALUE = "none"
"""The value that ends every bond of a kind, or takes a character off the board."""
NEGATION_PREFIX = "not-"
"""The prefix of a value that ends a status."""
SETTABLE_STATUSES = tuple(
    status for status in STATUSES if status not in ("cliens", "bacchant", "consul")
)
"""The statuses that the Fates can set directly.

Other statuses follow from acts: a character with a patronus is a cliens, a character with a god is
a bacchant, and the Senate makes consuls.
"""
GHOST_STATUSES = ("imago", "umbra")
SETTABLE_FACTS = ("role", "status", "patronus", "god", "place")


class SetFact(Command):
    """Set a fact."""

    subject: Who
    """The character."""
    fact: Literal["role", "status", "patronus", "god", "place"]
    """The fact.

    * `role`: The character's part in the game.
    * `status`: A state that the character is in.
    * `patronus`: The patronus of a cliens.
    * `god`: The god of a bacchant.
    * `place`: The region where the character is.
    """
    value: str = Field(max_length=64)
    """The new value. An ended state is written `not-challenged`, an ended bond `none`."""
    reason: Annotated[FreeText, TextLimits(REASON_LENGTH, 1)]
    """The reason, in free text."""


class FactSet(Event, stored="ludi_romani/fact-set@1"):
    """A fact that the Fates set."""

    subject: str
    fact: str
    value: str
    before: str
    """The earlier value, which an undo restores."""

    reason: str = ""
    """The digest of the reason."""

    patroni: tuple[str, ...] = ()
    """The earlier patroni, in their order."""


def possible_values(state: Game, subject: str, fact: str) -> tuple[str, ...]:
    """Return the values to which a fact could be set now, without the present value."""
    person = state.world.person(subject)
    return _VALUES_BY_FACT[fact](state, person)


def _possible_roles(_state: Game, person: Person) -> tuple[str, ...]:
    if not person.mortal:
        return ()
    return tuple(role for role in ROLES if role not in ("numen", person.role))


def _possible_statuses(state: Game, person: Person) -> tuple[str, ...]:
    if not person.mortal:
        return ()
    people = state.world.people.values()
    is_ring_lent = any(
        audiences.BEARER in other_person.statuses
        for other_person in people
        if other_person.id != person.id
    )
    free_statuses = tuple(
        status for status in SETTABLE_STATUSES if not (is_ring_lent and status == audiences.BEARER)
    )  # RING-01
    return tuple(
        NEGATION_PREFIX + status if status in person.statuses else status
        for status in free_statuses
    )


def _possible_patroni(state: Game, person: Person) -> tuple[str, ...]:
    if not person.mortal:
        return ()
    people = state.world.people
    latest_patronus = person.patroni[-1:]
    mortals_alive = (
        mortal for mortal in sorted(people) if people[mortal].mortal and people[mortal].living
    )
    patroni = tuple(
        mortal for mortal in mortals_alive if mortal != person.id and (mortal,) != latest_patronus
    )
    return (*patroni, NO_VALUE) if person.patroni else patroni


def _possible_gods(state: Game, person: Person) -> tuple[str, ...]:
    if not person.mortal:
        return ()
    thiasos = seats.gods_with_power(state, "lead_thiasos", "assist_thiasos")
    gods = tuple(numen for numen in thiasos if numen != person.god)
    return (*gods, NO_VALUE) if person.god else gods


def _possible_places(state: Game, person: Person) -> tuple[str, ...]:
    current_place = state.seating.place_of(person.id)
    other_places = tuple(place for place in state.world.scenario.regions if place != current_place)
    return (*other_places, NO_VALUE) if current_place else other_places


def draft_set_fact(state: Game, subject: str, fact: str, value: str, reason: str = "") -> Draft:
    """Return the entry that sets a fact, with any move of the character."""
    person = state.world.person(subject)
    event = FactSet(
        subject, fact, value, _value_before(state, person, fact, value), reason, person.patroni
    )
    placements = (
        forfeit_postings(state, subject, value)
        if fact == "role"
        else _ring_postings(state, subject, value)
    )
    return Draft(event, tuple(placements), _new_placements(state, person, fact, value))


def _ring_postings(state: Game, subject: str, value: str) -> tuple[Posting, ...]:
    """Return the postings that give the Ring to its new bearer, or back to the underworld.

    Rule: RING-01.
    """
    if value not in (audiences.BEARER, NEGATION_PREFIX + audiences.BEARER):
        return ()
    gods, cast = seats.gods_with_power(state, "control_ring"), state.world.scenario.cast
    keeper = next((god for god in gods if cast[god].holdings.get(audiences.RING)), (*gods, "")[0])
    target = subject if value == audiences.BEARER else keeper
    people = (character for character in state.world.people if character != target)
    former_holder = next(
        (character for character in people if state.books.holding(character, audiences.RING)), ""
    )
    return (
        goods.postings_handing_over(state, audiences.RING, former_holder, target, 1)
        if former_holder and target
        else ()
    )


def draft_restored_statuses(state: Game, character: str, statuses: tuple[str, ...]) -> Drafts:
    """Return the drafts that set these statuses again, unless they are set already (FATA-08)."""
    lost_statuses = (
        status for status in statuses if status not in state.world.person(character).statuses
    )
    return tuple(draft_set_fact(state, character, "status", status) for status in lost_statuses)


def _value_before(state: Game, person: Person, fact: str, value: str) -> str:
    match fact:
        case "role":
            return person.role
        case "status":
            return (
                value.removeprefix(NEGATION_PREFIX)
                if value.startswith(NEGATION_PREFIX)
                else NEGATION_PREFIX + value
            )
        case "patronus":
            return person.patroni[-1] if person.patroni else NO_VALUE
        case "god":
            return person.god or NO_VALUE
        case _:
            return state.seating.place_of(person.id) or NO_VALUE


def _new_placements(state: Game, person: Person, fact: str, value: str) -> tuple[Placement, ...]:
    """Return the placements of a new place, with a seat if one is free (FATA-09).

    A ghost gives up its seat.
    """
    place = state.seating.place_of(person.id)
    if fact == "place":
        return (
            seats.placements_on_best_seats(state, (person.id,), value)
            if value != NO_VALUE
            else (Placement(person.id, ""),)
        )
    if fact == "status" and place and value in GHOST_STATUSES:
        return (Placement(person.id, place, seats.NO_SEAT),)
    if fact == "status" and place and value.removeprefix(NEGATION_PREFIX) in GHOST_STATUSES:
        return _placements_of_revived(state, person, value, place)
    return ()


def _placements_of_revived(
    state: Game, person: Person, value: str, place: str
) -> tuple[Placement, ...]:
    other_statuses = person.statuses - {value.removeprefix(NEGATION_PREFIX)}
    if not other_statuses.isdisjoint(GHOST_STATUSES):
        return ()
    new_state = replace(state, world=state.world.with_person(person.id, statuses=other_statuses))
    return seats.placements_on_best_seats(new_state, (person.id,), place)


_VALUES_BY_FACT: dict[str, Callable[[Game, Person], tuple[str, ...]]] = {
    "role": _possible_roles,
    "status": _possible_statuses,
    "patronus": _possible_patroni,
    "god": _possible_gods,
    "place": _possible_places,
}


def _set_fact_objections(state: Game, actor: str, command: SetFact) -> Objections:
    """Raise an objection unless the Fates set a possible fact (FATA-01, FATA-09)."""
    if actor not in state.kernel.stewards:
        yield Objection("FATA-01", "stewards-only", stewards_argument(state), waivable=False)
        return  # A second objection would reveal the present value, such as the bearer of the Ring.
    if command.value not in possible_values(state, command.subject, command.fact):
        yield Objection("FATA-09", "no-such-fact", about_character(command.subject), waivable=False)
    elif command.fact == "role":
        yield from role_must_suit_goods(state, command.subject, command.value)


def _draft_fact(state: Game, _actor: str, command: SetFact, context: ActContext) -> Drafts:
    reason = context.store_words(command.reason)
    return (draft_set_fact(state, command.subject, command.fact, command.value, reason),)


def _with_patronus(world: World, person: Person, patronus: str) -> World:
    """Return the world with a new bond to a patronus, or without all such bonds.

    Rules: FATA-09, MOTUS-17.
    """
    if patronus == NO_VALUE:
        return world.with_person(person.id, patroni=(), statuses=person.statuses - {"cliens"})
    other_patroni = tuple(patronus_id for patronus_id in person.patroni if patronus_id != patronus)
    return world.with_person(
        person.id, patroni=(*other_patroni, patronus), statuses=person.statuses | {"cliens"}
    )


def _undo_fact_set(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that restore the earlier fact, and all patroni in order (FATA-08)."""
    event: FactSet = entry.event
    # The undo returns the entry's postings by itself.
    drafts = [replace(draft_set_fact(state, event.subject, event.fact, event.before), postings=())]
    if event.fact == "patronus" and event.patroni:
        drafts = [draft_set_fact(state, event.subject, "patronus", NO_VALUE)]
        drafts += [
            draft_set_fact(state, event.subject, "patronus", patronus_id)
            for patronus_id in event.patroni
        ]
    return tuple(drafts)


def _audience(state: Game, event: FactSet) -> Audience:
    """Return the audience of a fact: everybody.

    Only the bearer and the underworld see the Ring.
    """
    if event.fact == "status" and event.value.removeprefix(NEGATION_PREFIX) == audiences.BEARER:
        keepers = audiences.gods_who_see(state, audiences.RING)
        return only(event.subject, keepers, state.kernel.stewards)
    return EVERYBODY


def _fact_set_args(event: FactSet) -> Args:
    is_ended = event.value.startswith(NEGATION_PREFIX) or event.value == NO_VALUE
    value = event.value.removeprefix(NEGATION_PREFIX)
    reference_kind = {"patronus": "who", "god": "who", "place": "place"}.get(event.fact)
    return {
        "who": f"who:{event.subject}",
        "fact": event.fact,
        "value": f"{reference_kind}:{value}" if reference_kind and value != NO_VALUE else value,
        "ended": "yes" if is_ended else "no",
    }


@fold_of(FactSet, _fact_set_args, _audience, undo=_undo_fact_set)
def _evolve_fact_set(world: World, event: FactSet, _entry: Entry) -> World:
    """Return the world in which the fact holds (FATA-09)."""
    person = world.person(event.subject)
    match event.fact:
        case "role":
            return world.with_person(person.id, role=event.value)
        case "status":
            status = event.value.removeprefix(NEGATION_PREFIX)
            other_statuses = person.statuses - {status}
            statuses = (
                other_statuses
                if event.value.startswith(NEGATION_PREFIX)
                else other_statuses | {status}
            )
            return world.with_person(person.id, statuses=statuses)
        case "patronus":
            return _with_patronus(world, person, event.value)
        case "god":
            god = "" if event.value == NO_VALUE else event.value
            statuses = person.statuses | {"bacchant"} if god else person.statuses - {"bacchant"}
            return world.with_person(person.id, god=god, statuses=statuses)
        case _:
            return world


@open_to(is_among(stewards))
def _offer_set_fact(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    subject_field = choice("subject", sorted(state.world.people))
    reason_field = Text("reason", REASON_LENGTH, 1)
    character, fact = (
        str(known_state.chosen.get("subject", "")),
        str(known_state.chosen.get("fact", "")),
    )
    if character not in state.world.people:
        return Form(
            (
                subject_field,
                *places.awaiting_fields("fact", "value", prerequisites=("subject",)),
                reason_field,
            )
        )
    fact_field = choice(
        "fact", [fact for fact in SETTABLE_FACTS if possible_values(state, character, fact)]
    )
    if fact not in (option.value for option in fact_field.options):
        return Form(
            (
                subject_field,
                fact_field,
                *places.awaiting_fields("value", prerequisites=("fact",)),
                reason_field,
            )
        )
    return Form(
        (
            subject_field,
            fact_field,
            choice("value", possible_values(state, character, fact)),
            reason_field,
        )
    )


SET_FACT = Act(SetFact, _set_fact_objections, _draft_fact, _offer_set_fact)

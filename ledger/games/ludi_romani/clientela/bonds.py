"""The bond of patronus and cliens: its beginning and end (CLI-01 to CLI-08, CLI-14)."""

from collections.abc import Iterator
from dataclasses import replace

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    characters_in_fields,
    fold_of,
)
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, meets_demand, open_to
from ledger.games.ludi_romani import arms, goods, seats
from ledger.games.ludi_romani.fata.facts import draft_restored_statuses, draft_set_fact
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of
from ledger.record.state import SwitchValue

PATRONUS_ROLES = ("imperator", "amazon", "rex")
"""The roles that can be a patronus.

A patronus also needs a legio for protection (CLI-05, REX-12).
"""


class TakeClient(Command):
    """Take on a cliens who is unprotected, or who accepts a second patronus."""

    who: Who
    """The mortal who becomes a cliens."""


class SeekProtection(Command):
    """Offer to become a cliens."""

    to: Who
    """The mortal who is to be the patronus."""


class ReleaseClient(Command):
    """Release a cliens."""

    who: Who
    """The cliens."""


class ClientTaken(Event, stored="ludi_romani/client-taken@1"):
    """A new cliens."""

    patronus: Who
    cliens: Who
    manner: str
    """`taken`, `sought` or `battle`."""

    was: bool = False
    """Whether the cliens had been unprotected."""


class ClientFreed(Event, stored="ludi_romani/client-freed@1"):
    """Bonds of a cliens that ended."""

    cliens: Who
    patroni: tuple[Who, ...]
    why: str
    """`released`, `parted`, `disarmed` or `undone`."""

    before: tuple[str, ...] = ()
    """All earlier patroni, in their order."""


def can_protect(state: Game, character: str) -> bool:
    """Return whether a character may be a patronus now (CLI-05, REX-12)."""
    person = state.world.person(character)
    return (
        person.living
        and person.role in PATRONUS_ROLES
        and goods.number_of_legions(state, character) > 0
    )


def must_be_patronus(state: Game, patronus: str) -> Objections:
    """Raise an objection unless the patronus is an imperator, amazon or rex with legiones.

    Rules: CLI-05, REX-12.
    """
    if not can_protect(state, patronus):
        yield Objection("CLI-05", "no-patronus", about_character(patronus))


def must_be_fit_as_cliens(state: Game, cliens: str, patronus: str) -> Objections:
    """Raise an objection unless a living mortal other than a matrona becomes a cliens (CLI-01).

    A mortal is a cliens of one patronus only once.
    """
    person = state.world.person(cliens)
    if person.role == "matrona" or not person.mortal or not person.living:
        yield Objection("CLI-01", "no-cliens", about_character(cliens))
    if patronus in person.patroni:
        yield Objection("CLI-01", "cliens-already", about_character(cliens), waivable=False)
    if patronus == cliens:
        yield Objection("CLI-01", "not-ones-own-cliens", waivable=False)
    elif cliens in _all_patroni_above(state, patronus):
        message_args = {"who": f"who:{patronus}", "patronus": f"who:{cliens}"}
        yield Objection("CLI-01", "cliens-of-a-cliens", message_args)


def _all_patroni_above(state: Game, character: str) -> frozenset[str]:
    """Return the patroni of a character, the patroni of these, and so on (CLI-11)."""
    patroni_above: frozenset[str] = frozenset()
    new_patroni = frozenset(state.world.person(character).patroni)
    while new_patroni:
        patroni_above |= new_patroni
        new_patroni = (
            frozenset(
                patronus
                for character in new_patroni
                for patronus in state.world.person(character).patroni
            )
            - patroni_above
        )
    return patroni_above


def must_need_protection(state: Game, character: str) -> Objections:
    """Raise an objection unless the mortal is unprotected, or a cliens of another patronus.

    Rules: CLI-03, CLI-04, CLI-13.
    """
    if (
        not arms.is_unprotected(state, character)
        and "cliens" not in state.world.person(character).statuses
    ):
        yield Objection("CLI-03", "needs-no-protection", about_character(character))


def can_restore_bond(state: Game, patronus: str, cliens: str) -> bool:
    """Return whether a bond that was ended by mistake can be restored (CLI-06, CLI-08)."""
    are_together = state.seating.place_of(patronus) == state.seating.place_of(cliens)
    ends_on_parting = bool(state.switch("clientela.ends_on_separation"))
    return can_protect(state, patronus) and (are_together or not ends_on_parting)


def draft_bond(state: Game, patronus: str, cliens: str, manner: str) -> Drafts:
    """Return the draft that makes a cliens. Of several patroni the latest counts.

    Rules: CLI-02, 03, 04, 14.
    """
    is_unprotected = "unprotected" in state.world.person(cliens).statuses
    return (Draft(ClientTaken(patronus, cliens, manner, is_unprotected)),)


def draft_end_of_bonds(state: Game, cliens: str, patroni: tuple[str, ...], reason: str) -> Drafts:
    """Return the drafts that end these bonds; no draft if there are no bonds (CLI-06, CLI-08)."""
    previous_patroni = state.world.person(cliens).patroni
    ending = tuple(patronus for patronus in previous_patroni if patronus in patroni)
    return (Draft(ClientFreed(cliens, ending, reason, previous_patroni)),) if ending else ()


def draft_end_of_broken_bonds(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield drafts that end the bonds with a patronus without legiones (CLI-06).

    By one reading they end the bonds with a distant patronus, too (CLI-08).
    """
    ends_on_separation = bool(state_before.switch("clientela.ends_on_separation"))
    for person in state_before.world.people.values():
        if not person.patroni:
            continue
        unarmed_patroni = tuple(
            patronus
            for patronus in person.patroni
            if not goods.number_of_legions(state_after, patronus)
        )
        yield from draft_end_of_bonds(state_after, person.id, unarmed_patroni, "disarmed")
        if ends_on_separation:
            armed_patroni = (
                patronus for patronus in person.patroni if patronus not in unarmed_patroni
            )
            distant_patroni = tuple(
                patronus
                for patronus in armed_patroni
                if _have_parted(state_before, state_after, patronus, person.id)
            )
            yield from draft_end_of_bonds(state_after, person.id, distant_patroni, "parted")


def _have_parted(state_before: Game, state_after: Game, patronus: str, cliens: str) -> bool:
    """Return whether a move separated these two into different regions (CLI-08, CLI-14)."""
    places = (state_after.seating.place_of(patronus), state_after.seating.place_of(cliens))
    has_moved = places != (
        state_before.seating.place_of(patronus),
        state_before.seating.place_of(cliens),
    )
    return has_moved and places[0] != places[1]


def _undo_bond(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that undo the bond (FATA-08).

    If the cliens was unprotected before the bond, that status returns.
    """
    event: ClientTaken = entry.event
    end_drafts = draft_end_of_bonds(state, event.cliens, (event.patronus,), "undone")
    can_restore = (
        draft_restored_statuses(state, event.cliens, ("unprotected",))
        if event.was and end_drafts
        else ()
    )
    return (*end_drafts, *can_restore)


@fold_of(ClientTaken, arguments_of("patronus", "cliens", "manner"), undo=_undo_bond)
def _evolve_bond(world: World, event: ClientTaken, _entry: Entry) -> World:
    """Return the world with the latest patronus last (CLI-14).

    A cliens is not unprotected (CLI-02).
    """
    person = world.person(event.cliens)
    patroni = (
        *(patronus for patronus in person.patroni if patronus != event.patronus),
        event.patronus,
    )
    statuses = (person.statuses | {"cliens"}) - {"unprotected"}
    return world.with_person(person.id, patroni=patroni, statuses=statuses)


def _undo_end_of_bonds(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that restore the bonds with living patroni, in their order (FATA-08)."""
    event: ClientFreed = entry.event
    person, people = state.world.person(event.cliens), state.world.people
    if not person.living or person.role == "matrona":
        return ()
    patroni = (patronus for patronus in event.patroni if people[patronus].living)
    restored_patroni = {*person.patroni, *patroni}
    restored_order = (patronus for patronus in event.before if patronus in restored_patroni)
    order = tuple(dict.fromkeys((*restored_order, *person.patroni)))
    if order == person.patroni:
        return ()
    return tuple(draft_set_fact(state, event.cliens, "patronus", patronus) for patronus in order)


@fold_of(ClientFreed, arguments_of("cliens", "patroni", "why"), undo=_undo_end_of_bonds)
def _evolve_end_of_bonds(world: World, event: ClientFreed, _entry: Entry) -> World:
    """Return the world in which a person without patroni is no longer a cliens (CLI-06, CLI-08)."""
    person = world.person(event.cliens)
    patroni = tuple(patronus for patronus in person.patroni if patronus not in event.patroni)
    statuses = person.statuses if patroni else person.statuses - {"cliens"}
    people = world.people.set(person.id, replace(person, patroni=patroni, statuses=statuses))
    return replace(world, people=people)


def clientes_losing_bond(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Return the clientes with a distant patronus, whose bonds another reading would end.

    Rule: FATA-10.
    """
    if (switch, value) != ("clientela.ends_on_separation", True):
        return ()
    place_of = state.seating.place_of
    people = sorted(state.world.people.values(), key=lambda person: person.id)
    return tuple(
        person.id
        for person in people
        if any(place_of(patronus) != place_of(person.id) for patronus in person.patroni)
    )


def _must_suit_each_other(state: Game, patronus: str, cliens: str, rule: str) -> Objections:
    """Raise an objection unless the two are fit as patronus and cliens, and in one region."""
    yield from must_be_patronus(state, patronus)
    yield from must_be_fit_as_cliens(state, cliens, patronus)
    objections = tuple(must_need_protection(state, cliens))
    if objections:
        yield from arms.last_battle_must_not_be_cut_short(state, patronus, cliens)
    yield from objections
    yield from seats.must_be_in_same_region(state, patronus, cliens, rule)


def _take_objections(state: Game, actor: str, command: TakeClient) -> Objections:
    """Raise an objection unless a general or king takes an unprotected mortal in the region.

    Rule: CLI-03.
    """
    yield from _must_suit_each_other(state, actor, command.who, "CLI-03")


def _seek_objections(state: Game, actor: str, command: SeekProtection) -> Objections:
    """Raise an objection unless an unprotected mortal asks a general or king in the region.

    Rule: CLI-04.
    """
    yield from _must_suit_each_other(state, command.to, actor, "CLI-04")


def _release_objections(state: Game, actor: str, command: ReleaseClient) -> Objections:
    """Raise an objection unless the actor is a patronus of the cliens (CLI-08)."""
    if actor not in state.world.person(command.who).patroni:
        yield Objection("CLI-08", "not-your-cliens", about_character(command.who), waivable=False)


def _draft_taking(state: Game, actor: str, command: TakeClient, _context: ActContext) -> Drafts:
    return draft_bond(state, actor, command.who, "taken")


def _draft_seeking(
    state: Game, actor: str, command: SeekProtection, _context: ActContext
) -> Drafts:
    return draft_bond(state, command.to, actor, "sought")


def _draft_release(state: Game, actor: str, command: ReleaseClient, _context: ActContext) -> Drafts:
    return draft_end_of_bonds(state, command.who, (actor,), "released")


@open_to(can_protect)
def _offer_take(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    nobody_objection = Objection("CLI-03", "nobody-unprotected")
    return form_of_accepted_values(
        "who",
        people_nearby,
        lambda character: _must_suit_each_other(state, actor, character, "CLI-03"),
        nobody_objection,
    )


@open_to(seats.is_mortal, meets_demand(must_need_protection))
def _offer_seek(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    nobody_objection = Objection("CLI-04", "nobody-to-protect")
    return form_of_accepted_values(
        "to",
        people_nearby,
        lambda character: _must_suit_each_other(state, character, actor, "CLI-04"),
        nobody_objection,
    )


def _offer_release(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    clients = clients_of(state, actor)
    return Form((choice("who", clients),)) if clients else None


def clients_of(state: Game, patronus: str) -> tuple[str, ...]:
    """Return the clientes of this patronus (CLI-13)."""
    people = state.world.people.values()
    return tuple(sorted(person.id for person in people if patronus in person.patroni))


TAKE_CLIENT = Act(TakeClient, _take_objections, _draft_taking, _offer_take)
SEEK_PROTECTION = Act(
    SeekProtection,
    _seek_objections,
    _draft_seeking,
    _offer_seek,
    consent=Consent(voices=characters_in_fields("to")),
)
RELEASE_CLIENT = Act(ReleaseClient, _release_objections, _draft_release, _offer_release)

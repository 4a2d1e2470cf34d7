"""Escorts: a Roman who stays with a rex protects him in Rome (REX-04, REX-05)."""

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
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, meets_demand, open_to
from ledger.games.ludi_romani import places, seats
from ledger.games.ludi_romani.rome_border import can_escort, is_lone_rex, judges_of_reges
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who, arguments_of, yes_no_of_field


class SeekEscort(Command):
    """Ask a Roman for protection in Rome, as a rex."""

    escort: Who
    """The Roman who protects the rex."""


class EscortFound(Event, stored="ludi_romani/escort-found@1"):
    """A rex found a Roman who protects him in Rome."""

    rex: Who
    escort: Who


class EscortEnded(Event, stored="ludi_romani/escort-ended@1"):
    """A rex lost his protector."""

    rex: Who
    escort: Who
    behind: bool
    """Whether the rex was left behind in Rome."""


def _is_near(state: Game, rex: str, escort: str) -> bool:
    """Return whether the Roman is in the rex's region, or in Rome, to which the rex may travel."""
    place = state.seating.place_of(escort)
    return bool(place) and place in (state.seating.place_of(rex), seats.id_of_rome(state))


def _must_be_able_to_escort(state: Game, rex: str, escort: str) -> Objections:
    """Raise an objection unless the Roman is a senator, imperator or amazon near the rex.

    Rule: REX-04.

    One Roman may protect several reges.
    """
    message_args = {"who": f"who:{escort}"}
    if not can_escort(state, escort):
        yield Objection("REX-04", "romans-escort", message_args)
    if not _is_near(state, rex, escort):
        yield Objection("REX-04", "escort-elsewhere", message_args)
    if state.world.escorts.get(rex) == escort:
        yield Objection("REX-04", "escorted-already", message_args, waivable=False)


def _must_be_rex(state: Game, character: str) -> Objections:
    """Raise an objection unless the character is a living rex (REX-04)."""
    person = state.world.person(character)
    if person.role != "rex" or not person.living:
        yield Objection("REX-04", "reges-only", {"who": f"who:{character}"}, waivable=False)


def draft_end_of_escorts(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the drafts that end escorts after a rex or his Roman left Rome (REX-05).

    Escorts also end when the Roman dies or loses the right to protect others. Venus gets a warning
    then (REX-06).
    """
    rome_id = seats.id_of_rome(state_before)
    for rex, escort in sorted(state_before.world.escorts.items()):
        if state_before.seating.place_of(rex) != rome_id:
            continue
        is_rex_in_rome = state_after.seating.place_of(rex) == rome_id
        is_staying = state_after.seating.place_of(escort) == rome_id and can_escort(
            state_after, escort
        )
        was_absent = state_before.seating.place_of(escort) != rome_id
        if not (is_rex_in_rome and (is_staying or was_absent)):
            warnings = (
                tuple(_rex_must_keep_protector(state_before, state_after, rex, escort))
                if is_rex_in_rome
                else ()
            )
            yield Draft(EscortEnded(rex, escort, is_rex_in_rome), warnings=warnings)


def _rex_must_keep_protector(
    state_before: Game, state_after: Game, rex: str, escort: str
) -> Objections:
    """Warn Venus of a rex who has lost his protector (REX-06).

    There is no warning if the protector goes away, because `rome_border` already gives one
    (REX-05). There is a warning if a god of the thiasos took the protector along, because that
    journey is not checked at the border.
    """
    has_new_god = state_after.world.person(escort).god != state_before.world.person(escort).god
    if (
        is_lone_rex(state_before, rex)
        or not is_lone_rex(state_after, rex)
        or (can_escort(state_after, escort) and not has_new_god)
    ):
        return
    message_args = {"who": f"who:{escort}", "rex": f"who:{rex}"}
    judges = judges_of_reges(state_after)
    yield Objection("REX-06", "protector-lost", message_args, grade="W", judges=judges)


def _seek_escort_objections(state: Game, actor: str, command: SeekEscort) -> Objections:
    yield from _must_be_rex(state, actor)
    yield from _must_be_able_to_escort(state, actor, command.escort)


def _draft_escort(_state: Game, actor: str, command: SeekEscort, _context: ActContext) -> Drafts:
    """Return the draft that records the escort (REX-04)."""
    return (Draft(EscortFound(actor, command.escort)),)


def _undo_end_of_escort(state: Game, entry: Entry) -> Drafts:
    """Return the draft that restores the escort, if the Roman can still protect the rex (FATA-08).

    The rex must have no other escort.
    """
    event: EscortEnded = entry.event
    is_free = event.rex not in state.world.escorts and can_escort(state, event.escort)
    return (Draft(EscortFound(event.rex, event.escort)),) if is_free else ()


@fold_of(
    EscortEnded,
    arguments_of("rex", "escort", behind=yes_no_of_field("behind")),
    undo=_undo_end_of_escort,
)
def _evolve_end_of_escort(world: World, event: EscortEnded, _entry: Entry) -> World:
    if world.escorts.get(event.rex) != event.escort:
        return world
    return replace(world, escorts=world.escorts.delete(event.rex))


def _undo_escort(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that restore the previous escort (FATA-08)."""
    event: EscortFound = entry.event
    if state.world.escorts.get(event.rex) != event.escort:
        return ()
    previous_escort = _previous_escort(state, entry)
    drafts = (
        (Draft(EscortFound(event.rex, previous_escort)),)
        if previous_escort and can_escort(state, previous_escort)
        else ()
    )
    return (Draft(EscortEnded(event.rex, event.escort, behind=False)), *drafts)


@fold_of(EscortFound, undo=_undo_escort)
def _evolve_escort(world: World, event: EscortFound, _entry: Entry) -> World:
    """Return the world with the new protector. The rex is no longer held (REX-06)."""
    world = world.with_held_reges(world.curia.held_reges - {event.rex})
    return replace(world, escorts=world.escorts.set(event.rex, event.escort))


def _previous_escort(state: Game, entry: Entry) -> str:
    """Return the previous protector of the rex; empty if there was none."""
    events = (state.log.entries[position].event for position in range(entry.position - 1, 0, -1))
    escort_events = (event for event in events if isinstance(event, EscortFound | EscortEnded))
    last_event = next((event for event in escort_events if event.rex == entry.event.rex), None)
    return last_event.escort if isinstance(last_event, EscortFound) else ""


@open_to(meets_demand(_must_be_rex))
def _offer_seek_escort(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return form_of_accepted_values(
        "escort",
        (mortal.id for mortal in state.world.scenario.mortals),
        lambda character: _must_be_able_to_escort(state, actor, character),
        _no_escort_objection(state, actor),
    )


def _no_escort_objection(state: Game, rex: str) -> Objection:
    """Return the objection that there is no other Roman to ask (REX-04)."""
    escort = state.world.escorts.get(rex)
    if escort is None:
        return Objection("REX-04", "no-escort-near")
    return Objection("REX-04", "escorted-already", {"who": f"who:{escort}"})


SEEK_ESCORT = Act(
    SeekEscort,
    _seek_escort_objections,
    _draft_escort,
    _offer_seek_escort,
    consent=Consent(voices=characters_in_fields("escort"), recorders=places.all_gods),
)

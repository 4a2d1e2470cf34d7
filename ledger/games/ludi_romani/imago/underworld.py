"""Acts of the dead: a ghost laments at a gate, and a god of the dead receives it.

Rules: IMAGO-01 to IMAGO-03.
"""

from dataclasses import replace
from typing import Any

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.chapter import Guard
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, open_to, options_form
from ledger.games.ludi_romani import ghosts, seats
from ledger.games.ludi_romani.mors import death
from ledger.games.ludi_romani.state import Game, World
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Entry, Event, Placement, Posting
from ledger.record.objection import Objection, Objections, about_character, first_unmet, is_met
from ledger.record.references import Who, arguments_of

ACTS_OF_UMBRAE = ("bequeath", "lament")
"""The acts of an umbra, who can name heirs and go to a gate."""

REGIONS_BY_GATE = {"cumae": "southern_italy", "taenarum": "greece"}
"""The entrances to the underworld, and the region of each (IMAGO-01)."""

GIFTS_TO_UMBRAE = (ghosts.ULTRIX, "corona_caliginis")
"""The gifts for an imago: a black die, and the garland of invisibility (IMAGO-02)."""


class Lament(Command):
    """Lament at a gate of the underworld, and call for its gods."""

    gate: str = Field(max_length=64)
    """The place of the gate."""


class ReceiveDead(Command):
    """Receive all who wait at a gate of the underworld."""

    gate: str = Field(max_length=64)
    """The place of the gate."""


class Lamented(Event, stored="ludi_romani/lamented@1"):
    """An umbra that waits at a gate of the underworld."""

    who: Who
    gate: str


class DeadReceived(Event, stored="ludi_romani/dead-received@1"):
    """The dead at a gate whom a god received. They are imagines now."""

    god: Who
    gate: str
    who: tuple[Who, ...]


def guard_for_living(ghost_acts: tuple[str, ...]) -> Guard[World]:
    """Return the guard that bars the dead from acts of the living.

    Imagines may do the acts in `ghost_acts`.
    """

    def must_not_be_barred_as_dead(state: Game, actor: str, act: str) -> Objections:
        person = state.world.people.get(actor)
        if person is None or person.living:
            return
        if act in ACTS_OF_UMBRAE:
            return
        if "imago" not in person.statuses:
            yield Objection("MORS-20", "umbrae-wait", about_character(actor))
        elif act not in ghost_acts:
            yield Objection("IMAGO-03", "for-the-living", about_character(actor))

    return must_not_be_barred_as_dead


def act_for_living(act: Act[World, Any], ghost_acts: tuple[str, ...]) -> Act[World, Any]:
    """Return the act, offered to the dead only if it is an act of umbrae or in `ghost_acts`.

    Rule: MORS-20.
    """
    guard = guard_for_living(ghost_acts)

    def offer_unless_barred(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
        return (
            act.offer(state, actor, known_state) if is_met(guard(state, actor, act.name)) else None
        )

    return replace(act, offer=offer_unless_barred)


def umbrae_at_gate(state: Game, gate: str) -> tuple[str, ...]:
    """Return the umbrae who lament at a gate (IMAGO-01)."""
    gates = state.world.mors.gates_of_umbrae.items()
    return tuple(
        sorted(
            character
            for character, gate_of_umbra in gates
            if gate_of_umbra == gate and _is_umbra(state, character)
        )
    )


def _is_umbra(state: Game, character: str) -> bool:
    return "umbra" in state.world.person(character).statuses


def _must_be_gate(state: Game, gate: str) -> Objections:
    """Raise an objection unless the gate is Cumae or Taenarum and its region is on the board.

    Rule: IMAGO-01.
    """
    if REGIONS_BY_GATE.get(gate) not in state.world.scenario.regions:
        yield Objection("IMAGO-01", "no-such-gate", waivable=False)


def _lament_objections(state: Game, actor: str, command: Lament) -> Objections:
    """Raise an objection unless the actor is an umbra and not at this gate (IMAGO-01)."""
    yield from _must_be_gate(state, command.gate)
    if not _is_umbra(state, actor):
        yield Objection("IMAGO-01", "umbrae-lament")
    if state.world.mors.gates_of_umbrae.get(actor) == command.gate:
        yield Objection("IMAGO-01", "laments-already", waivable=False)


def _draft_lament(_state: Game, actor: str, command: Lament, _context: ActContext) -> Drafts:
    """Return the draft by which the dead go to the gate, without a seat (IMAGO-01)."""
    placement = Placement(actor, REGIONS_BY_GATE[command.gate], seats.NO_SEAT)
    return (Draft(Lamented(actor, command.gate), placements=(placement,)),)


def _receive_objections(state: Game, actor: str, command: ReceiveDead) -> Objections:
    """Raise an objection unless Pluto or Persephone receive the dead at a gate (IMAGO-01)."""
    gate = _must_be_gate(state, command.gate)
    yield from first_unmet(gate, _must_receive_the_dead(state, actor, command.gate))


def _must_receive_the_dead(state: Game, actor: str, gate: str) -> Objections:
    """Raise an objection unless a god of the dead receives waiting umbrae.

    Warn if the god is not at the gate. Rule: IMAGO-01.
    """
    if not seats.has_power(state, actor, "accept_imago"):
        yield Objection("IMAGO-01", "gods-below-receive")
    if not umbrae_at_gate(state, gate):
        yield Objection("IMAGO-01", "nobody-laments", {"gate": gate}, waivable=False)
    if state.seating.place_of(actor) != REGIONS_BY_GATE[gate]:
        message_args = {"who": f"who:{actor}", "place": f"place:{REGIONS_BY_GATE[gate]}"}
        yield Objection("IMAGO-01", "not-at-the-gate", message_args, grade="W")


def _draft_reception(state: Game, actor: str, command: ReceiveDead, _context: ActContext) -> Drafts:
    """Return the draft by which the waiting umbrae become imagines and get their gifts (IMAGO-02).

    The gifts are a garland and a legio ultrix.
    """
    received_umbrae = umbrae_at_gate(state, command.gate)
    gifts = tuple(
        Posting(gift, ORIGIN_ACCOUNT, character, 1)
        for character in received_umbrae
        for gift in GIFTS_TO_UMBRAE
    )
    return (Draft(DeadReceived(actor, command.gate, received_umbrae), gifts),)


@fold_of(Lamented)
def _evolve_lament(world: World, event: Lamented, _entry: Entry) -> World:
    gates = world.mors.gates_of_umbrae.set(event.who, event.gate)
    return replace(world, mors=replace(world.mors, gates_of_umbrae=gates))


@fold_of(DeadReceived, arguments_of("god", "gate", "who", count_field="who"))
def _evolve_reception(world: World, event: DeadReceived, _entry: Entry) -> World:
    """Return the world in which the received dead are imagines (IMAGO-02)."""
    gates = world.mors.gates_of_umbrae
    for character in event.who:
        statuses = world.person(character).statuses - {"umbra"} | {"imago"}
        world = world.with_person(character, statuses=statuses)
        gates = gates.delete(character)
    return replace(world, mors=replace(world.mors, gates_of_umbrae=gates))


def _gates(state: Game) -> tuple[str, ...]:
    return tuple(gate for gate in REGIONS_BY_GATE if is_met(_must_be_gate(state, gate)))


@open_to(_is_umbra)
def _offer_lament(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    own_gate = state.world.mors.gates_of_umbrae.get(actor)
    options = tuple(
        Option(gate, "note-gate", {"place": f"place:{REGIONS_BY_GATE[gate]}"})
        for gate in _gates(state)
        if gate != own_gate
    )
    return Form((Choice("gate", options),))


@open_to(seats.has_power_test("accept_imago"))
def _offer_receive(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    options = tuple(
        Option(gate, "note-waiting", {"n": len(umbrae)})
        for gate in _gates(state)
        if (umbrae := umbrae_at_gate(state, gate))
    )
    return options_form("gate", options, Objection("IMAGO-01", "nobody-laments-anywhere"))


LAMENT = Act(
    Lament,
    _lament_objections,
    _draft_lament,
    _offer_lament,
    consent=Consent(recorders=death.gods_recording_deaths),
)
RECEIVE_DEAD = Act(ReceiveDead, _receive_objections, _draft_reception, _offer_receive)

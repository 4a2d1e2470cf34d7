"""The places of imagines, and their hosts (IMAGO-03, 04, 09)."""

from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Option, choice
from ledger.contract.offer import Form, KnownState, open_to, options_form
from ledger.games.ludi_romani import ghosts, roster, seats
from ledger.games.ludi_romani.fata import corrections
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum import claims
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Place, Who, arguments_of

NO_HOST = "nobody"
"""The value by which an imago lets go of its host."""


class Drift(Command):
    """Go to a region as an imago."""

    to: str = Field(max_length=64)
    """The region."""


class Attach(Command):
    """Attach to a living mortal in the region as an imago, or let go."""

    to: str = Field(max_length=64)
    """The mortal; empty to let go."""


class Drifted(Event, stored="ludi_romani/drifted@1"):
    """A journey of an imago, which let go of its host."""

    who: Who
    origin: str
    place: Place


class Attached(Event, stored="ludi_romani/attached@1"):
    """An imago has attached itself to a new host, or has let its host go."""

    who: Who
    host: Who
    """The host; empty to let go."""

    before: str = ""
    """The previous host; empty for none."""


def _must_be_imago(state: Game, character: str, rule: str) -> Objections:
    """Raise an objection unless the character is an imago (IMAGO-03, IMAGO-04)."""
    if not ghosts.is_imago(state, character):
        yield Objection(rule, "imagines-only")


def _drift_objections(state: Game, actor: str, command: Drift) -> Objections:
    """Raise an objection unless an imago goes to another region.

    An imago may do so at any time (IMAGO-03).
    """
    yield from seats.must_be_region(state, command.to)
    yield from _must_be_imago(state, actor, "IMAGO-03")
    if state.seating.place_of(actor) == command.to:
        message_args = {"place": f"place:{command.to}"}
        yield Objection("IMAGO-03", "already-there", message_args, waivable=False)


def _draft_drift(state: Game, actor: str, command: Drift, _context: ActContext) -> Drafts:
    """Return the draft of the journey. An imago needs no seat (IMAGO-03)."""
    event = Drifted(actor, state.seating.place_of(actor), command.to)
    return (Draft(event, placements=(Placement(actor, command.to, seats.NO_SEAT),)),)


def _attach_objections(state: Game, actor: str, command: Attach) -> Objections:
    if command.to != NO_HOST:
        unknown_objections = tuple(roster.must_be_in_cast(state, command.to))
        if unknown_objections:
            yield from unknown_objections
            return
    yield from _must_be_imago(state, actor, "IMAGO-04")
    host = state.world.mors.host(actor)
    if (command.to if command.to != NO_HOST else "") == host:
        yield Objection("IMAGO-04", "holds-already", waivable=False)
    if command.to != NO_HOST:
        yield from _must_be_able_to_attach(state, actor, command.to)
        yield from _must_be_before_payment(state, command.to)


def _must_be_able_to_attach(state: Game, actor: str, host: str) -> Objections:
    """Raise an objection unless the host is a living mortal in the imago's region (IMAGO-04)."""
    person = state.world.person(host)
    if not person.mortal or not person.living:
        yield Objection("IMAGO-04", "nothing-to-hold", about_character(host))
    if not state.seating.place_of(actor) or state.seating.place_of(actor) != state.seating.place_of(
        host
    ):
        yield Objection("IMAGO-04", "not-beside", about_character(host))


def _must_be_before_payment(state: Game, host: str) -> Objections:
    """Warn the gods who have already paid this host, from whom the imago gets no share.

    Rule: IMAGO-09.
    """
    if state.period.kind != "hiems":
        return
    people_nearby = state.seating.pieces_at(state.seating.place_of(host))
    gods = tuple(character for character in people_nearby if claims.is_resident(state, character))
    paid_gods = tuple(god for god in gods if claims.has_collected(state, god, host))
    if paid_gods:
        yield Objection(
            "IMAGO-09", "late-claim", about_character(host), grade="W", judges=paid_gods
        )


def _draft_attachment(state: Game, actor: str, command: Attach, _context: ActContext) -> Drafts:
    host = command.to if command.to != NO_HOST else ""
    return (Draft(Attached(actor, host, state.world.mors.host(actor))),)


def detach_all_ghosts(world: World, _event: PeriodOpened, _entry: Entry) -> World:
    """Return the world in which every imago lets go of its host as the season ends (IMAGO-04)."""
    return (
        replace(world, mors=replace(world.mors, hosts_of_imagines=()))
        if world.mors.hosts_of_imagines
        else world
    )


def detach_ghosts_of(world: World, character: str) -> World:
    """Return the world in which every imago lets go of this dead mortal (IMAGO-04)."""
    return replace(world, mors=world.mors.without_host(character))


@open_to(ghosts.is_imago)
def _offer_drift(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    origin = state.seating.place_of(actor)
    return Form(
        (
            choice(
                "to",
                [
                    destination
                    for destination in state.world.scenario.regions
                    if destination != origin
                ],
            ),
        )
    )


@open_to(ghosts.is_imago)
def _offer_attach(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    host = state.world.mors.host(actor)
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    hosts = tuple(
        Option(character)
        for character in people_nearby
        if character != host and is_met(_must_be_able_to_attach(state, actor, character))
    )
    options = (*hosts, Option(NO_HOST)) if host else hosts
    return options_form("to", options, Objection("IMAGO-04", "nobody-beside"))


def _undo_drift(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that move the imago back and, in the same season, back to its host.

    Rule: FATA-08.
    """
    event: Drifted = entry.event
    move_back_draft = corrections.draft_move_back(state, entry, event.origin)
    host = _host_before_drift(state, entry)
    is_free = (
        move_back_draft
        and entry.period == state.period.seq
        and not state.world.mors.host(event.who)
    )
    is_host_there = bool(host) and state.seating.place_of(host) == event.origin
    if not (is_free and is_host_there and state.world.person(host).living):
        return move_back_draft
    return (*move_back_draft, Draft(Attached(event.who, host)))


@fold_of(Drifted, arguments_of("who", "place"), undo=_undo_drift)
def _evolve_drift(world: World, event: Drifted, _entry: Entry) -> World:
    """Return the world in which the imago lets go of its host (IMAGO-04)."""
    return replace(world, mors=world.mors.with_host(event.who, ""))


def _host_before_drift(state: Game, entry: Entry) -> str:
    """Return the host of an imago before it drifted away; empty if it had no host."""
    entries = (state.log.entries[position] for position in range(entry.position - 1, 0, -1))
    earlier_events = (
        earlier_entry
        for earlier_entry in entries
        if isinstance(earlier_entry.event, Attached | Drifted | PeriodOpened)
    )
    last_event = next(
        earlier_entry.event
        for earlier_entry in earlier_events
        if getattr(earlier_entry.event, "who", entry.event.who) == entry.event.who
    )
    return last_event.host if isinstance(last_event, Attached) else ""


def _undo_attach(state: Game, entry: Entry) -> Drafts:
    """Return the draft that attaches the imago to its previous host, if that host lives.

    Rule: FATA-08.
    """
    event: Attached = entry.event
    can_undo = entry.period == state.period.seq and state.world.mors.host(event.who) == event.host
    previous_host = event.before if event.before and state.world.person(event.before).living else ""
    return (Draft(Attached(event.who, previous_host, event.host)),) if can_undo else ()


@fold_of(Attached, arguments_of("who", "host"), undo=_undo_attach)
def _evolve_host(world: World, event: Attached, _entry: Entry) -> World:
    """Return the world in which the imago has this host, or no host (IMAGO-04)."""
    return replace(world, mors=world.mors.with_host(event.who, event.host))


DRIFT = Act(Drift, _drift_objections, _draft_drift, _offer_drift)
ATTACH = Act(Attach, _attach_objections, _draft_attachment, _offer_attach)

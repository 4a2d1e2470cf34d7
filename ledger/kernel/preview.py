"""Offers and the dry run: what one viewer may do, and what would come of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ledger.audience import Viewer, sees
from ledger.books import OverdraftError
from ledger.contract import Foretells
from ledger.entry import Entry
from ledger.form import Choice, Chosen, Field, admits
from ledger.kernel.agreement import as_if_agreed, execute_petition
from ledger.kernel.decider import Decider
from ledger.kernel.dry_context import DryContext, UndecidedError
from ledger.kernel.dry_run import DryMachine, UnseenLackError, with_known_books
from ledger.kernel.machine import Machine
from ledger.kernel.matters import must_answer_open_proposal
from ledger.kernel.objections import as_shown_to, recorded_warnings
from ledger.kernel.petition_events import PetitionConsented
from ledger.kernel.request import Plan, Refused, Request, lack_objection
from ledger.kernel.stewards import is_unheld, may_act_in_pause
from ledger.objection import Objection
from ledger.offer import Form, Known
from ledger.standing import Becoming, becomings
from ledger.state import State


@dataclass(frozen=True, slots=True)
class Preview:
    """The result of a dry run. `entries` and `after` are there when the act would be accepted now.

    `becomes` is what people would become and cease to be. `voices` are those whose word is missing:
    then the rest is what follows if they all agree.
    """

    fields: tuple[Field, ...] = ()
    complete: bool = False
    refusal: Refused | None = None
    warnings: tuple[Objection, ...] = ()
    voices: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    after: State[Any] | None = None
    becomes: tuple[Becoming, ...] = ()


def at_time(state: State[Any], now: int) -> State[Any]:
    """The state at `now` (milliseconds): some offers depend on how long ago something was."""
    return replace(state, at=max(now, state.at))


def known_to(machine: Decider, state: State[Any], viewer: Viewer) -> Known[Any]:
    """The state as this viewer may know it."""
    return Known(state, viewer, machine.rules.account_audience)


def form_of(
    machine: Decider, known: Known[Any], actor: str, act: str, chosen: Chosen
) -> Form | None:
    """The form of one act, narrowed by what was chosen; None when it is foreign to the actor.

    Rules are asked only with choices that lie inside the fields they offered before, and only for
    characters of the game.
    """
    if not known.state.kernel.plays(actor):
        return None
    return _narrowed(machine, known, actor, act, chosen)


def _narrowed(
    machine: Decider, known: Known[Any], actor: str, act: str, chosen: Chosen
) -> Form | None:
    while True:
        form = _offered(machine, known, actor, act)
        fields = form.fields if form else ()
        more = {f.name: chosen[f.name] for f in fields if _chosen(f, chosen)}
        if more.keys() <= known.chosen.keys():
            return form
        known = replace(known, chosen={**known.chosen, **more})


def _chosen(field: Field, chosen: Chosen) -> bool:
    return field.name in chosen and admits(field, chosen[field.name])


def _left_out(field: Field, chosen: Chosen) -> bool:
    """Whether the field need not be said, and is not."""
    return isinstance(field, Choice) and field.unsaid and field.name not in chosen


def _offered(machine: Decider, known: Known[Any], actor: str, act: str) -> Form | None:
    state = known.state
    kernel_act = machine.kernel_acts.get(act)
    if kernel_act is not None:
        own = known.viewer.staff or actor in known.viewer.characters
        return kernel_act.offer(machine, state, actor, known) if own else None
    ruled = machine.acts.get(act)
    form = ruled.offer(state, actor, known) if ruled is not None else None
    if ruled is None or form is None or form.blocked:
        return form
    waiting = must_answer_open_proposal(machine, state, ruled, actor)
    return Form(blocked=waiting) if waiting else form


def offers(machine: Decider, state: State[Any], viewer: Viewer, actor: str) -> Mapping[str, Form]:
    """Every act the actor may do or is told why not, as forms, by the name of the act."""
    found = offers_one_by_one(machine, state, viewer, actor)
    return {name: form for name, form in found if form is not None}


def offers_one_by_one(
    machine: Decider, state: State[Any], viewer: Viewer, actor: str
) -> Iterator[tuple[str, Form | None]]:
    """The same act by act, so that who asks can do something else in between.

    There is None for an act that is foreign to the actor.
    """
    if not state.kernel.plays(actor):
        return
    known = known_to(machine, state, viewer)
    for name in _acts_in_time(machine, state, actor):
        yield name, _narrowed(machine, known, actor, name, {})


def _acts_in_time(machine: Decider, state: State[Any], actor: str) -> Iterator[str]:
    """The acts that can be done while the game stands as it does: open, held, paused or closed."""
    if state.kernel.status == "closed":
        return
    paused = state.kernel.status == "paused"
    for name in (*machine.acts, *machine.kernel_acts):
        kernel_act = machine.kernel_acts.get(name)
        if state.kernel.heir is not None and not is_unheld(machine.act(name)):
            continue
        timeless = kernel_act is not None and kernel_act.timeless
        if not paused or timeless or may_act_in_pause(machine, state, actor, machine.act(name)):
            yield name


def is_filled_in(form: Form, chosen: Chosen) -> bool:
    """Whether every field of the form has a value in its domain, or may be left out and is."""
    filled = (_chosen(field, chosen) or _left_out(field, chosen) for field in form.fields)
    return not form.blocked and all(filled)


def preview(
    machine: Machine[Any], state: State[Any], request: Request, viewer: Viewer, now: int = 0
) -> Preview:
    """The dry run of a request at `now` (milliseconds): narrowed fields, and what would follow.

    It depends only on what the viewer may know.
    """
    state = at_time(state, now)
    known = known_to(machine, state, viewer)
    form = form_of(machine, known, request.actor, request.type, request.fields)
    fields = form.fields if form else ()
    complete = form is not None and is_filled_in(form, request.fields)
    if form is not None and not complete and not request.recorder:
        refusal = Refused("refused", form.blocked) if form.blocked else None
        return Preview(fields, refusal=refusal)
    dry, begun = DryMachine(machine, viewer), Preview(fields, complete)
    state = with_known_books(state, viewer, machine.rules.account_audience)
    while True:
        try:
            return _decided(dry, state, request, begun, viewer)
        except UnseenLackError as unseen:
            state = replace(state, books=state.books.post((unseen.credit,)))


def _decided(
    machine: DryMachine, state: State[Any], request: Request, found: Preview, viewer: Viewer
) -> Preview:
    try:
        plan = machine.plan(state, request, DryContext())
    except UndecidedError:
        return replace(found, complete=True)
    if isinstance(plan, Refused):
        if plan.problem == "malformed" and not found.complete:
            return found
        return replace(found, refusal=present_refusal(machine, state, plan, viewer))
    return _drafted(machine, state, request, plan, replace(found, complete=True), viewer)


def _drafted(
    machine: DryMachine,
    state: State[Any],
    request: Request,
    plan: Plan,
    found: Preview,
    viewer: Viewer,
) -> Preview:
    try:
        voices = _missing_voices(state, plan)
        if voices:
            found = replace(found, voices=voices)
            agreed = _agreed(machine, state, request, plan)
            if isinstance(agreed, Refused):
                return found
            plan = agreed
        follow = (
            w for draft in plan.drafts for w in recorded_warnings(draft, state.kernel.stewards)
        )
        heard = (w for w in (*plan.warned, *follow) if sees(w.audience, viewer))
        warnings = tuple(Objection(w.rule, w.key, w.args, grade="W") for w in heard)
        found = replace(found, warnings=warnings)
        entries, after = machine.record(state, request, plan, DryContext())
    except UndecidedError:
        return found
    except OverdraftError as overdraft:
        # what is missing may rest on purses that the dry run took for empty
        if found.voices or not (viewer.staff or _foretells(machine, state, request) is True):
            return found
        short = Refused("refused", (lack_objection(overdraft),))
        return replace(found, refusal=present_refusal(machine, state, short, viewer))
    known, foretells = known_to(machine, state, viewer), _foretells(machine, state, request)
    if not viewer.staff and foretells is not True:
        if foretells is False:
            return found
        told = replace(plan, drafts=foretells(known, plan.drafts))
        entries, after = machine.record(state, request, told, DryContext())
    stands = machine.rules.stands
    becomes = tuple(becomings(stands(known), stands(known_to(machine, after, viewer))))
    return replace(found, entries=entries, after=after, becomes=becomes)


def _foretells(machine: DryMachine, state: State[Any], request: Request) -> bool | Foretells[Any]:
    """Whether a dry run may show what the act moves. Consent to an act counts as that act."""
    petition = state.kernel.petitions.get(str(request.fields.get("petition", "")))
    return machine.act(petition.type if petition else request.type).foretold


def _missing_voices(state: State[Any], plan: Plan) -> tuple[str, ...]:
    """Whose word is missing after this; for consent those who were asked beside."""
    event: Any = plan.drafts[0].event if plan.drafts else None
    if plan.pending:
        return tuple(event.voices)
    if not isinstance(event, PetitionConsented):
        return ()
    petition = state.kernel.petitions[event.petition]
    return tuple(one for one in petition.voices if one not in (*petition.given, event.voice))


def _agreed(machine: DryMachine, state: State[Any], request: Request, plan: Plan) -> Plan | Refused:
    """What would follow if everybody whose word is missing agreed."""
    event: Any = plan.drafts[0].event
    if plan.pending:
        return as_if_agreed(machine, state, request, DryContext())
    petition = state.kernel.petitions[event.petition]
    return execute_petition(machine, state, petition, request.actor, DryContext())


def present_refusal(
    machine: Decider, state: State[Any], refused: Refused, viewer: Viewer
) -> Refused:
    """The refusal as this viewer may read it (see `ledger.kernel.objections.as_shown_to`).

    If the viewer may read one objection, hidden ones are not mentioned.
    """
    seen = machine.rules.account_audience
    shown = tuple(as_shown_to(o, state, viewer, seen) for o in refused.objections)
    told = tuple(objection for objection in shown if not objection.hidden)
    return Refused(refused.problem, told or shown, refused.errors)

"""Offers and the dry run: what one viewer may do, and what would come of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ledger.audience import Viewer
from ledger.books import OverdraftError
from ledger.contract import Draft, Form, Known, Objection, presented
from ledger.entry import Entry, Roll
from ledger.form import Awaiting, Chosen, Field, admits
from ledger.kernel.request import Plan, Refused, Request
from ledger.kernel.state import State

if TYPE_CHECKING:
    from ledger.kernel.machine import Machine


class UndecidedError(Exception):
    """A dry run came to a die: what follows nobody can say beforehand."""


class DryMeans:
    """Means that give nothing away: no dice, no seeds, no words kept."""

    act = "dry"

    def roll(self, name: str, sides: int) -> Roll:
        raise UndecidedError(name)

    def seed(self, period: int) -> str:
        raise UndecidedError(str(period))

    def keep(self, text: str) -> str:
        return "dry" if text else ""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a dry run says. `entries` and `after` are there when the act would be accepted now."""

    fields: tuple[Field, ...] = ()
    complete: bool = False
    refusal: Refused | None = None
    warnings: tuple[Objection, ...] = ()
    voices: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    after: State[Any] | None = None


def known_to(machine: "Machine[Any]", state: State[Any], viewer: Viewer) -> Known[Any]:
    """The state as this viewer may know it."""
    return Known(state, viewer, machine.rules.account_seen)


def form_of(
    machine: "Machine[Any]", known: Known[Any], actor: str, act: str, chosen: Chosen
) -> Form | None:
    """The form of one act, narrowed by what was chosen; None when it is foreign to the actor."""
    kernel_act = machine.kernel_acts.get(act)
    if kernel_act is not None:
        return kernel_act.offer(machine, known, actor, chosen)
    ruled = machine.acts.get(act)
    return ruled.offer(known, actor, chosen) if ruled is not None else None


def offers(
    machine: "Machine[Any]", state: State[Any], viewer: Viewer, actor: str
) -> Mapping[str, Form]:
    """Every act the actor may do or is told why not, as forms, by the name of the act."""
    known = known_to(machine, state, viewer)
    found: dict[str, Form] = {}
    status = state.kernel.status
    for name in (*machine.acts, *machine.kernel_acts):
        kernel_act = machine.kernel_acts.get(name)
        timeless = kernel_act is not None and kernel_act.timeless
        if status == "closed" or (status == "paused" and not timeless):
            continue
        form = form_of(machine, known, actor, name, {})
        if form is not None:
            found[name] = form
    return found


def settled(form: Form, chosen: Chosen) -> bool:
    """Whether every field of the form has a value in its domain."""
    return not form.blocked and all(
        not isinstance(f, Awaiting) and f.name in chosen and admits(f, chosen[f.name])
        for f in form.fields
    )


def preview(
    machine: "Machine[Any]", state: State[Any], request: Request, viewer: Viewer
) -> Preview:
    """The dry run of a request: narrowed fields, and with all of them what would come of it."""
    known = known_to(machine, state, viewer)
    form = form_of(machine, known, request.actor, request.type, request.fields)
    fields = form.fields if form else ()
    complete = form is not None and settled(form, request.fields)
    if form is not None and not complete and not request.recorder:
        refusal = Refused("refused", form.blocked) if form.blocked else None
        return Preview(fields, refusal=refusal)
    means = DryMeans()
    try:
        plan = machine.plan(state, request, means)
        if isinstance(plan, Refused):
            if plan.problem == "malformed" and not complete:
                return Preview(fields)
            return Preview(fields, complete, present_refusal(machine, state, plan, viewer))
        return _drafted(machine, state, request, plan, fields)
    except UndecidedError:
        return Preview(fields, complete=True)


def _drafted(
    machine: "Machine[Any]",
    state: State[Any],
    request: Request,
    plan: Plan,
    fields: tuple[Field, ...],
) -> Preview:
    voices = _voices(plan)
    carried = _as_if_agreed(machine, state, request) if plan.pending else plan
    try:
        entries, after = machine.record(state, request, carried, DryMeans())
    except OverdraftError:
        return Preview(fields, complete=True, voices=voices)
    warnings = tuple(Objection(w.rule, w.key, w.args, grade="W") for w in carried.warned)
    return Preview(
        fields, complete=True, warnings=warnings, voices=voices, entries=entries, after=after
    )


def _voices(plan: Plan) -> tuple[str, ...]:
    body: Any = plan.drafts[0].body if plan.pending else None
    return tuple(body.voices) if body is not None else ()


def _as_if_agreed(machine: "Machine[Any]", state: State[Any], request: Request) -> Plan:
    act = machine.acts[request.type]
    command = act.command.model_validate(request.fields)
    drafts: tuple[Draft, ...] = act.effects(state, request.actor, command, DryMeans())
    return Plan(drafts)


def present_refusal(
    machine: "Machine[Any]", state: State[Any], refused: Refused, viewer: Viewer
) -> Refused:
    """The refusal as this viewer may read it (see `ledger.contract.presented`)."""
    seen = machine.rules.account_seen
    shown = tuple(presented(o, state, viewer, seen) for o in refused.objections)
    return Refused(refused.problem, shown, refused.errors)

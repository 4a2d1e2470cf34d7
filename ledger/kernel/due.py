"""What time itself brings: duties that fall due, the end of a countdown, the ruleset's own."""

from typing import TYPE_CHECKING, Any

from ledger.contract import Draft, Means
from ledger.kernel.entries import DutyDischarged, GameClosed
from ledger.kernel.state import Duty, State

if TYPE_CHECKING:
    from ledger.kernel.machine import Machine


def due_name(machine: "Machine[Any]", state: State[Any]) -> str:
    """The name of the next thing that is due at `state.at`, or "": it becomes the act's id.

    It must not tell how many entries there are, so it is made of what is due. Nothing is ever due
    in a pause.
    """
    kernel = state.kernel
    if kernel.status in ("paused", "closed") or not kernel.game:
        return ""
    duty = _overdue(state)
    if duty is not None:
        return f"due-{duty.id}"
    if kernel.closes_at and state.at >= kernel.closes_at:
        return "due-closing"
    return f"due-{kernel.period.seq}-{state.at}" if machine.rules.due(state, state.at) else ""


def _overdue(state: State[Any]) -> Duty | None:
    kernel = state.kernel
    late = (kernel.duties[key] for key in sorted(kernel.duties))
    return next((duty for duty in late if duty.period < kernel.period.seq), None)


def due_drafts(machine: "Machine[Any]", state: State[Any], means: Means) -> tuple[Draft, ...]:
    """What is due under the name that `due_name` gives."""
    kernel = state.kernel
    duty = _overdue(state)
    if duty is not None:
        body = DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=True)
        effects = machine.duties[duty.kind].effects(state, duty, duty.default, means)
        return (Draft(body), *effects)
    if kernel.closes_at and state.at >= kernel.closes_at:
        return (Draft(GameClosed()),)
    return machine.rules.due(state, state.at)

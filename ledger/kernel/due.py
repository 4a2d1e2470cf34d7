"""What time itself brings: duties that fall due, the end of a countdown, the ruleset's own."""

from typing import TYPE_CHECKING, Any

from ledger.contract import Draft, Means
from ledger.kernel.entries import DutyDischarged, GameClosed
from ledger.kernel.state import State

if TYPE_CHECKING:
    from ledger.kernel.machine import Machine


def due_drafts(machine: "Machine[Any]", state: State[Any], means: Means) -> tuple[Draft, ...]:
    """The next thing that is due at `state.at`, or nothing. Nothing is ever due in a pause."""
    kernel = state.kernel
    if kernel.status in ("paused", "closed") or not kernel.game:
        return ()
    for key in sorted(kernel.duties):
        duty = kernel.duties[key]
        if duty.period < kernel.period.seq:
            body = DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=True)
            effects = machine.duties[duty.kind].effects(state, duty, duty.default, means)
            return (Draft(body), *effects)
    if kernel.closes_at and state.at >= kernel.closes_at:
        return (Draft(GameClosed()),)
    return machine.rules.due(state, state.at)

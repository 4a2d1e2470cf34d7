"""The folds of waiting grave acts over the kernel's entries.

These functions never refuse an entry.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.kernel.vocabulary import grave_events as e
from ledger.record.entry import Entry
from ledger.record.state import GraveAct, Kernel, Petition

GraveActEnd = e.GraveActConfirmed | e.GraveActAlone | e.GraveActStopped | e.GraveActLapsed


def _evolve_grave_act_request(kernel_state: Kernel, event: e.GraveActAsked, entry: Entry) -> Kernel:
    petition = Petition(
        id=event.act,
        type=event.type,
        actor=event.actor,
        card=event.card,
        terms=event.terms,
        voices=(),
        given=(),
        period=event.period,
        audience=entry.audience,
        matter=event.matter,
        waive=event.waive,
        reason=event.reason,
        appeal=event.appeal,
        kept=event.kept,
        since=entry.at,
        position=entry.position,
    )
    grave_act = GraveAct(petition, event.by, event.second, event.until)
    return replace(kernel_state, grave_acts=kernel_state.grave_acts.set(event.act, grave_act))


def _evolve_grave_act_end(kernel_state: Kernel, event: GraveActEnd, _entry: Entry) -> Kernel:
    return replace(kernel_state, grave_acts=kernel_state.grave_acts.delete(event.act))


GRAVE_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    e.GraveActAsked: _evolve_grave_act_request,
    e.GraveActConfirmed: _evolve_grave_act_end,
    e.GraveActAlone: _evolve_grave_act_end,
    e.GraveActStopped: _evolve_grave_act_end,
    e.GraveActLapsed: _evolve_grave_act_end,
}

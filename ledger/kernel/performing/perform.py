"""The only way from an admitted request to its plan, for every act of every chapter."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import ActContext
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.request import Admission, Plan, Refused
from ledger.record.objection import Objection

EMPTY_PLAN_REFUSAL = Refused("refused", (Objection("ACTA-02", "comes-to-nothing", waivable=False),))
"""The refusal of a plan without drafts.

A plan is empty if a ruling has waived all effects of the act.
"""


def plan_or_refuse(
    machine: Decider, admission: Admission[Any], context: ActContext
) -> Plan | Refused:
    """Return the plan of an admitted request, or its refusal.

    A request with a fault of its own is refused. A grave act waits for a second steward. An act
    with voices becomes a petition. Any other act is planned at once.
    """
    conduct = machine.conducts[admission.act.name]
    refusal = conduct.refusal(machine, admission)
    if refusal is not None:
        return refusal
    waiting_plan = conduct.wait(machine, admission, context) if admission.grave else None
    if waiting_plan is None:
        step = conduct.plan_proposal if admission.voices else conduct.plan
        waiting_plan = step(machine, admission, context)
    if isinstance(waiting_plan, Refused):
        return waiting_plan
    if not (waiting_plan.drafts or waiting_plan.keeps):
        return EMPTY_PLAN_REFUSAL
    return (
        replace(waiting_plan, is_by_stand_in=True)
        if admission.recording == "stand-in"
        else waiting_plan
    )

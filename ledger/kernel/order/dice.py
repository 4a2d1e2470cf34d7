"""The source of dice: the server rolls them, or people type in those on the table."""

from typing import Any, Literal

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Text, choice
from ledger.contract.offer import Form, Known
from ledger.kernel.vocabulary.decider import Decider, KernelAct
from ledger.kernel.vocabulary.events import DiceSet
from ledger.kernel.vocabulary.request import REASON, Plan, Reason, Refused, Request
from ledger.kernel.vocabulary.shared import is_steward, refused, refused_to_others
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText
from ledger.record.state import State

WAYS = ("server", "table")


class UseDice(Command):
    """From now on roll the server's dice, or those on the table."""

    value: Literal["server", "table"]
    """How dice are rolled from now on.

    * `server`: The server draws them.
    * `table`: People roll them and type them in.
    """
    reason: Reason = FreeText()


def _use_dice(
    machine: Decider,
    state: State[Any],
    request: Request,
    command: UseDice,
    context: ActContext,
) -> Plan | Refused:
    if not is_steward(machine, state, request):
        return refused_to_others(state)
    if not machine.rules.table_dice:
        return refused("ACTA-11", "no-table-dice")
    before = state.kernel.dice
    if command.value == before:
        return refused("ACTA-11", "dice-so-already")
    return Plan((Draft(DiceSet(command.value, before, context.keep(command.reason))),))


def _offer(machine: Decider, state: State[Any], actor: str, _known: Known[Any]) -> Form | None:
    kernel = state.kernel
    if not keeps_order(machine, state, actor) or not machine.rules.table_dice:
        return None
    others = [way for way in WAYS if way != kernel.dice]
    return Form((choice("value", others), Text("reason", REASON)))


USE_DICE = KernelAct("use-dice", UseDice, _use_dice, _offer, timeless=True, ruling=True)

"""The source of dice: the server rolls them, or people type in dice from the table."""

from typing import Any, Literal

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Text, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import refusal_to_non_stewards, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import DiceSet
from ledger.kernel.vocabulary.permissions import RULING_PERMISSION
from ledger.kernel.vocabulary.request import REASON_LENGTH, Admission, Plan, Reason, Refused
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText
from ledger.record.state import State

DICE_ORIGINS = ("server", "table")


class UseDice(Command):
    """From now on roll the server's dice, or those on the table."""

    value: Literal["server", "table"]
    """How dice are rolled from now on.

    * `server`: The server draws them.
    * `table`: People roll them and type them in.
    """
    reason: Reason = FreeText()


def _plan_use_of_dice(
    machine: Decider, admission: Admission[UseDice], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if not machine.rules.play.table_dice:
        return unwaivable_refusal("ACTA-11", "no-table-dice")
    old_dice = state.kernel.dice
    if command.value == old_dice:
        return unwaivable_refusal("ACTA-11", "dice-so-already")
    return Plan((Draft(DiceSet(command.value, old_dice, context.store_words(command.reason))),))


def _offer_dice(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    kernel_state = state.kernel
    if not keeps_order(machine, state, actor) or not machine.rules.play.table_dice:
        return None
    other_ways = [origin for origin in DICE_ORIGINS if origin != kernel_state.dice]
    return Form((choice("value", other_ways), Text("reason", REASON_LENGTH)))


USE_DICE = kernel_act(
    "use-dice", UseDice, OwnPlanConduct(_plan_use_of_dice, _offer_dice), RULING_PERMISSION
)

"""The names of the people who play: free words that everybody reads."""

from typing import Annotated

from ledger.contract.acts import ActContext, Command, Draft
from ledger.kernel.vocabulary.act_helpers import never_offered, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import Introduced
from ledger.kernel.vocabulary.name_comparison import is_name_taken
from ledger.kernel.vocabulary.permissions import ANY_TIME
from ledger.kernel.vocabulary.request import Admission, Plan, Refused
from ledger.language.free_text import FreeText, TextLimits
from ledger.language.legible_text import normalized_name

PERSON_NAME_RULE = "ACTA-23"
LENGTH_LIMIT = 40
"""Maximum number of characters of a name."""


class Introduce(Command):
    """Say what one is called at the table.

    The earlier name is erased: the ledger has only ever held its salted digest.
    """

    name: Annotated[FreeText, TextLimits(LENGTH_LIMIT, is_name=True)]
    """The name; empty to withdraw the name that was said."""


def _plan_introduction(
    machine: Decider, admission: Admission[Introduce], context: ActContext
) -> Plan | Refused:
    request = admission.request
    if not request.actor:
        return Refused("malformed", errors=(("as", "a name is somebody's"),))
    person_name = normalized_name(admission.command.name.text)
    if person_name and is_name_taken(
        machine.rules, admission.state, request.actor, person_name, context.read_text
    ):
        return unwaivable_refusal(PERSON_NAME_RULE, "name-taken", name=person_name)
    return Plan((Draft(Introduced(request.actor, context.store_words(FreeText(person_name)))),))


INTRODUCE = kernel_act(
    "introduce", Introduce, OwnPlanConduct(_plan_introduction, never_offered), ANY_TIME
)

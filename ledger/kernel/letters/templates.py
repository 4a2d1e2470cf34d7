"""Letters from a template: frequent proposals that need no free words.

Both bots and people can read a letter from a template. Like any other letter, such a letter is not
binding.
"""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.kernel.letters.events import LetterWritten
from ledger.kernel.letters.letter_acts import (
    LETTER_RULE,
    is_by_own_card,
    must_be_allowed_letter,
    other_readers,
    readable_letter,
)
from ledger.kernel.vocabulary.act_helpers import never_offered, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import ANY_TIME
from ledger.kernel.vocabulary.request import Admission, Plan, Refused, Request
from ledger.record.audience import EVERYBODY
from ledger.record.letters import LetterTemplate
from ledger.record.references import Who
from ledger.record.state import State

MAX_ABOUT = 20


class WriteFromTemplate(Command):
    """Write what a template of the game says.

    A first letter goes to one character and names what it is about. An answer is about the same.
    """

    template: str = Field(max_length=40)
    """The name of the template."""
    to: Who = ""
    """The character it is to; empty for an answer."""
    answers: str = Field(default="", max_length=64)
    """The id of the letter that it answers; empty for a first letter."""
    about: list[str] = Field(default=[], max_length=MAX_ABOUT)
    """References to what it is about, such as `place:roma`."""


def _plan_template_letter(
    machine: Decider, admission: Admission[WriteFromTemplate], _context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    if not is_by_own_card(admission):
        return Refused("not-your-card")
    template = machine.rules.phones.templates.get(command.template)
    if template is None:
        return Refused("malformed", errors=(("template", "this game has no such template"),))
    if template.answers:
        return _plan_answer(state, request, command, template)
    return _plan_new_thread(state, request, command, template)


def _plan_new_thread(
    state: State[Any], request: Request, command: WriteFromTemplate, template: LetterTemplate
) -> Plan | Refused:
    refusal = _refusal_to_begin_thread(request.actor, command, template)
    if refusal is not None:
        return refusal
    possible_topics = template.about(state)
    wrong_place = next((place for place in command.about if place not in possible_topics), None)
    if wrong_place is not None:
        return unwaivable_refusal(LETTER_RULE, "not-in-such-letters", what=wrong_place)
    objections = tuple(must_be_allowed_letter(state, request.actor, (command.to,), is_public=False))
    if objections:
        return Refused("refused", objections)
    return _plan_letter(request, request.id, (command.to,), command.template, tuple(command.about))


def _refusal_to_begin_thread(
    actor: str, command: WriteFromTemplate, template: LetterTemplate
) -> Refused | None:
    if command.answers:
        return Refused("malformed", errors=(("answers", "this template begins a thread"),))
    if command.to in ("", actor):
        return Refused("malformed", errors=(("to", "name somebody else"),))
    if not 1 <= len(set(command.about)) == len(command.about) <= template.most:
        refusal_text = f"name 1 to {template.most}, each of them once"
        return Refused("malformed", errors=(("about", refusal_text),))
    return None


def _plan_answer(
    state: State[Any], request: Request, command: WriteFromTemplate, template: LetterTemplate
) -> Plan | Refused:
    if command.to or command.about:
        refusal_text = "an answer goes to those who read the letter, and is about the same"
        return Refused("malformed", errors=(("to" if command.to else "about", refusal_text),))
    old_letter = readable_letter(state, request.actor, command.answers)
    if old_letter is None or old_letter.audience == EVERYBODY:
        return unwaivable_refusal(LETTER_RULE, "no-such-letter")
    if old_letter.template != template.answers:
        return unwaivable_refusal(LETTER_RULE, "letter-answers-another")
    if old_letter.writer == request.actor and not template.by_its_writer:
        return unwaivable_refusal(LETTER_RULE, "letter-answered-by-others")
    objections = tuple(must_be_allowed_letter(state, request.actor, (), is_public=False))
    if objections:
        return Refused("refused", objections)
    receivers = other_readers(request.actor, old_letter)
    return _plan_letter(request, old_letter.thread, receivers, command.template, old_letter.about)


def _plan_letter(
    request: Request,
    thread: str,
    receivers: tuple[str, ...],
    template: str,
    places: tuple[str, ...],
) -> Plan:
    event = LetterWritten(
        letter=request.id,
        thread=thread,
        writer=request.actor,
        to=receivers,
        text="",
        template=template,
        about=places,
    )
    return Plan((Draft(event),))


WRITE_FROM_TEMPLATE = kernel_act(
    "write-from-template",
    WriteFromTemplate,
    OwnPlanConduct(_plan_template_letter, never_offered),
    ANY_TIME,
)

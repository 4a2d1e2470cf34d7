"""Acts of a letter's writer: writing a letter, erasing its words, and disclosing it after the game.

A letter belongs to its writer. No steward writes, erases or discloses a letter in another
character's name.
"""

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.kernel.letters.events import LetterDisclosed, LetterErased, LetterWritten
from ledger.kernel.letters.folds import MAX_RECENT_LETTERS, RECENT_MILLISECONDS
from ledger.kernel.vocabulary.act_helpers import never_offered, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import AFTERWARDS_PERMISSION, ANY_TIME
from ledger.kernel.vocabulary.request import Admission, Plan, Refused
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.audience import EVERYBODY
from ledger.record.letters import Letter
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who
from ledger.record.state import State

LETTER_RULE = "ACTA-17"

LENGTH_LIMIT = 2000
"""Maximum number of characters of a letter."""

MOST_ADDRESSEES = 30

_ID = Field(max_length=64)


class WriteLetter(Command):
    """Write a letter: to some characters, to all, or as an answer to another one."""

    to: list[Who] = Field(default=[], max_length=MOST_ADDRESSEES)
    """The characters it is to; none for a letter to all or an answer."""
    public: bool = False
    """Whether it is to all."""
    answers: str = Field(default="", max_length=64)
    """The id of the letter that it answers: it goes to everybody who may read that one."""
    text: Annotated[FreeText, TextLimits(LENGTH_LIMIT, 1)]
    """The words."""


class EraseLetter(Command):
    """Erase what a letter of one's own says. The ledger goes on having its salted digest."""

    letter: Annotated[str, _ID]
    """The letter's id."""


class DiscloseLetter(Command):
    """After the game: lay a private letter of one's own open to everybody."""

    letter: Annotated[str, _ID]
    """The letter's id."""


def is_by_own_card(admission: Admission[Any]) -> bool:
    """Return whether a request comes from the actor's own card."""
    return admission.sender.character == admission.request.actor != ""


def readable_letter(state: State[Any], actor: str, letter: str) -> Letter | None:
    """Return a letter that this character may read, by its id; None for any other letter."""
    written_letter = state.kernel.letters.written.get(letter)
    may_read = written_letter is not None and (
        written_letter.audience == EVERYBODY or actor in written_letter.audience
    )
    return written_letter if may_read else None


def _plan_letter(
    _machine: Decider, admission: Admission[WriteLetter], context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    if not is_by_own_card(admission):
        return Refused("not-your-card")
    old_letter = readable_letter(state, request.actor, command.answers)
    refusal = _refusal_of_recipients(request.actor, command, old_letter)
    if refusal is not None:
        return refusal
    is_public = old_letter.audience == EVERYBODY if old_letter else command.public
    objections = tuple(
        must_be_allowed_letter(state, request.actor, command.to, is_public=is_public)
    )
    if objections:
        return Refused("refused", objections)
    receivers = (
        other_readers(request.actor, old_letter) if old_letter else tuple(dict.fromkeys(command.to))
    )
    event = LetterWritten(
        letter=request.id,
        thread=old_letter.thread if old_letter else request.id,
        writer=request.actor,
        to=receivers,
        text=context.store_words(command.text),
        public=is_public,
    )
    return Plan((Draft(event),))


def other_readers(actor: str, letter: Letter) -> tuple[str, ...]:
    """Return the readers of a private letter except the actor; none for a public letter."""
    readers = (letter.writer, *letter.to) if letter.to else ()
    return tuple(reader for reader in readers if reader != actor)


def _refusal_of_recipients(
    actor: str, command: WriteLetter, old_letter: Letter | None
) -> Refused | None:
    receiver_flags = [bool(command.to), command.public, bool(command.answers)]
    if sum(receiver_flags) != 1:
        refusal_text = (
            "name characters, or make it public, or say which letter it answers: one of these"
        )
        return Refused("malformed", errors=(("to", refusal_text),))
    if command.answers and old_letter is None:
        return unwaivable_refusal(LETTER_RULE, "no-such-letter")
    if actor in command.to:
        return Refused("malformed", errors=(("to", "nobody writes to themselves"),))
    if command.text.blank:
        return Refused("malformed", errors=(("text", "it has no letters"),))
    return None


def must_be_allowed_letter(
    state: State[Any], actor: str, receivers: Iterable[str], *, is_public: bool
) -> Objections:
    """Raise an objection to a letter of a forbidden kind or to absent people, or to one too many.

    Rule: ACTA-17.
    """
    letters, letter_kind = state.kernel.letters, "public" if is_public else "private"
    if actor in letters.silenced:
        yield Objection(LETTER_RULE, "letters-silenced", waivable=False)
    if letter_kind not in letters.kinds(state.period.kind):
        is_possible = "yes" if letter_kind in letters.possible_kinds else "no"
        yield Objection(
            LETTER_RULE,
            "no-letters-now",
            {"kind": letter_kind, "ever": is_possible},
            waivable=False,
        )
    for receiver in receivers:
        if not state.kernel.has_card_for(receiver):
            yield Objection(
                LETTER_RULE, "nobody-reads-letters", {"who": f"who:{receiver}"}, waivable=False
            )
    recent_times = letters.lately.get(actor, ())
    if len(recent_times) == MAX_RECENT_LETTERS and state.at - recent_times[0] < RECENT_MILLISECONDS:
        minutes_left = -(-(recent_times[0] + RECENT_MILLISECONDS - state.at) // 60_000)
        message_args = {
            "n": MAX_RECENT_LETTERS,
            "minutes": RECENT_MILLISECONDS // 60_000,
            "left": minutes_left,
        }
        yield Objection(LETTER_RULE, "too-many-letters", message_args, waivable=False)


def _plan_erasure(
    _machine: Decider, admission: Admission[EraseLetter], _context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    if not is_by_own_card(admission):
        return Refused("not-your-card")
    letters = state.kernel.letters
    is_reported = any(report.letter == command.letter for report in letters.reports.values())
    letter = letters.written.get(command.letter)
    may_erase = letter is not None and (
        letter.writer == request.actor or (is_reported and request.actor in state.kernel.stewards)
    )
    if letter is None or not may_erase:
        return unwaivable_refusal(LETTER_RULE, "no-such-letter")
    if letter.template:
        return unwaivable_refusal(LETTER_RULE, "letter-without-words")
    if letter.erased:
        return unwaivable_refusal(LETTER_RULE, "letter-erased-already")
    return Plan((Draft(LetterErased(letter.id, letter.writer, request.actor)),))


def _plan_disclosure(
    _machine: Decider, admission: Admission[DiscloseLetter], _context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    if not is_by_own_card(admission):
        return Refused("not-your-card")
    letter = state.kernel.letters.written.get(admission.command.letter)
    if letter is None or letter.writer != request.actor:
        return unwaivable_refusal(LETTER_RULE, "no-such-letter")
    if state.kernel.status != "closed":
        return unwaivable_refusal(LETTER_RULE, "letters-open-later")
    if letter.erased:
        return unwaivable_refusal(LETTER_RULE, "letter-erased-already")
    if letter.audience == EVERYBODY:
        return unwaivable_refusal(LETTER_RULE, "letter-open-already")
    event = LetterDisclosed(
        letter.id,
        letter.thread,
        letter.writer,
        letter.to,
        letter.at,
        letter.text,
        letter.template,
        letter.about,
    )
    return Plan((Draft(event),))


WRITE_LETTER = kernel_act(
    "write-letter", WriteLetter, OwnPlanConduct(_plan_letter, never_offered), ANY_TIME
)
ERASE_LETTER = kernel_act(
    "erase-letter", EraseLetter, OwnPlanConduct(_plan_erasure, never_offered), AFTERWARDS_PERMISSION
)
DISCLOSE_LETTER = kernel_act(
    "disclose-letter",
    DiscloseLetter,
    OwnPlanConduct(_plan_disclosure, never_offered),
    AFTERWARDS_PERMISSION,
)

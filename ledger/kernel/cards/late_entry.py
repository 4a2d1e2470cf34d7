"""Late entry: people ask to join, and stewards let them in or turn them away.

Stewards also hand characters over to other people, and retire characters.
"""

from typing import Annotated, Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Option, Subset, choice
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import LateEntry
from ledger.kernel.cards.late_entry_rule import (
    entering_drafts_with_goods,
    handover_draft,
    is_let_in_at_once,
    may_knock,
    retirement_drafts_with_goods,
)
from ledger.kernel.vocabulary.act_helpers import (
    never_offered,
    refusal_to_non_stewards,
    unwaivable_refusal,
)
from ledger.kernel.vocabulary.card_events import Knocked, TurnedAway
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.name_comparison import is_name_taken
from ledger.kernel.vocabulary.permissions import ANY_TIME, RULING_PERMISSION
from ledger.kernel.vocabulary.person_names import LENGTH_LIMIT
from ledger.kernel.vocabulary.person_names import PERSON_NAME_RULE as OF_NAMES
from ledger.kernel.vocabulary.request import HOST_CARD, Admission, Plan, Refused, Request
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText, TextLimits
from ledger.language.legible_text import normalized_name
from ledger.record.objection import Objection
from ledger.record.seniority import oldest_first
from ledger.record.state import State

LATE_ENTRY_RULE = "ACTA-16"
MAX_WAITING_KNOCKS = 20
"""Maximum number of people who wait to be let in."""

Id = Annotated[str, Field(max_length=64)]


class AskToComeIn(Command):
    """Ask to come into a game that runs, under a name."""

    name: Annotated[FreeText, TextLimits(LENGTH_LIMIT, 1, is_name=True)]
    """The newcomer's name."""


class LetIn(Command):
    """Let somebody play a free character.

    The token of a card without a knock is in the answer, this once.
    """

    character: Id
    """The character."""
    knock: Id = ""
    """The id of the knock of whoever is let in; empty for whoever gets the card."""


class TurnAway(Command):
    """Do not let somebody in who has knocked."""

    knock: Id
    """The id of the knock."""


class TurnAwayAll(Command):
    """Do not let in several who have knocked."""

    knocks: list[Id] = Field(min_length=1, max_length=MAX_WAITING_KNOCKS)
    """The knocks of those who are not let in."""


class HandOverCharacter(LetIn):
    """Let somebody else play a character.

    The person who played it before can no longer see or act with it. The token of the new card is
    in the answer.
    """


class RetireCharacter(Command):
    """Take a character out of play."""

    character: Id
    """The character."""


def _plan_knock(
    machine: Decider, admission: Admission[AskToComeIn], context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    person_name, late_entry = normalized_name(admission.command.name.text), machine.rules.seats.late
    if request.card != HOST_CARD:
        return unwaivable_refusal(LATE_ENTRY_RULE, "has-a-card")
    if not person_name:
        return Refused("malformed", errors=(("name", "say what you are called"),))
    if late_entry is None or not may_knock(machine.rules, state):
        return unwaivable_refusal(LATE_ENTRY_RULE, "nobody-comes-late")
    if len(state.kernel.knocks) >= MAX_WAITING_KNOCKS:
        return unwaivable_refusal(LATE_ENTRY_RULE, "too-many-wait", n=MAX_WAITING_KNOCKS)
    if not is_let_in_at_once(machine.rules, state):
        return Plan((Draft(Knocked(request.id, context.store_words(FreeText(person_name)))),))
    character = late_entry.free(state)[0]
    if is_name_taken(machine.rules, state, character, person_name, context.read_text):
        return unwaivable_refusal(OF_NAMES, "name-taken", name=person_name)
    digest = context.store_words(FreeText(person_name))
    knock_draft = Draft(Knocked(request.id, digest))
    return Plan(
        (
            knock_draft,
            *entering_drafts_with_goods(late_entry, state, character, request.id, digest),
        ),
        main=1,
    )


def _late_entry_rules(
    machine: Decider, admission: Admission[Any], knock: str = ""
) -> LateEntry[Any] | Refused:
    """Return the game's rules of late entry for a steward's act.

    If the actor is no steward or the knock is closed, the function returns the refusal.
    """
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(admission.state)
    if machine.rules.seats.late is None:
        return unwaivable_refusal(LATE_ENTRY_RULE, "nobody-comes-late")
    if knock and knock not in admission.state.kernel.knocks:
        return unwaivable_refusal(LATE_ENTRY_RULE, "no-such-knock")
    return machine.rules.seats.late


def _token_command_and_name(state: State[Any], request: Request, knock: str) -> tuple[str, str]:
    """Return the command whose token opens the new card, and the digest of the person's name."""
    open_knock = state.kernel.knocks.get(knock)
    return (knock, open_knock.name) if open_knock is not None else (request.id, "")


def _plan_letting_in(
    machine: Decider, admission: Admission[LetIn], _context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    late_entry = _late_entry_rules(machine, admission, command.knock)
    if isinstance(late_entry, Refused):
        return late_entry
    if command.character not in late_entry.free(state):
        return unwaivable_refusal(LATE_ENTRY_RULE, "not-free")
    token_command, person_name = _token_command_and_name(state, request, command.knock)
    return Plan(
        entering_drafts_with_goods(late_entry, state, command.character, token_command, person_name)
    )


def _plan_turning_away(
    machine: Decider, admission: Admission[TurnAway], _context: ActContext
) -> Plan | Refused:
    request, command = admission.request, admission.command
    late_entry = _late_entry_rules(machine, admission, command.knock)
    if isinstance(late_entry, Refused):
        return late_entry
    if not command.knock:
        return unwaivable_refusal(LATE_ENTRY_RULE, "no-such-knock")
    return Plan((Draft(TurnedAway(command.knock, request.actor)),))


def _plan_turning_all_away(
    machine: Decider, admission: Admission[TurnAwayAll], _context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    late_entry = _late_entry_rules(machine, admission)
    if isinstance(late_entry, Refused):
        return late_entry
    characters = [
        knock.id
        for knock in oldest_first(state.kernel.knocks)
        if knock.id in admission.command.knocks
    ]
    if not characters:
        return unwaivable_refusal(LATE_ENTRY_RULE, "no-such-knock")
    return Plan(tuple(Draft(TurnedAway(knock, request.actor)) for knock in characters))


def _plan_handover(
    machine: Decider, admission: Admission[HandOverCharacter], _context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    late_entry = _late_entry_rules(machine, admission, command.knock)
    if isinstance(late_entry, Refused):
        return late_entry
    if command.character not in _characters_to_hand_over(state, late_entry):
        return unwaivable_refusal(LATE_ENTRY_RULE, "not-handed-over")
    token_command, person_name = _token_command_and_name(state, request, command.knock)
    return Plan((handover_draft(state, command.character, token_command, person_name),))


def _plan_retirement(
    machine: Decider, admission: Admission[RetireCharacter], _context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    late_entry = _late_entry_rules(machine, admission)
    if isinstance(late_entry, Refused):
        return late_entry
    if command.character not in _characters_to_retire(state, late_entry):
        return unwaivable_refusal(LATE_ENTRY_RULE, "not-retired")
    return Plan(retirement_drafts_with_goods(late_entry, state, command.character))


def _characters_to_hand_over(state: State[Any], late_entry: LateEntry[Any]) -> tuple[str, ...]:
    return tuple(
        character
        for character in late_entry.changing_hands(state)
        if state.kernel.has_card_for(character)
    )


def _characters_to_retire(state: State[Any], late_entry: LateEntry[Any]) -> tuple[str, ...]:
    """Return the characters who may leave. Characters who keep order may not."""
    kernel_state = state.kernel
    leaving_players = (
        character for character in late_entry.leaving(state) if kernel_state.has_card_for(character)
    )
    return tuple(
        character for character in leaving_players if character not in kernel_state.stewards
    )


def _knock_options(state: State[Any]) -> tuple[Option, ...]:
    """Return the people who have knocked, in the order of their knocks."""
    knocks = oldest_first(state.kernel.knocks)
    return tuple(Option(knock.id, "note-knock", {"who": f"knock:{knock.id}"}) for knock in knocks)


def _new_owner_choice(state: State[Any]) -> Choice:
    """Return the choice of the new card's owner: a person at the table, or a person who knocked."""
    return Choice("knock", (Option("", "note-new-print"), *_knock_options(state)), unsaid=True)


def _offer_let_in(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    late_entry = machine.rules.seats.late
    if late_entry is None or not keeps_order(machine, state, actor):
        return None
    free_seats = late_entry.free(state)
    if not free_seats:
        return Form(blocked=(Objection(LATE_ENTRY_RULE, "nobody-is-free", waivable=False),))
    return Form((choice("character", free_seats), _new_owner_choice(state)))


def _offer_turn_away(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    knock_options = _knock_options(state)
    if not knock_options or not keeps_order(machine, state, actor):
        return None
    return Form((Choice("knock", knock_options),))


def _offer_turn_away_all(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    knock_options = _knock_options(state)
    if not knock_options or not keeps_order(machine, state, actor):
        return None
    return Form((Subset("knocks", knock_options, 1, len(knock_options)),))


def _offer_hand_over(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    late_entry = machine.rules.seats.late
    changing_characters = (
        _characters_to_hand_over(state, late_entry) if late_entry is not None else ()
    )
    if not changing_characters or not keeps_order(machine, state, actor):
        return None
    return Form((choice("character", changing_characters), _new_owner_choice(state)))


def _offer_retire(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    late_entry = machine.rules.seats.late
    leaving_characters = _characters_to_retire(state, late_entry) if late_entry is not None else ()
    if not leaving_characters or not keeps_order(machine, state, actor):
        return None
    return Form((choice("character", leaving_characters),))


KNOCK = kernel_act("knock", AskToComeIn, OwnPlanConduct(_plan_knock, never_offered), ANY_TIME)
LET_IN = kernel_act(
    "let-in", LetIn, OwnPlanConduct(_plan_letting_in, _offer_let_in), RULING_PERMISSION
)
TURN_AWAY = kernel_act(
    "turn-away", TurnAway, OwnPlanConduct(_plan_turning_away, _offer_turn_away), RULING_PERMISSION
)
TURN_AWAY_ALL = kernel_act(
    "turn-away-all",
    TurnAwayAll,
    OwnPlanConduct(_plan_turning_all_away, _offer_turn_away_all),
    RULING_PERMISSION,
)
HAND_OVER = kernel_act(
    "hand-over-character",
    HandOverCharacter,
    OwnPlanConduct(_plan_handover, _offer_hand_over),
    RULING_PERMISSION,
)
RETIRE = kernel_act(
    "retire-character",
    RetireCharacter,
    OwnPlanConduct(_plan_retirement, _offer_retire),
    RULING_PERMISSION,
)

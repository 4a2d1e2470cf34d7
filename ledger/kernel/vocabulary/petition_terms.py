"""Conversion of commands into the form of entries, with digests for free words, and back."""

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from ledger.contract.acts import ActContext, Command, Draft
from ledger.kernel.vocabulary.petition_events import AppealMade, PetitionOpened
from ledger.kernel.vocabulary.request import Plan, Request
from ledger.language.free_text import FreeText, free_text_fields
from ledger.record.entry import Event
from ledger.record.state import Appeal, Petition, State

MAX_KNOWN = 4096
"""The maximum number of cached commands. When it is reached, all are dropped."""

Terms = tuple[dict[str, Any], tuple[str, ...]]
"""The fields of a command, and the names of those that are the digests of free words."""


def terms_of_command(
    command: Command, context: ActContext, *, exclude_unset: bool = False
) -> Terms:
    """Return a command in the form of an entry; its free words are stored beside the ledger."""
    terms = command.model_dump(mode="json", by_alias=True, exclude_unset=exclude_unset)
    text_names = tuple(
        field_name for field_name in free_text_fields(type(command)) if terms.get(field_name)
    )
    digests = {
        field_name: context.store_words(text)
        for field_name, text in _free_words(command)
        if field_name in text_names
    }
    return {**terms, **digests}, text_names


def proposed_command(command_type: type[Command], request: Petition | Appeal) -> Command:
    """Return the command of a petition or an appeal, with its stored words.

    A ruling of the kernel stores its reason in a separate field, not in its terms.
    """
    texts = {field_name: FreeText(digest=request.terms[field_name]) for field_name in request.kept}
    is_beside = "reason" in command_type.model_fields and "reason" not in request.terms
    if is_beside and request.reason and isinstance(request, Petition):
        texts["reason"] = FreeText(digest=request.reason)
    return command_type.model_validate({**request.terms, **texts})


def plan_petition(
    state: State[Any],
    request: Request,
    terms: Terms,
    voices: tuple[str, ...],
    reason: str,
    matter: str = "",
) -> Plan:
    """Return the plan with the entry that asks these voices to agree. `reason` is a digest."""
    fields, text_names = terms
    event = PetitionOpened(
        petition=request.id,
        type=request.type,
        actor=request.actor,
        card=request.card,
        terms=fields,
        voices=voices,
        period=state.kernel.period.seq,
        matter=matter,
        waive=request.waive,
        reason=reason,
        appeal=request.appeal,
        kept=text_names,
    )
    return Plan((Draft(event),), is_pending=True)


class ProposedCommands:
    """The commands of open petitions and appeals.

    Each command is validated only once, because every act reads all of these commands.
    """

    def __init__(self) -> None:
        self._commands: dict[str, tuple[Petition | Appeal, Command | None]] = {}

    def command_of(self, command_type: type[Command], request: Petition | Appeal) -> Command | None:
        """Return the command of a petition or an appeal; None if it can no longer be read."""
        cached_command = self._commands.get(request.id)
        if cached_command is not None and cached_command[0] is request:
            return cached_command[1]
        if len(self._commands) >= MAX_KNOWN:
            self._commands.clear()
        try:
            command = proposed_command(command_type, request)
        except ValidationError:
            command = None
        self._commands[request.id] = (request, command)
        return command

    def is_known_without_matter(self, request: Petition | Appeal) -> bool:
        """Return whether a petition is known to be readable and to have no matter."""
        old_petition, command = self._commands.get(request.id, (None, None))
        return old_petition is request and command is not None and not request.matter


def equal_but_for_words(command: Command, other_command: Command) -> bool:
    """Return whether two commands are equal except for free words."""
    return _fields_without_words(command) == _fields_without_words(other_command)


def holds_free_words(event: Event, free_text_fields_of: Callable[[str], tuple[str, ...]]) -> bool:
    """Return whether an entry itself contains free words, as in older ledgers.

    `free_text_fields_of` names the fields of an act that hold free words.
    """
    if not isinstance(event, PetitionOpened | AppealMade):
        return False
    return any(
        event.terms.get(field_name)
        for field_name in free_text_fields_of(event.type)
        if field_name not in event.kept
    )


def _free_words(command: Command) -> list[tuple[str, FreeText]]:
    fields = type(command).model_fields.items()
    field_values = (
        (field.alias or field_name, getattr(command, field_name)) for field_name, field in fields
    )
    return [
        (field_name, field_value)
        for field_name, field_value in field_values
        if isinstance(field_value, FreeText)
    ]


def _fields_without_words(command: Command) -> dict[str, Any]:
    terms = command.model_dump(by_alias=True)
    return {
        field_name: terms[field_name]
        for field_name in terms.keys() - set(free_text_fields(type(command)))
    }

"""Sealed acts: submissions for an open window, and *ready* flags."""

from dataclasses import dataclass, replace
from typing import Any

from ledger.contract.acts import ActContext
from ledger.contract.ruleset import Ruleset
from ledger.kernel.performing.rule_conduct import ConductByRules
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.request import (
    Admission,
    Plan,
    ReadyFlag,
    Refused,
    Request,
    StoredWithoutEntry,
)
from ledger.kernel.vocabulary.window_events import SubmissionsOpened
from ledger.kernel.windows.opening import opening_entry_id
from ledger.language.free_text import free_text_fields
from ledger.record.objection import Objection
from ledger.record.state import State, Window
from ledger.seal.submission import FRAME_FIELDS, Submission

_RESERVED_NAMES = frozenset({*FRAME_FIELDS, "recorder", "waive", "reason", "appeal", "happened_at"})


def check_sealed_acts(rules: Ruleset[Any]) -> None:
    """Raise ValueError for a sealed act without a window kind, or with a forbidden field.

    Free words are forbidden, because the entry that opens the window would contain them. A field
    with the name of a common field is forbidden, because the two could not be distinguished.
    """
    window_kinds = {window.kind for window in rules.play.windows}
    for act in (act for act in rules.play.acts if act.sealed):
        own_field_names = {
            field.alias or field_name for field_name, field in act.command.model_fields.items()
        }
        wrong_names = free_text_fields(act.command) or tuple(
            sorted(own_field_names & _RESERVED_NAMES)
        )
        if act.sealed not in window_kinds:
            raise ValueError(f"{act.name} is sealed for the window {act.sealed!r}, which is none")
        if wrong_names:
            raise ValueError(f"{act.name} is sealed and cannot have the field {wrong_names[0]!r}")


@dataclass(frozen=True)
class ConductBySaving(ConductByRules):
    """The conduct of a sealed act. A permitted command is stored beside the ledger."""

    waivable: bool = False

    def refusal(self, _machine: Decider, admission: Admission[Any]) -> Refused | None:
        """Return the refusal of a request for another character, or without an open window."""
        request = admission.request
        window = _window_to_save_for(admission.state, request, admission.act.sealed)
        return refusal_for_other_character(admission) or refusal_if_nothing_owed(
            window, request.actor
        )

    def plan(
        self, machine: Decider, admission: Admission[Any], _context: ActContext
    ) -> Plan | Refused:
        """Return the plan to store the command, or the refusal.

        A ruling cannot change a refusal. Each character saves only for itself, and no other
        character learns of a refusal. Warnings are not recorded, because their judges would learn
        of the submission. A request that names no window is only tried, for the first window that
        is open to its actor.
        """
        forbidding_objections = self.objections_forbidding_act(machine, admission)
        if forbidding_objections:
            return Refused(
                "refused",
                tuple(replace(objection, waivable=False) for objection in forbidding_objections),
            )
        submission = submission_of(admission.request)
        try:
            _ = submission.digest
        except ValueError:
            sentence = "it has numbers that JSON cannot carry"
            return Refused("malformed", errors=(("body", sentence),))
        return Plan((), keeps=submission)


BY_SAVING = ConductBySaving()


def submission_of(request: Request) -> Submission:
    """Return the submission of a request."""
    return Submission(
        window=request.window,
        who=request.actor,
        revision=request.revision,
        command=request.id,
        card=request.card,
        type=request.type,
        period=request.period,
        fields=request.fields,
        contribution=request.contribution,
        signature=request.signature,
    )


def _window_to_save_for(state: State[Any], request: Request, window_kind: str) -> Window | None:
    windows = state.kernel.windows
    if request.window:
        open_window = windows.get(request.window)
        return open_window if open_window is not None and open_window.kind == window_kind else None
    own_windows = (
        windows[window_id]
        for window_id in sorted(windows)
        if request.actor in windows[window_id].owed
    )
    return next((window for window in own_windows if window.kind == window_kind), None)


def refusal_for_other_character(admission: Admission[Any]) -> Refused | None:
    """Return the refusal of a request to save for another character, or to declare it ready."""
    request = admission.request
    if request.recorder or admission.sender.character != request.actor:
        return Refused("not-your-card")
    ruling = {"waive": request.waive, "reason": request.reason, "appeal": request.appeal}
    faults = tuple(
        (field_name, "nobody rules on what is sealed")
        for field_name in ruling
        if ruling[field_name]
    )
    return Refused("malformed", errors=faults) if faults else None


def refusal_if_nothing_owed(window: Window | None, character: str) -> Refused | None:
    """Return the refusal if a window is over, or if this character owes nothing in it."""
    if window is None or character not in window.owed:
        return _window_refusal("no-such-window")
    return _window_refusal("window-over") if window.final else None


def _window_refusal(message_key: str) -> Refused:
    return Refused("refused", (Objection("ACTA-15", message_key, waivable=False),))


def refusal_without_revision(
    state: State[Any], request: Request, keeps: Submission | ReadyFlag
) -> Refused | None:
    """Return the refusal of a save without a window or a revision number.

    A save is also refused if its phone could have signed it and did not. The author of a save must
    be beyond doubt.
    """
    card = state.kernel.cards.get(request.card)
    if not keeps.window:
        return Refused("malformed", errors=(("window", "name the window that you save this for"),))
    if keeps.revision < 1:
        return Refused("malformed", errors=(("revision", "count what you send for it, from 1"),))
    is_unsigned = isinstance(keeps, Submission) and card is not None and card.key
    return Refused("wrong-signature") if is_unsigned and not request.signature else None


def answer_to_opened_save(state: State[Any], request: Request) -> StoredWithoutEntry | None:
    """Return the answer to a repeated save that has been opened since, or None."""
    opening_entry = state.log.entry(opening_entry_id(request.window)) if request.window else None
    if opening_entry is None or not isinstance(opening_entry.event, SubmissionsOpened):
        return None
    submission = submission_of(request)
    is_same = any(leaf.saved == submission for leaf in opening_entry.event.leaves)
    return StoredWithoutEntry(submission, opening_entry.at, is_repeated=True) if is_same else None

"""How a plan becomes entries: each draft gets a position, readers, and its command."""

from typing import Any

import msgspec

from ledger.contract.acts import ActContext, Draft, Drafts
from ledger.kernel.machine.entry_fold import state_after_entry
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import GameClosed, PeriodOpened, SeedRevealed
from ledger.kernel.vocabulary.objections import warnings_of_draft
from ledger.kernel.vocabulary.posting_audiences import with_audiences
from ledger.kernel.vocabulary.request import Plan, Request
from ledger.kernel.vocabulary.stand_in_rule import with_stand_ins_ended
from ledger.kernel.vocabulary.taps import marked_rolls_and_tap
from ledger.record.entry import CommandMeta, Entry, RecordedWarning, Roll, Tap
from ledger.record.state import State

_ENDING_EVENTS = (PeriodOpened, GameClosed)


def record_plan(
    machine: Decider,
    state: State[Any],
    request: Request,
    digest: str,
    plan: Plan,
    context: ActContext,
) -> tuple[tuple[Entry, ...], State[Any]]:
    """Return the plan's drafts as entries, and the state after them.

    `digest` is the digest of the request. A period that opens reveals the seed of the period that
    ended. Raises OverdraftError.
    """
    has_stand_ins = bool(state.kernel.stand_ins)
    own_drafts = (
        with_stand_ins_ended(state.kernel, request, plan.drafts) if has_stand_ins else plan.drafts
    )
    drafts = _with_revealed_seed(state, own_drafts, context)
    act = _ActRecord(machine, request, digest, plan, len(drafts))
    entries: list[Entry] = []
    for draft_index, draft in enumerate(drafts):
        entry = act.entry(state, draft, draft_index)
        state = state_after_entry(machine.rules, machine.types, state, entry)
        entries.append(entry)
    return tuple(entries), state


def _with_revealed_seed(state: State[Any], drafts: Drafts, context: ActContext) -> Drafts:
    """Return the drafts. If they end a period, add the draft that reveals the seed of its dice."""
    if not any(isinstance(draft.event, _ENDING_EVENTS) for draft in drafts):
        return drafts
    period_number = state.kernel.period.seq
    return (*drafts, Draft(SeedRevealed(period_number, context.seed(period_number))))


class _ActRecord(msgspec.Struct, frozen=True):
    """The data that all entries of one act share."""

    machine: Decider
    request: Request
    digest: str
    """The digest of the request, which is the same in all entries of the act."""
    plan: Plan
    count: int
    """The number of entries of the act."""

    def entry(self, state: State[Any], draft: Draft, draft_index: int) -> Entry:
        """Return a draft as the next entry after this state. `draft_index` counts drafts from 0."""
        plan, event_type, postings = self.plan, draft.event.STORED, draft.postings
        warnings, (rolls, tap) = (
            self._draft_warnings(state, draft, draft_index),
            self._rolls_and_tap(state, draft),
        )
        meta = self._command_meta(draft_index, tap)
        return Entry(
            position=state.log.position + 1,
            # Count from the main draft, because not every reader may know of earlier drafts.
            id=f"{self.request.id}.{(draft_index - plan.main) % self.count}",
            type=event_type,
            at=state.at,
            period=state.kernel.period.seq,
            audience=self.machine.types[event_type].audience(state, draft.event),
            event=draft.event,
            postings=with_audiences(self.machine.rules, state, postings) if postings else (),
            placements=draft.placements,
            rolls=rolls,
            meta=meta,
            warned=warnings,
            ruling=plan.ruling if draft_index == plan.main else None,
        )

    def _rolls_and_tap(
        self, state: State[Any], draft: Draft
    ) -> tuple[tuple[Roll, ...], Tap | None]:
        if not draft.rolls:
            return (), None
        return marked_rolls_and_tap(state.kernel, self.request, draft.rolls)

    def _draft_warnings(
        self, state: State[Any], draft: Draft, draft_index: int
    ) -> tuple[RecordedWarning, ...]:
        """Return the warnings of the draft.

        The main draft also has the plan's warnings, which come first.
        """
        own_warnings = self.plan.warned if draft_index == self.plan.main else ()
        if not draft.warnings:
            return own_warnings
        return (*own_warnings, *warnings_of_draft(draft, state.kernel.stewards))

    def _command_meta(self, draft_index: int, tap: Tap | None) -> CommandMeta:
        request, plan = self.request, self.plan
        return CommandMeta(
            command=request.id,
            type=plan.type or request.type,
            card=request.card,
            actor=plan.actor or request.actor,
            digest=self.digest,
            index=draft_index,
            count=self.count,
            recorder=plan.recorder or request.recorder,
            tap=tap,
            confirmed=plan.confirmer,
            stands_in_for=request.actor if plan.is_by_stand_in else "",
            happened_at=request.happened_at or plan.happened_at,
        )

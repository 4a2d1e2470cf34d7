"""A ruleset that can run: its acts and event types together with those of the kernel.

Every command is checked in one fixed order. Is its receipt known? Does the act exist? Is it
admitted (see `ledger.kernel.machine.admission`)? Does it have the right shape? After that the act
itself decides. Due acts run before these checks (see `Machine.due`).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Generic, TypeVar

from ledger.contract.acts import Act, ActContext, EventType
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.admission import admit
from ledger.kernel.machine.chapters import KERNEL_ACTS
from ledger.kernel.machine.due_acts import next_due_act, payable_plan
from ledger.kernel.machine.entry_fold import state_after_entries, state_after_entry
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.kernel.machine.plan_entries import record_plan
from ledger.kernel.performing.perform import plan_or_refuse
from ledger.kernel.performing.rule_conduct import BY_RULES
from ledger.kernel.vocabulary.decider import Conduct
from ledger.kernel.vocabulary.petition_terms import ProposedCommands
from ledger.kernel.vocabulary.request import (
    DUE_REQUEST,
    HOST_CARD,
    Accepted,
    Outcome,
    Plan,
    Refused,
    Repeated,
    Request,
    StoredWithoutEntry,
    overdraft_objection,
)
from ledger.kernel.windows.clock import NO_WINDOW_DATA, WindowData
from ledger.kernel.windows.sealed_acts import (
    BY_SAVING,
    answer_to_opened_save,
    check_sealed_acts,
    refusal_without_revision,
)
from ledger.language.free_text import free_text_fields
from ledger.record.books import Books, OverdraftError
from ledger.record.entry import Entry, Registry
from ledger.record.log import Log
from ledger.record.seating import Seating
from ledger.record.state import Kernel, State

W = TypeVar("W")


class Machine(Generic[W]):
    """One ruleset with the kernel: folds entries and decides requests."""

    def __init__(self, rules: Ruleset[W]) -> None:
        """Raise ValueError if two acts have one name, or a sealed act is invalid."""
        self.rules = rules
        event_types, event_tidings = (*KERNEL_EVENTS, *rules.play.events), rules.story.befalling
        types = [
            replace(event_type, befalls=event_tidings.get(event_type.event, ()))
            for event_type in event_types
        ]
        self.registry = Registry(entry_type.event for entry_type in types)
        self.types: dict[str, EventType[W, Any]] = {
            event_type.event.STORED: event_type for event_type in types
        }
        self.acts: dict[str, Act[W, Any]] = {act.name: act for act in rules.play.acts}
        self.kernel_acts: dict[str, Act[Any, Any]] = {act.name: act for act in KERNEL_ACTS}
        every_act = (*rules.play.acts, *KERNEL_ACTS)
        self.every_act: dict[str, Act[Any, Any]] = {act.name: act for act in every_act}
        self.conducts = {act.name: _conduct_of(act) for act in every_act}
        self._free = {act.name: free_text_fields(act.command) for act in every_act}
        self.proposals = ProposedCommands()
        self.duties = {duty.kind: duty for duty in rules.play.duties}
        self.windows = {window.kind: window for window in rules.play.windows}
        act_counts = Counter(act.name for act in every_act)
        double_names = sorted(
            act_name for act_name, repetitions in act_counts.items() if repetitions > 1
        )
        if double_names:
            raise ValueError(f"acts of {rules.name} are named twice: {', '.join(double_names)}")
        check_sealed_acts(rules)

    def act(self, act_name: str) -> Act[W, Any]:
        """Return the act of this name. Raises KeyError if there is none."""
        return self.every_act[act_name]

    def has_act(self, act_name: str) -> bool:
        """Return whether an act of this name exists."""
        return act_name in self.every_act

    def free_text_fields(self, act: str) -> tuple[str, ...]:
        """Return the fields of an act that hold free words."""
        return self._free.get(act, ())

    def blank_state(self) -> State[W | None]:
        """Return the state before entry 1."""
        return State(0, Log(), Kernel(), Books(), Seating(), None)

    def evolve(self, state: State[Any], entry: Entry) -> State[Any]:
        """Return the state after an entry.

        Raises OverdraftError if an account would fall below zero.
        """
        return state_after_entry(self.rules, self.types, state, entry)

    def fold(self, entries: Iterable[Entry], state: State[Any] | None = None) -> State[Any]:
        """Return the state after many entries, from the beginning unless a state is given.

        Raises OverdraftError if an account would fall below zero.
        """
        state, entries = state or self.blank_state(), tuple(entries)
        return state_after_entries(self.rules, self.types, state, entries) if entries else state

    def decide(
        self, state: State[W], request: Request, now: int, context: ActContext
    ) -> tuple[Outcome, State[W]]:
        """Answer a request at `now` (milliseconds), and return the state after its entries.

        Refused and repeated requests do not change the state.
        """
        receipt = state.log.receipts.get(request.id)
        if receipt is not None:
            is_same = receipt.digest == request.digest
            return (Repeated(receipt) if is_same else Refused("repeated-otherwise")), state
        state_now = state_at_time(state, now)
        plan = self.plan(state_now, request, context)
        if isinstance(plan, Refused):
            return answer_to_opened_save(state, request) or plan, state
        if plan.keeps is not None:
            refusal = refusal_without_revision(state, request, plan.keeps)
            return refusal or StoredWithoutEntry(plan.keeps, state_now.at), state
        try:
            entries, new_state = self.record(state_now, request, plan, context)
        except OverdraftError as overdraft:
            return Refused("refused", (overdraft_objection(overdraft),)), state
        return Accepted(entries, plan.is_pending), new_state

    def plan(self, state: State[W], request: Request, context: ActContext) -> Plan | Refused:
        """Return the plan of a request or its refusal. No state is changed."""
        admission = admit(self, state, request)
        if isinstance(admission, Refused):
            return admission
        try:
            return plan_or_refuse(self, admission, context)
        except OverdraftError as overdraft:  # by effects that try a move
            return Refused("refused", (overdraft_objection(overdraft),))

    def due_act_name(
        self, state: State[W], now: int, window_data: WindowData = NO_WINDOW_DATA
    ) -> str:
        """Return the name of the next act that is due by `now`; "" if there is none.

        Due acts run before the next command, one after the other. In a pause time stands still.
        """
        due_act = next_due_act(self, state_at_time(state, now), window_data)
        return due_act.name if due_act else ""

    def record_due_act(
        self,
        state: State[W],
        now: int,
        context: ActContext,
        window_data: WindowData = NO_WINDOW_DATA,
    ) -> tuple[tuple[Entry, ...], State[W]]:
        """Return the entries of the due act `context.act`, and the state after these entries.

        Raises ValueError if no act is due.
        """
        due_act = next_due_act(self, state_at_time(state, now), window_data)
        if due_act is None:
            message = f"no act is due at {now}"
            raise ValueError(message)
        state_then = state_at_time(state, due_act.at)
        request = Request(context.act, HOST_CARD, DUE_REQUEST, "", 0)
        return self.record(
            state_then, request, payable_plan(self, state_then, due_act, context), context
        )

    def record(
        self, state: State[W], request: Request, plan: Plan, context: ActContext
    ) -> tuple[tuple[Entry, ...], State[W]]:
        """Return the plan's drafts as entries, and the state after them.

        A period that opens reveals the seed of the period that ended. Raises OverdraftError.
        """
        return record_plan(self, state, request, request.digest, plan, context)

    def check_payment(self, state: State[W], plan: Plan) -> None:
        """Raise OverdraftError if an account has too little for the plan's postings.

        `record` raises the same error, but makes all entries to find it.
        """
        books = state.books
        for draft in plan.drafts:
            books = books.post(draft.postings) if draft.postings else books


def state_at_time(state: State[W], now: int) -> State[W]:
    """Return the same state at `now` (milliseconds). Time never goes back."""
    if now <= state.at:
        return state
    # Every act comes here, and `dataclasses.replace` would take several times as long.
    return State(now, state.log, state.kernel, state.books, state.seating, state.world)


def _conduct_of(act: Act[Any, Any]) -> Conduct:
    """Return the conduct of an act: its own one, the one of submissions, or the one of rules."""
    conduct: Conduct = act.conduct or (BY_SAVING if act.sealed else BY_RULES)
    return conduct

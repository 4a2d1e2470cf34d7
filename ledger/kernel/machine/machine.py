"""A ruleset in a form that runs: its acts and event types, and the kernel's.

Every command is checked in one fixed order. Is its receipt known? Does the act exist? Is it
admitted (see `ledger.kernel.machine.admission`)? Has it the right shape? Then the act itself
decides. Due acts have run before (see `Machine.due`).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Generic, TypeVar

import msgspec
from immutables import Map
from pydantic import ValidationError

from ledger.contract.acts import Act, ActContext, Draft, Drafts, EventType
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.acts import KERNEL_ACTS
from ledger.kernel.machine.admission import check
from ledger.kernel.machine.due import next_due, plan_for_unpaid
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.kernel.machine.evolve import evolve_kernel
from ledger.kernel.performing.agreement import perform_ruling
from ledger.kernel.performing.existence import must_name_what_exists
from ledger.kernel.performing.perform import perform_act
from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary.decider import KernelAct
from ledger.kernel.vocabulary.objections import recorded_warnings
from ledger.kernel.vocabulary.petition_terms import Proposals
from ledger.kernel.vocabulary.posting_audiences import with_audiences
from ledger.kernel.vocabulary.request import (
    DUE,
    HOST,
    Accepted,
    Kept,
    Outcome,
    Plan,
    Refused,
    Repeated,
    Request,
    lack_objection,
    misshapen,
)
from ledger.kernel.vocabulary.stand_in_rule import as_stand_in, taking_over_again
from ledger.kernel.vocabulary.taps import with_origin
from ledger.kernel.windows.clock import NOTHING_BESIDE, Beside
from ledger.kernel.windows.sealed_acts import (
    insist_on_sealable,
    kept_when_opened,
    plan_save,
    refusal_without_count,
)
from ledger.language.free_text import free_fields
from ledger.record.books import Books, OverdraftError
from ledger.record.entry import CommandMeta, Entry, Registry
from ledger.record.letters import Letters
from ledger.record.log import Log
from ledger.record.objection import Objection, assured
from ledger.record.seating import Seating
from ledger.record.state import Kernel, State

W = TypeVar("W")

_ENDING = (e.PeriodOpened, e.GameClosed)


class Machine(Generic[W]):
    """One ruleset with the kernel: folds entries and decides requests."""

    def __init__(self, rules: Ruleset[W]) -> None:
        """Raise ValueError if two acts have one name, or a sealed act is invalid."""
        self.rules = rules
        every, befalling = (*KERNEL_EVENTS, *rules.events), rules.befalling
        types = [replace(one, befalls=befalling.get(one.event, ())) for one in every]
        self.registry = Registry(entry_type.event for entry_type in types)
        self.types: dict[str, EventType[W, Any]] = {t.event.STORED: t for t in types}
        self.acts: dict[str, Act[W, Any]] = {act.name: act for act in rules.acts}
        self.kernel_acts: dict[str, KernelAct] = {act.name: act for act in KERNEL_ACTS}
        self._free = {
            **{name: free_fields(act.command) for name, act in self.acts.items()},
            **{name: free_fields(act.command) for name, act in self.kernel_acts.items()},
        }
        self.proposals = Proposals()
        self.duties = {duty.kind: duty for duty in rules.duties}
        self.windows = {window.kind: window for window in rules.windows}
        names = Counter((*self.kernel_acts, *(act.name for act in rules.acts)))
        taken = sorted(name for name, times in names.items() if times > 1)
        if taken:
            raise ValueError(f"acts of {rules.name} are named twice: {', '.join(taken)}")
        insist_on_sealable(rules)

    def act(self, name: str) -> Act[W, Any] | KernelAct:
        """Return the act of this name. Raises KeyError if there is none."""
        return self.acts[name] if name in self.acts else self.kernel_acts[name]

    def has_act(self, name: str) -> bool:
        """Return whether there is an act of this name."""
        return name in self.acts or name in self.kernel_acts

    def free_fields(self, act: str) -> tuple[str, ...]:
        """Return the fields of an act that hold free words."""
        return self._free.get(act, ())

    def blank(self) -> State[W | None]:
        """Return the state before entry 1."""
        return State(0, Log(), Kernel(), Books(), Seating(), None)

    def evolve(self, state: State[Any], entry: Entry) -> State[Any]:
        """Return the state after an entry.

        Raises OverdraftError if an account would fall below zero.
        """
        return self._after(state, entry, state.log.after(entry))

    def _after(self, state: State[Any], entry: Entry, log: Log) -> State[Any]:
        """Return the state after an entry, with this log, which no fold reads."""
        event = entry.event
        kernel, world = self._evolve_kernel(state.kernel, entry), state.world
        if isinstance(event, e.GameFounded):
            founding = self.rules.found(event.scenario)
            letters, world = Letters(Map(founding.letters)), founding.world
            kernel = msgspec.structs.replace(
                kernel, letters=letters, score_board=founding.score_board
            )
        follow = self.rules.follows.get(type(event))
        if follow is not None:
            world = follow(world, event, entry)
        world = self.types[entry.type].evolve(world, event, entry)
        return State(
            at=entry.at,
            log=log,
            kernel=kernel,
            books=state.books.post(entry.postings) if entry.postings else state.books,
            seating=(
                state.seating.put(entry.placements, entry.position)
                if entry.placements
                else state.seating
            ),
            world=world,
        )

    def _evolve_kernel(self, kernel: Kernel, entry: Entry) -> Kernel:
        """Return the kernel after an entry; a reading newer than the game has its default."""
        after = evolve_kernel(kernel, entry)
        if not isinstance(entry.event, e.GameFounded):
            return after
        usual = {switch.name: switch.default for switch in self.rules.switches}
        return msgspec.structs.replace(after, switches=Map({**usual, **after.switches}))

    def fold(self, entries: Iterable[Entry], state: State[Any] | None = None) -> State[Any]:
        """Return the state after many entries, from the beginning unless a state is given.

        Raises OverdraftError if an account would fall below zero.
        """
        state, entries = state or self.blank(), tuple(entries)
        log = state.log.after(*entries)
        for entry in entries:
            state = self._after(state, entry, log)
        return state

    def decide(
        self, state: State[W], request: Request, now: int, context: ActContext
    ) -> tuple[Outcome, State[W]]:
        """Answer a request at `now` (milliseconds), and return the state after its entries.

        Refused and repeated requests leave the state as it was.
        """
        known = state.log.receipts.get(request.id)
        if known is not None:
            same = known.digest == request.digest
            return (Repeated(known) if same else Refused("repeated-otherwise")), state
        asked = replace(state, at=max(now, state.at))
        plan = self.plan(asked, request, context)
        if isinstance(plan, Refused):
            return kept_when_opened(state, request) or plan, state
        if plan.keeps is not None:
            wrong = refusal_without_count(state, request, plan.keeps)
            return wrong or Kept(plan.keeps, asked.at), state
        try:
            entries, after = self.record(asked, request, plan, context)
        except OverdraftError as overdraft:
            return Refused("refused", (lack_objection(overdraft),)), state
        return Accepted(entries, plan.pending), after

    def plan(self, state: State[W], request: Request, context: ActContext) -> Plan | Refused:
        """Return the plan of a request or its refusal; no state is changed."""
        if not self.has_act(request.type):
            return Refused("unknown-act")
        act = self.act(request.type)
        shut_out = check(self, state, request, act)
        if shut_out is not None:
            return shut_out
        try:
            command = act.command.model_validate(request.fields)
        except ValidationError as error:
            return misshapen(error)
        unknown = tuple(must_name_what_exists(self.rules, state, command))
        if unknown:
            return Refused("refused", unknown)
        if isinstance(act, KernelAct):
            found = perform_ruling(self, state, request, act, command, context)
        elif act.sealed:
            return plan_save(state, request, act, command)
        else:
            found = perform_act(self, state, request, act, command, context)
        return _coming_to_something(as_stand_in(found, state, request, act, command))

    def due(self, state: State[W], now: int, beside: Beside = NOTHING_BESIDE) -> str:
        """Return the name of the next act that is due by `now`, or "" for none.

        Due acts run before the next command, one after the other. In a pause time stands still.
        """
        found = next_due(self, replace(state, at=max(now, state.at)), beside)
        return found.name if found else ""

    def fall_due(
        self,
        state: State[W],
        now: int,
        context: ActContext,
        beside: Beside = NOTHING_BESIDE,
    ) -> tuple[tuple[Entry, ...], State[W]]:
        """Return the due entries of the house, under the act `context.act`, and the state after."""
        found = assured(next_due(self, replace(state, at=max(now, state.at)), beside))
        asked = replace(state, at=max(found.at, state.at))
        request = Request(context.act, HOST, DUE, "", 0)
        try:
            return self.record(asked, request, found.plan(context), context)
        except OverdraftError as overdraft:
            return self.record(asked, request, plan_for_unpaid(asked, found, overdraft), context)

    def record(
        self, state: State[W], request: Request, plan: Plan, context: ActContext
    ) -> tuple[tuple[Entry, ...], State[W]]:
        """Return the plan's drafts as entries, and the state after them.

        A period that opens reveals the seed of the period that ended. Raises OverdraftError.
        """
        returned = taking_over_again(state.kernel, request, plan.drafts)
        drafts = _revealing(state, returned, context)
        entries: list[Entry] = []
        for index, draft in enumerate(drafts):
            entry = self._entry(state, request, plan, draft, index, len(drafts))
            state = self.evolve(state, entry)
            entries.append(entry)
        return tuple(entries), state

    def _entry(
        self,
        state: State[W],
        request: Request,
        plan: Plan,
        draft: Draft,
        index: int,
        count: int,
    ) -> Entry:
        main, follow = index == plan.main, recorded_warnings(draft, state.kernel.stewards)
        rolls, tap = with_origin(state.kernel, request, draft.rolls)
        return Entry(
            position=state.log.position + 1,
            # Count from the main draft: not every reader may know of the drafts before it.
            id=f"{request.id}.{(index - plan.main) % count}",
            type=draft.event.STORED,
            at=state.at,
            period=state.kernel.period.seq,
            audience=self.types[draft.event.STORED].audience(state, draft.event),
            event=draft.event,
            postings=with_audiences(self.rules, state, draft.postings),
            placements=draft.placements,
            rolls=rolls,
            meta=CommandMeta(
                command=request.id,
                type=plan.type or request.type,
                card=request.card,
                actor=plan.actor or request.actor,
                digest=request.digest,
                index=index,
                count=count,
                recorder=plan.recorder or request.recorder,
                tap=tap,
                confirmed=plan.confirmed,
                stands_in_for=request.actor if plan.stands_in else "",
                happened_at=request.happened_at or plan.happened_at,
            ),
            warned=(*(plan.warned if main else ()), *follow),
            ruling=plan.ruling if main else None,
        )


def _coming_to_something(plan: Plan | Refused) -> Plan | Refused:
    """Return the plan, or a refusal if it would record nothing.

    A plan can be empty if a ruling waives its objections.
    """
    if isinstance(plan, Plan) and not (plan.drafts or plan.keeps):
        nothing = Objection("ACTA-02", "comes-to-nothing", waivable=False)
        return Refused("refused", (nothing,))
    return plan


def _revealing(state: State[Any], drafts: Drafts, context: ActContext) -> Drafts:
    if not any(isinstance(draft.event, _ENDING) for draft in drafts):
        return drafts
    ended = state.kernel.period.seq
    return (*drafts, Draft(e.SeedRevealed(ended, context.seed(ended))))

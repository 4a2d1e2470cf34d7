"""A game's chapters combined: each may forbid or extend the acts of all other chapters."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Drafts,
    DutyType,
    EventType,
    WindowType,
    with_changed_consent,
)
from ledger.contract.chapter import (
    Chapter,
    ClosingFunction,
    Consequence,
    DueFunction,
    Fold,
    Guard,
    acts_of,
    events_of,
)
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.transcript import Folds, folds_by_event, state_after, state_with_moves
from ledger.record.books import OverdraftError
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objections
from ledger.record.state import Duty, State, SwitchValue, Window

W = TypeVar("W")
T = TypeVar("T")


def collect_from_chapters(
    chapters: Iterable[Chapter[W]], parts_of: Callable[[Chapter[W]], tuple[T, ...]]
) -> tuple[T, ...]:
    """Return the values of one kind from all chapters, in their order."""
    return tuple(item for chapter in chapters for item in parts_of(chapter))


def with_guards(act: Act[W, Any], guards: tuple[Guard[W], ...]) -> Act[W, Any]:
    """Return the act with these guards. The act is refused, and not offered, if a guard objects."""

    def guard_objections(state: State[W], actor: str) -> Objections:
        for guard in guards:
            yield from guard(state, actor, act.name)

    def guarded_objections(state: State[W], actor: str, command: Command) -> Objections:
        yield from guard_objections(state, actor)
        yield from act.objections(state, actor, command)

    def guarded_offer(state: State[W], actor: str, known_state: KnownState[W]) -> Form | None:
        form = act.offer(state, actor, known_state)
        guards_broken = (
            tuple(
                objection for objection in guard_objections(state, actor) if objection.grade == "L"
            )
            if form
            else ()
        )
        return Form(blocked=guards_broken) if guards_broken else form

    return replace(act, objections=guarded_objections, offer=guarded_offer)


@dataclass(frozen=True)
class Composition(Generic[W]):
    """All chapters of a game, combined in their order."""

    chapters: tuple[Chapter[W], ...]
    follows: Mapping[type[Event], Fold[W]] = field(default_factory=dict)
    """Folds of the whole world for some events. Each runs before the event's own fold."""
    closing: str = ""
    """The act that ends a period.

    The closing drafts of the period come before this act's drafts.
    """
    closings: tuple[ClosingFunction[W], ...] = ()
    """Further closing drafts of a period, which come before the closing drafts of the chapters."""
    guards: tuple[Guard[W], ...] = ()
    """Guards of all acts, which are asked after the guards of the chapters."""

    @cached_property
    def events(self) -> tuple[EventType[W, Any], ...]:
        """Return all event types."""
        return events_of(self.chapters)

    @cached_property
    def folds(self) -> Folds[W]:
        """Return the folds of the world for each kind of event."""
        return folds_by_event(self.events, self.follows)

    @cached_property
    def _consequences(self) -> tuple[Consequence[W], ...]:
        return collect_from_chapters(self.chapters, lambda chapter: chapter.consequences)

    @cached_property
    def _due_functions(self) -> tuple[DueFunction[W], ...]:
        return collect_from_chapters(self.chapters, lambda chapter: chapter.due)

    def acts(self, chapters: Iterable[Chapter[W]], *guards: Guard[W]) -> tuple[Act[W, Any], ...]:
        """Return the acts of these chapters, with the additions of all others.

        The `guards` are checked first.
        """
        acts_everywhere = (
            *collect_from_chapters(self.chapters, lambda chapter: chapter.guards),
            *self.guards,
        )
        return tuple(
            self._compose_act(act, (*guards, *acts_everywhere)) for act in acts_of(chapters)
        )

    def _compose_act(self, act: Act[W, Any], guards: tuple[Guard[W], ...]) -> Act[W, Any]:
        full_act = with_guards(self._with_added_voices(act), guards)

        def act_effects_with_consequences(
            state: State[W], actor: str, command: Command, context: ActContext
        ) -> Drafts:
            closing_drafts = self._period_closing_drafts(state) if act.name == self.closing else ()
            return self._with_consequences(
                state, (*closing_drafts, *full_act.effects(state, actor, command, context))
            )

        return replace(full_act, effects=act_effects_with_consequences)

    def _with_added_voices(self, act: Act[W, Any]) -> Act[W, Any]:
        """Return the act with the voices and recorders that other chapters add."""
        voice_functions = collect_from_chapters(self.chapters, lambda chapter: chapter.voices)
        standing_in = collect_from_chapters(self.chapters, lambda chapter: chapter.recorders)

        def all_voices(state: State[W], actor: str, command: Command) -> tuple[str, ...]:
            voices = [*act.consent.voices(state, actor, command)]
            voices += (
                voice
                for voices_of in voice_functions
                for voice in voices_of(state, actor, act.name)
            )
            return tuple(dict.fromkeys(voice for voice in voices if voice != actor))

        def all_recorders(state: State[W], actor: str, command: Command) -> tuple[str, ...]:
            recorders = act.consent.recorders(state, actor, command)
            stand_ins = [
                stand_in
                for stand_ins_of in standing_in
                for stand_in in stand_ins_of(state, actor, act.name)
            ]
            # A stand-in cannot agree for others. If other voices are needed, the actor must ask
            # them.
            added_recorders = (
                set(all_voices(state, actor, command)).difference(stand_ins) if stand_ins else ()
            )
            return recorders if added_recorders else tuple(dict.fromkeys((*recorders, *stand_ins)))

        return with_changed_consent(act, voices=all_voices, recorders=all_recorders)

    def _period_closing_drafts(self, state: State[W]) -> Drafts:
        """Return the closing drafts of a period.

        Each chapter sees the goods after the drafts of earlier chapters.
        """
        drafts: Drafts = ()
        for draft_closing in (
            *self.closings,
            *collect_from_chapters(self.chapters, lambda chapter: chapter.closings),
        ):
            closing_drafts = tuple(draft_closing(state))
            state = state_with_moves(state, closing_drafts)
            drafts = (*drafts, *closing_drafts)
        return drafts

    def _with_consequences(self, state: State[W], drafts: Drafts) -> Drafts:
        """Return the drafts and, if they move goods or people the drafts that follow from them."""
        if not any(draft.postings or draft.placements for draft in drafts):
            return drafts
        try:
            state_then = state_after(state, drafts, self.folds)
        except OverdraftError:
            return drafts  # The kernel refuses the act for the same reason, and names it.
        return (
            *drafts,
            *(
                draft
                for consequence in self._consequences
                for draft in consequence(state, state_then)
            ),
        )

    def duties(self) -> tuple[DutyType[W], ...]:
        """Return all duty types, whose drafts include the consequences of these drafts."""
        return tuple(
            map(
                self._compose_duty,
                collect_from_chapters(self.chapters, lambda chapter: chapter.duties),
            )
        )

    def _compose_duty(self, duty: DutyType[W]) -> DutyType[W]:
        def duty_effects_with_consequences(
            state: State[W], owed_duty: Duty, option: str, context: ActContext
        ) -> Drafts:
            drafts = duty.effects(state, owed_duty, option, context)
            still_owed = state.kernel.duties.delete(owed_duty.id)
            kernel_state = msgspec.structs.replace(state.kernel, duties=still_owed)
            return self._with_consequences(replace(state, kernel=kernel_state), drafts)

        return replace(duty, effects=duty_effects_with_consequences)

    def windows(self) -> tuple[WindowType[W], ...]:
        """Return all window types, whose drafts include the consequences of these drafts."""
        return tuple(
            map(
                self._compose_window,
                collect_from_chapters(self.chapters, lambda chapter: chapter.windows),
            )
        )

    def _compose_window(self, window_type: WindowType[W]) -> WindowType[W]:
        def window_effects_with_consequences(
            state: State[W],
            window: Window,
            submissions: Mapping[str, Command | None],
            context: ActContext,
        ) -> Drafts:
            return self._with_consequences(
                state, window_type.effects(state, window, submissions, context)
            )

        return replace(window_type, effects=window_effects_with_consequences)

    def due_drafts(self, state: State[W], now: int, opening_drafts: Drafts) -> Drafts:
        """Return the due drafts: those that open the next period, or delayed drafts."""
        if opening_drafts:
            return self._with_consequences(
                state, (*self._period_closing_drafts(state), *opening_drafts)
            )
        return self._with_consequences(
            state,
            tuple(
                draft for due_function in self._due_functions for draft in due_function(state, now)
            ),
        )

    def irregular(self, state: State[W], switch: str, value: SwitchValue) -> tuple[str, ...]:
        """Return all facts that a changed reading makes irregular. No goods or pieces are moved."""
        change_functions = collect_from_chapters(self.chapters, lambda chapter: chapter.irregular)
        return tuple(
            effect for change in change_functions for effect in change(state, switch, value)
        )


def world_in_new_period(
    chapters: Iterable[Chapter[W]], world: W, event: PeriodOpened, entry: Entry
) -> W:
    """Return the world in a new period after each chapter has changed it."""
    for begin_period in collect_from_chapters(chapters, lambda chapter: chapter.periods):
        world = begin_period(world, event, entry)
    return world

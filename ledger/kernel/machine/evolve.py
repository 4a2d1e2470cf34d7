"""The folds of the kernel's state over the kernel's entries.

These functions never refuse an entry.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.kernel.cards.folds import CARD_FOLDS
from ledger.kernel.cast.folds import CAST_FOLDS
from ledger.kernel.grave.folds import GRAVE_FOLDS
from ledger.kernel.letters.folds import LETTER_FOLDS
from ledger.kernel.takeover.folds import TAKEOVER_FOLDS
from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary import petition_events
from ledger.kernel.vocabulary.objections import questions_from_warnings
from ledger.kernel.windows.folds import WINDOW_FOLDS, windows_after_pause
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from ledger.record.state import (
    Appeal,
    Card,
    Duty,
    ExpiredPetition,
    GraveAct,
    Kernel,
    Period,
    Petition,
    Question,
)

EXPIRED_PERIODS = 2
"""The number of periods in which an expired petition is known.

In Ludi Romani a short period of journeys follows each season. A request of the summer can be made
again in the winter.
"""

PetitionEnd = (
    petition_events.PetitionCarried
    | petition_events.PetitionDeclined
    | petition_events.PetitionWithdrawn
)


def _evolve_founding(_kernel: Kernel, event: e.GameFounded, entry: Entry) -> Kernel:
    return Kernel(
        game=event.game,
        ruleset=event.ruleset,
        version=event.version,
        title=event.title,
        stewards=event.stewards,
        commitment=event.commitment,
        seal_key=event.seal_key,
        dice=event.dice,
        cards=Map({card: Card(card, character) for card, character in event.cards}),
        switches=Map(event.switches),
        period=Period(opened=entry.at, **event.period),
        names=Map(event.names),
        players=event.players,
        status="paused" if event.waits else "open",
        paused_at=entry.at if event.waits else 0,
        began=0 if event.waits else entry.at,
        waiting=event.waits,
    )


def _evolve_period(kernel_state: Kernel, event: e.PeriodOpened, entry: Entry) -> Kernel:
    period = Period(event.seq, event.kind, event.key, event.year, event.minutes, entry.at)
    petitions = Map(
        {
            petition_id: petition_state
            for petition_id, petition_state in kernel_state.petitions.items()
            if petition_state.period >= event.seq
        }
    )
    grave_acts = Map(
        {
            act_id: grave_act
            for act_id, grave_act in kernel_state.grave_acts.items()
            if _grave_act_still_waits(grave_act, event.seq)
        }
    )
    return replace(
        kernel_state,
        period=period,
        petitions=petitions,
        expired=_expired_by_period(kernel_state, event, entry),
        grave_acts=grave_acts,
        rulings=0,
    )


def _expired_by_period(
    kernel_state: Kernel, event: e.PeriodOpened, entry: Entry
) -> Map[str, ExpiredPetition]:
    """Return the expired petitions after this period opened.

    An entry about the end of each petition follows. Older ledgers have no such entries, so the next
    opening drops petitions without one. Several openings in one act are at one time.
    """
    earlier_petitions = {
        petition_id: expired_petition
        for petition_id, expired_petition in kernel_state.expired.items()
        if event.seq - expired_petition.seq < EXPIRED_PERIODS
        and (expired_petition.recorded or expired_petition.at == entry.at)
    }
    ended_petitions = {
        petition_id: ExpiredPetition(petition_state, event.seq, event.kind, event.year, entry.at)
        for petition_id, petition_state in kernel_state.petitions.items()
        if petition_state.period < event.seq
    }
    return Map({**earlier_petitions, **ended_petitions})


def _grave_act_still_waits(waiting_act: GraveAct, period_number: int) -> bool:
    """Return whether a grave act still waits in this period.

    An act with a period of its own waits only in that period.
    """
    return waiting_act.petition.period in (0, period_number)


def _evolve_nothing(kernel_state: Kernel, _event: Any, _entry: Entry) -> Kernel:
    return kernel_state


def _evolve_new_petition(
    kernel_state: Kernel, event: petition_events.PetitionOpened, entry: Entry
) -> Kernel:
    petition = Petition(
        event.petition,
        event.type,
        event.actor,
        event.card,
        event.terms,
        event.voices,
        (),
        event.period,
        entry.audience,
        event.matter,
        event.waive,
        event.reason,
        event.appeal,
        event.kept,
        entry.at,
        entry.position,
    )
    old_ids = [
        petition_id
        for petition_id, expired_petition in kernel_state.expired.items()
        if _asks_again(petition, expired_petition.petition)
    ]
    for petition_id in old_ids:
        kernel_state = replace(kernel_state, expired=kernel_state.expired.delete(petition_id))
    return replace(kernel_state, petitions=kernel_state.petitions.set(event.petition, petition))


def _asks_again(petition: Petition, old_petition: Petition) -> bool:
    """Return whether a petition asks the same people for the same kind of act as an earlier one."""
    return (petition.type, petition.actor, petition.voices) == (
        old_petition.type,
        old_petition.actor,
        old_petition.voices,
    )


def _evolve_consent(
    kernel_state: Kernel, event: petition_events.PetitionConsented, _entry: Entry
) -> Kernel:
    old_petition = kernel_state.petitions[event.petition]
    petition = replace(old_petition, given=(*old_petition.given, event.voice))
    return replace(kernel_state, petitions=kernel_state.petitions.set(event.petition, petition))


def _evolve_petition_end(kernel_state: Kernel, event: PetitionEnd, _entry: Entry) -> Kernel:
    return replace(kernel_state, petitions=_without_key(kernel_state.petitions, event.petition))


def _evolve_lapsed_petition(
    kernel_state: Kernel, event: petition_events.PetitionLapsed, _entry: Entry
) -> Kernel:
    expired_petition, open_petition = (
        kernel_state.expired.get(event.petition),
        kernel_state.petitions.get(event.petition),
    )
    if expired_petition is not None:
        recorded_petition = replace(expired_petition, recorded=True)
    elif open_petition is not None:
        recorded_petition = ExpiredPetition(open_petition, kernel_state.period.seq, recorded=True)
    else:
        return kernel_state
    return replace(
        kernel_state,
        petitions=_without_key(kernel_state.petitions, event.petition),
        expired=kernel_state.expired.set(event.petition, recorded_petition),
    )


def _evolve_new_duty(kernel_state: Kernel, event: e.DutyOwed, entry: Entry) -> Kernel:
    duty = Duty(
        event.duty,
        event.kind,
        event.owes,
        event.options,
        event.default,
        event.period,
        event.terms,
        entry.audience,
        entry.at,
        entry.position,
    )
    return replace(kernel_state, duties=kernel_state.duties.set(event.duty, duty))


def _evolve_duty_end(kernel_state: Kernel, event: e.DutyDischarged, _entry: Entry) -> Kernel:
    return replace(kernel_state, duties=_without_key(kernel_state.duties, event.duty))


def _evolve_new_appeal(
    kernel_state: Kernel, event: petition_events.AppealMade, entry: Entry
) -> Kernel:
    appeal = Appeal(
        event.appeal,
        event.type,
        event.actor,
        event.card,
        event.terms,
        event.rules,
        event.reason,
        event.matter,
        event.kept,
        entry.position,
    )
    return replace(kernel_state, appeals=kernel_state.appeals.set(event.appeal, appeal))


def _evolve_appeal_end(
    kernel_state: Kernel,
    event: petition_events.AppealUpheld | petition_events.AppealDismissed,
    _entry: Entry,
) -> Kernel:
    return replace(kernel_state, appeals=_without_key(kernel_state.appeals, event.appeal))


def _evolve_contested_act(kernel_state: Kernel, event: e.ActContested, entry: Entry) -> Kernel:
    question = Question(
        id=entry.id,
        entry=event.entry,
        key="act-contested",
        rule="ACTA-06",
        args={"who": f"who:{event.by}"},
        judges=kernel_state.stewards,
        audience=entry.audience,
        by=event.by,
        reason=event.reason,
        position=entry.position,
    )
    return replace(kernel_state, questions=kernel_state.questions.set(question.id, question))


def _evolve_settled_question(
    kernel_state: Kernel, event: e.QuestionSettled, _entry: Entry
) -> Kernel:
    return replace(kernel_state, questions=_without_key(kernel_state.questions, event.question))


def _evolve_reversal(kernel_state: Kernel, event: e.EntryReversed, entry: Entry) -> Kernel:
    return replace(kernel_state, reversed=kernel_state.reversed.set(event.entry, entry.id))


def _evolve_switch(kernel_state: Kernel, event: e.SwitchSet, _entry: Entry) -> Kernel:
    return replace(kernel_state, switches=kernel_state.switches.set(event.switch, event.value))


def _evolve_dice_source(kernel_state: Kernel, event: e.DiceSet, _entry: Entry) -> Kernel:
    return replace(kernel_state, dice=event.value)


def _evolve_introduction(kernel_state: Kernel, event: e.Introduced, _entry: Entry) -> Kernel:
    return replace(kernel_state, names=kernel_state.names.set(event.character, event.name))


def _evolve_beginning(kernel_state: Kernel, _event: e.GameBegun, entry: Entry) -> Kernel:
    pause_length = entry.at - kernel_state.paused_at
    return replace(
        kernel_state,
        status="closing" if kernel_state.closes_at else "open",
        paused_at=0,
        closes_at=kernel_state.closes_at + pause_length if kernel_state.closes_at else 0,
        period=replace(kernel_state.period, opened=entry.at, paused=0),
        began=entry.at,
        waiting=False,
        windows=windows_after_pause(kernel_state.windows, kernel_state.paused_at, entry.at),
    )


def _evolve_pause(kernel_state: Kernel, _event: e.GamePaused, entry: Entry) -> Kernel:
    return replace(kernel_state, status="paused", paused_at=entry.at)


def _evolve_resumption(kernel_state: Kernel, event: e.GameResumed, _entry: Entry) -> Kernel:
    pause_before_opening = max(0, kernel_state.period.opened - kernel_state.paused_at)
    period = replace(
        kernel_state.period, paused=kernel_state.period.paused + event.stood - pause_before_opening
    )
    return replace(
        kernel_state,
        status="closing" if kernel_state.closes_at else "open",
        paused_at=0,
        closes_at=kernel_state.closes_at + event.stood if kernel_state.closes_at else 0,
        period=period,
        windows=windows_after_pause(
            kernel_state.windows, kernel_state.paused_at, kernel_state.paused_at + event.stood
        ),
    )


def _evolve_announced_closing(
    kernel_state: Kernel, event: e.ClosingAnnounced, _entry: Entry
) -> Kernel:
    return replace(kernel_state, closing_by=event.card, closing_minutes=event.minutes)


def _evolve_confirmed_closing(
    kernel_state: Kernel, event: e.ClosingConfirmed, entry: Entry
) -> Kernel:
    if kernel_state.status == "paused":  # the countdown waits, as if the pause had begun with it
        return replace(
            kernel_state, closes_at=event.closes_at - (entry.at - kernel_state.paused_at)
        )
    return replace(kernel_state, status="closing", closes_at=event.closes_at)


def _evolve_cancelled_closing(
    kernel_state: Kernel, _event: e.ClosingCancelled, _entry: Entry
) -> Kernel:
    status = "open" if kernel_state.status == "closing" else kernel_state.status
    return replace(kernel_state, status=status, closing_by="", closing_minutes=0, closes_at=0)


def _evolve_end_of_game(kernel_state: Kernel, _event: e.GameClosed, _entry: Entry) -> Kernel:
    """Return the closed game, without windows, grave acts, petitions and appeals.

    Open questions and duties stay.
    """
    return replace(
        kernel_state,
        status="closed",
        windows=Map(),
        grave_acts=Map(),
        petitions=Map(),
        appeals=Map(),
        expired=Map(),
    )


def _without_key(entries_by_key: Map[str, Any], key: str) -> Map[str, Any]:
    return entries_by_key.delete(key) if key in entries_by_key else entries_by_key


KERNEL_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    e.GameFounded: _evolve_founding,
    e.PeriodOpened: _evolve_period,
    e.SeedRevealed: _evolve_nothing,
    **CARD_FOLDS,
    **CAST_FOLDS,
    petition_events.PetitionOpened: _evolve_new_petition,
    petition_events.PetitionConsented: _evolve_consent,
    petition_events.PetitionCarried: _evolve_petition_end,
    petition_events.PetitionDeclined: _evolve_petition_end,
    petition_events.PetitionWithdrawn: _evolve_petition_end,
    petition_events.PetitionLapsed: _evolve_lapsed_petition,
    **GRAVE_FOLDS,
    e.DutyOwed: _evolve_new_duty,
    e.DutyDischarged: _evolve_duty_end,
    petition_events.AppealMade: _evolve_new_appeal,
    petition_events.AppealUpheld: _evolve_appeal_end,
    petition_events.AppealDismissed: _evolve_appeal_end,
    e.ActContested: _evolve_contested_act,
    e.QuestionSettled: _evolve_settled_question,
    e.EntryReversed: _evolve_reversal,
    e.Disclosed: _evolve_nothing,
    e.SwitchSet: _evolve_switch,
    e.DiceSet: _evolve_dice_source,
    e.Introduced: _evolve_introduction,
    e.GameBegun: _evolve_beginning,
    e.GamePaused: _evolve_pause,
    e.GameResumed: _evolve_resumption,
    e.ClosingAnnounced: _evolve_announced_closing,
    e.ClosingConfirmed: _evolve_confirmed_closing,
    e.ClosingCancelled: _evolve_cancelled_closing,
    e.GameClosed: _evolve_end_of_game,
    **WINDOW_FOLDS,
    **LETTER_FOLDS,
    **TAKEOVER_FOLDS,
}


def evolve_kernel(kernel_state: Kernel, entry: Entry) -> Kernel:
    """Return the kernel after an entry.

    The folds, the judges' queue and the number of rulings are updated.
    """
    event = entry.event
    fold = KERNEL_FOLDS.get(type(event))
    if fold is not None:
        kernel_state = fold(kernel_state, event, entry)
    if entry.warned:
        questions = kernel_state.questions.update(
            {question.id: question for question in questions_from_warnings(entry)}
        )
        kernel_state = replace(kernel_state, questions=questions)
    if entry.ruling or _is_ruling(event):
        kernel_state = replace(kernel_state, rulings=kernel_state.rulings + 1)
    return kernel_state


_RULING_EVENTS = frozenset({e.SwitchSet, e.DiceSet, e.EntryReversed})
"""Events that may be rulings. `_is_ruling` excludes a reversal of the actor's own act."""


def _is_ruling(event: Any) -> bool:
    return type(event) in _RULING_EVENTS and not (isinstance(event, e.EntryReversed) and event.own)

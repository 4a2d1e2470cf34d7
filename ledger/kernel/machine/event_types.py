"""The kernel's event types: their audiences, and the arguments of their messages."""

from typing import Any

from ledger.contract.acts import EventType, everybody
from ledger.contract.message_keys import question_message, value_message
from ledger.kernel.cast import events as cast_events
from ledger.kernel.letters.types import LETTER_EVENTS
from ledger.kernel.takeover import events as takeover_events
from ledger.kernel.vocabulary import card_events as cards
from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary import grave_events, petition_events, window_events
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.entry import Entry
from ledger.record.objection import Args
from ledger.record.references import CROWD
from ledger.record.state import State


def _world(world: Any, _event: Any, _entry: Entry) -> Any:
    return world


def _card_seen(state: State[Any], event: Any) -> Audience:
    return only(state.kernel.character(event.card), state.kernel.stewards)


def _stewards(state: State[Any], _event: Any) -> Audience:
    return only(state.kernel.stewards)


def _petition_seen(state: State[Any], event: Any) -> Audience:
    if isinstance(event, petition_events.PetitionOpened):
        return only(event.actor, event.voices, state.kernel.stewards)
    return state.kernel.petitions[event.petition].audience


def _duty_seen(state: State[Any], event: Any) -> Audience:
    if isinstance(event, e.DutyOwed):
        return only(event.owes, event.seen, state.kernel.stewards)
    return state.kernel.duties[event.duty].audience


def _appeal_seen(state: State[Any], event: Any) -> Audience:
    return only(event.actor, state.kernel.stewards)


def _target_seen(state: State[Any], event: Any) -> Audience:
    target = state.log.entry(event.entry)
    return only(target.audience if target else EVERYBODY, state.kernel.stewards)


def _disclosed_seen(state: State[Any], event: e.Disclosed) -> Audience:
    return only(event.to, state.kernel.stewards)


def _question_seen(state: State[Any], event: Any) -> Audience:
    return state.kernel.questions[event.question].audience


def _window_seen(state: State[Any], event: Any) -> Audience:
    if isinstance(event, window_events.WindowOpened):
        return only(event.seen, event.owed, state.kernel.stewards)
    window = state.kernel.windows[event.window]
    if isinstance(event, window_events.WindowJoined):
        return only(window.audience, event.owed)
    return window.audience


def _seal_seen(state: State[Any], event: window_events.WindowSealed) -> Audience:
    """Return the readers of a seal.

    Only the last seal is a line of the chronicle; phones read every root from the window.
    """
    return _window_seen(state, event) if event.final else ()


def _opened_to(state: State[Any], event: window_events.SubmissionsOpened) -> Audience:
    return state.kernel.windows[event.window].opened_to


def _unread(_state: State[Any], _event: Any) -> Audience:
    return ()


def _window(event: Any) -> Args:
    return {"window": f"window:{event.kind}"}


def _joined(event: window_events.WindowJoined) -> Args:
    return {**_window(event), "who": [f"who:{who}" for who in event.owed]}


def _no_words(_event: Any) -> Args:
    return {}


def _character(event: Any) -> Args:
    return {"who": f"who:{event.character}"}


def _stand_in(event: cards.StandInNamed | cards.StandInEnded) -> Args:
    return {**_character(event), "other": f"who:{event.stand_in}"}


def _checked_in(event: cast_events.CheckedIn) -> Args:
    return {**_character(event), "attendance": event.attendance}


def _founded(event: e.GameFounded) -> Args:
    return {"title": event.title, "ruleset": event.ruleset, "version": event.version}


def _period(event: e.PeriodOpened) -> Args:
    return {"period": f"period:{event.kind}", "year": event.year or 0}


def _petition(event: Any) -> Args:
    return {"who": f"who:{event.actor}", "act": f"act:{event.type}"}


def _opened(event: petition_events.PetitionOpened) -> Args:
    """Return the act and the people who are asked; many people are counted, not named."""
    crowd, asked = len(event.voices) > CROWD, [f"who:{voice}" for voice in event.voices]
    about = {"to": [] if crowd else asked, "n": len(asked), "crowd": "yes" if crowd else "no"}
    return {**_petition(event), **about}


def _voice_args(event: Any) -> Args:
    return {"who": f"who:{event.voice}"}


def _declined(event: petition_events.PetitionDeclined) -> Args:
    return {"who": f"who:{event.voice}", "actor": f"who:{event.actor}", "act": f"act:{event.type}"}


def _grave(event: Any) -> Args:
    return {"by": f"who:{event.by}", "who": f"who:{event.actor}", "act": f"act:{event.type}"}


def _grave_asked(event: grave_events.GraveActAsked) -> Args:
    return {**_grave(event), "asked": "yes" if event.second else "no"}


def _duty(event: e.DutyOwed) -> Args:
    return {"who": f"who:{event.owes}", "duty": f"duty:{event.kind}"}


def _chosen(event: e.DutyDischarged) -> Args:
    option = f"who:{event.option}"
    return {
        "who": f"who:{event.owes}",
        "duty": f"duty:{event.kind}",
        "option": option,
        "due": "yes" if event.fell_due else "no",
    }


def _reversed(event: e.EntryReversed) -> Args:
    return {
        "by": f"who:{event.by}",
        "what": f"entry:{event.type}",
        "own": "yes" if event.own else "no",
    }


def _switched(event: e.SwitchSet) -> Args:
    return {
        "switch": f"switch:{event.switch}",
        "value": str(event.value).lower(),
        "before": str(event.before).lower(),
        "asks": question_message(event.switch),
        "means": value_message(event.switch, event.value),
        "meant": value_message(event.switch, event.before),
    }


KERNEL_EVENTS: tuple[EventType[Any, Any], ...] = (
    EventType(e.GameFounded, _world, _founded),
    EventType(e.PeriodOpened, _world, _period),
    EventType(e.SeedRevealed, _world, lambda b: {"number": b.period}),
    EventType(cards.CardClaimed, _world, lambda b: {"card": b.card}, _card_seen),
    EventType(cards.CardMoved, _world, lambda b: {"card": b.card}, _card_seen),
    EventType(cards.CardReissued, _world, lambda b: {"card": b.card}, _card_seen),
    EventType(cards.Knocked, _world, _no_words, _stewards),
    EventType(cards.TurnedAway, _world, lambda b: {"who": f"who:{b.by}"}, _stewards),
    EventType(cards.CharacterEntered, _world, _character),
    EventType(cards.CharacterHandedOver, _world, _character),
    EventType(cards.CharacterRetired, _world, _character),
    EventType(cards.StandInNamed, _world, _stand_in),
    EventType(cards.StandInEnded, _world, _stand_in),
    EventType(cast_events.CharacterCast, _world, _character, _stewards),
    EventType(cast_events.CheckedIn, _world, _checked_in, _stewards),
    EventType(petition_events.PetitionOpened, _world, _opened, _petition_seen),
    EventType(petition_events.PetitionConsented, _world, _voice_args, _petition_seen),
    EventType(petition_events.PetitionCarried, _world, _voice_args, _petition_seen),
    EventType(petition_events.PetitionDeclined, _world, _declined, _petition_seen),
    EventType(petition_events.PetitionWithdrawn, _world, _petition, _petition_seen),
    EventType(petition_events.PetitionLapsed, _world, _petition, _petition_seen),
    EventType(grave_events.GraveActAsked, _world, _grave_asked, _stewards),
    EventType(grave_events.GraveActConfirmed, _world, _grave, _stewards),
    EventType(grave_events.GraveActAlone, _world, _grave, _stewards),
    EventType(
        grave_events.GraveActStopped,
        _world,
        lambda b: {**_grave(b), "own": "yes" if b.own else "no"},
        _stewards,
    ),
    EventType(grave_events.GraveActLapsed, _world, _grave, _stewards),
    EventType(e.DutyOwed, _world, _duty, _duty_seen),
    EventType(e.DutyDischarged, _world, _chosen, _duty_seen),
    EventType(petition_events.AppealMade, _world, _petition, _appeal_seen),
    EventType(petition_events.AppealUpheld, _world, _petition, _appeal_seen),
    EventType(petition_events.AppealDismissed, _world, _petition, _appeal_seen),
    EventType(e.ActContested, _world, lambda b: {"who": f"who:{b.by}"}, _target_seen),
    EventType(
        e.QuestionSettled,
        _world,
        lambda b: {"who": f"who:{b.by}", "rule": f"rule:{b.rule}"},
        _question_seen,
    ),
    EventType(e.EntryReversed, _world, _reversed, _target_seen),
    EventType(e.Disclosed, _world, lambda b: b.words, _disclosed_seen),
    EventType(e.SwitchSet, _world, _switched, everybody),
    EventType(e.DiceSet, _world, lambda b: {"value": b.value}),
    EventType(e.Introduced, _world, lambda b: {"who": f"who:{b.character}"}),
    EventType(e.GameBegun, _world, _no_words),
    EventType(e.GamePaused, _world, _no_words),
    EventType(e.GameResumed, _world, _no_words),
    EventType(e.ClosingAnnounced, _world, lambda b: {"minutes": b.minutes}),
    EventType(e.ClosingConfirmed, _world, _no_words),
    EventType(e.ClosingCancelled, _world, _no_words),
    EventType(e.GameClosed, _world, _no_words),
    EventType(takeover_events.LedgerRestored, _world, _no_words),
    EventType(takeover_events.GameTakenOver, _world, lambda b: {"who": f"who:{b.by}"}),
    EventType(window_events.WindowOpened, _world, _window, _window_seen),
    EventType(window_events.WindowJoined, _world, _joined, _window_seen),
    EventType(window_events.WindowSealed, _world, _window, _seal_seen),
    EventType(window_events.ReadyTold, _world, lambda b: {**_window(b), "n": b.ready}, _unread),
    EventType(
        window_events.WindowPostponed,
        _world,
        lambda b: {**_window(b), "minutes": (b.until - b.before) // 60_000},
        _window_seen,
    ),
    EventType(window_events.WindowCancelled, _world, _window, _window_seen),
    EventType(window_events.SubmissionsOpened, _world, _window, _opened_to),
    *LETTER_EVENTS,
)


def reason_of(event: Any) -> str:
    """Return the digest of an entry's free words, or ""."""
    return getattr(event, "reason", "")

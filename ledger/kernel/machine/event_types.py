"""The kernel's event types: their audiences, and the arguments of their messages."""

from typing import Any

from ledger.contract.acts import EventType, everybody
from ledger.contract.message_keys import switch_question_key, switch_value_key
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


def _unchanged_world(world: Any, _event: Any, _entry: Entry) -> Any:
    return world


def _card_audience(state: State[Any], event: Any) -> Audience:
    return only(state.kernel.character(event.card), state.kernel.stewards)


def _stewards_audience(state: State[Any], _event: Any) -> Audience:
    return only(state.kernel.stewards)


def _petition_audience(state: State[Any], event: Any) -> Audience:
    if isinstance(event, petition_events.PetitionOpened):
        return only(event.actor, event.voices, state.kernel.stewards)
    return state.kernel.petitions[event.petition].audience


def _duty_audience(state: State[Any], event: Any) -> Audience:
    if isinstance(event, e.DutyOwed):
        return only(event.owes, event.seen, state.kernel.stewards)
    return state.kernel.duties[event.duty].audience


def _appeal_audience(state: State[Any], event: Any) -> Audience:
    return only(event.actor, state.kernel.stewards)


def _target_audience(state: State[Any], event: Any) -> Audience:
    target = state.log.entry(event.entry)
    return only(target.audience if target else EVERYBODY, state.kernel.stewards)


def _disclosed_audience(state: State[Any], event: e.Disclosed) -> Audience:
    return only(event.to, state.kernel.stewards)


def _question_audience(state: State[Any], event: Any) -> Audience:
    return state.kernel.questions[event.question].audience


def _window_audience(state: State[Any], event: Any) -> Audience:
    if isinstance(event, window_events.WindowOpened):
        return only(event.seen, event.owed, state.kernel.stewards)
    window = state.kernel.windows[event.window]
    if isinstance(event, window_events.WindowJoined):
        return only(window.audience, event.owed)
    return window.audience


def _seal_audience(state: State[Any], event: window_events.WindowSealed) -> Audience:
    """Return the readers of a seal.

    Only the final seal of a window is a line in the chronicle. Phones read all other roots from the
    window.
    """
    return _window_audience(state, event) if event.final else ()


def _opened_submissions_audience(
    state: State[Any], event: window_events.SubmissionsOpened
) -> Audience:
    return state.kernel.windows[event.window].opened_to


def _empty_audience(_state: State[Any], _event: Any) -> Audience:
    return ()


def _window_args(event: Any) -> Args:
    return {"window": f"window:{event.kind}"}


def _joined_args(event: window_events.WindowJoined) -> Args:
    return {**_window_args(event), "who": [f"who:{who}" for who in event.owed]}


def _no_args(_event: Any) -> Args:
    return {}


def _character_args(event: Any) -> Args:
    return {"who": f"who:{event.character}"}


def _stand_in_args(event: cards.StandInNamed | cards.StandInEnded) -> Args:
    return {**_character_args(event), "other": f"who:{event.stand_in}"}


def _checked_in_args(event: cast_events.CheckedIn) -> Args:
    return {**_character_args(event), "attendance": event.attendance}


def _founded_args(event: e.GameFounded) -> Args:
    return {"title": event.title, "ruleset": event.ruleset, "version": event.version}


def _period_args(event: e.PeriodOpened) -> Args:
    return {"period": f"period:{event.kind}", "year": event.year or 0}


def _petition_args(event: Any) -> Args:
    return {"who": f"who:{event.actor}", "act": f"act:{event.type}"}


def _opened_petition_args(event: petition_events.PetitionOpened) -> Args:
    """Return the act and the people who are asked. Many people are only counted."""
    crowd, asked = len(event.voices) > CROWD, [f"who:{voice}" for voice in event.voices]
    about = {"to": [] if crowd else asked, "n": len(asked), "crowd": "yes" if crowd else "no"}
    return {**_petition_args(event), **about}


def _voice_args(event: Any) -> Args:
    return {"who": f"who:{event.voice}"}


def _declined_petition_args(event: petition_events.PetitionDeclined) -> Args:
    return {"who": f"who:{event.voice}", "actor": f"who:{event.actor}", "act": f"act:{event.type}"}


def _grave_args(event: Any) -> Args:
    return {"by": f"who:{event.by}", "who": f"who:{event.actor}", "act": f"act:{event.type}"}


def _grave_request_args(event: grave_events.GraveActAsked) -> Args:
    return {**_grave_args(event), "asked": "yes" if event.second else "no"}


def _duty_args(event: e.DutyOwed) -> Args:
    return {"who": f"who:{event.owes}", "duty": f"duty:{event.kind}"}


def _discharged_duty_args(event: e.DutyDischarged) -> Args:
    option = f"who:{event.option}"
    return {
        "who": f"who:{event.owes}",
        "duty": f"duty:{event.kind}",
        "option": option,
        "due": "yes" if event.fell_due else "no",
    }


def _reversed_args(event: e.EntryReversed) -> Args:
    return {
        "by": f"who:{event.by}",
        "what": f"entry:{event.type}",
        "own": "yes" if event.own else "no",
    }


def _switched_args(event: e.SwitchSet) -> Args:
    return {
        "switch": f"switch:{event.switch}",
        "value": str(event.value).lower(),
        "before": str(event.before).lower(),
        "asks": switch_question_key(event.switch),
        "means": switch_value_key(event.switch, event.value),
        "meant": switch_value_key(event.switch, event.before),
    }


KERNEL_EVENTS: tuple[EventType[Any, Any], ...] = (
    EventType(e.GameFounded, _unchanged_world, _founded_args),
    EventType(e.PeriodOpened, _unchanged_world, _period_args),
    EventType(e.SeedRevealed, _unchanged_world, lambda b: {"number": b.period}),
    EventType(cards.CardClaimed, _unchanged_world, lambda b: {"card": b.card}, _card_audience),
    EventType(cards.CardMoved, _unchanged_world, lambda b: {"card": b.card}, _card_audience),
    EventType(cards.CardReissued, _unchanged_world, lambda b: {"card": b.card}, _card_audience),
    EventType(cards.Knocked, _unchanged_world, _no_args, _stewards_audience),
    EventType(
        cards.TurnedAway, _unchanged_world, lambda b: {"who": f"who:{b.by}"}, _stewards_audience
    ),
    EventType(cards.CharacterEntered, _unchanged_world, _character_args),
    EventType(cards.CharacterHandedOver, _unchanged_world, _character_args),
    EventType(cards.CharacterRetired, _unchanged_world, _character_args),
    EventType(cards.StandInNamed, _unchanged_world, _stand_in_args),
    EventType(cards.StandInEnded, _unchanged_world, _stand_in_args),
    EventType(cast_events.CharacterCast, _unchanged_world, _character_args, _stewards_audience),
    EventType(cast_events.CheckedIn, _unchanged_world, _checked_in_args, _stewards_audience),
    EventType(
        petition_events.PetitionOpened, _unchanged_world, _opened_petition_args, _petition_audience
    ),
    EventType(petition_events.PetitionConsented, _unchanged_world, _voice_args, _petition_audience),
    EventType(petition_events.PetitionCarried, _unchanged_world, _voice_args, _petition_audience),
    EventType(
        petition_events.PetitionDeclined,
        _unchanged_world,
        _declined_petition_args,
        _petition_audience,
    ),
    EventType(
        petition_events.PetitionWithdrawn, _unchanged_world, _petition_args, _petition_audience
    ),
    EventType(petition_events.PetitionLapsed, _unchanged_world, _petition_args, _petition_audience),
    EventType(
        grave_events.GraveActAsked, _unchanged_world, _grave_request_args, _stewards_audience
    ),
    EventType(grave_events.GraveActConfirmed, _unchanged_world, _grave_args, _stewards_audience),
    EventType(grave_events.GraveActAlone, _unchanged_world, _grave_args, _stewards_audience),
    EventType(
        grave_events.GraveActStopped,
        _unchanged_world,
        lambda b: {**_grave_args(b), "own": "yes" if b.own else "no"},
        _stewards_audience,
    ),
    EventType(grave_events.GraveActLapsed, _unchanged_world, _grave_args, _stewards_audience),
    EventType(e.DutyOwed, _unchanged_world, _duty_args, _duty_audience),
    EventType(e.DutyDischarged, _unchanged_world, _discharged_duty_args, _duty_audience),
    EventType(petition_events.AppealMade, _unchanged_world, _petition_args, _appeal_audience),
    EventType(petition_events.AppealUpheld, _unchanged_world, _petition_args, _appeal_audience),
    EventType(petition_events.AppealDismissed, _unchanged_world, _petition_args, _appeal_audience),
    EventType(e.ActContested, _unchanged_world, lambda b: {"who": f"who:{b.by}"}, _target_audience),
    EventType(
        e.QuestionSettled,
        _unchanged_world,
        lambda b: {"who": f"who:{b.by}", "rule": f"rule:{b.rule}"},
        _question_audience,
    ),
    EventType(e.EntryReversed, _unchanged_world, _reversed_args, _target_audience),
    EventType(e.Disclosed, _unchanged_world, lambda b: b.words, _disclosed_audience),
    EventType(e.SwitchSet, _unchanged_world, _switched_args, everybody),
    EventType(e.DiceSet, _unchanged_world, lambda b: {"value": b.value}),
    EventType(e.Introduced, _unchanged_world, lambda b: {"who": f"who:{b.character}"}),
    EventType(e.GameBegun, _unchanged_world, _no_args),
    EventType(e.GamePaused, _unchanged_world, _no_args),
    EventType(e.GameResumed, _unchanged_world, _no_args),
    EventType(e.ClosingAnnounced, _unchanged_world, lambda b: {"minutes": b.minutes}),
    EventType(e.ClosingConfirmed, _unchanged_world, _no_args),
    EventType(e.ClosingCancelled, _unchanged_world, _no_args),
    EventType(e.GameClosed, _unchanged_world, _no_args),
    EventType(takeover_events.LedgerRestored, _unchanged_world, _no_args),
    EventType(takeover_events.GameTakenOver, _unchanged_world, lambda b: {"who": f"who:{b.by}"}),
    EventType(window_events.WindowOpened, _unchanged_world, _window_args, _window_audience),
    EventType(window_events.WindowJoined, _unchanged_world, _joined_args, _window_audience),
    EventType(window_events.WindowSealed, _unchanged_world, _window_args, _seal_audience),
    EventType(
        window_events.ReadyTold,
        _unchanged_world,
        lambda b: {**_window_args(b), "n": b.ready},
        _empty_audience,
    ),
    EventType(
        window_events.WindowPostponed,
        _unchanged_world,
        lambda b: {**_window_args(b), "minutes": (b.until - b.before) // 60_000},
        _window_audience,
    ),
    EventType(window_events.WindowCancelled, _unchanged_world, _window_args, _window_audience),
    EventType(
        window_events.SubmissionsOpened,
        _unchanged_world,
        _window_args,
        _opened_submissions_audience,
    ),
    *LETTER_EVENTS,
)


def reason_digest(event: Any) -> str:
    """Return the digest of an entry's free words; "" if it has none."""
    return getattr(event, "reason", "")

"""The kernel's event types: their audiences, and the arguments of their messages."""

from typing import Any

from ledger.contract.acts import EventType, everybody, recorded_only_type
from ledger.contract.message_keys import switch_question_key, switch_value_key
from ledger.kernel.cast import events as cast_events
from ledger.kernel.letters.types import LETTER_EVENTS
from ledger.kernel.takeover import events as takeover_events
from ledger.kernel.vocabulary import card_events as cards
from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary import grave_events, petition_events, window_events
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.objection import Args
from ledger.record.references import CROWD_SIZE
from ledger.record.state import State


def _card_audience(state: State[Any], event: Any) -> Audience:
    return only(state.kernel.character(event.card), state.kernel.stewards)


def _stewards_audience(state: State[Any], _event: Any) -> Audience:
    return only(state.kernel.stewards)


def _petition_audience(state: State[Any], event: Any) -> Audience:
    if isinstance(event, petition_events.PetitionOpened):
        return only(event.actor, event.voices, state.kernel.stewards)
    return state.kernel.petitions[event.petition].audience


def _lapsed_petition_audience(state: State[Any], event: petition_events.PetitionLapsed) -> Audience:
    expired_petition = state.kernel.expired.get(event.petition)
    return (
        expired_petition.petition.audience if expired_petition else _petition_audience(state, event)
    )


def _duty_audience(state: State[Any], event: Any) -> Audience:
    if isinstance(event, e.DutyOwed):
        return only(event.owes, event.seen, state.kernel.stewards)
    return state.kernel.duties[event.duty].audience


def _appeal_audience(state: State[Any], event: Any) -> Audience:
    return only(event.actor, state.kernel.stewards)


def _target_entry_audience(state: State[Any], event: Any) -> Audience:
    target = state.log.entry(event.entry)
    return only(target.audience if target else EVERYBODY, state.kernel.stewards)


def _disclosed_words_audience(state: State[Any], event: e.Disclosed) -> Audience:
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


def _window_message_args(event: Any) -> Args:
    return {"window": f"window:{event.kind}"}


def _window_joined_message_args(event: window_events.WindowJoined) -> Args:
    return {**_window_message_args(event), "who": [f"who:{character}" for character in event.owed]}


def _no_message_args(_event: Any) -> Args:
    return {}


def _character_message_args(event: Any) -> Args:
    return {"who": f"who:{event.character}"}


def _stand_in_message_args(event: cards.StandInNamed | cards.StandInEnded) -> Args:
    return {**_character_message_args(event), "other": f"who:{event.stand_in}"}


def _checked_in_message_args(event: cast_events.CheckedIn) -> Args:
    return {**_character_message_args(event), "attendance": event.attendance}


def _game_founded_message_args(event: e.GameFounded) -> Args:
    return {"title": event.title, "ruleset": event.ruleset, "version": event.version}


def _period_message_args(event: e.PeriodOpened) -> Args:
    return {"period": f"period:{event.kind}", "year": event.year or 0}


def _petition_message_args(event: Any) -> Args:
    return {"who": f"who:{event.actor}", "act": f"act:{event.type}"}


def _opened_petition_message_args(event: petition_events.PetitionOpened) -> Args:
    """Return the act and the people who are asked. Many people are only counted."""
    is_crowd, voices = len(event.voices) > CROWD_SIZE, [f"who:{voice}" for voice in event.voices]
    receivers = {
        "to": [] if is_crowd else voices,
        "n": len(voices),
        "crowd": "yes" if is_crowd else "no",
    }
    return {**_petition_message_args(event), **receivers}


def _lapsed_petition_message_args(event: petition_events.PetitionLapsed) -> Args:
    if not event.period:
        return {**_petition_message_args(event), "why": "matter"}
    period_args = {"period": f"period:{event.period}", "year": event.year or 0}
    return {**_petition_message_args(event), "why": "period", **period_args}


def _voice_message_args(event: Any) -> Args:
    return {"who": f"who:{event.voice}"}


def _declined_petition_message_args(event: petition_events.PetitionDeclined) -> Args:
    return {"who": f"who:{event.voice}", "actor": f"who:{event.actor}", "act": f"act:{event.type}"}


def _grave_act_message_args(event: Any) -> Args:
    return {"by": f"who:{event.by}", "who": f"who:{event.actor}", "act": f"act:{event.type}"}


def _grave_act_request_message_args(event: grave_events.GraveActAsked) -> Args:
    return {**_grave_act_message_args(event), "asked": "yes" if event.second else "no"}


def _duty_message_args(event: e.DutyOwed) -> Args:
    return {"who": f"who:{event.owes}", "duty": f"duty:{event.kind}"}


def _discharged_duty_message_args(event: e.DutyDischarged) -> Args:
    option = f"who:{event.option}"
    return {
        "who": f"who:{event.owes}",
        "duty": f"duty:{event.kind}",
        "option": option,
        "due": "yes" if event.fell_due else "no",
    }


def _reversed_entry_message_args(event: e.EntryReversed) -> Args:
    return {
        "by": f"who:{event.by}",
        "what": f"entry:{event.type}",
        "own": "yes" if event.own else "no",
    }


def _set_switch_message_args(event: e.SwitchSet) -> Args:
    return {
        "switch": f"switch:{event.switch}",
        "value": str(event.value).lower(),
        "before": str(event.before).lower(),
        "asks": switch_question_key(event.switch),
        "means": switch_value_key(event.switch, event.value),
        "meant": switch_value_key(event.switch, event.before),
    }


KERNEL_EVENTS: tuple[EventType[Any, Any], ...] = (
    recorded_only_type(e.GameFounded, _game_founded_message_args),
    recorded_only_type(e.PeriodOpened, _period_message_args),
    recorded_only_type(e.SeedRevealed, lambda event: {"number": event.period}),
    recorded_only_type(cards.CardClaimed, lambda event: {"card": event.card}, _card_audience),
    recorded_only_type(cards.CardMoved, lambda event: {"card": event.card}, _card_audience),
    recorded_only_type(cards.CardReissued, lambda event: {"card": event.card}, _card_audience),
    recorded_only_type(cards.Knocked, _no_message_args, _stewards_audience),
    recorded_only_type(
        cards.TurnedAway, lambda event: {"who": f"who:{event.by}"}, _stewards_audience
    ),
    recorded_only_type(cards.CharacterEntered, _character_message_args),
    recorded_only_type(cards.CharacterHandedOver, _character_message_args),
    recorded_only_type(cards.CharacterRetired, _character_message_args),
    recorded_only_type(cards.StandInNamed, _stand_in_message_args),
    recorded_only_type(cards.StandInEnded, _stand_in_message_args),
    recorded_only_type(cast_events.CharacterCast, _character_message_args, _stewards_audience),
    recorded_only_type(cast_events.CheckedIn, _checked_in_message_args, _stewards_audience),
    recorded_only_type(
        petition_events.PetitionOpened, _opened_petition_message_args, _petition_audience
    ),
    recorded_only_type(petition_events.PetitionConsented, _voice_message_args, _petition_audience),
    recorded_only_type(petition_events.PetitionCarried, _voice_message_args, _petition_audience),
    recorded_only_type(
        petition_events.PetitionDeclined, _declined_petition_message_args, _petition_audience
    ),
    recorded_only_type(
        petition_events.PetitionWithdrawn, _petition_message_args, _petition_audience
    ),
    recorded_only_type(
        petition_events.PetitionLapsed, _lapsed_petition_message_args, _lapsed_petition_audience
    ),
    recorded_only_type(
        grave_events.GraveActAsked, _grave_act_request_message_args, _stewards_audience
    ),
    recorded_only_type(grave_events.GraveActConfirmed, _grave_act_message_args, _stewards_audience),
    recorded_only_type(grave_events.GraveActAlone, _grave_act_message_args, _stewards_audience),
    recorded_only_type(
        grave_events.GraveActStopped,
        lambda event: {**_grave_act_message_args(event), "own": "yes" if event.own else "no"},
        _stewards_audience,
    ),
    recorded_only_type(grave_events.GraveActLapsed, _grave_act_message_args, _stewards_audience),
    recorded_only_type(e.DutyOwed, _duty_message_args, _duty_audience),
    recorded_only_type(e.DutyDischarged, _discharged_duty_message_args, _duty_audience),
    recorded_only_type(petition_events.AppealMade, _petition_message_args, _appeal_audience),
    recorded_only_type(petition_events.AppealUpheld, _petition_message_args, _appeal_audience),
    recorded_only_type(petition_events.AppealDismissed, _petition_message_args, _appeal_audience),
    recorded_only_type(
        e.ActContested, lambda event: {"who": f"who:{event.by}"}, _target_entry_audience
    ),
    recorded_only_type(
        e.QuestionSettled,
        lambda event: {"who": f"who:{event.by}", "rule": f"rule:{event.rule}"},
        _question_audience,
    ),
    recorded_only_type(e.EntryReversed, _reversed_entry_message_args, _target_entry_audience),
    recorded_only_type(e.Disclosed, lambda event: event.words, _disclosed_words_audience),
    recorded_only_type(e.SwitchSet, _set_switch_message_args, everybody),
    recorded_only_type(e.DiceSet, lambda event: {"value": event.value}),
    recorded_only_type(e.Introduced, lambda event: {"who": f"who:{event.character}"}),
    recorded_only_type(e.GameBegun, _no_message_args),
    recorded_only_type(e.GamePaused, _no_message_args),
    recorded_only_type(e.GameResumed, _no_message_args),
    recorded_only_type(e.ClosingAnnounced, lambda event: {"minutes": event.minutes}),
    recorded_only_type(e.ClosingConfirmed, _no_message_args),
    recorded_only_type(e.ClosingCancelled, _no_message_args),
    recorded_only_type(e.GameClosed, _no_message_args),
    recorded_only_type(takeover_events.LedgerRestored, _no_message_args),
    recorded_only_type(takeover_events.GameTakenOver, lambda event: {"who": f"who:{event.by}"}),
    recorded_only_type(window_events.WindowOpened, _window_message_args, _window_audience),
    recorded_only_type(window_events.WindowJoined, _window_joined_message_args, _window_audience),
    recorded_only_type(window_events.WindowSealed, _window_message_args, _seal_audience),
    recorded_only_type(
        window_events.ReadyTold,
        lambda event: {**_window_message_args(event), "n": event.ready},
        _empty_audience,
    ),
    recorded_only_type(
        window_events.WindowPostponed,
        lambda event: {
            **_window_message_args(event),
            "minutes": (event.until - event.before) // 60_000,
        },
        _window_audience,
    ),
    recorded_only_type(window_events.WindowCancelled, _window_message_args, _window_audience),
    recorded_only_type(
        window_events.SubmissionsOpened, _window_message_args, _opened_submissions_audience
    ),
    *LETTER_EVENTS,
)


def reason_digest(event: Any) -> str:
    """Return the digest of an entry's free words; "" if it has none."""
    return getattr(event, "reason", "")

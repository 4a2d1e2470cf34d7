"""Who reads the kernel's entries, and the arguments of their messages."""

from typing import Any

from ledger.audience import EVERYBODY, Audience, only
from ledger.contract import Args, EntryType, everybody
from ledger.entry import Entry
from ledger.kernel import asked
from ledger.kernel import card_entries as cards
from ledger.kernel import entries as e
from ledger.kernel.state import State


def _world(world: Any, _body: Any, _entry: Entry) -> Any:
    return world


def _card_seen(state: State[Any], body: Any) -> Audience:
    return only(state.kernel.character(body.card), state.kernel.stewards)


def _petition_seen(state: State[Any], body: Any) -> Audience:
    if isinstance(body, asked.PetitionOpened):
        return only(body.actor, body.voices, state.kernel.stewards)
    return state.kernel.petitions[body.petition].seen


def _duty_seen(state: State[Any], body: Any) -> Audience:
    if isinstance(body, e.DutyOwed):
        return only(body.owes, body.seen, state.kernel.stewards)
    return state.kernel.duties[body.duty].seen


def _appeal_seen(state: State[Any], body: Any) -> Audience:
    return only(body.actor, state.kernel.stewards)


def _target_seen(state: State[Any], body: Any) -> Audience:
    target = state.log.entry(body.entry)
    return only(target.seen if target else EVERYBODY, state.kernel.stewards)


def _disclosed_seen(state: State[Any], body: e.Disclosed) -> Audience:
    return only(body.to, state.kernel.stewards)


def _question_seen(state: State[Any], body: Any) -> Audience:
    return state.kernel.questions[body.question].seen


def _no_words(_body: Any) -> Args:
    return {}


def _founded(body: e.GameFounded) -> Args:
    return {"title": body.title, "ruleset": body.ruleset, "version": body.version}


def _period(body: e.PeriodOpened) -> Args:
    return {"period": f"period:{body.kind}", "year": body.year or 0}


def _petition(body: Any) -> Args:
    return {"who": f"who:{body.actor}", "act": f"act:{body.type}"}


def _voiced(body: Any) -> Args:
    return {"who": f"who:{body.voice}"}


def _declined(body: asked.PetitionDeclined) -> Args:
    return {"who": f"who:{body.voice}", "actor": f"who:{body.actor}", "act": f"act:{body.type}"}


def _duty(body: e.DutyOwed) -> Args:
    return {"who": f"who:{body.owes}", "duty": f"duty:{body.kind}"}


def _chosen(body: e.DutyDischarged) -> Args:
    option = f"who:{body.option}"
    return {
        "who": f"who:{body.owes}",
        "duty": f"duty:{body.kind}",
        "option": option,
        "due": "yes" if body.fell_due else "no",
    }


def _reversed(body: e.EntryReversed) -> Args:
    return {
        "by": f"who:{body.by}",
        "what": f"entry:{body.type}",
        "own": "yes" if body.own else "no",
    }


def _switched(body: e.SwitchSet) -> Args:
    return {
        "switch": f"switch:{body.switch}",
        "value": str(body.value).lower(),
        "before": str(body.before).lower(),
    }


KERNEL_TYPES: tuple[EntryType[Any, Any], ...] = (
    EntryType(e.GameFounded, _world, _founded),
    EntryType(e.PeriodOpened, _world, _period),
    EntryType(e.SeedRevealed, _world, lambda b: {"number": b.period}),
    EntryType(cards.CardClaimed, _world, lambda b: {"card": b.card}, _card_seen),
    EntryType(cards.CardMoved, _world, lambda b: {"card": b.card}, _card_seen),
    EntryType(cards.CardReissued, _world, lambda b: {"card": b.card}, _card_seen),
    EntryType(asked.PetitionOpened, _world, _petition, _petition_seen),
    EntryType(asked.PetitionConsented, _world, _voiced, _petition_seen),
    EntryType(asked.PetitionCarried, _world, _voiced, _petition_seen),
    EntryType(asked.PetitionDeclined, _world, _declined, _petition_seen),
    EntryType(asked.PetitionWithdrawn, _world, _petition, _petition_seen),
    EntryType(asked.PetitionLapsed, _world, _petition, _petition_seen),
    EntryType(e.DutyOwed, _world, _duty, _duty_seen),
    EntryType(e.DutyDischarged, _world, _chosen, _duty_seen),
    EntryType(asked.AppealMade, _world, _petition, _appeal_seen),
    EntryType(asked.AppealUpheld, _world, _petition, _appeal_seen),
    EntryType(asked.AppealDismissed, _world, _petition, _appeal_seen),
    EntryType(e.ActContested, _world, lambda b: {"who": f"who:{b.by}"}, _target_seen),
    EntryType(
        e.QuestionSettled,
        _world,
        lambda b: {"who": f"who:{b.by}", "rule": f"rule:{b.rule}"},
        _question_seen,
    ),
    EntryType(e.EntryReversed, _world, _reversed, _target_seen),
    EntryType(e.Disclosed, _world, lambda b: b.words, _disclosed_seen),
    EntryType(e.SwitchSet, _world, _switched, everybody),
    EntryType(e.DiceSet, _world, lambda b: {"value": b.value}),
    EntryType(e.Introduced, _world, lambda b: {"who": f"who:{b.character}"}),
    EntryType(e.GameBegun, _world, _no_words),
    EntryType(e.GamePaused, _world, _no_words),
    EntryType(e.GameResumed, _world, _no_words),
    EntryType(e.ClosingAnnounced, _world, lambda b: {"minutes": b.minutes}),
    EntryType(e.ClosingConfirmed, _world, _no_words),
    EntryType(e.ClosingCancelled, _world, _no_words),
    EntryType(e.GameClosed, _world, _no_words),
)


def reason_of(body: Any) -> str:
    """The digest of the free words an entry carries, or ""."""
    return getattr(body, "reason", "")

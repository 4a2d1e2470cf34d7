"""How the kernel's state follows the kernel's entries. Nothing here refuses."""

from collections.abc import Callable
from typing import Any

from immutables import Map
from msgspec.structs import replace

from ledger.entry import Entry
from ledger.kernel import asked
from ledger.kernel import card_entries as cards
from ledger.kernel import entries as e
from ledger.kernel.state import (
    Appeal,
    Card,
    Duty,
    Kernel,
    Period,
    Petition,
    Question,
    questions_of,
)

Ended = (
    asked.PetitionCarried | asked.PetitionDeclined | asked.PetitionWithdrawn | asked.PetitionLapsed
)


def _founded(_kernel: Kernel, body: e.GameFounded, entry: Entry) -> Kernel:
    return Kernel(
        game=body.game,
        ruleset=body.ruleset,
        version=body.version,
        title=body.title,
        stewards=body.stewards,
        commitment=body.commitment,
        seal_key=body.seal_key,
        dice=body.dice,
        cards=Map({card: Card(card, character) for card, character in body.cards}),
        switches=Map(body.switches),
        period=Period(opened=entry.at, **body.period),
        names=Map(body.names),
        players=body.players,
        status="paused" if body.waits else "open",
        paused_at=entry.at if body.waits else 0,
        began=0 if body.waits else entry.at,
        waiting=body.waits,
    )


def _period(kernel: Kernel, body: e.PeriodOpened, entry: Entry) -> Kernel:
    period = Period(body.seq, body.kind, body.key, body.year, body.minutes, entry.at)
    living = {k: v for k, v in kernel.petitions.items() if v.period >= body.seq}
    return replace(kernel, period=period, petitions=Map(living), rulings=0)


def _unchanged(kernel: Kernel, _body: Any, _entry: Entry) -> Kernel:
    return kernel


def _claimed(kernel: Kernel, body: cards.CardClaimed, _entry: Entry) -> Kernel:
    before = kernel.cards[body.card]
    card = replace(before, device=body.device, key=body.key, client=body.client)
    return replace(kernel, cards=kernel.cards.set(body.card, card))


def _moved(kernel: Kernel, body: cards.CardMoved, entry: Entry) -> Kernel:
    before = kernel.cards[body.card]
    moves = (*before.moves, entry.at)
    card = replace(before, device=body.device, moves=moves, key=body.key, client=body.client)
    return replace(kernel, cards=kernel.cards.set(body.card, card))


def _reissued(kernel: Kernel, body: cards.CardReissued, _entry: Entry) -> Kernel:
    character = kernel.cards[body.card].character
    card = Card(body.card, character, body.generation, petition=body.petition)
    return replace(kernel, cards=kernel.cards.set(body.card, card))


def _petition_opened(kernel: Kernel, body: asked.PetitionOpened, entry: Entry) -> Kernel:
    petition = Petition(
        body.petition,
        body.type,
        body.actor,
        body.card,
        body.terms,
        body.voices,
        (),
        body.period,
        entry.seen,
        body.matter,
        body.waive,
        body.reason,
        body.appeal,
        body.kept,
    )
    return replace(kernel, petitions=kernel.petitions.set(body.petition, petition))


def _petition_consented(kernel: Kernel, body: asked.PetitionConsented, _entry: Entry) -> Kernel:
    before = kernel.petitions[body.petition]
    petition = replace(before, given=(*before.given, body.voice))
    return replace(kernel, petitions=kernel.petitions.set(body.petition, petition))


def _petition_ended(
    kernel: Kernel,
    body: Ended,
    _entry: Entry,
) -> Kernel:
    return replace(kernel, petitions=_without(kernel.petitions, body.petition))


def _duty_owed(kernel: Kernel, body: e.DutyOwed, entry: Entry) -> Kernel:
    duty = Duty(
        body.duty,
        body.kind,
        body.owes,
        body.options,
        body.default,
        body.period,
        body.terms,
        entry.seen,
    )
    return replace(kernel, duties=kernel.duties.set(body.duty, duty))


def _duty_discharged(kernel: Kernel, body: e.DutyDischarged, _entry: Entry) -> Kernel:
    return replace(kernel, duties=_without(kernel.duties, body.duty))


def _appeal_made(kernel: Kernel, body: asked.AppealMade, _entry: Entry) -> Kernel:
    appeal = Appeal(
        body.appeal,
        body.type,
        body.actor,
        body.card,
        body.terms,
        body.rules,
        body.reason,
        body.matter,
        body.kept,
    )
    return replace(kernel, appeals=kernel.appeals.set(body.appeal, appeal))


def _appeal_ended(
    kernel: Kernel, body: asked.AppealUpheld | asked.AppealDismissed, _entry: Entry
) -> Kernel:
    return replace(kernel, appeals=_without(kernel.appeals, body.appeal))


def _contested(kernel: Kernel, body: e.ActContested, entry: Entry) -> Kernel:
    question = Question(
        id=entry.id,
        entry=body.entry,
        key="act-contested",
        rule="FATA-02",
        args={"who": f"who:{body.by}"},
        judges=kernel.stewards,
        seen=entry.seen,
        by=body.by,
        reason=body.reason,
    )
    return replace(kernel, questions=kernel.questions.set(question.id, question))


def _settled(kernel: Kernel, body: e.QuestionSettled, _entry: Entry) -> Kernel:
    return replace(kernel, questions=_without(kernel.questions, body.question))


def _reversed(kernel: Kernel, body: e.EntryReversed, entry: Entry) -> Kernel:
    return replace(kernel, reversed=kernel.reversed.set(body.entry, entry.id))


def _switched(kernel: Kernel, body: e.SwitchSet, _entry: Entry) -> Kernel:
    return replace(kernel, switches=kernel.switches.set(body.switch, body.value))


def _dice(kernel: Kernel, body: e.DiceSet, _entry: Entry) -> Kernel:
    return replace(kernel, dice=body.value)


def _introduced(kernel: Kernel, body: e.Introduced, _entry: Entry) -> Kernel:
    return replace(kernel, names=kernel.names.set(body.character, body.name))


def _begun(kernel: Kernel, _body: e.GameBegun, entry: Entry) -> Kernel:
    stood = entry.at - kernel.paused_at
    return replace(
        kernel,
        status="closing" if kernel.closes_at else "open",
        paused_at=0,
        closes_at=kernel.closes_at + stood if kernel.closes_at else 0,
        period=replace(kernel.period, opened=entry.at, paused=0),
        began=entry.at,
        waiting=False,
    )


def _paused(kernel: Kernel, _body: e.GamePaused, entry: Entry) -> Kernel:
    return replace(kernel, status="paused", paused_at=entry.at)


def _resumed(kernel: Kernel, body: e.GameResumed, _entry: Entry) -> Kernel:
    opened_since = max(0, kernel.period.opened - kernel.paused_at)
    period = replace(kernel.period, paused=kernel.period.paused + body.stood - opened_since)
    return replace(
        kernel,
        status="closing" if kernel.closes_at else "open",
        paused_at=0,
        closes_at=kernel.closes_at + body.stood if kernel.closes_at else 0,
        period=period,
    )


def _closing_announced(kernel: Kernel, body: e.ClosingAnnounced, _entry: Entry) -> Kernel:
    return replace(kernel, closing_by=body.card, closing_minutes=body.minutes)


def _closing_confirmed(kernel: Kernel, body: e.ClosingConfirmed, entry: Entry) -> Kernel:
    if kernel.status == "paused":  # the countdown waits as if it had begun with the pause
        return replace(kernel, closes_at=body.closes_at - (entry.at - kernel.paused_at))
    return replace(kernel, status="closing", closes_at=body.closes_at)


def _closing_cancelled(kernel: Kernel, _body: e.ClosingCancelled, _entry: Entry) -> Kernel:
    status = "open" if kernel.status == "closing" else kernel.status
    return replace(kernel, status=status, closing_by="", closing_minutes=0, closes_at=0)


def _closed(kernel: Kernel, _body: e.GameClosed, _entry: Entry) -> Kernel:
    return replace(kernel, status="closed")


def _without(values: Map[str, Any], key: str) -> Map[str, Any]:
    return values.delete(key) if key in values else values


KERNEL: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    e.GameFounded: _founded,
    e.PeriodOpened: _period,
    e.SeedRevealed: _unchanged,
    cards.CardClaimed: _claimed,
    cards.CardMoved: _moved,
    cards.CardReissued: _reissued,
    asked.PetitionOpened: _petition_opened,
    asked.PetitionConsented: _petition_consented,
    asked.PetitionCarried: _petition_ended,
    asked.PetitionDeclined: _petition_ended,
    asked.PetitionWithdrawn: _petition_ended,
    asked.PetitionLapsed: _petition_ended,
    e.DutyOwed: _duty_owed,
    e.DutyDischarged: _duty_discharged,
    asked.AppealMade: _appeal_made,
    asked.AppealUpheld: _appeal_ended,
    asked.AppealDismissed: _appeal_ended,
    e.ActContested: _contested,
    e.QuestionSettled: _settled,
    e.EntryReversed: _reversed,
    e.Disclosed: _unchanged,
    e.SwitchSet: _switched,
    e.DiceSet: _dice,
    e.Introduced: _introduced,
    e.GameBegun: _begun,
    e.GamePaused: _paused,
    e.GameResumed: _resumed,
    e.ClosingAnnounced: _closing_announced,
    e.ClosingConfirmed: _closing_confirmed,
    e.ClosingCancelled: _closing_cancelled,
    e.GameClosed: _closed,
}


def evolve_kernel(kernel: Kernel, entry: Entry) -> Kernel:
    """The kernel after an entry: its own folds, the warnings' queue, the count of rulings."""
    fold = KERNEL.get(type(entry.body))
    if fold is not None:
        kernel = fold(kernel, entry.body, entry)
    if entry.warned:
        asked = kernel.questions.update({q.id: q for q in questions_of(entry)})
        kernel = replace(kernel, questions=asked)
    if entry.ruling or _rules(entry.body):
        kernel = replace(kernel, rulings=kernel.rulings + 1)
    return kernel


def _rules(body: Any) -> bool:
    return isinstance(body, e.SwitchSet | e.DiceSet) or (
        isinstance(body, e.EntryReversed) and not body.own
    )

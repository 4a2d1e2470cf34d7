"""The kernel's part of the view: the game itself, and what waits for whom."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from ledger.audience import EVERYBODY, Audience, only
from ledger.contract import Slice
from ledger.kernel.state import Appeal, Card, Duty, Kernel, Petition, Question, State


def kernel_slices(state: State[Any], texts: Callable[[str], str]) -> Iterator[tuple[str, Slice]]:
    """Every slice that all games share, by key. `texts` finds free words by their digest."""
    kernel = state.kernel
    yield "game", Slice(EVERYBODY, (kernel,), lambda: _game(kernel))
    for petition in kernel.petitions.values():
        yield f"petition/{petition.id}", _petition(petition)
    for duty in kernel.duties.values():
        yield f"duty/{duty.id}", _duty(duty)
    for appeal in kernel.appeals.values():
        yield f"appeal/{appeal.id}", _appeal(appeal, kernel, texts)
    for question in kernel.questions.values():
        yield f"question/{question.id}", _question(question, texts)
    for card in kernel.cards.values():
        yield f"card/{card.id}", _card(card, kernel)


def _game(kernel: Kernel) -> dict[str, Any]:
    period = kernel.period
    return {
        "id": kernel.game,
        "title": kernel.title,
        "ruleset": kernel.ruleset,
        "version": kernel.version,
        "status": kernel.status,
        "period": {
            "seq": period.seq,
            "kind": period.kind,
            "key": period.key,
            "year": period.year,
            "minutes": period.minutes,
            "opened": period.opened,
            "paused": period.paused,
        },
        "paused_at": kernel.paused_at,
        "closing": bool(kernel.closing_by),
        "closes_at": kernel.closes_at,
        "rulings": kernel.rulings,
        "dice": kernel.dice,
        "stewards": list(kernel.stewards),
    }


def _petition(petition: Petition) -> Slice:
    def render() -> dict[str, Any]:
        return {
            "id": petition.id,
            "type": petition.type,
            "actor": petition.actor,
            "fields": petition.terms,
            "voices": list(petition.voices),
            "given": list(petition.given),
        }

    return Slice(petition.seen, (petition,), render)


def _duty(duty: Duty) -> Slice:
    def render() -> dict[str, Any]:
        return {
            "id": duty.id,
            "kind": duty.kind,
            "owes": duty.owes,
            "options": list(duty.options),
            "default": duty.default,
            "args": duty.terms,
        }

    return Slice(duty.seen, (duty,), render)


def _appeal(appeal: Appeal, kernel: Kernel, texts: Callable[[str], str]) -> Slice:
    def render() -> dict[str, Any]:
        return {
            "id": appeal.id,
            "type": appeal.type,
            "actor": appeal.actor,
            "fields": appeal.terms,
            "rules": list(appeal.rules),
            "reason": texts(appeal.reason),
        }

    return Slice(only(appeal.actor, kernel.stewards), (appeal,), render)


def _question(question: Question, texts: Callable[[str], str]) -> Slice:
    def render() -> dict[str, Any]:
        return {
            "id": question.id,
            "entry": question.entry,
            "rule": question.rule,
            "key": question.key,
            "args": question.args,
            "judges": list(question.judges),
            "by": question.by,
            "reason": texts(question.reason),
        }

    return Slice(question.seen, (question,), render)


def _card(card: Card, kernel: Kernel) -> Slice:
    def render() -> dict[str, Any]:
        return {
            "id": card.id,
            "character": card.character,
            "claimed": bool(card.device),
            "moves": len(card.moves),
        }

    return Slice(_theirs(card.character, kernel.stewards), (card,), render)


@lru_cache(maxsize=4096)
def _theirs(character: str, stewards: Audience) -> Audience:
    return only(character, stewards)

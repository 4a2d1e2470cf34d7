"""Chapter four: words among children, which are dares and whispers. Whispers are free words."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, DutyType, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Text, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.events import DutyOwed
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.audience import Audience, only
from ledger.record.entry import Event
from ledger.record.objection import Objection
from ledger.record.state import Duty
from tests.toy.world import (
    CHILDREN,
    Toy,
    YardWorld,
    keep_yard_unchanged,
    must_be_known_child,
    must_be_player,
    must_not_be_oneself,
    other_children,
)

MAX_WORDS = 80


class Dare(Command):
    who: str = Field(max_length=64)


class Whisper(Command):
    to: str = Field(max_length=64)
    words: Annotated[FreeText, TextLimits(MAX_WORDS, 1)]


class Dared(Event, stored="nuces/dared@1"):
    who: str
    answer: str


class Whispered(Event, stored="nuces/whispered@1"):
    who: str
    to: str
    reason: str = ""


def _must_be_two_children(actor: str, who: str) -> Iterator[Objection]:
    yield from must_be_known_child(who)
    yield from must_be_player(actor)
    yield from must_not_be_oneself(actor, who)


def _dare_objections(_state: Toy, actor: str, command: Dare) -> Iterator[Objection]:
    yield from _must_be_two_children(actor, command.who)


def _draft_dare(state: Toy, actor: str, command: Dare, context: ActContext) -> tuple[Draft, ...]:
    duty = DutyOwed(
        duty=context.act,
        kind="dare",
        owes=command.who,
        options=("truth", "dare"),
        default="truth",
        period=state.period.seq,
        terms={"by": f"who:{actor}"},
        seen=(actor,),
    )
    return (Draft(duty),)


def _offer_dare(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    return Form((choice("who", other_children(actor)),)) if actor in CHILDREN else None


def _draft_dare_settlement(
    _state: Toy, duty: Duty, option: str, _context: ActContext
) -> tuple[Draft, ...]:
    return (Draft(Dared(duty.owes, option)),)


def _whisper_objections(_state: Toy, actor: str, command: Whisper) -> Iterator[Objection]:
    yield from _must_be_two_children(actor, command.to)


def _draft_whisper(
    _state: Toy, actor: str, command: Whisper, context: ActContext
) -> tuple[Draft, ...]:
    return (Draft(Whispered(actor, command.to, context.store_words(command.words))),)


def _offer_whisper(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    return Form((choice("to", other_children(actor)), Text("words", MAX_WORDS, 1)))


def _whisper_audience(state: Toy, event: Whispered) -> Audience:
    return only(event.who, event.to, state.kernel.stewards)


DARES: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(
        Act(Dare, _dare_objections, _draft_dare, _offer_dare),
        Act(Whisper, _whisper_objections, _draft_whisper, _offer_whisper),
    ),
    events=(
        EventType(
            Dared, keep_yard_unchanged, lambda b: {"who": f"who:{b.who}", "answer": b.answer}
        ),
        EventType(
            Whispered,
            keep_yard_unchanged,
            lambda b: {"who": f"who:{b.who}", "taker": f"who:{b.to}"},
            _whisper_audience,
        ),
    ),
    duties=(DutyType("dare", _draft_dare_settlement),),
)

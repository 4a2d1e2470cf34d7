"""Chapter four: what one child says to another: dares, and whispers that are free words."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from pydantic import Field

from ledger.audience import Audience, only
from ledger.contract import Act, Command, Draft, DutyType, EntryType, Form, Known, Means, Objection
from ledger.entry import Body
from ledger.form import Chosen, Text, choice
from ledger.kernel.entries import DutyOwed
from ledger.kernel.state import Duty
from ledger.words import Length, Words
from tests.toy.world import CHILDREN, Toy, Yard, known_child, not_oneself, others, playing, same

MOST_WORDS = 80


class Dare(Command):
    who: str = Field(max_length=64)


class Whisper(Command):
    to: str = Field(max_length=64)
    words: Annotated[Words, Length(MOST_WORDS, 1)]


class Dared(Body, frozen=True):
    STORED: ClassVar[str] = "nuces/dared@1"
    who: str
    answer: str


class Whispered(Body, frozen=True):
    STORED: ClassVar[str] = "nuces/whispered@1"
    who: str
    to: str
    reason: str = ""


def _between(actor: str, who: str) -> Iterator[Objection]:
    yield from known_child(who)
    yield from playing(actor)
    yield from not_oneself(actor, who)


def _dare_objections(_state: Toy, actor: str, command: Dare) -> Iterator[Objection]:
    yield from _between(actor, command.who)


def _dare(state: Toy, actor: str, command: Dare, means: Means) -> tuple[Draft, ...]:
    duty = DutyOwed(
        duty=means.act,
        kind="dare",
        owes=command.who,
        options=("truth", "dare"),
        default="truth",
        period=state.period.seq,
        terms={"by": f"who:{actor}"},
        seen=(actor,),
    )
    return (Draft(duty),)


def _offer_dare(_known: Known[Yard], actor: str, _chosen: Chosen) -> Form | None:
    return Form((choice("who", others(actor)),)) if actor in CHILDREN else None


def _dared(_state: Toy, duty: Duty, option: str, _means: Means) -> tuple[Draft, ...]:
    return (Draft(Dared(duty.owes, option)),)


def _whisper_objections(_state: Toy, actor: str, command: Whisper) -> Iterator[Objection]:
    yield from _between(actor, command.to)


def _whisper(_state: Toy, actor: str, command: Whisper, means: Means) -> tuple[Draft, ...]:
    return (Draft(Whispered(actor, command.to, means.keep(command.words))),)


def _offer_whisper(_known: Known[Yard], actor: str, _chosen: Chosen) -> Form | None:
    if actor not in CHILDREN:
        return None
    return Form((choice("to", others(actor)), Text("words", MOST_WORDS, 1)))


def _ears(state: Toy, body: Whispered) -> Audience:
    return only(body.who, body.to, state.kernel.stewards)


ACTS = (
    Act("dare", Dare, _dare_objections, _dare, _offer_dare),
    Act("whisper", Whisper, _whisper_objections, _whisper, _offer_whisper),
)
ENTRIES = (
    EntryType(Dared, same, lambda b: {"who": f"who:{b.who}", "answer": b.answer}),
    EntryType(Whispered, same, lambda b: {"who": f"who:{b.who}", "taker": f"who:{b.to}"}, _ears),
)
DUTIES = (DutyType("dare", _dared),)

"""Chapter two: knucklebones are thrown, lent and given back."""

from collections.abc import Iterator
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import DependentField, Number, choice
from ledger.contract.offer import Form, KnownState
from ledger.record.books import lent_account
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection
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


class Throw(Command):
    """Throw a knucklebone."""


class Lend(Command):
    to: str = Field(max_length=64)
    bones: int = Field(ge=1, le=1000)


class GiveBack(Command):
    to: str = Field(max_length=64)
    bones: int = Field(ge=1, le=1000)


class TableDice(Event, stored="nuces/thrown@1"):
    who: str
    value: int


class BonesLent(Event, stored="nuces/bones-lent@1"):
    owner: str
    taker: str


class BonesBack(Event, stored="nuces/bones-back@1"):
    owner: str
    giver: str


def _throw_objections(state: Toy, actor: str, _command: Throw) -> Iterator[Objection]:
    if actor not in CHILDREN:
        yield from must_be_player(actor)
    elif state.world.threw.get(actor, 0) >= 2:
        yield Objection("NUX-06", "threw-twice")


def _draft_throw(state: Toy, actor: str, _command: Throw, context: ActContext) -> tuple[Draft, ...]:
    number = state.world.threw.get(actor, 0) + 1
    roll = context.roll(f"round-{state.world.rounds}/{actor}/{number}", 6)
    return (Draft(TableDice(actor, roll.value), rolls=(roll,)),)


def _offer_throw(state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    return Form(blocked=tuple(_throw_objections(state, actor, Throw())))


def _lend_objections(state: Toy, actor: str, command: Lend) -> Iterator[Objection]:
    yield from must_be_known_child(command.to)
    yield from must_not_be_oneself(actor, command.to)
    if state.books.balance(actor, "bone") < command.bones:
        yield Objection("NUX-11", "only-your-own", {"n": command.bones}, waivable=False)


def _draft_loan(_state: Toy, actor: str, command: Lend, _context: ActContext) -> tuple[Draft, ...]:
    posting = Posting("bone", actor, lent_account(command.to, actor), command.bones)
    return (Draft(BonesLent(actor, command.to), (posting,)),)


def _offer_lend(state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    own = state.books.balance(actor, "bone")
    if not own:
        return Form(blocked=(Objection("NUX-11", "only-your-own", {"n": 1}),))
    return Form((choice("to", other_children(actor)), Number("bones", 1, own, unit="bone")))


def _objections_to_returning(state: Toy, actor: str, command: GiveBack) -> Iterator[Objection]:
    yield from must_be_known_child(command.to)
    yield from must_not_be_oneself(actor, command.to)
    if state.books.balance(lent_account(actor, command.to), "bone") < command.bones:
        yield Objection("NUX-11", "not-borrowed", {"n": command.bones}, waivable=False)


def _draft_return(
    _state: Toy, actor: str, command: GiveBack, _context: ActContext
) -> tuple[Draft, ...]:
    posting = Posting("bone", lent_account(actor, command.to), command.to, command.bones)
    return (Draft(BonesBack(command.to, actor), (posting,)),)


def _offer_return(state: Toy, actor: str, known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    books = state.books
    borrowed = {
        child: books.balance(lent_account(actor, child), "bone") for child in other_children(actor)
    }
    lenders = [child for child, bones in borrowed.items() if bones]
    if not lenders:
        return None
    most = borrowed.get(str(known.chosen.get("to")), 0)
    bones = Number("bones", 1, most, unit="bone") if most else DependentField("bones", ("to",))
    return Form((choice("to", lenders), bones))


def _evolve_throw(yard: YardWorld, event: TableDice, _entry: Entry) -> YardWorld:
    return replace(yard, threw=yard.threw.set(event.who, yard.threw.get(event.who, 0) + 1))


BONES: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(
        Act(Throw, _throw_objections, _draft_throw, _offer_throw),
        Act(Lend, _lend_objections, _draft_loan, _offer_lend),
        Act(GiveBack, _objections_to_returning, _draft_return, _offer_return),
    ),
    events=(
        EventType(TableDice, _evolve_throw, lambda b: {"who": f"who:{b.who}", "n": b.value}),
        EventType(
            BonesLent,
            keep_yard_unchanged,
            lambda b: {"owner": f"who:{b.owner}", "who": f"who:{b.taker}"},
            undo="postings",
        ),
        EventType(
            BonesBack,
            keep_yard_unchanged,
            lambda b: {"owner": f"who:{b.owner}", "who": f"who:{b.giver}"},
            undo="postings",
        ),
    ),
)

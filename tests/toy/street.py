"""A street for tests of late entry: children come out, change hands and go home.

Ada and Bea play with private nuts; the aunt is steward. A child who comes later brings five nuts. A
child who goes home leaves their nuts on the pavement.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    DutyType,
    EventType,
)
from ledger.contract.chapter import Chapter
from ledger.contract.form import Number, choice
from ledger.contract.offer import Form, KnownState, fieldless_offer
from ledger.contract.ruleset import LateEntry
from ledger.kernel.cards.late_entry_rule import (
    entering_drafts_with_goods,
    retirement_drafts_with_goods,
)
from ledger.kernel.vocabulary.card_events import CharacterEntered, CharacterRetired
from ledger.kernel.vocabulary.choices import duty_draft
from ledger.record.audience import only
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection
from ledger.record.references import Who
from ledger.record.state import Duty, State

HOUSES = ("ada", "bea", "cai", "dan", "eva")
PAVEMENT = "@pavement"
FIRST, MORE = 10, 5
"""Nuts of the first children, and of later ones."""


@dataclass(frozen=True, slots=True)
class StreetWorld:
    """The children who play outside, and whether everybody may join them."""

    children: tuple[str, ...]
    open: bool = False


Outside = State[StreetWorld]


class Toss(Command):
    """Toss nuts to another child."""

    to: Who
    nuts: int = Field(ge=1, le=1000)


class Trade(Command):
    """Swap a nut for a nut, if the other child agrees."""

    with_: Who = Field(alias="with")


class Challenge(Command):
    """Make another child choose between truth and dare."""

    who: Who


class Fetch(Command):
    """Fetch a child from a house."""

    child: str = Field(max_length=64)


class GoHome(Command):
    """Go home."""


class Tossed(Event, stored="street/tossed@1"):
    """Nuts went from one child to another."""

    giver: Who
    taker: Who


class Traded(Event, stored="street/traded@1"):
    """A nut was swapped for a nut."""

    who: Who
    other: Who


class Answered(Event, stored="street/answered@1"):
    """A child chose truth or dare."""

    who: Who
    option: str


def _must_be_outside(state: Outside, who: str) -> Iterator[Objection]:
    if who not in state.world.children:
        yield Objection("STREET-01", "children-only", waivable=False)


def _must_have_nuts(state: Outside, who: str, nuts: int) -> Iterator[Objection]:
    if state.books.holding(who, "nut") < nuts:
        lack = ((who, "nut"),)
        yield Objection("STREET-02", "too-few-nuts", {"n": nuts}, waivable=False, rests_on=lack)


def _must_be_two_outside(state: Outside, actor: str, other: str) -> Iterator[Objection]:
    yield from _must_be_outside(state, actor)
    yield from _must_be_outside(state, other)
    if actor == other:
        yield Objection("STREET-03", "not-to-yourself", waivable=False)


def _is_outside(state: Outside, who: str) -> bool:
    return who in state.world.children


def _toss_objections(state: Outside, actor: str, command: Toss) -> Iterator[Objection]:
    yield from _must_be_two_outside(state, actor, command.to)
    yield from _must_have_nuts(state, actor, command.nuts)


def _draft_toss(_state: Outside, actor: str, command: Toss, _context: ActContext) -> Drafts:
    nuts = Posting("nut", actor, command.to, command.nuts)
    return (Draft(Tossed(actor, command.to), (nuts,)),)


def _trade_objections(state: Outside, actor: str, command: Trade) -> Iterator[Objection]:
    yield from _must_be_two_outside(state, actor, command.with_)
    for who in (actor, command.with_):
        yield from _must_have_nuts(state, who, 1)


def _draft_trade(_state: Outside, actor: str, command: Trade, _context: ActContext) -> Drafts:
    there, back = (actor, command.with_), (command.with_, actor)
    return (Draft(Traded(*there), tuple(Posting("nut", *way, 1) for way in (there, back))),)


def _challenge_objections(state: Outside, actor: str, command: Challenge) -> Iterator[Objection]:
    yield from _must_be_two_outside(state, actor, command.who)


def _draft_challenge(state: Outside, actor: str, command: Challenge, context: ActContext) -> Drafts:
    options = ("truth", "dare")
    return (duty_draft(state, context.act, "dare", command.who, options, readers=(actor,)),)


def _draft_answer(_state: Outside, duty: Duty, option: str, _context: ActContext) -> Drafts:
    return (Draft(Answered(duty.owes, option)),)


def _fetch_objections(state: Outside, actor: str, command: Fetch) -> Iterator[Objection]:
    yield from _must_be_outside(state, actor)
    if command.child not in children_at_home(state):
        yield Objection("STREET-04", "not-at-home", waivable=False)


def _draft_fetching(state: Outside, _actor: str, command: Fetch, _context: ActContext) -> Drafts:
    return entering_drafts_with_goods(LATE, state, command.child, "", "")


def _leave_objections(state: Outside, actor: str, _command: GoHome | None) -> Iterator[Objection]:
    yield from _must_be_outside(state, actor)


def _draft_going_home(state: Outside, actor: str, _command: GoHome, _context: ActContext) -> Drafts:
    return retirement_drafts_with_goods(LATE, state, actor)


def children_at_home(state: Outside) -> tuple[str, ...]:
    """Return the children who are at home."""
    return tuple(child for child in HOUSES if child not in state.world.children)


def _draft_start_of_play(_state: Outside, character: str) -> Drafts:
    return (
        Draft(Tossed(character, character), (Posting("nut", ORIGIN_ACCOUNT, character, MORE),)),
    )


def _draft_leaving(state: Outside, character: str) -> Drafts:
    nuts = state.books.holding(character, "nut")
    left = Posting("nut", character, PAVEMENT, nuts)
    return (Draft(Tossed(character, character), (left,)),) if nuts else ()


LATE: LateEntry[StreetWorld] = LateEntry(
    free=children_at_home,
    starts=_draft_start_of_play,
    to_anybody=lambda state: state.world.open,
    changing_hands=lambda state: state.world.children,
    leaving=lambda state: state.world.children,
    leaves=_draft_leaving,
)


def add_child(street: StreetWorld, event: CharacterEntered, _entry: Entry) -> StreetWorld:
    """Add a new child to those outside."""
    return replace(street, children=(*street.children, event.character))


def remove_child(street: StreetWorld, event: CharacterRetired, _entry: Entry) -> StreetWorld:
    """Remove a child who went home."""
    left = tuple(child for child in street.children if child != event.character)
    return replace(street, children=left)


def _other_children(state: Outside, actor: str) -> list[str]:
    return [child for child in state.world.children if child != actor]


def _offer_toss(state: Outside, actor: str, _known: KnownState[StreetWorld]) -> Form | None:
    others, nuts = _other_children(state, actor), state.books.holding(actor, "nut")
    if actor not in state.world.children:
        return None
    if not others or not nuts:
        return Form(blocked=(Objection("STREET-02", "too-few-nuts", {"n": 1}),))
    return Form((choice("to", others), Number("nuts", 1, nuts, unit="nut")))


def _offer_trade(state: Outside, actor: str, _known: KnownState[StreetWorld]) -> Form | None:
    others = _other_children(state, actor)
    if actor not in state.world.children or not others:
        return None
    poor = tuple(_must_have_nuts(state, actor, 1))
    return Form(blocked=poor) if poor else Form((choice("with", others),))


def _offer_challenge(state: Outside, actor: str, _known: KnownState[StreetWorld]) -> Form | None:
    others = _other_children(state, actor)
    return Form((choice("who", others),)) if actor in state.world.children and others else None


def _offer_fetch(state: Outside, actor: str, _known: KnownState[StreetWorld]) -> Form | None:
    if actor not in state.world.children or not children_at_home(state):
        return None
    return Form((choice("child", children_at_home(state)),))


OUTSIDE: Chapter[StreetWorld] = Chapter(
    "STREET",
    acts=(
        Act(Toss, _toss_objections, _draft_toss, _offer_toss),
        Act(
            Trade,
            _trade_objections,
            _draft_trade,
            _offer_trade,
            consent=Consent(voices=lambda _state, _actor, command: (command.with_,)),
        ),
        Act(Challenge, _challenge_objections, _draft_challenge, _offer_challenge),
        Act(Fetch, _fetch_objections, _draft_fetching, _offer_fetch),
        Act(
            GoHome,
            _leave_objections,
            _draft_going_home,
            fieldless_offer(_leave_objections, _is_outside),
        ),
    ),
    events=(
        EventType(Tossed, audience=lambda state, b: only(b.giver, b.taker, state.kernel.stewards)),
        EventType(Traded),
        EventType(Answered),
    ),
    duties=(DutyType("dare", _draft_answer),),
)

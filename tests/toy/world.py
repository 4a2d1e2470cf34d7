"""The world of the game of nuts: three children, their throws, and the audiences."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ledger.contract.offer import Form
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.books import holder
from ledger.record.entry import Entry
from ledger.record.objection import Objection
from ledger.record.shared_map import Map
from ledger.record.state import State

CHILDREN = ("ada", "bea", "cai")


@dataclass(frozen=True, slots=True)
class YardWorld:
    """State outside books and seating: the throws of each child in this round."""

    threw: Map[str, int] = field(default_factory=Map)
    rounds: int = 1


Toy = State[YardWorld]


def keep_yard_unchanged(yard: YardWorld, _event: Any, _entry: Entry) -> YardWorld:
    """Return the unchanged yard, because this entry only moves goods."""
    return yard


def account_audience(state: Toy, account: str, asset: str) -> Audience:
    """Return the audience of an account: nuts are private, and knucklebones are public."""
    return only(holder(account), state.kernel.stewards) if asset == "nut" else EVERYBODY


def other_children(actor: str) -> list[str]:
    """Return all children except this one."""
    return [child for child in CHILDREN if child != actor]


def must_be_known_child(who: str) -> Iterator[Objection]:
    """Object to a child who is not in the yard."""
    if who not in CHILDREN:
        yield Objection("NUX-00", "no-such-child", {"who": who}, waivable=False)


def must_be_player(actor: str) -> Iterator[Objection]:
    """Object to an act by the nurse or the aunt, who do not play."""
    if actor not in CHILDREN:
        yield Objection("NUX-05", "children-only", waivable=False)


def must_not_be_oneself(actor: str, who: str) -> Iterator[Objection]:
    """Object to an act on oneself."""
    if actor == who:
        yield Objection("NUX-02", "not-to-yourself")


def must_have_nuts(state: Toy, who: str, nuts: int) -> Iterator[Objection]:
    """Object to a stake that the child cannot pay.

    The objection depends on the child's secret nuts.
    """
    if state.books.holding(who, "nut") < nuts:
        yield Objection("NUX-01", "too-few-nuts", {"n": nuts}, rests_on=((who, "nut"),))


def richest_child(state: Toy, _actor: str, _command: Any) -> str:
    """Return the child with the most nuts. If several have the most, return the first of them."""
    return max(CHILDREN, key=lambda child: state.books.holding(child, "nut"))


def form_without_nuts() -> Form:
    """Return the form of a child without nuts."""
    return Form(blocked=(Objection("NUX-01", "too-few-nuts", {"n": 1}),))

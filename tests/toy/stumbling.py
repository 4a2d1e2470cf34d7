"""The yard with faults: its rules fail with a secret in a local variable."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft
from ledger.contract.form import Text
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import Ruleset
from ledger.language.free_text import FreeText
from ledger.record.objection import Objections
from ledger.record.state import State
from ledger.record.view import Bundle
from tests.toy.rules import TOY
from tests.toy.world import Toy, YardWorld

# the word is in two parts, so that no line of the source contains it
SECRET = "mulberry-" + "marmalade"
"""A word that no log may hold."""

CLOUDED, LATE = 13, 17
"""Numbers of nuts in Ada's hand at which the slices fail and at which the due acts fail."""


class Stumble(Command):
    """Fail, either in the objections or in the effects."""

    when: str = Field(max_length=64)
    words: FreeText


def _raise_error_with_secret(where: str, state: Toy) -> None:
    accounts = state.books.accounts
    hand = {"of": SECRET, "has": {who: dict(held) for who, held in accounts.items()}}
    if hand:
        raise RuntimeError(f"stumbled in {where}")


def _objections(state: Toy, _actor: str, command: Stumble) -> Objections:
    if command.when == "weighed":
        _raise_error_with_secret("objections", state)
    yield from ()


def _draft_or_stumble(
    state: Toy, _actor: str, _command: Stumble, _context: ActContext
) -> tuple[Draft, ...]:
    _raise_error_with_secret("effects", state)
    return ()


def _offer_stumble(_state: Toy, _actor: str, known: KnownState[YardWorld]) -> Form:
    if known.chosen.get("when") == "offered":
        _raise_error_with_secret("offer", known.state)
    return Form((Text("when", 64), Text("words", 64)))


def _slices_or_stumble(state: State[YardWorld]) -> Iterable[Bundle]:
    if state.books.holding("ada", "nut") == CLOUDED:
        _raise_error_with_secret("slices", state)
    return TOY.phones.slices(state)


def _draft_due_or_stumble(state: State[YardWorld], now: int) -> tuple[Draft, ...]:
    if state.books.holding("ada", "nut") == LATE:
        _raise_error_with_secret("due", state)
    return TOY.course.due(state, now)


STUMBLE: Act[YardWorld, Any] = Act(
    Stumble, _objections, _draft_or_stumble, _offer_stumble, chapter="NUX"
)

STUMBLING: Ruleset[YardWorld] = replace(
    TOY,
    play=replace(TOY.play, acts=(*TOY.play.acts, STUMBLE)),
    phones=replace(TOY.phones, slices=_slices_or_stumble),
    course=replace(TOY.course, due=_draft_due_or_stumble),
)

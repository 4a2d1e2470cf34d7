"""Chapter seven, for games with a diary: the children write pages over weeks.

Each page is written by an hour that the scenario fixes, and then everybody reads it. After each
page there is a next page.
"""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    WindowType,
    no_drafts_until_opened,
)
from ledger.contract.chapter import Chapter
from ledger.contract.form import Number
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import ForeseenDeadline, Ruleset
from ledger.kernel.windows.opening import opening_draft
from ledger.record.audience import EVERYBODY
from ledger.record.objection import Objections
from ledger.record.state import Window
from ledger.scenario.deadlines import Deadlines, next_deadline, next_deadlines
from tests.toy.rules import TOY
from tests.toy.world import CHILDREN, Toy, YardWorld, must_be_player

KIND = "page"
HOURS = Deadlines(
    zone="Europe/Rome",
    at=("Mon, Wed, Fri 20:00",),
    days_off=("2026-12-23..2027-01-06",),
)
WRITERS = CHILDREN[:2]
AHEAD = 3
"""The number of later pages that the calendar shows."""


class OpenDiary(Command):
    """Open the diary, which has a page to write by each deadline.

    A `secret` page is Ada's. Only she and the stewards know of it.
    """

    secret: bool = False


class Write(Command):
    """Write a number of lines."""

    lines: int = Field(ge=1, le=30)


def _no_objections(_state: Toy, _actor: str, _command: OpenDiary) -> Objections:
    return iter(())


def _write_objections(_state: Toy, actor: str, _command: Write) -> Objections:
    yield from must_be_player(actor)


def _page_draft(state: Toy, number: int, owed: tuple[str, ...]) -> Draft:
    until, seen = next_deadline(HOURS, state.at, KIND), EVERYBODY if owed == WRITERS else owed
    return opening_draft(state, f"page-{number}", KIND, owed, until, readers=seen, number=number)


def _draft_opening(state: Toy, _actor: str, command: OpenDiary, _context: ActContext) -> Drafts:
    return (_page_draft(state, 1, ("ada",) if command.secret else WRITERS),)


def _draft_next_page(
    state: Toy, window: Window, _written: Mapping[str, Command | None], _context: ActContext
) -> Drafts:
    return (_page_draft(state, window.terms["number"] + 1, window.owed),)


def _offer_open(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    return Form() if actor == "nurse" else None


def _offer_write(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    return Form((Number("lines", 1, 30),)) if actor in WRITERS else None


def _foreseen_deadlines(state: Toy) -> tuple[ForeseenDeadline, ...]:
    return tuple(
        ForeseenDeadline(KIND, at, page.audience)
        for page in state.kernel.windows.values()
        for at in next_deadlines(HOURS, max(page.until, state.at), AHEAD)
    )


DIARY: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(
        Act(OpenDiary, _no_objections, _draft_opening, _offer_open),
        Act(Write, _write_objections, no_drafts_until_opened, _offer_write, sealed=KIND),
    ),
    windows=(WindowType(KIND, _draft_next_page),),
)

DIARY_GAME: Ruleset[YardWorld] = replace(
    TOY,
    play=replace(TOY.play, acts=(*TOY.play.acts, *DIARY.acts), windows=DIARY.windows),
    course=replace(TOY.course, foreseen=_foreseen_deadlines),
)
"""The game of nuts with a diary."""

"""Questions that phones ask of this game: how a turn went, and what would happen if."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from ledger.contract.form import Row
from ledger.contract.question import Question, RefusedQuestionError
from ledger.games.roman_diplomacy.movement import resolve_orders
from ledger.games.roman_diplomacy.offered import order_rows
from ledger.games.roman_diplomacy.orders import must_be_notation, petrol_of
from ledger.games.roman_diplomacy.played_document import played_document
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.steps import Ordered, lines_of
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.record.objection import Objection, Objections
from ledger.record.view import Document

Id = Annotated[str, Field(max_length=64)]


class AskTurn(BaseModel):
    """How a turn went; `turn` counts from 0. A turn that was carried out anew went as it did last.

    With `withdrawn` it is one of those that were carried out anew, counted from 0, as it had gone
    at first.
    """

    model_config = ConfigDict(extra="forbid")

    turn: int = Field(ge=0, le=10_000)
    withdrawn: bool = False


class WhatIf(BaseModel):
    """Orders that somebody puts into the mouths of these players; who is not named gives none."""

    model_config = ConfigDict(extra="forbid")

    orders: Annotated[Mapping[Id, Ordered], Field(max_length=24)]


class AskOrders(BaseModel):
    """What a player could order now."""

    model_config = ConfigDict(extra="forbid")

    who: Id


def possible_orders(state: Game, asked: AskOrders) -> Document:
    """What each piece of a player could be ordered, as a form has it.

    Raise RefusedQuestionError while no orders are written.
    """
    if state.world.phase != "movement":
        raise RefusedQuestionError([Objection("DIP-START-03", "no-orders-now", waivable=False)])
    rows = order_rows(state, asked.who)
    limit = petrol_of(state, asked.who) if any(row.price for row in rows) else None
    return {"rows": [_row(row) for row in rows], "limit": limit}


def _row(row: Row) -> Document:
    return {
        "of": row.of,
        "options": [{"value": option.value} for option in row.options],
        "onward": row.onward,
        "most": row.most,
        "price": row.price,
    }


def how_it_went(state: Game, asked: AskTurn) -> Document:
    """The turn as it went. Raise RefusedQuestionError for one that was not played."""
    world = state.world
    turns = world.withdrawn if asked.withdrawn else world.played
    if asked.turn >= len(turns):
        raise RefusedQuestionError([Objection("DIP-START-03", "no-such-turn", waivable=False)])
    return played_document(turns[asked.turn])


def what_if(state: Game, asked: WhatIf) -> Document:
    """What would become of these orders, by the adjudicator that decides the game.

    Raise RefusedQuestionError for lines that are no orders, and while no orders are written.
    """
    given = {who: lines_of(ordered) for who, ordered in asked.orders.items()}
    wrong = tuple(_objections(state, given))
    if wrong:
        raise RefusedQuestionError(wrong)
    story = BoardTranscript(state)
    resolve_orders(story, given)
    return played_document(story.world.played[-1])


def _objections(state: Game, given: Mapping[str, tuple[str, ...]]) -> Objections:
    if state.world.phase != "movement":
        yield Objection("DIP-START-03", "no-orders-now", waivable=False)
        return
    for lines in given.values():
        yield from must_be_notation(state.world, lines)


QUESTIONS: tuple[Question[World], ...] = (
    Question("turn", AskTurn, how_it_went),
    Question("orders", AskOrders, possible_orders),
    Question("what-if", WhatIf, what_if),
)

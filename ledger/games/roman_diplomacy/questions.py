"""Questions that phones ask about this game: a played turn, possible or invented orders."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from ledger.contract.form import Row
from ledger.contract.question import Question, RefusedQuestionError
from ledger.games.roman_diplomacy.movement import resolve_orders
from ledger.games.roman_diplomacy.orders import must_be_notation, petrol_of
from ledger.games.roman_diplomacy.possible_orders import order_rows
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.steps import StepsByPiece, order_lines
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.turn_document import played_document
from ledger.record.objection import Objection, Objections
from ledger.record.view import Document

PlayerId = Annotated[str, Field(max_length=64)]


class AskTurn(BaseModel):
    """The question about a played turn.

    A turn that was carried out again is given in its last version.
    """

    model_config = ConfigDict(extra="forbid")

    turn: int = Field(ge=0, le=10_000)
    """The number of the turn, or with `withdrawn` of the replaced version, from 0."""
    withdrawn: bool = False
    """Whether to give the first version of a turn that was carried out again."""


class WhatIf(BaseModel):
    """The question about the result of invented orders for these players.

    All other players give no orders.
    """

    model_config = ConfigDict(extra="forbid")

    orders: Annotated[Mapping[PlayerId, StepsByPiece], Field(max_length=24)]


class AskOrders(BaseModel):
    """The question about a player's possible orders now."""

    model_config = ConfigDict(extra="forbid")

    who: PlayerId


def possible_orders(state: Game, question: AskOrders) -> Document:
    """Return the possible orders of each piece of a player, as in a form.

    Raise RefusedQuestionError outside the phase of orders.
    """
    if state.world.phase != "movement":
        raise RefusedQuestionError([Objection("DIP-START-03", "no-orders-now", waivable=False)])
    rows = order_rows(state, question.who)
    limit = petrol_of(state, question.who) if any(row.price for row in rows) else None
    return {"rows": [_row_document(row) for row in rows], "limit": limit}


def _row_document(row: Row) -> Document:
    return {
        "of": row.of,
        "options": [{"value": option.value} for option in row.options],
        "onward": row.onward,
        "most": row.most,
        "price": row.price,
    }


def answer_about_turn(state: Game, question: AskTurn) -> Document:
    """Return the played turn. Raise RefusedQuestionError for a turn that was not played."""
    world = state.world
    turns = world.replaced_turns if question.withdrawn else world.played_turns
    if question.turn >= len(turns):
        raise RefusedQuestionError([Objection("DIP-START-03", "no-such-turn", waivable=False)])
    return played_document(turns[question.turn])


def answer_what_if(state: Game, question: WhatIf) -> Document:
    """Return the result of these orders from the same adjudicator that the game uses.

    Raise RefusedQuestionError for lines that are no orders, and outside the phase of orders.
    """
    lines_by_player = {
        player: order_lines(steps_by_name) for player, steps_by_name in question.orders.items()
    }
    objections = tuple(_objections(state, lines_by_player))
    if objections:
        raise RefusedQuestionError(objections)
    transcript = BoardTranscript(state)
    resolve_orders(transcript, lines_by_player)
    return played_document(transcript.world.played_turns[-1])


def _objections(state: Game, lines_by_player: Mapping[str, tuple[str, ...]]) -> Objections:
    if state.world.phase != "movement":
        yield Objection("DIP-START-03", "no-orders-now", waivable=False)
        return
    for lines in lines_by_player.values():
        yield from must_be_notation(state.world, lines)


QUESTIONS: tuple[Question[World], ...] = (
    Question("turn", AskTurn, answer_about_turn),
    Question("orders", AskOrders, possible_orders),
    Question("what-if", WhatIf, answer_what_if),
)

"""The orders of the turn that was played last are carried out anew (ACTA-08).

Everything that followed from them is asked again. What came of them at first stays in the ledger.
"""

from ledger.contract import Act, ActContext, Drafts
from ledger.games.roman_diplomacy.corrections.ruling import (
    Correction,
    must_give_a_reason,
    reason_fields,
)
from ledger.games.roman_diplomacy.events.corrections import TurnReadjudicated
from ledger.games.roman_diplomacy.outcomes import OrderResult
from ledger.games.roman_diplomacy.state import Game, PlayedTurn, World
from ledger.games.roman_diplomacy.stewarding import keeps_order, must_keep_order
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.turn import AFTER
from ledger.games.roman_diplomacy.waiting import not_waiting, wait
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known, open_form, open_to


class Readjudicate(Correction):
    """Carry out the orders of the last turn anew, by the readings that hold now."""


def must_be_a_turn_to_play_again(state: Game) -> Objections:
    """Orders were carried out, and nobody has begun or gone since (ACTA-08)."""
    world = state.world
    if not world.played:
        yield Objection("ACTA-08", "no-turn-played", waivable=False)
    elif world.playing != world.played[-1].before.playing and not world.ended:
        yield Objection("ACTA-08", "others-play-now", waivable=False)


def _objections(state: Game, actor: str, command: Readjudicate) -> Objections:
    yield from must_keep_order(state, actor)
    yield from must_be_a_turn_to_play_again(state)
    yield from must_give_a_reason(state, command.reason)


def orders_given(played: PlayedTurn) -> dict[str, tuple[str, ...]]:
    """The orders that counted in a turn, by player, in the usual notation."""
    first = tuple(one for one in played.results if one.given and one.impulse == 1)
    return {who: tuple(_lines(first, who)) for who in played.before.playing}


def _lines(results: tuple[OrderResult, ...], who: str) -> tuple[str, ...]:
    return tuple(one.order for one in results if one.owner == who)


def _effects(state: Game, _actor: str, command: Readjudicate, context: ActContext) -> Drafts:
    story, played = BoardTranscript(state, context), state.world.played[-1]
    for draft in not_waiting(state):
        story.tell(draft.event)
    story.tell(TurnReadjudicated(played.turn, context.keep(command.reason)))
    AFTER["movement"](story, orders_given(played))
    wait(story, state.world.turn)  # an act brings one period at most: that of the turn it ends in
    return story.drafts


@open_to(keeps_order, when=lambda state: bool(state.world.played))
def _offer(state: Game, _actor: str, _known: Known[World]) -> Form:
    return open_form(*reason_fields(state), held=must_be_a_turn_to_play_again(state))


READJUDICATE = Act(Readjudicate, _objections, _effects, _offer, ruling=True)

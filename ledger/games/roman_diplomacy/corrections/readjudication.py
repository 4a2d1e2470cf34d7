"""The repetition of a played turn's orders (ACTA-08).

All later steps and turns are asked for again, because their orders were for another position. The
first results stay in the ledger.
"""

from pydantic import Field

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Drafts
from ledger.contract.form import Choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked, open_to
from ledger.games.roman_diplomacy.corrections.correction_acts import (
    Correction,
    only_host_must_give_reason,
    reason_fields,
)
from ledger.games.roman_diplomacy.corrections.dropped_acts import must_lose_no_events
from ledger.games.roman_diplomacy.corrections.turns import TURN_PATTERN, turn_option
from ledger.games.roman_diplomacy.events.corrections import TurnReadjudicated
from ledger.games.roman_diplomacy.open_window import draft_window_end, open_phase
from ledger.games.roman_diplomacy.state import Game, PlayedTurn, World
from ledger.games.roman_diplomacy.stewards import is_steward, must_be_steward
from ledger.games.roman_diplomacy.stored_results import OrderResult
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.turn import END_OF_PHASE
from ledger.record.objection import Objection, Objections, is_met


class Readjudicate(Correction):
    """Carry out the orders of a turn again, by the readings in force now."""

    turn: str | None = Field(default=None, pattern=TURN_PATTERN)
    """The number of the turn, from 0, as text; null for the last turn."""


def find_played_turn(world: World, command: Readjudicate) -> PlayedTurn | None:
    """Return the turn that the command names; None if it was not played."""
    turn_number = int(command.turn) if command.turn else -1
    turns = world.played_turns if command.turn else world.played_turns[-1:]
    return next(
        (played_turn for played_turn in turns if turn_number in (-1, played_turn.turn)), None
    )


def must_be_a_turn_to_play_again(state: Game, command: Readjudicate) -> Objections:
    """Refuse a turn that was not played, or after which players have come or left (ACTA-08).

    A later newcomer has a city that another player had in that turn. A player who has left gives no
    orders.
    """
    world, played_turn = state.world, find_played_turn(state.world, command)
    if not world.played_turns:
        yield Objection("ACTA-08", "no-turn-played", waivable=False)
    elif played_turn is None:
        yield Objection("ACTA-08", "no-such-turn-played", waivable=False)
    else:
        new_players = [
            player
            for player in world.players_with_empire
            if world.empire(player).first_turn > played_turn.turn
        ]
        lost_players = [
            player
            for player in played_turn.world_before.players_with_empire
            if player not in state.kernel.players
        ]
        if new_players or lost_players:
            player_args = {"who": [f"who:{player}" for player in (*new_players, *lost_players)]}
            yield Objection("ACTA-08", "others-play-now", player_args, waivable=False)


def _readjudicate_objections(state: Game, actor: str, command: Readjudicate) -> Objections:
    yield from must_be_steward(state, actor)
    yield from must_be_a_turn_to_play_again(state, command)
    yield from only_host_must_give_reason(state, command.reason)
    played_turn = find_played_turn(state.world, command)
    if played_turn is not None:
        yield from must_lose_no_events(state, played_turn.turn)


def orders_given(played_turn: PlayedTurn) -> dict[str, tuple[str, ...]]:
    """Return the orders that counted in a turn, by player, in the usual notation."""
    first_results = tuple(
        result for result in played_turn.results if result.given and result.impulse == 1
    )
    return {
        player: tuple(_orders_of_player(first_results, player))
        for player in played_turn.world_before.players_with_empire
    }


def _orders_of_player(results: tuple[OrderResult, ...], player: str) -> tuple[str, ...]:
    return tuple(result.order for result in results if result.owner == player)


def _draft_readjudication(
    state: Game, _actor: str, command: Readjudicate, context: ActContext
) -> Drafts:
    transcript = BoardTranscript(state, context)
    played_turn = find_played_turn(state.world, command) or state.world.played_turns[-1]
    for draft in draft_window_end(state):
        transcript.add_event(draft.event)
    transcript.add_event(TurnReadjudicated(played_turn.turn, context.store_words(command.reason)))
    END_OF_PHASE["movement"](transcript, orders_given(played_turn))
    open_phase(transcript, state.world.turn)  # an act opens one period at most: its last turn
    return transcript.drafts


@open_to(is_steward, condition=lambda state: bool(state.world.played_turns))
def _offer_readjudicate(state: Game, _actor: str, _known_state: KnownState[World]) -> Form:
    """Return the form with the turns that can be repeated, the last one first.

    The last turn is the default.
    """
    turns = tuple(str(played_turn.turn) for played_turn in reversed(state.world.played_turns))
    lawful_turns = tuple(
        turn_number for turn_number in turns if is_met(_must_be_repeatable(state, turn_number))
    )
    options = tuple(turn_option(state.world, int(turn)) for turn in lawful_turns)
    turn_choice = Choice("turn", options, unsaid=turns[0] in lawful_turns)
    objections = () if lawful_turns else _must_be_repeatable(state, turns[0])
    return form_unless_blocked(turn_choice, *reason_fields(state), blocking_objections=objections)


def _must_be_repeatable(state: Game, turn_number: str) -> Objections:
    return must_be_a_turn_to_play_again(state, Readjudicate(turn=turn_number))


READJUDICATE = Act(
    Readjudicate,
    _readjudicate_objections,
    _draft_readjudication,
    _offer_readjudicate,
    permission=FOR_STEWARDS,
)

"""SETUP: the turn order. Each player rolls a die, and the player with the highest roll is first."""

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.morituri.dice import (
    SIDES_OF_DIE,
    TypedFaces,
    dice_fields,
    faces_objections,
    roll_context,
)
from ledger.games.morituri.events import LotCast, LotsTied, OrderSet
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import Transcript, begin_transcript
from ledger.record.objection import Objection, Objections


class RollForOrder(Command):
    """Roll for the first turn."""

    dice: TypedFaces = None


def _roll_for_order_objections(state: Game, actor: str, command: RollForOrder) -> Objections:
    yield from _must_have_a_lot_to_cast(state, actor)
    yield from faces_objections(state, command.dice, 1)


def _must_have_a_lot_to_cast(state: Game, actor: str) -> Objections:
    """Refuse a second roll of a player, except after a tie (MOR-SETUP-08)."""
    if actor not in state.world.players_to_cast:
        yield Objection("MOR-SETUP-08", "no-lot-to-cast", waivable=False)


def _draft_roll_for_order(
    state: Game, actor: str, command: RollForOrder, context: ActContext
) -> Drafts:
    transcript = begin_transcript(state, context)
    roll_name = f"first-turn/{actor}/roll-{state.world.again + 1}"
    roll = roll_context(state, context, command.dice, actor).roll(roll_name, SIDES_OF_DIE)
    transcript.add_draft(LotCast(actor, roll.value), rolls=(roll,))
    if not transcript.world.players_to_cast:
        _record_turn_order(transcript)
    return transcript.drafts


def _record_turn_order(transcript: Transcript) -> None:
    """Record the turn order: clockwise from the highest roll (MOR-SETUP-08).

    Tied players roll again. By one reading the first tied player by seat begins (R-02).
    """
    lots = {lot.who: lot.value for lot in transcript.world.lots}
    leading_players = tuple(
        gladiator
        for gladiator in transcript.world.seats
        if lots.get(gladiator) == max(lots.values())
    )
    if (
        len(leading_players) > 1
        and transcript.state.switch("beginning.first_player_tie") == "tied_roll_again"
    ):
        transcript.add_draft(LotsTied(leading_players))
    else:
        first_player = leading_players[0]
        transcript.add_draft(
            OrderSet((first_player, *transcript.world.players_clockwise_from(first_player)))
        )


@open_to(meets_demand(_must_have_a_lot_to_cast))
def _offer_roll_for_order(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(dice_fields(state, 1))


ORDER: Chapter[World] = Chapter(
    "MOR-SETUP",
    acts=(
        Act(RollForOrder, _roll_for_order_objections, _draft_roll_for_order, _offer_roll_for_order),
    ),
)

"""The acts of a duel: to choose an opponent, and to fight a round.

Rules: MOR-TURN-05, MOR-PVP-06 to 14.
"""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.form import Field as FormField
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.morituri import turn
from ledger.games.morituri.dice import TypedFaces, dice_fields, faces_objections, roll_context
from ledger.games.morituri.pugna import clash, duel_bounds, duel_end, rounds, rounds_played
from ledger.games.morituri.pugna.state import Duel
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import begin_transcript
from ledger.record.objection import Objection, Objections

EARLIER_STAGES = {
    duel_end.CROWD_STAGE: ("MOR-PVP-17", "crowd-first"),
    duel_end.MERCY_STAGE: ("MOR-PVP-20", "mercy-first"),
}
"""The rule and the message of each stage that comes before another round."""


class FightFirst(Command):
    """Choose the gladiator in the arena whom the newcomer fights next."""

    foe: str = Field(max_length=64)
    """The gladiator who is fought next."""


class Strike(Command):
    """Fight one round."""

    dice: TypedFaces = None
    """The faces of the actor's dice on the table, the net die first; null where the server rolls.
    """
    their_dice: TypedFaces = None
    """The faces of the opponent's dice on the table, the net die first; null where the server
    rolls."""
    round: str | None = Field(default=None, max_length=rounds_played.LONGEST_NAME)
    """The id of the round to which the dice belong."""


def duel_of(state: Game, gladiator: str) -> Duel | None:
    """Return the duel that this gladiator is fighting; None if the gladiator is in no duel."""
    bout = state.world.bout
    return bout if isinstance(bout, Duel) and gladiator in bout.fighters else None


def must_be_in_duel(state: Game, actor: str) -> Objections:
    """Refuse the act unless the actor is one of the two fighters in the duel (MOR-TURN-05)."""
    if duel_of(state, actor) is None:
        yield Objection("MOR-TURN-05", "not-in-a-duel", waivable=False)


def _must_be_newcomer_to_choose(state: Game, actor: str) -> Objections:
    """Refuse the choice unless the actor is the newcomer and no duel is under way (MOR-PVP-23)."""
    if turn.next_step(state.world) != "foes" or state.world.turn != actor:
        yield Objection("MOR-PVP-23", "nobody-to-choose", waivable=False)


def _fight_first_objections(state: Game, actor: str, command: FightFirst) -> Objections:
    """Refuse an opponent who does not stand in the arena (MOR-PVP-23)."""
    yield from _must_be_newcomer_to_choose(state, actor)
    if command.foe not in state.world.foes:
        message_args = {"who": [f"who:{foe}" for foe in state.world.foes]}
        yield Objection("MOR-PVP-23", "not-one-of-them", message_args, waivable=False)


def _draft_first_fight(
    state: Game, _actor: str, command: FightFirst, context: ActContext
) -> Drafts:
    transcript = begin_transcript(state, context)
    duel_bounds.begin_duel(transcript, command.foe)
    turn.record_end_or_next_step(transcript)
    return transcript.drafts


@open_to(meets_demand(_must_be_newcomer_to_choose))
def _offer_fight_first(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form((choice("foe", state.world.foes),))


def _strike_objections(state: Game, actor: str, command: Strike) -> Objections:
    yield from must_be_in_duel(state, actor)
    duel = duel_of(state, actor)
    if duel is None:
        return
    yield from _must_be_time_for_a_round(duel)
    own_count, opponent_count = _dice_counts(duel, actor)
    is_wrong = (
        *faces_objections(state, command.dice, own_count),
        *faces_objections(state, command.their_dice, opponent_count),
    )
    faces = () if is_wrong else _typed_faces(duel, actor, command)
    yield from is_wrong or rounds_played.must_not_repeat_dice(
        state, duel, actor, command.round, faces
    )


def _must_be_time_for_a_round(duel: Duel) -> Objections:
    """Refuse a round before the crowd's roll, and before the answer to mercy.

    Rules: MOR-PVP-17, MOR-PVP-20.
    """
    if duel.stage in EARLIER_STAGES:
        rule, message_key = EARLIER_STAGES[duel.stage]
        yield Objection(rule, message_key, {"who": f"who:{duel.weaker_fighter}"}, waivable=False)


def _dice_counts(duel: Duel, actor: str) -> tuple[int, int]:
    """Return the number of dice of the actor and of the opponent."""
    side_index = duel.fighters.index(actor)
    return clash.number_of_dice(duel.sides, side_index), clash.number_of_dice(
        duel.sides, 1 - side_index
    )


def _draft_strike(state: Game, actor: str, command: Strike, context: ActContext) -> Drafts:
    transcript, duel = begin_transcript(state, context), duel_of(state, actor)
    if duel is not None:
        rounds.record_round(
            transcript,
            duel,
            roll_context(state, context, _typed_faces(duel, actor, command), actor),
        )
    turn.record_end_or_next_step(transcript)
    return transcript.drafts


def _typed_faces(duel: Duel, actor: str, command: Strike) -> tuple[int, ...]:
    if not command.dice:
        return ()
    side_index = duel.fighters.index(actor)
    return clash.merge_faces(duel.sides, command.dice, command.their_dice or (), side_index)


def _offer_strike(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    duel = duel_of(state, actor)
    return (
        None
        if duel is None
        else Form(_strike_fields(state, duel, actor), _waiting_objections(duel))
    )


def _strike_fields(state: Game, duel: Duel, actor: str) -> tuple[FormField, ...]:
    own_count, opponent_count = _dice_counts(duel, actor)
    dice = (*dice_fields(state, own_count), *dice_fields(state, opponent_count, "their_dice"))
    return (*dice, *rounds_played.round_field(state, duel))


def _waiting_objections(duel: Duel) -> tuple[Objection, ...]:
    return tuple(_must_be_time_for_a_round(duel))


DUEL_ACTS = (
    Act(
        FightFirst,
        _fight_first_objections,
        _draft_first_fight,
        _offer_fight_first,
        chapter="PVP",
    ),
    Act(Strike, _strike_objections, _draft_strike, _offer_strike, chapter="PVP"),
)

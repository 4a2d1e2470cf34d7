"""Playing a round of a duel: its dice, their effect, and the next stage."""

from ledger.contract.acts import ActContext
from ledger.games.morituri.pugna import clash, duel_end
from ledger.games.morituri.pugna.duel_bounds import conclude_duel
from ledger.games.morituri.pugna.duel_end import NextStage
from ledger.games.morituri.pugna.events import RoundFought
from ledger.games.morituri.pugna.rounds_played import id_of_next_round
from ledger.games.morituri.pugna.state import BeastFight, Duel, Round
from ledger.games.morituri.state import Game
from ledger.games.morituri.transcript import Transcript
from ledger.record.entry import Roll


def roll_next_round(bout: Duel | BeastFight, context: ActContext) -> tuple[Roll, ...]:
    """Return all dice of the next round in order, with names unique among all fights."""
    next_round_id = id_of_next_round(bout)
    roll_names = [die_name for _, die_name in clash.dice_of_round(bout.sides)]
    return tuple(
        context.roll(f"{next_round_id}/{die_name}", clash.SIDES_OF_DIE) for die_name in roll_names
    )


def record_round(transcript: Transcript, duel: Duel, context: ActContext) -> None:
    """Record one round of this duel (MOR-PVP-14), and the end of the duel if it follows.

    The heavier fighter tires (MOR-PVP-04). `is_extra_round` is the round that the crowd wanted
    (MOR-PVP-18).
    """
    rolls = roll_next_round(duel, context)
    faces = [roll.value for roll in rolls]
    fight_round = clash.play_round(duel.sides, duel.left, duel.round + 1, faces, is_tiring=True)
    verdict = next_stage_of_round(transcript.state, duel, fight_round)
    is_extra_round = duel.stage == duel_end.EXTRA_STAGE
    transcript.add_draft(
        RoundFought(duel.place, fight_round, verdict.stage, is_extra_round), rolls=rolls
    )
    if verdict.stage == duel_end.OVER_STAGE:
        conclude_duel(transcript, verdict)


def next_stage_of_round(state: Game, duel: Duel, fight_round: Round) -> NextStage:
    """Return the stage after this round, by the readings in force (MOR-PVP-14, MOR-PVP-18)."""
    verdict = duel_end.stage_after_round(
        fight_round.left,
        is_to_the_death=duel.to_the_death,
        is_extra_round=duel.stage == duel_end.EXTRA_STAGE,
        does_survivor_lose=state.switch("fights.extra_round_survivor_result") == "opponent_wins",
    )
    limit = int(state.switch("fights.duel_round_cap")) if duel.to_the_death else 0
    if verdict.stage == duel_end.STRIKE_STAGE and duel_end.is_too_long(fight_round.number, limit):
        return NextStage(duel_end.OVER_STAGE, duel_end.NO_WINNER, "too-long")
    return verdict

"""The mood of the crowd, and mercy, at the last hit point (MOR-PVP-17 to 20)."""

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.morituri import turn
from ledger.games.morituri.dice import TypedFaces, dice_fields, faces_objections, roll_context
from ledger.games.morituri.pugna import duel_end, figures
from ledger.games.morituri.pugna.clash import SIDES_OF_DIE
from ledger.games.morituri.pugna.duel import duel_of, must_be_in_duel
from ledger.games.morituri.pugna.duel_bounds import conclude_duel
from ledger.games.morituri.pugna.duel_end import NextStage
from ledger.games.morituri.pugna.events import CrowdHeard, MercyAnswered
from ledger.games.morituri.pugna.state import Duel
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import Transcript, begin_transcript
from ledger.record.objection import Objection, Objections, is_met


class HearTheCrowd(Command):
    """Roll a die for the mood of the crowd."""

    dice: TypedFaces = None


class AcceptMercy(Command):
    """Accept mercy: the opponent wins."""


class RefuseMercy(Command):
    """Refuse mercy, and fight one more round."""


def _must_be_time_to_ask_crowd(state: Game, actor: str) -> Objections:
    """Refuse the roll for the crowd unless the actor is the fighter with one hit point.

    Rule: MOR-PVP-17.
    """
    yield from must_be_in_duel(state, actor)
    duel = duel_of(state, actor)
    if duel is None:
        return
    if duel.stage != duel_end.CROWD_STAGE:
        yield Objection("MOR-PVP-17", "crowd-not-asked", waivable=False)
    elif actor != duel.weaker_fighter:
        message_args = {"who": f"who:{duel.weaker_fighter}"}
        yield Objection("MOR-PVP-17", "crowd-not-yours", message_args, waivable=False)


def _crowd_roll_objections(state: Game, actor: str, command: HearTheCrowd) -> Objections:
    yield from _must_be_time_to_ask_crowd(state, actor)
    yield from faces_objections(state, command.dice, 1)


def _draft_crowd_roll(
    state: Game, actor: str, command: HearTheCrowd, context: ActContext
) -> Drafts:
    """Draft the roll.

    1 or 2 means that the crowd wants blood (MOR-PVP-18), 3 to 6 that it is kind (MOR-PVP-19).
    """
    transcript, duel = begin_transcript(state, context), duel_of(state, actor)
    if duel is not None:
        throw = roll_context(state, context, command.dice, actor)
        roll = throw.roll(f"fight-{duel.number}/crowd", SIDES_OF_DIE)
        gladiator, wants_blood = duel.weaker_fighter, figures.wants_blood(roll.value)
        transcript.add_draft(
            CrowdHeard(gladiator, duel.opponent_of(gladiator), roll.value, wants_blood),
            rolls=(roll,),
        )
    return transcript.drafts


def _must_be_asked_for_mercy(state: Game, actor: str) -> Objections:
    """Refuse the answer unless the actor is the weaker fighter and the crowd is kind.

    Rule: MOR-PVP-20.
    """
    yield from must_be_in_duel(state, actor)
    duel = duel_of(state, actor)
    if duel is not None and (duel.stage != duel_end.MERCY_STAGE or actor != duel.weaker_fighter):
        yield Objection("MOR-PVP-20", "mercy-not-yours", waivable=False)


def _mercy_objections(state: Game, actor: str, _command: AcceptMercy | RefuseMercy) -> Objections:
    yield from _must_be_asked_for_mercy(state, actor)


def _draft_mercy(state: Game, actor: str, _command: AcceptMercy, context: ActContext) -> Drafts:
    """Draft the mercy, by which the opponent wins (MOR-PVP-19)."""
    transcript, duel = _record_answer(state, actor, context, is_accepted=True)
    if duel is not None:
        winner_index = duel.fighters.index(duel.opponent_of(actor))
        conclude_duel(transcript, NextStage(duel_end.OVER_STAGE, winner_index, "mercy"))
    turn.record_end_or_next_step(transcript)
    return transcript.drafts


def _draft_refusal(state: Game, actor: str, _command: RefuseMercy, context: ActContext) -> Drafts:
    """Draft the refusal. One more round follows, as if the crowd had wanted blood (MOR-PVP-20)."""
    transcript, _ = _record_answer(state, actor, context, is_accepted=False)
    return transcript.drafts


def _record_answer(
    state: Game, actor: str, context: ActContext, *, is_accepted: bool
) -> tuple[Transcript, Duel | None]:
    transcript, duel = begin_transcript(state, context), duel_of(state, actor)
    if duel is not None:
        transcript.add_draft(MercyAnswered(actor, duel.opponent_of(actor), is_accepted))
    return transcript, duel


@open_to(meets_demand(_must_be_time_to_ask_crowd))
def _offer_hear(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(dice_fields(state, 1))


def _offer_mercy(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    return None if not is_met(_must_be_asked_for_mercy(state, actor)) else Form()


CROWD_ACTS = (
    Act(HearTheCrowd, _crowd_roll_objections, _draft_crowd_roll, _offer_hear, chapter="PVP"),
    Act(AcceptMercy, _mercy_objections, _draft_mercy, _offer_mercy, chapter="PVP"),
    Act(RefuseMercy, _mercy_objections, _draft_refusal, _offer_mercy, chapter="PVP"),
)

"""Bandits and pirates: a roll on the road, and no fight."""

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.morituri.cards import record_loss_of_gear, record_loss_of_hit_points
from ledger.games.morituri.death import record_death
from ledger.games.morituri.dice import (
    SIDES_OF_DIE,
    TypedFaces,
    dice_fields,
    faces_objections,
    roll_context,
)
from ledger.games.morituri.events import DangerFaced, TurnsLost
from ledger.games.morituri.gear import attack_value, has_net, kit_of_gladiator, max_hit_points
from ledger.games.morituri.losses import cards_at_stake
from ledger.games.morituri.moves import must_be_on_turn
from ledger.games.morituri.scenario import Check, SpaceData
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import Transcript, begin_transcript
from ledger.games.morituri.turn import next_step, record_end_or_next_step
from ledger.record.objection import Objection, Objections

NET_VALUE = 1
"""The Attack Value of the Casses against bandits and pirates (MOR-CASS-01)."""


class FaceDanger(Command):
    """Roll against bandits or pirates."""

    dice: TypedFaces = None


def danger_bonus(state: Game, gladiator: str) -> int:
    """Return the points that are added to the die: the Attack Value, and by a reading the Casses.

    Rules: MOR-CASS-01, MOR-HOUSE-BOARD-05, R-07.
    """
    kit = kit_of_gladiator(state, gladiator)
    attack = attack_value(kit)
    if not has_net(kit):
        return attack
    danger_mode = state.switch("road.casses_bandit_mode")
    return (
        attack + NET_VALUE
        if danger_mode == "add"
        else max(attack, NET_VALUE)
        if danger_mode == "max"
        else attack
    )


def _must_have_to_face_danger(state: Game, actor: str) -> Objections:
    yield from must_be_on_turn(state, actor)
    yield from _must_be_where_danger_is(state)


def _must_be_where_danger_is(state: Game) -> Objections:
    """Refuse the roll if there are no bandits or pirates.

    Rules: MOR-HOUSE-BOARD-05, MOR-HOUSE-BOARD-06.
    """
    if next_step(state.world) != "danger":
        yield Objection("MOR-HOUSE-BOARD-05", "no-danger-here", waivable=False)


def _face_danger_objections(state: Game, actor: str, command: FaceDanger) -> Objections:
    yield from _must_have_to_face_danger(state, actor)
    yield from faces_objections(state, command.dice, 1)


def _draft_danger(state: Game, actor: str, command: FaceDanger, context: ActContext) -> Drafts:
    """Draft the roll of a die, with the Attack Value, against the sum needed.

    Rules: MOR-HOUSE-BOARD-05, MOR-HOUSE-BOARD-06.
    """
    transcript, world = begin_transcript(state, context), state.world
    space = world.scenario.space[world.danger]
    checks = world.scenario.board.checks
    danger_check = checks.bandits if space.type == "bandits" else checks.pirates
    roll_name = f"round-{world.round}/{actor}/{space.type}-{world.casts + 1}"
    roll = roll_context(state, context, command.dice, actor).roll(roll_name, SIDES_OF_DIE)
    bonus = danger_bonus(state, actor)
    is_safe = roll.value + bonus >= danger_check.pass_at
    event = DangerFaced(
        actor, space.id, space.type, roll.value, bonus, danger_check.pass_at, is_safe
    )
    transcript.add_draft(event, rolls=(roll,))
    if not is_safe:
        _record_harm(transcript, actor, danger_check, space)
    record_end_or_next_step(transcript)
    return transcript.drafts


def _record_harm(
    transcript: Transcript, gladiator: str, danger_check: Check, space: SpaceData
) -> None:
    """Record the harm that bandits or pirates do.

    Bandits take a card that the victim chooses, or a turn if there is no card (MOR-HOUSE-BOARD-05).
    Pirates take a permanent hit point, even the last one (MOR-HOUSE-BOARD-06, R-19).
    """
    cause = space.id
    if danger_check.fail == "lose_1_hit_point":
        record_loss_of_hit_points(
            transcript, gladiator, cause, 1, 0 if danger_check.may_kill else 1
        )
        if not max_hit_points(transcript.state, gladiator):
            record_death(transcript, gladiator, space.type)
        return
    gear = cards_at_stake(transcript.state, gladiator, cause)
    if gear:
        record_loss_of_gear(transcript, gladiator, gladiator, gear, cause)
    elif danger_check.fail_if_no_equipment == "miss_next_turn":
        transcript.add_draft(TurnsLost(gladiator, 1, cause))


@open_to(meets_demand(_must_have_to_face_danger))
def _offer_face_danger(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(dice_fields(state, 1))


DANGERS: Chapter[World] = Chapter(
    "MOR-HOUSE-BOARD",
    acts=(Act(FaceDanger, _face_danger_objections, _draft_danger, _offer_face_danger),),
)

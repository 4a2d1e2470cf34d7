"""TURN: the roll that moves the pawn, and turns without a move."""

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.morituri.board import resolve_space
from ledger.games.morituri.dice import (
    SIDES_OF_DIE,
    TypedFaces,
    dice_fields,
    faces_objections,
    roll_context,
)
from ledger.games.morituri.events import Moved, TurnWaited
from ledger.games.morituri.gear import is_in_roma
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import begin_transcript
from ledger.games.morituri.turn import next_step, record_end_or_next_step
from ledger.record.entry import Placement
from ledger.record.objection import Objection, Objections, is_met


class MovePawn(Command):
    """Roll a die and move by its number of spaces."""

    dice: TypedFaces = None


class Wait(Command):
    """Pass a turn that is missed, or that is waited out in Roma."""


def must_be_on_turn(state: Game, actor: str) -> Objections:
    """Refuse the act in another player's turn (MOR-TURN-10)."""
    world = state.world
    if world.turn != actor:
        player_reference = f"who:{world.turn}" if world.turn else "none"
        yield Objection("MOR-TURN-10", "not-your-turn", {"who": player_reference}, waivable=False)


def _must_have_nothing_else_first(state: Game) -> Objections:
    """Refuse the act while a step about a roll, a card or an arena is open (MOR-TURN-02)."""
    current_step = next_step(state.world)
    if current_step not in ("turn", "beast"):
        yield Objection(
            "MOR-TURN-02", "something-else-first", {"asked": current_step}, waivable=False
        )


def _must_be_able_to_move(state: Game, actor: str) -> Objections:
    yield from must_be_on_turn(state, actor)
    yield from _must_have_nothing_else_first(state)
    yield from _must_not_be_held_back(state, actor)
    yield from _must_not_be_in_roma(state, actor)
    yield from _must_have_no_beast(state)


def _must_not_be_held_back(state: Game, actor: str) -> Objections:
    """Refuse the move of a gladiator who misses this turn (MOR-TURN-01)."""
    world = state.world
    if world.is_held and world.turn == actor:
        missed_turns = world.gladiator(actor).missed_turns
        yield Objection("MOR-TURN-01", "held-back", {"n": missed_turns}, waivable=False)


def _must_not_be_in_roma(state: Game, actor: str) -> Objections:
    """Refuse to move a gladiator who has reached Roma (MOR-ROMA-06)."""
    if is_in_roma(state, actor):
        yield Objection("MOR-ROMA-06", "stays-in-roma", waivable=False)


def _must_have_no_beast(state: Game) -> Objections:
    """Refuse the act while the beast of the arena is still to be fought (MOR-TURN-04)."""
    if state.world.beast == "must":
        yield Objection("MOR-TURN-04", "beast-must-be-fought", waivable=False)


def _move_objections(state: Game, actor: str, command: MovePawn) -> Objections:
    yield from _must_be_able_to_move(state, actor)
    yield from faces_objections(state, command.dice, 1)


def _draft_move(state: Game, actor: str, command: MovePawn, context: ActContext) -> Drafts:
    """Draft the move by the number on the die (MOR-TURN-01)."""
    transcript = begin_transcript(state, context)
    roll_name = f"round-{state.world.round}/{actor}/move-{state.world.casts + 1}"
    roll = roll_context(state, context, command.dice, actor).roll(roll_name, SIDES_OF_DIE)
    start_space = state.seating.place_of(actor)
    goal = space_reached(state, start_space, roll.value)
    transcript.add_draft(
        Moved(actor, roll.value, start_space, goal), (), (Placement(actor, goal),), (roll,)
    )
    if goal != start_space:
        resolve_space(transcript, actor)
    record_end_or_next_step(transcript)
    return transcript.drafts


def space_reached(state: Game, start_space: str, rolled_face: int) -> str:
    """Return the space that a roll leads to. Every move stops in Roma (MOR-TURN-01).

    By one reading only an exact roll enters Roma, and after any other roll the pawn stays (R-03).
    """
    scenario = state.world.scenario
    goal_number, last_number = scenario.space[start_space].n + rolled_face, scenario.roma.n
    if goal_number > last_number and state.switch("movement.exact_roll_to_enter_roma"):
        return start_space
    return scenario.board.spaces[min(goal_number, last_number)].id


def _must_be_able_to_wait(state: Game, actor: str) -> Objections:
    yield from must_be_on_turn(state, actor)
    yield from _must_have_nothing_else_first(state)
    yield from _must_have_no_beast(state)
    yield from _must_miss_the_turn_or_wait(state, actor)


def _must_miss_the_turn_or_wait(state: Game, actor: str) -> Objections:
    """Refuse to pass, unless the turn is missed or the gladiator waits alone in Roma.

    Rules: MOR-TURN-01, MOR-TURN-07, MOR-ROMA-04.
    """
    world = state.world
    if not world.is_held and world.beast != "may" and world.turn == actor:
        yield Objection("MOR-TURN-01", "has-to-move", waivable=False)


def _wait_objections(state: Game, actor: str, _command: Wait) -> Objections:
    yield from _must_be_able_to_wait(state, actor)


def _draft_passed_turn(state: Game, actor: str, _command: Wait, context: ActContext) -> Drafts:
    """Draft the passed turn.

    The turn counts as missed only if it began as missed (R-26, MOR-HOUSE-CARD-18).
    """
    transcript = begin_transcript(state, context)
    transcript.add_draft(TurnWaited(actor, held=state.world.is_held))
    record_end_or_next_step(transcript)
    return transcript.drafts


@open_to(meets_demand(_must_be_able_to_move))
def _offer_move(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(dice_fields(state, 1))


def _offer_wait(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    return None if not is_met(_must_be_able_to_wait(state, actor)) else Form()


MOVING: Chapter[World] = Chapter(
    "MOR-TURN",
    acts=(
        Act(MovePawn, _move_objections, _draft_move, _offer_move, name="move"),
        Act(Wait, _wait_objections, _draft_passed_turn, _offer_wait),
    ),
)

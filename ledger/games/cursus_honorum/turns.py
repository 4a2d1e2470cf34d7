"""ROUND: the player on turn, and the open step."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from ledger.contract.acts import EventType
from ledger.contract.chapter import Chapter
from ledger.contract.offer import Offering, meets_demand, open_to
from ledger.games.cursus_honorum.state import TURN_STEPS, Game, TurnStep, World
from ledger.record.books import ORIGIN_ACCOUNT, VOID_ACCOUNT
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who


class StepOpened(Event, stored="cursus_honorum/step-opened@1"):
    """The reopening of a step of a turn, because the act that had closed it was undone."""

    who: Who
    step: Literal["roll", "advance", "attack", "train", "buy"]


def must_be_a_player(state: Game, actor: str) -> Objections:
    """Refuse the act to people without a record sheet in play (CUR-SETUP-01)."""
    if actor not in state.world.order:
        yield Objection("CUR-SETUP-01", "players-only", {"who": f"who:{actor}"}, waivable=False)


open_to_players: Callable[[Offering[World]], Offering[World]] = open_to(
    meets_demand(must_be_a_player)
)
"""A decorator that limits an offer to players (CUR-SETUP-01)."""


def must_be_in_turn(state: Game, actor: str, step: TurnStep) -> Objections:
    """Refuse the act outside the player's turn, and at another step."""
    objections = tuple(_must_have_the_turn(state, actor))
    yield from objections
    if not objections:
        yield from _must_be_at_the_step(state, step)


def _must_have_the_turn(state: Game, actor: str) -> Objections:
    objections = tuple(must_be_a_player(state, actor))
    if objections:
        yield from objections
    elif state.world.phase != "actions":
        yield from _must_be_in_the_action_phase(state)
    else:
        yield from _must_be_on_turn(state, actor)


def _must_be_in_the_action_phase(state: Game) -> Objections:
    """Refuse acts of a turn outside the player action phase (CUR-ROUND-01)."""
    message_key = "nobody-began" if state.world.phase == "start" else "elections-now"
    yield Objection("CUR-ROUND-01", message_key, waivable=False)


def _must_be_on_turn(state: Game, actor: str) -> Objections:
    """Refuse acts during another player's turn (CUR-SETUP-02)."""
    turn = state.world.turn
    if turn is not None and turn.who != actor:
        message_args = {"who": f"who:{turn.who}"}
        yield Objection("CUR-SETUP-02", "not-your-turn", message_args, waivable=False)


def _must_be_at_the_step(state: Game, step: TurnStep) -> Objections:
    """Refuse a step that is over, and all other steps before the dice are counted.

    Rule: CUR-ROUND-04.
    """
    turn = state.world.turn
    if turn is None:
        return
    if TURN_STEPS.index(step) < TURN_STEPS.index(turn.step):
        message_args = {"step": step, "now": turn.step}
        yield Objection("CUR-ROUND-04", "step-over", message_args, waivable=step != "roll")
    elif turn.step == "roll" and step != "roll":
        yield Objection("CUR-ROUND-04", "dice-first", waivable=False)


def world_at_step(world: World, player: str, step: TurnStep) -> World:
    """Return the world with this step open in the player's turn, unless a later step is open."""
    turn = world.turn
    if turn is None or turn.who != player or TURN_STEPS.index(step) < TURN_STEPS.index(turn.step):
        return world
    return replace(world, turn=replace(turn, step=step))


def gain_posting(player: str, asset: str, amount: int) -> tuple[Posting, ...]:
    """Return the posting by which a player receives an asset; no posting for an amount of 0."""
    return (Posting(asset, ORIGIN_ACCOUNT, player, amount),) if amount else ()


def loss_posting(player: str, asset: str, amount: int) -> tuple[Posting, ...]:
    """Return the posting by which an asset leaves play; no posting for an amount of 0."""
    return (Posting(asset, player, VOID_ACCOUNT, amount),) if amount else ()


def _evolve_step_opened(world: World, event: StepOpened, _entry: Entry) -> World:
    turn = world.turn
    if turn is None or turn.who != event.who:
        return world
    return replace(world, turn=replace(turn, step=event.step))


TURNS: Chapter[World] = Chapter(
    "CUR-ROUND",
    events=(EventType(StepOpened, _evolve_step_opened),),
)

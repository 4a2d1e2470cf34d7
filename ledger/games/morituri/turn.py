"""Turns: the step that is open now, and how the game goes on if no step is open."""

from ledger.games.morituri import cards, game_end, losses
from ledger.games.morituri.death import record_return
from ledger.games.morituri.events import TurnBegan
from ledger.games.morituri.gear import is_in_roma, rivals_on_space
from ledger.games.morituri.pugna import duel_bounds
from ledger.games.morituri.state import NextStep, World
from ledger.games.morituri.transcript import Transcript
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.scenario.tables import round_fields


def next_step(world: World) -> NextStep:
    """Return the next step: the first open step in the order of precedence."""
    steps: tuple[tuple[bool, NextStep], ...] = (
        (world.is_ended, "over"),
        (not world.order, "lots"),
        (world.bout is not None, "bout"),
        (world.loss is not None, "loss"),
        (world.drawn is not None, "keep"),
        (bool(world.draws), "draw"),
        (bool(world.danger), "danger"),
        (bool(world.foes), "foes"),
        (bool(world.beast), "beast"),
    )
    return next((step_name for is_open, step_name in steps if is_open), "turn")


def record_end_or_next_step(transcript: Transcript) -> None:
    """Record the end of the game, the next duel, or the next turn, if it is reached.

    Rules: MOR-TURN-09, MOR-TURN-10.
    """
    if not transcript.world.order or game_end.record_end_if_reached(transcript):
        return
    losses.adapt_loss(transcript)
    cards.cancel_draws_without_cards(transcript)
    if next_step(transcript.world) == "foes":
        duel_bounds.begin_next_duel(transcript)
    if transcript.world.has_moved and next_step(transcript.world) == "turn":
        _begin_next_turn(transcript)


def _begin_next_turn(transcript: Transcript) -> None:
    """Begin the turn of the next living player clockwise (MOR-TURN-10).

    A new round begins at the first player in order.
    """
    world = transcript.world
    players_in_order = (*world.players_clockwise_from(world.turn), world.turn)
    gladiator = next(candidate for candidate in players_in_order if candidate in world.living)
    is_new_round = world.order.index(gladiator) <= world.order.index(world.turn)
    record_turn_start(transcript, gladiator, world.round + is_new_round)
    if next_step(transcript.world) == "foes":
        duel_bounds.begin_next_duel(transcript)
    if not game_end.record_end_if_reached(transcript) and is_new_round:
        transcript.add_draft(PeriodOpened(**round_fields(world.round + 1)))


def begin_turn_again(transcript: Transcript, gladiator: str) -> None:
    """Begin an unused turn again after a correction that affects the turn.

    A correction affects the turn if it is `gladiator`'s turn, or if its player is in Roma. There
    the opponents, or the missed turn, may have changed.
    """
    world = transcript.world
    is_affected = gladiator == world.turn or is_in_roma(transcript.state, world.turn)
    is_untouched = not world.has_open_step or bool(world.beast or world.foes)
    if world.order and not world.has_moved and not world.is_ended and is_affected and is_untouched:
        record_turn_start(transcript, world.turn, world.round)


def record_turn_start(transcript: Transcript, gladiator_id: str, turn_number: int) -> None:
    """Record the start of a turn, which can be missed, ordinary, in Roma, or of a new gladiator.

    A gladiator alone in Roma can fight a beast (MOR-TURN-07), but not in a missed turn (R-26). Two
    gladiators in Roma fight (MOR-ROMA-07). A dead gladiator who has missed the turns begins again
    (MOR-ALT-02).
    """
    gladiator = transcript.world.gladiator(gladiator_id)
    must_wait = (
        is_in_roma(transcript.state, gladiator_id)
        and not gladiator.missed_turns
        and gladiator.alive
    )
    foes = rivals_on_space(transcript.state, gladiator_id) if must_wait else ()
    beast = "may" if must_wait and not foes else ""
    transcript.add_draft(TurnBegan(gladiator_id, turn_number, gladiator.missed_turns, beast, foes))
    if gladiator.standing == "waiting" and not gladiator.missed_turns:
        record_return(transcript, gladiator_id)

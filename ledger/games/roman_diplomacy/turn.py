"""TURN: the phases of a turn in their order (D-30).

A spring turn has orders, retreats, trades, federations, disorder and barbarians. An autumn turn
also has captures before the trades. Before the barbarians it has the check for a winner and the
adjustments.
"""

from collections.abc import Callable, Mapping

from ledger.games.roman_diplomacy.adjustments import builds_allowed, provinces_of_armies_to_hire
from ledger.games.roman_diplomacy.barbarian_spread import spread_barbarians
from ledger.games.roman_diplomacy.captures import capture_centres, guard_abandoned_centres
from ledger.games.roman_diplomacy.claims import settle_claims_by_lot, waits_for_next_turn
from ledger.games.roman_diplomacy.disorder import record_civil_disorder, record_missed_turns
from ledger.games.roman_diplomacy.events.empires import EmpireLost
from ledger.games.roman_diplomacy.events.turn import PhaseBegan, TurnBegan
from ledger.games.roman_diplomacy.federation import (
    announce_leaving,
    change_federations,
    end_lonely_federations,
    turn_out_guests,
)
from ledger.games.roman_diplomacy.movement import resolve_orders
from ledger.games.roman_diplomacy.permanent_gifts import players_who_may_trade
from ledger.games.roman_diplomacy.retreats import resolve_retreats, units_to_retreat
from ledger.games.roman_diplomacy.state import Phase
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.victory import end_game_if_won
from ledger.games.roman_diplomacy.winter_results import resolve_adjustments

OrderLinesByPlayer = Mapping[str, tuple[str, ...]]
"""The orders of each player, line by line. Players who saved no orders are left out."""


def players_owing_act(transcript: BoardTranscript, phase: Phase) -> tuple[str, ...]:
    """Return the players who owe an act in this phase."""
    world = transcript.world
    match phase:
        case "movement":
            return tuple(
                player for player in world.players_with_empire if world.position.pieces_of(player)
            )
        case "retreats" | "partings":
            return tuple(
                player
                for player in world.players_with_empire
                if units_to_retreat(transcript.state, player)
            )
        case "trades":
            return players_who_may_trade(world)
        case "adjustments":
            return tuple(
                player
                for player in world.players_with_empire
                if _has_adjustments(transcript, player)
            )
    return ()


def _has_adjustments(transcript: BoardTranscript, player: str) -> bool:
    """Return whether an empire has to build or disband, or may let go or hire an army."""
    world = transcript.world
    is_barbarian = any(piece.barbarian for piece in world.position.units_of(player))
    can_hire = (
        bool(provinces_of_armies_to_hire(world))
        and transcript.state.switch("raise.rehire_cost") == "free"
    )
    return builds_allowed(world, player) != 0 or is_barbarian or can_hire


def end_order_phase(transcript: BoardTranscript, lines_by_player: OrderLinesByPlayer) -> None:
    """Carry out the orders, and go on to the retreats.

    A player with only a garrison may give orders, but does not have to. A newcomer of this turn
    does not have to, either.
    """
    players_owing = tuple(
        player
        for player in transcript.world.players_with_empire
        if transcript.world.position.units_of(player)
        and not waits_for_next_turn(transcript.state, player)
    )
    resolve_orders(transcript, lines_by_player)
    announce_leaving(transcript)
    record_missed_turns(
        transcript,
        (player for player in players_owing if player not in transcript.world.players_with_orders),
    )
    _wait_or_go_on(transcript, "retreats")


def end_retreat_phase(transcript: BoardTranscript, lines_by_player: OrderLinesByPlayer) -> None:
    """Carry out the retreats and, in autumn, the captures, and go on to the trades."""
    _note_missing_of_phase(transcript, lines_by_player)
    if transcript.world.dislodged:
        resolve_retreats(transcript, lines_by_player)
    if transcript.world.season == "autumn":
        capture_centres(transcript)
    is_spring = transcript.world.season == "spring"
    if is_spring and transcript.state.switch("federation.trades") == "autumn_only":
        end_trade_phase(transcript, {})
    else:
        _wait_or_go_on(transcript, "trades")


def end_trade_phase(transcript: BoardTranscript, _lines_by_player: OrderLinesByPlayer) -> None:
    """Change federations, and go on to the retreats of units that are no longer welcome."""
    checks_early = transcript.state.switch("win.check") == "autumn_before_federation_changes"
    if checks_early and transcript.world.season == "autumn" and end_game_if_won(transcript):
        return
    change_federations(transcript)
    turn_out_guests(transcript)
    _wait_or_go_on(transcript, "partings")


def end_parting_phase(transcript: BoardTranscript, lines_by_player: OrderLinesByPlayer) -> None:
    """Record disorder and the winner, and go on to the adjustments of autumn, or end the turn."""
    _note_missing_of_phase(transcript, lines_by_player)
    if transcript.world.dislodged:
        resolve_retreats(transcript, lines_by_player)
    record_civil_disorder(transcript)
    guard_abandoned_centres(transcript)
    if _do_barbarians_spread_early(transcript):
        spread_barbarians(transcript)
    if _is_winner_checked_now(transcript) and end_game_if_won(transcript):
        return
    if transcript.world.season == "autumn":
        _wait_or_go_on(transcript, "adjustments")
    else:
        _end_turn(transcript)


def end_adjustment_phase(transcript: BoardTranscript, lines_by_player: OrderLinesByPlayer) -> None:
    """Carry out the adjustments, and end the turn.

    A player who gave no adjustments can fall into disorder, too (D-21).
    """
    _note_missing_of_phase(transcript, lines_by_player)
    resolve_adjustments(transcript, lines_by_player)
    record_civil_disorder(transcript)
    _end_turn(transcript)


END_OF_PHASE: Mapping[Phase, Callable[[BoardTranscript, OrderLinesByPlayer], None]] = {
    "movement": end_order_phase,
    "retreats": end_retreat_phase,
    "trades": end_trade_phase,
    "partings": end_parting_phase,
    "adjustments": end_adjustment_phase,
}
"""The function that carries out each phase and goes on."""


def _wait_or_go_on(transcript: BoardTranscript, phase: Phase) -> None:
    """Open this phase, or go on to the next phase if no player owes an act in this phase."""
    transcript.add_event(PhaseBegan(transcript.world.turn, phase))
    if not players_owing_act(transcript, phase):
        END_OF_PHASE[phase](transcript, {})


def _note_missing_of_phase(
    transcript: BoardTranscript, lines_by_player: OrderLinesByPlayer
) -> None:
    """By one reading, count a missed turn for players who gave no orders in this phase.

    Rule: DIP-CD-01.
    """
    if transcript.state.switch("disorder.counts") == "all_phases":
        record_missed_turns(
            transcript,
            (
                player
                for player in players_owing_act(transcript, transcript.world.phase)
                if player not in lines_by_player
            ),
        )


def _do_barbarians_spread_early(transcript: BoardTranscript) -> bool:
    return transcript.state.switch("spread.position") == "before_win_check"


def _is_winner_checked_now(transcript: BoardTranscript) -> bool:
    """Return whether the winner is checked now (DIP-WIN-01)."""
    win_check = transcript.state.switch("win.check")
    is_autumn = transcript.world.season == "autumn"
    return win_check == "every_turn" or (
        is_autumn and win_check == "autumn_after_federation_changes"
    )


def _end_turn(transcript: BoardTranscript) -> None:
    """End the turn: barbarians spread, lost empires are recorded, and the next turn begins.

    An empire that has no unit and no centre is lost. Newcomers who drew lots for cities join with
    the next turn.
    """
    if not _do_barbarians_spread_early(transcript):
        spread_barbarians(transcript)
    for player in transcript.world.players_with_empire:
        if not transcript.world.position.units_of(
            player
        ) and not transcript.world.position.centres_of(player):
            transcript.add_event(EmpireLost(player))
    end_lonely_federations(transcript)
    transcript.add_event(TurnBegan(transcript.world.turn + 1))
    settle_claims_by_lot(transcript)

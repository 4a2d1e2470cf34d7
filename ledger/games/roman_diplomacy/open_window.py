"""TURN: the window of the players who owe an act in this phase (DIP-START-03)."""

from ledger.contract.acts import Drafts
from ledger.contract.console import ComingPeriod
from ledger.games.roman_diplomacy.calendar import year_of
from ledger.games.roman_diplomacy.claims import waits_for_next_turn
from ledger.games.roman_diplomacy.founding import period_fields_of_turn
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.turn import players_owing_act
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.windows.opening import cancellation_draft, joining_draft, opening_draft
from ledger.record.state import Period, Window
from ledger.scenario.deadlines import next_deadline


def open_phase(transcript: BoardTranscript, turn_before: int) -> None:
    """Open the window of this phase. If the turn is not `turn_before`, open its period first.

    After the end of the game, and while no player leads an empire, no window opens.
    """
    world = transcript.world
    if world.turn != turn_before:
        period_number = transcript.state.kernel.period.seq + 1
        transcript.add_event(
            PeriodOpened(
                **period_fields_of_turn(world.scenario.calendar, world.turn, period_number)
            )
        )
    if world.is_ended or not world.players_with_empire:
        return
    deadline = next_deadline(world.scenario.deadlines, transcript.state.at, world.phase)
    window_draft = opening_draft(
        transcript.state,
        window_id(world),
        world.phase,
        players_owing_act(transcript, world.phase),
        deadline,
        readiness="names",
        turn=world.turn,
        season=world.season,
        year=str(year_of(world.scenario.calendar, world.turn)),
    )
    transcript.add_event(window_draft.event)


def next_turn(state: Game) -> ComingPeriod | None:
    """Return the next turn, which opens by itself; None once the game is over."""
    world = state.world
    if world.is_ended:
        return None
    fields = period_fields_of_turn(world.scenario.calendar, world.turn + 1, state.period.seq + 1)
    return ComingPeriod(Period(**fields))


def window_id(world: World) -> str:
    """Return the id of a phase's window. A turn that is carried out again has a new window id."""
    revision_suffix = f"-{world.revised}" if world.revised else ""
    return f"{world.phase}-{world.turn}{revision_suffix}"


def awaited_window(state: Game) -> Window | None:
    """Return the window for which the turn waits; None if there is none."""
    windows = state.kernel.windows
    return next((windows[window_id] for window_id in sorted(windows)), None)


def add_players_who_owe(transcript: BoardTranscript) -> None:
    """Add players to the open window if they now owe an act in its phase."""
    window = awaited_window(transcript.state)
    if window is None or window.final:
        return
    for player in players_owing_act(transcript, transcript.world.phase):
        if player not in window.owed and not _is_too_late(transcript, player):
            transcript.add_event(joining_draft(window, player).event)


def _is_too_late(transcript: BoardTranscript, player: str) -> bool:
    return transcript.world.phase == "movement" and waits_for_next_turn(transcript.state, player)


def are_orders_sealed(state: Game) -> bool:
    """Return whether the orders of this phase cannot be changed any more."""
    window = awaited_window(state)
    return window is not None and bool(window.final)


def draft_window_end(state: Game) -> Drafts:
    """Draft the end of the open window, whose saved orders are never opened."""
    window = awaited_window(state)
    return () if window is None else (cancellation_draft(window),)


def draft_newcomers_duty(state: Game, player: str) -> Drafts:
    """Draft a newcomer's duty to order in the first turn.

    A newcomer of a later turn gives no orders in the turn of joining, so the army holds.
    """
    window = awaited_window(state)
    if (
        window is None
        or window.final
        or player in window.owed
        or waits_for_next_turn(state, player)
    ):
        return ()
    return (joining_draft(window, player),)

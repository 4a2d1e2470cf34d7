"""The end of the game: one gladiator wins the Rudis, or no gladiator is alive."""

from ledger.games.morituri.events import GameEnded
from ledger.games.morituri.pugna.events import HuntEnded
from ledger.games.morituri.state import RUDIS, Game
from ledger.games.morituri.transcript import Transcript
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Posting
from ledger.record.objection import Objection, Objections
from ledger.record.result import Result, won_by


def is_finished(state: Game) -> bool:
    """Return whether the game is over."""
    return state.world.is_ended


def result(state: Game) -> Result:
    """Return the winner of the Rudis, or no player (MOR-ROMA-09, MOR-ROMA-10).

    Dead gladiators get no places.
    """
    return won_by((state.world.winner,) if state.world.winner else ())


def must_not_be_over(state: Game) -> Objections:
    """Refuse every act after the end of the game (MOR-ROMA-09)."""
    if state.world.is_ended:
        yield Objection("MOR-ROMA-09", "game-is-over", waivable=False)


def record_end_if_reached(transcript: Transcript) -> bool:
    """Record the end of the game if it is reached, and return whether the game is over.

    The game ends when the last living gladiator has won (MOR-ROMA-02, MOR-ROMA-09), or when no
    gladiator is alive (MOR-ROMA-10). A gladiator who waits to begin again counts as alive (R-15).
    """
    world = transcript.world
    if world.bout is None and not world.is_ended:
        if not world.living:
            record_end(transcript, "")
        elif len(world.living) == 1 and _has_won(transcript, world.living[0]):
            record_end(transcript, world.living[0])
    return transcript.world.is_ended


def _has_won(transcript: Transcript, survivor: str) -> bool:
    """Return whether the last living gladiator has won.

    By one reading a duel won in Roma is enough (MOR-ROMA-09, R-14). Otherwise the gladiator must
    now beat a beast there, alone (MOR-ALT-01), unless that rule is off.
    """
    gladiator, state = transcript.world.gladiator(survivor), transcript.state
    if not gladiator.alive:
        return False
    if not state.switch("alternate.rule_1"):
        return True
    wins_at_once = state.switch("roma.last_alive") == "winner_if_won_a_roma_duel"
    return (wins_at_once and gladiator.roma_duels > 0) or _has_beaten_beast_in_roma(
        transcript, survivor
    )


def _has_beaten_beast_in_roma(transcript: Transcript, gladiator: str) -> bool:
    ended_beast_fights = (
        draft.event for draft in transcript.drafts if isinstance(draft.event, HuntEnded)
    )
    return any(
        beast_fight.won and beast_fight.in_roma and beast_fight.who == gladiator
        for beast_fight in ended_beast_fights
    )


def record_end(transcript: Transcript, winner: str) -> None:
    """Record the end of the game. The winner receives the Rudis (MOR-ROMA-09, MOR-GOAL-01)."""
    rudis = (Posting(RUDIS, ORIGIN_ACCOUNT, winner, 1),) if winner else ()
    transcript.add_draft(GameEnded(winner), rudis)

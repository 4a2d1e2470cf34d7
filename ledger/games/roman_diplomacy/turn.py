"""TURN: the phases of a turn in their order (D-30).

Spring has orders, retreats, trades, federations, disorder, barbarians. Autumn also has captures
before the trades, and before the barbarians the check for a winner and the adjustments.
"""

from collections.abc import Callable, Mapping

from ledger.games.roman_diplomacy.adjusting import resolve_adjustments
from ledger.games.roman_diplomacy.adjustments import armies_to_hire, balance
from ledger.games.roman_diplomacy.captures import capture_centres, guard_what_was_left
from ledger.games.roman_diplomacy.claims import orders_later, settle_by_lot
from ledger.games.roman_diplomacy.disorder import fall_into_disorder, note_missing
from ledger.games.roman_diplomacy.events.empires import EmpireLost
from ledger.games.roman_diplomacy.events.turn import PhaseBegan, TurnBegan
from ledger.games.roman_diplomacy.federation import (
    announce_leaving,
    change_federations,
    end_lonely_federations,
    turn_out_guests,
)
from ledger.games.roman_diplomacy.movement import resolve_orders
from ledger.games.roman_diplomacy.retreats import resolve_retreats, retreating
from ledger.games.roman_diplomacy.spread import spread_barbarians
from ledger.games.roman_diplomacy.state import Phase
from ledger.games.roman_diplomacy.trading import traders
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.winning import decide

Given = Mapping[str, tuple[str, ...]]
"""The orders of each player, line by line. Players who saved none are missing."""


def owing(story: BoardTranscript, phase: Phase) -> tuple[str, ...]:
    """Return the players who owe an act in this phase."""
    world = story.world
    match phase:
        case "movement":
            return tuple(who for who in world.playing if world.now.pieces_of(who))
        case "retreats" | "partings":
            return tuple(who for who in world.playing if retreating(story.state, who))
        case "trades":
            return traders(world)
        case "adjustments":
            return tuple(who for who in world.playing if _adjusts(story, who))
    return ()


def _adjusts(story: BoardTranscript, who: str) -> bool:
    """Return whether an empire has to build or disband, or may let go or hire an army."""
    world = story.world
    barbarian = any(one.barbarian for one in world.now.units_of(who))
    hires = bool(armies_to_hire(world)) and story.state.switch("raise.rehire_cost") == "free"
    return balance(world, who) != 0 or barbarian or hires


def after_orders(story: BoardTranscript, given: Given) -> None:
    """Carry out the orders, and go on to the retreats.

    A player with only a garrison may give orders, and misses none. A newcomer of this turn also
    misses none.
    """
    owed = tuple(
        who
        for who in story.world.playing
        if story.world.now.units_of(who) and not orders_later(story.state, who)
    )
    resolve_orders(story, given)
    announce_leaving(story)
    note_missing(story, (who for who in owed if who not in story.world.ordered))
    _or_at_once(story, "retreats")


def after_retreats(story: BoardTranscript, given: Given) -> None:
    """Carry out the retreats and, in autumn, the captures, and go on to the trades."""
    _note_missing_of_phase(story, given)
    if story.world.dislodged:
        resolve_retreats(story, given)
    if story.world.season == "autumn":
        capture_centres(story)
    spring = story.world.season == "spring"
    if spring and story.state.switch("federation.trades") == "autumn_only":
        after_trades(story, {})
    else:
        _or_at_once(story, "trades")


def after_trades(story: BoardTranscript, _given: Given) -> None:
    """Change federations, and go on to the retreats of units that are no longer welcome."""
    early = story.state.switch("win.check") == "autumn_before_federation_changes"
    if early and story.world.season == "autumn" and decide(story):
        return
    change_federations(story)
    turn_out_guests(story)
    _or_at_once(story, "partings")


def after_partings(story: BoardTranscript, given: Given) -> None:
    """Record disorder and the winner, and go on to the adjustments of autumn, or end the turn."""
    _note_missing_of_phase(story, given)
    if story.world.dislodged:
        resolve_retreats(story, given)
    fall_into_disorder(story)
    guard_what_was_left(story)
    if _spreads_early(story):
        spread_barbarians(story)
    if _is_checked_now(story) and decide(story):
        return
    if story.world.season == "autumn":
        _or_at_once(story, "adjustments")
    else:
        _end_turn(story)


def after_adjustments(story: BoardTranscript, given: Given) -> None:
    """Carry out the adjustments, and end the turn.

    A player who gave none can fall into disorder by that too (D-21).
    """
    _note_missing_of_phase(story, given)
    resolve_adjustments(story, given)
    fall_into_disorder(story)
    _end_turn(story)


AFTER: Mapping[Phase, Callable[[BoardTranscript, Given], None]] = {
    "movement": after_orders,
    "retreats": after_retreats,
    "trades": after_trades,
    "partings": after_partings,
    "adjustments": after_adjustments,
}
"""The function that carries out each phase and goes on."""


def _or_at_once(story: BoardTranscript, phase: Phase) -> None:
    """Wait for this phase, or go on at once if no player owes an act in it."""
    story.tell(PhaseBegan(story.world.turn, phase))
    if not owing(story, phase):
        AFTER[phase](story, {})


def _note_missing_of_phase(story: BoardTranscript, given: Given) -> None:
    """By one reading, count a missed turn for players who gave no orders in this phase.

    Rule: DIP-CD-01.
    """
    if story.state.switch("disorder.counts") == "all_phases":
        note_missing(story, (who for who in owing(story, story.world.phase) if who not in given))


def _spreads_early(story: BoardTranscript) -> bool:
    return story.state.switch("spread.position") == "before_win_check"


def _is_checked_now(story: BoardTranscript) -> bool:
    """Return whether the winner is checked now (DIP-WIN-01)."""
    check = story.state.switch("win.check")
    autumn = story.world.season == "autumn"
    return check == "every_turn" or (autumn and check == "autumn_after_federation_changes")


def _end_turn(story: BoardTranscript) -> None:
    """End the turn: barbarians spread, lost empires are recorded, and the next turn begins.

    An empire without a unit and a centre is lost. Newcomers who drew lots for cities join with the
    next turn.
    """
    if not _spreads_early(story):
        spread_barbarians(story)
    for who in story.world.playing:
        if not story.world.now.units_of(who) and not story.world.now.centres_of(who):
            story.tell(EmpireLost(who))
    end_lonely_federations(story)
    story.tell(TurnBegan(story.world.turn + 1))
    settle_by_lot(story)

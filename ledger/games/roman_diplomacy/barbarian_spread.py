"""BARB: the spread of barbarians at the end of a turn (DIP-BARB-01, DIP-BARB-02)."""

from ledger.games.roman_diplomacy.adjudication.barbarians import (
    SpreadReadings,
    SpreadResult,
    spread_of_barbarians,
)
from ledger.games.roman_diplomacy.adjustments import provinces_of_armies_in_disorder
from ledger.games.roman_diplomacy.events.board import BarbariansSpread
from ledger.games.roman_diplomacy.state import Game
from ledger.games.roman_diplomacy.transcript import BoardTranscript


def spread_readings(state: Game) -> SpreadReadings:
    """Return the readings of this game about barbarians (DIP-BARB-01, DIP-BARB-02)."""
    return SpreadReadings(
        cascade=state.switch("spread.steps") == "cascade",
        any_border=state.switch("spread.adjacency") == "any",
        fleets_block=bool(state.switch("spread.fleet_blocks")),
        centres_marked=state.switch("spread.reverted_centre") == "both",
    )


def spread_barbarians(transcript: BoardTranscript) -> None:
    """Record one turn of the barbarians; by one reading in autumn only (DIP-BARB-01)."""
    state, world = transcript.state, transcript.world
    if world.season == "spring" and state.switch("spread.season") == "autumn_only":
        return
    spread_result = spread_after_turn(state)
    if spread_result.lost or spread_result.markers != world.position.markers:
        new_markers = spread_result.markers - world.position.markers
        transcript.add_event(
            BarbariansSpread(
                world.turn, tuple(sorted(new_markers)), tuple(sorted(spread_result.lost))
            )
        )


def spread_after_turn(state: Game) -> SpreadResult:
    """Return the barbarians after this turn.

    Land under a barbarian army in disorder belongs to the barbarians (DIP-BARMY-04, DIP-BARMY-07).
    A centre does not, because its garrison replaces them.
    """
    world = state.world
    captured_places = (
        province_id
        for province_id in provinces_of_armies_in_disorder(world)
        if province_id not in world.position.owners
    )
    markers = world.position.markers.union(captured_places)
    return spread_of_barbarians(world.board, markers, world.position.pieces, spread_readings(state))

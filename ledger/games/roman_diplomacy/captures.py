"""CITY: centres change hands in autumn (DIP-CITY-08, DIP-FED-05, DIP-BARMY-06, D-20)."""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.events.board import CentresCaptured
from ledger.games.roman_diplomacy.state import NO_OWNER, Game, World
from ledger.games.roman_diplomacy.transcript import BoardTranscript


def capture_centres(transcript: BoardTranscript) -> None:
    """Give every centre to the owner of the unit in it, unless both owners are on one side."""
    state, world = transcript.state, transcript.world
    captured_centres = tuple(_captured_centres(state))
    guarded_centres = tuple(sorted(_centres_to_guard(state, dict(captured_centres))))
    if captured_centres or guarded_centres:
        transcript.add_event(CentresCaptured(world.turn, captured_centres, guarded_centres))


def guard_abandoned_centres(transcript: BoardTranscript) -> None:
    """Record neutral garrisons for centres that a barbarian army had taken and has left.

    Rules: DIP-BARMY-06, D-20.
    """
    world = transcript.world
    empty_centres = (
        centre
        for centre in world.unguarded_centres
        if centre not in world.position.units and not world.position.owners[centre]
    )
    guarded_centres = tuple(
        sorted(centre for centre in empty_centres if centre not in world.position.garrisons)
    )
    if guarded_centres:
        transcript.add_event(CentresCaptured(world.turn, (), guarded_centres))


def _captured_centres(state: Game) -> Iterator[tuple[str, str]]:
    """Yield the captured centres with their new owners (DIP-CITY-08, DIP-FED-05, DIP-BARMY-06)."""
    world = state.world
    for province_id, unit in sorted(world.position.units.items()):
        owner = world.position.owners.get(province_id)
        if owner is None or not unit.owner or _is_centre_kept(world, province_id, unit):
            continue
        if unit.barbarian:
            if owner and _makes_centre_neutral(state, unit, owner):
                yield province_id, NO_OWNER
        elif not owner or world.side(owner) != world.side(unit.owner):
            yield province_id, unit.owner


def _is_centre_kept(world: World, place: str, unit: Piece) -> bool:
    """Return whether an empire's garrison keeps a centre although a foreign unit is in it.

    Rule: DIP-CITY-03.

    A unit that enters by force destroys the garrison. The foreign unit came as a partner's unit. By
    a reading of D-13 it may stay.
    """
    guard = world.position.garrisons.get(place)
    return guard is not None and guard != NO_OWNER and world.side(guard) != world.side(unit.owner)


def _makes_centre_neutral(state: Game, unit: Piece, owner: str) -> bool:
    """Return whether a barbarian army makes a centre neutral of another side (DIP-BARMY-06)."""
    is_hostile = state.world.side(owner) != state.world.side(unit.owner)
    return is_hostile or state.switch("raise.in_own_centre") == "reverts"


def _centres_to_guard(state: Game, captured_centres: dict[str, str]) -> Iterator[str]:
    """Yield neutral centres that get a garrison beside a barbarian army (DIP-BARMY-06)."""
    board, is_guarded_later = (
        state.world.position,
        state.switch("raise.capture_garrison") == "when_army_leaves",
    )
    for place, unit in board.units.items():
        owner, guard = (
            captured_centres.get(place, board.owners.get(place)),
            board.garrisons.get(place),
        )
        must_guard_later = is_guarded_later and guard is None
        if unit.barbarian and owner == NO_OWNER and guard != NO_OWNER and not must_guard_later:
            yield place

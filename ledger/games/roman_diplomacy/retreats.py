"""RETREATS: a dislodged unit goes to a possible place, or is disbanded (DATC 4.A.5)."""

from collections import Counter
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Disband, Retreat
from ledger.games.roman_diplomacy.adjudication.results import Dislodged, Outcome
from ledger.games.roman_diplomacy.adjudication.retreats import (
    pieces_after_retreats,
    places_to_retreat,
)
from ledger.games.roman_diplomacy.events.board import RetreatsResolved
from ledger.games.roman_diplomacy.movement import change_between, readings_of
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder
from ledger.games.roman_diplomacy.orders import must_be_notation, orders_of_lines
from ledger.games.roman_diplomacy.state import Game
from ledger.games.roman_diplomacy.steps import numbered_name
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.record.objection import Objection, Objections, first_unmet


def outcome_before_retreats(state: Game) -> Outcome:
    """Return the position in which units must retreat."""
    world = state.world
    return Outcome((), world.position.pieces, world.dislodged, (), world.contested_provinces)


def locations_for_retreat(state: Game, dislodged_piece: Dislodged) -> tuple[str, ...]:
    """Return the locations to which a dislodged unit can go, in order."""
    readings = readings_of(state)
    return places_to_retreat(
        state.world.board, outcome_before_retreats(state), dislodged_piece, readings
    )


def units_to_retreat(state: Game, player: str) -> tuple[Dislodged, ...]:
    """Return the dislodged units of an empire that have a place to go."""
    own_dislodged = (
        dislodged_piece
        for dislodged_piece in state.world.dislodged
        if dislodged_piece.piece.owner == player
    )
    return tuple(
        dislodged_piece
        for dislodged_piece in own_dislodged
        if locations_for_retreat(state, dislodged_piece)
    )


def units_to_retreat_by_name(state: Game, player: str) -> dict[str, Dislodged]:
    """Return these units by the unique names under which they are ordered."""
    retreaters, name_counts = dict[str, Dislodged](), Counter[str]()
    for dislodged_piece in units_to_retreat(state, player):
        name_counts[dislodged_piece.piece.name] += 1
        retreaters[
            numbered_name(dislodged_piece.piece.name, name_counts[dislodged_piece.piece.name])
        ] = dislodged_piece
    return retreaters


def must_be_retreats(state: Game, actor: str, order_lines: tuple[str, ...]) -> Objections:
    """Refuse a line unless it is a possible retreat or a disband of an own dislodged unit."""
    notation_objections = must_be_notation(state.world, order_lines)
    yield from first_unmet(
        notation_objections, _must_be_for_the_dislodged(state, actor, order_lines)
    )


def _must_be_for_the_dislodged(state: Game, actor: str, order_lines: tuple[str, ...]) -> Objections:
    used_numbers: set[int] = set()
    for line_number, written_order in enumerate(orders_of_lines(state.world, order_lines), start=1):
        order, unit_number = (
            written_order.order,
            _unit_of_line(state, actor, written_order, used_numbers),
        )
        if not isinstance(order, Retreat | Disband) or unit_number is None:
            yield Objection("DIP-START-04", "not-a-retreat", {"line": line_number}, waivable=False)
            continue
        used_numbers.add(unit_number)
        if isinstance(order, Retreat) and not _is_retreat_possible(state, unit_number, order):
            yield Objection("DIP-START-04", "no-retreat", {"line": line_number}, waivable=False)


def _unit_of_line(
    state: Game, player: str, written_order: WrittenOrder, used_numbers: AbstractSet[int]
) -> int | None:
    """Return the index of the dislodged unit that a line is for; None if there is none.

    Several units can have been dislodged from one province, in different impulses. The kind of unit
    tells them apart. If two units have the same kind, the first line is for the first unit that has
    a place to go.
    """
    place, dislodged_pieces = (
        province_of(getattr(written_order.order, "at", "")),
        state.world.dislodged,
    )
    matching_numbers = [
        unit_index
        for unit_index, dislodged_piece in enumerate(dislodged_pieces)
        if dislodged_piece.piece.owner == player and dislodged_piece.piece.province == place
    ]
    same_numbers = [
        unit_index
        for unit_index in matching_numbers
        if dislodged_pieces[unit_index].piece.letter == written_order.kind
    ]
    free_numbers = [unit_index for unit_index in same_numbers if unit_index not in used_numbers]
    return min(
        free_numbers,
        key=lambda unit_index: not locations_for_retreat(state, dislodged_pieces[unit_index]),
        default=None,
    )


def _is_retreat_possible(state: Game, unit_index: int, order: Retreat) -> bool:
    return order.to in locations_for_retreat(state, state.world.dislodged[unit_index])


def resolve_retreats(
    transcript: BoardTranscript, lines_by_player: Mapping[str, tuple[str, ...]]
) -> None:
    """Carry out the retreats.

    Units without a retreat, and units that meet in one province, are disbanded.
    """
    state, world = transcript.state, transcript.world
    goals = _goals_of_retreats(state, lines_by_player)
    locations = pieces_after_retreats(
        world.board, outcome_before_retreats(state), goals, readings_of(state)
    )
    retreated_pieces = tuple(piece for piece in locations if piece is not None)
    lost_pieces = tuple(
        dislodged_piece.piece
        for dislodged_piece, place in zip(world.dislodged, locations, strict=True)
        if place is None
    )
    clears_markers = bool(state.switch("clear.retreats"))
    change = change_between(
        world, (*world.position.pieces, *retreated_pieces), clears_markers=clears_markers
    )
    transcript.add_event(RetreatsResolved(world.turn, change, lost_pieces))


def _goals_of_retreats(state: Game, lines_by_player: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Return the goal of each dislodged unit, in order; "" if it has none."""
    goals: dict[int, str] = {}
    for player, order_lines in lines_by_player.items():
        for written_order in orders_of_lines(state.world, order_lines):
            unit_number = _unit_of_line(state, player, written_order, goals.keys())
            if unit_number is not None and isinstance(written_order.order, Retreat | Disband):
                goals[unit_number] = getattr(written_order.order, "to", "")
    return [goals.get(unit_index, "") for unit_index in range(len(state.world.dislodged))]

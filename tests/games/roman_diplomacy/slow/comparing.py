"""Both adjudicators on one situation: a turn, its retreats, and barbarians afterwards."""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from random import Random

from ledger.games.roman_diplomacy.adjudication.barbarians import (
    SpreadReadings,
    markers_left,
    spread_of_barbarians,
)
from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.impulses import AdjudicatedTurn, adjudicate_turn
from ledger.games.roman_diplomacy.adjudication.orders import Order, Piece, Readings
from ledger.games.roman_diplomacy.adjudication.petrol import fleet_orders_left
from ledger.games.roman_diplomacy.adjudication.retreats import (
    pieces_after_retreats,
    places_to_retreat,
)
from tests.games.roman_diplomacy.slow.after import (
    dislodged_units,
    possible_retreats,
    remaining_barbarians,
    retreated_units,
    spread_barbarians,
)
from tests.games.roman_diplomacy.slow.groups import TooManyOrdersError
from tests.games.roman_diplomacy.slow.situation import Situation
from tests.games.roman_diplomacy.slow.turn import MovingUnit, SlowTurn, play_slowly

Fast = Callable[[Board, list[Piece], list[Order], Readings], AdjudicatedTurn]
SPREADINGS = (
    SpreadReadings(),
    SpreadReadings(cascade=True),
    SpreadReadings(any_border=True),
    SpreadReadings(fleets_block=False),
    SpreadReadings(centres_marked=True, cascade=True),
)


def differences(
    situation: Situation, slowly: SlowTurn | None = None, fast: Fast = adjudicate_turn
) -> list[str]:
    """Return the differences between the adjudicators. The result is empty if they agree.

    Raise TooManyOrdersError if a group is too large to be tried.
    """
    board, readings = situation.board, situation.readings
    slowly = slowly or play_slowly(board, situation.pieces, situation.orders, readings)
    turn = fast(board, situation.pieces, situation.orders, readings)
    found = [*_movement_differences(turn, slowly), *_petrol_differences(situation)]
    return found or [*_later_differences(situation, turn, slowly)]


def _movement_differences(turn: AdjudicatedTurn, slowly: SlowTurn) -> Iterator[str]:
    for number, (after, contested, outcome) in enumerate(
        zip_longest(slowly.after, slowly.contested, turn.impulses), start=1
    ):
        if outcome is None or after is None:
            yield f"{len(turn.impulses)} impulses, not {len(slowly.after)}"
            return
        if frozenset(outcome.pieces) != after:
            yield f"impulse {number}: {_set_difference_text(outcome.pieces, after)}"
        if outcome.contested != contested:
            yield f"impulse {number}: stand-offs {outcome.contested}, not {contested}"
    verdicts = {one.piece: one.verdict for one in turn.outcome.results}
    for unit in slowly.units:
        if verdicts[unit.piece] != unit.verdict:
            yield f"{unit.piece.name}: {verdicts[unit.piece]}, not {unit.verdict}"
    yield from _loss_differences(turn, slowly)


def _loss_differences(turn: AdjudicatedTurn, slowly: SlowTurn) -> Iterator[str]:
    outcome = turn.outcome
    if outcome.contested != slowly.standoff_provinces or {*outcome.pieces} != {*slowly.standing}:
        yield "the turn does not end as its impulses"
    lost = {(one.piece, one.attacker, one.by_sea) for one in outcome.dislodged}
    expected = {(one.now, one.lost_to, one.by_sea) for one in dislodged_units(slowly)}
    if lost != expected:
        yield f"dislodged: {_set_difference_text(lost, expected)}"
    gone = {one.now for one in slowly.units if one.lost_to and one.is_garrison}
    if {*outcome.destroyed} != gone:
        yield f"destroyed: {_set_difference_text(outcome.destroyed, gone)}"


def _set_difference_text(ours: object, theirs: object) -> str:
    one, other = {*ours}, {*theirs}  # type: ignore[misc] # values of any type are compared
    return f"{one - other}, not {other - one}"


def _petrol_differences(situation: Situation) -> Iterator[str]:
    """Return the petrol spent: one for each part of a path and for any other order."""
    for owner in {piece.owner for piece in situation.pieces}:
        own = [one for one in situation.ordered if one[0].kind == "F" and one[0].owner == owner]
        given = [order for _, order in own if order is not None]
        left = len(own) - sum(1 + len(getattr(one, "further", ())) for one in given)
        said = fleet_orders_left(situation.pieces, owner, given)
        if said != left:
            yield f"{owner} has petrol for {said} more, not {left}"


def _later_differences(
    situation: Situation, turn: AdjudicatedTurn, slowly: SlowTurn
) -> Iterator[str]:
    """Compare random retreats, and the barbarians after them."""
    board, readings, chance = situation.board, situation.readings, Random(len(slowly.units))
    choices, wanted = [], []
    for one, unit in zip(turn.outcome.dislodged, _dislodged_in_order(turn, slowly), strict=True):
        open_ = possible_retreats(board, slowly, unit, readings)
        said = places_to_retreat(board, turn.outcome, one, readings)
        if said != tuple(open_):
            yield f"{unit.piece.name} may retreat to {said}, not {open_}"
        wanted.append(chance.choice(["", *open_, *open_]))
        choices.append((unit, wanted[-1]))
    taken = pieces_after_retreats(board, turn.outcome, wanted, readings)
    back = retreated_units(choices)
    if [*taken] != back:
        yield f"after retreats {taken}, not {back}"
    yield from _barbarian_differences(situation, [*slowly.standing, *(one for one in back if one)])


def _dislodged_in_order(turn: AdjudicatedTurn, slowly: SlowTurn) -> list[MovingUnit]:
    """Return the dislodged units as the adjudicator names them. Two of them may be equal."""
    left = dislodged_units(slowly)
    found = []
    for one in turn.outcome.dislodged:
        key = one.piece, one.attacker, one.by_sea
        found.append(next(u for u in left if (u.now, u.lost_to, u.by_sea) == key))
        left.remove(found[-1])
    return found


def _barbarian_differences(situation: Situation, pieces: list[Piece]) -> Iterator[str]:
    before, board = situation.pieces, situation.board
    held = {one.province for one in before if one.kind == "G"}
    markers = frozenset(situation.markers - held)
    came = [one for one in pieces if one not in before]
    left = remaining_barbarians(markers, before, pieces)
    if markers_left(markers, came) != left:
        yield f"cleared to {_set_difference_text(markers_left(markers, came), left)}"
    for spreading in SPREADINGS:
        after = spread_of_barbarians(board, frozenset(left), pieces, spreading)
        found, lost = spread_barbarians(board, frozenset(left), pieces, spreading)
        if {*after.markers} != found or {*after.lost} != lost:
            marker_text = _set_difference_text(after.markers, found)
            yield f"{spreading}: {marker_text}; {_set_difference_text(after.lost, lost)}"


def do_adjudicators_differ(situation: Situation, fast: Fast = adjudicate_turn) -> bool:
    """Return whether the adjudicators differ on a situation that the slow one can decide."""
    try:
        return bool(differences(situation, fast=fast))
    except TooManyOrdersError:
        return False


def final_places(slowly: SlowTurn) -> list[str]:
    """Return the place of each piece after movement, or "gone"."""
    return ["gone" if one.lost_to else one.at for one in slowly.units]

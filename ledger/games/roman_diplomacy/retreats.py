"""RETREATS: whoever was dislodged goes where it may, or is disbanded (DATC 4.A.5)."""

from collections.abc import Iterator, Mapping

from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Disband, Retreat
from ledger.games.roman_diplomacy.adjudication.results import Dislodged, Outcome
from ledger.games.roman_diplomacy.adjudication.retreats import places_to_retreat, retreats_taken
from ledger.games.roman_diplomacy.events.board import RetreatsResolved
from ledger.games.roman_diplomacy.movement import change_between, readings_of
from ledger.games.roman_diplomacy.notation.read import NotationError, read_order
from ledger.games.roman_diplomacy.orders import places_of
from ledger.games.roman_diplomacy.state import Game
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.objection import Objection, Objections


def outcome_of(state: Game) -> Outcome:
    """The position in which units must retreat."""
    world = state.world
    return Outcome((), world.now.pieces, world.dislodged, (), world.contested)


def places_for(state: Game, dislodged: Dislodged) -> tuple[str, ...]:
    """Where a dislodged unit may go, in order."""
    readings = readings_of(state)
    return places_to_retreat(state.world.board, outcome_of(state), dislodged, readings)


def retreating(state: Game, who: str) -> tuple[Dislodged, ...]:
    """The dislodged units of an empire that have somewhere to go."""
    own = (one for one in state.world.dislodged if one.piece.owner == who)
    return tuple(one for one in own if places_for(state, one))


def must_be_retreats(state: Game, actor: str, texts: tuple[str, ...]) -> Objections:
    """Each line is a retreat of an own dislodged unit to where it may go, or disbands it."""
    own = {one.piece.province: one for one in state.world.dislodged if one.piece.owner == actor}
    for number, text in enumerate(texts, start=1):
        try:
            order = read_order(text, places_of(state.world), number).order
        except NotationError as wrong:
            args = {"line": wrong.line, "column": wrong.column, "wrong": wrong.message}
            yield Objection("DIP-START-04", "not-an-order", args, waivable=False)
            continue
        if not isinstance(order, Retreat | Disband) or province_of(order.at) not in own:
            yield Objection("DIP-START-04", "not-a-retreat", {"line": number}, waivable=False)
        elif isinstance(order, Retreat):
            places = places_for(state, own[province_of(order.at)])
            if order.to not in places:
                yield Objection("DIP-START-04", "no-retreat", {"line": number}, waivable=False)


def resolve_retreats(story: BoardTranscript, given: Mapping[str, tuple[str, ...]]) -> None:
    """Carry out the retreats; units without one, or that meet, are disbanded."""
    state, world = story.state, story.world
    orders = tuple(_orders(state, given))
    taken = retreats_taken(world.board, outcome_of(state), orders, readings_of(state))
    back = tuple(one for one in taken if one is not None)
    gone = tuple(
        one.piece for one, place in zip(world.dislodged, taken, strict=True) if place is None
    )
    clears = bool(state.switch("clear.retreats"))
    change = change_between(world, (*world.now.pieces, *back), clears=clears)
    story.tell(RetreatsResolved(world.turn, change, gone))


def _orders(state: Game, given: Mapping[str, tuple[str, ...]]) -> Iterator[Retreat]:
    for who, texts in given.items():
        own = {one.piece.province for one in state.world.dislodged if one.piece.owner == who}
        for text in texts:
            order = read_order(text, places_of(state.world)).order
            if isinstance(order, Retreat) and province_of(order.at) in own:
                yield order

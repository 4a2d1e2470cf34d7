"""Makes a situation smaller while two adjudicators still differ on it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec

from ledger.games.roman_diplomacy.adjudication.orders import Move, Order
from tests.games.roman_diplomacy.slow.situation import Situation


def shrink_situation(situation: Situation, still: Callable[[Situation], bool]) -> Situation:
    """Return a situation of which no part can be left out while `still` is true."""
    while smaller := next(filter(still, _smaller_situations(situation)), None):
        situation = smaller
    return situation


def _smaller_situations(situation: Situation) -> Iterator[Situation]:
    """Yield the situation with one part less, the largest parts first."""
    ordered = situation.ordered
    for size in (len(ordered) // 2, len(ordered) // 4, 1):
        for start in range(0, len(ordered), size) if size else ():
            yield replace(situation, ordered=ordered[:start] + ordered[start + size :])
    for number, (piece, order) in enumerate(ordered):
        for simpler in _simpler_orders(order):
            changed = (*ordered[:number], (piece, simpler), *ordered[number + 1 :])
            yield replace(situation, ordered=changed)
    if situation.markers:
        yield replace(situation, markers=frozenset())
    for marker in situation.markers:
        yield replace(situation, markers=situation.markers - {marker})
    if situation.together:
        yield replace(situation, together=frozenset())
    for word in situation.words:
        yield replace(situation, words=situation.words - {word})


def _simpler_orders(order: Order | None) -> Iterator[Order | None]:
    if order is not None:
        yield None
    if isinstance(order, Move) and order.further:
        yield msgspec.structs.replace(order, further=order.further[:-1])
    if isinstance(order, Move) and order.via:
        yield msgspec.structs.replace(order, via=False)

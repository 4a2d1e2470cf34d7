"""How the kernel's cards follow the kernel's entries. Nothing here refuses."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.entry import Entry
from ledger.kernel import card_events as cards
from ledger.state import Card, Kernel


def _claimed(kernel: Kernel, event: cards.CardClaimed, _entry: Entry) -> Kernel:
    before = kernel.cards[event.card]
    card = replace(before, device=event.device, key=event.key, client=event.client)
    return replace(kernel, cards=kernel.cards.set(event.card, card))


def _moved(kernel: Kernel, event: cards.CardMoved, entry: Entry) -> Kernel:
    before = kernel.cards[event.card]
    moves = (*before.moves, entry.at)
    card = replace(before, device=event.device, moves=moves, key=event.key, client=event.client)
    return replace(kernel, cards=kernel.cards.set(event.card, card))


def _reissued(kernel: Kernel, event: cards.CardReissued, _entry: Entry) -> Kernel:
    character = kernel.cards[event.card].character
    card = Card(event.card, character, event.generation, petition=event.petition)
    return replace(kernel, cards=kernel.cards.set(event.card, card))


CARD_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    cards.CardClaimed: _claimed,
    cards.CardMoved: _moved,
    cards.CardReissued: _reissued,
}

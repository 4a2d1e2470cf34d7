"""The folds of cards and their holders over the kernel's entries.

These functions never refuse an entry.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from ledger.kernel.cast.folds import without_cast_member
from ledger.kernel.stand_ins.folds import STAND_IN_FOLDS, without_stand_ins
from ledger.kernel.vocabulary import card_events as cards
from ledger.kernel.windows.folds import with_character_excused
from ledger.record.cast import Knock
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from ledger.record.state import Card, Kernel

T = TypeVar("T")


def _evolve_claim(kernel: Kernel, event: cards.CardClaimed, entry: Entry) -> Kernel:
    old_card = kernel.cards[event.card]
    claim_position = old_card.claimed or entry.position
    card = replace(
        old_card, device=event.device, key=event.key, client=event.client, claimed=claim_position
    )
    return replace(kernel, cards=kernel.cards.set(event.card, card))


def _evolve_move(kernel: Kernel, event: cards.CardMoved, entry: Entry) -> Kernel:
    old_card = kernel.cards[event.card]
    moves = (*old_card.moves, entry.at)
    card = replace(old_card, device=event.device, moves=moves, key=event.key, client=event.client)
    return replace(kernel, cards=kernel.cards.set(event.card, card))


def _evolve_reissue(kernel: Kernel, event: cards.CardReissued, _entry: Entry) -> Kernel:
    old_card = kernel.cards[event.card]
    card = Card(
        event.card,
        old_card.character,
        event.generation,
        petition=event.petition,
        claimed=old_card.claimed,  # the player is no newcomer
    )
    return replace(kernel, cards=kernel.cards.set(event.card, card))


def _evolve_knock(kernel: Kernel, event: cards.Knocked, entry: Entry) -> Kernel:
    knock = Knock(event.knock, event.name, entry.at, entry.position)
    return replace(kernel, knocks=kernel.knocks.set(event.knock, knock))


def _evolve_turning_away(kernel: Kernel, event: cards.TurnedAway, _entry: Entry) -> Kernel:
    return replace(kernel, knocks=_without_keys(kernel.knocks, (event.knock,)))


def _evolve_entering_character(
    kernel: Kernel, event: cards.CharacterEntered, _entry: Entry
) -> Kernel:
    new_cards = {card: Card(card, event.character, petition=event.asked) for card in event.cards}
    return replace(
        _with_new_player(kernel, event),
        cards=kernel.cards.update(new_cards),
        players=(*kernel.players, event.character) if event.sits else kernel.players,
    )


def _evolve_handover(kernel: Kernel, event: cards.CharacterHandedOver, _entry: Entry) -> Kernel:
    new_cards = {
        card: Card(card, event.character, generation, petition=event.asked)
        for card, generation in event.prints
    }
    kernel = without_cast_member(_with_new_player(kernel, event), event.character)
    kernel = without_stand_ins(kernel, event.character)
    return replace(kernel, cards=kernel.cards.update(new_cards))


def _with_new_player(
    kernel: Kernel, event: cards.CharacterEntered | cards.CharacterHandedOver
) -> Kernel:
    """Return the kernel with the new player's name, and without the player's knock.

    The name of the earlier player is removed.
    """
    names_left = _without_keys(kernel.names, (event.character,))
    return replace(
        kernel,
        names=names_left.set(event.character, event.name) if event.name else names_left,
        knocks=_without_keys(kernel.knocks, (event.asked,)),
    )


def _evolve_retirement(kernel: Kernel, event: cards.CharacterRetired, _entry: Entry) -> Kernel:
    """Return the kernel without the character.

    The character's petitions end, and expired ones are dropped. Petitions that ask for the
    character's consent end, too, so that no act waits for it.
    """
    kernel = without_stand_ins(without_cast_member(kernel, event.character), event.character)
    character, own_cards = event.character, kernel.cards_of(event.character)
    petitions, duties, appeals = kernel.petitions, kernel.duties, kernel.appeals
    petition_ids = (
        petition.id
        for petition in petitions.values()
        if character in (petition.actor, *petition.voices)
    )
    expired_ids = (
        petition_id
        for petition_id, expired_petition in kernel.expired.items()
        if character in (expired_petition.petition.actor, *expired_petition.petition.voices)
    )
    return replace(
        kernel,
        cards=_without_keys(kernel.cards, own_cards),
        gone=kernel.gone.update({card: kernel.cards[card] for card in own_cards}),
        names=_without_keys(kernel.names, (character,)),
        players=tuple(player for player in kernel.players if player != character),
        petitions=_without_keys(petitions, petition_ids),
        expired=_without_keys(kernel.expired, expired_ids),
        duties=_without_keys(
            duties, (duty.id for duty in duties.values() if duty.owes == character)
        ),
        appeals=_without_keys(
            appeals, (appeal.id for appeal in appeals.values() if appeal.actor == character)
        ),
        windows=with_character_excused(kernel.windows, character),
    )


def _without_keys(entries_by_key: Map[str, T], keys: Iterable[str]) -> Map[str, T]:
    for key in tuple(keys):
        entries_by_key = entries_by_key.delete(key) if key in entries_by_key else entries_by_key
    return entries_by_key


CARD_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    cards.CardClaimed: _evolve_claim,
    cards.CardMoved: _evolve_move,
    cards.CardReissued: _evolve_reissue,
    cards.Knocked: _evolve_knock,
    cards.TurnedAway: _evolve_turning_away,
    cards.CharacterEntered: _evolve_entering_character,
    cards.CharacterHandedOver: _evolve_handover,
    cards.CharacterRetired: _evolve_retirement,
    **STAND_IN_FOLDS,
}

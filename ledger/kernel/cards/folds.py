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


def _evolve_claim(kernel_state: Kernel, event: cards.CardClaimed, entry: Entry) -> Kernel:
    old_card = kernel_state.cards[event.card]
    claim_position = old_card.claimed or entry.position
    card = replace(
        old_card, device=event.device, key=event.key, client=event.client, claimed=claim_position
    )
    return replace(kernel_state, cards=kernel_state.cards.set(event.card, card))


def _evolve_move(kernel_state: Kernel, event: cards.CardMoved, entry: Entry) -> Kernel:
    old_card = kernel_state.cards[event.card]
    moves = (*old_card.moves, entry.at)
    card = replace(old_card, device=event.device, moves=moves, key=event.key, client=event.client)
    return replace(kernel_state, cards=kernel_state.cards.set(event.card, card))


def _evolve_reissue(kernel_state: Kernel, event: cards.CardReissued, _entry: Entry) -> Kernel:
    old_card = kernel_state.cards[event.card]
    card = Card(
        event.card,
        old_card.character,
        event.generation,
        petition=event.petition,
        claimed=old_card.claimed,  # the player is no newcomer
    )
    return replace(kernel_state, cards=kernel_state.cards.set(event.card, card))


def _evolve_knock(kernel_state: Kernel, event: cards.Knocked, entry: Entry) -> Kernel:
    knock = Knock(event.knock, event.name, entry.at, entry.position)
    return replace(kernel_state, knocks=kernel_state.knocks.set(event.knock, knock))


def _evolve_turning_away(kernel_state: Kernel, event: cards.TurnedAway, _entry: Entry) -> Kernel:
    return replace(kernel_state, knocks=_without_keys(kernel_state.knocks, (event.knock,)))


def _evolve_entering_character(
    kernel_state: Kernel, event: cards.CharacterEntered, _entry: Entry
) -> Kernel:
    new_cards = {card: Card(card, event.character, petition=event.asked) for card in event.cards}
    return replace(
        _with_new_player(kernel_state, event),
        cards=kernel_state.cards.update(new_cards),
        players=(*kernel_state.players, event.character) if event.sits else kernel_state.players,
    )


def _evolve_handover(
    kernel_state: Kernel, event: cards.CharacterHandedOver, _entry: Entry
) -> Kernel:
    new_cards = {
        card: Card(card, event.character, generation, petition=event.asked)
        for card, generation in event.prints
    }
    kernel_state = without_cast_member(_with_new_player(kernel_state, event), event.character)
    kernel_state = without_stand_ins(kernel_state, event.character)
    return replace(kernel_state, cards=kernel_state.cards.update(new_cards))


def _with_new_player(
    kernel_state: Kernel, event: cards.CharacterEntered | cards.CharacterHandedOver
) -> Kernel:
    """Return the kernel with the new player's name, and without the player's knock.

    The name of the earlier player is removed.
    """
    names_left = _without_keys(kernel_state.names, (event.character,))
    return replace(
        kernel_state,
        names=names_left.set(event.character, event.name) if event.name else names_left,
        knocks=_without_keys(kernel_state.knocks, (event.asked,)),
    )


def _evolve_retirement(
    kernel_state: Kernel, event: cards.CharacterRetired, _entry: Entry
) -> Kernel:
    """Return the kernel without the character.

    The character's petitions end, and expired ones are dropped. Petitions that ask for the
    character's consent end, too, so that no act waits for it.
    """
    kernel_state = without_stand_ins(
        without_cast_member(kernel_state, event.character), event.character
    )
    character, own_cards = event.character, kernel_state.cards_of(event.character)
    petitions, duties, appeals = kernel_state.petitions, kernel_state.duties, kernel_state.appeals
    petition_ids = (
        petition.id
        for petition in petitions.values()
        if character in (petition.actor, *petition.voices)
    )
    expired_ids = (
        petition_id
        for petition_id, expired_petition in kernel_state.expired.items()
        if character in (expired_petition.petition.actor, *expired_petition.petition.voices)
    )
    return replace(
        kernel_state,
        cards=_without_keys(kernel_state.cards, own_cards),
        gone=kernel_state.gone.update({card: kernel_state.cards[card] for card in own_cards}),
        names=_without_keys(kernel_state.names, (character,)),
        players=tuple(player for player in kernel_state.players if player != character),
        petitions=_without_keys(petitions, petition_ids),
        expired=_without_keys(kernel_state.expired, expired_ids),
        duties=_without_keys(
            duties, (duty.id for duty in duties.values() if duty.owes == character)
        ),
        appeals=_without_keys(
            appeals, (appeal.id for appeal in appeals.values() if appeal.actor == character)
        ),
        windows=with_character_excused(kernel_state.windows, character),
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

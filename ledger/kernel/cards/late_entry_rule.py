"""Late entry: drafts for characters that join, change hands and leave.

Stewards' acts use these drafts, and a game's own acts may use them, too. `asked` is the command
whose token opens the character's cards, such as a knock. `name` is the digest of the person's name.
"""

from itertools import count
from typing import Any

from ledger.contract.acts import Draft, Drafts
from ledger.contract.ruleset import LateEntry, Ruleset
from ledger.kernel.vocabulary.card_events import (
    CharacterEntered,
    CharacterHandedOver,
    CharacterRetired,
)
from ledger.record.state import Kernel, State


def entering_draft(
    state: State[Any], character: str, petition: str = "", person_name: str = ""
) -> Draft:
    """Return the draft by which a character joins with a card.

    If the game has a list of people who sat down to play, the character is added to the list.
    """
    cards, has_players = (_unused_card_id(state.kernel, character),), bool(state.kernel.players)
    return Draft(CharacterEntered(character, cards, petition, person_name, has_players))


def _unused_card_id(kernel_state: Kernel, character: str) -> str:
    """Return the id of a card that never existed, so that no old token opens it."""
    cards = (f"{character}-{card_number}" for card_number in count(1))
    return next(
        card for card in cards if card not in kernel_state.cards and card not in kernel_state.gone
    )


def handover_draft(
    state: State[Any], character: str, petition: str = "", person_name: str = ""
) -> Draft:
    """Return the draft by which another person plays a character.

    The character's cards are void at once, and printed again.
    """
    cards, own_cards = state.kernel.cards, state.kernel.cards_of(character)
    card_generations = tuple((card, cards[card].generation + 1) for card in own_cards)
    return Draft(CharacterHandedOver(character, card_generations, petition, person_name))


def retirement_draft(character: str) -> Draft:
    """Return the draft by which a character leaves. Its cards, duties and requests end."""
    return Draft(CharacterRetired(character))


def entering_drafts_with_goods(
    late_entry: LateEntry[Any], state: State[Any], character: str, petition: str, person_name: str
) -> Drafts:
    """Return the drafts by which a character joins with the goods that the game gives it."""
    return (
        entering_draft(state, character, petition, person_name),
        *late_entry.starts(state, character),
    )


def retirement_drafts_with_goods(
    late_entry: LateEntry[Any], state: State[Any], character: str
) -> Drafts:
    """Return the drafts by which a character leaves, with the game's drafts about its goods."""
    return (retirement_draft(character), *late_entry.leaves(state, character))


def may_knock(rules: Ruleset[Any], state: State[Any]) -> bool:
    """Return whether a newcomer may knock, because a character is free and the game goes on."""
    late_entry = rules.seats.late
    if late_entry is None or state.kernel.status == "closed" or rules.course.finished(state):
        return False
    return bool(late_entry.free(state) or late_entry.changing_hands(state))


def is_let_in_at_once(rules: Ruleset[Any], state: State[Any]) -> bool:
    """Return whether a newcomer who knocks now is let in without a steward."""
    late_entry = rules.seats.late
    if late_entry is None or not may_knock(rules, state):
        return False
    return late_entry.to_anybody(state) and bool(late_entry.free(state))

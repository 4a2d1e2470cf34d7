"""Late entry: characters that come into play, change hands and leave, as drafts.

The acts of stewards are made of these, and so may be the effects of a game's own acts. `asked` is
the command whose token opens the character's cards, such as a knock; `name` the digest of what the
person is called.
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


def entering(state: State[Any], character: str, asked: str = "", name: str = "") -> Draft:
    """A character comes into play with a card; where people sat down to play, it joins them."""
    cards, sits = (_unused_card(state.kernel, character),), bool(state.kernel.players)
    return Draft(CharacterEntered(character, cards, asked, name, sits))


def _unused_card(kernel: Kernel, character: str) -> str:
    """A card that never was: an old token must not open it."""
    cards = (f"{character}-{number}" for number in count(1))
    return next(card for card in cards if card not in kernel.cards and card not in kernel.gone)


def handing_over(state: State[Any], character: str, asked: str = "", name: str = "") -> Draft:
    """Somebody else plays a character: its cards are void at once, and printed anew."""
    cards, own = state.kernel.cards, state.kernel.cards_of(character)
    prints = tuple((card, cards[card].generation + 1) for card in own)
    return Draft(CharacterHandedOver(character, prints, asked, name))


def retiring(character: str) -> Draft:
    """A character leaves play: its cards are dead, and it owes and asks nothing any more."""
    return Draft(CharacterRetired(character))


def entered(
    late: LateEntry[Any], state: State[Any], character: str, asked: str, name: str
) -> Drafts:
    """A character comes into play, with all that the game gives it."""
    return (entering(state, character, asked, name), *late.starts(state, character))


def retired(late: LateEntry[Any], state: State[Any], character: str) -> Drafts:
    """A character leaves play, and what it has goes where the game says."""
    return (retiring(character), *late.leaves(state, character))


def may_knock(rules: Ruleset[Any], state: State[Any]) -> bool:
    """Whether somebody may ask to come in: there is a character for them, and the game goes on."""
    late = rules.late
    if late is None or state.kernel.status == "closed" or rules.finished(state):
        return False
    return bool(late.free(state) or late.changing_hands(state))


def is_let_in_at_once(rules: Ruleset[Any], state: State[Any]) -> bool:
    """Whether who knocks now needs no steward."""
    late = rules.late
    if late is None or not may_knock(rules, state):
        return False
    return late.to_anybody(state) and bool(late.free(state))
